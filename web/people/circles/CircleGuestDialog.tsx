import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { speaker } from '#rules/base/languages/i18n';
import { isLanguage, LANGUAGES, type Language, SOURCE_LANGUAGE } from '#rules/base/languages/languages';
import { displayText } from '#rules/base/text/display-text';
import { LONGEST_GUEST_NAME, newCircleGuest } from '#rules/people/circles/circle';
import { Button } from '../../base/design/Button.tsx';
import { Dialog, DialogActions } from '../../base/design/dialogs/Dialog.tsx';
import { Checkbox } from '../../base/design/fields/Checkbox.tsx';
import { Field } from '../../base/design/fields/Field.tsx';
import { Select } from '../../base/design/fields/Select.tsx';
import { unexpectedProblemText } from '../../base/network/problems.ts';
import { useCallKey } from '../../base/network/useCallKey.ts';
import { SaveProblem } from '../../core/form/SaveProblem.tsx';
import { useDraft } from '../../core/form/useDraft.ts';
import { useRuleForm } from '../../core/form/useRuleForm.ts';
import { useAddCircleGuestMutation, useUpdateCircleGuestMutation } from './CircleGuests.generated.ts';
import type { CircleViewFragment } from './CircleView.generated.ts';
import type { Guest } from './circle-guest.ts';
import { GuestLists } from './GuestLists.tsx';
import { recipientsOf, type Ticks, toldLists } from './guest-lists.ts';
import { PersonalLinkDialog } from './PersonalLinkDialog.tsx';

interface CircleGuestDialogProps {
  circle: CircleViewFragment;
  /** Null to make a link for somebody new. */
  guest: Guest | null;
  onClose: () => void;
}

/** For whom a personal link is; once it is made, the link. */
export function CircleGuestDialog({ circle, guest, onClose }: CircleGuestDialogProps) {
  const form = useRuleForm(newCircleGuest, {
    name: displayText(guest?.name ?? ''),
    language: isLanguage(guest?.language) ? guest.language : ownLanguage(),
    isLargeType: guest?.isLargeType ?? true,
  });
  const forgetDraft = useDraft(form, undefined, { part: `link ${guest?.id ?? ''}` });
  const giveUp = () => {
    forgetDraft();
    onClose();
  };
  const [ticks, setTicks] = useState<Ticks>({});
  const [problem, setProblem] = useState<unknown>(null);
  const [made, setMade] = useState<{ url: string; name: string } | null>(null);
  const [add, adding] = useAddCircleGuestMutation();
  const [update, updating] = useUpdateCircleGuestMutation();
  const callKey = useCallKey();
  const { id } = circle;
  const recipients = recipientsOf(circle, guest, form.watch('name') ?? '', ticks);
  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    const input = { ...values, lists: toldLists(recipients, ticks) };
    try {
      if (guest) {
        await update({ variables: { id, guestId: guest.id, changes: input } });
        return giveUp();
      }
      const { data } = await add({ variables: { id, input, idempotencyKey: callKey.keyFor(input) } });
      forgetDraft();
      if (data) setMade({ url: data.addCircleGuest.url, name: data.addCircleGuest.guest.name });
    } catch (error) {
      if (!form.showProblems(error)) setProblem(error);
    }
  });
  if (made) return <PersonalLinkDialog {...made} onClose={onClose} />;
  return (
    <Dialog
      title={guest ? t`Change the personal link` : t`Make a personal link`}
      description={t`It opens this circle’s lists without an account. There’s nothing to fill in: their gifts get this name.`}
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate className="grid min-w-0 gap-5">
        <Field
          label={t`How they’re greeted`}
          placeholder={t`Such as “Grandma”`}
          required
          autoComplete="off"
          maxLength={LONGEST_GUEST_NAME}
          {...form.field('name')}
        />
        <Select label={t`Language of their pages`} {...form.field('language')}>
          {(Object.keys(LANGUAGES) as Language[]).map((language) => (
            <option key={language} value={language} lang={language}>
              {LANGUAGES[language].name}
            </option>
          ))}
        </Select>
        <Checkbox label={t`Large type`} {...form.field('isLargeType')} />
        <GuestLists recipients={recipients} onTick={(listId, isTicked) => setTicks({ ...ticks, [listId]: isTicked })} />
        {problem !== null && <SaveProblem error={problem} otherwise={unexpectedProblemText()} />}
        <DialogActions>
          <Button onClick={giveUp}>{t`Cancel`}</Button>
          <Button look="primary" type="submit" working={adding.loading || updating.loading}>
            {guest ? t`Save` : t`Make the link`}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function ownLanguage(): Language {
  const { language } = speaker();
  return isLanguage(language) ? language : SOURCE_LANGUAGE;
}
