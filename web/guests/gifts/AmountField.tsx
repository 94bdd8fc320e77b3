import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { toMajorUnits, toMinorUnits } from '#rules/base/amounts/money';
import { HIGHEST_PRICE } from '#rules/lists/items/item';
import { Field } from '../../base/design/fields/Field.tsx';
import { priceIn, priceText } from '../../lists/items/fields/price-text.ts';

/** An amount as somebody writes it where they live. */
export function useTypedAmount(amountMinor: number | null, currency: string) {
  const [text, setText] = useState(amountMinor === null ? '' : priceText(toMajorUnits(amountMinor, currency)));
  const price = priceIn(text);
  const isWrong = price !== null && !(price >= 0 && price <= HIGHEST_PRICE);
  const amount = price === null || isWrong ? null : { currency, amountMinor: toMinorUnits(price, currency) };
  return { text, setText, amount, problem: isWrong ? t`Please enter a number` : undefined };
}

interface AmountFieldProps {
  label: string;
  typed: ReturnType<typeof useTypedAmount>;
}

export function AmountField({ label, typed: { text, setText, problem } }: AmountFieldProps) {
  return (
    <Field
      label={label}
      inputMode="decimal"
      autoComplete="off"
      placeholder={priceText(0)}
      value={text}
      problem={problem}
      onChange={({ target }) => setText(target.value)}
    />
  );
}
