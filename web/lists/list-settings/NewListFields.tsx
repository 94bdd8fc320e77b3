import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Globe, Lock, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { say } from '#rules/base/languages/say';
import { displayText } from '#rules/base/text/display-text';
import { Button } from '../../base/design/Button.tsx';
import { Checkbox } from '../../base/design/fields/Checkbox.tsx';
import { Field } from '../../base/design/fields/Field.tsx';
import type { Kind } from '../../base/design/kinds.ts';
import { useSession } from '../../core/session/session.ts';
import { ForWhom, usePersonOf } from './ForWhom.tsx';
import { KindChoice } from './KindChoice.tsx';
import {
  DescriptionField,
  EventFields,
  HoldDays,
  NameChoice,
  PeekingNote,
  PrivacyChoice,
  VisibilityChoice,
} from './ListFields.tsx';
import { kindField, LIST_LABELS, type ListForm } from './list-form.ts';
import { NameField } from './NameField.tsx';

/** A new list needs a kind and a name. Everything else has a default, which is said in a line, or can wait. */
export function NewListFields({ form }: { form: ListForm }) {
  const { account } = useSession();
  const [listType, visibility, personId] = form.watch(['listType', 'purchaseVisibility', 'personId']);
  const { person } = usePersonOf(form);
  const [isOpen, setOpen] = useState({ details: false, settings: false });
  const kind = kindField(form);
  const unfold = (part: 'details' | 'settings') => {
    flushSync(() => setOpen({ ...isOpen, [part]: true }));
    form.setFocus(part === 'details' ? 'description' : 'privacy'); // the button that was pressed has gone
  };
  const { dirtyFields } = form.formState; // what a draft brings back is shown
  const isShopping = listType === 'SHOPPING';
  const isSurprise = visibility === 'SURPRISE';
  const isDayHidden = dirtyFields.eventDate && !isSurprise; // it is saved all the same
  const hasDetails =
    isOpen.details || dirtyFields.description || ((dirtyFields.eventType || isDayHidden) && listType !== 'REGISTRY');
  const hasGiving = dirtyFields.isNameEnough || dirtyFields.holdDays;
  const hasSettings = isOpen.settings || dirtyFields.privacy || hasGiving || visibility === 'OWNER_SEES_TAKEN';
  const hasEvent = listType === 'REGISTRY' || hasDetails;
  return (
    <>
      <KindChoice label={say(LIST_LABELS.listType)} {...kind} />
      <NameField
        form={form}
        autoCapitalize="sentences"
        enterKeyHint="go"
        placeholder={exampleOf(listType, person?.name ?? account?.name)}
      />
      {(!isShopping || personId !== null) && <ForWhom form={form} />}
      {listType === 'REGISTRY' && <EventFields form={form} />}
      {hasDetails && (
        <>
          <DescriptionField form={form} />
          {listType !== 'REGISTRY' && <EventFields form={form} />}
        </>
      )}
      {hasSettings ? (
        <>
          <PrivacyChoice form={form} />
          {!isShopping && <VisibilityChoice form={form} />}
          {isSurprise && <SurpriseDay form={form} isAsked={!hasEvent} />}
          {!isShopping && <NameChoice form={form} />}
          {!isShopping && <HoldDays form={form} />}
        </>
      ) : (
        !isShopping &&
        personId === null && (
          <div className="grid gap-2">
            <Checkbox
              label={
                <Trans>
                  <span className="font-semibold">Keep it a surprise:</span> hide what’s bought from me until the day
                </Trans>
              }
              checked={isSurprise}
              onChange={({ target }) =>
                form.setValue('purchaseVisibility', target.checked ? 'SURPRISE' : 'OWNER_SEES_BUYERS')
              }
            />
            {isSurprise && <SurpriseDay form={form} isAsked={!hasEvent} />}
          </div>
        )
      )}
      <div className="grid gap-1">
        {!hasSettings && <Defaults form={form} onChange={() => unfold('settings')} />}
        {!hasDetails && (
          <div className="-ms-4">
            <Button look="plain" onClick={() => unfold('details')}>
              <Plus aria-hidden className="size-4.5" />
              {listType === 'REGISTRY' || isSurprise ? t`Add a description` : t`Add a description or a date`}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

/** Until when a surprise lasts, unless the event asks for its date anyway, and what we cannot promise. */
function SurpriseDay({ form, isAsked }: { form: ListForm; isAsked: boolean }) {
  const eventDate = form.watch('eventDate');
  return (
    <div className="grid gap-2">
      {isAsked && <Field label={say(LIST_LABELS.eventDate)} type="date" {...form.field('eventDate')} />}
      {!eventDate && <p className="text-sm text-muted">{t`Without a date it stays a secret until you change that.`}</p>}
      <PeekingNote />
    </div>
  );
}

function defaultsText(isPublic: boolean, seesBuyers: boolean): string {
  if (isPublic)
    return seesBuyers
      ? t`Anyone who has the link can open it, and it’s on your public profile. You’ll see who bought what.`
      : t`Anyone who has the link can open it, and it’s on your public profile.`;
  return seesBuyers
    ? t`Only you and the people you invite can open it. You’ll see who bought what.`
    : t`Only you and the people you invite can open it.`;
}

function Defaults({ form, onChange }: { form: ListForm; onChange: () => void }) {
  const [listType, privacy, visibility] = form.watch(['listType', 'privacy', 'purchaseVisibility']);
  const isPublic = privacy === 'PUBLIC';
  const Icon = isPublic ? Globe : Lock;
  const words = defaultsText(isPublic, listType !== 'SHOPPING' && visibility !== 'SURPRISE');
  return (
    <Line icon={<Icon aria-hidden className="mt-0.5 size-4.5 shrink-0" />}>
      <span>{`${words} `}</span>
      <button
        type="button"
        aria-label={t`Change who can open it and what you see`}
        onClick={onChange}
        className="-my-3 inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-3"
      >{t`Change`}</button>
    </Line>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex gap-2.5 rounded-control bg-sunk px-3 py-2.5 text-sm leading-relaxed text-muted">
      {icon}
      <p>{children}</p>
    </div>
  );
}

/** A name such as people give, to begin from. */
function exampleOf(kind: Kind | undefined, owner = ''): string {
  const [first] = displayText(owner).split(' ');
  if (kind === 'REGISTRY') return t`Our wedding`;
  if (kind === 'SHOPPING') return t`The weekly shop`;
  return first ? t`${first}’s birthday` : t`My birthday`;
}
