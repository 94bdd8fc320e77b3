import { t } from '@lingui/core/macro';
import { CalendarHeart } from 'lucide-react';
import { isolated } from '#rules/base/languages/isolated';
import { KindRibbon } from '../../base/design/KindRibbon.tsx';
import { LongText } from '../../base/design/LongText.tsx';
import { pathHere, pathsHere } from '../../base/design/picture-address.ts';
import { countdownText, dayText, fullDayText } from '../../base/design/RelativeTime.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { shortName } from '../../base/text/short-name.ts';
import { withSoftHyphens } from '../../base/text/soft-hyphens.ts';
import { ByLine, type Whose } from './ByLine.tsx';
import { surpriseText } from './surprise-text.ts';

export interface Cover extends Whose {
  name: string;
  description: string;
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

/** In letters: a longer one would take three lines of a phone. */
const LONGEST_LARGE_NAME = 24;

/** The owner, the occasion, the day and the actions: guests read them first. The server draws it, too. */
export function SharedListCover({ list, isDemo, isForGuest, isFinished }: SharedListCoverProps) {
  const { name, description, listType, branding } = list;
  const isLong = name.length > LONGEST_LARGE_NAME;
  return (
    <header>
      <PageHead title={name} description={description} unlisted={!isDemo} />
      {branding && <Banner {...branding} />}
      <div className={`cover-card ${branding ? 'rounded-t-none' : ''}`}>
        <KindRibbon kind={listType} isShort />
        <div className="cover-text">
          <p className="by-line">
            <ByLine {...list} />
          </p>
          <h1 className={`cover-name ${isLong ? 'text-xl sm:text-3xl' : 'text-2xl sm:text-4xl'}`}>
            <bdi>{withSoftHyphens(name)}</bdi>
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

interface BannerProps {
  bannerUrl: string | null;
  bannerSizes: string | null;
}

/** As wide as the page; of the accent's colour where there is no picture. */
function Banner({ bannerUrl, bannerSizes }: BannerProps) {
  if (!bannerUrl) return <div className="h-2.5 rounded-t-card bg-brand" />;
  return (
    <img
      src={pathHere(bannerUrl)}
      srcSet={bannerSizes ? pathsHere(bannerSizes) : undefined}
      sizes="(min-width: 72rem) 70rem, 100vw"
      alt=""
      className="cover-banner"
    />
  );
}

function Occasion({ eventType, eventDate }: Pick<Cover, 'eventType' | 'eventDate'>) {
  if (!eventType && !eventDate) return null;
  const Said = eventDate ? 'time' : 'span';
  const [occasion, day] = [isolated(eventType ?? ''), eventDate && dayText(eventDate, 'near')];
  return (
    <p className="occasion">
      <span>
        <CalendarHeart aria-hidden />
        <Said
          dateTime={eventDate ?? undefined}
          title={eventDate ? fullDayText(eventDate) : undefined}
          data-paper={occasionText(occasion, eventDate && dayText(eventDate, 'long'))}
          className="paper-date"
        >
          <span>{occasionText(occasion, day)}</span>
        </Said>
      </span>
      {eventDate && <span>{countdownText(eventDate)}</span>}
    </p>
  );
}

function occasionText(occasion: string, day: string | null): string {
  return occasion && day
    ? t({ message: `${occasion}, ${day}`, comment: 'An occasion and its day: “Birthday, June 19”' })
    : occasion || (day ?? '');
}

/** "They" are named above. */
function whoSeesBuyers({ person, ownerSeesBuyers, helpersSeeBuyers, hasOtherRecipients }: Cover): string {
  if (!ownerSeesBuyers) return t`Nobody sees who gives what.`;
  if (person) return t`Only those who ask, or help with the list, see who gives what.`;
  if (helpersSeeBuyers) return t`Only they and people who help with the list see who gives what.`;
  return hasOtherRecipients
    ? t`Only they see who gives what. The others it’s for see what’s given.`
    : t({ message: 'Only they see who gives what.', comment: 'The one or several people who made the list' });
}

interface HowItWorksProps extends Cover {
  isFinished: boolean;
}

/** One sentence, and who will know: on a surprise the promise that makes it safe to answer. */
function HowItWorks({ isFinished, ...list }: HowItWorksProps) {
  const { listType, ownerName, keepsSurprise } = list;
  if (isFinished && !keepsSurprise) return null;
  return (
    <p className="how-it-works">
      {!isFinished && (
        <span>
          {listType === 'SHOPPING'
            ? t`Tick off what you bought, so nobody buys it twice.`
            : t`Buy it anywhere, then mark it here so nobody buys it twice.`}
        </span>
      )}
      {!keepsSurprise && listType !== 'SHOPPING' && <span className="text-muted"> {whoSeesBuyers(list)}</span>}
      {keepsSurprise && (
        <span className="font-semibold text-brand"> {surpriseText({ ...list, ownerName: shortName(ownerName) })}</span>
      )}
    </p>
  );
}
