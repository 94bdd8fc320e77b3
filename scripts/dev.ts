import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../server/database/embedded-postgres.ts';
import { buildServer } from './build.ts';
import { run } from './run.ts';

const WEB_PORT = '5173';

process.env.NODE_ENV = 'development';
process.env.PUBLIC_URL ||= `http://127.0.0.1:${WEB_PORT}`;

// The database stays up while the server restarts.
const embedded = process.env.DATABASE_URL
  ? null
  : await startEmbeddedPostgres(join(process.env.DATA_DIR || '.data', 'postgres'));
await Promise.all([buildServer(), generateDocuments()]);
watchDocuments();

const children = [
  start('vite', 'build', '--config', 'server/vite.config.ts', '--watch', '--logLevel', 'warn'),
  start('node', '--watch', '--watch-preserve-output', 'dist/server/main.js'),
  start('vite', '--config', 'web/vite.config.ts', '--port', WEB_PORT, '--strictPort'),
];
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);

async function stop(): Promise<void> {
  await Promise.all(children.map(ended));
  await embedded?.stop();
  process.exit();
}

function start(command: string, ...args: string[]): ChildProcess {
  return spawn(command, args, { stdio: 'inherit' });
}

function ended(child: ChildProcess): Promise<unknown> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  const end = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  return end;
}

/** Hooks and types follow their documents, and the schema. */
function watchDocuments(): void {
  let isAtWork = false;
  const follow = async (file: string | null) => {
    if (isAtWork || !file?.endsWith('.graphql')) return;
    isAtWork = true;
    await generateDocuments();
    isAtWork = false;
  };
  watch('web', { recursive: true }, (_event, file) => void follow(file));
  watch('schema.graphql', (_event, file) => void follow(file));
}

async function generateDocuments(): Promise<void> {
  await run('graphql-codegen', ['--config', 'codegen.yml']).catch((error: Error) => console.error(error.message));
}
