import { t } from '@lingui/core/macro';
import { Undo2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { VisuallyHidden } from '../../../base/design/VisuallyHidden.tsx';
import { keepLoading } from '../../../base/network/failed-loads.ts';
import { FailedLoadNote } from '../../../base/page/FailedLoadNote.tsx';
import { useStore } from '../../../base/state/store.ts';
import type { ListedItem } from '../adding/already-listed.ts';
import { QuickAdd } from '../adding/QuickAdd.tsx';
import { useTickSentence, useUndoableTick } from '../cache/undoable-tick.ts';
import { scanSheet } from '../scanning/scan-sheet.ts';

const ScanDialog = lazy(async () => ({
  default: (await keepLoading(() => import('./ScanDialog.tsx'))).ScanDialog,
}));

interface ShoppingDockProps {
  listId: string;
  items: readonly ListedItem[];
  takesFocus: boolean;
}

/**
 * Adds items, and takes the latest tick back. It stands at the bottom of a phone, near the thumb, and on top of the
 * sheet elsewhere; the way back takes room from the field and from no row.
 */
export function ShoppingDock({ listId, items, takesFocus }: ShoppingDockProps) {
  const tick = useUndoableTick(listId);
  const sentence = useTickSentence(listId);
  const isScanning = useStore(scanSheet) === listId;
  useEffect(() => () => scanSheet.set(null), []);
  const takenBack = useRef<string | null>(null);
  useEffect(() => {
    if (tick || !takenBack.current) return;
    const ticked = document.querySelector<HTMLElement>(`[data-item="${takenBack.current}"] [data-tick]`);
    takenBack.current = null;
    if (document.activeElement === document.body) ticked?.focus({ preventScroll: true }); // the button has gone
  }, [tick]);
  return (
    <div
      data-dock=""
      className="z-10 flex items-start gap-2 bg-paper py-2 max-sm:pt-1.5 max-sm:sticky max-sm:bottom-0 max-sm:order-last max-sm:-mx-4 max-sm:mt-auto max-sm:border-t max-sm:border-line max-sm:px-3 max-sm:pb-[max(0.375rem,env(safe-area-inset-bottom))] sm:pt-0 print:hidden"
    >
      <div className="min-w-0 grow">
        <QuickAdd
          listId={listId}
          kind="SHOPPING"
          items={items}
          takesFocus={takesFocus}
          onScan={() => scanSheet.set(listId)}
        />
      </div>
      {tick && (
        <button
          type="button"
          aria-label={undoTextOf(tick.title)}
          onClick={() => {
            takenBack.current = tick.itemId;
            tick.undo();
          }}
          className="flex h-11 max-w-36 shrink-0 animate-fade items-center gap-2 rounded-control bg-ink px-3 text-start text-paper"
        >
          <Undo2 aria-hidden className="size-4.5 shrink-0" />
          <span className="grid min-w-0 leading-tight">
            <span className="text-sm font-semibold">{t`Undo`}</span>
            <span dir="auto" className="truncate text-xs opacity-80">
              {tick.title}
            </span>
          </span>
        </button>
      )}
      <VisuallyHidden live>{sentence}</VisuallyHidden>
      {isScanning && (
        <Suspense fallback={<FailedLoadNote />}>
          <ScanDialog listId={listId} items={items} onClose={() => scanSheet.set(null)} />
        </Suspense>
      )}
    </div>
  );
}

function undoTextOf(title: string): string {
  return t`Undo: ${title}`;
}
