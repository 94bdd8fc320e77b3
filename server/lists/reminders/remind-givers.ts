import type { EntityManager } from '@mikro-orm/postgresql';
import { inLanguage } from '../../base/languages/speaking.ts';
import { displayText } from '../../base/text/display-text.rules.ts';
import type { MailQueue, NewMail } from '../../core/email/mail-queue.ts';
import { announceEvent } from '../../core/events/announce.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import { type GiftLinks, RECEIPT_LINK_DAYS } from '../guest-keys/gift-links.ts';
import { type DueReminder, noticeGivers, takeReminders } from './due-reminders.ts';
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
  const isMailing = needs.settings.emailNotifications;
  for (let isMore = true; isMore; ) {
    isMore = await em.fork().transactional(async (inside) => {
      const due = await takeReminders(inside, { now, isMailing, most: BATCH });
      const wanted = due.filter(({ isWanted }) => isWanted);
      const mails = isMailing ? wanted.map((reminder) => mailFor(reminder, needs)) : [];
      await needs.mailQueue.queueAll(inside, await Promise.all(mails));
      await notice(inside, wanted, now);
      return due.length > 0;
    });
  }
}

/** Tells those who have an account in bell and push, and their webhooks. */
async function notice(em: EntityManager, reminders: readonly DueReminder[], now: Date): Promise<void> {
  const members = reminders.flatMap(({ userId, ...about }) => (userId === null ? [] : { userId, ...about }));
  if (members.length === 0) return;
  const told = await noticeGivers(em, {
    userIds: members.map(({ userId }) => userId),
    listIds: members.map(({ listId }) => listId),
    listNames: members.map(({ listName }) => listName),
    counts: members.map(({ toBuy, toPay, toGive, toConfirm }) => [toBuy, toPay, toGive, toConfirm].flat().length),
    now,
  });
  const userIds = [...new Set(told.map(({ userId }) => userId))];
  if (userIds.length > 0) await announceEvent(em, { kind: 'NOTICES_CHANGED', userIds });
}

async function mailFor({ listId, to, userId, language, ...about }: DueReminder, needs: Needs): Promise<NewMail> {
  const { siteUrl } = needs.settings;
  const giftsUrl = userId ? `${siteUrl}/gifts` : needs.giftLinks.addressFor(siteUrl, to, RECEIPT_LINK_DAYS);
  const titled = (titles: string[]) => titles.map(displayText);
  const mail = await inLanguage(language, () =>
    reminderEmail({
      ...about,
      listName: displayText(about.listName),
      ...{ toBuy: titled(about.toBuy), toPay: titled(about.toPay), giftsUrl, email: to },
      ...{ toGive: titled(about.toGive), toConfirm: titled(about.toConfirm) },
    }),
  );
  return { to, aboutListIds: [listId], ...mail };
}
