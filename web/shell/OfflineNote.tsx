import { plural, t } from '@lingui/core/macro';
import { CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../base/design/Button.tsx';
import { lazyValue } from '../base/design/lazy-value.ts';
import { locale } from '../base/design/locale.ts';
import { useConnection } from '../base/network/connection.ts';
import { MOST_SECONDS_LATE } from '../base/network/polling-time.ts';
import { mustReload } from '../base/network/proxy-sign-in.ts';
import { useSockets } from '../base/network/sockets.ts';
import { useStore } from '../base/state/store.ts';
import { isAwaited, useHeldUp, useLocalChanges } from '../core/changes/local-changes.ts';
import { useSnapshotTime } from '../lists/offline/snapshot-time.ts';

const timeFormat = lazyValue(() => new Intl.DateTimeFormat(locale(), { timeStyle: 'short' }));
const dayAndTimeFormat = lazyValue(
  () => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }),
);

const READING_MS = 10_000;

/**
 * Quiet, and late enough that a hiccup shows nothing. What was missed is caught up without anybody doing anything. On a phone it
 * stands in the place of the site's name, where it covers neither what is read nor what the thumb is about to press.
 */
export function OfflineNote() {
  const isAway = useConnection() === 'reconnecting';
  const snapshotTime = useSnapshotTime();
  const isHeldUp = useHeldUp();
  const count = useLocalChanges().filter((change) => isHeldUp && isAwaited(change)).length;
  const isSlow = useIsSlowNews() && !isAway;
  const isToReload = useStore(mustReload);
  const onPhone = count > 0 ? 'max-sm:sr-only' : ''; // more lines would lie over the name of the list
  const isShown = isAway || count > 0 || isSlow || isToReload;
  return (
    <div
      role="status"
      className="pointer-events-none fixed z-30 grid justify-items-start max-sm:top-1 max-sm:end-28 max-sm:start-14 sm:inset-x-4 sm:bottom-4 print:hidden"
    >
      {isShown && (
        <div
          data-over-name
          className={`flex max-w-full items-center gap-2 rounded-2xl border border-line bg-card px-3 py-1.5 text-sm leading-tight font-semibold text-ink shadow-card sm:px-4 sm:py-2 ${isAway ? 'animate-late' : 'animate-later'}`}
        >
          <CloudOff aria-hidden className="size-4 shrink-0 text-muted" />
          <div className="flex flex-wrap gap-x-2">
            {isToReload && <p>{t`Please sign in again to go on.`}</p>}
            {isAway && !isToReload && (
              <p className={onPhone}>{navigator.onLine ? t`Reconnecting…` : t`You’re offline`}</p>
            )}
            {isSlow && (
              <p className="font-normal">{t`What others change takes up to ${MOST_SECONDS_LATE} seconds to show here.`}</p>
            )}
            {isAway && snapshotTime !== null && (
              <p className={`font-normal text-muted ${onPhone}`}>{asOfText(snapshotTime)}</p>
            )}
            {count > 0 && (
              <p>
                {plural(count, { one: '# change waiting for connection', other: '# changes waiting for connection' })}
              </p>
            )}
          </div>
          {isToReload && (
            <div className="pointer-events-auto">
              <Button onClick={() => window.location.reload()}>{t`Sign In`}</Button>
            </div>
          )}
        </div>
      )}
    </div>
  );
}

/** Once, for as long as it takes to read it: sockets do not get through here. */
function useIsSlowNews(): boolean {
  const isBlocked = useSockets() === 'blocked';
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    if (!isBlocked) return;
    const timer = setTimeout(() => setRead(true), READING_MS);
    return () => clearTimeout(timer);
  }, [isBlocked]);
  return isBlocked && !isRead;
}

function asOfText(snapshotTime: number): string {
  const isToday = new Date(snapshotTime).toDateString() === new Date().toDateString();
  const time = (isToday ? timeFormat : dayAndTimeFormat)().format(snapshotTime);
  return t({
    message: `As of ${time}`,
    comment: 'A time, or a day and a time: this is how old the list on the screen is',
  });
}
