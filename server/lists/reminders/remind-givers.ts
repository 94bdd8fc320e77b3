import type { EntityManager } from '@mikro-orm/postgresql';
import { inLanguage } from '../../base/languages/speaking.ts';
import { displayText } from '../../base/text/display-text.rules.ts';
import type { MailQueue, NewMail } from '../../core/email/mail-queue.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import { type GiftLinks, RECEIPT_LINK_DAYS } from '../guest-keys/gift-links.ts';
import { type DueReminder, takeReminders } from './due-reminders.ts';
import { reminderEmail } from './reminder-email.ts';

/** How many gifts, and how many parts of gifts, one transaction takes. */
const BATCH = 500;

interface Needs {
  mailQueue: MailQueue;
  giftLinks: GiftLinks;
  settings: Pick<SiteSettings, 'siteUrl' | 'emailNotifications'>;
}

/** A job's work: reminds givers before the day of what they hold and have not bought, and of what they have not paid. Once for each gift. */
export async function remindGivers(em: EntityManager, needs: Needs, now = new Date()): Promise<void> {
  if (!needs.settings.emailNotifications) return;
  for (let isMore = true; isMore; ) {
    isMore = await em.fork().transactional(async (inside) => {
      const due = await takeReminders(inside, { now, most: BATCH });
      await needs.mailQueue.queueAll(inside, await Promise.all(due.map((reminder) => mailFor(reminder, needs))));
      return due.length > 0;
    });
  }
}

async function mailFor({ listId, to, isAccounts, language, ...about }: DueReminder, needs: Needs): Promise<NewMail> {
  const { siteUrl } = needs.settings;
  const giftsUrl = isAccounts ? `${siteUrl}/gifts` : needs.giftLinks.addressFor(siteUrl, to, RECEIPT_LINK_DAYS);
  const titled = (titles: string[]) => titles.map(displayText);
  const mail = await inLanguage(language, () =>
    reminderEmail({
      ...about,
      listName: displayText(about.listName),
      ...{ toBuy: titled(about.toBuy), toPay: titled(about.toPay), giftsUrl, email: to },
    }),
  );
  return { to, aboutListIds: [listId], ...mail };
}
