import { useRef, useState } from 'react';
import { newItem } from '#rules/items/item';
import { sourceText } from '../products/field-sources.ts';
import type { Found, FoundProduct } from '../products/read-link.ts';
import type { ItemForm, ItemValues } from './item-form.ts';

type FoundField = 'title' | 'description' | 'imageUrl' | 'price' | 'currency';

/** Where each field's value was read, in words. */
export type FieldSources = Partial<Record<keyof ItemValues, string>>;

/** Puts what a page says into a form, around what the person wrote: theirs is never touched. */
export function useFoundValues(form: ItemForm, start: ItemValues) {
  const filled = useRef<Partial<ItemValues>>({});
  const [sources, setSources] = useState<FieldSources>({});

  const isAsBefore = (field: FoundField) => (form.getValues(field) ?? '') === (start[field] ?? '');
  const setValue = <Field extends FoundField>(field: Field, value: ItemValues[Field]) =>
    form.setValue(field, value as never, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });

  const fill = (product: FoundProduct) => {
    const isPriceFree = isAsBefore('price') && isAsBefore('currency'); // one says nothing without the other
    const found = valuesOf(product, isPriceFree);
    const free = found.filter(({ field }) => field === 'currency' || field === 'price' || isAsBefore(field));
    for (const { field, value } of free) {
      filled.current = { ...filled.current, [field]: value };
      setValue(field, value as never);
    }
    setSources(Object.fromEntries(free.map(({ field, from }) => [field, sourceText(from)])));
  };

  /** Takes away again what was found, but for what the person has made theirs. */
  const clear = () => {
    for (const [name, value] of Object.entries(filled.current)) {
      const field = name as FoundField;
      if (form.getValues(field) === value) setValue(field, start[field] as never);
    }
    forget();
  };
  const forget = () => {
    filled.current = {};
    setSources({});
  };
  return { sources, fill, clear, forget };
}

interface FoundValue {
  field: FoundField;
  value: string | number;
  from: Found<unknown>;
}

/** As items have them; what no item may have is left out. */
function valuesOf({ title, description, imageUrl, price, currency }: FoundProduct, isPriceFree: boolean): FoundValue[] {
  const found: [FoundField, Found<string | number> | null][] = [
    ['title', title],
    ['description', description],
    ['imageUrl', imageUrl],
    ...(isPriceFree && price && currency
      ? ([
          ['price', { ...price, value: Math.round(price.value * 100) / 100 }],
          ['currency', currency],
        ] satisfies [FoundField, Found<string | number>][])
      : []),
  ];
  return found.flatMap(([field, from]) =>
    from && newItem.shape[field].safeParse(from.value).success ? [{ field, value: from.value, from }] : [],
  );
}
