import { useState } from 'react';
import { useController } from 'react-hook-form';
import { say } from '#rules/base/languages/say';
import { writtenAmount } from '#rules/shops/lines/measures';
import { Field } from '../../../base/design/fields/Field.tsx';
import { amountText } from '../../../base/text/amount-text.ts';
import type { ItemForm } from './item-form.ts';
import { ITEM_LABELS } from './item-values.ts';
import { groupSign } from './price-text.ts';

/** Takes how much of a thing is wanted as people write it, and keeps it in its one form. */
export function AmountField({ form, hint }: { form: ItemForm; hint?: string }) {
  const { problem } = form.field('amount');
  const { field } = useController({ control: form.control, name: 'amount' });
  const [typed, setTyped] = useState<{ text: string; amount: string }>();
  const value = field.value ?? '';
  return (
    <Field
      label={say(ITEM_LABELS.amount)}
      autoComplete="off"
      hint={hint}
      problem={problem}
      name={field.name}
      ref={field.ref}
      value={typed?.amount === value ? typed.text : amountText(value)}
      onBlur={field.onBlur}
      onChange={(event) => {
        const text = event.target.value;
        const amount = writtenAmount(text, groupSign()) ?? text.trim();
        setTyped({ text, amount });
        field.onChange(amount);
      }}
    />
  );
}
