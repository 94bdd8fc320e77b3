import { setTimeout as wait } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import { Unavailable } from '../errors.ts';
import { isDatabaseFull } from './availability.ts';

/** Whoever asks has a time-out of their own, and wants an answer before. */
const ANSWER_TIMEOUT_MS = 3000;

/** However many ask, the database is asked as often as this. */
const CHECK_INTERVAL_MS = 1000;

export type DatabaseState = 'ok' | 'away' | 'full' | 'read-only';

/** The answer of a health check while the database cannot do its work. */
class DatabaseUnwell extends Unavailable {
  override readonly details: { database: DatabaseState };
  constructor(database: DatabaseState) {
    super();
    this.details = { database };
  }
}

/** Whether this process can do its work. One per process. */
export class HealthService {
  private latest: { startedAt: number; state: Promise<DatabaseState> } | undefined;

  constructor(private readonly orm: MikroORM) {}

  /** Throws unless the database answers soon, has room and takes writes. */
  async check(): Promise<void> {
    if (!this.latest || Date.now() - this.latest.startedAt >= CHECK_INTERVAL_MS) {
      const silence = wait(ANSWER_TIMEOUT_MS, 'away' as const, { ref: false });
      this.latest = { startedAt: Date.now(), state: Promise.race([this.probe(), silence]) };
    }
    const state = await this.latest.state;
    if (state !== 'ok') throw new DatabaseUnwell(state);
  }

  private async probe(): Promise<DatabaseState> {
    try {
      return await this.orm.em.fork().transactional(async (em) => {
        const [row]: { isReadOnly: boolean }[] = await em.execute(
          `select current_setting('transaction_read_only')::boolean as "isReadOnly"`,
        );
        await em.execute("set local work_mem = '64kB'");
        await em.execute(NEEDS_DISK);
        return row?.isReadOnly ? 'read-only' : 'ok';
      });
    } catch (problem) {
      return isDatabaseFull(problem) ? 'full' : 'away';
    }
  }
}

/**
 * Sorts more than fits into the memory that it is given, so that PostgreSQL writes it to disk for a moment. A full disk
 * shows in this, while it leaves no trace in tables or logs.
 */
const NEEDS_DISK = `select max(filler) from (
    select lpad(n::text, 1000, 'x') as filler from generate_series(1, 300) n order by md5(n::text)
  ) sorted`;
