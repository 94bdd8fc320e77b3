import { statement } from '../../base/database/prepared.ts';
import { KEYS, ROOT_KEY } from '../guest-keys/gifts-of-key.ts';
import type { GiftStep } from './gift.rules.ts';
import { type GiverValues, IS_STILL_OPEN, OWN, RECIPIENT_ID, YEAR_OF_GIFT } from './own-gifts.ts';

interface OfGift extends GiverValues {
  purchaseId: string;
}

interface NoteValues extends OfGift {
  setsStep: boolean;
  step: GiftStep | null;
  setsNote: boolean;
  note: string;
  setsPaid: boolean;
  paidMinor: number | null;
  paidCurrency: string | null;
}

const setOrKept = (sets: string, column: string) =>
  `${column} = case when ${sets}::boolean then excluded.${column} else gift_notes.${column} end`;

/** Writes what was sent to a giver's own gift; nothing, where it is not theirs. */
export const writeGiftNote = statement<{ id: string }, NoteValues>(
  'note of a gift',
  `
    insert into gift_notes (purchase_id, step, note, paid_minor, paid_currency)
    select p.id, $step, $note, $paidMinor::bigint, $paidCurrency from ${OWN} and p.id = $purchaseId::uuid
    on conflict (purchase_id) do update set ${setOrKept('$setsStep', 'step')}, ${setOrKept('$setsNote', 'note')},
      ${setOrKept('$setsPaid', 'paid_minor')}, ${setOrKept('$setsPaid', 'paid_currency')}
    returning purchase_id as id`,
);

interface BudgetValues extends OfGift {
  amountMinor: number | null;
  currency: string | null;
}

/** The account, or a guest's key; of keys that were joined, the one that the others are joined to. */
const GIVER_ID = `coalesce($memberId::uuid, ${ROOT_KEY})`;

/** Writes a giver's budget for the person and the year of a gift, or with null takes it away; nothing, where the gift is not theirs or its list is closed. Keys that were joined have one together from then on. */
export const writeGiftBudget = statement<{ id: string }, BudgetValues>(
  'budget for a person and a year',
  `
    with gift as (
      select p.id, p.buyer_id is null as is_guests, ${RECIPIENT_ID} as recipient_id, ${YEAR_OF_GIFT} as year from ${OWN} and p.id = $purchaseId::uuid and ${IS_STILL_OPEN}
    ), put as (
      insert into gift_budgets (giver_id, recipient_id, year, amount_minor, currency)
      select ${GIVER_ID}, recipient_id, year, $amountMinor::bigint, $currency from gift where $amountMinor::bigint is not null
      on conflict (giver_id, recipient_id, year) do update set amount_minor = excluded.amount_minor, currency = excluded.currency
    ), gone as (
      delete from gift_budgets b using gift
      where b.recipient_id = gift.recipient_id and b.year = gift.year
        and case when $amountMinor::bigint is null then b.giver_id = $memberId::uuid or gift.is_guests and b.giver_id = any (${KEYS})
          else $memberId::uuid is null and b.giver_id = any (${KEYS}) and b.giver_id <> ${GIVER_ID} end
    )
    select id from gift`,
);
