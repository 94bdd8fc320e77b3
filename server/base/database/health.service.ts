import { setTimeout as wait } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import { Unavailable } from '../errors/errors.ts';
import { type DatabaseState, probeDatabase } from './probe-database.ts';

/** Shorter than the usual timeout of those who ask. */
const ANSWER_TIMEOUT_MS = 3000;

const CHECK_INTERVAL_MS = 1000;

class DatabaseUnwell extends Unavailable {
  override readonly details: { database: DatabaseState };
  constructor(database: DatabaseState) {
    super();
    this.details = { database };
  }
}

export class HealthService {
  private latest: { startedAt: number; state: Promise<DatabaseState> } | undefined;

  constructor(private readonly orm: MikroORM) {}

  /** Throws unless the database answers soon, has room and takes writes. */
  async check(): Promise<void> {
    const state = await this.databaseState();
    if (state !== 'ok') throw new DatabaseUnwell(state);
  }

  databaseState(): Promise<DatabaseState> {
    if (!this.latest || Date.now() - this.latest.startedAt >= CHECK_INTERVAL_MS) {
      const silence = wait(ANSWER_TIMEOUT_MS, 'away' as const, { ref: false });
      this.latest = { startedAt: Date.now(), state: Promise.race([probeDatabase(this.orm), silence]) };
    }
    return this.latest.state;
  }
}
