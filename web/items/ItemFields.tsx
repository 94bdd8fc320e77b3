import { type ReactNode, useRef, useState } from 'react';
import { Field } from '../design/Field.tsx';
import { currencyName } from '../design/Money.tsx';
import { Picture } from '../design/Picture.tsx';
import { Select } from '../design/Select.tsx';
import { TextArea } from '../design/TextArea.tsx';
import { ITEM_LABELS, type ItemForm, toPrice, toQuantity } from './item-form.ts';

interface ItemFieldsProps {
  form: ItemForm;
  /** Where a picture from this device is chosen, where one can be. */
  picture?: ReactNode;
  /** Whether there is one: it is shown instead of the one behind a link. */
  hasPicture: boolean;
}

/** Those that most people shop in. An item that came with another one keeps it. */
const CURRENCIES = 'USD EUR GBP JPY CAD AUD NZD CHF SEK NOK DKK PLN CZK INR CNY KRW SGD HKD ZAR BRL MXN'.split(' ');

export function ItemFields({ form, picture, hasPicture }: ItemFieldsProps) {
  const prices = useRef<HTMLDivElement>(null);
  const [stored] = useState(form.getValues('currency') ?? 'USD');
  const offered = new Set([...CURRENCIES, stored, form.watch('currency') ?? stored]); // or another one, taken from somebody else's edit
  const imageUrl = form.watch('imageUrl') ?? '';
  const isPicture = /^https?:\/\/\S+\.\S+/i.test(imageUrl);

  const isUnreadable = () => prices.current?.querySelector('input')?.validity.badInput ?? false;
  // In the order of the form, in which the focus looks for the first wrong one.
  const title = form.field('title');
  const description = form.field('description');
  const price = form.field('price', { setValueAs: (text) => toPrice(String(text ?? ''), isUnreadable()) });
  const currency = form.field('currency');
  const quantity = form.field('quantityDesired', { setValueAs: (text) => toQuantity(String(text ?? '')) });
  return (
    <>
      <Field label={ITEM_LABELS.title} required autoComplete="off" {...title} />
      <TextArea label={ITEM_LABELS.description} {...description} />
      <div className="grid gap-6 sm:grid-cols-2">
        <div className="grid grid-cols-2 gap-4">
          <div ref={prices}>
            <Field
              label={ITEM_LABELS.price}
              type="number"
              inputMode="decimal"
              min={0}
              step={0.01}
              placeholder="0.00"
              {...price}
            />
          </div>
          <Select label={ITEM_LABELS.currency} {...currency}>
            {[...offered].map((code) => (
              <option key={code} value={code}>
                {`${code} (${currencyName(code)})`}
              </option>
            ))}
          </Select>
        </div>
        <Field
          label={ITEM_LABELS.quantityDesired}
          type="number"
          inputMode="numeric"
          min={1}
          max={99}
          step={1}
          hint="From 1 to 99."
          {...quantity}
          onBlur={(event) => {
            form.setValue('quantityDesired', toQuantity(event.target.value));
            void quantity.onBlur(event);
          }}
        />
      </div>
      <Field label={ITEM_LABELS.category} autoComplete="off" hint="To group by." {...form.field('category')} />
      <TextArea label={ITEM_LABELS.notes} hint="Size, colour, anything that helps." {...form.field('notes')} />
      <Field
        label={ITEM_LABELS.primaryUrl}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        {...form.field('primaryUrl')}
      />
      <Field
        label={ITEM_LABELS.secondaryUrl}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        hint="Another shop, or a review."
        {...form.field('secondaryUrl')}
      />
      {picture}
      <div className="flex items-start gap-4">
        <div className="min-w-0 grow">
          <Field
            label={ITEM_LABELS.imageUrl}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            hint={hasPicture ? 'The picture from your device is shown instead.' : undefined}
            disabled={hasPicture}
            {...form.field('imageUrl')}
          />
        </div>
        {isPicture && !hasPicture && (
          <div className="w-20 shrink-0">
            <Picture src={imageUrl} alt="How the picture looks" kind={null} shape="square" />
          </div>
        )}
      </div>
    </>
  );
}
