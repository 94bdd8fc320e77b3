import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CloudOff } from 'lucide-react';
import { Badge } from '../../base/design/Badge.tsx';
import type { Change } from './change.ts';
import { isPending, useHeldUp, useLocalChanges } from './local-changes.ts';

/** So late that a short interruption shows nothing. */
export function PendingMark({ itemId, isIcon = false }: { itemId: string; isIcon?: boolean }) {
  const changes = useLocalChanges();
  const isHeldUp = useHeldUp();
  const isAbout = (change: Change) => change.itemId === itemId || change.temporaryIds?.includes(itemId);
  if (!isHeldUp || !changes.some((change) => isAbout(change) && isPending(change))) return null;
  if (isIcon) {
    return (
      <span title={t`Waiting for connection`} className="animate-later text-shopping-ink">
        <CloudOff aria-hidden className="size-4.5" />
        <span className="sr-only">{t`Waiting for connection`}</span>
      </span>
    );
  }
  return (
    <p className="animate-later">
      <Badge tone="warm" icon={<CloudOff aria-hidden />}>
        <Trans comment="On an item. Phones show only what stands before the element.">
          Waiting<span className="max-sm:sr-only"> for connection</span>
        </Trans>
      </Badge>
    </p>
  );
}
