import { type ReactNode, useState } from 'react';
import { useController } from 'react-hook-form';
import { say } from '#rules/base/languages/say';
import { priceAlone } from '#rules/shops/lines/written-prices';
import { Field } from '../../../base/design/fields/Field.tsx';
import type { ItemForm } from './item-form.ts';
import { ITEM_LABELS } from './item-values.ts';
import { priceIn, priceText } from './price-text.ts';
import { readingWays } from './reading-ways.ts';

interface PriceFieldProps {
  form: ItemForm;
  label?: string;
  hint?: ReactNode;
}

/** Takes what people write as a price. A field for numbers would drop what its browser cannot read, without a word. */
export function PriceField({ form, label = say(ITEM_LABELS.price), hint }: PriceFieldProps) {
  const { problem } = form.field('price');
  const { field } = useController({ control: form.control, name: 'price' });
  const [typed, setTyped] = useState<{ text: string; price: number | null }>();
  const { value = null } = field;
  const isTyped = typed && Object.is(typed.price, value);
  const text = isTyped ? typed.text : value === null ? '' : priceText(value);
  return (
    <Field
      label={label}
      inputMode="decimal"
      autoComplete="off"
      placeholder={priceText(0)}
      hint={hint}
      problem={problem}
      name={field.name}
      ref={field.ref}
      value={text}
      onBlur={field.onBlur}
      onChange={(event) => {
        const written = priceWithMark(event.target.value, form.getValues('currency'));
        const price = written?.price ?? priceIn(event.target.value);
        if (written) form.setValue('currency', written.currency, { shouldDirty: true });
        setTyped({ text: event.target.value, price });
        field.onChange(price);
      }}
    />
  );
}

/** As in "1 299 Kč" and "5€50": the mark says the currency, too. Null where there is none. */
function priceWithMark(text: string, currency: string | undefined) {
  return Number.isNaN(priceIn(text) ?? 0) ? priceAlone(text, readingWays('WISHLIST', currency)) : null;
}
