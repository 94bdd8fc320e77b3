import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { toMajorUnits, toMinorUnits } from '#rules/base/amounts/money';
import { HIGHEST_PRICE } from '#rules/lists/items/item';
import { Button } from '../../base/design/Button.tsx';
import { Field } from '../../base/design/fields/Field.tsx';
import { priceText, sumIn } from '../../lists/items/fields/price-text.ts';

interface AmountFormProps {
  /** Without one there is no field for it. */
  amount: { label: string; amountMinor: number | null; currency: string } | null;
  isKeeping: boolean;
  /** Says whether it is kept; the form stays open if not. */
  onKeep: (amount: { currency: string; amountMinor: number } | null) => Promise<boolean>;
  onDone: () => void;
  children?: ReactNode;
}

/** A form about an own gift: an amount, as somebody writes it where they live, and further fields. */
export function AmountForm({ amount, isKeeping, onKeep, onDone, children }: AmountFormProps) {
  const kept = amount?.amountMinor ?? null;
  const [text, setText] = useState(amount && kept !== null ? priceText(toMajorUnits(kept, amount.currency)) : '');
  const price = sumIn(text, amount?.currency ?? 'EUR');
  const isWrong = price !== null && !(price >= 0 && price <= HIGHEST_PRICE);
  const keep = async () => {
    if (isWrong) return;
    const typed =
      amount && price !== null
        ? { currency: amount.currency, amountMinor: toMinorUnits(price, amount.currency) }
        : null;
    if (await onKeep(typed)) onDone();
  };
  return (
    <form
      className="grid gap-3 rounded-control bg-sunk p-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      {amount && (
        <Field
          label={amount.label}
          inputMode="decimal"
          autoComplete="off"
          placeholder={priceText(0)}
          value={text}
          problem={isWrong ? t`Please enter a number` : undefined}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      {children}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onDone}>{t`Cancel`}</Button>
        <Button look="primary" type="submit" working={isKeeping}>
          {t`Save`}
        </Button>
      </div>
    </form>
  );
}
