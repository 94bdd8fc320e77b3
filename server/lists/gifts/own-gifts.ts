import { statement } from '../../base/database/prepared.ts';
import { opensAsMemberOn, receivesOn, worksOn } from '../../core/access/list.policy.ts';
import { isKeptFrom } from '../../core/access/purchase.policy.ts';
import { isOpenSince } from '../buyer-mails/items-before-edits.ts';
import { IS_FROM_GUEST } from '../guest-keys/gifts-of-key.ts';

export interface GiftRow {
  id: string;
  quantity: number;
  givenAt: Date;
  heldUntil: Date | null;
  isAccounts: boolean;
  isOpen: boolean;
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
  afterId: string | null;
  beforeId: string | null;
  isFromEnd: boolean;
  limit: number;
}

/** Nothing on a list that is kept a surprise for them: not even their own, since others may take it back. What members tick off while shopping is no gift. */
const OWN = `purchases p join items i on i.id = p.item_id join lists l on l.id = i.list_id
  where (p.buyer_id = $memberId::uuid and l.list_type <> 'SHOPPING' or ${IS_FROM_GUEST})
    and not l.is_demo and not ${isKeptFrom('$viewerId::uuid')} and (l.hidden_at is null or ${worksOn('$memberId::uuid')})`;

export const selectGifts = statement<GiftRow, PageValues>(
  'gifts of one giver',
  `
    select own.*, own."isOpen", g.thumbnail_key as "thumbnailKey", o.name as "recipientName" from (
      select p.id, p.quantity, coalesce(p.bought_at, p.created_at) as "givenAt", p.held_until as "heldUntil",
        p.buyer_id is not null as "isAccounts", i.id as "itemId", i.title, i.image_id, i.image_url as "imageUrl", l.owner_id,
        l.name as "listName", l.event_date::text as "eventDate", l.share_token as "shareToken",
        (${isOpenSince('p.created_at')} or ${opensAsMemberOn('$memberId::uuid')}) as "isOpen"
      from ${OWN}
        and ($afterId::uuid is null or p.id < $afterId::uuid) and ($beforeId::uuid is null or p.id > $beforeId::uuid)
      order by case when $isFromEnd::boolean then p.id end, p.id desc limit $limit::int
    ) own join users o on o.id = own.owner_id left join images g on g.id = own.image_id
    order by own.id desc`,
);

export const countGifts = statement<{ count: number }, GiverValues>(
  'number of gifts of one giver',
  `select count(*)::int as count from ${OWN}`,
);

/** Gifts of a key become those of an account, but on lists whose gifts the member receives: somebody else may have made them on this device. */
export const takeAlong = statement<{ id: string }, { memberId: string; guestKeyId: string }>(
  'take gifts of a key along',
  `
    with lapsed as (
      update lapsed_holds p set buyer_id = $memberId::uuid, guest_key_id = null from items i join lists l on l.id = i.list_id
      where i.id = p.item_id and ${IS_FROM_GUEST} and not ${receivesOn('$memberId::uuid')}
    )
    update purchases p set buyer_id = $memberId::uuid, guest_key_id = null from items i join lists l on l.id = i.list_id
    where i.id = p.item_id and ${IS_FROM_GUEST} and not ${receivesOn('$memberId::uuid')}
    returning p.id`,
);
