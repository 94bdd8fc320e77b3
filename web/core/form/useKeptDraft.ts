import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { toast } from '../../base/page/toast.ts';
import { useSession } from '../session/session.ts';
import { type Draft, restoreDraft, storeDraft } from './drafts.ts';
import { useInterruption } from './useInterruption.ts';

interface KeptDraft {
  part?: string;
  keep: () => Draft;
  restore: (draft: Draft) => boolean;
}

/** Several forms of a screen say it once. */
const NOTE = { id: 'draft' };

/**
 * A reload, the browser's way back or the end of the session took it away. Once, in the same tab, for the same
 * person.
 */
export function useKeptDraft({ part = '', ...handlers }: KeptDraft): void {
  const { pathname } = useLocation();
  const { account } = useSession();
  const [{ owner, address }] = useState({ owner: account?.id ?? 'guest', address: `${pathname} ${part}`.trim() });
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const draft = restoreDraft(owner, address);
    if (Object.keys(draft.typed).length > 0 && latest.current.restore(draft))
      toast(t`We’ve kept what you typed.`, NOTE);
  }, [owner, address]);
  useInterruption({
    owner,
    keep: () => storeDraft(owner, address, handlers.keep()),
    forget: () => void restoreDraft(owner, address),
  });
}
