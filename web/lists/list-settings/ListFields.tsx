import { Eye, EyeOff, Globe, Lock, PackageCheck, PartyPopper } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../base/design/Button.tsx';
import { Field } from '../../base/design/fields/Field.tsx';
import { RadioCards } from '../../base/design/fields/RadioCards.tsx';
import { TextArea } from '../../base/design/fields/TextArea.tsx';
import { useSite } from '../../base/page/site.ts';
import { KindChoice } from './KindChoice.tsx';
import { kindField, LIST_LABELS, type ListForm, listValueText } from './list-form.ts';

const PRIVACIES = [
  { value: 'PRIVATE', icon: <Lock aria-hidden />, hint: 'Only you and the people you invite.' },
  {
    value: 'PUBLIC',
    icon: <Globe aria-hidden />,
    hint: 'Anyone who has the link, without an account. It’s on your public profile, too.',
  },
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

const REGISTRY_EVENTS = ['Wedding', 'Baby shower', 'Housewarming'];
const OCCASIONS = ['Birthday', 'Wedding', 'Baby shower', 'Christmas', 'Housewarming', 'Anniversary', 'Graduation'];

interface ListFieldsProps {
  form: ListForm;
  /** Type, privacy and purchase visibility are the owner's to choose. */
  isOwner: boolean;
}

/** All that can be said of a list. */
export function ListFields({ form, isOwner }: ListFieldsProps) {
  const { mailEnabled } = useSite();
  const [listType, visibility] = form.watch(['listType', 'purchaseVisibility']);
  const savedVisibility = form.formState.defaultValues?.purchaseVisibility;
  const kind = kindField(form);
  return (
    <>
      <Field label={LIST_LABELS.name} required autoComplete="off" {...form.field('name')} />
      <DescriptionField form={form} />
      <OwnersOnly isOwner={isOwner}>
        <KindChoice label={LIST_LABELS.listType} {...kind} />
        <PrivacyChoice form={form} />
      </OwnersOnly>
      <EventFields form={form} />
      {listType !== 'SHOPPING' && (
        <OwnersOnly isOwner={isOwner}>
          <VisibilityChoice form={form} />
          {visibility === 'SURPRISE' && <PeekingNote />}
          {visibility === 'OWNER_SEES_BUYERS' && savedVisibility === 'OWNER_SEES_TAKEN' && (
            <p className="rounded-control bg-sunk px-3 py-2.5 text-sm leading-relaxed">
              <span>Your guests were told that you wouldn’t see who bought.</span>
              {mailEnabled && <span> Everyone who has bought something gets an email that says you can.</span>}
            </p>
          )}
        </OwnersOnly>
      )}
    </>
  );
}

interface PartProps {
  form: ListForm;
}

export function DescriptionField({ form }: PartProps) {
  return <TextArea label={LIST_LABELS.description} hint="Shown above the items." {...form.field('description')} />;
}

export function PrivacyChoice({ form }: PartProps) {
  return <RadioCards label={LIST_LABELS.privacy} options={PRIVACIES} {...form.field('privacy')} />;
}

export function VisibilityChoice({ form }: PartProps) {
  return (
    <RadioCards label={LIST_LABELS.purchaseVisibility} options={VISIBILITIES} {...form.field('purchaseVisibility')} />
  );
}

/** The occasion and its day; a registry cannot do without. */
export function EventFields({ form }: PartProps) {
  const occasions = useId();
  const chooseEvent = (event: string) =>
    form.setValue('eventType', event, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const [listType, eventType] = form.watch(['listType', 'eventType']);
  const isRequired = listType === 'REGISTRY';
  const isChosen = Boolean(form.formState.defaultValues?.eventType);
  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:gap-6">
      <div className="grid content-start gap-2">
        <Field
          label={LIST_LABELS.eventType}
          list={occasions}
          autoComplete="off"
          required={isRequired}
          hint={
            isChosen ? undefined : isRequired ? 'A registry needs an event and its date.' : 'If there’s an occasion.'
          }
          {...form.field('eventType', { deps: ['eventDate'] })}
        />
        {isRequired && !isChosen && (
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">Usual events</legend>
            {REGISTRY_EVENTS.map((event) => (
              <Button key={event} aria-pressed={event === eventType} onClick={() => chooseEvent(event)}>
                {event}
              </Button>
            ))}
          </fieldset>
        )}
      </div>
      <datalist id={occasions}>
        {OCCASIONS.map((occasion) => (
          <option key={occasion} value={occasion} />
        ))}
      </datalist>
      <Field
        label={LIST_LABELS.eventDate}
        type="date"
        required={isRequired}
        {...form.field('eventDate', { deps: ['eventType'] })} // a registry that lacks both is told so at its event
      />
    </div>
  );
}

export function PeekingNote() {
  return (
    <p className="flex gap-2.5 text-sm text-muted">
      <EyeOff aria-hidden className="mt-0.5 size-4 shrink-0" />
      One thing we can’t stop: anyone who opens a public link without signing in sees what’s taken. That includes you,
      so don’t peek.
    </p>
  );
}

function OwnersOnly({ isOwner, children }: { isOwner: boolean; children: React.ReactNode }) {
  return (
    <fieldset disabled={!isOwner} className="grid min-w-0 gap-4 sm:gap-6">
      {!isOwner && <legend className="mb-2 text-sm text-muted">Only the owner can change this.</legend>}
      {children}
    </fieldset>
  );
}
