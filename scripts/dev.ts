import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { build, createServer, type Rolldown } from 'vite';
import { startEmbeddedPostgres } from '../server/base/postgres/embedded-postgres.ts';
import { welcome } from '../server/commands/welcome.ts';
import { DEVELOPMENT_LISTS } from '../server/lists/seeds/development-lists.ts';
import { DEVELOPMENT_PASSWORD, DEVELOPMENT_PEOPLE } from '../server/lists/seeds/development-people.ts';
import { ensureDocuments } from './build.ts';
import { loadEnvironmentFile } from './environment-file.ts';

loadEnvironmentFile();
process.env.NODE_ENV = 'development';
process.env.DATA_DIR ||= '.data/development'; // what is tried out here is not what `npm start` serves
process.env.PUBLIC_URL ||= 'http://127.0.0.1:5173';
const address = new URL(process.env.PUBLIC_URL);

console.log('Building…');
// The database stays up while the server restarts.
const embedded = process.env.DATABASE_URL ? null : await startEmbeddedPostgres(join(process.env.DATA_DIR, 'postgres'));
await generateDocuments();
watchDocuments();

const web = await createServer({
  configFile: 'web/vite.config.ts',
  server: { port: Number(address.port) || 5173, strictPort: true },
  logLevel: 'warn', // the welcome says where everything is, once both sides are up
  clearScreen: false,
});
await web.listen();
process.removeAllListeners('SIGTERM'); // Vite would end the process before the server and the database have ended

let server: Promise<ChildProcess> | undefined;
let isWelcomed = false;
let isStopping = false;
const builds = (await build({
  configFile: 'server/vite.config.ts',
  mode: 'development',
  logLevel: 'warn',
  build: { watch: {} },
})) as Rolldown.RolldownWatcher;
builds.on('event', (event) => {
  if (event.code === 'END') server = restarted(server);
  if (event.code === 'ERROR') console.error(`${event.error.message}\nThe server stays as it was until this is mended.`);
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());

async function restarted(running: typeof server): Promise<ChildProcess> {
  await ended(await running);
  const child = spawn('node', ['dist/development/server/main.js'], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  child.once('message', sayReady);
  child.once('exit', (code) => {
    if (code && !isWelcomed) void stop(code); // as when its port is taken: it has said so
  });
  return child;
}

function sayReady(): void {
  if (isWelcomed) {
    console.log('The server is up to date.');
    return;
  }
  isWelcomed = true;
  const outbox = process.env.SMTP_URL ? null : `${address.origin}/outbox`;
  const people = Object.values(DEVELOPMENT_PEOPLE);
  const development = { password: DEVELOPMENT_PASSWORD, people, lists: DEVELOPMENT_LISTS };
  console.log(welcome({ address: address.origin, outbox, development }));
}

/** npm passes on the signal that the terminal has sent us already. */
async function stop(code = 0): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await Promise.all([builds.close(), web.close(), ended(await server)]);
  await embedded?.stop();
  process.exit(code);
}

async function ended(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const end = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await end;
}

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
  await ensureDocuments().catch((error: Error) => console.error(error.message));
}
