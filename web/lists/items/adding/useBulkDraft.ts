import { t } from '@lingui/core/macro';
import { type RefObject, useEffect, useRef } from 'react';
import { toast } from '../../../base/page/toast.ts';
import { restoreDraft, storeDraft } from '../../../core/form/drafts.ts';
import { useInterruption } from '../../../core/form/useInterruption.ts';
import { useSession } from '../../../core/session/session.ts';
import type { BulkRow } from './bulk-rows.ts';

interface BulkDraftOptions {
  /** Whether the dialog in which the rows are typed is open. */
  isOpen: boolean;
  /** Called when rows are back that a reload took away while the dialog was open. */
  onRestored: () => void;
}

/** The rows typed into Bulk Add of a list: they wait while its dialog is closed, and are there again after a reload. */
export function useBulkDraft(listId: string, { isOpen, onRestored }: BulkDraftOptions): RefObject<BulkRow[]> {
  const rows = useRef<BulkRow[]>([]);
  const { account } = useSession();
  const owner = account?.id ?? 'guest';
  const address = `/lists/${listId} bulk add`;
  const restored = useRef(onRestored);

  useEffect(() => {
    const { typed } = restoreDraft(owner, address);
    if (!Array.isArray(typed.rows)) return;
    rows.current = typed.rows;
    if (!typed.isOpen) return;
    restored.current();
    toast(t`We’ve kept what you typed.`);
  }, [owner, address]);

  useInterruption({
    owner,
    keep() {
      const typed = rows.current.filter(({ name, size }) => name.trim() || size.trim());
      storeDraft(owner, address, typed.length > 0 ? { typed: { rows: typed, isOpen }, base: {} } : NOTHING);
    },
    forget: () => void restoreDraft(owner, address),
  });
  return rows;
}

const NOTHING = { typed: {}, base: {} };
