import { Worker } from 'node:worker_threads';
import { Unavailable } from '../../base/errors/errors.ts';
import { type ExtractionAnswer, type ExtractionJob, READY } from './extraction/extraction-job.ts';
import { FetchRefused } from './page-fetcher.ts';

interface ExtractionThreadsOptions {
  /** The built extraction-worker. */
  script: URL;
  /** The processor time for one page; an ordinary one takes some hundredth of it. */
  cpuLimitMs?: number;
  memoryLimitMb?: number;
}

const USUAL_CPU_LIMIT_MS = 2_000;

/** How often a page is asked how much it has taken. */
const LOOK_EVERY_MS = 100;

/** The time on a clock, whatever else the machine has to do: nobody would wait longer. */
const LONGEST_MS = 15_000;

/** Each waits with its page in memory. */
const MOST_WAITING = 50;

/** A thread takes along everything that libraries keep for good. */
const PAGES_PER_THREAD = 300;

/** An idle thread gives its memory back. */
const IDLE_MS = 60_000;

interface Waiting {
  job: ExtractionJob;
  person: string;
  resolve(answer: ExtractionAnswer): void;
  reject(problem: Error): void;
}

/**
 * Reads pages in a thread of its own, one at a time, so that no page can hold the server up: one that takes too long or too
 * much memory ends with its thread, and the next page gets a new one. Nothing is loaded before the first page.
 */
export class ExtractionThreads {
  private readonly waiting: Waiting[] = [];
  /** By whose pages took it, since somebody waits: who has taken least is next. */
  private readonly takenMs = new Map<string, number>();
  private thread: Worker | null = null;
  private current: Waiting | null = null;
  private timer: NodeJS.Timeout | undefined;
  private deadline: NodeJS.Timeout | undefined;
  private idleTimer: NodeJS.Timeout | undefined;
  private pagesRead = 0;
  private startedAt = 0;

  constructor(private readonly options: ExtractionThreadsOptions) {}

  /** Null for a page that nothing can be read from, because it is made to take too long or too much. `person` is for whom; `signal` ends the waiting. */
  async read(job: ExtractionJob, person = '', signal?: AbortSignal): Promise<ExtractionAnswer> {
    if (signal?.aborted) throw new FetchRefused('timeout');
    if (this.waiting.length >= MOST_WAITING) throw new Unavailable();
    const { promise, resolve, reject } = Promise.withResolvers<ExtractionAnswer>();
    const one = { job, person, resolve, reject };
    const leave = () => this.leave(one);
    signal?.addEventListener('abort', leave);
    this.waiting.push(one);
    this.begin();
    return promise.finally(() => signal?.removeEventListener('abort', leave));
  }

  /** Nobody waits for it any more. */
  private leave(one: Waiting): void {
    const place = this.waiting.indexOf(one);
    if (place >= 0) this.waiting.splice(place, 1);
    one.reject(new FetchRefused('timeout'));
    if (this.current === one) this.giveUp();
  }

  async close(): Promise<void> {
    for (const { reject } of this.waiting.splice(0)) reject(new FetchRefused('timeout'));
    this.finish(null);
    await this.dismiss();
  }

  private begin(): void {
    if (this.current) return;
    const next = this.takeNext();
    if (!next) {
      this.takenMs.clear();
      this.idleTimer = setTimeout(() => void this.dismiss(), IDLE_MS).unref();
      return;
    }
    clearTimeout(this.idleTimer);
    this.current = next;
    if (this.thread) this.hand(this.thread, next);
    else this.thread = this.start();
  }

  private takeNext(): Waiting | undefined {
    const takenBy = ({ person }: Waiting) => this.takenMs.get(person) ?? 0;
    const next = this.waiting.toSorted((one, other) => takenBy(one) - takenBy(other)).at(0);
    if (next) this.waiting.splice(this.waiting.indexOf(next), 1);
    return next;
  }

  private hand(thread: Worker, { job }: Waiting): void {
    this.startedAt = Date.now();
    thread.postMessage(job, [job.bytes.buffer as ArrayBuffer]);
    this.deadline = setTimeout(() => this.giveUp(), LONGEST_MS);
    void this.watch(thread);
  }

  /** A machine that is busy with other things takes no page its time away. */
  private async watch(thread: Worker): Promise<void> {
    const { current } = this;
    const { cpuLimitMs = USUAL_CPU_LIMIT_MS } = this.options;
    const isAtIt = () => this.current === current && this.thread === thread;
    const before = await cpuMsOf(thread);
    const look = async () => {
      const taken = (await cpuMsOf(thread)) - before;
      if (!isAtIt()) return;
      if (taken > cpuLimitMs) this.giveUp();
      else this.timer = setTimeout(look, Math.min(LOOK_EVERY_MS, cpuLimitMs));
    };
    if (isAtIt()) await look();
  }

  private start(): Worker {
    const { script, memoryLimitMb = 256 } = this.options;
    const thread = new Worker(script, {
      resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
      stdout: true, // libraries have nothing to say in our log
      stderr: true,
    });
    thread.unref();
    thread.on('message', (answer: ExtractionAnswer | typeof READY) => {
      if (this.thread !== thread) return;
      if (answer === READY) {
        if (this.current) this.hand(thread, this.current); // its time begins when everything is loaded
        return;
      }
      this.pagesRead += 1;
      if (this.pagesRead >= PAGES_PER_THREAD) void this.dismiss();
      this.finish(answer);
      this.begin();
    });
    thread.on('error', (problem: NodeJS.ErrnoException) => {
      if (this.thread !== thread) return;
      if (problem.code !== 'ERR_WORKER_OUT_OF_MEMORY') this.current?.reject(problem); // ours, and to be heard of
      this.giveUp();
    });
    return thread;
  }

  /** This page is not read, and the thread that was at it goes. */
  private giveUp(): void {
    void this.dismiss();
    this.finish(null);
    this.begin();
  }

  private finish(answer: ExtractionAnswer): void {
    clearTimeout(this.timer);
    clearTimeout(this.deadline);
    const { current } = this;
    this.current = null;
    if (!current) return;
    const taken = Date.now() - this.startedAt;
    this.takenMs.set(current.person, (this.takenMs.get(current.person) ?? 0) + taken);
    current.resolve(answer);
  }

  private async dismiss(): Promise<void> {
    const { thread } = this;
    this.thread = null;
    this.pagesRead = 0;
    await thread?.terminate();
  }
}

/** Also of a thread that is in the midst of a loop. Of one that has ended it is without end. */
async function cpuMsOf(thread: Worker): Promise<number> {
  const { user, system } = await thread.cpuUsage().catch(() => ({ user: Number.POSITIVE_INFINITY, system: 0 }));
  return (user + system) / 1_000;
}
