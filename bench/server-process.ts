import { type ChildProcess, fork, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const ANSWERS_WITHIN_MS = 120_000; // the machine may be busy with other things

export class ServerProcess {
  readonly url: string;
  /** In milliseconds, from the start of the process. */
  readonly firstAnswer: number;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, url: string, firstAnswer: number) {
    this.child = child;
    this.url = url;
    this.firstAnswer = firstAnswer;
  }

  static async start(script: string, environment: NodeJS.ProcessEnv, path: string): Promise<ServerProcess> {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const env = { ...process.env, ...environment, PORT: `${port}`, HOST: '127.0.0.1', PUBLIC_URL: url };
    const startedAt = performance.now();
    const child = spawn(process.execPath, [...process.execArgv, script], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    try {
      await waitForAnswer(`${url}${path}`, child);
    } catch (problem) {
      child.kill('SIGKILL');
      throw problem;
    }
    return new ServerProcess(child, url, performance.now() - startedAt);
  }

  /** In MB, without its children. */
  get residentMemory(): number {
    return Number(/VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${this.child.pid}/status`, 'utf8'))?.[1]) / 1024;
  }

  get handles(): number {
    return readdirSync(`/proc/${this.child.pid}/fd`).length;
  }

  get pid(): number {
    return this.child.pid as number;
  }

  /** In milliseconds. */
  get cpuTime(): number {
    return cpuTimeOf(this.pid);
  }

  async peakMemoryDuring(work: () => Promise<unknown>): Promise<number> {
    let peak = this.residentMemory;
    const watch = setInterval(() => {
      peak = Math.max(peak, this.residentMemory);
    }, 100);
    try {
      await work();
    } finally {
      clearInterval(watch);
    }
    return Math.max(peak, this.residentMemory);
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const end = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGTERM');
    await end;
  }
}

export function cpuTimeOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10; // in ticks of a hundredth of a second
}

export async function askProcess<Answer>(script: string, job: unknown): Promise<Answer> {
  const child = fork(new URL(script, import.meta.url));
  try {
    return await new Promise<Answer>((resolve, reject) => {
      child.once('message', (answer) => resolve(answer as Answer));
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`${script} ended with ${code} and without an answer`)));
      child.send(job as object);
    });
  } finally {
    child.kill();
  }
}

export function answerJob<Job, Answer>(work: (job: Job) => Promise<Answer>): void {
  process.once('message', async (job) => {
    const answer = await work(job as Job);
    process.send?.(answer, () => process.exit());
  });
}

async function waitForAnswer(url: string, child: ChildProcess): Promise<void> {
  for (const end = Date.now() + ANSWERS_WITHIN_MS; Date.now() < end; await pause(5)) {
    const isAnswered = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isAnswered) return;
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
  }
  throw new Error(`There is no good answer at ${url}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
