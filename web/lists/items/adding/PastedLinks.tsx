import { useEffect, useRef } from 'react';
import { linksIn } from '#rules/shops/lines/links';
import type { Kind } from '../../../base/design/kinds.ts';
import { toast } from '../../../base/page/toast.ts';
import type { QuickItem } from './quick-item.ts';
import { useQuickAdd } from './useQuickAdd.ts';
import { WaitingItems } from './WaitingItems.tsx';

interface PastedLinksProps {
  listId: string;
  kind: Kind;
  /** All texts that were pasted so far, the latest last. */
  pastes: readonly string[];
  /** Links that an earlier visit to the list has left unfinished. */
  restored: readonly QuickItem[];
}

/** Adds the links of each text once, and shows those that are on their way. */
export function PastedLinks({ listId, kind, pastes, restored }: PastedLinksProps) {
  const { add, ...quickAdd } = useQuickAdd(listId, kind, { restored });
  const taken = useRef(0);
  useEffect(() => {
    const fresh = pastes.slice(taken.current);
    taken.current = pastes.length;
    for (const text of fresh) {
      const links = linksIn(text);
      if (links.length === 0) continue;
      const problem = add(links.map((link) => ({ name: '', size: '', amount: 1, link })));
      if (problem) toast.error(problem);
    }
  }, [pastes, add]);
  const isEmpty = !quickAdd.isUnderWay && quickAdd.unread.length === 0;
  const isUnderWay = quickAdd.pending.some(({ failure }) => failure === undefined);
  return (
    <div className={isEmpty ? 'contents' : `grid gap-2 print:hidden ${isUnderWay ? 'sticky top-18 z-20' : ''}`}>
      <WaitingItems listId={listId} {...quickAdd} />
    </div>
  );
}
