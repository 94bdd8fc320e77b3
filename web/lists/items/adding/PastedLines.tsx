import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { type ClipboardEvent, type ReactNode, useRef, useState } from 'react';
import type { Line } from '#rules/shops/lines/line';
import { linksIn } from '#rules/shops/lines/links';
import { isSeveral, type PastedText } from '#rules/shops/lines/pasted/read-text';
import { readCopied } from '#rules/shops/lines/pasted/rich-text';
import type { Kind } from '../../../base/design/kinds.ts';
import { Notice } from '../../../base/design/Notice.tsx';
import { TextLink } from '../../../base/page/TextLink.tsx';
import { onTheListText } from '../cache/several-texts.ts';
import { copiedWords } from '../fields/copied-words.ts';
import { listCurrency } from '../fields/list-currency.ts';
import { readingWays } from '../fields/reading-ways.ts';
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
  const { add, ...quickAdd } = useQuickAdd(listId, kind, { tellsIngredients: false });
  const [pasted, setPasted] = useState<PastedText>();
  const { cache } = useApolloClient();
  const [problem, setProblem] = useState<string>();
  const [countBefore, setCountBefore] = useState(0);
  const field = useRef<HTMLInputElement>(null);

  const paste = (event: ClipboardEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || !FIELDS.includes(target.name)) return;
    const copied = copiedWords(event.clipboardData);
    const read = readCopied(copied, readingWays(kind, listCurrency(cache, listId)));
    const isNamedLink = read.written === 2 && linksIn(copied.plain).length === 1; // as apps share them
    if (!isSeveral(read) || isNamedLink) return;
    event.preventDefault();
    field.current = target;
    setPasted(read);
    setProblem(undefined);
  };
  const close = () => {
    setPasted(undefined);
    setProblem(undefined);
    field.current?.focus();
  };
  const addAll = (lines: readonly Line[]) => {
    const wrong = add(lines);
    setProblem(wrong);
    if (wrong) return;
    setCountBefore(quickAdd.arrivedCount);
    close();
  };
  const count = quickAdd.isUnderWay ? 0 : quickAdd.arrivedCount - countBefore;
  return (
    <div className="contents" onPaste={paste}>
      {pasted && <PastedPreview listId={listId} pasted={pasted} onAdd={addAll} onCancel={close} />}
      {problem && <Notice tone="problem">{problem}</Notice>}
      <WaitingItems listId={listId} {...quickAdd} onEnd={() => field.current?.focus()} />
      {count > 0 && !pasted && (
        <Notice tone="success" action={<TextLink to={`/lists/${listId}`}>{t`See the list`}</TextLink>}>
          {onTheListText(count)}
        </Notice>
      )}
      {children}
    </div>
  );
}
