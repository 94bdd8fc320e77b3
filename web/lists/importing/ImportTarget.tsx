import { msg, plural, t } from '@lingui/core/macro';
import { say } from '#rules/base/languages/say';
import { Field } from '../../base/design/fields/Field.tsx';
import { Select } from '../../base/design/fields/Select.tsx';
import type { Kind } from '../../base/design/kinds.ts';
import { listName } from '../../base/text/list-name.ts';
import { LIST_LABELS } from '../list-settings/list-form.ts';
import type { ImportedEvent, NewListProblems } from './new-list-input.ts';

const KINDS = [
  ['WISHLIST', msg`Wishlist`],
  ['REGISTRY', msg`Gift Registry`],
  ['SHOPPING', msg`Shopping list`],
] as const;

export type TickedAs = 'DONE' | 'WANTED' | 'LEFT_OUT';

interface ImportTargetProps {
  lists: readonly { id: string; name: string }[];
  targetId: string | null;
  kind: Kind;
  name: string;
  event: ImportedEvent;
  problems: NewListProblems;
  /** How many rows are ticked off. */
  ticked: number;
  tickedAs: TickedAs;
  /** Purchases on the list are kept from the viewer as a surprise. */
  isBlind: boolean;
  onTarget: (listId: string | null) => void;
  onKind: (kind: Kind) => void;
  onName: (name: string) => void;
  onEvent: (change: Partial<ImportedEvent>) => void;
  onTickedAs: (as: TickedAs) => void;
}

/** The list that the rows go to, and as what the ticked ones go. */
export function ImportTarget({ lists, targetId, kind, ticked, tickedAs, isBlind, ...props }: ImportTargetProps) {
  const { name, event, problems, onTarget, onKind, onName, onEvent, onTickedAs } = props;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <Select label={t`Import into`} value={targetId ?? ''} onChange={(event) => onTarget(event.target.value || null)}>
        <option value="">{t`A new list`}</option>
        {lists.map((list) => (
          <option key={list.id} value={list.id}>
            {listName(list)}
          </option>
        ))}
      </Select>
      {targetId === null && (
        <>
          <Field
            label={t`Name of the new list`}
            autoComplete="off"
            maxLength={50}
            value={name}
            problem={problems.name}
            onChange={(event) => onName(event.target.value)}
          />
          <Select label={t`Kind of list`} value={kind} onChange={(event) => onKind(event.target.value as Kind)}>
            {KINDS.map(([value, label]) => (
              <option key={value} value={value}>
                {say(label)}
              </option>
            ))}
          </Select>
          {kind === 'REGISTRY' && (
            <>
              <Field
                label={say(LIST_LABELS.eventType)}
                required
                autoComplete="off"
                hint={t`A registry needs an event and its date.`}
                value={event.eventType}
                problem={problems.eventType}
                onChange={({ target }) => onEvent({ eventType: target.value })}
              />
              <Field
                label={say(LIST_LABELS.eventDate)}
                type="date"
                required
                value={event.eventDate}
                problem={problems.eventDate}
                onChange={({ target }) => onEvent({ eventDate: target.value })}
              />
            </>
          )}
        </>
      )}
      {ticked > 0 && (
        <Select
          label={plural(ticked, { one: '# row that was ticked off', other: '# rows that were ticked off' })}
          hint={
            isBlind
              ? t`Purchases on this list are a surprise for you, so nothing can be imported as bought.`
              : undefined
          }
          value={tickedAs}
          onChange={(event) => onTickedAs(event.target.value as TickedAs)}
        >
          {!isBlind && (
            <option value="DONE">{kind === 'SHOPPING' ? t`Import as ticked off` : t`Import as bought by you`}</option>
          )}
          <option value="WANTED">{t`Import as still wanted`}</option>
          <option value="LEFT_OUT">{t`Leave out`}</option>
        </Select>
      )}
    </div>
  );
}
