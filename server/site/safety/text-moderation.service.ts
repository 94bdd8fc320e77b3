import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { isId } from '../../base/database/uuid.ts';
import { NotFound } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import { LARGEST_PAGE } from '../../base/paging/page.type.ts';
import type { AuditLog } from '../../core/audit/audit-log.ts';
import type { User } from '../../core/users/user.entity.ts';
import { assertAdministrator } from '../../core/users/user.policy.ts';
import { clearOffList } from '../../lists/off-list-gifts/clear-off-list.ts';
import { clearQuestion } from '../../lists/questions/clear-question.ts';
import { optionalModerationReason } from '../admin/admin-users.rules.ts';
import { assertStillAdministrator } from '../admin/hold-administrators.ts';
import { placeIn } from './moderated-list-rows.ts';
import type { ReportedText, ReportedTextPage } from './reported-text.type.ts';
import {
  closeTextReports,
  type ReportedTextRow,
  selectReportedText,
  selectReportedTexts,
} from './reported-text-rows.ts';

interface TextsQuery {
  limit: number;
  after?: string | null;
}

/**
 * Texts of guests on lists, as far as somebody reported them. Nobody is told what becomes of one: a gift that is not on
 * the list is kept from the people whom it is for.
 */
export class TextModerationService {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditLog,
  ) {}

  async texts(viewer: User, { limit, after }: TextsQuery): Promise<ReportedTextPage> {
    assertAdministrator(viewer);
    const most = Math.min(LARGEST_PAGE, Math.max(1, limit));
    const place = placeIn(after);
    const values = { viewerId: viewer.id, at: place?.at ?? null, id: place?.id ?? null };
    const rows = await selectReportedTexts(this.em, { ...values, limit: most + 1 });
    const shown = rows.slice(0, most);
    return { data: shown.map(textOf), next: rows.length > most ? (shown.at(-1)?.key ?? null) : null };
  }

  async remove(viewer: User, textId: string, input: z.input<typeof optionalModerationReason>): Promise<string> {
    const { reason } = parse(optionalModerationReason, input);
    return this.change(viewer, textId, async (em, { listId, itemId }) => {
      if (itemId) await clearQuestion(em, { id: textId, itemId, listId });
      else await clearOffList(em, { id: textId, listId });
      this.audit.write(em, viewer, { action: 'TEXT_REMOVED', subject: { kind: 'LIST', id: listId }, reason });
    });
  }

  /** The text stays. */
  async closeReports(viewer: User, textId: string, input: z.input<typeof optionalModerationReason>): Promise<string> {
    const { reason } = parse(optionalModerationReason, input);
    return this.change(viewer, textId, async (em, { listId }) => {
      const closed = await closeTextReports(em, { id: textId });
      if (closed.length === 0) return;
      const subject = { kind: 'LIST', id: listId } as const;
      const counts = { before: { openReports: closed.length }, after: { openReports: 0 } };
      this.audit.write(em, viewer, { action: 'TEXT_REPORTS_RESOLVED', subject, reason, ...counts });
    });
  }

  private async change(
    viewer: User,
    textId: string,
    work: (em: EntityManager, text: { listId: string; itemId: string | null }) => Promise<void>,
  ): Promise<string> {
    assertAdministrator(viewer);
    if (!isId(textId)) throw new NotFound('Resource');
    await this.em.transactional(async (em) => {
      await assertStillAdministrator(em, viewer);
      const [text] = await selectReportedText(em, { viewerId: viewer.id, id: textId });
      if (!text) throw new NotFound('Resource');
      await work(em, text);
    });
    return textId;
  }
}

function textOf({ key: _, reports, ...row }: ReportedTextRow): ReportedText {
  return {
    ...row,
    reportedAt: new Date(row.reportedAt),
    reports: reports.map((report) => ({ ...report, reportedAt: new Date(report.reportedAt) })),
  };
}
