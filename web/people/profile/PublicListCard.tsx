import type { FragmentType } from '@apollo/client';
import { plural } from '@lingui/core/macro';
import { CalendarDays } from 'lucide-react';
import { Link } from 'react-router-dom';
import { displayText } from '#rules/base/text/display-text';
import type { Cell } from '../../base/design/grid/grid-layouts.ts';
import { KindLabel, KindRibbon } from '../../base/design/KindRibbon.tsx';
import { Day } from '../../base/design/RelativeTime.tsx';
import { ListPictures } from '../../base/page/ListPictures.tsx';
import { ForPerson } from '../../lists/persons/ForPerson.tsx';
import { type PublicListCard_listFragment, usePublicListCard_listFragment } from './PublicListCard.generated.ts';

interface PublicListCardProps {
  list: FragmentType<PublicListCard_listFragment>;
  cell: Cell;
}

export function PublicListCard({ list, cell }: PublicListCardProps) {
  const { data, complete } = usePublicListCard_listFragment(list);
  if (!complete) return null;
  const { listType, personName, eventType, eventDate, itemCount, shareToken } = data;
  const description = displayText(data.description);
  return (
    <li
      {...cell}
      className="relative flex min-w-0 flex-wrap gap-3 rounded-card border border-line bg-card p-3 shadow-card transition-colors duration-150 hover:border-edge sm:flex-col sm:flex-nowrap sm:gap-0 sm:p-0"
    >
      <div className="min-h-26 w-[29%] max-w-26 shrink-0 sm:aspect-2/1 sm:w-auto sm:max-w-none sm:p-2 sm:pb-0">
        <ListPictures kind={listType} pictures={data.pictures} />
      </div>
      <div className="hidden sm:block">
        <KindRibbon kind={listType} side="left" />
      </div>
      <div className="grid min-w-0 grow basis-36 content-start gap-1 sm:basis-auto sm:gap-2 sm:p-5 sm:pt-4">
        <KindLabel kind={listType} />
        <h3 className="text-lg leading-snug wrap-anywhere sm:text-xl">
          <Link to={`/shared/${shareToken}`} className="rounded-xs after:absolute after:inset-0 after:rounded-card">
            {displayText(data.name)}
          </Link>
        </h3>
        {(eventType || eventDate) && (
          <p className="flex gap-1.5 text-sm text-muted">
            <CalendarDays aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">
              <span>{eventType && `${displayText(eventType)} `}</span>
              {eventDate && (
                <span className="font-semibold text-ink">
                  <Day date={eventDate} />
                </span>
              )}
            </span>
          </p>
        )}
        {description && <p className="line-clamp-1 text-muted wrap-anywhere sm:line-clamp-2">{description}</p>}
        <p className="flex flex-wrap gap-x-3 text-sm">
          <span className="font-semibold">
            {listType === 'SHOPPING'
              ? plural({ count: itemCount }, { one: '# item', other: '# items' })
              : plural(itemCount, { one: '# gift', other: '# gifts' })}
          </span>
          {personName && (
            <span className="text-muted wrap-anywhere">
              <ForPerson name={personName} />
            </span>
          )}
        </p>
      </div>
    </li>
  );
}
