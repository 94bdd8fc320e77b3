import { t } from '@lingui/core/macro';
import type { EntityManager } from '@mikro-orm/postgresql';
import { mailDay } from '../../core/email/mail-date.ts';
import { stillWantedEmail } from './follow-emails.ts';
import {
  announceNotices,
  columnsOfMembers,
  FOLLOWERS_AT_ONCE,
  type FollowerNeeds,
  queueMailsTo,
} from './follower-batches.ts';
import { pushToBrowsers, runTimer } from './push-to-browsers.ts';
import {
  giveReminderBack,
  noticeOwners,
  noticeStillWanted,
  type RemindedFollow,
  takeFollowsToRemind,
} from './still-wanted.ts';

/**
 * A job's work: before the day of a list tells who follows it, and owners who may know, that something is still wanted. Nobody from whom
 * a surprise is kept hears of it.
 */
export async function remindOfDay(em: EntityManager, needs: FollowerNeeds, now = new Date()): Promise<void> {
  try {
    await remindOwners(em, now);
  } finally {
    await remindFollowers(em, needs, now); // also where owners cannot be told
  }
}

async function remindOwners(em: EntityManager, now: Date): Promise<void> {
  for (let told = FOLLOWERS_AT_ONCE; told === FOLLOWERS_AT_ONCE; ) {
    told = await em.fork().transactional(async (inside) => {
      const noticed = await noticeOwners(inside, { now, most: FOLLOWERS_AT_ONCE });
      await announceNotices(inside, noticed);
      return noticed.length;
    });
  }
}

async function remindFollowers(em: EntityManager, needs: FollowerNeeds, now: Date): Promise<void> {
  const isOver = runTimer();
  /** It says on a locked screen no more than what the shared page tells everybody. */
  const words = () => t`The day is near, and something is still wanted.`;
  for (let told = FOLLOWERS_AT_ONCE; told === FOLLOWERS_AT_ONCE && !isOver(); ) {
    const follows = await em.fork().transactional((inside) => remindSome(inside, needs, now));
    const untold = await pushToBrowsers(em, follows, { sender: needs.sender, isOver, words });
    for (const { follow, wasTried } of untold) if (!wasTried) await giveReminderBack(em, { id: follow.id });
    told = follows.length;
  }
}

async function remindSome(em: EntityManager, needs: FollowerNeeds, now: Date): Promise<RemindedFollow[]> {
  const isMailing = needs.settings.emailNotifications;
  const follows = await takeFollowsToRemind(em, { now, isMailing, most: FOLLOWERS_AT_ONCE });
  await queueMailsTo(em, needs, follows, ({ listId, eventStartsAt, timeZone }, news) => ({
    ...stillWantedEmail({ ...news, day: mailDay(new Date(eventStartsAt), timeZone) }),
    aboutListIds: [listId], // it counts what was given: withheld from people who may not know by then
  }));
  await announceNotices(em, await noticeStillWanted(em, { ...columnsOfMembers(follows), now }));
  return follows;
}
