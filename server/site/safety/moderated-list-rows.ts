import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../../base/database/prepared.ts';
import { isId } from '../../base/database/uuid.ts';
import type { ListsToModerate } from './list-report.rules.ts';
import type { ModeratedList } from './moderated-list.type.ts';

interface ModeratedPlace {
  at: string;
  id: string;
}

interface Row extends Omit<ModeratedList, 'reports'> {
  reports: ModeratedList['reports'] | null;
  key: string;
}

const MOST_REPORTS = 5;

const MICROSECONDS = `'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'`;

/** A private list has no name for administrators, and no link for anybody. */
const columns = (at: string) => `l.id,
  case when l.privacy = 'PUBLIC' then l.name end as name, case when l.privacy = 'PUBLIC' then l.list_type end as "listType",
  case when l.privacy = 'PUBLIC' and l.hidden_at is null then l.share_token end as "shareToken",
  l.privacy = 'PUBLIC' as "isPublic", l.is_demo as "isDemo", o.id as "ownerId", o.name as "ownerName",
  o.suspended_at is not null as "isOwnerSuspended",
  (select count(*)::int from api_keys k where k.user_id = o.id) as "ownerApiKeyCount",
  l.hidden_at as "hiddenAt", l.hidden_reason as "hiddenReason",
  coalesce(r.open_reports, 0) as "openReports", coalesce(r.all_reports, 0) as "allReports", r.reported_at as "reportedAt",
  (select json_agg(json_build_object('id', n.id, 'reason', n.reason, 'details', n.details, 'reportedAt', n.created_at) order by n.id desc)
    from (select * from list_reports where list_id = l.id order by id desc limit ${MOST_REPORTS}) n) as reports,
  to_char(${at} at time zone 'utc', ${MICROSECONDS}) || '_' || l.id as key`;

const OWNER = 'join users o on o.id = l.owner_id';

interface PageValues {
  at: string | null;
  id: string | null;
  limit: number;
}

const ofReported = (which: string) => `select ${columns('r.reported_at')}
  from reported_lists r join lists l on l.id = r.list_id ${OWNER}
  where ${which} and ($at::timestamptz is null or (r.reported_at, r.list_id) < ($at::timestamptz, $id::uuid))
  order by r.reported_at desc, r.list_id desc limit $limit`;

const SELECT: Record<ListsToModerate, (em: EntityManager, values: PageValues) => Promise<Row[]>> = {
  REPORTED: statement<Row, PageValues>('reported lists', ofReported('r.open_reports > 0')),
  CLOSED: statement<Row, PageValues>('lists whose reports are closed', ofReported('r.open_reports = 0')),
  HIDDEN: statement<Row, PageValues>(
    'hidden lists',
    `select ${columns('l.hidden_at')}
     from lists l ${OWNER} left join reported_lists r on r.list_id = l.id
     where l.hidden_at is not null and ($at::timestamptz is null or (l.hidden_at, l.id) < ($at::timestamptz, $id::uuid))
     order by l.hidden_at desc, l.id desc limit $limit`,
  ),
};

export async function readModeratedLists(
  em: EntityManager,
  which: ListsToModerate,
  after: ModeratedPlace | null,
  limit: number,
): Promise<{ data: ModeratedList[]; next: string | null }> {
  const rows = await SELECT[which](em, { at: after?.at ?? null, id: after?.id ?? null, limit: limit + 1 });
  const data = rows.slice(0, limit);
  return { data: data.map(listOf), next: rows.length > limit ? (data.at(-1)?.key ?? null) : null };
}

const selectOne = statement<Row, { id: string }>(
  'moderated list',
  `select ${columns('l.created_at')} from lists l ${OWNER} left join reported_lists r on r.list_id = l.id where l.id = $id::uuid`,
);

export async function readModeratedList(em: EntityManager, id: string): Promise<ModeratedList | null> {
  const [row] = await selectOne(em, { id });
  return row ? listOf(row) : null;
}

const closeReports = statement<{ closed: number }, { listId: string }>(
  'close the reports of a list',
  `with closed as (
     update list_reports set resolved_at = now() where list_id = $listId::uuid and resolved_at is null returning 1
   ), counted as (
     update reported_lists set open_reports = 0 where list_id = $listId::uuid
   )
   select count(*)::int as closed from closed`,
);

export async function closeReportsOf(em: EntityManager, listId: string): Promise<number> {
  const [row] = await closeReports(em, { listId });
  return row?.closed ?? 0;
}

export function placeIn(text: string | null | undefined): ModeratedPlace | null {
  const [, at, id] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_([0-9a-f-]{36})$/.exec(text ?? '') ?? [];
  return at && id && !Number.isNaN(Date.parse(at)) && isId(id) ? { at, id } : null;
}

function listOf({ key: _, reports, ...row }: Row): ModeratedList {
  return {
    ...row,
    hiddenAt: row.hiddenAt && new Date(row.hiddenAt),
    reportedAt: row.reportedAt && new Date(row.reportedAt),
    reports: (reports ?? []).map((report) => ({ ...report, reportedAt: new Date(report.reportedAt) })),
  };
}
