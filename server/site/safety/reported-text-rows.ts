import { statement } from '../../base/database/prepared.ts';
import { receivesOffList } from '../../core/access/purchase.policy.ts';
import { mayKnowText, REPORTED_TEXTS, TEXT_ID } from '../../core/access/reported-text.policy.ts';
import type { ReportReason } from './list-report.rules.ts';
import type { ReportedText } from './reported-text.type.ts';

const MOST_REPORTS = 5;

interface ToReport {
  listId: string;
  offListGiftId: string | null;
  questionId: string | null;
  /** Without gifts of which people who receive them learn nothing. */
  isToldAlone: boolean;
}

/** A text that stands on the list, as somebody reads it there. */
export const selectTextToReport = statement<{ id: string }, ToReport>(
  'text to report',
  `select p.id from off_list_gifts p where p.id = $offListGiftId::uuid and p.list_id = $listId::uuid and (p.is_told_after or not $isToldAlone::boolean)
   union all
   select q.id from gift_questions q join items i on i.id = q.item_id and not i.is_archived where q.id = $questionId::uuid and i.list_id = $listId::uuid`,
);

interface TextReportValues extends Omit<ToReport, 'isToldAlone'> {
  id: string;
  reason: ReportReason;
  details: string;
  reporterKey: string;
}

/** Nothing once the text is gone. */
export const addTextReport = statement<never, TextReportValues>(
  'report a text',
  `insert into text_reports (id, list_id, off_list_gift_id, question_id, reason, details, reporter_key, created_at)
   select $id::uuid, $listId::uuid, $offListGiftId::uuid, $questionId::uuid, $reason, $details, $reporterKey, now()
   where exists (select from off_list_gifts where id = $offListGiftId::uuid) or exists (select from gift_questions where id = $questionId::uuid)
   on conflict (reporter_key) where resolved_at is null do nothing`,
);

const MAY_KNOW = mayKnowText('$viewerId::uuid');

/** With what was said of an idea, which people who receive it never read. */
const TEXT_OF_GIFT = `case when p.id is null then null when ${receivesOffList('$viewerId::uuid')} then p.what
    else concat_ws(chr(10), p.what, nullif(p.notes, ''), p.primary_url) end`;

const MICROSECONDS = `'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'`;

export interface ReportedTextRow extends Omit<ReportedText, 'reportedAt' | 'reports'> {
  reportedAt: Date | string;
  reports: (Omit<ReportedText['reports'][number], 'reportedAt'> & { reportedAt: string })[];
  key: string;
}

interface PageValues {
  viewerId: string;
  at: string | null;
  id: string | null;
  limit: number;
}

export const selectReportedTexts = statement<ReportedTextRow, PageValues>(
  'reported texts',
  `with found as (
     select ${TEXT_ID} as id, r.list_id, max(r.created_at) as at, count(*)::int as open_reports
     from ${REPORTED_TEXTS}
     where r.resolved_at is null and ${MAY_KNOW}
     group by ${TEXT_ID}, r.list_id
     having $at::timestamptz is null or (max(r.created_at), ${TEXT_ID}) < ($at::timestamptz, $id::uuid)
     order by at desc, id desc limit $limit
   )
   select f.id, case when p.id is null then 'QUESTION' else 'OFF_LIST_GIFT' end as kind, coalesce(${TEXT_OF_GIFT}, q.text) as text,
     l.id as "listId", case when l.privacy = 'PUBLIC' then l.name end as "listName", o.id as "ownerId", o.name as "ownerName",
     f.open_reports as "openReports", f.at as "reportedAt",
     (select json_agg(json_build_object('id', n.id, 'reason', n.reason, 'details', n.details, 'reportedAt', n.created_at) order by n.id desc)
       from (select * from text_reports r where (r.off_list_gift_id = f.id or r.question_id = f.id) and r.resolved_at is null order by r.id desc limit ${MOST_REPORTS}) n) as reports,
     to_char(f.at at time zone 'utc', ${MICROSECONDS}) || '_' || f.id as key
   from found f join lists l on l.id = f.list_id join users o on o.id = l.owner_id
     left join off_list_gifts p on p.id = f.id left join gift_questions q on q.id = f.id
   order by f.at desc, f.id desc`,
);

interface FoundText {
  listId: string;
  /** The item of a question. */
  itemId: string | null;
}

/** A text that was reported at some time: of others administrators learn nothing. */
export const selectReportedText = statement<FoundText, { viewerId: string; id: string }>(
  'reported text',
  `select r.list_id as "listId", q.item_id as "itemId" from ${REPORTED_TEXTS} left join gift_questions q on q.id = r.question_id
   where (r.off_list_gift_id = $id::uuid or r.question_id = $id::uuid) and ${MAY_KNOW} limit 1`,
);

export const closeTextReports = statement<{ id: string }, { id: string }>(
  'close the reports of a text',
  `update text_reports set resolved_at = now() where (off_list_gift_id = $id::uuid or question_id = $id::uuid) and resolved_at is null returning id`,
);
