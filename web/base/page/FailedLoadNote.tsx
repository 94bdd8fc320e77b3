import { t } from '@lingui/core/macro';
import { CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../design/Button.tsx';
import { networkProblemText, offlineProblemText } from '../network/connection-problems.ts';
import { retryFailedLoads, useFailedLoads } from '../network/failed-loads.ts';
import { sitePath } from '../routing/site-path.ts';
import { mayReload } from '../state/reload-limit.ts';

const RELOADED_AT = 'kindlist_reloaded_at';
const RELOAD_AT_MOST_EVERY_MS = 60_000;

interface FailedLoadNoteProps {
  to?: string;
}

/** Lies over the bar at the top, where it covers nothing that is read. Goes when the code is there. */
export function FailedLoadNote({ to }: FailedLoadNoteProps) {
  const failed = useFailedLoads();
  const isOutdated = failed?.isOutdated === true;
  useEffect(() => {
    if (isOutdated && mayReload(RELOADED_AT, RELOAD_AT_MOST_EVERY_MS)) reload(to);
  }, [isOutdated, to]);
  if (!failed) return null;
  return (
    <div className="pointer-events-none fixed inset-x-2 top-1 z-40 grid justify-items-center print:hidden">
      <div
        key={failed.failures}
        role="alert"
        className="pointer-events-auto flex max-w-full animate-drop items-center gap-x-3 rounded-card border border-line bg-card py-1 pe-1 ps-3 text-sm leading-tight font-semibold text-ink shadow-card sm:gap-x-4 sm:py-1.5 sm:ps-4 sm:text-base"
      >
        <p className="flex min-w-0 grow items-center gap-3">
          <CloudOff aria-hidden className="size-5 shrink-0 text-muted" />
          <span>{navigator.onLine ? networkProblemText() : offlineProblemText()}</span>
        </p>
        <Button onClick={() => (isOutdated ? reload(to) : retryFailedLoads())}>{t`Try Again`}</Button>
      </div>
    </div>
  );
}

function reload(to: string | undefined): void {
  if (to) window.location.assign(sitePath + to);
  else window.location.reload();
}
