import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../../base/database/prepared.ts';
import { holdsWords, patternOf } from '../../base/database/word-search.ts';
import { worksOn } from '../access/list.policy.ts';
import type { AuditAction } from './audit.rules.ts';
import type { AuditChanges, AuditEntry } from './audit-entry.entity.ts';
import type { AuditEntryType } from './audit-page.type.ts';

interface AuditFilter {
  viewerId: string;
  words: string | null;
  action: AuditAction | null;
  subjectId: string | null;
  before: string | null;
}

type Row = Omit<AuditEntryType, 'changes'> & Pick<AuditEntry, 'changes'>;

const COLUMNS = `e.id, e.happened_at as "happenedAt", e.actor_id as "actorId", e.actor_name as "actorName",
  e.actor_email as "actorEmail", e.action, e.subject_kind as "subjectKind", e.subject_id as "subjectId",
  coalesce(nullif(e.subject_name, ''), s.name, '') as "subjectName", e.changes, e.reason, e.address, e.user_agent as "userAgent"`;

/** A list is named by its owner alone, as its name is not for administrators. */
const SUBJECT = `left join lists sl on sl.id = e.subject_id and e.subject_kind = 'LIST'
  left join users s on s.id = case e.subject_kind when 'USER' then e.subject_id else sl.owner_id end`;

/**
 * Texts beside a list are kept from the people whom it is for: who works on the list never learns by this log that one
 * was reported, whatever day the list names.
 */
const MAY_KNOW = `(e.action not in ('TEXT_REMOVED', 'TEXT_REPORTS_RESOLVED') or not exists (select from lists l where l.id = e.subject_id and ${worksOn('$viewerId::uuid')}))`;

const KNOWN = `${MAY_KNOW} and ($before::uuid is null or e.id < $before) and ($action::text is null or e.action = $action)
  and ($subjectId::uuid is null or e.subject_id = $subjectId)`;

const selectEntries = statement<Row, Omit<AuditFilter, 'words'> & { limit: number }>(
  'audit entries',
  `select ${COLUMNS} from audit_entries e ${SUBJECT} where ${KNOWN} order by e.id desc limit $limit`,
);

const ENTRY_TEXT = `lower(e.actor_name || ' ' || e.actor_email || ' ' || e.subject_name)`;
const PERSON_TEXT = `lower(u.name || ' ' || u.email)`;

/** Both parts have an index of their own; one condition for both would have none. */
const searchEntries = statement<Row, Omit<AuditFilter, 'words'> & { words: string; pattern: string; limit: number }>(
  'search audit entries',
  `with found as (
     select e.id from audit_entries e where ${holdsWords(ENTRY_TEXT)}
     union
     select e.id from audit_entries e where e.subject_id in (select u.id from users u where ${holdsWords(PERSON_TEXT)})
   )
   select ${COLUMNS} from found join audit_entries e on e.id = found.id ${SUBJECT}
   where ${KNOWN} order by e.id desc limit $limit`,
);

export async function readAudit(em: EntityManager, filter: AuditFilter, limit: number): Promise<AuditEntryType[]> {
  const { words, ...known } = filter;
  const rows = words
    ? await searchEntries(em, { ...known, words, pattern: patternOf(words), limit })
    : await selectEntries(em, { ...known, limit });
  return rows.map(({ changes, ...row }) => ({
    ...row,
    happenedAt: new Date(row.happenedAt),
    changes: inWords(changes),
  }));
}

function inWords(changes: AuditChanges): AuditEntryType['changes'] {
  return Object.entries(changes).map(([name, { from, to }]) => ({ name, from: textOf(from), to: textOf(to) }));
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
