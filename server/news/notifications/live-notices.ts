import type { MikroORM } from '@mikro-orm/postgresql';
import type { Bus } from '../../core/events/bus.ts';
import { isListEvent } from '../../core/events/live-event.ts';
import { type Followed, Subscribers } from '../../core/events/subscribers.ts';
import type { Unread } from './notification.type.ts';
import { countUnread } from './read-notices.ts';

/** How much there is to read, by the ids of people; null where it could not be counted. */
type Counted = Map<string, Unread> | null;

/** Tells the open screens of this process how much there is to read: one query per event, however many are watching. */
export class LiveNotices {
  /** They get what is being counted in the order of the events: a later count may be there first. */
  private readonly subscribers = new Subscribers<Promise<Counted>>();

  constructor(
    private readonly orm: MikroORM,
    bus: Bus,
    private readonly onProblem: (problem: unknown) => void = () => {},
  ) {
    bus.onEvent((event) => {
      if (event.kind === 'NOTICES_CHANGED') this.sendUnread(event.userIds);
      else if (isListEvent(event) && event.noticedIds) this.sendUnread(event.noticedIds);
    });
    bus.onGap(() => this.sendUnread(this.subscribers.keys));
  }

  /** How much there is to read now, and again whenever that changes. */
  watch(userId: string): Followed<Unread> {
    return this.subscribers.follow(userId, async (counting) => (await counting)?.get(userId) ?? null, {
      onStart: (send) => send(this.count([userId])),
    });
  }

  private sendUnread(userIds: readonly string[]): void {
    const watching = userIds.filter((id) => this.subscribers.has(id));
    if (watching.length === 0) return;
    const counting = this.count(watching);
    for (const id of watching) this.subscribers.send(id, counting);
  }

  /** One object for each person: sockets that get the same share its execution. */
  private async count(userIds: readonly string[]): Promise<Counted> {
    try {
      const counts = await countUnread(this.orm.em.fork(), userIds);
      return new Map(userIds.map((id) => [id, { unreadCount: counts.get(id) ?? 0 }]));
    } catch (problem) {
      this.onProblem(problem);
      return null;
    }
  }
}
