import { useRef, useState } from 'react';
import { sourceText } from '../../../core/products/field-sources.ts';
import { type FoundProduct, possiblePrice } from '../../../core/products/read-link.ts';
import { type FoundField, foundValues } from './found-values.ts';
import type { ItemForm } from './item-form.ts';
import type { ItemValues } from './item-values.ts';

/** The sources of each field's value, in words. */
export type FieldSources = Partial<Record<keyof ItemValues, string>>;

/** Puts what a page says into a form, around what the person wrote: theirs is never touched. */
export function useFoundValues(form: ItemForm, start: ItemValues) {
  const filled = useRef<Partial<ItemValues>>({});
  const [sources, setSources] = useState<FieldSources>({});
  const [product, setProduct] = useState<FoundProduct | null>(null);
  const [isPriceAnswered, setIsPriceAnswered] = useState(false);

  const isAsBefore = (field: FoundField) => (form.getValues(field) ?? '') === (start[field] ?? '');
  const setValue = <Field extends FoundField>(field: Field, value: ItemValues[Field]) =>
    form.setValue(field, value as never, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });

  const fill = (product: FoundProduct) => {
    setProduct(product);
    setIsPriceAnswered(false);
    const isPriceFree = isAsBefore('price') && isAsBefore('currency'); // one says nothing without the other
    const found = foundValues(product, { withPrice: isPriceFree });
    const free = found.filter(({ field }) => field === 'currency' || field === 'price' || isAsBefore(field));
    for (const { field, value } of free) {
      filled.current = { ...filled.current, [field]: value };
      setValue(field, value as never);
    }
    const told = free.flatMap(({ field }) => {
      const from = product[field];
      return from ? [[field, sourceText(from)]] : [];
    });
    setSources(Object.fromEntries(told));
  };

  /** Takes over the price that was asked about, or leaves the field empty. */
  const answerPrice = (isRight: boolean) => {
    const asked = product && possiblePrice(product);
    setIsPriceAnswered(true);
    if (!isRight || !asked) return;
    filled.current = { ...filled.current, ...asked };
    setValue('price', asked.price);
    setValue('currency', asked.currency);
  };

  /** Takes away again what was found, but for what the person has made theirs. */
  const clear = () => {
    for (const [name, value] of Object.entries(filled.current)) {
      const field = name as FoundField;
      if (form.getValues(field) === value) setValue(field, start[field] as never);
    }
    forget();
  };
  /** Whether a field has this value because a page says so. */
  const isFound = (field: keyof ItemValues, value: unknown) => filled.current[field] === value;
  const forget = () => {
    filled.current = {};
    setSources({});
    setProduct(null);
  };
  const isPriceKnown = isPriceAnswered || form.watch('price') != null;
  return { sources, product, isPriceKnown, answerPrice, fill, clear, forget, isFound };
}
