import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { displayText } from '#rules/base/text/display-text';
import { LONGEST_PERSON_NAME } from '#rules/lists/lists/person';
import { Button } from '../../base/design/Button.tsx';
import { Dialog, DialogActions } from '../../base/design/dialogs/Dialog.tsx';
import { Field } from '../../base/design/fields/Field.tsx';
import { Select } from '../../base/design/fields/Select.tsx';
import { perLocale } from '../../base/design/locale.ts';
import { demand } from '../../base/network/demand.ts';
import { unexpectedProblemText } from '../../base/network/problems.ts';
import { newUuid } from '../../base/network/uuid.ts';
import { SaveProblem } from '../../core/form/SaveProblem.tsx';
import { useRuleForm } from '../../core/form/useRuleForm.ts';
import { personForm } from './birthdays.ts';
import { useAddPersonMutation, useChangePersonMutation, useRemovePersonMutation } from './PersonDialog.generated.ts';

const monthName = perLocale((locale) => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }));
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

interface Person {
  id: string;
  name: string;
  birthday: { day: number; month: number; year: number | null } | null;
}

interface PersonDialogProps {
  /** Null to add somebody. */
  person: Person | null;
  onSaved: (id: string) => Promise<void>;
  onRemoved: () => Promise<void>;
  onClose: () => void;
}

/** Somebody without an account whom the reader looks after: their name, and their birthday where it is known. */
export function PersonDialog({ person, onSaved, onRemoved, onClose }: PersonDialogProps) {
  const { day, month, year } = person?.birthday ?? {};
  const form = useRuleForm(personForm, {
    name: displayText(person?.name ?? ''),
    day: String(day ?? ''),
    month: String(month ?? ''),
    year: String(year ?? ''),
  });
  const [idempotencyKey] = useState(() => newUuid()); // pressing again after a failure adds one person
  const [add] = useAddPersonMutation();
  const [change] = useChangePersonMutation();
  const [remove, { loading: isRemoving }] = useRemovePersonMutation();
  const [problem, setProblem] = useState<unknown>(null);
  const { isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    try {
      if (person) await change({ variables: { id: person.id, changes: values } });
      const added = person ? null : (await add({ variables: { input: values, idempotencyKey } })).data;
      await onSaved(person?.id ?? demand(added, unexpectedProblemText()).createPerson.id);
    } catch (error) {
      if (!form.showProblems(error)) setProblem(error);
    }
  });
  const removeThem = async () => {
    setProblem(null);
    try {
      await remove({ variables: { id: person?.id ?? '' } });
      await onRemoved();
    } catch (error) {
      setProblem(error);
    }
  };
  return (
    <Dialog
      title={person ? displayText(person.name) : t`Who is it for?`}
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
        <Field label={t`Name`} required autoComplete="off" maxLength={LONGEST_PERSON_NAME} {...form.field('name')} />
        <fieldset className="grid min-w-0 gap-1.5">
          <legend className="mb-1.5 text-sm text-muted">{t`Birthday, if you like. Only you see it.`}</legend>
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
        {problem !== null && <SaveProblem error={problem} otherwise={unexpectedProblemText()} />}
        <DialogActions>
          {person && (
            <span className="grid sm:me-auto">
              <Button look="quietDanger" working={isRemoving} onClick={removeThem}>{t`Remove`}</Button>
            </span>
          )}
          <Button onClick={onClose} disabled={isSubmitting}>{t`Cancel`}</Button>
          <Button look="primary" type="submit" working={isSubmitting}>{t`Save`}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
