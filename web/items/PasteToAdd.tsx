import { useEffect, useRef } from 'react';
import { toast } from 'sonner';
import { linksIn } from '../products/links.ts';
import { useQuickAdd } from './useQuickAdd.ts';
import { WaitingItems } from './WaitingItems.tsx';

/** In characters: beyond it, it is no handful of links. */
const LONGEST_PASTE = 200_000;

const TAKES_TEXT = 'input, textarea, select, [contenteditable]';
const IN_DIALOG = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Adds links that are pasted anywhere on a list's page, while no field has the focus. */
export function PasteToAdd({ listId }: { listId: string }) {
  const { add, ...quickAdd } = useQuickAdd(listId);
  const latest = useRef(add);
  useEffect(() => {
    latest.current = add;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.defaultPrevented || target?.closest(TAKES_TEXT) || document.querySelector(IN_DIALOG)) return;
      const text = event.clipboardData?.getData('text/plain').slice(0, LONGEST_PASTE) ?? '';
      const links = linksIn(text);
      if (links.length === 0) return;
      event.preventDefault();
      const problem = latest.current(links.map((link) => ({ name: '', size: '', amount: 1, link })));
      if (problem) toast.error(problem);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  const isEmpty = quickAdd.pending.length + quickAdd.unread.length === 0;
  return (
    <div className={isEmpty ? 'contents' : 'sticky top-18 z-20 grid gap-2 print:hidden'}>
      <WaitingItems listId={listId} {...quickAdd} />
    </div>
  );
}
