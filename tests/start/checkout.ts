import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const NOT_COPIED = new Set(['.git', 'node_modules', '.data', '.env', 'test-results', 'playwright-report']);

/** A copy of this checkout with what is built in it, to be edited by a test. */
export class Checkout {
  readonly folder = mkdtempSync(join(tmpdir(), 'kindlist-checkout-'));

  constructor() {
    onTestFinished(() => rmSync(this.folder, { recursive: true, force: true }));
    for (const name of readdirSync(ROOT).filter((entry) => !NOT_COPIED.has(entry))) {
      cpSync(join(ROOT, name), join(this.folder, name), { recursive: true });
    }
    symlinkSync(join(ROOT, 'node_modules'), join(this.folder, 'node_modules'));
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  write(file: string, content: string): void {
    writeFileSync(join(this.folder, file), content);
  }

  /** Runs the program behind `npm run NAME` once everything is installed. Gives its output; fails as it fails. */
  async run(script: string, args: string[] = [], environment: NodeJS.ProcessEnv = {}): Promise<string> {
    const { stdout, stderr } = await promisify(execFile)('node', [`scripts/${script}.ts`, ...args], {
      cwd: this.folder,
      env: { ...process.env, ...environment },
    });
    return `${stdout}${stderr}`;
  }

  /** As run(), for what stays. `ready` is what it prints once it is; all that it has printed can be read until it ends. */
  async start(script: string, ready: RegExp, environment: NodeJS.ProcessEnv) {
    const child = spawn('node', [`scripts/${script}.ts`], {
      cwd: this.folder,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = new Promise<number | null>((end) => child.once('exit', end));
    const stop = async () => {
      child.kill('SIGTERM');
      return ended;
    };
    onTestFinished(async () => void (await stop()));
    const printed: string[] = [];
    createInterface({ input: child.stderr }).on('line', (line) => printed.push(line));
    const found = Promise.withResolvers<RegExpExecArray>();
    createInterface({ input: child.stdout }).on('line', (line) => {
      printed.push(line);
      const match = ready.exec(line);
      if (match) found.resolve(match);
    });
    void ended.then(() => found.reject(new Error(`It ended before it was ready:\n${printed.join('\n')}`)));
    return { match: await found.promise, printed, stop };
  }
}
