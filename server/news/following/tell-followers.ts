import { t } from '@lingui/core/macro';
import type { EntityManager } from '@mikro-orm/postgresql';
import { inLanguage } from '../../base/languages/speaking.ts';
import { displayText } from '../../base/text/display-text.rules.ts';
import type { MailQueue, NewMail } from '../../core/email/mail-queue.ts';
import { announceEvent } from '../../core/events/announce.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { PushSender } from '../push/push-sender.ts';
import { newGiftsEmail } from './follow-emails.ts';
import { endFollows, giveNewsBack, noticeNewGifts, type ToldFollow, takeFollowsWithNews } from './new-gifts.ts';
import { pushToBrowsers, runTimer } from './push-to-browsers.ts';

/** How many are told in one transaction. */
const BATCH = 200;

export interface Needs {
  mailQueue: MailQueue;
  sender: Pick<PushSender, 'send'>;
  settings: Pick<SiteSettings, 'siteUrl' | 'emailNotifications'>;
}

/**
 * A job's work: tells who follows a list of the gifts that are new there, once a day. Asked every few minutes; the follow itself
 * says what has been told.
 */
export async function tellFollowers(em: EntityManager, needs: Needs, now = new Date()): Promise<void> {
  const isOver = runTimer();
  await endFollows(em, {});
  const browsers: ToldFollow[] = [];
  for (let told = BATCH; told === BATCH; ) {
    const follows = await em.fork().transactional((inside) => tellSome(inside, needs, now));
    browsers.push(...follows.filter(({ endpoint }) => endpoint !== null));
    told = follows.length;
  }
  const words = () => t`There’s something new on the list.`;
  const untold = await pushToBrowsers(em, browsers, { sender: needs.sender, isOver, words });
  // after all, so that one that is told later is not taken again
  for (const { follow, wasTried } of untold) {
    await giveNewsBack(em, { id: follow.id, since: follow.since, now, wasTried });
  }
}

async function tellSome(em: EntityManager, { mailQueue, settings }: Needs, now: Date): Promise<ToldFollow[]> {
  const follows = await takeFollowsWithNews(em, { now, isMailing: settings.emailNotifications, most: BATCH });
  const mails = follows.flatMap((follow) =>
    follow.email === null ? [] : mailFor(follow.email, follow, settings.siteUrl),
  );
  await mailQueue.queueAll(em, await Promise.all(mails));
  const members = follows.flatMap(({ userId, ...about }) => (userId === null ? [] : { userId, ...about }));
  if (members.length === 0) return follows;
  const userIds = members.map(({ userId }) => userId);
  const [listIds, counts] = [members.map(({ listId }) => listId), members.map(({ count }) => count)];
  await noticeNewGifts(em, { userIds, listIds, counts, now });
  await announceEvent(em, { kind: 'NOTICES_CHANGED', userIds: [...new Set(userIds)] });
  return follows;
}

async function mailFor(to: string, follow: ToldFollow, siteUrl: string): Promise<NewMail> {
  const { listId, listName, listType, shareToken, titles, count, language, followedAt } = follow;
  const mail = await inLanguage(language, () =>
    newGiftsEmail({
      ...{ listName: displayText(listName), listType, count },
      news: titles.map(displayText),
      url: `${siteUrl}/shared/${shareToken}`,
      unsubscribe: { kind: 'FOLLOWING', listId, email: to, since: new Date(followedAt).getTime() },
    }),
  );
  return { to, ...mail };
}
