import { t } from '@lingui/core/macro';
import { Archive } from 'lucide-react';
import { Link } from 'react-router-dom';

/** At the end of My Lists: the way to past lists. How many there are is said where all are known. */
export function PastListsLine({ count }: { count: number | null }) {
  return (
    <p>
      <Link
        to="/dashboard?past"
        className="inline-flex min-h-11 items-center gap-2 text-muted hover:text-ink hover:underline"
      >
        <Archive aria-hidden className="size-4.5" />
        {count === null ? t`Past lists` : t`Past lists (${count})`}
      </Link>
    </p>
  );
}
