import { plural, t } from '@lingui/core/macro';
import type { EntityManager } from '@mikro-orm/postgresql';
import { subMinutes } from 'date-fns';
import { eachByItself } from '../../base/database/each-by-itself.ts';
import { statement } from '../../base/database/prepared.ts';
import { inLanguage } from '../../base/languages/speaking.ts';
import { receivesOn } from '../../core/access/list.policy.ts';
import type { ListType } from '../../core/access/list-access.rules.ts';
import { HIDES_BUYERS } from '../../core/access/purchase.policy.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import { type BoughtItem, buyerEmail } from './buyer-email.ts';
import { isOpenSince, noteEdits } from './items-before-edits.ts';
import type { GiftFate } from './purchase-notice.entity.ts';
import { LISTS_THAT_SHOW_BUYERS, noteShownBuyers, SECOND_THOUGHT_MINUTES } from './shown-buyers.ts';

/** People who tidy a list make several changes, and take some of them back. */
const QUIET_MINUTES = 2;

interface NoticeRow {
  to: string;
  /** The language of the account, else that of the purchase. */
  language: string | null;
  quantity: number;
  boughtAt: Date | string;
  /** Whether it was only reserved then. */
  wasHeld: boolean;
  fate: GiftFate;
  /** Whether it was bought while the owner was not to see who bought, and they can, sooner than promised. */
  isSeen: boolean;
  listName: string | null;
  listType: ListType | null;
  itemTitle: string | null;
  itemUrl: string | null;
  quantityDesired: number;
  /** Null where the list is closed to the buyer by now. */
  ownerName: string | null;
  /** The owner who deleted the list, or the helper who took the purchase back, if the buyer is to know. */
  doneBy: string | null;
  /** Null when the list is gone, or closed to guests. */
  shareToken: string | null;
  /** Whether the purchase still stands. */
  isHeld: boolean;
  /** Whether the buyer has bought of the item again since this purchase. */
  isBoughtAgain: boolean;
  isListGone: boolean;
  /** How the item is by now; null when it is gone, or the list is closed to guests. */
  now: {
    title: string;
    url: string | null;
    quantityDesired: number;
    quantityPurchased: number;
    /** Whether somebody gives another of its choice. */
    isUnneeded: boolean;
    isArchived: boolean;
  } | null;
}

/** A job's work: finds the buyers whom changes matter to, and tells those of every list that has been quiet for a while. */
export async function tellBuyers(
  em: EntityManager,
  mailQueue: MailQueue,
  siteUrl: string,
  now = new Date(),
): Promise<void> {
  const endedUntil = subMinutes(now, SECOND_THOUGHT_MINUTES);
  const lists = await selectListsWithNews(em, { quietSince: subMinutes(now, QUIET_MINUTES), endedUntil });
  await eachByItself(em, lists, async (inside, { listId, isQuiet }) => {
    await noteEdits(inside, { listId });
    await noteShownBuyers(inside, { listId, endedUntil });
    if (isQuiet) await tellBuyersOf(inside, listId, mailQueue, siteUrl);
  });
}

const selectListsWithNews = statement<{ listId: string; isQuiet: boolean }, { quietSince: Date; endedUntil: Date }>(
  'lists with news for buyers',
  `select list_id as "listId", max(at) <= $quietSince::timestamptz as "isQuiet" from (
     select list_id, noted_at as at from purchase_notices union all select list_id, edited_at from gift_edits
     union all ${LISTS_THAT_SHOW_BUYERS}
   ) news group by list_id`,
);

/** Turns the notices about a list into mails, one for each buyer. Belongs inside a transaction. */
export async function tellBuyersOf(
  em: EntityManager,
  listId: string,
  mailQueue: MailQueue,
  siteUrl: string,
): Promise<void> {
  const rows = await takeNotices(em, { listId });
  const byAddress = Map.groupBy(rows, ({ to }) => to);
  for (const [to, notices] of byAddress) {
    const listName = notices.find((notice) => notice.listName)?.listName ?? null;
    const shareToken = notices.find((notice) => notice.shareToken)?.shareToken ?? null;
    const ownerName = notices.find((notice) => notice.ownerName)?.ownerName ?? null;
    const listType = notices.find((notice) => notice.listType)?.listType ?? undefined;
    const listUrl = shareToken && `${siteUrl}/shared/${shareToken}`;
    const language = notices.find((notice) => notice.language)?.language;
    const mail = await inLanguage(language, () => {
      const gifts = notices.map(boughtItemOf).filter((gift) => gift !== null);
      if (gifts.length === 0) return null; // changed back, or taken back
      return buyerEmail(to, { gifts, listName, listType, ownerName, listUrl });
    });
    if (mail) await mailQueue.queue(em, { ...mail, aboutListIds: [listId] });
  }
}

/** Gives the news for the buyer; null where none are left. */
function boughtItemOf(notice: NoticeRow): BoughtItem | null {
  const { fate, now } = notice;
  const gift = {
    title: notice.itemTitle,
    quantity: notice.quantity,
    boughtAt: new Date(notice.boughtAt),
    wasHeld: notice.wasHeld,
  };
  if (fate === 'PURCHASE_UNDONE') {
    const undone = newsOfUndone(notice);
    return undone && { ...gift, ...undone };
  }
  if (fate === 'LIST_REMOVED') return { ...gift, happened: 'REMOVED', news: [newsOfRemovedList(notice.doneBy)] };
  const removed: BoughtItem = { ...gift, happened: 'REMOVED', news: [t`It’s no longer on the list.`] };
  if (fate === 'ITEM_REMOVED') return removed;
  if (!notice.isHeld) return null; // its buyer has put it back meanwhile
  if (now?.isArchived) return removed;
  const news = now ? newsOfEdits(notice, now) : []; // a closed list says nothing of what is on it
  if (!notice.isSeen) return news.length > 0 ? { ...gift, happened: 'CHANGED', news } : null;
  const { ownerName: owner } = notice;
  const seen = owner
    ? t`${owner} can see now that it’s from you.`
    : t`The owner of the list can see now that it’s from you.`;
  return { ...gift, happened: news.length > 0 ? 'CHANGED' : 'SEEN', news: [...news, seen] };
}

function newsOfEdits({ itemTitle, itemUrl, quantityDesired }: NoticeRow, now: NonNullable<NoticeRow['now']>): string[] {
  const news: string[] = [];
  const { title, url, quantityDesired: wanted } = now;
  if (title !== itemTitle) news.push(t`It’s now called “${title}”.`);
  if (url !== itemUrl) news.push(url ? t`Its link is now ${url}` : t`It no longer has a link.`);
  if (wanted < quantityDesired && wanted < now.quantityPurchased) {
    news.push(plural(wanted, { one: 'Only # is wanted now.', other: 'Only # are wanted now.' }));
  }
  return news;
}

function newsOfRemovedList(removedBy: string | null): string {
  return removedBy ? t`${removedBy} deleted the list.` : t`The list was deleted.`;
}

/** Tells the state of now: somebody else may have bought it since, or the buyer themselves, who knows then. */
function newsOfUndone(notice: NoticeRow): Pick<BoughtItem, 'happened' | 'news'> | null {
  const { now } = notice;
  const owner = notice.doneBy ?? notice.ownerName;
  if (notice.isBoughtAgain) return null;
  if (notice.isListGone) return { happened: 'REMOVED', news: [newsOfRemovedList(null)] };
  if (owner !== null && notice.ownerName !== null && (!now || now.isArchived)) {
    return { happened: 'REMOVED', news: [t`${owner} put it back on the list, then took it off.`] };
  }
  if (now && now.quantityPurchased >= now.quantityDesired) {
    return { happened: 'TAKEN', news: [newsOfTaken(owner, now.quantityDesired === 1)] };
  }
  if (now?.isUnneeded) {
    const chosen = owner
      ? t`${owner} put it back on the list, and something else was chosen instead of it.`
      : t`The owner of the list put it back on the list, and something else was chosen instead of it.`;
    return { happened: 'TAKEN', news: [chosen] };
  }
  const undone = owner
    ? t`${owner} put it back on the list, so others may buy it now.`
    : t`The owner of the list put it back on the list, so others may buy it now.`;
  return { happened: 'UNDONE', news: [undone] };
}

function newsOfTaken(owner: string | null, isOne: boolean): string {
  if (isOne) {
    return owner
      ? t`${owner} put it back on the list, and somebody else is giving it now.`
      : t`The owner of the list put it back on the list, and somebody else is giving it now.`;
  }
  return owner
    ? t`${owner} put it back on the list, and others are giving all that’s wanted now.`
    : t`The owner of the list put it back on the list, and others are giving all that’s wanted now.`;
}

/** A buyer who undid a purchase that was gone already knows, and is told no more. */
export const forgetNotice = statement<never, { purchaseId: string; undoTokenHash: string }>(
  'forget notice for buyer',
  `delete from purchase_notices where purchase_id = $purchaseId::uuid and undo_token_hash = $undoTokenHash`,
);

/** People who receive its gifts by now are left out, as in noteEdits: a mail could end a surprise. */
const takeNotices = statement<NoticeRow, { listId: string }>(
  'take notices for buyers',
  `
    with due as (delete from purchase_notices where list_id = $listId returning *)
    select coalesce(b.email, d.email) as "to", coalesce(b.preferences_language, b.last_language, d.language) as language, d.quantity, d.bought_at as "boughtAt", d.was_held as "wasHeld", d.fate, d.list_name as "listName",
      coalesce(l.list_type, d.list_type) as "listType", d.owner_name as "doneBy", d.is_buyer_shown and coalesce(not ${HIDES_BUYERS}, false) as "isSeen",
      d.item_title as "itemTitle", d.item_url as "itemUrl", d.quantity_desired as "quantityDesired",
      case when ${isOpenSince('d.bought_at')} then l.share_token end as "shareToken",
      case when ${isOpenSince('d.bought_at')} then o.name end as "ownerName",
      p.id is not null as "isHeld", l.id is null as "isListGone", exists (
        select from purchases again where again.item_id = d.item_id and again.created_at > d.bought_at
          and (again.buyer_id = d.buyer_id or again.guest_email in (d.email, b.email))
      ) as "isBoughtAgain",
      case when ${isOpenSince('d.bought_at')} and i.id is not null then json_build_object(
        'title', i.title, 'url', i.primary_url, 'quantityDesired', i.quantity_desired,
        'quantityPurchased', i.quantity_purchased, 'isUnneeded', i.is_unneeded, 'isArchived', i.is_archived
      ) end as now
    from due d
      left join users b on b.id = d.buyer_id
      left join lists l on l.id = d.list_id
      left join users o on o.id = l.owner_id
      left join purchases p on p.id = d.purchase_id
      left join items i on i.id = coalesce(d.item_id, p.item_id)
    where (d.buyer_id is null or b.id is not null) and not exists (
      select 1 from users u where (u.id = d.buyer_id or u.email = coalesce(b.email, d.email))
        and ${receivesOn('u.id')}
    )
    order by d.bought_at, d.purchase_id`,
);
