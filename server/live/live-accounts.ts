import { Repeater } from '@graphql-yoga/subscription';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Bus } from '../events/bus.ts';
import { User } from '../users/user.entity.ts';

/** The account as it is now, null when it is gone: read once per event, however many tabs its owner has open. */
type Hear = (reading: Promise<User | null>) => void;

/** Follows accounts for the open tabs of this process. */
export class LiveAccounts {
  private readonly hearers = new Map<string, Set<Hear>>();

  constructor(
    private readonly orm: MikroORM,
    bus: Bus,
  ) {
    bus.onEvent((event) => {
      if (event.kind === 'ACCOUNT_CHANGED') this.tell(event.userId);
    });
    bus.onGap(() => {
      for (const userId of this.hearers.keys()) this.tell(userId);
    });
  }

  /** An account now, and again after each change. Ends with it. */
  watch(userId: string): AsyncIterable<User> {
    return new Repeater<User>(async (push, stop) => {
      let last = Promise.resolve();
      const show = async (reading: Promise<User | null>) => {
        try {
          const user = await reading;
          if (user)
            void push(user).catch(() => {}); // rejected when the socket has gone, which `stop` tells too
          else stop();
        } catch (problem) {
          stop(problem);
        }
      };
      const hear: Hear = (reading) => {
        last = last.then(() => show(reading));
      };
      const hearers = this.hearers.get(userId) ?? new Set();
      this.hearers.set(userId, hearers.add(hear));
      hear(this.read(userId));
      await stop;
      hearers.delete(hear);
      if (hearers.size === 0) this.hearers.delete(userId);
    });
  }

  private tell(userId: string): void {
    const hearers = this.hearers.get(userId);
    if (!hearers) return;
    const reading = this.read(userId);
    for (const hear of hearers) hear(reading);
  }

  private read(userId: string): Promise<User | null> {
    return this.orm.em.fork().findOne(User, userId);
  }
}
