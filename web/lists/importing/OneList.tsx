import { plural, t } from '@lingui/core/macro';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { say } from '#rules/base/languages/say';
import type { FoundList } from '#rules/shops/imports/found-file';
import { Button } from '../../base/design/Button.tsx';
import { type Kind, lookOf } from '../../base/design/kinds.ts';
import { Notice } from '../../base/design/Notice.tsx';
import { keepLoading } from '../../base/network/failed-loads.ts';
import { PartToCome } from '../../base/page/PartToCome.tsx';
import { SaveProblem } from '../../core/form/SaveProblem.tsx';
import type { ListChoice } from '../../core/list-access/useListChoices.ts';
import { Broughts } from './Broughts.tsx';
import { CurrencyChoice } from './CurrencyChoice.tsx';
import { ImportTarget } from './ImportTarget.tsx';
import { leftOutText, namelessText } from './import-texts.ts';
import { type NewListProblems, newListInput } from './new-list-input.ts';
import { Preview } from './Preview.tsx';
import { RoomNotice } from './RoomNotice.tsx';
import { fileWays } from './rows/file-ways.ts';
import { toldEvent } from './told-event.ts';
import { useFocusBack } from './useFocusBack.ts';
import { type Brought, useImport } from './useImport.ts';
import { useKept } from './useKept.ts';
import { useRows } from './useRows.ts';
import { useRooms, useTarget } from './useTarget.ts';

const TextEditor = lazy(async () => ({
  default: (await keepLoading(() => import('./rows/TextEditor.tsx'))).TextEditor,
}));

interface OneListProps {
  found: FoundList;
  hasColumns: boolean;
  lists: readonly ListChoice[];
  /** How many lists of the file are not brought yet, with this one. */
  waiting: number;
  /** The name of the one after it; null where it is the last one. */
  following: string | null;
  targetId: string | null;
  /** A short while ago the same was brought into that list. */
  isAgain: boolean;
  kind: Kind;
  onTarget: (listId: string | null) => void;
  onKind: (kind: Kind) => void;
  /** The list that holds it now; null where it was taken back. */
  onBrought: (listId: string | null) => void;
  /** All that was chosen of the last list is there. */
  onDone: () => void;
  onFollowing: () => void;
  onNext: () => void;
}

/** One list of a file: where it goes, what of it goes there, and the way back. */
export function OneList({
  found,
  hasColumns,
  lists,
  waiting,
  following,
  targetId,
  isAgain,
  kind,
  ...props
}: OneListProps) {
  const { onTarget, onKind, onBrought, onDone, onFollowing, onNext } = props;
  const hint = useId();
  const [sent, setSent] = useState<readonly string[]>([]);
  const [typedName, setName] = useKept<string | null>('name', null);
  const name = typedName ?? (found.name || say(lookOf(kind).label));
  const [event, setEvent] = useKept('event', () => toldEvent(found));
  const [problems, setProblems] = useState<NewListProblems>({});
  const { take, takeBack, stop, begin, progress, failure, brought } = useImport();
  const target = useTarget(targetId, brought === null);
  const { room = null, isBlind = false, listRoom = null, mostLists = null } = target ?? {};
  const read = useRows(found, kind, { titles: target?.titles, room, isBlind });
  const { rows, links } = read;
  const { left } = links;
  const choice = useRef<HTMLSelectElement>(null);
  /** The text that is edited in place of the rows; as it was at first where nothing was typed. */
  const [asText, setText] = useKept<{ typed: string | null } | null>('asText', null);
  const toText = useFocusBack(asText !== null);

  /** The plan has no room for another list. */
  const isNewFull = targetId === null && listRoom === 0;
  const rooms = useRooms(isNewFull);
  const isChoiceLeft = isNewFull && lists.some(({ id }) => rooms?.get(id) !== 0);
  const included = rows.filter(({ isIncluded }) => isIncluded);
  const count = included.length;
  const open = included.filter(({ item }) => links.isOpen(item)).length;
  const isPriced = kind !== 'SHOPPING' || rows.some(({ item }) => item.price !== null);
  const isOwn = targetId === null || lists.some(({ id, viewerRole }) => id === targetId && viewerRole === 'OWNER');

  const submit = async () => {
    setSent(included.map(({ key }) => key));
    const items = included.map(({ item }) => item);
    const made = targetId === null ? newListInput(found, { name, kind, event }) : null;
    setProblems(made?.problems ?? {});
    const place = targetId !== null ? { listId: targetId, room } : made?.input && { input: made.input };
    const all = place && (await take(place, items, found.shops));
    if (!all) return;
    onBrought(all.listId);
    if (following === null && all.itemIds.length === items.length) onDone();
  };
  const goBack = ({ itemIds, isTakenBack }: Brought, isForRest: boolean) => {
    read.setBrought(isTakenBack ? [] : sent.slice(0, itemIds.length));
    if (isForRest) {
      onTarget(null);
      setName(secondName(name));
    }
    begin();
  };

  if (brought || progress) {
    return (
      <Broughts
        brought={brought}
        progress={progress}
        failure={failure}
        following={following}
        onStop={stop}
        onGoOn={() => void submit()}
        onTakeBack={(all) => void takeBack(all).then((isBack) => isBack && onBrought(null))}
        onFollowing={onFollowing}
        onAgain={onNext}
        onBack={goBack}
      />
    );
  }
  if (asText) {
    return (
      <Suspense fallback={<PartToCome rows={5} />}>
        <TextEditor
          rows={rows}
          kind={kind}
          currency={read.currency ?? fileWays(kind).currency}
          room={room}
          typed={asText.typed}
          onTyped={(typed) => setText({ typed })}
          onDone={(outcome) => {
            if (outcome) read.onText(outcome);
            setText(null);
          }}
        />
      </Suspense>
    );
  }
  const isFull = room === 0 || isNewFull;
  const chosen = Math.min(count, room ?? count);
  const isMoreOut = rows.some(({ aside }) => aside === 'TAKEN_OUT'); // the lines at the end are others, too
  const leftOut = read.leftOut.filter(({ texts = [], count: some }) => !isMoreOut || texts.length < some);
  const all = rows.filter(({ aside, isIncluded }) => aside === null || isIncluded).length;
  return (
    <>
      <ImportTarget
        choice={choice}
        lists={lists}
        rooms={rooms}
        isNewFull={isNewFull}
        targetId={targetId}
        kind={kind}
        name={name}
        event={event}
        problems={problems}
        ticked={read.ticked}
        tickedAs={read.mode}
        areNamed={read.areNamed}
        isBlind={isBlind}
        onTarget={onTarget}
        onKind={onKind}
        onName={setName}
        onEvent={(change) =>
          setEvent({ ...event, ...change, isMonthOnly: event.isMonthOnly && change.eventDate === undefined })
        }
        onTickedAs={read.onTickedAs}
      />
      {isAgain && (
        <Notice>{t`You imported this into that list a short while ago. What’s on it already is left out.`}</Notice>
      )}
      <RoomNotice
        isOldList={targetId !== null}
        isOwn={isOwn}
        isChoiceLeft={isChoiceLeft}
        room={room}
        count={count}
        listRoom={listRoom}
        mostLists={mostLists}
        lists={waiting}
      />
      {read.undoText && (
        <Notice action={<Button look="plain" onClick={read.undoText}>{t`Undo`}</Button>}>
          {t`The rows are as in your text now.`}
        </Notice>
      )}
      <Preview
        hasColumns={hasColumns}
        columns={read.columns}
        headings={found.table.headings}
        cells={found.table.rows}
        notes={[...leftOut.map(leftOutText), ...(read.areNamed && !isOwn ? [namelessText()] : [])].map((text) => (
          <p key={text} role="status" className="text-sm text-muted">
            {text}
          </p>
        ))}
        rows={rows}
        kind={kind}
        isBlind={isBlind}
        currency={read.currency && isPriced && <CurrencyChoice currency={read.currency} onCurrency={read.onCurrency} />}
        asText={<Button ref={toText} look="plain" onClick={() => setText({ typed: null })}>{t`Edit as Text`}</Button>}
        onColumns={read.onColumns}
        {...read.actions}
      />
      <div className="sticky bottom-0 z-10 -mx-4 max-sm:in-[main:has([data-row-form])]:static grid gap-2 border-t border-line bg-paper px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 [@media(max-height:32rem)]:static">
        {failure !== null && (
          <SaveProblem error={failure} otherwise={t`The list couldn’t be imported. Please try again.`} />
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {(open > 0 || left > 0) && (
            <Button
              working={left > 0}
              aria-describedby={hint}
              onClick={() => void links.readLinks(included.map(({ item }) => item))}
            >
              {t`Read the Links`}
            </Button>
          )}
          {isChoiceLeft ? (
            <Button look="primary" size="big" onClick={() => choice.current?.focus()}>
              {t`Choose a List`}
            </Button>
          ) : (
            <Button
              look="primary"
              disabled={count === 0 || isFull || (targetId !== null && !target)}
              onClick={() => void submit()}
            >
              {chosen < count && chosen > 0
                ? plural(chosen, { one: 'Import the First Item', other: 'Import the First # Items' })
                : plural(count, { one: 'Import # Item', other: 'Import # Items' })}
            </Button>
          )}
          <p
            id={hint}
            role="status"
            className={`text-sm text-muted tabular-nums empty:hidden ${left > 0 ? '' : 'max-sm:sr-only'}`}
          >
            {left > 0
              ? plural(left, { one: '# page is still to be read…', other: '# pages are still to be read…' })
              : open > 0
                ? t`Pictures, and prices and names that are missing, are filled in from the shops’ pages.`
                : ''}
          </p>
          {!isFull && (
            <p role="status" className={`text-sm text-muted tabular-nums ${chosen === all ? 'max-sm:sr-only' : ''}`}>
              {plural(all, {
                one: `${chosen} of # row will be imported.`,
                other: `${chosen} of # rows will be imported.`,
              })}
            </p>
          )}
        </div>
      </div>
    </>
  );
}

/** "Wedding 2" holds what "Wedding" had no room for. */
function secondName(name: string): string {
  const { bare = name, number } = /^(?<bare>.{1,60}) (?<number>\d{1,2})$/u.exec(name)?.groups ?? {};
  const next = ` ${number === undefined ? 2 : Number(number) + 1}`;
  return `${(number === undefined ? name : bare).slice(0, 50 - next.length)}${next}`;
}
