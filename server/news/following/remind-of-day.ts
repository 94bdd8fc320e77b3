import { t } from '@lingui/core/macro';
import type { EntityManager } from '@mikro-orm/postgresql';
import { inLanguage } from '../../base/languages/speaking.ts';
import { displayText } from '../../base/text/display-text.rules.ts';
import { mailDay } from '../../core/email/mail-date.ts';
import type { NewMail } from '../../core/email/mail-queue.ts';
import { announceEvent } from '../../core/events/announce.ts';
import { stillWantedEmail } from './follow-emails.ts';
import { pushToBrowsers, runTimer } from './push-to-browsers.ts';
import {
  giveReminderBack,
  noticeOwners,
  noticeStillWanted,
  type RemindedFollow,
  takeFollowsToRemind,
} from './still-wanted.ts';
import type { Needs } from './tell-followers.ts';

/** How many are told in one transaction. */
const BATCH = 200;

/**
 * A job's work: before the day of a list tells who follows it, and owners who may know, that something is still wanted. Nobody from whom
 * a surprise is kept hears of it.
 */
export async function remindOfDay(em: EntityManager, needs: Needs, now = new Date()): Promise<void> {
  try {
    await remindOwners(em, now);
  } finally {
    await remindFollowers(em, needs, now); // also where owners cannot be told
  }
}

async function remindOwners(em: EntityManager, now: Date): Promise<void> {
  for (let told = BATCH; told === BATCH; ) {
    told = await em.fork().transactional(async (inside) => {
      const noticed = await noticeOwners(inside, { now, most: BATCH });
      await tellBells(inside, noticed);
      return noticed.length;
    });
  }
}

async function remindFollowers(em: EntityManager, needs: Needs, now: Date): Promise<void> {
  const isOver = runTimer();
  /** It says on a locked screen no more than what the shared page tells everybody. */
  const words = () => t`The day is near, and something is still wanted.`;
  for (let told = BATCH; told === BATCH && !isOver(); ) {
    const follows = await em.fork().transactional((inside) => remindSome(inside, needs, now));
    const untold = await pushToBrowsers(em, follows, { sender: needs.sender, isOver, words });
    for (const { follow, wasTried } of untold) if (!wasTried) await giveReminderBack(em, { id: follow.id });
    told = follows.length;
  }
}

async function remindSome(em: EntityManager, { mailQueue, settings }: Needs, now: Date): Promise<RemindedFollow[]> {
  const follows = await takeFollowsToRemind(em, { now, isMailing: settings.emailNotifications, most: BATCH });
  const mails = follows.flatMap((follow) =>
    follow.email === null ? [] : mailFor(follow.email, follow, settings.siteUrl),
  );
  await mailQueue.queueAll(em, await Promise.all(mails));
  const members = follows.flatMap(({ userId, ...about }) => (userId === null ? [] : { userId, ...about }));
  const userIds = members.map(({ userId }) => userId);
  const [listIds, counts] = [members.map(({ listId }) => listId), members.map(({ count }) => count)];
  await tellBells(em, await noticeStillWanted(em, { userIds, listIds, counts, now }));
  return follows;
}

async function tellBells(em: EntityManager, told: readonly { userId: string }[]): Promise<void> {
  const userIds = [...new Set(told.map(({ userId }) => userId))];
  if (userIds.length > 0) await announceEvent(em, { kind: 'NOTICES_CHANGED', userIds });
}

async function mailFor(to: string, follow: RemindedFollow, siteUrl: string): Promise<NewMail> {
  const { listId, listName, listType, shareToken, count, language, followedAt, eventStartsAt, timeZone } = follow;
  const mail = await inLanguage(language, () =>
    stillWantedEmail({
      ...{ listName: displayText(listName), listType, count },
      day: mailDay(new Date(eventStartsAt), timeZone),
      url: `${siteUrl}/shared/${shareToken}`,
      unsubscribe: { kind: 'FOLLOWING', listId, email: to, since: new Date(followedAt).getTime() },
    }),
  );
  return { to, aboutListIds: [listId], ...mail };
}
