import { plural, t } from '@lingui/core/macro';
import type { ListType } from '../../core/access/list-access.rules.ts';
import { mailLayout, SITE_NAME } from '../../core/email/mail-layout.ts';
import type { NewMail } from '../../core/email/mail-queue.ts';

interface Reminder {
  listName: string;
  listType: ListType;
  /** Until the event. */
  days: number;
  /** Titles of gifts that the giver holds, and of those to whose price they still owe their part. */
  toBuy: string[];
  toPay: string[];
  /** Titles of funds to which they promised something, and of gifts for which friends say that they have paid them. */
  toGive: string[];
  toConfirm: string[];
  giftsUrl: string;
  email: string;
}

/** Reminds a giver, some days before the day. */
export function reminderEmail({
  listName,
  listType,
  days,
  toBuy,
  toPay,
  toGive,
  toConfirm,
  giftsUrl,
  email,
}: Reminder): Omit<NewMail, 'to'> {
  return {
    kind: 'GIFT_NEWS',
    subject: plural(days, { other: `“${listName}” is in # days` }),
    unsubscribe: { kind: 'GIFT_REMINDERS', email },
    ...mailLayout({
      title: plural(days, { other: `“${listName}” is in # days` }),
      paragraphs: [t`Here’s what’s still to do for your gifts:`],
      news: [
        ...toBuy.map((title) => t`Held for you, and still to buy: ${title}`),
        ...toPay.map((title) => t`Bought together, and your part is still to pay: ${title}`),
        ...toGive.map((title) => t`Promised by you, and not marked as paid: ${title}`),
        ...toConfirm.map((title) => t`Friends say they’ve paid you their part. Please confirm what has come: ${title}`),
      ],
      advice: t`Done already? Tick it off under “Your gifts”.`,
      ribbon: listType,
      action: { label: t`Open my gifts`, url: giftsUrl },
      footnote: t`You’re getting this once because you share a gift at ${SITE_NAME}, or had one held. Keep this email to yourself: anyone with the link in it can see what you give.`,
      unsubscribe: t`Stop reminding this address of gifts`,
    }),
  };
}
