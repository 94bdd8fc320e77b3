import { readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export function runningPort(cluster: string): number | null {
  const [pid, , , port] = readPostmasterFile(cluster);
  return pid && isAlive(Number(pid)) && isPostgresOf(cluster, Number(pid)) ? Number(port) : null;
}

/**
 * After a crash the file may name a process id that somebody else has by now, and PostgreSQL would not dare to
 * start. Put back if it turns out that a new server just wrote it.
 */
export function removeStalePostmasterFile(cluster: string): void {
  const [pid] = readPostmasterFile(cluster);
  if (!pid || !isAlive(Number(pid)) || isPostgresOf(cluster, Number(pid))) return;
  const file = join(cluster, 'postmaster.pid');
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return; // somebody else took it away
  }
  const [taken] = readFileSync(aside, 'utf8').split('\n');
  if (isPostgresOf(cluster, Number(taken))) renameSync(aside, file);
  else rmSync(aside);
}

function readPostmasterFile(cluster: string): string[] {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isPostgresOf(cluster: string, pid: number): boolean {
  if (process.platform !== 'linux') return true; // without /proc a living process is believed to be it
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return command.includes(cluster);
  } catch {
    return false; // gone since
  }
}
