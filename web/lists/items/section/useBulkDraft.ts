import { type RefObject, useRef } from 'react';
import { useKeptDraft } from '../../../core/form/useKeptDraft.ts';
import type { BulkRow } from '../adding/bulk-rows.ts';

interface BulkDraftOptions {
  /** Whether the dialog in which the rows are typed is open. */
  isOpen: boolean;
  /** Called when rows are back that a reload took away while the dialog was open. */
  onRestored: () => void;
  onDiscarded: () => void;
}

/** The rows typed into Bulk Add of a list: they wait while its dialog is closed, and are there again after a reload. */
export function useBulkDraft({ isOpen, onRestored, onDiscarded }: BulkDraftOptions): RefObject<BulkRow[]> {
  const rows = useRef<BulkRow[]>([]);
  useKeptDraft({
    part: 'bulk add',
    opensSheet: true,
    keep() {
      const typed = rows.current.filter(({ name, size }) => name.trim() || size.trim());
      return { typed: typed.length > 0 ? { rows: typed, isOpen } : {}, base: {} };
    },
    restore({ typed }) {
      if (!Array.isArray(typed.rows)) return false;
      rows.current = typed.rows;
      if (typed.isOpen) onRestored();
      return typed.isOpen === true;
    },
    discard() {
      rows.current = [];
      onDiscarded();
    },
  });
  return rows;
}
