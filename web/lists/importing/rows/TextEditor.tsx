import { plural, t } from '@lingui/core/macro';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { Button } from '../../../base/design/Button.tsx';
import { CONTROL } from '../../../base/design/fields/control-look.ts';
import { IconButton } from '../../../base/design/IconButton.tsx';
import type { Kind } from '../../../base/design/kinds.ts';
import { useTakesFocus } from '../../../base/design/useTakesFocus.ts';
import { newUuid } from '../../../base/network/uuid.ts';
import { deleteLines, moveLines } from './edited-lines.ts';
import type { PreviewRow } from './preview-row.ts';
import { countRows, readRows, type TextOutcome } from './read-rows.ts';
import { LINK_MARK, writtenLines } from './written-rows.ts';

interface TextEditorProps {
  rows: readonly PreviewRow[];
  kind: Kind;
  /** The currency of prices without a mark. */
  currency: string;
  /** How many more items the list holds; null is without end. */
  room: number | null;
  /** Null where nothing was. */
  typed: string | null;
  onTyped: (text: string) => void;
  /** Null where nothing was changed. */
  onDone: (outcome: TextOutcome | null) => void;
}

/** The whole preview as one text: a line for each row, which is deleted, moved, mended or added as in any text. */
export function TextEditor({ rows, kind, currency, room, typed, onTyped, onDone }: TextEditorProps) {
  const [before] = useState(() => writtenLines(rows, kind));
  const [start] = useState(() => before.map(({ text }) => text).join('\n'));
  const text = typed ?? start;
  const field = useTakesFocus<HTMLTextAreaElement>();
  const isPlaced = useRef(false);
  const id = useId();
  const count = countRows(before, text);
  const mark = LINK_MARK;
  const finish = () => onDone(text === start ? null : readRows(before, text, { kind, currency, newKey: newUuid() }));
  const act = (work: (area: HTMLTextAreaElement) => void) => () => {
    if (!field.current) return;
    work(field.current);
    onTyped(field.current.value);
  };
  const [remove, up, down] = [deleteLines, moveLines('up'), moveLines('down')].map(act);
  const press = (event: KeyboardEvent) => {
    const isMove = event.altKey && !event.ctrlKey && !event.metaKey;
    const work = isMove && event.key === 'ArrowUp' ? up : isMove && event.key === 'ArrowDown' ? down : null;
    const isEnd = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!work && !isEnd) return;
    event.preventDefault();
    (work ?? finish)();
  };
  /** The field keeps its cursor, and a phone its keyboard. */
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  return (
    <section aria-label={t`Preview`} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div
        role="toolbar"
        aria-label={t`Lines`}
        onMouseDown={keepFocus}
        className="sticky top-14 z-10 -mx-4 flex items-center gap-x-1 border-b border-line bg-paper px-4 py-1 sm:top-16 sm:mx-0 sm:px-0 [@media(max-height:32rem)]:static"
      >
        <IconButton label={t`Delete the Line`} icon={<Trash2 aria-hidden />} onClick={remove} />
        <IconButton label={t`Move the Line Up`} icon={<ArrowUp aria-hidden />} onClick={up} />
        <IconButton label={t`Move the Line Down`} icon={<ArrowDown aria-hidden />} onClick={down} />
        <p role="status" className="min-w-0 grow px-2 text-sm text-muted tabular-nums">
          {room !== null && room < count ? roomText(count, room) : countText(count)}
        </p>
        <Button look="primary" onClick={finish}>{t`Show as Rows`}</Button>
      </div>
      <p id={id} className="text-sm text-muted">
        {t`Each line is one item, and a line that ends with “:” is a category. Delete lines, change them, move them, add some. “${mark}” stands for a link; pictures and notes stay with their line.`}
      </p>
      <textarea
        ref={(area) => {
          field.current = area;
          if (area && !isPlaced.current) area.setSelectionRange(0, 0); // else the page is at its end
          isPlaced.current = true;
        }}
        aria-label={t`The list as text`}
        aria-describedby={id}
        value={text}
        rows={before.length + 2}
        spellCheck={false}
        onChange={(event) => onTyped(event.target.value)}
        onKeyDown={press}
        className={`field-sizing-content min-h-[50dvh] scroll-mt-32 py-2.5 leading-7 [unicode-bidi:plaintext] ${CONTROL}`}
      />
    </section>
  );
}

function countText(count: number): string {
  return plural(count, { one: '# item', other: '# items' });
}

function roomText(count: number, room: number): string {
  return plural(count, { one: `# item, room for ${room}`, other: `# items, room for ${room}` });
}
