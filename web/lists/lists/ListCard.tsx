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

/** A list among others: a row with a square of pictures on a phone, a card under a band of them elsewhere. */
export const ListCard = memo(function ListCard({ list, cell }: ListCardProps) {
  const { id, listType, privacy, hiddenAt, eventDate, createdAt, itemCount, viewerRole, owner, person } = list;
  const description = displayText(list.description);
  const ownerName = displayText(owner.name);
  const isKnownByTitles = list.pictures.length === 0 && list.firstTitles.length > 0;
  return (
    <li
      {...cell}
      className="relative flex min-w-0 flex-wrap gap-3 rounded-card border border-line bg-card p-3 shadow-card transition-colors duration-150 hover:border-edge sm:grid sm:grid-cols-[minmax(0,1fr)] sm:grid-rows-[auto_1fr] sm:gap-0 sm:p-0"
    >
      <div
        className={`shrink-0 sm:aspect-5/2 sm:w-auto sm:max-w-none sm:p-2 sm:pb-0 ${isKnownByTitles ? 'w-1' : 'min-h-26 w-[29%] max-w-26 max-[16rem]:w-full max-[16rem]:max-w-none max-[16rem]:pe-10'}`}
      >
        <ListFace kind={listType} pictures={list.pictures} titles={list.firstTitles} />
      </div>
      <div className="hidden sm:contents">
        <KindRibbon kind={listType} side="left" />
      </div>
      <div className="grid min-w-0 grow basis-36 grid-cols-[minmax(0,1fr)] content-start gap-1 sm:col-start-1 sm:row-start-2 sm:flex sm:flex-col sm:gap-2 sm:p-5 sm:pt-4">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 pe-8 max-[16rem]:pe-0">
          <KindLabel kind={listType} />
          {hiddenAt ? (
            <Badge tone="problem" icon={<EyeOff aria-hidden />}>{t`Hidden by us`}</Badge>
          ) : (
            <PrivacyMark privacy={privacy} isShort />
          )}
        </p>
        <h2 dir="auto" className="text-lg leading-snug wrap-anywhere sm:text-xl">
          <Link to={`/lists/${id}`} className="rounded-xs after:absolute after:inset-0 after:rounded-card">
            {listName(list)}
          </Link>
        </h2>
        {eventDate && <EventDay date={eventDate} />}
        {isKnownByTitles && (
          <p dir="auto" className="truncate text-sm text-muted sm:hidden">
            {`${enumeration(list.firstTitles.map((title) => isolated(displayText(title))))}${itemCount > list.firstTitles.length ? ' …' : ''}`}
          </p>
        )}
        {description && (
          <p
            dir="auto"
            className={`line-clamp-1 text-muted wrap-anywhere ${isKnownByTitles ? 'max-sm:hidden' : 'sm:line-clamp-2'}`}
          >
            {description}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted sm:mt-auto">
          <HowFar list={list} />
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
              <span className="min-w-0 wrap-anywhere">
                <Trans>
                  Shared by <bdi className="font-semibold text-ink">{ownerName}</bdi>
                </Trans>
              </span>
            </span>
          )}
          <span className="max-sm:hidden">
            <CreatedAt at={createdAt} />
          </span>
        </div>
      </div>
      <div className="absolute end-1 top-1 sm:relative sm:end-auto sm:top-auto sm:col-start-1 sm:row-start-2 sm:me-1 sm:mt-1 sm:justify-self-end">
        <ListCardMenu list={list} name={listName(list)} />
      </div>
    </li>
  );
});

function EventDay({ date }: { date: string }) {
  const isOver = daysUntil(date) < 0;
  return (
    <dl className="flex flex-wrap items-center gap-x-1.5 text-sm text-muted">
      <CalendarDays aria-hidden className="size-4" />
      <dt className="sr-only">{t`Event date`}</dt>
      <dd className={isOver ? '' : 'font-semibold text-ink'}>{countdownText(date)}</dd>
      <dd>
        <span aria-hidden>· </span>
        <Day date={date} style="medium" />
      </dd>
    </dl>
  );
}

/** How much of it is taken, as far as the viewer may know; else how much stands on it. */
function HowFar({
  list,
}: {
  list: Pick<ListCard_listFragment, 'listType' | 'itemCount' | 'progress' | 'purchasesHidden'>;
}) {
  const { listType, itemCount, progress, purchasesHidden } = list;
  if (!progress || progress.wanted === 0) {
    return (
      <>
        <span className="font-semibold text-ink">{countText(itemCount, listType)}</span>
        {purchasesHidden && (
          <span className="inline-flex items-center gap-1.5">
            <PartyPopper aria-hidden className="size-4" />
            {t`It’s a surprise`}
          </span>
        )}
      </>
    );
  }
  const words = listType === 'SHOPPING' ? leftText(progress) : takenText(progress);
  return (
    <div className="flex grow basis-full items-center gap-3 font-semibold text-ink">
      <span className="shrink-0">{words}</span>
      <ProgressBar label={words} value={progress.given - progress.held} max={progress.wanted} />
    </div>
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
