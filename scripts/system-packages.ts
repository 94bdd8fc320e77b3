import { spawnSync } from 'node:child_process';
import { run } from './run.ts';

/** The programs that the tests of several servers behind a proxy need beside Node, each with its package of Debian. */
const PROGRAMS = { 'redis-server': 'redis-server', caddy: 'caddy' };

/** Finds the programs that some tests start, or installs them with apt. */
export async function ensurePrograms(): Promise<void> {
  const missing = missingPrograms();
  if (missing.length === 0) return;
  const packages = missing.map((program) => PROGRAMS[program]);
  await installWithApt(...packages).catch(() => {}); // the last word is below
  if (missingPrograms().length === 0) return;
  throw new Error(
    `There is no ${missing.join(' and no ')} for the tests, and none could be installed. ` +
      `Install what is missing: apt-get install ${packages.join(' ')}.`,
  );
}

export async function installWithApt(...packages: string[]): Promise<void> {
  console.log(`Installing ${packages.join(' and ')}…`);
  const [command, ...asRoot] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args: string[]) => run(command as string, [...asRoot, ...args], quiet);
  await aptGet('update');
  await aptGet('install', '--yes', '--no-install-recommends', ...packages);
}

function missingPrograms() {
  const names = Object.keys(PROGRAMS) as (keyof typeof PROGRAMS)[];
  return names.filter((name) => spawnSync(name, ['--version']).error);
}
