import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import { FairTurns } from '../../base/rate-limits/fair-turns.ts';
import { canonicalAddress } from './canonical-address.ts';
import type { ExtractionJob } from './extraction/extraction-job.ts';
import type { ShopRule } from './extraction/shops/shop-rule.ts';
import type { ExtractionThreads } from './extraction-threads.ts';
import { FetchRefused, type PageFetcher, type WhyNotFollow } from './page-fetcher.ts';
import type { ReadPage } from './read-page.ts';
import { countReading } from './shop-days.ts';

/** From the first look-up to the last field. */
export const LONGEST_READING_SECONDS = 15;
const LONGEST_READING_MS = LONGEST_READING_SECONDS * 1000;

/**
 * Sites are slow and connections few. Nobody waits until their own connection is given up, also where a picture
 * follows.
 */
const TURNS = { atOnce: 16, perPerson: 2, waiting: 100, waitingPerPerson: 20, longestWaitMs: 12_000 };

/** A process that died over a page is waited for no longer. */
const CLAIM_SECONDS = 20;

/** How long an outcome is good, in seconds: shops change their prices, and what fails may work in a moment. */
const KEPT_SECONDS = { product: 3_600, failure: 600, passing: 30 } as const;
const PASSING = new Set(['timeout', 'network', 'upstream']);

/** How often a process that waits for another one looks again. */
const LOOK_AGAIN_MS = 150;

export interface ReadOptions {
  /** The languages of the person who asks, as browsers say them. */
  languages?: string | null;
  /** An older reading is replaced. */
  maxAgeSeconds?: number;
  /** For a reader that nobody waits for, which goes to no other site unasked. What stops it is kept apart from what people get. */
  whyNotFollow?: WhyNotFollow;
}

interface WantedPage {
  /** The id of who comes first for it. */
  person: string;
  address: string;
  languages: string | null;
  whyNotFollow?: WhyNotFollow;
}

/** Reads product pages, each once for everybody who asks for it within an hour, in this process or another. */
export class ProductPages {
  private readonly turns = new FairTurns(TURNS);
  private readonly underWay = new Map<string, Promise<ReadPage>>();

  constructor(
    private readonly orm: MikroORM,
    private readonly fetcher: PageFetcher,
    private readonly threads: ExtractionThreads,
  ) {}

  /** Does what fetches or reads for somebody, by their id, when it is their turn. */
  inTurn<Result>(person: string, work: () => Promise<Result>): Promise<Result> {
    return this.turns.take(person, work);
  }

  /** `address` has passed the rules. A page that somebody else waits for is not waited for: it is read in the turn of who comes first. */
  read(person: string, address: string, options: ReadOptions = {}): Promise<ReadPage> {
    return this.inTurn(person, () => this.readShared(person, address, options));
  }

  private readShared(
    person: string,
    address: string,
    { languages = null, maxAgeSeconds = KEPT_SECONDS.product, whyNotFollow }: ReadOptions,
  ): Promise<ReadPage> {
    const canonical = canonicalAddress(address);
    const [language = ''] = languages?.toLowerCase().split(/[,;]/) ?? [];
    const whose = whyNotFollow ? ' of a program' : '';
    const key = createHash('sha256').update(`${language} ${canonical}${whose}`).digest('hex');
    const reading =
      this.underWay.get(key) ??
      this.readOnce(key, { person, address: canonical, languages, whyNotFollow }, maxAgeSeconds).finally(() =>
        this.underWay.delete(key),
      );
    this.underWay.set(key, reading);
    return reading;
  }

  /** Reads a page that somebody has open: nothing is fetched, and nothing is kept. */
  readOpened(person: string, address: string, html: string): Promise<ReadPage> {
    return this.inTurn(person, () => {
      const bytes = new TextEncoder().encode(html);
      const signal = AbortSignal.timeout(LONGEST_READING_MS);
      const job = { bytes, contentType: 'text/html; charset=utf-8', url: address };
      return orFailure(() => this.extract(job, person, signal));
    });
  }

  private async readOnce(key: string, wanted: WantedPage, maxAgeSeconds: number): Promise<ReadPage> {
    const giveUpAt = Date.now() + LONGEST_READING_MS;
    while (Date.now() < giveUpAt) {
      if (await this.claim(key, maxAgeSeconds)) return this.readNow(key, wanted);
      const known = await this.outcomeOf(key);
      if (known) return known;
      await pause(LOOK_AGAIN_MS); // another process is at it
    }
    return { failure: 'timeout' };
  }

  private async readNow(key: string, wanted: WantedPage): Promise<ReadPage> {
    try {
      const read = await this.fetchAndExtract(wanted);
      await this.keep(key, read);
      await countReading(this.orm.em.fork(), wanted.address, read);
      return read;
    } catch (problem) {
      await this.orm.em.fork().execute('delete from page_readings where key = ?', [key]);
      throw problem;
    }
  }

  private async fetchAndExtract({ person, address, languages, whyNotFollow }: WantedPage): Promise<ReadPage> {
    const signal = AbortSignal.timeout(LONGEST_READING_MS);
    return orFailure(async () => {
      const options = { wanted: 'page', languages, signal, whyNotFollow } as const;
      const { bytes, contentType, url } = await this.fetcher.fetch(address, options);
      return this.extract({ bytes, contentType: contentType || null, url, askedFor: address }, person, signal);
    });
  }

  private async extract(job: ExtractionJob, person: string, signal: AbortSignal): Promise<ReadPage> {
    const own: { rule: ShopRule }[] = await this.orm.em.fork().execute('select rule from shop_rules order by name');
    const answer = await this.threads.read({ ...job, ownRules: own.map(({ rule }) => rule) }, person, signal);
    if (!answer) return { failure: 'not_html' };
    if (answer.outcome === 'found') return { product: answer.product };
    return { failure: answer.outcome === 'blocked' ? 'denied' : 'nothing' };
  }

  /** Whether it is for us to read the page: nobody has lately, and nobody is at it. */
  private async claim(key: string, maxAgeSeconds: number): Promise<boolean> {
    const claimed: unknown[] = await this.orm.em.fork().execute(
      `insert into page_readings as r (key, read_at, expires_at)
       values (?, clock_timestamp(), clock_timestamp() + ? * interval '1 second')
       on conflict (key) do update set outcome = null, read_at = excluded.read_at, expires_at = excluded.expires_at
       where r.expires_at < clock_timestamp()
         or (r.outcome is not null and r.read_at < clock_timestamp() - ? * interval '1 second')
       returning key`,
      [key, CLAIM_SECONDS, maxAgeSeconds],
    );
    return claimed.length > 0;
  }

  private async outcomeOf(key: string): Promise<ReadPage | null> {
    const [row]: { outcome: ReadPage | null }[] = await this.orm.em
      .fork()
      .execute('select outcome from page_readings where key = ?', [key]);
    return row?.outcome ?? null;
  }

  private async keep(key: string, read: ReadPage): Promise<void> {
    const seconds =
      'product' in read
        ? KEPT_SECONDS.product
        : PASSING.has(read.failure)
          ? KEPT_SECONDS.passing
          : KEPT_SECONDS.failure;
    await this.orm.em.fork().execute(
      `update page_readings set outcome = ?, read_at = clock_timestamp(),
         expires_at = clock_timestamp() + ? * interval '1 second' where key = ?`,
      [JSON.stringify(read), seconds, key],
    );
  }
}

/** A page that could not be had, or not in time, is an answer, too. */
async function orFailure(read: () => Promise<ReadPage>): Promise<ReadPage> {
  try {
    return await read();
  } catch (problem) {
    if (problem instanceof FetchRefused) return { failure: problem.reason };
    throw problem;
  }
}
