import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { session, useSession } from '../session/session.ts';
import { offerToDiscard } from './discarded-drafts.ts';
import { areDraftsDeletedSince, type Draft, restoreDraft, storeDraft } from './drafts.ts';

/** By choice, here or on another device. */
const SIGNED_OUT_TO: readonly string[] = ['/', '/signin?ended=true'];
/** Forms that show a restored draft, by whose and where, with what takes it out again unless it was changed since. */
const restored = new Map<string, { form: object; discard: () => void }>();

interface KeptDraft {
  part?: string;
  keep: () => Draft;
  restore: (draft: Draft) => boolean;
  /** Takes out again what was restored. */
  discard: () => void;
  /** A text in plain sight needs no word about it. */
  isInSight?: boolean;
  /** Whether restoring it opens the sheet that it was typed into. */
  opensSheet?: boolean;
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
    const again = restored.get(`${owner} ${address}`);
    if (again?.form !== latest) again?.discard(); // it was left and opened again before its answer came
  });
  useEffect(() => {
    const draft = restoreDraft(owner, address);
    if (Object.keys(draft.typed).length === 0 || !latest.current.restore(draft)) return;
    const key = `${owner} ${address}`;
    const asRestored = JSON.stringify(latest.current.keep().typed);
    const shown = {
      form: latest,
      discard() {
        if (JSON.stringify(latest.current.keep().typed) === asRestored) latest.current.discard();
      },
    };
    const takeBackOffer = latest.current.isInSight
      ? undefined
      : offerToDiscard(() => {
          restored.delete(key);
          latest.current.discard();
          void restoreDraft(owner, address);
        }, latest.current.opensSheet);
    restored.set(key, shown);
    return () => {
      if (restored.get(key) === shown) restored.delete(key);
      takeBackOffer?.();
    };
  }, [owner, address]);
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
  if (areDraftsDeletedSince(openedAt) || (status === 'signedOut' && SIGNED_OUT_TO.includes(leaveTo))) return false;
  return !account || account.id === owner;
}
