import { newId } from '../../base/database/uuid.ts';

interface Scripts {
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
}

interface HeldLease {
  /** When it was taken, in microseconds by the clock of Redis: it grows with each change of holder. */
  term: number;
  isNew: boolean;
}

/** Answers the term if the lease was free, 0 if this process holds it already, else nothing. */
const HOLD = `
  local holder = redis.call('GET', KEYS[1])
  if holder == ARGV[1] then
    redis.call('PEXPIRE', KEYS[1], ARGV[2])
    return 0
  end
  if holder then return nil end
  redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
  local now = redis.call('TIME')
  return now[1] * 1000000 + now[2]
`;

const RELEASE = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) else return 0 end`;

/** A place that one process holds at a time, for as long as it renews it. https://redis.io/docs/latest/develop/clients/patterns/distributed-locks/ */
export class RedisLease {
  private readonly holder = newId();
  private term = 0;

  constructor(
    private readonly redis: Scripts,
    private readonly key: string,
    private readonly durationMs: number,
  ) {}

  async hold(): Promise<HeldLease | null> {
    const term = await this.redis.eval(HOLD, { keys: [this.key], arguments: [this.holder, String(this.durationMs)] });
    if (term === null) return null;
    const isNew = term !== 0;
    if (isNew) this.term = Number(term);
    return { term: this.term, isNew };
  }

  async release(): Promise<boolean> {
    return (await this.redis.eval(RELEASE, { keys: [this.key], arguments: [this.holder] })) === 1;
  }
}
