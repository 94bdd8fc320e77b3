import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CakeSlice, PenLine } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { say } from '#rules/base/languages/say';
import { displayText } from '#rules/base/text/display-text';
import { Button } from '../../base/design/Button.tsx';
import { Select } from '../../base/design/fields/Select.tsx';
import { Day } from '../../base/design/RelativeTime.tsx';
import { nextBirthday } from '../persons/birthdays.ts';
import { PersonDialog } from '../persons/PersonDialog.tsx';
import { type ForWhomQuery, useForWhomQuery } from './ForWhom.generated.ts';
import { LIST_LABELS, type ListForm, listValueText, ME } from './list-form.ts';

type Person = ForWhomQuery['persons'][number];

/** A choice that is no person's id. */
const SOMEBODY_ELSE = 'new';

const BIRTHDAY = msg`Birthday`;

/** The people whom the reader looks after, and the one for whom the list is. */
export function usePersonOf(form: ListForm, isOwner = true) {
  const { data, updateQuery } = useForWhomQuery({ skip: !isOwner });
  const id = form.watch('personId');
  const persons: readonly Person[] = data?.persons ?? [];
  const change = (changed: (all: readonly Person[]) => Person[]) =>
    updateQuery((before) => ({ persons: changed((before as ForWhomQuery).persons ?? []) }));
  return { persons, person: persons.find((each) => each.id === id) ?? null, change };
}

/** How values of a list read where somebody chooses between two: of persons, asked anew, the names. */
export function useListValueText(conflicts: readonly { field: string }[] = []) {
  const isAboutPerson = conflicts.some(({ field }) => field === 'personId');
  const { data } = useForWhomQuery({ skip: !isAboutPerson, fetchPolicy: 'cache-and-network' });
  return (field: string, value: unknown): string => {
    if (field !== 'personId') return listValueText(field, value);
    const person = data?.persons.find(({ id }) => id === value);
    return value ? displayText(person?.name ?? '') || '…' : say(ME);
  };
}

interface ForWhomProps {
  form: ListForm;
  /** For whom the list is as it was read, until the people are here. */
  known?: { id: string; name: string } | null;
  isOwner?: boolean;
}

/** For whom a list is: oneself, unless it says otherwise. */
export function ForWhom({ form, known = null, isOwner = true }: ForWhomProps) {
  const { persons, person, change } = usePersonOf(form, isOwner);
  const [dialog, setDialog] = useState<Person | typeof SOMEBODY_ELSE | null>(null);
  const [id, eventDate] = form.watch(['personId', 'eventDate']);
  const { name, problem } = form.field('personId');
  const choices = known && persons.every((each) => each.id !== known.id) ? [...persons, known] : persons;

  const choose = (chosen: string | null) => {
    form.setValue('personId', chosen, { shouldDirty: true });
    if (chosen && form.getValues('purchaseVisibility') === 'SURPRISE')
      form.setValue('purchaseVisibility', 'OWNER_SEES_BUYERS', { shouldDirty: true });
  };
  const celebrate = (day: string) => {
    flushSync(() => {
      form.setValue('eventDate', day, { shouldDirty: true });
      if (!form.getValues('eventType')) form.setValue('eventType', say(BIRTHDAY), { shouldDirty: true });
    });
    form.setFocus('eventDate'); // the button that was pressed has gone
  };
  const birthday = person?.birthday && !eventDate ? nextBirthday(person.birthday) : null;
  return (
    <div className="grid gap-1">
      <div className="flex items-end gap-2">
        <div className="min-w-0 grow sm:max-w-xs">
          <Select
            label={say(LIST_LABELS.personId)}
            name={name}
            problem={problem}
            value={id ?? ''}
            onChange={({ target }) =>
              target.value === SOMEBODY_ELSE ? setDialog(SOMEBODY_ELSE) : choose(target.value || null)
            }
          >
            <option value="">{say(ME)}</option>
            {choices.map((each) => (
              <option key={each.id} value={each.id}>
                {displayText(each.name)}
              </option>
            ))}
            {id && choices.every((each) => each.id !== id) && <option value={id}>…</option>}
            <option value={SOMEBODY_ELSE}>{t({ message: 'Somebody else…', comment: 'Who a list is for' })}</option>
          </Select>
        </div>
        {person && (
          <Button onClick={() => setDialog(person)}>
            <PenLine aria-hidden className="size-4.5" />
            {t({ message: 'Edit', comment: 'Name and birthday of who a list is for' })}
          </Button>
        )}
      </div>
      {id && (
        <p className="text-sm text-muted">
          {t`You see what’s bought. Guests read your name, and the names of those who edit the list with you.`}
        </p>
      )}
      {birthday && (
        <div className="-ms-4">
          <Button look="plain" onClick={() => celebrate(birthday)}>
            <CakeSlice aria-hidden className="size-4.5" />
            <span className="text-start">
              <Trans>
                Take the birthday as the date: <Day date={birthday} />
              </Trans>
            </span>
          </Button>
        </div>
      )}
      {dialog && (
        <PersonDialog
          person={dialog === SOMEBODY_ELSE ? null : dialog}
          onSaved={(saved) => {
            change((all) => [...all.filter((each) => each.id !== saved.id), saved]);
            choose(saved.id);
            setDialog(null);
          }}
          onRemoved={(removed) => {
            choose(null);
            change((all) => all.filter((each) => each.id !== removed));
            setDialog(null);
          }}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  );
}
