import { Pool } from 'pg';

/** A slower answer is read from the database itself. */
const SLOWEST_ANSWER_MS = 500;
const PAUSE_MS = 2_000;
const MOST_CONNECTIONS = 10;

/** May be late: for reads that say how new their answer is. */
export class ReadReplica {
  private readonly pool: Pool;
  private restsUntil = 0;
  private hasFailed = false;

  constructor(
    connectionString: string,
    private readonly onProblem: (problem: unknown) => void = () => {},
  ) {
    this.pool = new Pool({
      ...{ connectionString, max: MOST_CONNECTIONS },
      ...{ connectionTimeoutMillis: SLOWEST_ANSWER_MS, query_timeout: SLOWEST_ANSWER_MS },
    });
    this.pool.on('error', () => {}); // an idle connection was lost: the next read opens another
  }

  get isAsked(): boolean {
    return performance.now() >= this.restsUntil;
  }

  async ask<Found>(read: (replica: Pool) => Promise<Found>): Promise<Found | null> {
    if (!this.isAsked) return null;
    try {
      const found = await read(this.pool);
      this.hasFailed = false;
      return found;
    } catch (cause) {
      this.restsUntil = performance.now() + PAUSE_MS;
      if (!this.hasFailed) this.onProblem(new Error('The read replica does not answer', { cause }));
      this.hasFailed = true;
      return null;
    }
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}
