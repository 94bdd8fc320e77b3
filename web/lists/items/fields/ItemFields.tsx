import { t } from '@lingui/core/macro';
import { memo, type ReactNode, useContext, useId, useState } from 'react';
import { say } from '#rules/base/languages/say';
import { ANY_NUMBER, isAnyNumber } from '#rules/lists/lists/any-number';
import { OFFERED_CURRENCIES } from '#rules/shops/lines/words/currencies';
import { Checkbox } from '../../../base/design/fields/Checkbox.tsx';
import { Field } from '../../../base/design/fields/Field.tsx';
import { BesideFields } from '../../../base/design/fields/FieldFrame.tsx';
import { Select } from '../../../base/design/fields/Select.tsx';
import { TextArea } from '../../../base/design/fields/TextArea.tsx';
import { currencyMark, currencyName } from '../../../base/design/Money.tsx';
import { AmountField } from './AmountField.tsx';
import { FundFields, NOT_OF_FUNDS } from './FundFields.tsx';
import { type ItemForm, toQuantity } from './item-form.ts';
import { ITEM_LABELS, type ItemValues, RARE_FIELDS, type RareField } from './item-values.ts';
import { KeptCategory } from './KeptCategory.tsx';
import { MoreFields } from './MoreFields.tsx';
import { PriceField } from './PriceField.tsx';
import type { FieldSources } from './useFoundValues.ts';

interface ItemFieldsProps {
  form: ItemForm;
  /** Stands first where an item begins with a link or a name, and has the product link in it; null where that stands elsewhere. */
  start?: ReactNode;
  /** Whether the title has a field of its own. */
  isTitleShown?: boolean;
  /** Called when somebody goes to write the product link where it is rare: beside a name. */
  onLinkFocus?: () => void;
  /** The place of a picture, and of the button for a file. */
  picture?: ReactNode;
  /** Whether there is one of this device: it is shown instead of the one behind a link. */
  hasPicture: boolean;
  /** Whether friends may share the cost of things on the list. */
  isForGifts?: boolean;
  /** Whether it may become a fund, which it is from the beginning. */
  canBeFund?: boolean;
  /** Categories that are on the list already. */
  categories?: readonly string[];
  /** The sources of values, once somebody asks. */
  sources?: FieldSources;
  /** The last of the rare choices. */
  lastChoice?: ReactNode;
}

const RARE = RARE_FIELDS.map(({ name }) => name);

export function ItemFields({
  form,
  start,
  isTitleShown = true,
  onLinkFocus,
  picture,
  hasPicture,
  isForGifts = false,
  canBeFund = false,
  categories,
  sources = {},
  lastChoice,
}: ItemFieldsProps) {
  const [stored] = useState(form.getValues('currency') ?? 'USD');
  const [hasRare] = useState(() => RARE.some((name) => form.getValues(name)));
  const [replaced, setReplaced] = useState<string>(); // what somebody wrote as the quantity
  const chosen = form.watch('currency') ?? stored;
  const isLinkRare = start !== undefined && !isTitleShown;
  const hint = (name: keyof ItemValues, otherwise?: string) => sources[name] ?? otherwise;

  // In the order of the form, in which the focus looks for the first wrong one.
  if (start) form.register('primaryUrl');
  const title = form.field('title');
  form.register('price');
  const currency = form.field('currency');
  const isDisputed = useContext(BesideFields).quantityDesired !== undefined;
  const isFund = form.watch('isFund') ?? false;
  const isAny = isAnyNumber(form.watch('quantityDesired') ?? 1) && !isFund;
  const isShared = form.watch('isGroupGift') ?? false;
  const isMostWanted = form.watch('isMostWanted') ?? false;
  const canBeShared = isForGifts && !isFund && (isShared || (!isAny && Boolean(form.watch('price'))));
  const quantity = form.field('quantityDesired', { setValueAs: (text) => toQuantity(String(text ?? '')) });
  return (
    <>
      {start}
      {picture}
      {isTitleShown && (
        <Field label={say(ITEM_LABELS.title)} required autoComplete="off" hint={hint('title')} {...title} />
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))] gap-3 sm:grid-cols-3 sm:gap-4 *:has-[[role=alert]]:col-span-full">
        <PriceField form={form} hint={hint('price')} {...(isFund && { label: t`Goal (optional)` })} />
        <Select
          label={say(ITEM_LABELS.currency)}
          hint={hint('currency')}
          closedText={currencyMark(chosen)}
          {...currency}
        >
          <CurrencyOptions stored={stored} chosen={chosen} />
        </Select>
        {((!isAny && !isFund) || isDisputed) && (
          <Field
            label={say(ITEM_LABELS.quantityDesired)}
            hint={replaced && t`${replaced} isn’t possible, so it’s 1.`}
            type="number"
            inputMode="numeric"
            min={1}
            max={99}
            step={1}
            {...quantity}
            onBlur={(event) => {
              const { value } = event.target;
              form.setValue('quantityDesired', toQuantity(value));
              setReplaced(value !== '' && toQuantity(value) !== Number(value) ? value : undefined);
              void quantity.onBlur(event);
            }}
          />
        )}
      </div>
      {start === undefined && !isFund && <WebAddress form={form} name="primaryUrl" />}
      <MoreFields
        form={form}
        names={[
          ...(isLinkRare ? (['primaryUrl'] as const) : []),
          'isMostWanted',
          'isGroupGift',
          'isFund',
          'howToPay',
          ...RARE,
        ]}
        startsOpen={hasRare || isAny || isFund || isShared || isMostWanted}
        whileFolded={<KeptCategory form={form} />}
      >
        {isLinkRare && (!isFund || form.watch('primaryUrl')) && (
          <WebAddress form={form} name="primaryUrl" onFocus={onLinkFocus} />
        )}
        {!isFund && (
          <Checkbox
            label={t`Any number is welcome`}
            hint={t`It stays on the list, however many are given.`}
            checked={isAny}
            onChange={({ target }) =>
              form.setValue('quantityDesired', target.checked ? ANY_NUMBER : 1, { shouldDirty: true })
            }
          />
        )}
        {isForGifts && !isFund && (
          <Checkbox
            label={say(ITEM_LABELS.isMostWanted)}
            hint={t`Guests see it first. Up to a fifth of a list can be marked.`}
            {...form.field('isMostWanted')}
          />
        )}
        {canBeShared && (
          <Checkbox
            label={say(ITEM_LABELS.isGroupGift)}
            hint={t`Each chips in a part of the price. Nothing is paid here: one of them buys it, and the others pay that person back.`}
            {...form.register('isGroupGift')}
          />
        )}
        {canBeFund && <FundFields form={form} />}
        {RARE_FIELDS.filter(({ name }) => !isFund || !NOT_OF_FUNDS.includes(name)).map((field) => (
          <RareInput
            key={field.name}
            {...field}
            form={form}
            hint={hint(field.name, field.hint && say(field.hint))}
            categories={categories}
            hasPicture={hasPicture}
          />
        ))}
        {lastChoice}
      </MoreFields>
    </>
  );
}

interface CurrencyOptionsProps {
  stored: string;
  /** Any, where it was taken from somebody else's edit. */
  chosen: string;
}

/** Dozens of them, which would else be made again with each letter that is typed in any field. */
const CurrencyOptions = memo(function CurrencyOptions({ stored, chosen }: CurrencyOptionsProps) {
  const offered = [...new Set([...OFFERED_CURRENCIES, stored, chosen])];
  return offered.map((code) => (
    <option key={code} value={code}>
      {`${code} (${currencyName(code)})`}
    </option>
  ));
});

type RareInputProps = Omit<RareField, 'hint'> & { hint?: string } & Pick<
    ItemFieldsProps,
    'form' | 'categories' | 'hasPicture'
  >;

function RareInput({ form, name, input, hint, categories = [], hasPicture, isFoundElsewhere }: RareInputProps) {
  const id = useId();
  const [wasEmpty] = useState(() => !form.getValues(name));
  if (isFoundElsewhere && wasEmpty) return null;
  if (input === 'amount') return <AmountField form={form} hint={hint} />;
  if (input === 'long text') return <TextArea label={say(ITEM_LABELS[name])} hint={hint} {...form.field(name)} />;
  if (input === 'web address') {
    const isReplaced = name === 'imageUrl' && hasPicture;
    const shown = isReplaced ? t`The picture from your device is shown instead.` : hint;
    return <WebAddress form={form} name={name} hint={shown} disabled={isReplaced} />;
  }
  // Suggests what is on the list already, so that one thing has one name.
  const suggestions = name === 'category' ? categories : [];
  const list = suggestions.length > 0 ? id : undefined;
  return (
    <>
      <Field label={say(ITEM_LABELS[name])} autoComplete="off" hint={hint} list={list} {...form.field(name)} />
      <datalist id={id}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </>
  );
}

interface WebAddressProps {
  form: ItemForm;
  name: keyof ItemValues;
  hint?: string;
  disabled?: boolean;
  onFocus?: () => void;
}

function WebAddress({ form, name, ...field }: WebAddressProps) {
  return (
    <Field
      label={say(ITEM_LABELS[name])}
      type="url"
      inputMode="url"
      autoComplete="off"
      placeholder="https://"
      {...field}
      {...form.field(name)}
    />
  );
}
