import type { EntityManager } from '@mikro-orm/postgresql';
import { isoTime } from '../../base/database/iso-time.ts';
import { statement } from '../../base/database/prepared.ts';
import { opensAsMemberOn } from '../../core/access/list.policy.ts';
import { isOpenSince } from '../buyer-mails/items-before-edits.ts';

interface ExportedSuggestion {
  list: string | null;
  title: string;
  notes: string;
  primaryUrl: string | null;
  suggestedAt: Date | string;
}

const selectSuggested = statement<ExportedSuggestion, { userId: string }>(
  'suggestions of one person that wait for an answer',
  `select case when ${isOpenSince('d.created_at')} or ${opensAsMemberOn('$userId::uuid')} then l.name end as list,
     d.values ->> 'title' as title, coalesce(d.values ->> 'notes', '') as notes, d.values ->> 'primaryUrl' as "primaryUrl",
     d.created_at as "suggestedAt"
   from item_drafts d join lists l on l.id = d.list_id
   where d.added_by_id = $userId::uuid and d.is_suggestion order by d.created_at, d.id`,
);

/** A list that is closed to them by now is not named. */
export async function exportedSuggestions(em: EntityManager, userId: string) {
  const rows = await selectSuggested(em, { userId });
  return rows.map(({ suggestedAt, ...row }) => ({ ...row, suggestedAt: isoTime(suggestedAt) }));
}
