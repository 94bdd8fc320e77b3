import type { List } from '../../lists/lists/list.entity.ts';
import type { ReminderShown } from '../../shops/reminders-apps/reminder.ts';
import { DavRefusal } from './dav-refusal.ts';
import type { DavRequest } from './dav-request.ts';

/** A list with more reminders is told in no one answer. */
export const MOST_REMINDERS = 5_000;

/** The state of a list, of which a client knows all reminders, or those before `next`. */
interface Known {
  revision: number;
  next: number;
}

/** The tag and the token of a list as it is now: both follow from its revision. */
export function stateOfList({ person, reminders, siteUrl }: DavRequest, list: List): { tag: string; token: string } {
  const revision = reminders.revisionOf(person, list);
  return { tag: `${list.id}.${revision}`, token: tokenOf(siteUrl, list, { revision, next: 0 }) };
}

export function tokenOf(siteUrl: string, { id }: Pick<List, 'id'>, { revision, next }: Known): string {
  return `${siteUrl}/dav/sync/${id}/${revision}${next > 0 ? `/${next}` : ''}`;
}

/** The state that a token stands for: null for one of another list, or none of ours. */
export function knownByToken(token: string, { id }: Pick<List, 'id'>): Known | null {
  const {
    listId,
    revision,
    next = '0',
  } = /\/dav\/sync\/(?<listId>[\da-f-]{36})\/(?<revision>\d{1,15})(?:\/(?<next>\d{1,7}))?$/.exec(token.trim())
    ?.groups ?? {};
  return listId === id ? { revision: Number(revision), next: Number(next) } : null;
}

/** Refuses a list that is too long to be told at once: clients that sync are told it page by page. */
export function assertFits(reminders: ReminderShown[]): ReminderShown[] {
  if (reminders.length > MOST_REMINDERS)
    throw new DavRefusal(
      507,
      `A list of more than ${MOST_REMINDERS} reminders is read by sync-collection.`,
      'D:number-of-matches-within-limits',
    );
  return reminders;
}
