import { t } from '@lingui/core/macro';
import type { EntityManager } from '@mikro-orm/postgresql';
import { displayText } from '../../base/text/display-text.rules.ts';
import { newGiftsEmail } from './follow-emails.ts';
import {
  announceNotices,
  columnsOfMembers,
  FOLLOWERS_AT_ONCE,
  type FollowerNeeds,
  queueMailsTo,
} from './follower-batches.ts';
import { endFollows, giveNewsBack, noticeNewGifts, type ToldFollow, takeFollowsWithNews } from './new-gifts.ts';
import { pushToBrowsers, runTimer } from './push-to-browsers.ts';

/**
 * A job's work: tells who follows a list of the gifts that are new there, once a day. Asked every few minutes; the follow itself
 * says what has been told.
 */
export async function tellFollowers(em: EntityManager, needs: FollowerNeeds, now = new Date()): Promise<void> {
  const isOver = runTimer();
  await endFollows(em, {});
  const browsers: ToldFollow[] = [];
  for (let told = FOLLOWERS_AT_ONCE; told === FOLLOWERS_AT_ONCE; ) {
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

async function tellSome(em: EntityManager, needs: FollowerNeeds, now: Date): Promise<ToldFollow[]> {
  const isMailing = needs.settings.emailNotifications;
  const follows = await takeFollowsWithNews(em, { now, isMailing, most: FOLLOWERS_AT_ONCE });
  await queueMailsTo(em, needs, follows, ({ titles }, news) =>
    newGiftsEmail({ ...news, titles: titles.map(displayText) }),
  );
  const members = columnsOfMembers(follows);
  if (members.userIds.length > 0) await announceNotices(em, await noticeNewGifts(em, { ...members, now }));
  return follows;
}
