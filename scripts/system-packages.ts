import { spawnSync } from 'node:child_process';
import { run } from './run.ts';

interface Program {
  packageName: string;
  check: readonly [command: string, ...options: string[]];
}

const PROXY_PROGRAMS: readonly Program[] = [
  { packageName: 'redis-server', check: ['redis-server', '--version'] },
  { packageName: 'caddy', check: ['caddy', 'version'] },
];

const REMINDERS_APPS: readonly Program[] = [
  { packageName: 'vdirsyncer', check: ['vdirsyncer', '--version'] },
  { packageName: 'todoman', check: ['todoman', '--version'] },
  { packageName: 'python3-caldav', check: ['/usr/bin/python3', '-c', 'import caldav'] },
];

export function ensureProxyPrograms(): Promise<void> {
  return ensureAll(PROXY_PROGRAMS);
}

export function ensurePrograms(): Promise<void> {
  return ensureAll([...PROXY_PROGRAMS, ...REMINDERS_APPS]);
}

async function ensureAll(programs: readonly Program[]): Promise<void> {
  const missing = programs.filter(isMissing).map(({ packageName }) => packageName);
  if (missing.length === 0) return;
  await installWithApt(...missing).catch(() => {}); // the last word is below
  const absent = programs.filter(isMissing).map(({ packageName }) => packageName);
  if (absent.length === 0) return;
  throw new Error(
    `There is no ${absent.join(' and no ')} for the tests, and none could be installed. ` +
      `Install what is missing: apt-get install ${absent.join(' ')}.`,
  );
}

let lastInstall: Promise<void> = Promise.resolve();

/** One after another: of two at once apt refuses the second. */
export function installWithApt(...packages: string[]): Promise<void> {
  const before = lastInstall.catch(() => {}); // its caller was told
  lastInstall = before.then(async () => {
    console.log(`Installing ${packages.join(' and ')}…`);
    lists ??= aptGet('update');
    await lists.catch((problem) => {
      lists = undefined;
      throw problem;
    });
    await aptGet('install', '--yes', '--no-install-recommends', ...packages);
  });
  return lastInstall;
}

/** The names and places of packages, which stay true for a run. */
let lists: Promise<void> | undefined;

function aptGet(...args: string[]): Promise<void> {
  const [command, ...asRoot] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  return run(command as string, [...asRoot, ...args], { DEBIAN_FRONTEND: 'noninteractive' });
}

function isMissing({ check: [command, ...options] }: Program): boolean {
  const { error, status } = spawnSync(command, options);
  return error !== undefined || status !== 0;
}
