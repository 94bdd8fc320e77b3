import { CloudOff } from 'lucide-react';
import { Badge } from '../../base/design/Badge.tsx';
import { isPending, useHeldUp, useLocalChanges } from './local-changes.ts';

/** On an item with changes that wait for a connection. So late that a short interruption shows nothing. */
export function PendingMark({ itemId, isIcon = false }: { itemId: string; isIcon?: boolean }) {
  const changes = useLocalChanges();
  const isHeldUp = useHeldUp();
  if (!isHeldUp || !changes.some((change) => change.itemId === itemId && isPending(change))) return null;
  if (isIcon) {
    return (
      <span title="Waiting for connection" className="animate-later text-shopping-ink">
        <CloudOff aria-hidden className="size-4.5" />
        <span className="sr-only">Waiting for connection</span>
      </span>
    );
  }
  return (
    <p className="animate-later">
      <Badge tone="warm" icon={<CloudOff aria-hidden />}>
        Waiting<span className="max-sm:sr-only"> for connection</span>
      </Badge>
    </p>
  );
}
