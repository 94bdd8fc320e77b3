import { statement } from '../../base/database/prepared.ts';
import { isKeptFrom } from '../../core/access/purchase.policy.ts';
import type { PaidPledge, PledgeFate } from '../buyer-mails/gone-pledge.entity.ts';
import type { GiverValues } from '../gifts/own-gifts.ts';
import type { PayBackSeals } from '../group-gifts/pay-back-seals.ts';
import { IS_FROM_GUEST, KEYS } from '../guest-keys/gifts-of-key.ts';
import type { OwnGonePledge } from './gone-pledge.type.ts';

interface GoneRow {
  id: string;
  fate: PledgeFate;
  goneAt: Date | string;
  title: string | null;
  shareToken: string;
  listName: string | null;
  currency: string;
  amountMinor: number;
  isBought: boolean;
  isFund: boolean;
  isPaid: boolean;
  isConfirmed: boolean;
  isAccounts: boolean;
  organiserName: string | null;
  organiserId: string | null;
  payBack: string | null;
  paid: PaidPledge[] | null;
}

/** Their own, but for people from whom the list is kept a surprise, or was when it went. */
const OWN_GONE = `gone_pledges p left join lists l on l.id = p.list_id
  where (p.buyer_id = $memberId::uuid or ${IS_FROM_GUEST}) and p.cleared_at is null
    and not coalesce(${isKeptFrom('$viewerId::uuid')}, false) and not coalesce($viewerId::uuid = any (p.kept_from), false)
    and (p.buyer_id is not null or p.guest_key_id = any (${KEYS})
      or not exists (select from users u where u.email = p.guest_email and u.id = any (p.kept_from)))`;

/** The newest first. */
export const selectGonePledges = statement<GoneRow, GiverValues & { most: number }>(
  'gone pledges of one giver',
  `select p.id, p.fate, p.gone_at as "goneAt", p.title, p.share_token as "shareToken", p.list_name as "listName", p.currency, p.amount_minor::float8 as "amountMinor",
     p.is_bought as "isBought", p.is_fund as "isFund", p.is_paid as "isPaid", p.is_confirmed as "isConfirmed", p.buyer_id is not null as "isAccounts",
     p.paid_to as "organiserName", p.organiser_id as "organiserId", p.pay_back as "payBack", p.paid
   from ${OWN_GONE}
   order by p.gone_at desc, p.id limit $most::int`,
);

/**
 * How to pay an organiser goes with their record, which they clear away once nobody is to pay any more. The record of a friend who has paid stays,
 * empty: should their account be deleted, their name is still found with the organiser.
 */
export const clearGonePledge = statement<{ id: string }, GiverValues & { pledgeId: string }>(
  'clear away a gone pledge',
  `with own as (
     select p.id, coalesce(p.organiser_id <> p.id, false) and (p.is_paid or p.is_confirmed) as is_named from ${OWN_GONE} and p.id = $pledgeId::uuid
   ), deleted as (
     delete from gone_pledges where id in (select id from own where not is_named)
   ), emptied as (
     update gone_pledges set cleared_at = now(), told_at = coalesce(told_at, now()), title = null, list_name = null, paid_to = null, pay_back = null
     where id in (select id from own where is_named)
   ), withdrawn as (
     update gone_pledges set pay_back = null where organiser_id in (select id from own) and id not in (select id from own)
   )
   select id from own`,
);

export function gonePledgeOf(row: GoneRow, seals: PayBackSeals): OwnGonePledge {
  const { currency, amountMinor, organiserId, payBack, paid, goneAt, ...told } = row;
  return {
    ...told,
    goneAt: new Date(goneAt),
    amount: { currency, amountMinor },
    isOrganiser: organiserId === row.id,
    payBack: seals.open(payBack, organiserId),
    paid: (paid ?? []).map(({ amountMinor: minor, ...other }) => ({
      ...other,
      paidToName: null,
      amount: { currency, amountMinor: minor },
    })),
  };
}
