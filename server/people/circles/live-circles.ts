import type { Bus } from '../../core/events/bus.ts';
import type { LiveEvent } from '../../core/events/live-event.ts';
import { END, type Followed, Subscribers } from '../../core/events/subscribers.ts';

interface Open {
  readers: Set<string>;
  /** The lists that its open pages show. */
  listIds: ReadonlySet<string>;
}

/** Follows circles for the open pages of this process. Each reads anew for itself: what somebody gives is theirs alone. */
export class LiveCircles {
  private readonly subscribers = new Subscribers<null>();
  private readonly open = new Map<string, Open>();

  constructor(bus: Bus) {
    bus.onEvent((event) => this.tell(event));
    bus.onGap(() => {
      for (const circleId of this.open.keys()) this.tellAll(circleId);
    });
  }

  /** A circle now, and again after each change. `read` gives null for who is in it no longer, which ends it. */
  watch<Seen>(circleId: string, userId: string, read: () => Promise<Seen | null>): Followed<Seen> {
    const key = keyOf(circleId, userId);
    return this.subscribers.follow(key, async () => (await read()) ?? END, {
      onStart: (send) => {
        const open = this.open.get(circleId) ?? { readers: new Set(), listIds: new Set() };
        open.readers.add(userId);
        this.open.set(circleId, open);
        send(null);
      },
      onEnd: () => {
        if (!this.subscribers.has(key)) this.open.get(circleId)?.readers.delete(userId);
        if (this.open.get(circleId)?.readers.size === 0) this.open.delete(circleId);
      },
    });
  }

  noteLists(circleId: string, listIds: readonly string[]): void {
    const open = this.open.get(circleId);
    if (open) open.listIds = new Set(listIds);
  }

  /** Purchases are no news of a circle. */
  private tell(event: LiveEvent): void {
    if (event.kind === 'CIRCLE_CHANGED') this.tellAll(event.circleId);
    if (event.kind === 'CIRCLE_DRAW_CHANGED')
      for (const userId of event.userIds) this.subscribers.send(keyOf(event.circleId, userId), null);
    if (event.kind !== 'LIST_EDITED' && event.kind !== 'LIST_REMOVED') return;
    for (const [circleId, { listIds }] of this.open) if (listIds.has(event.listId)) this.tellAll(circleId);
  }

  private tellAll(circleId: string): void {
    for (const userId of this.open.get(circleId)?.readers ?? []) this.subscribers.send(keyOf(circleId, userId), null);
  }
}

function keyOf(circleId: string, userId: string): string {
  return `${circleId} ${userId}`;
}
