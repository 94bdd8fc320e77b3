import { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { hashSecret } from '../database/secret-token.ts';
import { RateLimited } from '../errors/errors.ts';
import { CALLS_A_MINUTE } from './calls.rules.ts';
import { countAttempts } from './count-attempts.ts';

export type Limited =
  | 'signIn'
  | 'signInFromAnywhere'
  | 'secondStep'
  | 'secondStepFromAnywhere'
  | 'passkeyStart'
  | 'passkeySignIn'
  | 'issuerStart'
  | 'issuerSignIn'
  | 'issuerLogout'
  | 'signUp'
  | 'passwordReset'
  | 'lostReceipts'
  | 'verification'
  | 'invite'
  | 'thanks'
  | 'thanksMails'
  | 'unprovedAddress'
  | 'purchase'
  | 'question'
  | 'upload'
  | 'scrape'
  | 'barcode'
  | 'barcodeService'
  | 'picture'
  | 'export'
  | 'contact'
  | 'report'
  | 'deliveryAddress'
  | 'besides'
  | 'linkClick'
  | 'follow'
  | 'circleMail'
  | 'suggestion'
  | 'drawChange'
  | 'drawMail'
  | 'drawMailAgain'
  | 'lateDrawChange'
  | 'drawPart'
  | 'checkout'
  | 'apiKey'
  | 'wrongKey'
  | 'apiKeyCreation'
  | 'webhookTest';
type Limit = { points: number; duration: number };

export const ATTEMPT_MINUTES = 15;
const QUARTER_HOUR_SECONDS = ATTEMPT_MINUTES * 60;
const DAY_SECONDS = 24 * 60 * 60;
const KNOWN_DEVICE_SECONDS = 30 * DAY_SECONDS;

/** Families, offices and schools share an address. */
const PER_ADDRESS = { points: 100, duration: QUARTER_HOUR_SECONDS };
const PER_EMAIL = { points: 10, duration: QUARTER_HOUR_SECONDS };

export const API_KEY_LIMIT: Limit = { points: CALLS_A_MINUTE, duration: 60 };

export const THANKS_A_DAY = 100;

/** Addresses to which notes of thanks by one person are mailed. */
export const THANKS_MAILS_A_DAY = 300;

/** News to an address that nobody has proved to be theirs. */
export const UNPROVED_MAILS_A_DAY = 5;

export const PURCHASES_A_MINUTE = 120;

export const QUESTIONS_AN_HOUR = 30;
export const QUESTIONS_A_DAY = 100;

/** Codes that nobody has asked for lately, of the whole site. */
const BARCODE_LOOK_UPS_A_DAY = 2_000;

/**
 * By the keys in their order: usually the address, then the e-mail, then the list; of invitations and uploads,
 * the person. Durations in seconds.
 */
const LIMITS: Record<Limited, Limit[]> = {
  signIn: [PER_ADDRESS, PER_EMAIL], // the e-mail together with the address: see SignInGuard
  signInFromAnywhere: [{ points: 100, duration: 60 * 60 }],
  secondStep: [PER_ADDRESS, PER_EMAIL], // as passwords
  secondStepFromAnywhere: [{ points: 100, duration: 60 * 60 }],
  passkeyStart: [PER_ADDRESS],
  passkeySignIn: [PER_ADDRESS],
  issuerStart: [PER_ADDRESS],
  issuerSignIn: [PER_ADDRESS],
  issuerLogout: [PER_ADDRESS], // of tokens that are no good
  signUp: [{ points: 300, duration: QUARTER_HOUR_SECONDS }, PER_EMAIL], // a whole school may begin in one lesson
  passwordReset: [PER_ADDRESS, PER_EMAIL],
  lostReceipts: [PER_ADDRESS, PER_EMAIL],
  verification: [PER_ADDRESS, PER_EMAIL],
  thanks: [{ points: THANKS_A_DAY, duration: DAY_SECONDS }],
  thanksMails: [{ points: THANKS_MAILS_A_DAY, duration: DAY_SECONDS }], // a note is mailed to as many as gave
  unprovedAddress: [{ points: UNPROVED_MAILS_A_DAY, duration: DAY_SECONDS }], // guests type any address that they like
  invite: [{ points: 60, duration: 60 * 60 }], // each is a mail to somebody, and says whether they have an account
  contact: [
    { points: 20, duration: 60 * 60 },
    { points: 5, duration: 60 * 60 },
  ],
  apiKey: [API_KEY_LIMIT],
  wrongKey: [PER_ADDRESS], // as passwords
  apiKeyCreation: [{ points: 20, duration: 60 * 60 }], // nobody gets on by new ones; each is a mail, too
  webhookTest: [{ points: 60, duration: 60 * 60 }], // each asks another site, as looking up a new address does
  deliveryAddress: [{ points: 120, duration: 60 * 60 }], // as reports
  besides: [
    { points: 60, duration: 60 * 60 }, // as reports
    { points: 100, duration: DAY_SECONDS }, // of one list
  ],
  report: [{ points: 60, duration: 60 * 60 }], // families, offices and schools share an address
  follow: [
    { points: 60, duration: 60 * 60 }, // families, offices and schools share an address
    { points: 5, duration: DAY_SECONDS }, // each is a mail to somebody who may not have asked for it
    { points: 200, duration: DAY_SECONDS }, // by mail, of one list
    { points: 40, duration: DAY_SECONDS }, // by new browsers, of one list from a network
    { points: 200, duration: DAY_SECONDS }, // by new browsers, of one list
  ],
  circleMail: [{ points: 5, duration: DAY_SECONDS }], // to an address that may not have asked for it
  suggestion: [
    { points: 30, duration: 60 * 60 }, // families, offices and schools share an address
    { points: 60, duration: DAY_SECONDS }, // for one list, whose people get a notice of it
  ],
  drawChange: [{ points: 100, duration: DAY_SECONDS }], // each mails somebody
  lateDrawChange: [{ points: 10, duration: 90 * DAY_SECONDS }], // to one draw: who comes and goes often enough could work out who gives to whom
  drawMail: [{ points: 10, duration: DAY_SECONDS }], // to an address that may not have asked for it
  drawMailAgain: [{ points: 3, duration: DAY_SECONDS }], // for one person
  drawPart: [{ points: 300, duration: 60 * 60 }], // families, offices and schools share an address
  linkClick: [{ points: 300, duration: 60 }], // families, offices and schools share an address
  purchase: [{ points: PURCHASES_A_MINUTE, duration: 60 }],
  question: [
    { points: QUESTIONS_AN_HOUR, duration: 60 * 60 }, // families, offices and schools share an address
    { points: QUESTIONS_A_DAY, duration: DAY_SECONDS }, // of one list, whose owner hears of each
  ],
  export: [{ points: 5, duration: 60 * 60 }], // each reads everything that somebody has
  checkout: [{ points: 60, duration: 60 * 60 }], // each asks the payment provider for a page
  upload: [{ points: 300, duration: 60 * 60 }], // each takes a second of work; a whole registry may get its pictures
  scrape: [{ points: 300, duration: 60 * 60 }], // each asks another site for a page; a whole registry may be pasted
  barcode: [
    { points: 300, duration: 60 * 60 }, // each may ask the operator's look-up service; a whole pantry may be scanned
    { points: 500, duration: DAY_SECONDS }, // by the same person
  ],
  barcodeService: [{ points: BARCODE_LOOK_UPS_A_DAY, duration: DAY_SECONDS }], // of the whole site: services allow so many, and one account is not to use them up
  picture: [{ points: 300, duration: 60 * 60 }], // each asks another site for a picture
};

export function attemptsAllowed(what: Limited, key = 0): number {
  return LIMITS[what][key]?.points ?? 0;
}

export interface LimitUsage {
  used: number;
  remaining: number;
  secondsLeft: number;
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
