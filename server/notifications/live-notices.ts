import { Repeater } from '@graphql-yoga/subscription';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Bus } from '../events/bus.ts';
import { isListEvent } from '../events/live-event.ts';
import type { Unread } from './notification.type.ts';
import { countUnread } from './read-notices.ts';

type Hear = (unread: Unread) => void;

/** Tells the open screens of this process how much there is to read: one query per event, however many are watching. */
export class LiveNotices {
  private readonly watchers = new Map<string, Set<Hear>>();

  constructor(
    private readonly orm: MikroORM,
    bus: Bus,
    private readonly onProblem: (problem: unknown) => void = () => {},
  ) {
    bus.onEvent((event) => {
      if (event.kind === 'NOTICES_CHANGED') this.tell(event.userIds);
      else if (isListEvent(event) && event.noticedIds) this.tell(event.noticedIds);
    });
    bus.onGap(() => this.tell([...this.watchers.keys()]));
  }

  /** How much there is to read now, and again whenever that changes. */
  watch(userId: string): AsyncIterable<Unread> {
    return new Repeater<Unread>(async (push, stop) => {
      const hear: Hear = (unread) => void push(unread).catch(() => {});
      const hearers = this.watchers.get(userId) ?? new Set();
      this.watchers.set(userId, hearers.add(hear));
      this.tell([userId], hear);
      await stop;
      hearers.delete(hear);
      if (hearers.size === 0) this.watchers.delete(userId);
    });
  }

  private tell(userIds: readonly string[], only?: Hear): void {
    const watching = userIds.filter((id) => this.watchers.has(id));
    if (watching.length > 0) void this.read(watching, only).catch(this.onProblem);
  }

  private async read(userIds: readonly string[], only?: Hear): Promise<void> {
    const counts = await countUnread(this.orm.em.fork(), userIds);
    for (const id of userIds) {
      const unread = { unreadCount: counts.get(id) ?? 0 }; // one object: sockets that get the same share its execution
      for (const hear of only ? [only] : (this.watchers.get(id) ?? [])) hear(unread);
    }
  }
}
