import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button } from '../../base/design/Button.tsx';
import { minorMoneyText } from '../../base/design/Money.tsx';
import { AmountField, useTypedAmount } from './AmountField.tsx';
import type { OwnGift } from './own-gift.ts';
import { useGiftNotes } from './useGiftNotes.ts';

interface GiftBudgetProps {
  /** All gifts to one person in one year. */
  gifts: readonly OwnGift[];
  guestKey: string | null;
}

/** The giver’s budget for a person and a year, and what is left of it. */
export function GiftBudget({ gifts, guestKey }: GiftBudgetProps) {
  const [isOpen, setOpen] = useState(false);
  const [gift] = gifts;
  if (!gift) return null;
  const { budget, year } = gift;
  if (isOpen) return <BudgetForm gift={gift} guestKey={guestKey} onDone={() => setOpen(false)} />;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-muted">
      {budget && <p className="tabular-nums">{budgetText(budget, year, spentOf(gifts, budget.currency))}</p>}
      <span className="-ms-4">
        <Button look="plain" onClick={() => setOpen(true)}>
          {budget ? t`Change budget` : t`Set a budget`}
        </Button>
      </span>
    </div>
  );
}

interface BudgetFormProps {
  gift: OwnGift;
  guestKey: string | null;
  onDone: () => void;
}

function BudgetForm({ gift: { id, budget, currency: own, year }, guestKey, onDone }: BudgetFormProps) {
  const { setBudget, isKeeping } = useGiftNotes(id, guestKey);
  const yearText = String(year);
  const currency = budget?.currency ?? own;
  const typed = useTypedAmount(budget?.amountMinor ?? null, currency);
  const keep = async () => {
    if (typed.problem) return;
    if (await setBudget(typed.amount)) onDone();
  };
  return (
    <form
      className="mt-2 grid gap-3 rounded-control bg-sunk p-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <AmountField label={t`Budget for ${yearText} (${currency})`} typed={typed} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onDone}>{t`Cancel`}</Button>
        <Button look="primary" type="submit" working={isKeeping}>
          {t`Save`}
        </Button>
      </div>
    </form>
  );
}

/** The sum of what was paid, and for the rest of the lists’ prices. Amounts in other currencies are left out. */
export function spentOf(gifts: readonly OwnGift[], currency: string): number {
  return gifts.reduce((sum, { pricePaid, unitPrice, quantity }) => {
    const cost = pricePaid ?? (unitPrice && { ...unitPrice, amountMinor: unitPrice.amountMinor * quantity });
    return sum + (cost?.currency === currency ? cost.amountMinor : 0);
  }, 0);
}

function budgetText({ amountMinor, currency }: NonNullable<OwnGift['budget']>, year: number, spent: number): string {
  const whole = minorMoneyText(amountMinor, currency);
  const rest = minorMoneyText(Math.abs(amountMinor - spent), currency);
  const yearText = String(year);
  return spent > amountMinor
    ? t`Budget ${yearText}: ${whole}, ${rest} over`
    : t`Budget ${yearText}: ${whole}, ${rest} left`;
}
