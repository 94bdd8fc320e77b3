import { RateLimited, Unavailable } from '../errors/errors.ts';

interface TurnLimits {
  atOnce: number;
  perPerson: number;
  /** Each holds memory. */
  waiting: number;
  waitingPerPerson: number;
  /** A connection without a byte is kept longer than that, so that everybody who waits is answered. */
  longestWaitMs: number;
}

interface Waiting {
  start(): void;
  refuse(problem: Error): void;
}

const RETRY_SECONDS = 10;

/**
 * Person by person: who asks for a hundred things waits for their own, and somebody who asks for one is next but
 * few.
 */
export class FairTurns {
  private open = 0;
  private readonly atWork = new Map<string, number>();
  private readonly waiting = new Map<string, Waiting[]>();

  constructor(private readonly limits: TurnLimits) {}

  /** Throws RateLimited or Unavailable where the turn is not soon enough. */
  async take<Result>(person: string, work: () => Promise<Result>): Promise<Result> {
    if (this.hasRoomFor(person)) this.begin(person);
    else await this.wait(person);
    try {
      return await work();
    } finally {
      this.end(person);
    }
  }

  private hasRoomFor(person: string): boolean {
    return this.open < this.limits.atOnce && (this.atWork.get(person) ?? 0) < this.limits.perPerson;
  }

  private begin(person: string): void {
    this.open += 1;
    this.atWork.set(person, (this.atWork.get(person) ?? 0) + 1);
  }

  private end(person: string): void {
    this.open -= 1;
    const left = (this.atWork.get(person) ?? 1) - 1;
    if (left === 0) this.atWork.delete(person);
    else this.atWork.set(person, left);
    this.startNext();
  }

  private startNext(): void {
    for (const [person, queue] of this.waiting) {
      if (!this.hasRoomFor(person)) continue;
      const next = queue.shift();
      this.waiting.delete(person);
      if (queue.length > 0) this.waiting.set(person, queue); // behind all others
      if (!next) continue;
      this.begin(person);
      next.start();
      return;
    }
  }

  private async wait(person: string): Promise<void> {
    const queue = this.waiting.get(person) ?? [];
    if (queue.length >= this.limits.waitingPerPerson) throw new RateLimited(RETRY_SECONDS);
    this.makeRoom(queue.length);
    this.waiting.set(person, queue);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const one = { start: resolve, refuse: reject };
    queue.push(one);
    const timer = setTimeout(() => this.leave(person, one), this.limits.longestWaitMs);
    await promise.finally(() => clearTimeout(timer));
  }

  /** When too many wait, the last one of the person with most waiting goes, unless that is the newcomer. */
  private makeRoom(own: number): void {
    const queues = [...this.waiting.values()];
    const all = queues.reduce((sum, { length }) => sum + length, 0);
    if (all < this.limits.waiting) return;
    const longest = queues.reduce((most, queue) => (queue.length > most.length ? queue : most), [] as Waiting[]);
    if (longest.length <= own + 1) throw new Unavailable();
    longest.pop()?.refuse(new RateLimited(RETRY_SECONDS));
  }

  private leave(person: string, one: Waiting): void {
    const queue = this.waiting.get(person) ?? [];
    const place = queue.indexOf(one);
    if (place >= 0) queue.splice(place, 1);
    if (queue.length === 0) this.waiting.delete(person);
    const isOwnDoing = (this.atWork.get(person) ?? 0) >= this.limits.perPerson;
    one.refuse(isOwnDoing ? new RateLimited(RETRY_SECONDS) : new Unavailable());
  }
}
