import { plural, t } from '@lingui/core/macro';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { lookOf } from '../../base/design/kinds.ts';
import { Picture } from '../../base/design/Picture.tsx';
import { Day, RelativeTime } from '../../base/design/RelativeTime.tsx';
import { VisuallyHidden } from '../../base/design/VisuallyHidden.tsx';
import { dateHere, type NewsOfDay, type NewsOfList, type ShownNotification, unreadIds } from './notification-groups.ts';

const FEW = 3;
const FEW_PICTURES = 5;

interface Opening {
  onLeave: () => void;
  onRead: (ids: string[]) => void;
}

interface NewsOfListsProps extends Opening {
  days: readonly NewsOfDay[];
  /** The level of the days' headings, below the one above them. */
  heading: 'h2' | 'h3';
}

export function NewsOfLists({ days, heading: Heading, ...opening }: NewsOfListsProps) {
  return days.map(({ date, lists }) => (
    <section key={date} aria-label={dayText(date) ?? date}>
      <Heading className="sticky top-0 z-10 bg-card px-4 pt-3 pb-1 font-sans text-sm font-semibold tracking-normal text-muted">
        {dayText(date) ?? <Day date={date} style="near" />}
      </Heading>
      <ul className="divide-y divide-line border-b border-line">
        {lists.map(({ key, ...list }) => (
          <li key={key} className="grid grid-cols-[minmax(0,1fr)] py-1.5">
            <ListNews {...list} {...opening} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function dayText(date: string): string | null {
  const now = new Date();
  if (date === dateHere(now)) return t`Today`;
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  return date === dateHere(yesterday) ? t`Yesterday` : null;
}

function ListNews({ onLeave, onRead, ...news }: Opening & Omit<NewsOfList, 'key'>) {
  const { listId, listName, listType, notifications } = news;
  const entries = useId();
  const [isOpen, setOpen] = useState(false);
  const isLong = notifications.length > FEW;
  const unread = unreadIds(notifications);
  const [latest] = notifications;
  const open = () => {
    onLeave();
    if (unread.length > 0) onRead(unread);
  };
  return (
    <>
      <Heading {...{ listId, listName, listType }} onOpen={open} />
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={entries}
          onClick={() => {
            setOpen(!isOpen);
            if (unread.length > 0) onRead(unread);
          }}
          className={`${ROW} min-h-13 w-full text-start`}
        >
          <Dot isRead={unread.length === 0} />
          <span className="grid min-w-0 gap-2">
            <span className={`flex items-center justify-between gap-2 ${unread.length > 0 ? 'font-semibold' : ''}`}>
              <span>
                {unread.length > 0 && <Unread />}
                <span>{summaryOf(news)}</span>
                {latest && (
                  <span className="block text-sm font-normal text-muted">
                    <RelativeTime at={latest.newsAt} />
                  </span>
                )}
              </span>
              <ChevronDown aria-hidden className={`size-5 shrink-0 text-muted ${isOpen ? 'rotate-180' : ''}`} />
            </span>
            {!isOpen && <Pictures notifications={notifications} listType={listType} />}
          </span>
        </button>
      )}
      <ul id={entries} hidden={isLong && !isOpen}>
        {(isLong && !isOpen ? [] : notifications).map((each) => (
          <li key={each.id}>
            <Entry
              {...each}
              onOpen={() => {
                if (addressOf(each)) onLeave();
                if (!each.isRead) onRead([each.id]);
              }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

const ROW =
  'grid min-h-11 grid-cols-[auto_minmax(0,1fr)] items-center gap-3 px-4 py-1.5 -outline-offset-2 hover:bg-sunk';

function Heading({
  listId,
  listName,
  listType,
  onOpen,
}: Pick<ShownNotification, 'listId' | 'listName' | 'listType'> & { onOpen: () => void }) {
  const { icon: Icon, text } = lookOf(listType);
  const words = (
    <>
      <Icon aria-hidden className={`size-4.5 ${text}`} />
      <span className="font-semibold wrap-anywhere">
        <bdi>{listName}</bdi>
      </span>
    </>
  );
  if (!listId) return <p className="grid min-h-11 grid-cols-[auto_minmax(0,1fr)] items-center gap-3 px-4">{words}</p>;
  return (
    <Link to={`/lists/${listId}`} onClick={onOpen} className={ROW}>
      {words}
    </Link>
  );
}

function summaryOf({ listType, notifications, arePurchases, mayHaveMore }: Omit<NewsOfList, 'key'>): string {
  const count = notifications.length;
  if (arePurchases && listType !== 'SHOPPING')
    return mayHaveMore
      ? plural(count, { one: '# gift bought, and more', other: '# gifts bought, and more' })
      : plural(count, { one: '# gift bought', other: '# gifts bought' });
  return mayHaveMore
    ? plural(count, { one: '# thing happened, and more', other: '# things happened, and more' })
    : plural(count, { one: '# thing happened', other: '# things happened' });
}

function Pictures({ notifications, listType }: Pick<NewsOfList, 'notifications' | 'listType'>) {
  const shown = [...new Set(notifications.flatMap(({ effectiveImageUrl: src }) => src ?? []))].slice(0, FEW_PICTURES);
  if (shown.length === 0) return null;
  return (
    <span aria-hidden className="flex gap-1.5">
      {shown.map((src) => (
        <span key={src} className="w-11">
          <Picture src={src} alt="" kind={listType} shape="square" />
        </span>
      ))}
    </span>
  );
}

function addressOf({ kind, listId }: Pick<ShownNotification, 'kind' | 'listId'>): string | null {
  if (kind.startsWith('POOL_') || kind === 'GIFTS_TO_DO') return '/gifts';
  return listId && `/lists/${listId}`;
}

function Entry({ onOpen, ...news }: ShownNotification & { onOpen: () => void }) {
  const { textOnList, listType, newsAt, isRead, effectiveImageUrl } = news;
  const address = addressOf(news);
  const words: ReactNode = (
    <>
      <Dot isRead={isRead} />
      <span className="flex min-w-0 items-center justify-between gap-3">
        <span className="grid min-w-0 gap-0.5">
          <span className={`[overflow-wrap:anywhere] ${isRead ? '' : 'font-medium'}`}>
            {!isRead && <Unread />}
            <span>{textOnList}</span>
          </span>
          <span className="text-sm text-muted">
            <RelativeTime at={newsAt} />
          </span>
        </span>
        {effectiveImageUrl && (
          <span className="w-12 shrink-0">
            <Picture src={effectiveImageUrl} alt="" kind={listType} shape="square" />
          </span>
        )}
      </span>
    </>
  );
  if (address)
    return (
      <Link to={address} onClick={onOpen} className={ROW}>
        {words}
      </Link>
    );
  if (isRead) return <div className={ROW}>{words}</div>;
  return (
    <button type="button" onClick={onOpen} className={`${ROW} w-full text-start`}>
      {words}
    </button>
  );
}

/** As wide as the sign of the list above it. */
function Dot({ isRead }: { isRead: boolean }) {
  return (
    <span aria-hidden className="grid h-6 w-4.5 place-items-center self-start">
      <span className={`size-2 rounded-full ${isRead ? '' : 'bg-brand'}`} />
    </span>
  );
}

function Unread() {
  return <VisuallyHidden>{`${t`Unread:`} `}</VisuallyHidden>;
}
