import { t } from '@lingui/core/macro';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { say } from '#rules/base/languages/say';
import { isAnyNumber } from '#rules/lists/lists/any-number';
import type { FoundItem } from '#rules/shops/imports/found-rows';
import { importedItem } from '#rules/shops/imports/imported-items';
import { writtenAmount } from '#rules/shops/lines/measures';
import { plainSigns } from '#rules/shops/lines/words/plain-signs';
import { priceAlone } from '#rules/shops/lines/written-prices';
import { Button } from '../../base/design/Button.tsx';
import { Checkbox } from '../../base/design/fields/Checkbox.tsx';
import { Field } from '../../base/design/fields/Field.tsx';
import { TextArea } from '../../base/design/fields/TextArea.tsx';
import type { Kind } from '../../base/design/kinds.ts';
import { useTakesFocus } from '../../base/design/useTakesFocus.ts';
import { amountText } from '../../base/text/amount-text.ts';
import { groupSign, priceIn, priceText } from '../items/fields/price-text.ts';
import { readingWays } from '../items/fields/reading-ways.ts';
import { COLUMN_LABELS } from './import-texts.ts';
import type { PreviewRow, RowEdit } from './rows/preview-row.ts';

interface RowEditorProps {
  row: PreviewRow;
  kind: Kind;
  /** Purchases on the list are kept from the viewer as a surprise. */
  isBlind: boolean;
  /** Another row follows it. */
  hasNext: boolean;
  /** Null leaves the row as it is. */
  onDone: (edit: RowEdit | null, isNext?: boolean) => void;
}

/** Corrects a row of the preview in its place. */
export function RowEditor({ row: { item, cells }, kind, isBlind, hasNext, onDone }: RowEditorProps) {
  const { title } = item;
  const isCounted = !item.isFund && !isAnyNumber(item.quantityDesired);
  const [typed, setTyped] = useState(() => wordsOf(item));
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({});
  const first = useTakesFocus<HTMLInputElement>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.scrollIntoView?.({ block: 'nearest' }); // all of it, not its first field alone
  }, []);
  const written = cells
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(' · ');
  const save = (isNext: boolean) => {
    const edit = editOf(item, typed);
    const { error } = importedItem.safeParse({ ...item, quantityBought: 0, ...edit });
    if (!error) return onDone(edit, isNext);
    setProblems(Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), message])));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(false);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone(null);
    if (event.key !== 'Enter' || !hasNext || !(event.target instanceof HTMLInputElement)) return;
    if (event.nativeEvent.isComposing) return; // it ends a word of Japanese
    event.preventDefault();
    save(true);
  };
  const inputOf = (field: keyof typeof typed) => ({
    autoComplete: 'off' as const,
    value: typed[field],
    problem: problems[field],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [field]: event.target.value }),
  });
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onKeyDown={press}
      data-row-form
      aria-label={t`Edit ${title}`}
      className="grid grid-cols-2 items-start gap-3 p-3 text-base text-ink sm:grid-cols-12"
    >
      <div className="col-span-full sm:col-span-6">
        <Field ref={first} label={say(COLUMN_LABELS.name)} {...inputOf('title')} />
      </div>
      {isCounted && (
        <div className="sm:col-span-2">
          <Field label={say(COLUMN_LABELS.amount)} inputMode="numeric" {...inputOf('quantityDesired')} />
        </div>
      )}
      {kind === 'SHOPPING' && (
        <div className="sm:col-span-2">
          <Field label={say(COLUMN_LABELS.measure)} {...inputOf('amount')} />
        </div>
      )}
      <div className="sm:col-span-2">
        <Field label={say(COLUMN_LABELS.price)} inputMode="decimal" {...inputOf('price')} />
      </div>
      {kind !== 'SHOPPING' && !isBlind && !item.isFund && (
        <div className="sm:col-span-2">
          <Field label={say(COLUMN_LABELS.bought)} inputMode="numeric" {...inputOf('quantityBought')} />
        </div>
      )}
      <div className="col-span-full sm:col-span-4">
        <Field label={say(COLUMN_LABELS.category)} {...inputOf('category')} />
      </div>
      <div className="col-span-full sm:col-span-8">
        <Field label={say(COLUMN_LABELS.link)} inputMode="url" {...inputOf('primaryUrl')} />
      </div>
      {kind !== 'SHOPPING' && (
        <div className="col-span-full sm:col-span-4">
          <Field label={say(COLUMN_LABELS.variant)} {...inputOf('variant')} />
        </div>
      )}
      <div className={`col-span-full ${kind === 'SHOPPING' ? 'sm:col-span-6' : 'sm:col-span-4'}`}>
        <TextArea isLow label={say(COLUMN_LABELS.description)} {...inputOf('description')} />
      </div>
      <div className={`col-span-full ${kind === 'SHOPPING' ? 'sm:col-span-6' : 'sm:col-span-4'}`}>
        <TextArea isLow label={say(COLUMN_LABELS.notes)} {...inputOf('notes')} />
      </div>
      {kind === 'SHOPPING' && !isBlind && (
        <div className="col-span-full">
          <Checkbox
            label={t`Ticked off`}
            checked={typed.quantityBought !== '0'}
            onChange={(event) =>
              setTyped({ ...typed, quantityBought: event.target.checked ? typed.quantityDesired : '0' })
            }
          />
        </div>
      )}
      {written !== '' && (
        <p dir="auto" className="col-span-full line-clamp-3 text-sm text-muted wrap-anywhere">
          {t`As written: ${written}`}
        </p>
      )}
      <div className="col-span-full flex gap-2 max-sm:sticky max-sm:bottom-0 max-sm:z-10 max-sm:bg-paper max-sm:py-2">
        <Button type="submit" look="primary">{t`Done`}</Button>
        {hasNext && <Button onClick={() => save(true)}>{t`Next Row`}</Button>}
        <Button look="plain" onClick={() => onDone(null)}>{t`Cancel`}</Button>
      </div>
    </form>
  );
}

function wordsOf({
  title,
  quantityDesired,
  quantityBought,
  amount,
  category,
  price,
  primaryUrl,
  variant,
  description,
  notes,
}: FoundItem) {
  return {
    variant,
    description,
    notes,
    quantityBought: String(quantityBought),
    title,
    quantityDesired: String(quantityDesired),
    amount: amountText(amount),
    category,
    price: price === null ? '' : priceText(price),
    primaryUrl: primaryUrl ?? '',
  };
}

/** Only what was changed: a currency that is chosen for the whole list goes on to be that of the row. */
function editOf(item: FoundItem, typed: ReturnType<typeof wordsOf>): RowEdit {
  const before = wordsOf(item);
  const is = (field: keyof typeof before) => typed[field].trim() !== before[field];
  const written = is('price') ? priceOf(typed.price, item.currency) : null;
  return {
    ...(is('title') && { title: typed.title.trim() }),
    ...(is('quantityDesired') && { quantityDesired: Number(plainSigns(typed.quantityDesired)) }),
    ...(is('quantityBought') && { quantityBought: Number(plainSigns(typed.quantityBought)) }),
    ...(is('variant') && { variant: typed.variant.trim() }),
    ...(is('description') && { description: typed.description.trim() }),
    ...(is('notes') && { notes: typed.notes.trim() }),
    ...(is('amount') && { amount: writtenAmount(typed.amount, groupSign()) ?? typed.amount.trim() }),
    ...(is('category') && { category: typed.category.trim() }),
    ...written,
    ...(is('primaryUrl') && { primaryUrl: withScheme(typed.primaryUrl.trim()) || null }),
  };
}

/** As in "12,50", "1 299 Kč" and "$5": a mark says the currency, too. */
function priceOf(text: string, currency: string): Pick<RowEdit, 'price' | 'currency'> {
  const price = priceIn(text);
  if (price === null || !Number.isNaN(price)) return { price };
  const written = priceAlone(text, readingWays('WISHLIST', currency));
  return written ? { price: written.price, currency: written.currency } : { price };
}

/** "shop.example/mug" is an address as people type it. */
function withScheme(address: string): string {
  return address === '' || /^[a-z]{2,10}:\/\//i.test(address) ? address : `https://${address}`;
}
