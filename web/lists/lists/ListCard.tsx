import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CalendarDays, EyeOff, Heart, PartyPopper, UsersRound } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { isolated } from '#rules/base/languages/isolated';
import { displayText } from '#rules/base/text/display-text';
import { Badge } from '../../base/design/Badge.tsx';
import type { Cell } from '../../base/design/grid/grid-layouts.ts';
import { KindLabel, KindRibbon } from '../../base/design/KindRibbon.tsx';
import { enumeration } from '../../base/design/list-text.ts';
import { ProgressBar } from '../../base/design/ProgressBar.tsx';
import { countdownText, Day, daysUntil } from '../../base/design/RelativeTime.tsx';
import type { FieldsOf } from '../../base/network/fields-of.ts';
import { listName } from '../../base/text/list-name.ts';
import { ForPerson } from '../persons/ForPerson.tsx';
import { CreatedAt } from './CreatedAt.tsx';
import type { ListCard_listFragment } from './ListCard.generated.ts';
import { ListCardMenu } from './ListCardMenu.tsx';
import { ListFace } from './ListFace.tsx';
import { PrivacyMark } from './PrivacyMark.tsx';

interface ListCardProps {
  list: FieldsOf<ListCard_listFragment>;
  cell: Cell;
}

/** A card that comes paints and lays out none of the others. Its ribbon stands a little above it: browsers that would cut it off paint as ever. */
const PAINTED_ALONE = 'supports-[overflow-clip-margin:8px]:[contain:content] [overflow-clip-margin:8px]';

/** A list among others: a row with a square of pictures on a phone, a card under a band of them elsewhere. */
export const ListCard = memo(function ListCard({ list, cell }: ListCardProps) {
  const { id, listType, privacy, hiddenAt, eventDate, createdAt, lastChangedAt, viewerRole, owner, person } = list;
  const description = displayText(list.description);
  const ownerName = displayText(owner.name);
  return (
    <li
      {...cell}
      className={`relative flex min-w-0 gap-3 rounded-card border border-line bg-card p-2.5 shadow-card transition-colors duration-150 hover:border-edge sm:grid sm:grid-cols-[minmax(0,1fr)] sm:grid-rows-[1fr_auto] sm:gap-0 sm:p-0 ${PAINTED_ALONE}`}
    >
      <div className="size-16 shrink-0 self-center max-[16rem]:hidden sm:h-auto sm:w-full sm:min-h-full sm:aspect-5/2 sm:p-2 sm:pb-0">
        <ListFace kind={listType} pictures={list.pictures} titles={list.firstTitles} />
      </div>
      <div className="hidden sm:contents">
        <KindRibbon kind={listType} side="left" />
      </div>
      <div className="flex min-w-0 grow flex-wrap content-center items-center gap-x-1.5 pe-7 max-[16rem]:pe-0 sm:col-start-1 sm:row-start-2 sm:flex-col sm:flex-nowrap sm:content-start sm:items-stretch sm:gap-2 sm:p-5 sm:pt-4">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 sm:gap-x-2.5 sm:pe-8">
          <KindLabel kind={listType} />
          {hiddenAt ? (
            <Badge tone="problem" icon={<EyeOff aria-hidden />}>{t`Hidden by us`}</Badge>
          ) : (
            <PrivacyMark privacy={privacy} isShort />
          )}
        </p>
        <h2
          dir="auto"
          className="text-[1.0625rem] leading-5.5 wrap-anywhere max-sm:order-first max-sm:basis-full sm:text-xl sm:leading-snug"
        >
          <Link to={`/lists/${id}`} className="rounded-xs after:absolute after:inset-0 after:rounded-card">
            {listName(list)}
          </Link>
        </h2>
        {eventDate && <EventDay date={eventDate} />}
        {description && (
          <p dir="auto" className="line-clamp-2 text-muted wrap-anywhere max-sm:hidden">
            {description}
          </p>
        )}
        <div className="flex min-w-0 basis-full items-center gap-x-3 gap-y-1 text-sm text-muted max-[16rem]:flex-wrap max-[16rem]:pe-11 sm:mt-auto sm:basis-auto sm:flex-wrap">
          <HowFar list={list} titles={list.firstTitles.length > 0 ? titlesText(list) : null} />
          {person && (
            <span className="inline-flex min-w-0 items-center gap-1.5">
              <Heart aria-hidden className="size-4 shrink-0" />
              <span className="truncate">
                <ForPerson name={person.name} />
              </span>
            </span>
          )}
          {viewerRole !== 'OWNER' && (
            <span className="inline-flex min-w-0 items-center gap-1.5">
              <UsersRound aria-hidden className="size-4 shrink-0" />
              <span className="min-w-0 wrap-anywhere max-sm:truncate">
                <Trans>
                  Shared by <bdi className="font-semibold text-ink">{ownerName}</bdi>
                </Trans>
              </span>
            </span>
          )}
          <span className="max-sm:hidden">
            <CreatedAt at={createdAt} changedAt={lastChangedAt} />
          </span>
        </div>
      </div>
      <div className="absolute inset-y-0 end-0 grid items-center max-[16rem]:items-end sm:relative sm:inset-auto sm:block sm:col-start-1 sm:row-start-2 sm:me-1 sm:mt-1 sm:justify-self-end">
        <ListCardMenu list={list} name={listName(list)} />
      </div>
    </li>
  );
});

function EventDay({ date }: { date: string }) {
  const isOver = daysUntil(date) < 0;
  return (
    <dl className="flex flex-wrap items-center gap-x-1.5 text-sm text-muted">
      <CalendarDays aria-hidden className="size-4 max-sm:hidden" />
      <dt className="sr-only">{t`Event date`}</dt>
      <dd className={isOver ? '' : 'font-semibold text-ink'}>{countdownText(date)}</dd>
      <dd className="max-sm:sr-only">
        <span aria-hidden>· </span>
        <Day date={date} style="medium" />
      </dd>
    </dl>
  );
}

function titlesText({ firstTitles, itemCount }: Pick<ListCard_listFragment, 'firstTitles' | 'itemCount'>): string {
  const titles = enumeration(firstTitles.map((title) => isolated(displayText(title))));
  return itemCount > firstTitles.length ? `${titles} …` : titles;
}

interface HowFarProps {
  list: Pick<ListCard_listFragment, 'listType' | 'itemCount' | 'progress' | 'purchasesHidden'>;
  /** On a phone they stand there until something is taken, and the bar has more to say. */
  titles: string | null;
}

/** How much of it is taken, as far as the viewer may know; else how much stands on it. */
function HowFar({ list, titles }: HowFarProps) {
  const { listType, itemCount, progress, purchasesHidden } = list;
  if (!progress || progress.wanted === 0) {
    return (
      <>
        <span className="shrink-0 font-semibold text-ink">{countText(itemCount, listType)}</span>
        {purchasesHidden && (
          <span className="inline-flex min-w-0 items-center gap-1.5">
            <PartyPopper aria-hidden className="size-4 shrink-0" />
            <span className="truncate">{t`It’s a surprise`}</span>
          </span>
        )}
        {titles && !purchasesHidden && <Titles>{titles}</Titles>}
      </>
    );
  }
  const isUntouched = progress.given === progress.held;
  const words = listType === 'SHOPPING' ? leftText(progress) : takenText(progress);
  return (
    <div className="flex min-w-0 grow basis-full items-center gap-3 font-semibold text-ink max-[16rem]:flex-wrap">
      <span className="shrink-0">{words}</span>
      {titles && isUntouched && <Titles>{titles}</Titles>}
      <div className={`min-w-8 grow ${titles && isUntouched ? 'max-sm:hidden' : ''}`}>
        <ProgressBar label={words} value={progress.given - progress.held} max={progress.wanted} />
      </div>
    </div>
  );
}

function Titles({ children }: { children: string }) {
  return (
    <span dir="auto" className="min-w-0 truncate font-normal text-muted sm:hidden">
      {children}
    </span>
  );
}

function countText(count: number, listType: ListCard_listFragment['listType']): string {
  return listType === 'SHOPPING'
    ? plural(count, { one: '# item', other: '# items' })
    : plural(count, { one: '# gift', other: '# gifts' });
}

/** Shoppers ask how much is still to be bought. */
function leftText({ given, wanted }: { given: number; wanted: number }): string {
  const left = wanted - given;
  return left > 0 ? plural(left, { one: '# left', other: '# left' }) : t`All bought`;
}

/** As within the list: what is only held is not taken yet. */
function takenText({ given, held, wanted: count }: { given: number; held: number; wanted: number }): string {
  const taken = given - held;
  if (held === 0) return t`${taken} of ${count} taken`;
  return plural(held, { one: `${taken} of ${count} taken, # held`, other: `${taken} of ${count} taken, # held` });
}
