import { statement } from '../../base/database/prepared.ts';
import { opensAsMemberOn, receivesOn } from '../../core/access/list.policy.ts';
import type { ListType } from '../../core/access/list-access.rules.ts';
import type { PledgeFate } from '../buyer-mails/gone-pledge.entity.ts';
import { isOpenSince } from '../buyer-mails/items-before-edits.ts';
import { giverOfPledge } from '../group-gifts/pool.ts';
import { POOL_FACTS, type PoolFact } from './pool-facts.ts';

/** A pool of which its givers do not know all. */
export interface PoolNews {
  itemId: string;
  facts: PoolFact[];
  told: PoolFact[];
  organiserId: string | null;
  toldOrganiserId: string | null;
}

/** Somebody who chips in, and what they are told. */
export interface Pledger {
  pledgeId: string;
  listId: string;
  /** Names an account, or a guest by their key: who chips in twice is one person. */
  giver: string;
  /** The account; null for guests. */
  userId: string | null;
  /** Null where they left no address. */
  to: string | null;
  /** Whether their account has proved that address. */
  isProved: boolean;
  language: string | null;
  /** Whether they receive the gifts of the list by now: a mail could end a surprise. */
  isKept: boolean;
  title: string | null;
  listName: string | null;
  listType: ListType | null;
  currency: string;
  amountMinor: number;
  isPaid: boolean;
  paidToName: string | null;
  isOrganiser: boolean;
  /** The organiser’s pledge; null where there is none. */
  organiserId: string | null;
  isBought: boolean;
  isFund: boolean;
  organiserName: string | null;
  organiserUserId: string | null;
  /** The sum of the gift; of a pledge that is gone, what others paid its organiser. */
  sumMinor: number;
}

/** Pools that were bought a moment ago have no news yet. */
export const selectPoolNews = statement<PoolNews, { now: Date; quietSince: Date; most: number }>(
  'pools with news for their givers',
  `select * from (
     select o.item_id as "itemId", ${POOL_FACTS} as facts, o.told, o.organiser_id as "organiserId", o.told_organiser_id as "toldOrganiserId"
     from pools o join items i on i.id = o.item_id join lists l on l.id = i.list_id left join purchases bought on bought.id = o.purchase_id
     where (o.purchase_id is null or not o.told @> array['BOUGHT']) and l.list_type <> 'SHOPPING' and not l.is_demo
       and coalesce(bought.created_at <= $quietSince::timestamptz, true)
       and (i.updated_at <= $quietSince::timestamptz or not i.is_archived)
   ) pool
   where facts <> told or "organiserId" is not null and "organiserId" is distinct from "toldOrganiserId"
   order by "itemId" limit $most::int`,
);

/** Gives a row to one process alone. */
export const claimPool = statement<{ itemId: string }, PoolNews>(
  'claim news of a pool',
  `update pools set told = $facts::text[], told_organiser_id = coalesce($organiserId::uuid, told_organiser_id)
   where item_id = $itemId::uuid and told = $told::text[] and told_organiser_id is not distinct from $toldOrganiserId::uuid
   returning item_id as "itemId"`,
);

const NAME = 'coalesce(u.name, g.guest_name)';
const IS_OPEN = `(${isOpenSince('p.created_at')} or ${opensAsMemberOn('p.buyer_id')})`;
const GIVER_OF = giverOfPledge('p');
const TO = `nullif(coalesce(b.email, p.guest_email), '')`;

/** Whether the giver of `p`, whose account is `b`, receives what is on the list `l`. */
const IS_KEPT = `coalesce((select true from users u where (u.id = p.buyer_id or u.email = ${TO}) and ${receivesOn('u.id')} limit 1), false)`;

/** Everybody who chips in for an item, the first to pledge first. */
export const selectPledgers = statement<Pledger, { itemId: string }>(
  'people who chip in for an item',
  `select p.id as "pledgeId", l.id as "listId", ${GIVER_OF} as giver, p.buyer_id as "userId", ${TO} as "to", b.email_verified_at is not null as "isProved", coalesce(b.preferences_language, b.last_language, p.language) as language,
     ${IS_KEPT} as "isKept", case when ${IS_OPEN} then i.title end as title, case when ${IS_OPEN} then l.name end as "listName", l.list_type as "listType",
     coalesce(i.pledge_currency, i.currency) as currency, p.amount_minor::float8 as "amountMinor", p.paid_at is not null as "isPaid", p.paid_to as "paidToName",
     o.organiser_id is not distinct from p.id as "isOrganiser", o.organiser_id as "organiserId", o.purchase_id is not null as "isBought", i.is_fund as "isFund",
     organiser.name as "organiserName", organiser.user_id as "organiserUserId", i.pledged_minor::float8 as "sumMinor"
   from pledges p join items i on i.id = p.item_id join lists l on l.id = i.list_id join pools o on o.item_id = i.id left join users b on b.id = p.buyer_id
     left join lateral (select ${NAME} as name, g.buyer_id as user_id from pledges g left join users u on u.id = g.buyer_id where g.id = o.organiser_id) organiser on true
   where p.item_id = $itemId::uuid
   order by p.created_at, p.id`,
);

/** Pledges that are gone, whose givers were not told yet. */
export const selectGoneNews = statement<Pledger & { fate: PledgeFate }, { most: number }>(
  'gone pledges whose givers are to be told',
  `select p.id as "pledgeId", p.list_id as "listId", ${GIVER_OF} as giver, p.buyer_id as "userId", ${TO} as "to", b.email_verified_at is not null as "isProved", coalesce(b.preferences_language, b.last_language, p.language) as language,
     coalesce((select true from users u where (u.id = p.buyer_id or u.email = ${TO}) and (u.id = any (p.kept_from) or ${receivesOn('u.id')}) limit 1), false) as "isKept",
     p.fate, p.title, p.list_name as "listName", l.list_type as "listType", p.currency, p.amount_minor::float8 as "amountMinor",
     p.is_paid as "isPaid", p.paid_to as "paidToName", p.organiser_id is not distinct from p.id as "isOrganiser", p.organiser_id as "organiserId", p.is_bought as "isBought", p.is_fund as "isFund",
     p.paid_to as "organiserName", null::uuid as "organiserUserId",
     coalesce((select sum((one.value ->> 'amountMinor')::float8) from jsonb_array_elements(p.paid) one), 0) as "sumMinor"
   from gone_pledges p left join lists l on l.id = p.list_id left join users b on b.id = p.buyer_id
   where p.told_at is null order by p.gone_at, p.id limit $most::int`,
);

export const claimGone = statement<{ id: string }, { pledgeIds: string[]; now: Date }>(
  'claim news of gone pledges',
  'update gone_pledges set told_at = $now::timestamptz where id = any ($pledgeIds::uuid[]) and told_at is null returning id',
);
