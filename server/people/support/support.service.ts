import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { once } from '../../base/database/once.ts';
import { isId } from '../../base/database/uuid.ts';
import { searchedWords, searching } from '../../base/database/word-search.ts';
import { NotFound } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import { SOURCE_LANGUAGE } from '../../base/languages/languages.rules.ts';
import { inLanguage } from '../../base/languages/speaking.ts';
import { type NeighbourKeys, numberedWindow } from '../../base/paging/keyset.ts';
import { pageOf, pageWindow } from '../../base/paging/page.type.ts';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import type { AuditLog } from '../../core/audit/audit-log.ts';
import type { MailQueue, NewMail } from '../../core/email/mail-queue.ts';
import { tierInForce, unlocks } from '../../core/plans/plan.rules.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { Origin } from '../../core/users/caller.ts';
import { languageOf } from '../../core/users/note-language.ts';
import { User } from '../../core/users/user.entity.ts';
import { assertAdministrator } from '../../core/users/user.policy.ts';
import { countMessages, readMessages } from './message-rows.ts';
import { SupportMessage } from './support-message.entity.ts';
import { contactMessage, type MessageStatus } from './support-message.rules.ts';
import { supportMessageEmail } from './support-message-email.ts';
import type { SupportMessagePage } from './support-message-page.type.ts';

interface MessagesQuery extends NeighbourKeys {
  page: number;
  limit: number;
  status?: MessageStatus | null;
  search?: string | null;
}

export class SupportService {
  constructor(
    private readonly em: EntityManager,
    private readonly rateLimits: RateLimits,
    private readonly mailQueue: MailQueue,
    private readonly settings: SiteSettings,
    private readonly origin: Origin,
    private readonly audit: AuditLog,
  ) {}

  async send(viewer: User | null, input: z.input<typeof contactMessage>, key?: string | null): Promise<string> {
    const values = parse(contactMessage, input);
    await this.rateLimits.consume('contact', [this.origin.address, values.email]);
    return this.em.transactional((em) =>
      once(em, { about: `contact ${viewer?.id ?? values.email}`, key, sent: values }, async () => {
        const tier = viewer && tierInForce(viewer.subscriptionTier, this.settings);
        const isPriority = tier !== null && unlocks(tier, 'prioritySupport');
        const sender = viewer && em.getReference(User, viewer.id);
        const message = em.create(SupportMessage, { ...values, isPriority, sender });
        await em.flush();
        const { adminEmail } = this.settings;
        if (adminEmail) await this.mailQueue.queue(em, await this.mailToAdministrators(em, adminEmail, message));
        return message.id;
      }),
    );
  }

  private async mailToAdministrators(em: EntityManager, to: string, message: SupportMessage): Promise<NewMail> {
    const reader = await em.findOne(User, { email: to });
    const language = (reader && languageOf(reader)) ?? SOURCE_LANGUAGE;
    return { to, ...(await inLanguage(language, () => supportMessageEmail(message))) };
  }

  async messages(viewer: User, { page, limit, search, status, ...keys }: MessagesQuery): Promise<SupportMessagePage> {
    assertAdministrator(viewer);
    const window = pageWindow(page, limit);
    const filter = { words: searchedWords(search), status: status ?? null };
    return searching(this.em, filter.words, async (em) => {
      const total = await countMessages(em, filter);
      const { data, ...ends } = await readMessages(em, filter, numberedWindow(window, keys));
      return { ...pageOf(data, total, window), ...ends };
    });
  }

  async setStatus(viewer: User, id: string, status: MessageStatus): Promise<SupportMessage> {
    assertAdministrator(viewer);
    await this.em.transactional(async (em) => {
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
      const message = isId(id) ? await em.findOne(SupportMessage, id, lock) : null;
      if (!message) throw new NotFound('Resource');
      const { status: before } = message;
      if (before === status) return;
      message.status = status;
      this.audit.write(em, viewer, {
        action: 'MESSAGE_STATUS_CHANGED',
        subject: { kind: 'MESSAGE', id },
        before: { status: before },
        after: { status },
      });
    });
    return this.em.findOneOrFail(SupportMessage, id, { refresh: true });
  }
}
