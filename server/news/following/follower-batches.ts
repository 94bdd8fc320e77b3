import type { EntityManager } from '@mikro-orm/postgresql';
import { inLanguage } from '../../base/languages/speaking.ts';
import { displayText } from '../../base/text/display-text.rules.ts';
import type { MailQueue, NewMail } from '../../core/email/mail-queue.ts';
import { announceEvent } from '../../core/events/announce.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { PushSender } from '../push/push-sender.ts';
import type { ListNews } from './follow-emails.ts';
import type { ToldFollow } from './new-gifts.ts';

/** How many are told in one transaction. */
export const FOLLOWERS_AT_ONCE = 200;

export interface FollowerNeeds {
  mailQueue: MailQueue;
  sender: Pick<PushSender, 'send'>;
  settings: Pick<SiteSettings, 'siteUrl' | 'emailNotifications'>;
}

type Follow = Omit<ToldFollow, 'since' | 'titles'>;

/** Queues a mail to each who follows by mail, in their language. */
export async function queueMailsTo<Followed extends Follow>(
  em: EntityManager,
  { mailQueue, settings }: FollowerNeeds,
  follows: readonly Followed[],
  write: (follow: Followed, news: ListNews) => Omit<NewMail, 'to'>,
): Promise<void> {
  const mails = follows.flatMap((follow) => {
    const { listId, listName, listType, shareToken, count, email, language, followedAt } = follow;
    if (email === null) return [];
    const since = new Date(followedAt).getTime();
    const written = inLanguage(language, () =>
      write(follow, {
        ...{ listName: displayText(listName), listType, count },
        url: `${settings.siteUrl}/shared/${shareToken}`,
        unsubscribe: { kind: 'FOLLOWING', listId, email, since },
      }),
    );
    return written.then((mail) => ({ to: email, ...mail }));
  });
  await mailQueue.queueAll(em, await Promise.all(mails));
}

/** The follows of people with an account; what stands in the same places belongs together. */
export function columnsOfMembers(follows: readonly Follow[]) {
  const members = follows.flatMap(({ userId, listId, count }) => (userId === null ? [] : { userId, listId, count }));
  return {
    userIds: members.map(({ userId }) => userId),
    listIds: members.map(({ listId }) => listId),
    counts: members.map(({ count }) => count),
  };
}

export async function announceNotices(em: EntityManager, told: readonly { userId: string }[]): Promise<void> {
  const userIds = [...new Set(told.map(({ userId }) => userId))];
  if (userIds.length > 0) await announceEvent(em, { kind: 'NOTICES_CHANGED', userIds });
}
