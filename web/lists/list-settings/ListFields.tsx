import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { AtSign, Check, Eye, EyeOff, Globe, Lock, PackageCheck, PartyPopper, PenLine } from 'lucide-react';
import { useId } from 'react';
import { say } from '#rules/base/languages/say';
import { HOLD_DAYS } from '#rules/lists/lists/hold-days';
import { noSurpriseText } from '#rules/lists/lists/list';
import { ALL_OCCASIONS, type Occasion, occasionText } from '#rules/lists/lists/occasions';
import { Button } from '../../base/design/Button.tsx';
import { Field } from '../../base/design/fields/Field.tsx';
import { RadioCards } from '../../base/design/fields/RadioCards.tsx';
import { TextArea } from '../../base/design/fields/TextArea.tsx';
import { useSite } from '../../base/page/site.ts';
import { ForWhom } from './ForWhom.tsx';
import { KindChoice } from './KindChoice.tsx';
import { kindField, LIST_LABELS, type ListForm, listValueText } from './list-form.ts';
import { NameField } from './NameField.tsx';

const privacies = () =>
  [
    { value: 'PRIVATE', icon: <Lock aria-hidden />, hint: t`Only you and the people you invite.` },
    {
      value: 'PUBLIC',
      icon: <Globe aria-hidden />,
      hint: t`Anyone who has the link, without an account. It’s on your public profile, too.`,
    },
  ].map((option) => ({ ...option, title: listValueText('privacy', option.value) }));

const visibilities = () =>
  [
    { value: 'OWNER_SEES_BUYERS', icon: <Eye aria-hidden />, hint: t`Good for thank-you notes.` },
    {
      value: 'OWNER_SEES_TAKEN',
      icon: <PackageCheck aria-hidden />,
      hint: t`You know what’s left, and wonder about the rest.`,
    },
    {
      value: 'SURPRISE',
      icon: <PartyPopper aria-hidden />,
      hint: t`You don’t see what’s taken until the day itself, or until you change this.`,
    },
  ].map((option) => ({ ...option, title: listValueText('purchaseVisibility', option.value) }));

const REGISTRY_EVENTS: Occasion[] = ['Wedding', 'Baby shower', 'Housewarming'];

interface ListFieldsProps {
  form: ListForm;
  /** Type, privacy and purchase visibility are the owner's to choose. */
  isOwner: boolean;
  /** For whom it is as it was read. */
  person: { id: string; name: string } | null;
}

/** All that can be said of a list. */
export function ListFields({ form, isOwner, person }: ListFieldsProps) {
  const { mailEnabled } = useSite();
  const [listType, visibility] = form.watch(['listType', 'purchaseVisibility']);
  const savedVisibility = form.formState.defaultValues?.purchaseVisibility;
  const kind = kindField(form);
  return (
    <>
      <NameField form={form} />
      <DescriptionField form={form} />
      <OwnersOnly isOwner={isOwner}>
        <ForWhom form={form} known={person} isOwner={isOwner} />
        <KindChoice isSmall label={say(LIST_LABELS.listType)} {...kind} />
        <PrivacyChoice form={form} />
      </OwnersOnly>
      <EventFields form={form} />
      {listType !== 'SHOPPING' && (
        <OwnersOnly isOwner={isOwner}>
          <VisibilityChoice form={form} />
          {visibility === 'SURPRISE' && <PeekingNote />}
          {visibility === 'OWNER_SEES_BUYERS' && savedVisibility === 'OWNER_SEES_TAKEN' && (
            <p className="rounded-control bg-sunk px-3 py-2.5 text-sm leading-relaxed">
              {mailEnabled ? (
                <Trans>
                  Your guests were told that you wouldn’t see who bought. Everyone who has bought something gets an
                  email that says you can.
                </Trans>
              ) : (
                t`Your guests were told that you wouldn’t see who bought.`
              )}
            </p>
          )}
          <NameChoice form={form} />
          <HoldDays form={form} />
        </OwnersOnly>
      )}
    </>
  );
}

interface PartProps {
  form: ListForm;
}

export function DescriptionField({ form }: PartProps) {
  return (
    <TextArea label={say(LIST_LABELS.description)} hint={t`Shown above the items.`} {...form.field('description')} />
  );
}

export function PrivacyChoice({ form }: PartProps) {
  return <RadioCards isFolded label={say(LIST_LABELS.privacy)} options={privacies()} {...form.field('privacy')} />;
}

export function VisibilityChoice({ form }: PartProps) {
  const isForPerson = form.watch('personId') !== null;
  const options = visibilities().filter(({ value }) => !(isForPerson && value === 'SURPRISE'));
  return (
    <div className="grid gap-1.5">
      <RadioCards
        isFolded
        label={say(LIST_LABELS.purchaseVisibility)}
        options={options}
        {...form.field('purchaseVisibility')}
      />
      {isForPerson && <p className="text-sm text-muted">{noSurpriseText()}</p>}
    </div>
  );
}

/** For how long a gift is held for somebody who means to buy it. */
export function HoldDays({ form }: PartProps) {
  const { least, most } = HOLD_DAYS;
  return (
    <div className="sm:max-w-xs">
      <Field
        label={say(LIST_LABELS.holdDays)}
        hint={t`After that it’s free for others. It never goes past the event.`}
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        step={1}
        {...form.field('holdDays', { valueAsNumber: true })}
      />
    </div>
  );
}

/** The form keeps a Boolean, where the cards have values of texts. */
export function NameChoice({ form }: PartProps) {
  const isNameEnough = form.watch('isNameEnough');
  const { name, problem } = form.field('isNameEnough');
  const options = [
    { value: 'false', icon: <AtSign aria-hidden />, hint: t`They get a receipt, and you can write to them.` },
    { value: 'true', icon: <PenLine aria-hidden />, hint: t`An email address is optional, for a receipt.` },
  ].map((option) => ({ ...option, title: listValueText(name, option.value) }));
  return (
    <RadioCards
      isFolded
      label={say(LIST_LABELS.isNameEnough)}
      options={options}
      name={name}
      problem={problem}
      value={String(isNameEnough)}
      onChange={({ target }) => form.setValue('isNameEnough', target.value === 'true', { shouldDirty: true })}
    />
  );
}

/** The occasion and its day; a registry cannot do without. */
export function EventFields({ form }: PartProps) {
  const occasions = useId();
  const chooseEvent = (event: string) =>
    form.setValue('eventType', event, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const [listType, eventType, eventDate] = form.watch(['listType', 'eventType', 'eventDate']);
  const event = form.field('eventType', { deps: ['eventDate'] });
  const isRequired = listType === 'REGISTRY';
  const isChosen = Boolean(form.formState.defaultValues?.eventType);
  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:gap-6">
      <div className="grid content-start gap-2">
        <Field
          label={say(LIST_LABELS.eventType)}
          list={occasions}
          autoComplete="off"
          required={isRequired}
          hint={
            isChosen ? undefined : isRequired ? t`A registry needs an event and its date.` : t`If there’s an occasion.`
          }
          {...event}
        />
        {isRequired && !isChosen && (
          <fieldset className="flex flex-wrap gap-2 [&_[aria-pressed=true]]:border-brand [&_[aria-pressed=true]]:bg-registry-wash [&_[aria-pressed=true]]:text-brand">
            <legend className="sr-only">{t`Usual events`}</legend>
            {REGISTRY_EVENTS.map(occasionText).map((usual) => (
              <Button key={usual} aria-pressed={usual === eventType} onClick={() => chooseEvent(usual)}>
                <Check aria-hidden className={usual === eventType ? 'size-4.5' : 'hidden'} />
                {usual}
              </Button>
            ))}
          </fieldset>
        )}
      </div>
      <datalist id={occasions}>
        {ALL_OCCASIONS.map(occasionText).map((occasion) => (
          <option key={occasion} value={occasion} />
        ))}
      </datalist>
      <Field
        label={say(LIST_LABELS.eventDate)}
        type="date"
        required={isRequired}
        isMarked={isRequired && Boolean(event.problem) && !eventDate}
        {...form.field('eventDate', { deps: ['eventType'] })} // a registry that lacks both is told so at its event
      />
    </div>
  );
}

export function PeekingNote() {
  return (
    <p className="flex gap-2.5 text-sm text-muted">
      <EyeOff aria-hidden className="mt-0.5 size-4 shrink-0" />
      <Trans>
        One thing we can’t stop: anyone who opens a public link without signing in sees what’s taken. That includes you,
        so don’t peek.
      </Trans>
    </p>
  );
}

function OwnersOnly({ isOwner, children }: { isOwner: boolean; children: React.ReactNode }) {
  return (
    <fieldset disabled={!isOwner} className="grid min-w-0 gap-4 sm:gap-6">
      {!isOwner && <legend className="mb-2 text-sm text-muted">{t`Only the owner can change this.`}</legend>}
      {children}
    </fieldset>
  );
}
