import { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { hashSecret } from '../database/secret-token.ts';
import { NetworkLimited, RateLimited } from '../errors/errors.ts';
import { countAttempts } from './count-attempts.ts';
import { attemptsAllowed, DAY_SECONDS, LIMITS, type Limit, type Limited, type OfNetwork } from './limits.ts';

const KNOWN_DEVICE_SECONDS = 30 * DAY_SECONDS;

export interface LimitUsage {
  used: number;
  remaining: number;
  secondsLeft: number;
}

interface ProvedAccount {
  emailVerifiedAt?: Date | null;
}

type RefusalListener = (what: Limited, who: string, listId?: string) => void;

/** In the database, so that all processes count together. */
export class RateLimits {
  private readonly pool: Pool | null;
  private readonly known: RateLimiterPostgres | null;
  private readonly refusalListeners: RefusalListener[] = [];

  /** `isOn` is false for measuring how much the server can take. */
  constructor(databaseUrl: string, isOn = true) {
    this.pool = isOn ? new Pool({ connectionString: databaseUrl, max: 3 }) : null;
    this.known = this.pool && limiterFor(this.pool, 'known', { points: 1, duration: KNOWN_DEVICE_SECONDS });
    this.pool?.on('error', () => {}); // an idle connection was lost: the next attempt opens another
  }

  /**
   * Gives how many there were lately under the first key, this one with them. Throws RateLimited when it is one
   * too many under any of them.
   */
  async consume(what: Limited, keys: readonly string[], listId?: string): Promise<number> {
    const usage = await this.use(what, keys, listId);
    return usage?.used ?? 1;
  }

  /**
   * Counts under the second key alone, the list: where something is stored, after consume() with the first. Else one
   * network's calls, refused ones too, would use up the day of everybody.
   */
  async consumeOfList(what: Limited, address: string, listId: string): Promise<void> {
    await this.use(what, ['', listId], listId, address);
  }

  /** Counts what comes to one list from one network. People who have proved an address are counted by their account elsewhere. */
  async consumeOfNetwork(
    what: OfNetwork,
    address: string,
    listId: string,
    member: ProvedAccount | null,
  ): Promise<void> {
    if (member?.emailVerifiedAt) return;
    try {
      await this.use(what, [`${address} ${listId}`], listId, address);
    } catch (refusal) {
      throw refusal instanceof RateLimited ? new NetworkLimited(refusal.secondsToWait) : refusal;
    }
  }

  /** As consumeOfNetwork() for one item, many at once: refused ones leave the network its room. */
  async consumePartOfNetwork(
    what: OfNetwork,
    address: string,
    { itemId, listId, points }: { itemId: string; listId: string; points: number },
  ): Promise<void> {
    const key = `${address} ${itemId}`;
    try {
      await Promise.all(this.each(what, [key], (limiter, hashed) => limiter.consume(hashed, points)));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      await this.giveBackPartOfNetwork(what, address, { itemId, points });
      for (const hear of this.refusalListeners) hear(what, address, listId);
      throw new NetworkLimited(Math.ceil(refusal.msBeforeNext / 1000));
    }
  }

  async giveBackPartOfNetwork(
    what: OfNetwork,
    address: string,
    { itemId, points }: { itemId: string; points: number },
  ): Promise<void> {
    await Promise.all(this.each(what, [`${address} ${itemId}`], (limiter, hashed) => limiter.reward(hashed, points)));
  }

  /** Gives what is left under the first key; null while nothing is counted. */
  async use(what: Limited, keys: readonly string[], listId?: string, who = keys[0]): Promise<LimitUsage | null> {
    try {
      const [first] = await Promise.all(this.each(what, keys, (limiter, key) => limiter.consume(key)));
      if (!first) return null;
      const { consumedPoints: used, remainingPoints: remaining, msBeforeNext } = first;
      return { used, remaining, secondsLeft: Math.ceil(msBeforeNext / 1000) };
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      if (who) for (const hear of this.refusalListeners) hear(what, who, listId);
      throw new RateLimited(Math.ceil(refusal.msBeforeNext / 1000));
    }
  }

  /** Counts several attempts under one key at once, and gives how many of them are within the limit. */
  async consumeUpTo(what: Limited, key: string, wanted: number): Promise<number> {
    if (wanted === 0) return 0;
    const [counted] = this.each(what, [key], (limiter, hashed) => limiter.consume(hashed, wanted));
    if (!counted) return wanted;
    const { consumedPoints } = await counted.catch((refusal) => {
      if (refusal instanceof RateLimiterRes) return refusal;
      throw refusal;
    });
    return Math.max(0, wanted - Math.max(0, consumedPoints - attemptsAllowed(what)));
  }

  /** Counts an attempt under each of many keys, in one statement, and gives those keys that are within the limit. */
  async consumeEach(what: Limited, keys: Iterable<string>): Promise<Set<string>> {
    const [limit] = LIMITS[what];
    const byHash = new Map([...keys].map((key) => [`${what} 0:${hashSecret(key)}`, key])); // as limiterFor() names them
    if (!this.pool || !limit || byHash.size === 0) return new Set(byHash.values());
    const now = Date.now();
    const counted = await countAttempts(this.pool, {
      keys: [...byHash.keys()],
      ...{ now, until: now + limit.duration * 1000, points: limit.points },
    });
    return new Set(counted.flatMap(({ key }) => byHash.get(key) ?? []));
  }

  onRefusal(listener: RefusalListener): void {
    this.refusalListeners.push(listener);
  }

  async giveBack(what: Limited, keys: readonly string[]): Promise<void> {
    await Promise.all(this.each(what, keys, (limiter, key) => limiter.reward(key)));
  }

  async know(key: string): Promise<void> {
    await this.known?.set(hashSecret(key), 1, KNOWN_DEVICE_SECONDS);
  }

  /** Nobody is a stranger while nothing is counted. */
  async isKnown(key: string): Promise<boolean> {
    return !this.known || (await this.known.get(hashSecret(key))) != null;
  }

  async close(): Promise<void> {
    await this.pool?.end();
  }

  private each<Result>(
    what: Limited,
    keys: readonly string[],
    act: (limiter: RateLimiterPostgres, key: string) => Result,
  ): Result[] {
    const { pool } = this;
    if (!pool) return [];
    return LIMITS[what].flatMap((limit, place) => {
      const key = keys[place];
      return key ? [act(limiterFor(pool, `${what} ${place}`, limit), hashSecret(key))] : []; // hashed: no addresses in tables
    });
  }
}

function limiterFor(pool: Pool, keyPrefix: string, limit: Limit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    ...limit,
    keyPrefix,
    storeClient: pool,
    tableName: 'rate_limits',
    tableCreated: true, // by our migrations
    clearExpiredByTimeout: false, // a job does it
  });
}
