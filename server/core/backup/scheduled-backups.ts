import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { subDays } from 'date-fns';
import { problemKind } from '../../base/errors/problem-kind.ts';
import { noteProblem, removeProblem } from '../audit/note-problem.ts';
import { type BackupSource, backUp } from './back-up.ts';
import { Backup } from './backup.entity.ts';
import { checkBackup } from './backup-archive.ts';
import type { BackupStore } from './backup-store.ts';

export interface BackupPlan {
  /** When, as a cron expression in UTC; null where nobody wants any by the clock. */
  schedule: string | null;
  store: BackupStore;
  /** The address of the folder or bucket, for an administrator. */
  place: string;
  /** How many are kept at most. */
  mostKept: number;
  /** The latest is kept for longer. */
  keptDays: number;
  source: BackupSource;
}

/** A try that takes longer is given up. Pictures take most of the time. */
export const MAX_BACKUP_HOURS = 12;

// Said without the place: what is wrong with a former folder or bucket is over with a success in another.
const MAKING = { area: 'BACKUPS', subject: 'making' } as const;
const CLEARING = { area: 'BACKUPS', subject: 'clearing' } as const;

/** Other files, also backups that somebody made by hand, are left alone. */
const NAME = /^kindlist-scheduled-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)\.tar\.gz$/;

/**
 * Makes a backup, opens it again and counts what is in it, and removes those that are past their time. None is removed until a later one is proven to be whole.
 * Administrators are told of what goes wrong. Fails where no backup was made; `onProblem` hears of the rest, which another try would not mend.
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

/** Removes backups made by the clock. The rows follow the files that are there. */
async function removeOld(em: EntityManager, { store, mostKept, keptDays }: BackupPlan, now: Date): Promise<void> {
  const names = (await store.list()).map(({ name }) => name).filter((name) => NAME.test(name));
  const newestFirst = names.toSorted().toReversed();
  const earliest = subDays(now, keptDays);
  const isKept = (name: string, place: number) => place === 0 || (place < mostKept && madeAtOf(name) >= earliest);
  const kept = newestFirst.filter(isKept);
  await em.nativeDelete(Backup, { name: { $nin: newestFirst } });
  for (const name of newestFirst) {
    if (kept.includes(name)) continue;
    await store.remove(name);
    await em.nativeDelete(Backup, { name });
  }
}

/** As it stands in names of files, in UTC, by the second. */
export function timestampOf(time: Date): string {
  return time.toISOString().slice(0, 19).replaceAll(':', '-');
}

function madeAtOf(name: string): Date {
  const [, day, hour, minute, second] = NAME.exec(name) ?? [];
  return new Date(`${day}T${hour}:${minute}:${second}Z`);
}
