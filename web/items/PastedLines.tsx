import { type ClipboardEvent, type ReactNode, useRef, useState } from 'react';
import type { Kind } from '../design/kinds.ts';
import { Notice } from '../design/Notice.tsx';
import { TextLink } from '../page/TextLink.tsx';
import { linksIn } from '../products/links.ts';
import type { BulkLine } from './bulk-line.ts';
import { parseBulkLines } from './bulk-lines.ts';
import { PastedPreview } from './PastedPreview.tsx';
import { useQuickAdd } from './useQuickAdd.ts';
import { WaitingItems } from './WaitingItems.tsx';

/** The fields for what an item is called or where it is, each of one line. */
const FIELDS = ['title', 'primaryUrl'];

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
    const pasted = severalLines(event.clipboardData.getData('text/plain'), kind);
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
      {lines.length > 0 && <PastedPreview lines={lines} onAdd={addAll} onCancel={close} />}
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
