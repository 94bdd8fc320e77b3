import { type ReactNode, useState } from 'react';
import { useController } from 'react-hook-form';
import { Field } from '../../../base/design/fields/Field.tsx';
import type { ItemForm } from './item-form.ts';
import { ITEM_LABELS } from './item-values.ts';
import { priceIn, priceText } from './price-text.ts';

interface PriceFieldProps {
  form: ItemForm;
  hint?: ReactNode;
}

/** Takes what people write as a price. A field for numbers would drop what its browser cannot read, without a word. */
export function PriceField({ form, hint }: PriceFieldProps) {
  const { problem } = form.field('price');
  const { field } = useController({ control: form.control, name: 'price' });
  const [typed, setTyped] = useState<{ text: string; price: number | null }>();
  const { value = null } = field;
  const isTyped = typed && Object.is(typed.price, value);
  const text = isTyped ? typed.text : value === null ? '' : priceText(value);
  return (
    <Field
      label={ITEM_LABELS.price}
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
        const price = priceIn(event.target.value);
        setTyped({ text: event.target.value, price });
        field.onChange(price);
      }}
    />
  );
}
