import { EventEmitter, once } from 'node:events';
import type { MikroORM } from '@mikro-orm/postgresql';
import { announceEvent } from './announce.ts';
import type { Bus } from './bus.ts';

/** Events that take longer are as good as none. */
const LONGEST_LAG_MS = 3_000;

/** Announces an event about nothing, and waits until it comes back over the bus. */
export class EventLag {
  private readonly echoes = new EventEmitter();

  constructor(
    private readonly orm: MikroORM,
    bus: Bus,
  ) {
    bus.onEvent((event) => {
      if (event.kind === 'ECHO') this.echoes.emit(event.echoId);
    });
  }

  async measureMs(): Promise<number | null> {
    const [echoId, announcedAt] = [crypto.randomUUID(), performance.now()];
    const signal = AbortSignal.timeout(LONGEST_LAG_MS);
    try {
      const heard = once(this.echoes, echoId, { signal });
      await Promise.all([heard, announceEvent(this.orm.em.fork(), { kind: 'ECHO', echoId })]);
      return performance.now() - announcedAt;
    } catch {
      return null; // it took too long, or the database is away
    }
  }
}
