import type { Bus } from '../../core/events/bus.ts';
import type { LiveEvent } from '../../core/events/live-event.ts';
import { END, type Followed, Subscribers } from '../../core/events/subscribers.ts';

/** Follows circles for the open pages of this process. Each reads anew for itself: what somebody gives is theirs alone. */
export class LiveCircles {
  private readonly subscribers = new Subscribers<null>();
  /** The lists that an open page of a circle shows. */
  private readonly shown = new Map<string, ReadonlySet<string>>();

  constructor(bus: Bus) {
    bus.onEvent((event) => this.tell(event));
    bus.onGap(() => {
      for (const circleId of this.subscribers.keys) this.subscribers.send(circleId, null);
    });
  }

  /** A circle now, and again after each change. `read` gives null for who is in it no longer, which ends it. */
  watch<Seen>(circleId: string, read: () => Promise<Seen | null>): Followed<Seen> {
    return this.subscribers.follow(circleId, async () => (await read()) ?? END, {
      onStart: (send) => send(null),
      onEnd: () => {
        if (!this.subscribers.has(circleId)) this.shown.delete(circleId);
      },
    });
  }

  noteLists(circleId: string, listIds: readonly string[]): void {
    if (this.subscribers.has(circleId)) this.shown.set(circleId, new Set(listIds));
  }

  /** Purchases are no news of a circle. */
  private tell(event: LiveEvent): void {
    if (event.kind === 'CIRCLE_CHANGED') this.subscribers.send(event.circleId, null);
    if (event.kind !== 'LIST_EDITED' && event.kind !== 'LIST_REMOVED') return;
    for (const [circleId, listIds] of this.shown) if (listIds.has(event.listId)) this.subscribers.send(circleId, null);
  }
}
