import type { MoneyAmount } from '../../base/amounts/money-amount.type.ts';
import { statement } from '../../base/database/prepared.ts';
import { opensAsMemberOn, receivesOn, worksOn } from '../../core/access/list.policy.ts';
import { isKeptFrom, receivesOffList } from '../../core/access/purchase.policy.ts';
import { AT_UNKNOWN_TIME, isOpenSince } from '../buyer-mails/items-before-edits.ts';
import { IS_FROM_GUEST, KEYS, ROOT_KEY } from '../guest-keys/gifts-of-key.ts';
import { ADDRESS_DAYS, type GiftStep } from './gift.rules.ts';
import { MOST_LAPSED } from './lapsed-gift.type.ts';

/** A note of thanks, as JSON has it. */
export interface ThanksRow {
  text: string;
  authorName: string;
  writtenAt: string;
}

/** The note of thanks for the gift whose receiving is `r`. */
export const THANKS = `(select json_build_object('text', t.text, 'authorName', a.name, 'writtenAt', t.written_at)
  from thank_notes t join users a on a.id = t.author_id where t.id = r.note_id)`;

export interface GiftRow {
  recipientId: string;
  year: number;
  step: GiftStep | null;
  note: string | null;
  paidMinor: number | null;
  paidCurrency: string | null;
  priceMinor: number | null;
  currency: string;
  budget: MoneyAmount | null;
  receivedAt: Date | string | null;
  thanks: ThanksRow | null;
  id: string;
  quantity: number;
  givenAt: Date;
  heldUntil: Date | null;
  isAccounts: boolean;
  isOpen: boolean;
  hasDeliveryAddress: boolean;
  itemId: string;
  title: string;
  thumbnailKey: string | null;
  imageUrl: string | null;
  recipientName: string;
  listName: string;
  eventDate: string | null;
  shareToken: string;
}

/** The one whose gifts they are: a member, the holder of a key, or a member on whose device is one. */
export interface GiverValues {
  /** The account that gives. */
  memberId: string | null;
  /** The person from whom surprises are kept, also once they are signed out. */
  viewerId: string | null;
  guestKeyId: string | null;
}

interface PageValues extends GiverValues {
  /** One alone. */
  purchaseId: string | null;
  afterId: string | null;
  beforeId: string | null;
  isFromEnd: boolean;
  limit: number;
}

/** Nothing on a list that is kept a surprise for them: not even their own, since others may take it back. What members tick off while shopping is no gift; what they pledged before it became a shopping list is still theirs to take back. */
export const ownWith = (
  more: string,
  table = 'purchases',
) => `${table} p join items i on i.id = p.item_id join lists l on l.id = i.list_id ${more}
  where (p.buyer_id = $memberId::uuid${table === 'pledges' ? '' : " and l.list_type <> 'SHOPPING'"} or ${IS_FROM_GUEST})
    and not l.is_demo and not ${isKeptFrom('$viewerId::uuid')} and (l.hidden_at is null or ${worksOn('$memberId::uuid')})`;

export const OWN = ownWith('');

/** Whether the list of the purchase `p` is open to its giver. */
export const IS_STILL_OPEN = `(${isOpenSince('p.created_at')} or ${opensAsMemberOn('$memberId::uuid')})`;

const hasAddressSince = (
  taken: string,
) => `(l.list_type <> 'SHOPPING' and exists (select from delivery_addresses d where d.list_id = l.id)
  and now() < coalesce(l.event_starts_at + interval '${ADDRESS_DAYS.afterTheDay + 1} days', ${taken} + interval '${ADDRESS_DAYS.withoutDay} days'))`; // the day itself is one more

/** Whether somebody who takes something of the list `l` now can see where to send it. */
export const HAS_ADDRESS = hasAddressSince('now()');

/** Whether the giver of the purchase `p` can. */
export const IS_ADDRESS_SHOWN = `(${IS_STILL_OPEN} and ${hasAddressSince('coalesce(p.bought_at, p.created_at)')})`;

/** The year of the event, or the one in which the purchase `p` was made. */
export const YEAR_OF_GIFT = `extract(year from coalesce(l.event_date::timestamp, coalesce(p.bought_at, p.created_at) at time zone 'UTC'))::int`;

/** The account, or the person without one, for whom the list `l` is. */
export const RECIPIENT_ID = 'coalesce(l.person_id, l.owner_id)';

/** The name of the person for whom the list of the gift `own` is, whose owner is `o`. */
export const RECIPIENT_NAME =
  'case when own.person_id is null then o.name else (select pe.name from persons pe where pe.id = own.person_id) end';

/** A budget of the device's key is told with gifts of guests alone: else a member would learn that somebody else gives to the same person. The account's comes first; of keys that were joined, the one that is written from then on comes first. */
const BUDGET = `(
  select json_build_object('currency', b.currency, 'amountMinor', b.amount_minor) from gift_budgets b
  where b.recipient_id = own.recipient_id and b.year = own.year and (b.giver_id = $memberId::uuid or not own."isAccounts" and b.giver_id = any (${KEYS}))
  order by b.giver_id = $memberId::uuid desc nulls last, b.giver_id = ${ROOT_KEY} desc nulls last, b.giver_id limit 1
)`;

export const selectGifts = statement<GiftRow, PageValues>(
  'gifts of one giver',
  `
    select own.*, g.thumbnail_key as "thumbnailKey", ${RECIPIENT_NAME} as "recipientName", ${BUDGET} as budget,
      r.received_at as "receivedAt", ${THANKS} as thanks from (
      select p.id, p.quantity, coalesce(p.bought_at, p.created_at) as "givenAt", p.held_until as "heldUntil",
        p.buyer_id is not null as "isAccounts", i.id as "itemId", i.title, i.image_id, i.image_url as "imageUrl", l.owner_id, l.person_id,
        ${RECIPIENT_ID} as recipient_id, md5(${RECIPIENT_ID}::text) as "recipientId", ${YEAR_OF_GIFT} as year, n.step, n.note, n.paid_minor::float8 as "paidMinor",
        n.paid_currency as "paidCurrency", i.price_minor::float8 as "priceMinor", i.currency, l.name as "listName", l.event_date::text as "eventDate", l.share_token as "shareToken",
        ${IS_STILL_OPEN} as "isOpen", ${IS_ADDRESS_SHOWN} as "hasDeliveryAddress"
      from ${ownWith('left join gift_notes n on n.purchase_id = p.id')}
        and ($purchaseId::uuid is null or p.id = $purchaseId::uuid)
        and ($afterId::uuid is null or p.id < $afterId::uuid) and ($beforeId::uuid is null or p.id > $beforeId::uuid)
      order by case when $isFromEnd::boolean then p.id end, p.id desc limit $limit::int
    ) own join users o on o.id = own.owner_id left join images g on g.id = own.image_id left join received_gifts r on r.purchase_id = own.id
    order by own.id desc`,
);

export interface LapsedRow
  extends Pick<
    GiftRow,
    | 'id'
    | 'quantity'
    | 'isAccounts'
    | 'itemId'
    | 'title'
    | 'imageUrl'
    | 'thumbnailKey'
    | 'recipientName'
    | 'listName'
    | 'shareToken'
  > {
  lapsedAt: Date;
  isFree: boolean;
}

/** Holds that lapsed, the newest first, on lists that are open to their giver. When they began is not kept, so none where the link was ever replaced. */
export const selectLapsed = statement<LapsedRow, GiverValues>(
  'lapsed holds of one giver',
  `
    select own.*, g.thumbnail_key as "thumbnailKey", ${RECIPIENT_NAME} as "recipientName" from (
      select p.purchase_id as id, p.quantity, p.lapsed_at as "lapsedAt", p.buyer_id is not null as "isAccounts", i.id as "itemId",
        i.title, i.image_id, i.image_url as "imageUrl", l.owner_id, l.person_id, l.name as "listName", l.share_token as "shareToken",
        i.quantity_desired - i.quantity_purchased >= p.quantity and not i.is_unneeded as "isFree"
      from ${ownWith('', 'lapsed_holds')} and not i.is_archived and (${isOpenSince(AT_UNKNOWN_TIME)} or ${opensAsMemberOn('$memberId::uuid')})
      order by p.lapsed_at desc, p.purchase_id limit ${MOST_LAPSED}
    ) own join users o on o.id = own.owner_id left join images g on g.id = own.image_id
    order by own."lapsedAt" desc, own.id`,
);

export const countGifts = statement<{ count: number }, GiverValues>(
  'number of gifts of one giver',
  `select count(*)::int as count from ${OWN}`,
);

const IS_TAKEN_ALONG = `${IS_FROM_GUEST} and not ${receivesOn('$memberId::uuid')}`;

/**
 * Gifts of a key become those of an account, and so do the budgets that stand at them. Gifts on lists whose gifts the member receives stay: somebody
 * else may have made them on this device, whose budget for the member would tell of them.
 */
export const takeAlong = statement<{ id: string }, { memberId: string; guestKeyId: string }>(
  'take gifts of a key along',
  `
    with recipients as (
      select ${RECIPIENT_ID} as recipient_id, ${YEAR_OF_GIFT} as year from purchases p join items i on i.id = p.item_id join lists l on l.id = i.list_id
      where ${IS_TAKEN_ALONG}
    ), taken as (
      delete from gift_budgets where giver_id = any (${KEYS}) and (recipient_id, year) in (select recipient_id, year from recipients)
      returning *
    ), budgets as (
      insert into gift_budgets (giver_id, recipient_id, year, amount_minor, currency)
      select $memberId::uuid, recipient_id, year, amount_minor, currency from taken order by giver_id = ${ROOT_KEY} desc, giver_id
      on conflict do nothing
    ), pledged as (
      update pledges p set buyer_id = $memberId::uuid, guest_key_id = null from items i join lists l on l.id = i.list_id
      where i.id = p.item_id and ${IS_TAKEN_ALONG}
    ), gone as (
      update gone_pledges p set buyer_id = $memberId::uuid, guest_key_id = null
      where p.buyer_id is null and p.guest_key_id = any (${KEYS}) and not $memberId::uuid = any (p.kept_from)
        and not exists (select from lists l where l.id = p.list_id and ${receivesOn('$memberId::uuid')})
    ), beside as (
      update off_list_gifts p set
        buyer_id = case when p.guest_key_id = any (${KEYS}) then $memberId::uuid else p.buyer_id end,
        guest_key_id = case when p.guest_key_id = any (${KEYS}) then null else p.guest_key_id end,
        suggester_id = case when p.suggester_key_id = any (${KEYS}) then $memberId::uuid else p.suggester_id end,
        suggester_key_id = case when p.suggester_key_id = any (${KEYS}) then null else p.suggester_key_id end
      from lists l
      where l.id = p.list_id and (p.guest_key_id = any (${KEYS}) or p.suggester_key_id = any (${KEYS})) and not ${receivesOffList('$memberId::uuid')}
    ), lapsed as (
      update lapsed_holds p set buyer_id = $memberId::uuid, guest_key_id = null from items i join lists l on l.id = i.list_id
      where i.id = p.item_id and ${IS_TAKEN_ALONG}
    )
    update purchases p set buyer_id = $memberId::uuid, guest_key_id = null from items i join lists l on l.id = i.list_id
    where i.id = p.item_id and ${IS_TAKEN_ALONG}
    returning p.id`,
);
