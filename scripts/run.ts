import { spawn } from 'node:child_process';
import type { Result } from './test-reports.ts';

class CommandFailed extends Error {}

/** The error holds what the command said. */
export async function run(command: string, args: string[], environment: NodeJS.ProcessEnv = {}): Promise<void> {
  const child = spawn(command, args, { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const status = await ended(child);
  if (status !== 0) throw new CommandFailed(`${command} ${args.join(' ')} ended with ${status}\n${output.trim()}`);
}

export function show(command: string, args: string[], environment: NodeJS.ProcessEnv = {}): Promise<number | string> {
  return ended(spawn(command, args, { env: { ...process.env, ...environment }, stdio: 'inherit' }));
}

export async function passes(name: string, work: () => unknown): Promise<Result> {
  const began = performance.now();
  try {
    await work();
    console.log(`✓ ${name}, ${((performance.now() - began) / 1000).toFixed(1)} s`);
    return { passed: 1, failures: [] };
  } catch (error) {
    console.error(`✗ ${name}\n${(error as Error).message}\n`);
    return { passed: 0, failures: [name] };
  }
}

/** A check by itself, as `node scripts/check-NAME.ts`. */
export async function alone(check: () => unknown): Promise<void> {
  try {
    await check();
  } catch (problem) {
    console.error((problem as Error).message);
    process.exitCode = 1;
  }
}

function ended(child: ReturnType<typeof spawn>): Promise<number | string> {
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code, signal) => resolve(code ?? signal ?? 'nothing'));
  });
}
