import type { MikroORM } from '@mikro-orm/postgresql';
import { RateLimited, Unavailable } from '../../base/errors/errors.ts';
import { FairTurns } from '../../base/rate-limits/fair-turns.ts';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import { GuardedPageFetcher } from '../products/guarded-page-fetcher.ts';
import { FetchRefused } from '../products/page-fetcher.ts';
import type { ExtractionFailure } from '../products/product.rules.ts';
import { isInStore, printedCode } from './barcode.rules.ts';
import { BarcodeReading } from './barcode-reading.entity.ts';
import { CODE_PLACE } from './look-up-address.ts';
import { nameInAnswer } from './name-in-answer.ts';

/** Somebody stands there with a package in their hand. */
const LONGEST_LOOK_UP_MS = 5_000;

const TURNS = { atOnce: 8, perPerson: 2, waiting: 50, waitingPerPerson: 5, longestWaitMs: 5_000 };

const DAY_SECONDS = 86_400;

/** How long an answer is good, in seconds. A service that was out of order may answer in a moment. */
const KEPT_SECONDS = { named: 30 * DAY_SECONDS, unknown: DAY_SECONDS, failed: 60 } as const;

/** A service that asks for no other time is left alone for so long: once, and then twice as long each time, in seconds. */
const PAUSE_SECONDS = { first: 60, longest: 3_600 } as const;

const OUT_OF_ORDER: ReadonlySet<ExtractionFailure> = new Set(['timeout', 'network', 'upstream']);

/** Not signed in, not allowed, too many: it says so of every code. */
const REFUSES = new Set([401, 403, 429]);

interface BarcodeLookUpOptions {
  /** BARCODE_LOOKUP_URL; null where there is no service. */
  address: string | null;
  userAgent: string;
  onProblem?: (problem: unknown) => void;
}

type Outcome = { title: string | null; seconds: number };

/**
 * Asks the operator's look-up service for the names of barcodes. The service is told the code and nothing of who asks. It may be in
 * the operator's own network; an address to which it leads may not.
 */
export class BarcodeLookUp {
  private readonly turns = new FairTurns(TURNS);
  private readonly underWay = new Map<string, Promise<string | null>>();
  private readonly fetcher: GuardedPageFetcher;

  /** In milliseconds: nothing is asked before. */
  private pausedUntil = 0;
  private failures = 0;

  constructor(
    private readonly orm: MikroORM,
    private readonly rateLimits: Pick<RateLimits, 'consume'>,
    private readonly options: BarcodeLookUpOptions,
  ) {
    const { address, userAgent } = options;
    this.fetcher = new GuardedPageFetcher({ userAgent, allowedPrivateHosts: address ? [hostOf(address)] : [] });
  }

  /** Null where it has none to give, for what reason ever. `person` is the id of who asks, for fair turns. */
  async nameOf(person: string, code: string, now = Date.now()): Promise<string | null> {
    const { address } = this.options;
    if (!address || isInStore(code)) return null;
    const em = this.orm.em.fork();
    const known = await em.findOne(BarcodeReading, { code, expiresAt: { $gt: new Date(now) } });
    if (known) return known.title ?? null;
    if (now < this.pausedUntil) return null;
    try {
      return await (this.underWay.get(code) ?? this.askOnce(person, address, code, now));
    } catch (problem) {
      if (problem instanceof Unavailable || problem instanceof RateLimited) return null; // too many others wait, or have asked today
      throw problem;
    }
  }

  private askOnce(person: string, address: string, code: string, now: number): Promise<string | null> {
    const asking = this.turns
      .take(person, async () => {
        await this.rateLimits.consume('barcodeService', ['site']);
        const { title, seconds } = await this.ask(address, code, now);
        const expiresAt = new Date(now + seconds * 1000);
        await this.orm.em.fork().upsert(BarcodeReading, { code, title, expiresAt });
        return title;
      })
      .finally(() => this.underWay.delete(code));
    this.underWay.set(code, asking);
    return asking;
  }

  private async ask(address: string, code: string, now: number): Promise<Outcome> {
    try {
      const signal = AbortSignal.timeout(LONGEST_LOOK_UP_MS);
      const url = address.replaceAll(CODE_PLACE, printedCode(code));
      const { bytes } = await this.fetcher.fetch(url, { wanted: 'json', languages: null, signal });
      const title = nameInAnswer(new TextDecoder().decode(bytes));
      this.failures = 0;
      return { title, seconds: title === null ? KEPT_SECONDS.unknown : KEPT_SECONDS.named };
    } catch (problem) {
      if (!(problem instanceof FetchRefused)) throw problem;
      if (problem.reason === 'not_found') return { title: null, seconds: KEPT_SECONDS.unknown };
      this.pauseAfter(problem, now);
      return { title: null, seconds: KEPT_SECONDS.failed };
    }
  }

  /** A service that is out of order, or asks for a pause, is asked for no other code meanwhile, and the operator is told once. */
  private pauseAfter({ reason, answer }: FetchRefused, now: number): void {
    if (!OUT_OF_ORDER.has(reason) && !REFUSES.has(answer?.status ?? 0)) return; // it is about that code alone
    const asked = Math.min(secondsOf(answer?.retryAfter, now), DAY_SECONDS);
    const own = Math.min(PAUSE_SECONDS.first * 2 ** this.failures, PAUSE_SECONDS.longest);
    this.failures += 1;
    this.pausedUntil = now + Math.max(asked, own) * 1_000;
    this.options.onProblem?.(new Error(`The look-up service for barcodes did not answer: ${reason}`));
  }
}

/** In seconds, of a date or a number as Retry-After has them. */
function secondsOf(retryAfter: string | undefined, now: number): number {
  const seconds = Number(retryAfter ?? Number.NaN);
  if (Number.isFinite(seconds)) return seconds;
  const date = Date.parse(retryAfter ?? '');
  return Number.isNaN(date) ? 0 : (date - now) / 1_000;
}

/** With its port, as GuardedPageFetcher takes it. */
function hostOf(address: string): string {
  const { hostname, port, protocol } = new URL(address.replaceAll(CODE_PLACE, '0'));
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
}
