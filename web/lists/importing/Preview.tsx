import { plural } from '@lingui/core/macro';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '../../base/design/Button.tsx';
import { PreviewCards } from './PreviewCards.tsx';
import { PreviewTable } from './PreviewTable.tsx';
import type { PreviewRow } from './preview-row.ts';
import { useSmallScreen } from './useSmallScreen.ts';

/** So many rows are drawn at first, and more on request. */
const ROWS_AT_ONCE = 100;

interface PreviewProps extends ComponentProps<typeof PreviewCards> {
  /** Said above the rows. */
  notes: ReactNode;
}

/** Shows the rows of a file as what they become: as cards on a phone, else in a table. */
export function Preview({ rows, currency, notes, ...props }: PreviewProps) {
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  const isSmall = useSmallScreen();
  const own = rows.filter(({ aside }) => aside === null);
  const isBrought = ({ aside: reason }: PreviewRow) => reason === 'BROUGHT';
  const others = rows.filter((row) => row.aside !== null);
  const aside = [...others.filter(isBrought), ...others.filter((row) => !isBrought(row))];
  const rest = own.length - shown;
  const some = [...own.slice(0, shown), ...aside];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {isSmall ? (
        <>
          {notes}
          <PreviewCards rows={some} currency={currency} {...props} />
        </>
      ) : (
        <>
          <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
            <div>{notes}</div>
            {currency}
          </div>
          <PreviewTable rows={some} {...props} />
        </>
      )}
      {rest > 0 && (
        <div>
          <Button look="plain" onClick={() => setShown(shown + ROWS_AT_ONCE)}>
            {plural(rest, { one: 'Show # more row', other: 'Show more (# left)' })}
          </Button>
        </div>
      )}
    </div>
  );
}
