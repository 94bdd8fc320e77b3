import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { session, useSession } from '../session/session.ts';
import { offerToDiscard } from './discarded-drafts.ts';
import { areDraftsDeletedSince, type Draft, restoreDraft, storeDraft } from './drafts.ts';

interface KeptDraft {
  part?: string;
  keep: () => Draft;
  restore: (draft: Draft) => boolean;
  /** Takes out again what was restored. */
  discard: () => void;
}

/**
 * Nothing typed is lost, however its form is left: it is there again when the same person opens the form again.
 * Gives what ends that: it is saved by now, or given up.
 */
export function useKeptDraft({ part = '', ...handlers }: KeptDraft): () => void {
  const { pathname } = useLocation();
  const { account } = useSession();
  const [{ owner, address, openedAt }] = useState(() => ({
    owner: account?.id ?? 'guest',
    address: `${pathname} ${part}`.trim(),
    openedAt: Date.now(),
  }));
  const latest = useRef(handlers);
  const forgotten = useRef('');
  useEffect(() => {
    latest.current = handlers;
  });
  const [forget] = useState(() => () => {
    forgotten.current = JSON.stringify(latest.current.keep()); // what is typed after it is kept again
    void restoreDraft(owner, address);
  });
  useEffect(() => {
    const draft = restoreDraft(owner, address);
    if (Object.keys(draft.typed).length === 0 || !latest.current.restore(draft)) return;
    offerToDiscard(() => {
      latest.current.discard();
      forget();
    });
  }, [owner, address, forget]);
  useEffect(() => {
    const keep = () => {
      const draft = latest.current.keep();
      if (mayKeepFor(owner, openedAt) && JSON.stringify(draft) !== forgotten.current) storeDraft(owner, address, draft);
    };
    const takeBack = () => void restoreDraft(owner, address);
    window.addEventListener('pagehide', keep);
    window.addEventListener('pageshow', takeBack);
    return () => {
      window.removeEventListener('pagehide', keep);
      window.removeEventListener('pageshow', takeBack);
      keep();
    };
  }, [owner, address, openedAt]);
  return forget;
}

/** Not where somebody signed out, in any tab, or somebody else is here by now. */
function mayKeepFor(owner: string, openedAt: number): boolean {
  if (owner === 'guest') return true;
  const { status, account, leaveTo } = session.getState();
  if (areDraftsDeletedSince(openedAt) || (status === 'signedOut' && leaveTo === '/')) return false;
  return !account || account.id === owner;
}
