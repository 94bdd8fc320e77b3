import { useApolloClient } from '@apollo/client/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Kind } from '../../../base/design/kinds.ts';
import { keepLoading } from '../../../base/network/failed-loads.ts';
import { PartToCome } from '../../../base/page/PartToCome.tsx';
import type { QuickItem } from './quick-item.ts';
import { additionsOf } from './waiting-additions.ts';

const PastedLinks = lazy(async () => ({
  default: (await keepLoading(() => import('./PastedLinks.tsx'))).PastedLinks,
}));

/** In characters: beyond it, it is no handful of links. */
const LONGEST_PASTE = 200_000;

const TAKES_TEXT = 'input, textarea, select, [contenteditable]';
const IN_DIALOG = '[role="dialog"], [role="alertdialog"], [role="menu"]';
const LINK_START = /https?:\/\//i;

/**
 * Adds links that are pasted anywhere on a list's page, while no field has the focus. It listens as soon as the list is
 * there, so that no paste is lost; the code that reads and adds is fetched with the first. Links that were unfinished
 * when the page was left go on.
 */
export function PasteToAdd({ listId, kind }: { listId: string; kind: Kind }) {
  const client = useApolloClient();
  const [pastes, setPastes] = useState<readonly string[]>([]);
  const [restored, setRestored] = useState<readonly QuickItem[]>();
  useEffect(() => {
    let isWanted = true;
    void additionsOf(client)
      .of(listId)
      .then((items) => isWanted && setRestored(items));
    return () => {
      isWanted = false;
    };
  }, [client, listId]);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.defaultPrevented || target?.closest(TAKES_TEXT) || document.querySelector(IN_DIALOG)) return;
      const text = event.clipboardData?.getData('text/plain').slice(0, LONGEST_PASTE) ?? '';
      if (!LINK_START.test(text)) return;
      event.preventDefault();
      setPastes((before) => [...before, text]);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  if (!restored || pastes.length + restored.length === 0) return null;
  return (
    <Suspense
      fallback={
        <div className="max-h-11.5 overflow-hidden rounded-control has-[button]:max-h-none">
          <PartToCome rows={1} />
        </div>
      }
    >
      <PastedLinks listId={listId} kind={kind} pastes={pastes} restored={restored} />
    </Suspense>
  );
}
