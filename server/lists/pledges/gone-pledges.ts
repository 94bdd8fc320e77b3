import { statement } from '../../base/database/prepared.ts';
import { isKeptFrom } from '../../core/access/purchase.policy.ts';
import type { PaidPledge, PledgeFate } from '../buyer-mails/gone-pledge.entity.ts';
import type { GiverValues } from '../gifts/own-gifts.ts';
import { IS_FROM_GUEST, KEYS } from '../guest-keys/gifts-of-key.ts';
import { MOST_GONE, type OwnGonePledge } from './gone-pledge.type.ts';
import type { PayBackSeals } from './pay-back-seals.ts';

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
  where (p.buyer_id = $memberId::uuid or ${IS_FROM_GUEST})
    and not coalesce(${isKeptFrom('$viewerId::uuid')}, false) and not coalesce($viewerId::uuid = any (p.kept_from), false)
    and (p.buyer_id is not null or p.guest_key_id = any (${KEYS})
      or not exists (select from users u where u.email = p.guest_email and u.id = any (p.kept_from)))`;

/** The newest first. */
export const selectGonePledges = statement<GoneRow, GiverValues>(
  'gone pledges of one giver',
  `select p.id, p.fate, p.gone_at as "goneAt", p.title, p.share_token as "shareToken", p.list_name as "listName", p.currency, p.amount_minor::float8 as "amountMinor",
     p.is_bought as "isBought", p.is_paid as "isPaid", p.is_confirmed as "isConfirmed", p.buyer_id is not null as "isAccounts",
     p.paid_to as "organiserName", p.organiser_id as "organiserId", p.pay_back as "payBack", p.paid
   from ${OWN_GONE}
   order by p.gone_at desc, p.id limit ${MOST_GONE}`,
);

export const deleteGonePledge = statement<{ id: string }, GiverValues & { pledgeId: string }>(
  'clear away a gone pledge',
  `delete from gone_pledges where id in (select p.id from ${OWN_GONE} and p.id = $pledgeId::uuid) returning id`,
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
