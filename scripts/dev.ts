import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { startEmbeddedPostgres } from '../server/postgres/embedded-postgres.ts';
import { run } from './run.ts';

const WEB_PORT = '5173';

process.env.NODE_ENV = 'development';
process.env.PUBLIC_URL ||= `http://127.0.0.1:${WEB_PORT}`;

// The database stays up while the server restarts.
const embedded = process.env.DATABASE_URL
  ? null
  : await startEmbeddedPostgres(join(process.env.DATA_DIR || '.data', 'postgres'));
await generateDocuments();
watchDocuments();

const web = start('vite', '--config', 'web/vite.config.ts', '--port', WEB_PORT, '--strictPort');
let server: Promise<ChildProcess> | undefined;
const builds = (await build({
  configFile: 'server/vite.config.ts',
  logLevel: 'warn',
  build: { watch: {}, emptyOutDir: false },
})) as Rolldown.RolldownWatcher;
builds.on('event', ({ code }) => {
  if (code === 'END') server = restarted(server);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);

async function restarted(running: typeof server): Promise<ChildProcess> {
  await ended(await running);
  return start('node', 'dist/server/main.js');
}

async function stop(): Promise<void> {
  await builds.close();
  await Promise.all([ended(web), ended(await server)]);
  await embedded?.stop();
  process.exit();
}

function start(command: string, ...args: string[]): ChildProcess {
  return spawn(command, args, { stdio: 'inherit' });
}

async function ended(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const end = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await end;
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
