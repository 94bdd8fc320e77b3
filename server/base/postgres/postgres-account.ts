import { existsSync, lstatSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Empty when that is simply us. */
export interface Account {
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses to run as root, so root lends it the account that owns the folder, else `postgres` or `nobody`. */
export function postgresAccount(folder: string): Account {
  if (process.getuid?.() !== 0) return {};
  if (existsSync(folder)) {
    const { uid, gid } = statSync(folder);
    if (uid !== 0) return { uid, gid };
  }
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const lent = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  return { uid: Number(lent?.[2] ?? 65534), gid: Number(lent?.[3] ?? 65534) };
}

/** Nobody else may enter root's home, for one. */
export function canReach({ uid, gid }: Account, path: string): boolean {
  if (uid === undefined) return true;
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    if (existsSync(folder)) {
      const stat = statSync(folder);
      const needed = stat.uid === uid ? 0o100 : stat.gid === gid ? 0o010 : 0o001;
      if (stat.isDirectory() && !(stat.mode & needed)) return false;
    }
    if (folder === dirname(folder)) return true;
  }
}

/** Makes a folder where everybody may write; one that is there already must be ours alone, or it may be a trap. */
export function claimFolder(folder: string, { uid = process.getuid?.() ?? 0 }: Account): void {
  try {
    mkdirSync(folder, { mode: 0o755 });
    return;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const stat = lstatSync(folder);
  const isOurs = stat.isDirectory() && (stat.uid === uid || stat.uid === process.getuid?.()) && !(stat.mode & 0o022);
  if (!isOurs) throw new Error(`${folder} is in the way: somebody else made it, or may write to it. Remove it.`);
}
