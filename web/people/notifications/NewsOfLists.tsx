import { plural, t } from '@lingui/core/macro';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { isolated } from '#rules/base/languages/isolated';
import { lookOf } from '../../base/design/kinds.ts';
import { Picture } from '../../base/design/Picture.tsx';
import { Day, RelativeTime } from '../../base/design/RelativeTime.tsx';
import { clipped } from '../../base/text/clipped.ts';
import { countedTitle } from '../../base/text/counted-title.ts';
import { nameToShow } from '../../base/text/soft-hyphens.ts';
import { showLanding } from '../../lists/items/cache/landing.ts';
import { Dot, Unread } from './NewsMarks.tsx';
import { NewsSummary } from './NewsSummary.tsx';
import {
  dateHere,
  type NewsOfDay,
  type NewsOfList,
  type ShownNotification,
  toldTogether,
  unreadIds,
} from './notification-groups.ts';
import { LONGEST_NAME, shortText } from './notification-texts.ts';

const FEW = 3;

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
  const open = () => {
    onLeave();
    if (unread.length > 0) onRead(unread);
  };
  const openOne = (each: ShownNotification) => {
    if (addressOf(each)) onLeave();
    if (each.listId && each.itemId) showLanding(each.listId, each.itemId);
    if (!each.isRead) onRead([each.id]);
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
          className={`${ROW} w-full text-start`}
        >
          <Dot isRead={unread.length === 0} />
          <NewsSummary {...news} isUnread={unread.length > 0} isOpen={isOpen} />
        </button>
      )}
      <ul id={entries} hidden={isLong && !isOpen}>
        {(isLong && !isOpen ? [] : toldTogether(notifications)).map((told) => (
          <li key={told.id}>
            {'notice' in told ? (
              <Entry {...told.notice} onOpen={() => openOne(told.notice)} />
            ) : (
              <GiftsOf {...told} onOpen={openOne} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const ROW =
  'grid min-h-11 grid-cols-[auto_minmax(0,1fr)] items-center gap-3 px-[min(1rem,5vw)] py-1.5 -outline-offset-2 hover:bg-sunk';

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
      <span
        className="line-clamp-2 font-semibold wrap-anywhere max-[16rem]:line-clamp-none"
        title={listName}
        dir="auto"
      >
        {listName}
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

function addressOf({ kind, listId }: Pick<ShownNotification, 'kind' | 'listId'>): string | null {
  if (kind.startsWith('POOL_') || kind === 'GIFTS_TO_DO') return '/gifts';
  return listId && `/lists/${listId}`;
}

interface GiftsOfProps {
  who: string;
  gifts: readonly ShownNotification[];
  onOpen: (gift: ShownNotification) => void;
}

/** The gifts of one person, each of which leads to where it stands. */
function GiftsOf({ who: name, gifts, onOpen }: GiftsOfProps) {
  const id = useId();
  const count = gifts.length;
  const who = isolated(clipped(name, LONGEST_NAME));
  const hasUnread = unreadIds(gifts).length > 0;
  return (
    <>
      <p
        id={id}
        title={name}
        className={`grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3 px-4 pt-1.5 wrap-anywhere ${hasUnread ? 'font-medium' : ''}`}
      >
        <Dot isRead={!hasUnread} />
        {plural(count, { other: `${who} bought # gifts` })}
      </p>
      <ul aria-labelledby={id}>
        {gifts.map((gift) => (
          <li key={gift.id}>
            <Link
              to={addressOf(gift) ?? ''}
              onClick={() => onOpen(gift)}
              className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 max-[16rem]:grid-cols-[minmax(0,1fr)] ps-11.5 pe-4 -outline-offset-2 hover:bg-sunk"
            >
              <span className="min-w-0 py-1 wrap-anywhere" dir="auto">
                {!gift.isRead && <Unread />}
                <span>{countedTitle(gift.boughtQuantity ?? 1, nameToShow(gift.itemTitle ?? ''))}</span>
              </span>
              <span className="text-sm text-muted">
                <RelativeTime at={gift.newsAt} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function Entry({ onOpen, ...news }: ShownNotification & { onOpen: () => void }) {
  const { textOnList, listType, newsAt, isRead, effectiveImageUrl } = news;
  const address = addressOf(news);
  const words: ReactNode = (
    <>
      <Dot isRead={isRead} />
      <span className="flex min-w-0 items-center justify-between gap-3 max-[16rem]:flex-wrap">
        <span className="grid min-w-0 gap-0.5">
          <span className={`[overflow-wrap:anywhere] ${isRead ? '' : 'font-medium'}`}>
            {!isRead && <Unread />}
            <span title={textOnList}>{shortText(news)}</span>
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
