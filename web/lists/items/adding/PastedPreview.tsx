import { useApolloClient } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Line } from '#rules/shops/lines/line';
import { siteOf } from '#rules/shops/lines/links';
import type { PastedText } from '#rules/shops/lines/pasted/read-text';
import { Button } from '../../../base/design/Button.tsx';
import { Checkbox } from '../../../base/design/fields/Checkbox.tsx';
import { useTakesFocus } from '../../../base/design/useTakesFocus.ts';
import { listCurrency } from '../fields/list-currency.ts';
import { MOST_ROWS } from './bulk-rows.ts';
import { FullListWays } from './FullListWays.tsx';
import { usePastedPreviewQuery } from './LeftOver.generated.ts';
import { PastedRow } from './PastedRow.tsx';
import { changeRow, editOf, otherReading, turnLine } from './preview-edit.ts';
import { quickItems } from './quick-item.ts';

/** The foot of a sheet: nothing of the list is seen below it. */
const IN_DIALOG =
  'in-[[role=dialog]]:-mx-5 in-[[role=dialog]]:-bottom-[max(1.25rem,env(safe-area-inset-bottom))] in-[[role=dialog]]:-mb-[max(1.25rem,env(safe-area-inset-bottom))] in-[[role=dialog]]:rounded-none in-[[role=dialog]]:bg-card in-[[role=dialog]]:px-5 in-[[role=dialog]]:pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:in-[[role=dialog]]:-mx-6 sm:in-[[role=dialog]]:-bottom-6 sm:in-[[role=dialog]]:-mb-6 sm:in-[[role=dialog]]:px-6 sm:in-[[role=dialog]]:pb-6';

interface PastedPreviewProps {
  listId: string;
  pasted: PastedText;
  onAdd: (lines: readonly Line[]) => void;
  onCancel: () => void;
}

/** The items that several pasted lines would become: each can be left out, and its name mended. */
export function PastedPreview({ listId, pasted, onAdd, onCancel }: PastedPreviewProps) {
  const box = useTakesFocus<HTMLElement>(pasted);
  const { data } = usePastedPreviewQuery({ variables: { listId }, fetchPolicy: 'cache-and-network' });
  const { cache } = useApolloClient();
  const [edit, setEdit] = useState(() => editOf(pasted));
  if (edit.pasted !== pasted) setEdit(editOf(pasted)); // another text was pasted
  const { rows, isTitleUsed } = edit;
  const kept = rows.filter(({ isLeftOut }) => !isLeftOut).map(({ line }) => line);
  const ticked = pasted.lines.filter(({ isTicked }) => isTicked).length;
  const room = data?.list.itemRoom ?? kept.length;
  const currencies = new Set(kept.flatMap(({ price }) => price?.currency ?? [])).size;
  const { title } = pasted;
  const twins = twinSites(rows);

  const wanted = isTitleUsed ? kept.map((line) => ({ ...line, category: line.category ?? title })) : kept;
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={t`Pasted text`}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) onCancel();
      }}
      className="grid animate-drop gap-2 rounded-control border border-edge/60 bg-sunk p-3 pb-0 sm:max-h-[calc(100dvh-12rem)] sm:overflow-y-auto in-[[data-dock]]:max-h-[calc(100dvh-9rem)] in-[[data-dock]]:overflow-y-auto in-[[role=dialog]]:max-h-none! in-[[role=dialog]]:overflow-visible! in-[[role=dialog]]:border-0 in-[[role=dialog]]:bg-transparent in-[[role=dialog]]:p-0 in-[[role=dialog]]:outline-none"
    >
      <p className="font-medium in-[[role=dialog]]:hidden">{t`Add each line as an item of its own?`}</p>
      {title && (
        <Checkbox
          label={t`Put all of them under “${title}”`}
          checked={isTitleUsed}
          onChange={(event) => setEdit({ ...edit, isTitleUsed: event.target.checked })}
        />
      )}
      <ul aria-label={t`Pasted lines`} className="grid grid-cols-[minmax(0,1fr)]">
        {rows.slice(0, MOST_ROWS).map((row, place) => (
          <li key={`${row.index}.${row.part}`}>
            {row.isAside && !rows[place - 1]?.isAside && (
              <h2 className="mt-2 border-t border-edge/60 pt-3 font-sans text-sm text-muted">
                {t`These lines aren’t items, and are left out:`}
              </h2>
            )}
            {row.line.category && row.line.category !== rows[place - 1]?.line.category && (
              <h2 className="grid h-11 content-end font-sans text-base font-semibold">
                <bdi className="truncate">{row.line.category}</bdi>
              </h2>
            )}
            <PastedRow
              line={row.line}
              writtenName={row.writtenName}
              isLeftOut={row.isLeftOut}
              isTwin={row.line.link !== undefined && twins.has(siteOf(row.line.link))}
              other={row.part === 0 ? otherReading(edit, row.index) : null}
              onRename={(name) => setEdit(changeRow(edit, row, { line: { ...row.line, name } }))}
              onToggle={() => setEdit(changeRow(edit, row, { isLeftOut: !row.isLeftOut }))}
              onTurn={() => setEdit(turnLine(edit, row.index))}
            />
          </li>
        ))}
      </ul>
      {ticked > 0 && (
        <p className="text-sm text-muted">
          {plural(ticked, {
            one: '# line was ticked off, and is left out.',
            other: '# lines were ticked off, and are left out.',
          })}
        </p>
      )}
      {currencies > 1 && (
        <p className="text-sm text-muted">
          {plural(currencies, {
            one: 'These have prices in # currency.',
            other: 'These have prices in # currencies.',
          })}
        </p>
      )}
      <div
        className={`sticky bottom-0 z-1 -mx-3 grid gap-2 rounded-b-control border-t border-line bg-sunk px-3 py-2.5 ${IN_DIALOG}`}
      >
        <p role="status" className="font-medium empty:hidden">
          {room < kept.length && (room === 0 ? t`This list is full.` : roomText(room, kept.length))}
        </p>
        {room === 0 && kept.length > 0 ? (
          <FullListWays
            listId={listId}
            count={kept.length}
            itemsFor={(kind) => quickItems(wanted, [], { kind, currency: listCurrency(cache, listId) }).items}
            onTaken={onCancel}
          >
            <Button onClick={onCancel}>{t`Cancel`}</Button>
          </FullListWays>
        ) : (
          <div className="flex flex-wrap gap-2">
            <Button onClick={onCancel}>{t`Cancel`}</Button>
            <Button look="primary" disabled={kept.length === 0} onClick={() => onAdd(wanted)}>
              {room < kept.length
                ? partText(room, kept.length)
                : plural({ count: kept.length }, { one: 'Add # Item', other: 'Add # Items' })}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

function partText(room: number, count: number): string {
  return t({
    message: `Add ${room} of ${count}`,
    comment: 'On a button: so many of the pasted things fit on the list',
  });
}

function roomText(room: number, count: number): string {
  return plural(room, {
    one: `# of ${count} fits on this list. The others wait here until you decide where they go.`,
    other: `# of ${count} fit on this list. The others wait here until you decide where they go.`,
  });
}

/** The sites of which several links stand here without a name. */
function twinSites(rows: ReturnType<typeof editOf>['rows']): ReadonlySet<string> {
  const sites = rows.flatMap(({ line, writtenName }) => (line.link && !writtenName ? siteOf(line.link) : []));
  return new Set(sites.filter((site, at) => sites.indexOf(site) !== at));
}
