import { useRef, useState } from 'react';
import { splitPriceOff } from '#rules/shops/lines/written-prices';
import { usualCurrency } from '../../../core/products/currency.ts';
import type { ItemForm } from './item-form.ts';
import { readingWays } from './reading-ways.ts';

/** A price that was written beside the name of a thing, taken from there into its own field. */
export interface WrittenPriceMove {
  /** As it was written; undefined while none was moved. */
  text: string | undefined;
  move: () => void;
  putBack: () => void;
  /** For the next item. */
  forget: () => void;
}

/** Asked once for each text: a person who puts it back means it. */
export function useWrittenPrice(form: ItemForm): WrittenPriceMove {
  const [moved, setMoved] = useState<{ title: string; currency: string; text: string }>();
  const seen = useRef(new Set<string>());
  const options = { shouldDirty: true } as const;

  return {
    text: moved?.text,
    move() {
      const { price, currency = usualCurrency(), ...values } = form.getValues();
      const title = values.title ?? '';
      const written = splitPriceOff(title.trim(), readingWays('WISHLIST'));
      if (!written || price != null || seen.current.has(title)) return;
      seen.current.add(title);
      form.setValue('title', written.name, options);
      form.setValue('price', written.price.price, options);
      form.setValue('currency', written.price.currency, options);
      setMoved({ title, currency, text: written.price.text });
    },
    putBack() {
      if (!moved) return;
      form.setValue('title', moved.title, options);
      form.setValue('price', null, options);
      form.setValue('currency', moved.currency, options);
      setMoved(undefined);
      form.setFocus('title');
    },
    forget: () => setMoved(undefined),
  };
}
