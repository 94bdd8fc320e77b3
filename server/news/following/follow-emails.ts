import { plural, t } from '@lingui/core/macro';
import type { ListType } from '../../core/access/list-access.rules.ts';
import { mailLayout, SITE_NAME } from '../../core/email/mail-layout.ts';
import type { NewMail } from '../../core/email/mail-queue.ts';

interface FollowedList {
  listName: string;
  listType: ListType;
  url: string;
}

interface ToConfirm extends FollowedList {
  email: string;
}

/** Asks an address whether it wants to follow a list: anybody can type it. */
export function confirmFollowEmail({ listName, listType, url, email }: ToConfirm): Omit<NewMail, 'to'> {
  return {
    kind: 'LIST_SHARED',
    subject: t`Follow “${listName}”?`,
    unsubscribe: { kind: 'FOLLOW_REQUESTS', email },
    ...mailLayout({
      title: t`Follow “${listName}”?`,
      paragraphs: [
        t`We’ll tell you when something new is on the list, at most once a day, and twice before its day if gifts are still wanted. Stop at any time.`,
      ],
      ribbon: listType,
      action: { label: t`Follow the list`, url },
      footnote: t`You’re getting this because someone entered this address at ${SITE_NAME}. Wasn’t it you? Just ignore this email: nothing else will come.`,
      unsubscribe: t`Never ask this address again`,
    }),
  };
}

/** Every mail to a follower has these. */
export interface ListNews extends FollowedList {
  count: number;
  unsubscribe: NewMail['unsubscribe'] & { kind: 'FOLLOWING' };
}

interface NewGifts extends ListNews {
  /** The first ones. */
  titles: string[];
}

/** Tells who follows a list of gifts that were added. */
export function newGiftsEmail({ listName, listType, url, titles, count, unsubscribe }: NewGifts): Omit<NewMail, 'to'> {
  const more = count - titles.length;
  return {
    kind: 'LIST_SHARED',
    subject: plural(count, { one: `Something new on “${listName}”`, other: `# new wishes on “${listName}”` }),
    unsubscribe,
    ...mailLayout({
      title: t`New on “${listName}”`,
      paragraphs: [],
      news: titles,
      advice: more > 0 ? plural(more, { one: 'And one more.', other: 'And # more.' }) : undefined,
      ribbon: listType,
      action: { label: t`Open the list`, url },
      footnote: t`You’re getting this because you follow this list at ${SITE_NAME}. It comes at most once a day, and nobody sees that you follow.`,
      unsubscribe: t`Stop following this list`,
    }),
  };
}

interface StillWanted extends ListNews {
  /** The day of the event, in words. */
  day: string;
}

/** Tells who follows a list, before its day, that something is still wanted. Not to people from whom a surprise is kept. */
export function stillWantedEmail({
  listName,
  listType,
  day,
  url,
  count,
  unsubscribe,
}: StillWanted): Omit<NewMail, 'to'> {
  return {
    kind: 'LIST_SHARED',
    subject: t`“${listName}” is on ${day}`,
    unsubscribe,
    ...mailLayout({
      title: t`“${listName}” is on ${day}`,
      paragraphs: [plural(count, { one: '# gift is still wanted.', other: '# gifts are still wanted.' })],
      ribbon: listType,
      action: { label: t`Open the list`, url },
      footnote: t`You’re getting this because you follow this list at ${SITE_NAME}. Nobody sees that you follow.`,
      unsubscribe: t`Stop following this list`,
    }),
  };
}
