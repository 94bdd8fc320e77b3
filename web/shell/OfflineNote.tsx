import { CloudOff } from 'lucide-react';
import { useConnection } from './useConnection.ts';

/** Quiet, and late enough that a hiccup shows nothing. What was missed is caught up without anybody doing anything. */
export function OfflineNote() {
  const isAway = useConnection() === 'reconnecting';
  return (
    <div role="status" className="sticky top-16 z-20 grid justify-items-center">
      {isAway && (
        <p className="absolute top-2 flex animate-late items-center gap-2 rounded-full border border-line bg-card px-4 py-2 text-sm font-semibold text-ink shadow-card">
          <CloudOff aria-hidden className="size-4 text-muted" />
          Reconnecting…
        </p>
      )}
    </div>
  );
}
