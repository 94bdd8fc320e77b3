import { statement } from '../../base/database/prepared.ts';
import { opensAsMemberOn } from '../../core/access/list.policy.ts';
import { isOpenSince } from '../buyer-mails/items-before-edits.ts';
import { type GiverValues, ownWith, RECIPIENT_NAME, THANKS, type ThanksRow } from '../gifts/own-gifts.ts';
import { GIVER, GOAL } from '../group-gifts/pool.ts';
import { MOST_PLEDGES } from './pledge.rules.ts';
import { IS_IDLE } from './pool-facts.ts';

/** Another's pledge, as JSON has it for the organiser. */
interface PooledPledgeRow {
  id: string;
  name: string | null;
  amountMinor: number;
  isPaid: boolean;
  isConfirmed: boolean;
  paidToName: string | null;
}

export interface PledgeRow {
  id: string;
  amountMinor: number;
  currency: string;
  createdAt: Date;
  isAccounts: boolean;
  isOpen: boolean;
  isPaid: boolean;
  isConfirmed: boolean;
  itemId: string;
  listId: string;
  title: string;
  isArchived: boolean;
  thumbnailKey: string | null;
  imageUrl: string | null;
  outgoingUrl: string | null;
  recipientName: string;
  listName: string;
  shareToken: string;
  goalMinor: number | null;
  pledgedMinor: number;
  pledgeCount: number;
  isBought: boolean;
  isFund: boolean;
  organiserId: string | null;
  organiserName: string | null;
  /** The item is a fund, whose owner organises it. */
  ownerName: string | null;
  isIdle: boolean;
  receivedAt: Date | string | null;
  thanks: ThanksRow | null;
  paidToName: string | null;
  payBack: string | null;
  others: PooledPledgeRow[] | null;
}

interface PageValues extends GiverValues {
  /** One alone. */
  pledgeId: string | null;
  afterId: string | null;
  beforeId: string | null;
  isFromEnd: boolean;
  limit: number;
}

const OWN_PLEDGES = ownWith('join pools o on o.item_id = i.id', 'pledges');

const NAME = 'coalesce(u.name, g.guest_name)';

/** The pledges for the item of a pool `own`, for its organiser alone. */
const OTHERS = `case when own."organiserId" = own.id then (
  select json_agg(json_build_object('id', g.id, 'name', ${NAME}, 'amountMinor', g.amount_minor, 'isPaid', g.paid_at is not null,
    'isConfirmed', g.confirmed_at is not null, 'paidToName', g.paid_to) order by g.created_at, g.id)
  from (select * from pledges g where g.item_id = own."itemId" order by g.created_at, g.id limit ${MOST_PLEDGES}) g left join users u on u.id = g.buyer_id
) end`;

export const selectPledges = statement<PledgeRow, PageValues>(
  'pledges of one giver',
  `
    select own.*, t.thumbnail_key as "thumbnailKey", ${RECIPIENT_NAME} as "recipientName", sums."pledgedMinor", sums."pledgeCount",
      case when own."isFund" then o.name end as "ownerName", (select ${NAME} from pledges g left join users u on u.id = g.buyer_id where g.id = own."organiserId") as "organiserName", ${OTHERS} as others,
      r.received_at as "receivedAt", ${THANKS} as thanks
    from (
      select p.id, p.note_id, p.confirmed_at, p.amount_minor::float8 as "amountMinor", i.pledge_currency as currency, p.created_at as "createdAt",
        p.buyer_id is not null as "isAccounts", p.paid_at is not null as "isPaid", p.confirmed_at is not null as "isConfirmed",
        i.id as "itemId", l.id as "listId", i.title, i.is_archived as "isArchived", i.image_id, i.image_url as "imageUrl",
        coalesce(i.affiliate_url, i.primary_url) as "outgoingUrl", l.owner_id, l.person_id, l.name as "listName", l.share_token as "shareToken",
        (${GOAL})::float8 as "goalMinor", o.purchase_id is not null as "isBought", i.is_fund as "isFund", o.purchase_id, ${IS_IDLE('now()')} as "isIdle", p.paid_to as "paidToName", o.organiser_id as "organiserId", case when i.is_fund then (select f.how_to_pay from funds f where f.item_id = i.id) else o.pay_back end as "payBack",
        (${isOpenSince('p.created_at')} or ${opensAsMemberOn('$memberId::uuid')}) as "isOpen"
      from ${OWN_PLEDGES}
        and ($pledgeId::uuid is null or p.id = $pledgeId::uuid)
        and ($afterId::uuid is null or p.id < $afterId::uuid) and ($beforeId::uuid is null or p.id > $beforeId::uuid)
      order by case when $isFromEnd::boolean then p.id end, p.id desc limit $limit::int
    ) own join users o on o.id = own.owner_id left join images t on t.id = own.image_id left join received_gifts c on c.purchase_id = own.purchase_id
      cross join lateral (
        select coalesce(c.received_at, case when own."isFund" then own.confirmed_at end) as received_at, coalesce(c.note_id, own.note_id) as note_id
      ) r cross join lateral (
        select sum(g.amount_minor)::float8 as "pledgedMinor", count(distinct ${GIVER})::int as "pledgeCount" from pledges g where g.item_id = own."itemId"
      ) sums
    order by own.id desc`,
);

export const countPledges = statement<{ count: number }, GiverValues>(
  'number of pledges of one giver',
  `select count(*)::int as count from ${OWN_PLEDGES}`,
);
