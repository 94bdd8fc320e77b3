import type { MikroORM } from '@mikro-orm/postgresql';
import type { Bus } from '../../core/events/bus.ts';
import { END, type Followed, Subscribers } from '../../core/events/subscribers.ts';
import { User } from '../../core/users/user.entity.ts';

/** Follows accounts for the open tabs of this process: one is read once per event, however many tabs its owner has open. */
export class LiveAccounts {
  private readonly subscribers = new Subscribers<Promise<User | null>>();

  constructor(
    private readonly orm: MikroORM,
    bus: Bus,
  ) {
    bus.onEvent((event) => {
      if (event.kind === 'ACCOUNT_CHANGED') this.sendAccount(event.userId);
    });
    bus.onGap(() => {
      for (const userId of this.subscribers.keys) this.sendAccount(userId);
    });
  }

  /** An account now, and again after each change. Ends with it. */
  watch(userId: string): Followed<User> {
    return this.subscribers.follow(userId, async (reading) => (await reading) ?? END, {
      onStart: (send) => send(this.read(userId)),
    });
  }

  private sendAccount(userId: string): void {
    if (this.subscribers.has(userId)) this.subscribers.send(userId, this.read(userId));
  }

  private read(userId: string): Promise<User | null> {
    const reading = this.orm.em.fork().findOne(User, userId);
    reading.catch(() => {}); // each subscriber hears of it
    return reading;
  }
}
