import { useState } from 'react';
import { Button } from '../../../base/design/Button.tsx';
import { Checkbox } from '../../../base/design/fields/Checkbox.tsx';
import { useTakesFocus } from '../../../base/design/useTakesFocus.ts';
import type { BulkLine } from './bulk-line.ts';
import { MOST_ROWS } from './bulk-rows.ts';
import { usePastedPreviewQuery } from './PastedPreview.generated.ts';
import { PastedRow } from './PastedRow.tsx';
import type { PastedText } from './pasted-text.ts';

interface PastedPreviewProps {
  listId: string;
  pasted: PastedText;
  onAdd: (lines: readonly BulkLine[]) => void;
  onCancel: () => void;
}

/** What several pasted lines were read as, before they become items: each can be left out, and its name mended. */
export function PastedPreview({ listId, pasted, onAdd, onCancel }: PastedPreviewProps) {
  const box = useTakesFocus<HTMLElement>(pasted);
  const { data } = usePastedPreviewQuery({ variables: { listId }, fetchPolicy: 'cache-and-network' });
  const [edit, setEdit] = useState(() => editOf(pasted));
  if (edit.pasted !== pasted) setEdit(editOf(pasted)); // another text was pasted
  const { lines, leftOut, isTitleUsed } = edit;
  const kept = lines.filter((_line, index) => !leftOut.has(index));
  const room = data?.list.itemRoom ?? kept.length;
  const currencies = new Set(kept.flatMap(({ price }) => price?.currency ?? [])).size;
  const { title } = pasted;

  const rename = (index: number, name: string) =>
    setEdit({ ...edit, lines: lines.map((line, place) => (place === index ? { ...line, name } : line)) });
  const toggle = (index: number) => {
    const next = new Set(leftOut);
    if (!next.delete(index)) next.add(index);
    setEdit({ ...edit, leftOut: next });
  };
  const add = () => onAdd(isTitleUsed ? kept.map((line) => ({ ...line, category: line.category ?? title })) : kept);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label="Pasted text"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) onCancel();
      }}
      className="grid animate-drop gap-2 rounded-control border border-edge/60 bg-sunk p-3"
    >
      <p className="font-medium">Add each line as an item of its own?</p>
      {title && (
        <Checkbox
          label={`Put all of them under “${title}”`}
          checked={isTitleUsed}
          onChange={(event) => setEdit({ ...edit, isTitleUsed: event.target.checked })}
        />
      )}
      {/* So high that half a row shows that there are more, and higher where a screen is. */}
      <ul
        aria-label="Pasted lines"
        className="max-h-[15.125rem] overflow-y-auto sm:max-h-[20.625rem] [@media(min-height:50rem)]:max-h-[20.625rem]"
      >
        {lines.slice(0, MOST_ROWS).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they stay in their places, and may be alike
          <li key={index}>
            {line.category && line.category !== lines[index - 1]?.category && (
              <h2 className="grid h-11 content-end font-sans text-base font-semibold">
                <span className="truncate">{line.category}</span>
              </h2>
            )}
            <PastedRow
              line={line}
              writtenName={pasted.lines[index]?.name ?? ''}
              isLeftOut={leftOut.has(index)}
              onRename={(name) => rename(index, name)}
              onToggle={() => toggle(index)}
            />
          </li>
        ))}
      </ul>
      {currencies > 1 && <p className="text-sm text-muted">{`These have prices in ${currencies} currencies.`}</p>}
      <p role="status" className="font-medium empty:hidden">
        {room < kept.length &&
          `${room === 0 ? 'This list is full' : `${room} of ${kept.length} fit on this list`}. Leave some out, or make another list.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        <Button look="primary" disabled={kept.length === 0 || room === 0} onClick={add}>
          {kept.length === 1 ? 'Add 1 Item' : `Add ${kept.length} Items`}
        </Button>
      </div>
    </section>
  );
}

function editOf(pasted: PastedText) {
  return { pasted, lines: pasted.lines, leftOut: new Set<number>() as ReadonlySet<number>, isTitleUsed: false };
}
