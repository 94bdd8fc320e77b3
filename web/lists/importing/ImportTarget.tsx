import { plural, t } from '@lingui/core/macro';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { say } from '#rules/base/languages/say';
import { Field } from '../../base/design/fields/Field.tsx';
import { Select } from '../../base/design/fields/Select.tsx';
import type { Kind } from '../../base/design/kinds.ts';
import { listName } from '../../base/text/list-name.ts';
import { LIST_LABELS } from '../list-settings/list-form.ts';
import { KindChoice } from './KindChoice.tsx';
import type { ImportedEvent, NewListProblems } from './new-list-input.ts';
import { useSmallScreen } from './useSmallScreen.ts';

export type TickedAs = 'DONE' | 'WANTED' | 'LEFT_OUT';

interface ImportTargetProps {
  /** The menu of lists, for the button that leads there. */
  choice: RefObject<HTMLSelectElement | null>;
  lists: readonly { id: string; name: string }[];
  /** How many items each list still holds, where that is known. */
  rooms: ReadonlyMap<string, number | null> | undefined;
  /** The plan has no room for another list: one of those that are there has to be chosen. */
  isNewFull: boolean;
  targetId: string | null;
  kind: Kind;
  name: string;
  event: ImportedEvent & { isMonthOnly: boolean };
  problems: NewListProblems;
  /** How many rows are ticked off. */
  ticked: number;
  tickedAs: TickedAs;
  /** The file says who bought them. */
  areNamed: boolean;
  /** Purchases on the list are kept from the viewer as a surprise. */
  isBlind: boolean;
  onTarget: (listId: string | null) => void;
  onKind: (kind: Kind) => void;
  onName: (name: string) => void;
  onEvent: (change: Partial<ImportedEvent>) => void;
  onTickedAs: (as: TickedAs) => void;
}

/** The list that the rows go to, and as what the ticked ones go. On a phone only what has to be seen stands above the rows. */
export function ImportTarget(props: ImportTargetProps) {
  const { targetId, name, problems, isNewFull, lists } = props;
  const isSmall = useSmallScreen();
  const box = useFirstProblem(problems);
  const isNew = targetId === null && !isNewFull;
  const event = isNew && <Event {...props} />;
  const kind = isNew && <KindChoice kind={props.kind} onKind={props.onKind} />;
  if (!isSmall || isNewFull) {
    return (
      <div ref={box} className="flex flex-wrap items-start gap-4">
        <Place {...props} />
        {kind}
        {event}
        <Ticked {...props} />
      </div>
    );
  }
  const into = lists.find(({ id }) => id === targetId);
  return (
    <div ref={box} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {kind}
      {event}
      <details open={problems.name !== undefined || undefined} className="rounded-card border border-line bg-card px-3">
        <summary className="min-h-11 cursor-pointer truncate py-2.5 font-semibold">
          {into ? intoText(listName(into)) : newListText(name)}
        </summary>
        <div className="grid gap-4 pb-4">
          <Place {...props} />
          <Ticked {...props} />
        </div>
      </details>
    </div>
  );
}

/** Once it is said that something is missing, it can be typed at once. */
function useFirstProblem(problems: NewListProblems): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (Object.keys(problems).length > 0) box.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [problems]);
  return box;
}

function newListText(name: string): string {
  return t`A new list: ${name}`;
}

function intoText(name: string): string {
  return t`Into the list ${name}`;
}

function Place(props: ImportTargetProps): ReactNode {
  const { choice, lists, rooms, isNewFull, targetId, name, problems, onTarget, onName } = props;
  return (
    <>
      <div className="max-sm:w-full sm:w-52">
        <Select
          ref={choice}
          label={t`Import into`}
          value={targetId ?? ''}
          onChange={(event) => onTarget(event.target.value || null)}
        >
          <option value="">{isNewFull ? t`Choose a list` : t`A new list`}</option>
          {lists.map((list) => (
            <option key={list.id} value={list.id} disabled={isNewFull && rooms?.get(list.id) === 0}>
              {withRoom(listName(list), isNewFull ? rooms?.get(list.id) : undefined)}
            </option>
          ))}
        </Select>
      </div>
      {targetId === null && !isNewFull && (
        <div className="grow sm:min-w-52 sm:max-w-sm">
          <Field
            label={t`Name of the new list`}
            autoComplete="off"
            maxLength={50}
            value={name}
            problem={problems.name}
            onChange={(event) => onName(event.target.value)}
          />
        </div>
      )}
    </>
  );
}

function Ticked({ kind, ticked, tickedAs, areNamed, isBlind, onTickedAs }: ImportTargetProps): ReactNode {
  if (ticked === 0) return null;
  return (
    <div className="max-sm:w-full sm:w-60">
      <Select
        label={
          kind === 'SHOPPING'
            ? plural(ticked, { one: '# row that was ticked off', other: '# rows that were ticked off' })
            : plural(ticked, { one: '# row that was bought', other: '# rows that were bought' })
        }
        hint={
          isBlind ? t`Purchases on this list are a surprise for you, so nothing can be imported as bought.` : undefined
        }
        value={tickedAs}
        onChange={(event) => onTickedAs(event.target.value as TickedAs)}
      >
        {!isBlind && (
          <option value="DONE">
            {kind === 'SHOPPING'
              ? t`Import as ticked off`
              : areNamed
                ? t`Import as bought`
                : t`Import as bought by you`}
          </option>
        )}
        <option value="WANTED">{t`Import as still wanted`}</option>
        <option value="LEFT_OUT">{t`Leave out`}</option>
      </Select>
    </div>
  );
}

function withRoom(name: string, room: number | null | undefined): string {
  if (room == null) return name;
  return room === 0 ? t`${name} (full)` : t`${name} (room for ${room})`;
}

/** A registry needs both; another list of gifts shows what its file says. */
function Event({ kind, event, problems, onEvent }: ImportTargetProps): ReactNode {
  const isNeeded = kind === 'REGISTRY';
  const [isTold] = useState(event.eventDate !== ''); // while it is typed anew, it is empty
  if (kind === 'SHOPPING' || (!isNeeded && !isTold && !event.eventDate)) return null;
  return (
    <div className="grid grid-cols-2 items-start gap-x-3 gap-y-1 sm:w-88">
      <Field
        label={say(LIST_LABELS.eventType)}
        required={isNeeded}
        autoComplete="off"
        value={event.eventType}
        problem={problems.eventType}
        onChange={({ target }) => onEvent({ eventType: target.value })}
      />
      <Field
        label={say(LIST_LABELS.eventDate)}
        type="date"
        required={isNeeded}
        isMarked={problems.eventType !== undefined && event.eventDate === ''}
        value={event.eventDate}
        problem={problems.eventDate}
        onChange={({ target }) => onEvent({ eventDate: target.value })}
      />
      <p className="col-span-full text-sm text-muted empty:hidden">
        {problems.eventType || problems.eventDate ? '' : eventHint(isNeeded, event)}
      </p>
    </div>
  );
}

function eventHint(isNeeded: boolean, { eventType, eventDate, isMonthOnly }: ImportTargetProps['event']): string {
  if (isMonthOnly) return t`Only the month was written. Choose the day.`;
  return isNeeded && !(eventType && eventDate) ? t`A registry needs an event and its date.` : '';
}
