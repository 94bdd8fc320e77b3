import { t } from '@lingui/core/macro';
import { Gift, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '../../base/design/IconButton.tsx';

const KEY = 'kindlist_after_the_day';

/** In characters: the latest lists at which it was put away. */
const MOST_KEPT = 2_000;

interface AfterTheDayProps {
  listId: string;
  eventDate: string;
}

/** Two weeks after the day: what its owner may want to do now, until they put the line away on this device. */
export function AfterTheDay({ listId, eventDate }: AfterTheDayProps) {
  const about = `${listId} ${eventDate}`;
  const [isAway, setAway] = useState(() => kept().includes(about));
  if (isAway) return null;
  const putAway = () => {
    setAway(true);
    try {
      localStorage.setItem(KEY, `${about}\n${kept()}`.slice(0, MOST_KEPT));
    } catch {
      // Without storage it stays away as long as the page is open.
    }
  };
  return (
    <div className="flex items-center gap-2.5 text-muted print:hidden">
      <Gift aria-hidden className="size-5 shrink-0 text-wishlist-ink" />
      <p className="min-w-0 grow wrap-anywhere">
        {t`The day was a while ago. Did everything come?`}{' '}
        <Link
          to={`/lists/${listId}?thanks`}
          className="inline-flex min-h-11 items-center font-semibold text-brand underline decoration-1 underline-offset-3 hover:decoration-2"
        >
          {t`Tick it, and say thank you`}
        </Link>
      </p>
      <IconButton label={t`Don’t ask again`} icon={<X aria-hidden />} onClick={putAway} />
    </div>
  );
}

function kept(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
