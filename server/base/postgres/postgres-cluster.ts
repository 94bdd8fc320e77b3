import { type ExecFileException, execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { keptSecret } from '../process/kept-secret.ts';
import { type Account, canReach, claimFolder, postgresAccount } from './postgres-account.ts';
import { type PostgresBinaries, postgresBinaries } from './postgres-binaries.ts';
import { removeStalePostmasterFile } from './postmaster-file.ts';

const run = promisify(execFile);

export const USER = 'kindlist';

export interface Cluster {
  data: string;
  password: string;
  log: string;
  account: Account;
  binaries: PostgresBinaries;
}

export async function openCluster(folder: string): Promise<Cluster> {
  const account = postgresAccount(folder);
  const place = placeWithinReach(resolve(folder), account);
  const binaries = await postgresBinaries(account);
  const passwordFile = join(place, 'password');
  const password = keptSecret(passwordFile);
  giveTo(account, passwordFile);

  const cluster = { data: join(place, 'data'), log: join(place, 'log'), password, account, binaries };
  if (!existsSync(cluster.data)) await makeCluster(cluster, passwordFile);
  refuseOtherVersion(cluster);
  return cluster;
}

/** Fails when it does not start, as when another process was quicker. */
export async function startCluster(cluster: Cluster, settings: Record<string, string>): Promise<void> {
  const { data, log, binaries } = cluster;
  removeStalePostmasterFile(data);
  rmSync(log, { force: true });
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const command = ['start', '--pgdata', data, '--log', log, '--wait', '--silent', '--options', options.join(' ')];
  await runAs(cluster, binaries.control, command).catch((cause) => {
    const reason = existsSync(log) ? readFileSync(log, 'utf8').trim().slice(-2000) : cause.message;
    throw new Error(`The embedded PostgreSQL does not start in ${data}: ${reason}`, { cause });
  });
}

export async function stopCluster(cluster: Cluster): Promise<void> {
  await runAs(cluster, cluster.binaries.control, [
    'stop',
    '--pgdata',
    cluster.data,
    '--mode',
    'fast',
    '--wait',
    '--silent',
  ]);
}

function placeWithinReach(folder: string, account: Account): string {
  mkdirSync(dirname(folder), { recursive: true });
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const place = canReach(account, dirname(folder)) ? folder : `/var/tmp/kindlist-${hash}`;
  claimFolder(place, account);
  giveTo(account, place);
  return realpathSync(place); // one spelling, by which a running server is recognized
}

/** Made aside and renamed: a crash leaves no half of a cluster, and of two processes one is first. */
async function makeCluster(cluster: Cluster, passwordFile: string): Promise<void> {
  const draft = `${cluster.data}.${process.pid}`;
  const access = ['--username', USER, '--pwfile', passwordFile, '--auth', 'scram-sha-256'];
  const texts = ['--encoding', 'UTF8', '--locale-provider', 'builtin', '--locale', 'C.UTF-8'];
  try {
    await runAs(cluster, cluster.binaries.initdb, ['--pgdata', draft, ...access, ...texts, '--no-instructions']);
    renameSync(draft, cluster.data);
  } catch (cause) {
    rmSync(draft, { recursive: true, force: true });
    if (existsSync(cluster.data)) return; // another process was first
    const reason = (cause as ExecFileException).stderr || (cause as Error).message;
    throw new Error(`PostgreSQL cannot make its files in ${cluster.data}: ${reason}`, { cause });
  }
}

function refuseOtherVersion({ data, binaries }: Cluster): void {
  const version = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  if (version === binaries.version) return;
  throw new Error(
    `${data} was made by PostgreSQL ${version}, but this Kindlist brings ${binaries.version}. Dump it with the Kindlist ` +
      'that made it and load the dump here, or set DATA_DIR to another folder, or DATABASE_URL to a server of your own.',
  );
}

/** PostgreSQL gets no variable of our environment: PG… variables would change its behaviour. */
function runAs({ account }: Pick<Cluster, 'account'>, command: string, args: string[]) {
  const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' };
  return run(command, args, { ...account, env, cwd: '/' });
}

function giveTo({ uid, gid }: Account, path: string): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}
