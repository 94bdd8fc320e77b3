import { CloudOff } from 'lucide-react';
import { Badge } from '../design/Badge.tsx';
import { isPending, useLocalChanges } from './local-changes.ts';

/** On an item with changes that are not with the server yet. Late, so that nothing flashes while they are on their way. */
export function PendingMark({ itemId }: { itemId: string }) {
  const changes = useLocalChanges();
  if (!changes.some((change) => change.itemId === itemId && isPending(change))) return null;
  return (
    <p className="animate-late">
      <Badge tone="warm" icon={<CloudOff aria-hidden />}>
        Waiting<span className="max-sm:sr-only"> for connection</span>
      </Badge>
    </p>
  );
}
