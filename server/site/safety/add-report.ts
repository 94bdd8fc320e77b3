import type { z } from 'zod';
import { statement } from '../../base/database/prepared.ts';
import type { newListReport } from './list-report.rules.ts';

interface ReportValues extends z.output<typeof newListReport> {
  id: string;
  listId: string;
  reporterKey: string;
}

/** A list that was deleted in the meantime has no reports. */
export const addReport = statement<never, ReportValues>(
  'report a list',
  `with reported as (
     insert into list_reports (id, list_id, reason, details, reporter_key, created_at)
     select $id::uuid, l.id, $reason, $details, $reporterKey, now() from lists l where l.id = $listId::uuid
     on conflict (list_id, reporter_key) where resolved_at is null do nothing
     returning list_id, created_at
   )
   insert into reported_lists (list_id, open_reports, all_reports, reported_at)
   select list_id, 1, 1, created_at from reported
   on conflict (list_id) do update set open_reports = reported_lists.open_reports + 1,
     all_reports = reported_lists.all_reports + 1, reported_at = excluded.reported_at`,
);
