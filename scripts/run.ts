import { spawn } from 'node:child_process';

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

function ended(child: ReturnType<typeof spawn>): Promise<number | string> {
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code, signal) => resolve(code ?? signal ?? 'nothing'));
  });
}
