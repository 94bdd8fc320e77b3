import { t } from '@lingui/core/macro';
import { UserRoundCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { z } from 'zod';
import { displayText } from '#rules/base/text/display-text';
import { LONGEST_PERSON_NAME } from '#rules/lists/lists/person';
import { Button } from '../../base/design/Button.tsx';
import { ConfirmDialog } from '../../base/design/dialogs/ConfirmDialog.tsx';
import { Dialog, DialogActions } from '../../base/design/dialogs/Dialog.tsx';
import { Field } from '../../base/design/fields/Field.tsx';
import { Select } from '../../base/design/fields/Select.tsx';
import { perLocale } from '../../base/design/locale.ts';
import { demand } from '../../base/network/demand.ts';
import { unexpectedProblemText } from '../../base/network/problems.ts';
import { newUuid } from '../../base/network/uuid.ts';
import { FailedLoadNote } from '../../base/page/FailedLoadNote.tsx';
import { SaveProblem } from '../../core/form/SaveProblem.tsx';
import { useDraft } from '../../core/form/useDraft.ts';
import { useRuleForm } from '../../core/form/useRuleForm.ts';
import { personForm } from './birthdays.ts';
import {
  type AddPersonMutation,
  useAddPersonMutation,
  useChangePersonMutation,
  useRemovePersonMutation,
} from './PersonDialog.generated.ts';

const monthName = perLocale((locale) => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }));
const HandOverDialog = lazy(async () => ({ default: (await import('./HandOverDialog.tsx')).HandOverDialog }));

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

interface Person {
  id: string;
  name: string;
  birthday: { day: number; month: number; year: number | null } | null;
}

type SavedPerson = AddPersonMutation['createPerson'];

interface PersonDialogProps {
  /** Null to add somebody. */
  person: Person | null;
  onSaved: (person: SavedPerson) => void;
  onRemoved: (id: string) => void;
  onClose: () => void;
}

/** Somebody without an account whom the reader looks after: their name, and their birthday where it is known. */
export function PersonDialog({ person, onSaved, onRemoved, onClose }: PersonDialogProps) {
  const name = displayText(person?.name ?? '');
  const { day, month, year } = person?.birthday ?? {};
  const form = useRuleForm(personForm, {
    name,
    day: String(day ?? ''),
    month: String(month ?? ''),
    year: String(year ?? ''),
  });
  const forgetDraft = useDraft(form, undefined, { part: `person ${person?.id ?? ''}` });
  const [attempt, setAttempt] = useState({ sent: '', key: newUuid() });
  const [add] = useAddPersonMutation();
  const [change] = useChangePersonMutation();
  const [remove, { loading: isRemoving }] = useRemovePersonMutation();
  const [problem, setProblem] = useState<unknown>(null);
  const [isAskingToRemove, setAskingToRemove] = useState(false);
  const [isHandingOver, setHandingOver] = useState(false);
  const { isSubmitting } = form.formState;

  const changeThem = async (id: string, changes: z.output<typeof personForm>) =>
    (await change({ variables: { id, changes } })).data?.updatePerson;
  /** Pressing again after a failure adds one person, unless somebody else is written there by then. */
  const addThem = async (input: z.output<typeof personForm>) => {
    const sent = JSON.stringify(input);
    const key = sent === attempt.sent ? attempt.key : newUuid();
    setAttempt({ sent, key });
    return (await add({ variables: { input, idempotencyKey: key } })).data?.createPerson;
  };
  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    try {
      const saved = person ? await changeThem(person.id, values) : await addThem(values);
      const stored = demand(saved, unexpectedProblemText());
      forgetDraft();
      onSaved(stored);
    } catch (error) {
      if (!form.showProblems(error)) setProblem(error);
    }
  });
  const removeThem = async (id: string) => {
    setProblem(null);
    try {
      await remove({ variables: { id } });
      onRemoved(id);
    } catch (error) {
      setProblem(error);
      setAskingToRemove(false);
    }
  };
  return (
    <Dialog
      title={person ? name : t`Who is it for?`}
      description={t`A child, a grandparent, a pet: somebody without an account here.`}
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.stopPropagation(); // it stands in the form of a list
          void submit(event);
        }}
        noValidate
        className="grid gap-5"
      >
        <Field
          label={t({ message: `Name`, context: 'of a person' })}
          required
          autoComplete="off"
          maxLength={LONGEST_PERSON_NAME}
          {...form.field('name')}
        />
        <fieldset className="grid min-w-0 gap-1.5">
          <legend className="mb-1.5 text-sm text-muted">{t`Birthday, if you like. Only you see it, and your circles the day and month once you open a list to them.`}</legend>
          <div className="grid grid-cols-[4.5rem_minmax(0,1fr)_5.5rem] gap-2">
            <Field label={t`Day`} inputMode="numeric" maxLength={2} autoComplete="off" {...form.field('day')} />
            <Select label={t`Month`} {...form.field('month')}>
              <option value="" />
              {MONTHS.map((number) => (
                <option key={number} value={number}>
                  {monthName().format(Date.UTC(2000, number - 1, 1))}
                </option>
              ))}
            </Select>
            <Field label={t`Year`} inputMode="numeric" maxLength={4} autoComplete="off" {...form.field('year')} />
          </div>
        </fieldset>
        {person && (
          <div className="-ms-4 grid justify-start">
            <Button look="plain" onClick={() => setHandingOver(true)}>
              <UserRoundCheck aria-hidden className="size-4.5" />
              <span className="text-start">{t`Hand the lists over to ${name}’s own account`}</span>
            </Button>
          </div>
        )}
        {problem !== null && <SaveProblem error={problem} otherwise={unexpectedProblemText()} />}
        <DialogActions>
          {person && (
            <span className="grid sm:me-auto">
              <Button look="quietDanger" onClick={() => setAskingToRemove(true)}>{t`Remove`}</Button>
            </span>
          )}
          <Button
            disabled={isSubmitting}
            onClick={() => {
              forgetDraft();
              onClose();
            }}
          >{t`Cancel`}</Button>
          <Button look="primary" type="submit" working={isSubmitting}>{t`Save`}</Button>
        </DialogActions>
      </form>
      {person && isHandingOver && (
        <Suspense fallback={<FailedLoadNote />}>
          <HandOverDialog person={person} onClose={() => setHandingOver(false)} />
        </Suspense>
      )}
      {person && isAskingToRemove && (
        <ConfirmDialog
          title={t`Remove ${name}?`}
          question={t`Are you sure you want to delete "${name}"? This action cannot be undone.`}
          action={t`Remove`}
          working={isRemoving}
          onConfirm={() => void removeThem(person.id)}
          onClose={() => setAskingToRemove(false)}
        />
      )}
    </Dialog>
  );
}
