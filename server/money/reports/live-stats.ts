import type { MikroORM } from '@mikro-orm/postgresql';
import { END, type Followed, Subscribers } from '../../core/events/subscribers.ts';
import { User } from '../../core/users/user.entity.ts';
import type { AdminStats } from './admin-stats.type.ts';
import { readStats } from './read-stats.ts';

const READ_EVERY_MS = 2_000;

const EVERYBODY = 'stats';

/** The right to see the figures is checked once for each change of them, not once for each reader. */
interface Change {
  stats: AdminStats;
  administratorIds: Promise<Set<string>>;
}

/**
 * Read every two seconds while somebody looks: nearly everything changes them, so an event for each change would
 * cost more than asking.
 */
export class LiveStats {
  private readonly subscribers = new Subscribers<Change>();
  private latest: { stats: AdminStats; text: string } | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly orm: MikroORM,
    private readonly provider: string,
    private readonly onProblem: (problem: unknown) => void = () => {},
    private readonly readEveryMs = READ_EVERY_MS,
  ) {}

  watch(viewerId: string): Followed<AdminStats> {
    return this.subscribers.follow(
      EVERYBODY,
      async ({ stats, administratorIds }) => ((await administratorIds).has(viewerId) ? stats : END),
      {
        onStart: (send) => {
          if (this.latest && this.timer) send(this.changeTo(this.latest.stats));
          this.timer ??= setTimeout(() => void this.read(), 0);
        },
      },
    );
  }

  private changeTo(stats: AdminStats): Change {
    return { stats, administratorIds: this.readAdministratorIds() };
  }

  private async readAdministratorIds(): Promise<Set<string>> {
    const atWork = { role: 'ADMIN', suspendedAt: null } as const;
    const administrators = await this.orm.em.fork().find(User, atWork, { fields: ['id'] });
    return new Set(administrators.map(({ id }) => id));
  }

  private async read(): Promise<void> {
    try {
      const stats = await readStats(this.orm.em.fork(), this.provider);
      const text = JSON.stringify(stats);
      if (text !== this.latest?.text) {
        this.latest = { stats, text };
        if (this.subscribers.has(EVERYBODY)) this.subscribers.send(EVERYBODY, this.changeTo(stats));
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
