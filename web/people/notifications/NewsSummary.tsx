import { plural, t } from '@lingui/core/macro';
import { ChevronDown } from 'lucide-react';
import { Picture } from '../../base/design/Picture.tsx';
import { RelativeTime } from '../../base/design/RelativeTime.tsx';
import { Unread } from './NewsMarks.tsx';
import { type NewsOfList, summed } from './notification-groups.ts';
import { giftsText, shortText, thingsText } from './notification-texts.ts';

const MOST_PICTURES = 6;

/** More changes that are told one by one are only counted. */
const MOST_SENTENCES = 2;

interface NewsSummaryProps extends Pick<NewsOfList, 'listType' | 'notifications' | 'mayHaveMore'> {
  isUnread: boolean;
  isOpen: boolean;
}

/** Much news of one list in some lines: the people and the first things, and how much else there is. */
export function NewsSummary({ listType, notifications, mayHaveMore, isUnread, isOpen }: NewsSummaryProps) {
  const { bought, held, rest } = summed(notifications);
  const told = isOpen ? [] : rest.length > MOST_SENTENCES + 1 ? rest.slice(0, MOST_SENTENCES) : rest; // open, they stand below
  const moreCount = rest.length - told.length;
  const isMore = moreCount < notifications.length;
  const [latest] = notifications;
  const weight = isUnread ? 'font-medium' : '';
  return (
    <span className="grid min-w-0 gap-1.5">
      <span className="flex min-w-0 items-start justify-between gap-3">
        <span className="grid min-w-0 gap-1">
          {isUnread && <Unread />}
          {bought.length > 0 && (
            <Told words={giftsText(bought, 'bought')} things={isOpen ? '' : thingsText(bought)} weight={weight} />
          )}
          {held.length > 0 && (
            <Told words={giftsText(held, 'held')} things={isOpen ? '' : thingsText(held)} weight={weight} />
          )}
          {told.map((notice) => (
            <span key={notice.id} className={`wrap-anywhere ${weight}`}>
              {shortText(notice)}
            </span>
          ))}
          {moreCount > 0 && (
            <span className="text-muted">
              {isMore
                ? plural(moreCount, { one: '# more change', other: '# more changes' })
                : plural(moreCount, { one: '# change', other: '# changes' })}
            </span>
          )}
          {mayHaveMore && <span className="text-muted">{t`And more that day`}</span>}
          {latest && (
            <span className="text-sm text-muted">
              <RelativeTime at={latest.newsAt} />
            </span>
          )}
        </span>
        <ChevronDown aria-hidden className={`mt-0.5 size-5 shrink-0 text-muted ${isOpen ? 'rotate-180' : ''}`} />
      </span>
      {!isOpen && <Pictures notifications={[...bought, ...held]} listType={listType} />}
    </span>
  );
}

function Told({ words, things, weight }: { words: string; things: string; weight: string }) {
  return (
    <span className="grid min-w-0">
      <span className={`wrap-anywhere ${weight}`}>{words}</span>
      {things && <span className="wrap-anywhere text-muted">{things}</span>}
    </span>
  );
}

/** Nothing unless each gift has one: among few pictures one would seek the other gifts. */
function Pictures({ notifications, listType }: Pick<NewsOfList, 'notifications' | 'listType'>) {
  const pictures = notifications.flatMap(({ effectiveImageUrl: src }) => src ?? []);
  if (pictures.length < notifications.length) return null;
  return (
    <span aria-hidden className="flex flex-wrap gap-1.5">
      {[...new Set(pictures)].slice(0, MOST_PICTURES).map((src) => (
        <span key={src} className="w-11">
          <Picture src={src} alt="" kind={listType} shape="square" />
        </span>
      ))}
    </span>
  );
}
