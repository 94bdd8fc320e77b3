import { type ClipboardEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../design/Button.tsx';
import type { Kind } from '../design/kinds.ts';
import { moneyText } from '../design/Money.tsx';
import { Notice } from '../design/Notice.tsx';
import { TextLink } from '../page/TextLink.tsx';
import { linksIn, siteOf } from '../products/links.ts';
import { type BulkLine, parseBulkLines } from './bulk-lines.ts';
import { MOST_ROWS } from './bulk-rows.ts';
import { useQuickAdd } from './useQuickAdd.ts';
import { WaitingItems } from './WaitingItems.tsx';

/** The fields for what an item is called or where it is, each of one line. */
const FIELDS = ['title', 'primaryUrl'];

/** In characters: beyond it, it is no handful of items. */
const LONGEST_PASTE = 200_000;

interface PastedLinesProps {
  listId: string;
  kind: Kind;
  children: ReactNode;
}

/** Around the form of one item: offers to add each line of a text that is pasted where a single one fits. */
export function PastedLines({ listId, kind, children }: PastedLinesProps) {
  const { add, giveUp, ...quickAdd } = useQuickAdd(listId);
  const [lines, setLines] = useState<readonly BulkLine[]>([]);
  const [problem, setProblem] = useState<string>();
  const [sentCount, setSentCount] = useState(0);
  const field = useRef<HTMLInputElement>(null);

  const paste = (event: ClipboardEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || !FIELDS.includes(target.name)) return;
    const pasted = severalLines(event.clipboardData.getData('text/plain').slice(0, LONGEST_PASTE), kind);
    if (!pasted) return;
    event.preventDefault();
    field.current = target;
    setLines(pasted);
    setProblem(undefined);
  };
  const close = () => {
    setLines([]);
    setProblem(undefined);
    field.current?.focus();
  };
  const addAll = () => {
    const wrong = add(lines);
    setProblem(wrong);
    if (wrong) return;
    setSentCount(lines.length);
    close();
  };
  const isAllThere = sentCount > 0 && quickAdd.pending.length === 0;
  return (
    <div className="contents" onPaste={paste}>
      {lines.length > 0 && (
        <Notice
          takesFocus={lines}
          action={
            <div className="flex flex-wrap gap-2">
              <Button onClick={close}>Cancel</Button>
              <Button look="primary" onClick={addAll}>
                {lines.length === 1 ? 'Add 1 Item' : `Add ${lines.length} Items`}
              </Button>
            </div>
          }
        >
          <p>Add each line as an item of its own?</p>
          <ul aria-label="Pasted lines" className="max-h-60 overflow-y-auto font-normal">
            {lines.slice(0, MOST_ROWS).map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they stay as they were pasted, and may be alike
              <li key={index} className="wrap-anywhere">
                {line.category && line.category !== lines[index - 1]?.category && (
                  <h2 className="pt-2 font-sans text-base font-semibold">{line.category}</h2>
                )}
                {inWords(line)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {problem && <Notice tone="problem">{problem}</Notice>}
      <WaitingItems
        listId={listId}
        {...quickAdd}
        giveUp={(item) => {
          setSentCount((count) => count - 1);
          giveUp(item);
        }}
      />
      {isAllThere && lines.length === 0 && (
        <Notice tone="success" action={<TextLink to={`/lists/${listId}`}>See the list</TextLink>}>
          {sentCount === 1 ? '1 item is on the list.' : `${sentCount} items are on the list.`}
        </Notice>
      )}
      {children}
    </div>
  );
}

/** Null for what is one item: a single line, or a link with its name beside it, as apps share them. */
function severalLines(text: string, kind: Kind): BulkLine[] | null {
  const lines = parseBulkLines(text, kind);
  const isNamedLink = lines.length === 2 && linksIn(text).length === 1;
  const isSeveral = lines.length > 1 || lines[0]?.category !== undefined;
  return isSeveral && !isNamedLink ? lines : null;
}

function inWords({ name, size, amount, link, price }: BulkLine): string {
  const what = name || (link ? siteOf(link) : '');
  const cost = price && `${moneyText(price.price, price.currency)}${amount > 1 ? ' each' : ''}`;
  return [`${amount > 1 ? `${amount} × ` : ''}${what}`, size, cost].filter(Boolean).join(', ');
}
