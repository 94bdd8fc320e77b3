import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

const MINUTE_MS = 60_000;

/** A backup or a long report may take that long. */
const GIVES_UP_AFTER_MS = 30 * MINUTE_MS;

/** Everybody who needs the table queues behind a request for its lock, for that long. */
const LOCK_TIMEOUT_MS = 2_000;
/** Readers and writers who have queued are served meanwhile. */
const PAUSE_MS = 3_000;
const LOOKED_EACH_MS = 500;
const SAID_EACH_MS = MINUTE_MS;

/** Not got in time, and ended as one of two who waited for each other. */
const LOCK_PROBLEMS = ['55P03', '40P01'];

const HOLDERS = `
  select format('process %s (%s, since %s UTC: %s)', pid, coalesce(nullif(application_name, ''), usename),
    to_char(coalesce(xact_start, query_start) at time zone 'utc', 'HH24:MI:SS'),
    left(regexp_replace(query, '\\s+', ' ', 'g'), 60)) as holder
  from pg_stat_activity where pid = any (pg_blocking_pids($1)) order by pid`;

interface PatienceOptions {
  /** Hears once a minute what is waited for. */
  say: (message: string) => void;
  givesUpAfterMs?: number;
}

/** Lets a connection wait for locks without a queue behind it, and finds out who holds them. */
export class LockPatience {
  private readonly deadline: number;
  private holders = 'nobody who could be found';
  private sayAt = 0;

  constructor(
    private readonly client: Client,
    private readonly connectionString: string,
    private readonly options: PatienceOptions,
  ) {
    this.deadline = Date.now() + (options.givesUpAfterMs ?? GIVES_UP_AFTER_MS);
  }

  /** Before statements whose lock keeps others out. */
  async keepNobodyWaiting(): Promise<void> {
    await this.client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
  }

  /** Before statements whose lock lets others read and write, also while it is waited for. */
  async waitBesideOthers(): Promise<void> {
    await this.client.query(`set lock_timeout = ${Math.max(LOCK_TIMEOUT_MS, this.deadline - Date.now())}`);
  }

  /** Does the work until it gets its locks. It must be repeatable from its beginning. */
  async retried<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const watch = await this.watch(name);
    try {
      for (;;) {
        try {
          return await work();
        } catch (cause) {
          if (!LOCK_PROBLEMS.includes((cause as { code?: string }).code ?? '')) throw cause;
          if (Date.now() >= this.deadline)
            throw new Error(
              `${name} did not get its locks, and changed nothing that keeps another start from trying again. They were held by ${this.holders}.`,
              { cause },
            );
          await pause(PAUSE_MS);
        }
      }
    } finally {
      await watch.stop();
    }
  }

  /** By a connection of its own, since ours is waiting. */
  private async watch(name: string): Promise<{ stop: () => Promise<void> }> {
    const { rows } = await this.client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const stopped = new AbortController();
    const looking = this.look(name, rows[0]?.pid ?? 0, stopped.signal).catch(() => {}); // it is for the message alone
    return {
      stop: async () => {
        stopped.abort();
        await looking;
      },
    };
  }

  private async look(name: string, pid: number, signal: AbortSignal): Promise<void> {
    await pause(LOOKED_EACH_MS, null, { signal }); // most are done by then
    const watcher = new Client({ connectionString: this.connectionString });
    watcher.on('error', () => {});
    await watcher.connect();
    try {
      for (;;) {
        const { rows } = await watcher.query<{ holder: string }>(HOLDERS, [pid]);
        if (rows.length > 0) this.tell(name, rows.map(({ holder }) => holder).join(', '));
        await pause(LOOKED_EACH_MS, null, { signal });
      }
    } finally {
      await watcher.end();
    }
  }

  private tell(name: string, holders: string): void {
    this.holders = holders;
    if (Date.now() < this.sayAt) return;
    this.options.say(`${name} waits for ${holders}, and tries again until it gets its locks`);
    this.sayAt = Date.now() + SAID_EACH_MS;
  }
}
