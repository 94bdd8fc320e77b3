import { plural, t } from '@lingui/core/macro';
import { useMemo, useState } from 'react';
import { say } from '#rules/base/languages/say';
import { nameKey } from '#rules/base/text/name-key';
import type { FoundList } from '#rules/shops/imports/found-file';
import { Button } from '../../base/design/Button.tsx';
import { type Kind, lookOf } from '../../base/design/kinds.ts';
import { Notice } from '../../base/design/Notice.tsx';
import { SaveProblem } from '../../core/form/SaveProblem.tsx';
import type { ListChoice } from '../../core/list-access/useListChoices.ts';
import { Broughts } from './Broughts.tsx';
import { ImportTarget, type TickedAs } from './ImportTarget.tsx';
import { leftOutText } from './import-texts.ts';
import { type ImportedEvent, type NewListProblems, newListInput } from './new-list-input.ts';
import { Preview } from './Preview.tsx';
import { previewLines } from './preview-lines.ts';
import type { PreviewRow } from './preview-row.ts';
import { RoomNotice } from './RoomNotice.tsx';
import { fileWays } from './useFoundFile.ts';
import { type Brought, useImport } from './useImport.ts';
import { useLinkReadings } from './useLinkReadings.ts';
import { useTarget } from './useTarget.ts';

interface OneListProps {
  found: FoundList;
  lists: readonly ListChoice[];
  /** How many lists of the file are not brought yet, with this one. */
  waiting: number;
  /** The name of the one after it; null where it is the last one. */
  following: string | null;
  targetId: string | null;
  kind: Kind;
  onTarget: (listId: string | null) => void;
  onKind: (kind: Kind) => void;
  onBrought: (isBrought: boolean) => void;
  /** All that was chosen of the last list is there. */
  onDone: () => void;
  onFollowing: () => void;
  onNext: () => void;
}

/** One list of a file: where it goes, what of it goes there, and the way back. */
export function OneList({ found, lists, waiting, following, targetId, kind, ...props }: OneListProps) {
  const { onTarget, onKind, onBrought, onDone, onFollowing, onNext } = props;
  const { table } = found;
  const [columns, setColumns] = useState(table.columns);
  const [isExact, setExact] = useState(table.isExact);
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [sent, setSent] = useState<readonly string[]>([]);
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const [tickedAs, setTickedAs] = useState<TickedAs | null>(null);
  const [typedName, setName] = useState<string | null>(null);
  const name = typedName ?? (found.name || say(lookOf(kind).label));
  const [event, setEvent] = useState<ImportedEvent>({
    eventType: found.eventType ?? '',
    eventDate: found.eventDate ?? '',
  });
  const [problems, setProblems] = useState<NewListProblems>({});
  const { take, takeBack, stop, begin, progress, failure, brought } = useImport();
  const target = useTarget(targetId, brought === null);
  const { readLinks, filledIn, isOpen, left } = useLinkReadings();

  const { lines, leftOut } = useMemo(
    () => previewLines(found, { columns, isExact, turned }, fileWays(kind)),
    [found, columns, isExact, turned, kind],
  );
  const listed = useMemo(() => new Set(target?.titles.map(nameKey)), [target]);
  const { room = null, isBlind = false, listRoom = null, mostLists = null } = target ?? {};
  const mode = tickedAs === 'DONE' && isBlind ? 'LEFT_OUT' : (tickedAs ?? (isBlind ? 'LEFT_OUT' : 'DONE'));
  const ticked = lines.filter(({ isTicked }) => isTicked).length;
  let count = 0;
  const rows = lines.map((line): PreviewRow => {
    const double = listed.has(nameKey(line.item.title)) ? 'LISTED' : line.isRepeated ? 'REPEATED' : null;
    const aside = done.has(line.key) ? 'BROUGHT' : line.aside;
    const isLeftOut = double !== null || aside !== null || (line.isTicked && mode === 'LEFT_OUT');
    const isIncluded = changed.get(line.key) ?? !isLeftOut;
    if (isIncluded) count += 1;
    const item = filledIn(line.item);
    const picture = line.item.imageUrl === null ? item.imageUrl : null; // the file's own would be asked of its host before anything is agreed
    return { ...line, aside, item, picture, double, isIncluded, hasRoom: room === null || count <= room };
  });
  const included = rows.filter(({ isIncluded }) => isIncluded);
  const open = included.filter(({ item }) => isOpen(item)).length;
  const isOwn = targetId === null || lists.some(({ id, viewerRole }) => id === targetId && viewerRole === 'OWNER');

  const submit = async () => {
    setSent(included.map(({ key }) => key));
    const items = included.map(({ item }) => (mode === 'DONE' && !isBlind ? item : { ...item, quantityBought: 0 }));
    const made = targetId === null ? newListInput(found, { name, kind, event }) : null;
    setProblems(made?.problems ?? {});
    const place = targetId !== null ? { listId: targetId, room } : made?.input && { input: made.input };
    const all = place && (await take(place, items, found.shops));
    if (!all) return;
    onBrought(true);
    if (following === null && all.itemIds.length === items.length) onDone();
  };
  const goBack = ({ itemIds, isTakenBack }: Brought, isForRest: boolean) => {
    const there = isTakenBack ? [] : sent.slice(0, itemIds.length);
    setDone(new Set([...done, ...there]));
    setChanged((before) => new Map([...before].filter(([key]) => !there.includes(key))));
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
        onTakeBack={(all) => void takeBack(all).then((isBack) => isBack && onBrought(false))}
        onFollowing={onFollowing}
        onAgain={onNext}
        onBack={goBack}
      />
    );
  }
  const isFull = room === 0 || (targetId === null && listRoom === 0);
  const chosen = isFull ? 0 : Math.min(count, room ?? count);
  const all = rows.filter(({ aside, isIncluded }) => aside === null || isIncluded).length;
  return (
    <>
      {leftOut.map((one) => (
        <Notice key={leftOutText(one)}>{leftOutText(one)}</Notice>
      ))}
      <ImportTarget
        lists={lists}
        targetId={targetId}
        kind={kind}
        name={name}
        event={event}
        problems={problems}
        ticked={ticked}
        tickedAs={mode}
        isBlind={isBlind}
        onTarget={onTarget}
        onKind={onKind}
        onName={setName}
        onEvent={(change) => setEvent({ ...event, ...change })}
        onTickedAs={setTickedAs}
      />
      <RoomNotice
        isOldList={targetId !== null}
        isOwn={isOwn}
        room={room}
        count={count}
        listRoom={listRoom}
        mostLists={mostLists}
        lists={waiting}
      />
      <Preview
        columns={columns}
        headings={table.headings}
        cells={table.rows}
        rows={rows}
        kind={kind}
        onColumns={(next) => {
          setColumns(next);
          setExact(undefined);
        }}
        onInclude={(keys, isIncluded) =>
          setChanged((before) => new Map([...before, ...keys.map((one) => [one, isIncluded] as const)]))
        }
        onTurn={(place) =>
          setTurned(new Set(turned.has(place) ? [...turned].filter((one) => one !== place) : [...turned, place]))
        }
      />
      {(open > 0 || left > 0) && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button working={left > 0} onClick={() => void readLinks(included.map(({ item }) => item))}>
            {t`Read the Links`}
          </Button>
          <p role="status" className="text-sm text-muted">
            {left > 0
              ? plural(left, { one: '# page is still to be read…', other: '# pages are still to be read…' })
              : t`Pictures, and prices and names that are missing, are filled in from the shops’ pages.`}
          </p>
        </div>
      )}
      <div className="sticky bottom-0 z-10 -mx-4 grid gap-2 border-t border-line bg-paper px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 [@media(max-height:32rem)]:static">
        {failure !== null && (
          <SaveProblem error={failure} otherwise={t`The list couldn’t be imported. Please try again.`} />
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Button
            look="primary"
            size="big"
            disabled={count === 0 || isFull || (targetId !== null && !target)}
            onClick={() => void submit()}
          >
            {chosen < count && chosen > 0
              ? plural(chosen, { one: 'Import the First Item', other: 'Import the First # Items' })
              : plural(count, { one: 'Import # Item', other: 'Import # Items' })}
          </Button>
          <p role="status" className="text-sm text-muted tabular-nums">
            {plural(all, {
              one: `${chosen} of # row will be imported.`,
              other: `${chosen} of # rows will be imported.`,
            })}
          </p>
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
