import { t } from '@lingui/core/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../base/design/Button.tsx';
import { minorMoneyText } from '../../base/design/Money.tsx';
import { AmountForm } from './AmountForm.tsx';
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
  const { setBudget, isKeeping } = useGiftNotes(gift?.id ?? '', guestKey);
  if (gift?.year == null || gift.currency === null) return null;
  const { budget, year } = gift;
  const currency = budget?.currency ?? gift.currency;
  const yearText = String(year);
  if (isOpen)
    return (
      <div className="mt-2">
        <AmountForm
          amount={{
            label: t`Budget for ${yearText} (${currency})`,
            amountMinor: budget?.amountMinor ?? null,
            currency,
          }}
          isKeeping={isKeeping}
          onKeep={setBudget}
          onDone={() => setOpen(false)}
        />
      </div>
    );
  return (
    <div className="-mb-2 flex flex-wrap items-center gap-x-3 text-sm text-muted">
      {budget && <p className="tabular-nums">{budgetText(budget, year, spentOf(gifts, budget.currency))}</p>}
      <span className="-ms-4">
        <Button look="plain" onClick={() => setOpen(true)}>
          {!budget && <Plus aria-hidden className="size-4" />}
          <span>{budget ? t`Change budget` : t`Set a budget`}</span>
        </Button>
      </span>
    </div>
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
