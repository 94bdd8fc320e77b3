import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { subDays } from 'date-fns';
import { problemKind } from '../../base/errors/problem-kind.ts';
import { noteProblem, removeProblem } from '../audit/note-problem.ts';
import { type BackupSource, backUp } from './back-up.ts';
import { Backup } from './backup.entity.ts';
import { checkBackup } from './backup-archive.ts';
import type { BackupStore } from './backup-store.ts';

export interface BackupPlan {
  schedule: string | null;
  store: BackupStore;
  place: string;
  mostKept: number;
  keptDays: number;
  source: BackupSource;
}

/** A try that takes longer is given up. Pictures take most of the time. */
export const MAX_BACKUP_HOURS = 12;

// Said without the place: what is wrong with a former folder or bucket is over with a success in another.
const MAKING = { area: 'BACKUPS', subject: 'making' } as const;
const CLEARING = { area: 'BACKUPS', subject: 'clearing' } as const;

const NAME = /^kindlist-scheduled-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)\.tar\.gz$/;

/**
 * The backup is opened again and counted. None is removed until a later one is proven to be whole. Fails where no
 * backup was made; `onProblem` hears of the rest, which another try would not mend.
 */
export async function makeScheduledBackup(
  orm: MikroORM,
  plan: BackupPlan,
  now: Date,
  onProblem: (problem: Error) => void,
): Promise<void> {
  const em = orm.em.fork();
  try {
    await makeAndCheck(em, plan, now, onProblem);
  } catch (problem) {
    const message = `No backup was kept at ${plan.place}: ${problemKind(problem)}. The log has the rest. Earlier backups are still there.`;
    await noteProblem(em.fork(), { ...MAKING, message });
    throw problem;
  }
  await removeProblem(em, MAKING);
  try {
    await removeOld(em, plan, now);
    await removeProblem(em, CLEARING);
  } catch (problem) {
    onProblem(problem as Error);
    const message = `Old backups could not be removed from ${plan.place}: ${problemKind(problem)}. The log has the rest. The new one was made and checked.`;
    await noteProblem(em.fork(), { ...CLEARING, message });
  }
}

async function makeAndCheck(
  em: EntityManager,
  { store, source }: BackupPlan,
  madeAt: Date,
  onProblem: (problem: Error) => void,
): Promise<void> {
  const name = `kindlist-scheduled-${timestampOf(madeAt)}.tar.gz`;
  const report = await store.write(name, (to) => backUp(to, source));
  try {
    const { totals } = await checkBackup(await store.read(name), name);
    const kept = (await store.list()).find((file) => file.name === name);
    em.create(Backup, {
      name,
      store: store.kind,
      madeAt,
      checkedAt: new Date(),
      megabytes: Math.ceil((kept?.bytes ?? 0) / 1e6),
      listCount: totals.rows.lists ?? 0,
      pictureCount: totals.pictures,
      missingPictureCount: report.missing.length,
    });
    await em.flush();
  } catch (problem) {
    await store.remove(name).catch(onProblem); // nobody is to rely on it
    throw problem;
  }
}

/**
 * Other files are left alone, also those of another site in the same place, and what a clock that was ahead has
 * made.
 */
async function removeOld(em: EntityManager, { store, mostKept, keptDays }: BackupPlan, now: Date): Promise<void> {
  const names = (await store.list()).map(({ name }) => name);
  await em.nativeDelete(Backup, { name: { $nin: names } });
  const own = (await em.find(Backup, {}, { fields: ['name'] })).map(({ name }) => name);
  const newestFirst = own
    .filter((name) => madeAtOf(name) <= now)
    .toSorted()
    .toReversed();
  const earliest = subDays(now, keptDays);
  const isKept = (name: string, place: number) => place === 0 || (place < mostKept && madeAtOf(name) >= earliest);
  const kept = newestFirst.filter(isKept);
  for (const name of newestFirst) {
    if (kept.includes(name)) continue;
    await store.remove(name);
    await em.nativeDelete(Backup, { name });
  }
}

/** In UTC. */
export function timestampOf(time: Date): string {
  return time.toISOString().slice(0, 19).replaceAll(':', '-');
}

function madeAtOf(name: string): Date {
  const [, day, hour, minute, second] = NAME.exec(name) ?? [];
  return new Date(`${day}T${hour}:${minute}:${second}Z`);
}
