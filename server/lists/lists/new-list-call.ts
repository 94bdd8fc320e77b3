import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { KeptAnswer } from '../../base/database/kept-answer.entity.ts';
import { keptCall } from '../../base/database/once.ts';
import { InvalidInput } from '../../base/errors/errors.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import { User } from '../../core/users/user.entity.ts';
import { limitsOf } from '../../money/billing/plan-limits.ts';
import { TooManyLists } from './errors.ts';
import { List } from './list.entity.ts';
import type { newList } from './list.rules.ts';
import { surpriseProblems } from './surprise-day.ts';

/** The call that makes a list, as `once` knows it. */
export function aboutNewList({ id }: Pick<User, 'id'>): string {
  return `createList ${id}`;
}

/** Whether the list of this call has been made, so that a repeated one need prepare nothing. A key that is too long is refused. */
export async function isListMade(em: EntityManager, viewer: User, key: string | null | undefined): Promise<boolean> {
  const kept = keptCall({ about: aboutNewList(viewer), key, sent: null });
  return kept !== null && (await em.count(KeptAnswer, { key: kept.key })) > 0;
}

export async function assertRoom(em: EntityManager, owner: User, settings: SiteSettings): Promise<void> {
  const limit = limitsOf(owner, settings).lists;
  const isFull = limit >= 0 && (await em.count(List, { owner, isDemo: false })) >= limit;
  if (isFull) throw new TooManyLists(limit, settings);
}

export async function lockOwnerWithRoom(em: EntityManager, { id }: User, settings: SiteSettings): Promise<User> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const; // one new list at a time
  const owner = await em.findOneOrFail(User, id, lock);
  await assertRoom(em, owner, settings);
  return owner;
}

/** With the time zone in which its day is, or a refusal where that day would end a surprise at once. */
export function withSurprise(viewer: User, { timeZone = viewer.timeZone ?? 'UTC', ...sent }: z.output<typeof newList>) {
  const problems = surpriseProblems(viewer, null, { ...sent, timeZone });
  if (Object.keys(problems).length > 0) throw new InvalidInput(problems);
  return { ...sent, timeZone };
}
