import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { isId } from '../../base/database/uuid.ts';
import { NotFound } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import { LARGEST_PAGE } from '../../base/paging/page.type.ts';
import type { AuditLog } from '../../core/audit/audit-log.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import { mailTo } from '../../core/email/mail-to.ts';
import { announce } from '../../core/events/announce.ts';
import type { User } from '../../core/users/user.entity.ts';
import { assertAdministrator } from '../../core/users/user.policy.ts';
import { List } from '../../lists/lists/list.entity.ts';
import { moderationReason, optionalModerationReason } from '../admin/admin-users.rules.ts';
import { assertStillAdministrator } from '../admin/hold-administrators.ts';
import { DemoListShown } from './errors.ts';
import type { ListsToModerate } from './list-report.rules.ts';
import type { ModeratedList, ModeratedListPage } from './moderated-list.type.ts';
import { closeReportsOf, placeIn, readModeratedList, readModeratedLists } from './moderated-list-rows.ts';
import { listHiddenEmail, listRestoredEmail } from './safety-emails.ts';

interface ModerationQuery {
  which: ListsToModerate;
  limit: number;
  after?: string | null;
}

export class ListModerationService {
  constructor(
    private readonly em: EntityManager,
    private readonly mailQueue: MailQueue,
    private readonly audit: AuditLog,
  ) {}

  async lists(viewer: User, { which, limit, after }: ModerationQuery): Promise<ModeratedListPage> {
    assertAdministrator(viewer);
    const most = Math.min(LARGEST_PAGE, Math.max(1, limit));
    return readModeratedLists(this.em, which, placeIn(after), most);
  }

  /** Gone for everybody who does not work on it. Its owner is told why; its reports are closed. */
  async hide(viewer: User, listId: string, input: z.input<typeof moderationReason>): Promise<ModeratedList> {
    const { reason } = parse(moderationReason, input);
    return this.change(viewer, listId, async (em, list) => {
      if (list.isDemo) throw new DemoListShown();
      if (list.hiddenAt) return;
      list.hiddenAt = new Date();
      list.hiddenReason = reason;
      const closedReports = await closeReportsOf(em, listId);
      const subject = { kind: 'LIST', id: listId } as const;
      const counts = closedReports > 0 ? { before: { openReports: closedReports }, after: { openReports: 0 } } : {};
      this.audit.write(em, viewer, { action: 'LIST_HIDDEN', subject, reason, ...counts });
      await announce(em, 'LIST_EDITED', list, { moderation: 'HIDDEN' });
      const owner = await list.owner.loadOrFail();
      const about = { name: owner.name, listName: list.name, listId, reason };
      await this.mailQueue.queue(em, await mailTo(owner, () => listHiddenEmail(about)));
    });
  }

  async restore(viewer: User, listId: string, input: z.input<typeof optionalModerationReason>): Promise<ModeratedList> {
    const { reason } = parse(optionalModerationReason, input);
    return this.change(viewer, listId, async (em, list) => {
      if (!list.hiddenAt) return;
      const { hiddenReason } = list;
      list.hiddenAt = null;
      list.hiddenReason = null;
      const subject = { kind: 'LIST', id: listId } as const;
      const before = { reason: hiddenReason };
      this.audit.write(em, viewer, { action: 'LIST_RESTORED', subject, before, reason });
      await announce(em, 'LIST_EDITED', list, { moderation: 'RESTORED' });
      const owner = await list.owner.loadOrFail();
      const about = { name: owner.name, listName: list.name, listId, reason };
      await this.mailQueue.queue(em, await mailTo(owner, () => listRestoredEmail(about)));
    });
  }

  /** Nobody is told: the reason is for the audit log. */
  async closeReports(
    viewer: User,
    listId: string,
    input: z.input<typeof optionalModerationReason>,
  ): Promise<ModeratedList> {
    const { reason } = parse(optionalModerationReason, input);
    return this.change(viewer, listId, async (em) => {
      const closed = await closeReportsOf(em, listId);
      if (closed === 0) return;
      const subject = { kind: 'LIST', id: listId } as const;
      const counts = { before: { openReports: closed }, after: { openReports: 0 } };
      this.audit.write(em, viewer, { action: 'REPORTS_RESOLVED', subject, reason, ...counts });
    });
  }

  /** `viewer` still has to be an administrator once the list is locked. */
  private async change(
    viewer: User,
    listId: string,
    work: (em: EntityManager, list: List) => Promise<void>,
  ): Promise<ModeratedList> {
    assertAdministrator(viewer);
    if (!isId(listId)) throw new NotFound('List');
    await this.em.transactional(async (em) => {
      await assertStillAdministrator(em, viewer);
      const list = await em.findOne(List, listId, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
      if (!list) throw new NotFound('List');
      await work(em, list);
    });
    const list = await readModeratedList(this.em, listId);
    if (!list) throw new NotFound('List'); // deleted in the meantime
    return list;
  }
}
