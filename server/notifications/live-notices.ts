import type { MikroORM } from '@mikro-orm/postgresql';
import type { Bus } from '../events/bus.ts';
import { isListEvent } from '../events/live-event.ts';
import { Subscribers } from '../events/subscribers.ts';
import type { Unread } from './notification.type.ts';
import { countUnread } from './read-notices.ts';

/** Tells the open screens of this process how much there is to read: one query per event, however many are watching. */
export class LiveNotices {
  private readonly subscribers = new Subscribers<Unread>();

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
  watch(userId: string): AsyncIterable<Unread> {
    return this.subscribers.follow(userId, (unread) => unread, {
      onStart: (send) => this.sendUnread([userId], (_, unread) => send(unread)),
    });
  }

  private sendUnread(userIds: readonly string[], send?: (userId: string, unread: Unread) => void): void {
    const watching = userIds.filter((id) => this.subscribers.has(id));
    if (watching.length > 0) void this.read(watching, send).catch(this.onProblem);
  }

  private async read(
    userIds: readonly string[],
    send = (userId: string, unread: Unread) => this.subscribers.send(userId, unread),
  ): Promise<void> {
    const counts = await countUnread(this.orm.em.fork(), userIds);
    for (const id of userIds) send(id, { unreadCount: counts.get(id) ?? 0 }); // one object: sockets that get the same share its execution
  }
}
