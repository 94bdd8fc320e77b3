import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { IconButton } from '../../../base/design/IconButton.tsx';
import { endHint, useIsHintOver } from './row-hint.ts';

/** Explains rows without a button for their menu. It stands below them, so that it takes room from none. */
export function RowHint() {
  if (useIsHintOver()) return null;
  return (
    <div className="hidden items-center justify-between gap-2 py-1 pe-1 ps-4 text-muted print:hidden [@media(hover:none)]:flex">
      <p className="min-w-0">{t`Hold a row to change it.`}</p>
      <IconButton label={t`Got it`} icon={<X aria-hidden />} onClick={endHint} />
    </div>
  );
}
