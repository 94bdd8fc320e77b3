import { Eye, EyeOff, Gift, Globe, Heart, Lock, PackageCheck, PartyPopper, ShoppingBasket } from 'lucide-react';
import { useId } from 'react';
import { Field } from '../design/Field.tsx';
import { RadioCards } from '../design/RadioCards.tsx';
import { TextArea } from '../design/TextArea.tsx';
import { LIST_LABELS, type ListForm, listValueText } from './list-form.ts';

const KINDS = [
  { value: 'WISHLIST', icon: <Heart aria-hidden />, hint: 'Birthdays, holidays, or just because.' },
  { value: 'REGISTRY', icon: <Gift aria-hidden />, hint: 'A wedding, a baby or a new home.' },
  { value: 'SHOPPING', icon: <ShoppingBasket aria-hidden />, hint: 'Groceries and errands, together.' },
].map((option) => ({ ...option, title: listValueText('listType', option.value) }));

const PRIVACIES = [
  { value: 'PRIVATE', icon: <Lock aria-hidden />, hint: 'Only you and the people you invite.' },
  { value: 'PUBLIC', icon: <Globe aria-hidden />, hint: 'Anyone who has the link, without an account.' },
].map((option) => ({ ...option, title: listValueText('privacy', option.value) }));

const VISIBILITIES = [
  { value: 'OWNER_SEES_BUYERS', icon: <Eye aria-hidden />, hint: 'Good for thank-you notes.' },
  {
    value: 'OWNER_SEES_TAKEN',
    icon: <PackageCheck aria-hidden />,
    hint: 'You know what’s left, and wonder about the rest.',
  },
  {
    value: 'SURPRISE',
    icon: <PartyPopper aria-hidden />,
    hint: 'You see no purchases until the day itself, or until you change this.',
  },
].map((option) => ({ ...option, title: listValueText('purchaseVisibility', option.value) }));

const OCCASIONS = ['Birthday', 'Wedding', 'Baby shower', 'Christmas', 'Housewarming', 'Anniversary', 'Graduation'];

interface ListFieldsProps {
  form: ListForm;
  /** Type, privacy and purchase visibility are the owner's to choose. */
  isOwner: boolean;
}

export function ListFields({ form, isOwner }: ListFieldsProps) {
  const occasions = useId();
  const [listType, visibility] = form.watch(['listType', 'purchaseVisibility']);
  const isShopping = listType === 'SHOPPING';

  const kind = form.field('listType', {
    onChange: ({ target }) => {
      // A shopping list cannot keep secrets from those who shop.
      if (target.value === 'SHOPPING' && visibility === 'SURPRISE')
        form.setValue('purchaseVisibility', 'OWNER_SEES_BUYERS');
    },
  });
  return (
    <>
      <Field label={LIST_LABELS.name} required autoComplete="off" {...form.field('name')} />
      <TextArea label={LIST_LABELS.description} hint="Shown above the items." {...form.field('description')} />
      <OwnersOnly isOwner={isOwner}>
        <RadioCards label={LIST_LABELS.listType} options={KINDS} {...kind} />
        <RadioCards label={LIST_LABELS.privacy} options={PRIVACIES} {...form.field('privacy')} />
      </OwnersOnly>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field
          label={LIST_LABELS.eventType}
          list={occasions}
          autoComplete="off"
          required={listType === 'REGISTRY'}
          hint={listType === 'REGISTRY' ? undefined : 'If there’s an occasion.'}
          {...form.field('eventType')}
        />
        <datalist id={occasions}>
          {OCCASIONS.map((occasion) => (
            <option key={occasion} value={occasion} />
          ))}
        </datalist>
        <Field
          label={LIST_LABELS.eventDate}
          type="date"
          required={listType === 'REGISTRY'}
          {...form.field('eventDate')}
        />
      </div>
      {!isShopping && (
        <OwnersOnly isOwner={isOwner}>
          <RadioCards
            label={LIST_LABELS.purchaseVisibility}
            options={VISIBILITIES}
            {...form.field('purchaseVisibility')}
          />
          {visibility === 'SURPRISE' && (
            <p className="flex gap-2.5 text-sm text-muted">
              <EyeOff aria-hidden className="mt-0.5 size-4 shrink-0" />
              One thing we can’t stop: anyone who opens a public link without signing in sees what’s taken. That
              includes you, so don’t peek.
            </p>
          )}
        </OwnersOnly>
      )}
    </>
  );
}

function OwnersOnly({ isOwner, children }: { isOwner: boolean; children: React.ReactNode }) {
  return (
    <fieldset disabled={!isOwner} className="grid min-w-0 gap-6">
      {!isOwner && <legend className="mb-2 text-sm text-muted">Only the owner can change this.</legend>}
      {children}
    </fieldset>
  );
}
