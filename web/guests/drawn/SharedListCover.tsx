import { select, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CalendarHeart } from 'lucide-react';
import { isolated } from '#rules/base/languages/isolated';
import { KindLabel, KindRibbon } from '../../base/design/KindRibbon.tsx';
import type { Kind } from '../../base/design/kinds.ts';
import { LongText } from '../../base/design/LongText.tsx';
import { listText } from '../../base/design/list-text.ts';
import { pathHere, pathsHere } from '../../base/design/picture-address.ts';
import { countdownText, Day } from '../../base/design/RelativeTime.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { standsBeside } from './SharedListPage.tsx';

export interface Cover {
  name: string;
  ownerName: string;
  /** Somebody without an account, for whom it is. */
  person: { name: string; askedBy: readonly string[] } | null;
  description: string;
  listType: Kind;
  eventType: string | null;
  eventDate: string | null;
  keepsSurprise: boolean;
  ownerSeesBuyers: boolean;
  helpersSeeBuyers: boolean;
  /** They receive the gifts together with the owner. */
  hasOtherRecipients: boolean;
  branding: { bannerUrl: string | null; bannerSizes: string | null } | null;
}

interface SharedListCoverProps {
  list: Cover;
  /** Ours, to try things out: search engines may show it. */
  isDemo: boolean;
  /** Whether the reader is a guest, who is told what to do. */
  isForGuest: boolean;
  /** There is nothing to choose, or nothing is left. */
  isFinished: boolean;
}

/** In letters: a longer word would be broken in the column beside the gifts. */
const LONGEST_LARGE_WORD = 14;

function hasLongWord(name: string): boolean {
  return name.split(' ').some(({ length }) => length > LONGEST_LARGE_WORD);
}

/** The owner, the occasion, the day and the actions: guests read them first. The server draws it, too. */
export function SharedListCover({ list, isDemo, isForGuest, isFinished }: SharedListCoverProps) {
  const { name, ownerName, person, description, listType, branding } = list;
  const isBeside = standsBeside(listType);
  const about = description || summaryOf(list);
  return (
    <header className={isBeside ? 'lg:contents' : ''}>
      <PageHead title={name} description={about} unlisted={!isDemo} />
      {branding && <Banner {...branding} isBeside={isBeside} />}
      <div
        className={`relative rounded-card border border-line bg-card shadow-card print:border-0 print:shadow-none ${branding ? 'rounded-t-none' : ''} ${isBeside ? 'lg:stays-beside' : ''}`}
      >
        <KindRibbon kind={listType} />
        <div
          className={`grid gap-1.5 px-4 pt-3 pb-3.5 sm:gap-2.5 sm:p-7 print:gap-1 print:p-0 ${isBeside ? 'lg:p-6' : ''}`}
        >
          <p className="min-w-0 pe-10 text-sm text-muted wrap-anywhere *:first:me-1.5 sm:pe-14 sm:text-base">
            {person ? (
              <ForPerson kind={listType} {...person} />
            ) : (
              <Trans comment="<0/> is the kind of the list: “Wishlist by Ann”">
                <KindLabel kind={listType} />
                <span>
                  by <bdi>{ownerName}</bdi>
                </span>
              </Trans>
            )}
          </p>
          <h1
            className={`cover-name ${isBeside ? `lg:pt-1 lg:pe-0 ${hasLongWord(name) ? 'lg:text-2xl' : 'lg:text-3xl'}` : ''}`}
          >
            <bdi>{name}</bdi>
          </h1>
          <Occasion {...list} />
          {description && (
            <div className="max-w-prose">
              <LongText about={name} isBrief>
                {description}
              </LongText>
            </div>
          )}
          {isForGuest && <HowItWorks {...list} isFinished={isFinished} />}
        </div>
      </div>
    </header>
  );
}

function ForPerson({ kind, name, askedBy }: NonNullable<Cover['person']> & { kind: Kind }) {
  const names = listText(askedBy.map(isolated));
  return (
    <Trans comment="<0/> is the kind of the list: “Wishlist for Emma, asked by Ann and Ben”">
      <KindLabel kind={kind} />
      <span>
        for <bdi className="font-semibold text-ink">{name}</bdi>, asked by {names}
      </span>
    </Trans>
  );
}

/** For search engines and previews. */
function summaryOf({ listType, ownerName, person }: Cover): string {
  if (person) {
    const [name, names] = [isolated(person.name), listText(person.askedBy.map(isolated))];
    return t`For ${name}, asked by ${names}: see what’s still wanted.`;
  }
  return select(listType, {
    WISHLIST: `Wishlist by ${ownerName}: see what’s still wanted.`,
    REGISTRY: `Gift Registry by ${ownerName}: see what’s still wanted.`,
    SHOPPING: `Shopping List by ${ownerName}: see what’s still wanted.`,
    other: `List by ${ownerName}: see what’s still wanted.`,
  });
}

interface BannerProps {
  bannerUrl: string | null;
  bannerSizes: string | null;
  isBeside: boolean;
}

/** As wide as the page; of the accent's colour where there is no picture. */
function Banner({ bannerUrl, bannerSizes, isBeside }: BannerProps) {
  const place = isBeside ? 'lg:col-span-full lg:rounded-card' : '';
  if (!bannerUrl) return <div className={`h-2.5 rounded-t-card bg-brand ${place}`} />;
  return (
    <img
      src={pathHere(bannerUrl)}
      srcSet={bannerSizes ? pathsHere(bannerSizes) : undefined}
      sizes="(min-width: 72rem) 70rem, 100vw"
      alt=""
      className={`aspect-5/1 w-full rounded-t-card bg-brand object-cover sm:aspect-6/1 ${place} ${isBeside ? 'lg:aspect-8/1' : ''}`}
    />
  );
}

function Occasion({ eventType, eventDate }: Pick<Cover, 'eventType' | 'eventDate'>) {
  if (!eventType && !eventDate) return null;
  const when = eventDate && countdownText(eventDate);
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="flex min-w-0 items-center gap-x-2 font-semibold">
        <CalendarHeart aria-hidden className="size-4.5 shrink-0 text-muted max-[16rem]:hidden" />
        <span className="min-w-0 wrap-anywhere">
          {eventType && eventDate ? (
            <span>
              <Trans comment="An occasion and its day: “Birthday, June 19”">
                <bdi>{eventType}</bdi>, <Day date={eventDate} style="near" />
              </Trans>
            </span>
          ) : (
            <>
              {eventType && <bdi>{eventType}</bdi>}
              {eventDate && <Day date={eventDate} style="near" />}
            </>
          )}
        </span>
      </span>
      {when && <span className="text-sm text-muted">{when}</span>}
    </p>
  );
}

function WhoSeesBuyers({
  ownerName,
  ownerSeesBuyers,
  helpersSeeBuyers,
  hasOtherRecipients,
}: Pick<Cover, 'ownerName' | 'ownerSeesBuyers' | 'helpersSeeBuyers' | 'hasOtherRecipients'>) {
  if (!ownerSeesBuyers) return <span>{` ${t`Nobody sees who gives what.`}`}</span>;
  return helpersSeeBuyers ? (
    <span key="helpers">
      {' '}
      <Trans>
        Only <bdi>{ownerName}</bdi> and people who help with the list see who gives what.
      </Trans>
    </span>
  ) : hasOtherRecipients ? (
    <span key="others">
      {' '}
      <Trans>
        Only <bdi>{ownerName}</bdi> sees who gives what. The others it’s for see what’s given.
      </Trans>
    </span>
  ) : (
    <span>
      {' '}
      <Trans>
        Only <bdi>{ownerName}</bdi> sees who gives what.
      </Trans>
    </span>
  );
}

export function Surprise({
  ownerName,
  eventDate,
  hasOtherRecipients,
}: Pick<Cover, 'ownerName' | 'eventDate' | 'hasOtherRecipients'>) {
  if (hasOtherRecipients)
    return eventDate ? (
      <span key="others">
        <Trans>
          <bdi className="wrap-anywhere">{ownerName}</bdi> and the others it’s for won’t see any of this until{' '}
          <Day date={eventDate} style="near" />.
        </Trans>
      </span>
    ) : (
      <span key="undated others">
        <Trans>
          <bdi className="wrap-anywhere">{ownerName}</bdi> and the others it’s for won’t see any of this until they
          choose to.
        </Trans>
      </span>
    );
  return eventDate ? (
    <span>
      <Trans>
        <bdi className="wrap-anywhere">{ownerName}</bdi> won’t see any of this until{' '}
        <Day date={eventDate} style="near" />.
      </Trans>
    </span>
  ) : (
    <span key="undated">
      <Trans>
        <bdi className="wrap-anywhere">{ownerName}</bdi> won’t see any of this until they choose to.
      </Trans>
    </span>
  );
}

interface HowItWorksProps extends Cover {
  isFinished: boolean;
}

/** One sentence, and who will know: on a surprise the promise that makes it safe to answer. */
function HowItWorks({ listType, ownerName, person, keepsSurprise, eventDate, isFinished, ...who }: HowItWorksProps) {
  if (isFinished && !keepsSurprise) return null;
  return (
    <p className="border-t border-line pt-2 leading-snug sm:pt-3 sm:leading-normal">
      {!isFinished && (
        <span>
          {listType === 'SHOPPING'
            ? t`Tick off what you bought, so nobody buys it twice.`
            : t`Choose a gift, buy it anywhere, then tell us here so nobody buys it twice.`}
        </span>
      )}
      {!keepsSurprise && listType !== 'SHOPPING' && (
        <span className="block text-muted wrap-anywhere max-sm:pt-0.5 max-sm:text-sm max-sm:leading-snug">
          <WhoSeesBuyers ownerName={person ? listText(person.askedBy.map(isolated)) : ownerName} {...who} />
        </span>
      )}
      {keepsSurprise && (
        <span className="font-semibold text-brand">
          <span> </span>
          <Surprise ownerName={ownerName} eventDate={eventDate} {...who} />
        </span>
      )}
    </p>
  );
}
