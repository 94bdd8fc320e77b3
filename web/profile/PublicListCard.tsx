import type { FragmentType } from '@apollo/client';
import { CalendarDays } from 'lucide-react';
import { Link } from 'react-router-dom';
import { displayText } from '#rules/display-text';
import type { Cell } from '../design/grid-layouts.ts';
import { KindLabel, KindRibbon } from '../design/KindRibbon.tsx';
import { Day } from '../design/RelativeTime.tsx';
import { type PublicListCard_listFragment, usePublicListCard_listFragment } from './PublicListCard.generated.ts';

interface PublicListCardProps {
  list: FragmentType<PublicListCard_listFragment>;
  cell: Cell;
}

/** Leads to the list as everybody sees it who has its link. */
export function PublicListCard({ list, cell }: PublicListCardProps) {
  const { data, complete } = usePublicListCard_listFragment(list);
  if (!complete) return null;
  const { listType, eventType, eventDate, itemCount, shareToken } = data;
  const description = displayText(data.description);
  return (
    <li
      {...cell}
      className="relative flex min-w-0 flex-col rounded-card border border-line bg-card shadow-card transition-colors duration-150 hover:border-edge"
    >
      <KindRibbon kind={listType} />
      <div className="grid grow content-start gap-2 p-5">
        <div className="pr-12">
          <KindLabel kind={listType} />
        </div>
        <h3 className="pr-10 text-xl leading-snug wrap-anywhere">
          <Link to={`/shared/${shareToken}`} className="rounded-xs after:absolute after:inset-0 after:rounded-card">
            {displayText(data.name)}
          </Link>
        </h3>
        {description && <p className="line-clamp-2 text-muted wrap-anywhere">{description}</p>}
        {(eventType || eventDate) && (
          <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-muted">
            <CalendarDays aria-hidden className="size-4" />
            {eventType && <span className="wrap-anywhere">{displayText(eventType)}</span>}
            {eventDate && (
              <span className="font-semibold text-ink">
                <Day date={eventDate} />
              </span>
            )}
          </p>
        )}
      </div>
      <p className="border-t border-line px-5 py-3 text-sm font-semibold">
        {itemCount === 1 ? '1 item' : `${itemCount} items`}
      </p>
    </li>
  );
}
