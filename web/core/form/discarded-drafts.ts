import { t } from '@lingui/core/macro';
import { isSmall } from '../../base/design/small-screen.ts';
import { toast } from '../../base/page/toast.ts';

const SHOWN_MS = 12_000;

const offered = new Set<() => void>();

/** Several forms of a screen say it once. Gives what takes the offer back, for a form that is left. */
export function offerToDiscard(discard: () => void): () => void {
  offered.add(discard);
  const end = () => offered.clear();
  toast(t`We’ve kept what you typed.`, {
    id: 'draft',
    duration: SHOWN_MS,
    position: isSmall() ? 'top-center' : undefined, // where it covers no button of the form
    onAutoClose: end,
    onDismiss: end,
    action: {
      label: t`Discard`,
      onClick() {
        for (const one of offered) one();
        end();
      },
    },
  });
  return () => void offered.delete(discard);
}
