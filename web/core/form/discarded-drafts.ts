import { t } from '@lingui/core/macro';
import { noteInSheet } from '../../base/design/dialogs/sheet-notes.ts';
import { isSmall } from '../../base/design/small-screen.ts';
import { toast } from '../../base/page/toast.ts';

const NOTE = 'draft';
const SHOWN_MS = 12_000;
/** Nobody is to press it for the loudest thing on the screen. */
const QUIET = {
  minHeight: '2.75rem',
  paddingInline: '0.75rem',
  background: 'transparent',
  color: 'var(--color-brand)',
  fontSize: '0.9375rem',
  fontWeight: 600,
};

const offered = new Set<() => void>();

/** Several forms of a screen say it once. Gives what takes the offer back, for a form that is left. */
export function offerToDiscard(discard: () => void, opensSheet = false): () => void {
  offered.add(discard);
  const end = () => offered.clear();
  const discardAll = () => {
    for (const one of offered) one();
    end();
    takeFromSheet?.();
  };
  const text = t`We’ve kept what you typed.`;
  const label = t`Discard`;
  const takeFromSheet = noteInSheet({ text, label, onPress: discardAll }, opensSheet);
  const takeBack = () => {
    if (!offered.delete(discard) || offered.size > 0) return;
    if (takeFromSheet) takeFromSheet();
    else void import('sonner').then(({ toast: notes }) => notes.dismiss(NOTE));
  };
  if (takeFromSheet) return takeBack;
  toast(text, {
    id: NOTE,
    duration: SHOWN_MS,
    position: isSmall() ? 'top-center' : undefined, // where it covers no button of the form
    actionButtonStyle: QUIET,
    onAutoClose: end,
    onDismiss: end,
    action: { label, onClick: discardAll },
  });
  return takeBack;
}
