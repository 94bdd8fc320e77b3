import { plural, t } from '@lingui/core/macro';
import { useMemo, useState } from 'react';
import { say } from '#rules/base/languages/say';
import { nameKey } from '#rules/base/text/name-key';
import type { FoundFile, FoundList } from '#rules/shops/imports/found-file';
import { rowsOf } from '#rules/shops/imports/found-rows';
import { Button } from '../../base/design/Button.tsx';
import { Select } from '../../base/design/fields/Select.tsx';
import { type Kind, lookOf } from '../../base/design/kinds.ts';
import { Notice } from '../../base/design/Notice.tsx';
import { SaveProblem } from '../../core/form/SaveProblem.tsx';
import { Broughts } from './Broughts.tsx';
import { ImportTarget, type TickedAs } from './ImportTarget.tsx';
import { FORMAT_LABELS, leftOutText } from './import-texts.ts';
import { type ImportedEvent, type NewListProblems, newListInput } from './new-list-input.ts';
import { PreviewTable } from './PreviewTable.tsx';
import { fileWays } from './useFoundFile.ts';
import { useImport } from './useImport.ts';
import { useLinkReadings } from './useLinkReadings.ts';
import { useTarget } from './useTarget.ts';

interface ImportPreviewProps {
  file: FoundFile;
  lists: readonly { id: string; name: string; listType: Kind }[];
  /** Null is a new list. */
  targetId: string | null;
  kind: Kind;
  isKindChosen: boolean;
  onTarget: (listId: string | null) => void;
  onKind: (kind: Kind) => void;
  onAgain: () => void;
  /** After all of it was brought. */
  onNext: () => void;
}

/** Shows the content of a file as a table, before anything of it is sent. */
export function ImportPreview({ file, targetId, kind, isKindChosen, onKind, onAgain, ...props }: ImportPreviewProps) {
  const [place, setPlace] = useState(0);
  const list = file.lists[place] ?? file.lists[0];
  const suggested = list?.kind;
  if (suggested && !isKindChosen && targetId === null && suggested !== kind) onKind(suggested);
  const leftOut = file.leftOut.map(leftOutText);
  const format = FORMAT_LABELS[file.format];
  const source = typeof format === 'string' ? format : say(format);
  const lists = file.lists.length;
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-medium">
          {lists > 1
            ? t`Read from ${source}: ${plural(lists, { one: '# list', other: '# lists' })}.`
            : t`Read from ${source}.`}
        </p>
        <Button look="plain" onClick={onAgain}>{t`Choose Another File`}</Button>
      </div>
      {leftOut.map((text) => (
        <Notice key={text}>{text}</Notice>
      ))}
      {lists > 1 && (
        <Select label={t`Which list?`} value={place} onChange={(event) => setPlace(Number(event.target.value))}>
          {file.lists.map(({ name, table }, index) => {
            const rows = table.rows.length;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: lists of a file have nothing else that tells them apart
              <option key={index} value={index}>
                {t`${name || t`Untitled List`} (${rows})`}
              </option>
            );
          })}
        </Select>
      )}
      {list && <OneList key={place} list={list} targetId={targetId} kind={kind} onKind={onKind} {...props} />}
    </div>
  );
}

type OneListProps = Omit<ImportPreviewProps, 'file' | 'isKindChosen' | 'onAgain'> & { list: FoundList };

function OneList({ list, lists, targetId, kind, onTarget, onKind, onNext }: OneListProps) {
  const [columns, setColumns] = useState(list.table.columns);
  const [isExact, setExact] = useState(list.table.isExact);
  const [changed, setChanged] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [tickedAs, setTickedAs] = useState<TickedAs | null>(null);
  const [typedName, setName] = useState<string | null>(null);
  const name = typedName ?? (list.name || say(lookOf(kind).label));
  const [event, setEvent] = useState<ImportedEvent>({
    eventType: list.eventType ?? '',
    eventDate: list.eventDate ?? '',
  });
  const [problems, setProblems] = useState<NewListProblems>({});
  const { take, takeBack, stop, begin, progress, failure, brought } = useImport();
  const target = useTarget(targetId, brought === null);
  const { readLinks, filledIn, isOpen, left } = useLinkReadings();

  const { rows, leftOut } = useMemo(
    () => rowsOf({ ...list.table, columns, isExact }, fileWays(kind)),
    [list.table, columns, isExact, kind],
  );
  const listed = useMemo(() => new Set(target?.titles.map(nameKey)), [target]);
  const isBlind = target?.isBlind ?? false;
  const mode = tickedAs === 'DONE' && isBlind ? 'LEFT_OUT' : (tickedAs ?? (isBlind ? 'LEFT_OUT' : 'DONE'));
  const ticked = rows.filter(({ isTicked }) => isTicked).length;
  const shown = rows.map((row) => {
    const double = listed.has(nameKey(row.item.title)) ? 'LISTED' : row.sameAs !== undefined ? 'REPEATED' : null;
    const isLeftOut = double !== null || (row.isTicked && mode === 'LEFT_OUT');
    const item = filledIn(row.item);
    const picture = row.item.imageUrl === null ? item.imageUrl : null; // the file's own would be asked of its host before anything is agreed
    return { ...row, item, picture, double, isIncluded: changed.get(row.place) ?? !isLeftOut } as const;
  });
  const chosen = shown.filter(({ isIncluded }) => isIncluded);
  const room = target?.room ?? null;
  const count = chosen.length;
  const open = chosen.filter(({ item }) => isOpen(item)).length;

  const submit = async () => {
    const items = chosen.map(({ item }) => (mode === 'DONE' && !isBlind ? item : { ...item, quantityBought: 0 }));
    if (targetId !== null) return take({ listId: targetId, room }, items, list.shops);
    const made = newListInput(list, { name, kind, event });
    setProblems(made.problems);
    return made.input ? take({ input: made.input }, items, list.shops) : null;
  };

  if (brought || progress) {
    return (
      <Broughts
        brought={brought}
        progress={progress}
        failure={failure}
        onStop={stop}
        onGoOn={() => void submit()}
        onTakeBack={(all) => void takeBack(all)}
        onAgain={onNext}
        onBack={begin}
      />
    );
  }
  return (
    <>
      {[...list.leftOut, ...leftOut].map((one) => (
        <Notice key={one.reason}>{leftOutText(one)}</Notice>
      ))}
      <PreviewTable
        columns={columns}
        headings={list.table.headings}
        cells={list.table.rows}
        rows={shown}
        kind={kind}
        onColumns={(next) => {
          setColumns(next);
          setExact(undefined);
        }}
        onInclude={(places, isIncluded) =>
          setChanged((before) => new Map([...before, ...places.map((one) => [one, isIncluded] as const)]))
        }
      />
      {(open > 0 || left > 0) && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button working={left > 0} onClick={() => void readLinks(chosen.map(({ item }) => item))}>
            {t`Read the Links`}
          </Button>
          <p role="status" className="text-sm text-muted">
            {left > 0
              ? plural(left, { one: '# page is still to be read…', other: '# pages are still to be read…' })
              : t`Pictures, and prices and names that are missing, are filled in from the shops’ pages.`}
          </p>
        </div>
      )}
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
      {room !== null && room < count && (
        <Notice>
          {room === 0
            ? t`This list is full. Leave some out of it, or bring them into a new list.`
            : t`${room} of ${count} fit on this list. The others stay here: leave some out, or bring them into a new list.`}
        </Notice>
      )}
      {failure !== null && (
        <SaveProblem error={failure} otherwise={t`The list couldn’t be imported. Please try again.`} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          look="primary"
          size="big"
          disabled={count === 0 || room === 0 || (targetId !== null && !target)}
          onClick={() => void submit()}
        >
          {plural(count, { one: 'Bring # Item', other: 'Bring # Items' })}
        </Button>
      </div>
    </>
  );
}
