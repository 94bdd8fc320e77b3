import type { MikroORM } from '@mikro-orm/postgresql';
import { END, type Followed, Subscribers } from '../../core/events/subscribers.ts';
import type { AdminStats } from './admin-stats.type.ts';
import { type CommonStats, readReportedTexts, readStats } from './read-stats.ts';

const READ_EVERY_MS = 2_000;

const EVERYBODY = 'stats';

/** Read once for all who look. */
interface Reading {
  stats: CommonStats;
  text: string;
}

/** The right to see the figures, and how many texts wait for each, are read once for each change, not once for each reader. */
interface Change extends Reading {
  texts: Promise<Map<string, number>>;
}

/**
 * Read every two seconds while somebody looks: nearly everything changes them, so an event for each change would
 * cost more than asking.
 */
export class LiveStats {
  private readonly subscribers = new Subscribers<Change>();
  private latest: (Reading & { texts: string }) | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly orm: MikroORM,
    private readonly provider: string,
    private readonly onProblem: (problem: unknown) => void = () => {},
    private readonly readEveryMs = READ_EVERY_MS,
  ) {}

  watch(viewerId: string): Followed<AdminStats> {
    let heard = '';
    return this.subscribers.follow(
      EVERYBODY,
      async ({ stats, text, texts }) => {
        const reportedTexts = (await texts).get(viewerId);
        if (reportedTexts === undefined) return END;
        const told = `${text} ${reportedTexts}`;
        if (told === heard) return null; // a text that is kept from them is no news
        heard = told;
        return { ...stats, reportedTexts };
      },
      {
        onStart: (send) => {
          if (this.latest && this.timer) send({ ...this.latest, texts: this.readTexts() });
          this.timer ??= setTimeout(() => void this.read(), 0);
        },
      },
    );
  }

  private readTexts(): Promise<Map<string, number>> {
    return readReportedTexts(this.orm.em.fork(), null);
  }

  private async read(): Promise<void> {
    try {
      const stats = await readStats(this.orm.em.fork(), this.provider);
      const counted = await this.readTexts();
      const [text, texts] = [JSON.stringify(stats), JSON.stringify([...counted].sort())];
      if (text !== this.latest?.text || texts !== this.latest.texts) {
        this.latest = { stats, text, texts };
        const change = { stats, text, texts: Promise.resolve(counted) };
        if (this.subscribers.has(EVERYBODY)) this.subscribers.send(EVERYBODY, change);
      }
    } catch (problem) {
      this.onProblem(problem);
    }
    if (this.subscribers.has(EVERYBODY)) {
      this.timer = setTimeout(() => void this.read(), this.readEveryMs).unref();
    } else {
      this.timer = undefined;
      this.latest = undefined;
    }
  }
}
