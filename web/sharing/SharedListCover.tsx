import { CalendarHeart } from 'lucide-react';
import type { ReactNode } from 'react';
import { KindLabel, KindRibbon } from '../design/KindRibbon.tsx';
import { type Kind, lookOf } from '../design/kinds.ts';
import { Day } from '../design/RelativeTime.tsx';
import { LinkButton } from '../page/LinkButton.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { useSession } from '../session/session.ts';
import { countdown } from './countdown.ts';

/** What the heading of a shared list tells of it. */
export interface Cover {
  name: string;
  ownerName: string;
  description: string;
  listType: Kind;
  eventType: string | null;
  eventDate: string | null;
  branding: { bannerUrl: string | null; bannerSizes: string | null } | null;
}

interface SharedListCoverProps {
  list: Cover;
  /** Ours, to try things out: search engines may show it, and it invites to make one's own. */
  isDemo: boolean;
  /** What else there is to do with the list. */
  children: ReactNode;
}

/** The heading of a shared list, as the server draws it, too. */
export function SharedListCover({ list, isDemo, children }: SharedListCoverProps) {
  const { account } = useSession();
  const { name, ownerName, description, listType, eventType, eventDate, branding } = list;
  const about = description || `${lookOf(listType).label} by ${ownerName}: see what is still wanted.`;
  return (
    <header className="relative rounded-card border border-line bg-card shadow-card">
      <PageHead title={name} description={about} unlisted={!isDemo} />
      {branding && <Banner {...branding} />}
      <KindRibbon kind={listType} />
      <div className="grid gap-x-8 gap-y-5 px-4 py-5 sm:p-8 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
        <div className="grid min-w-0 gap-3">
          <KindLabel kind={listType} />
          <div className="grid gap-1 pr-12 sm:pr-14">
            <h1 className="text-3xl leading-tight wrap-anywhere sm:text-5xl sm:leading-[1.08]">{name}</h1>
            <p className="text-lg wrap-anywhere text-muted">by {ownerName}</p>
          </div>
          {description && (
            <p className="max-w-prose leading-relaxed wrap-anywhere whitespace-pre-line">{description}</p>
          )}
          <Occasion type={eventType} date={eventDate} />
        </div>
        <div className="flex flex-wrap gap-2 *:grow sm:*:grow-0">
          <LinkButton look={isDemo ? 'primary' : 'quiet'} to={account ? '/lists/create' : '/signup'}>
            Create Your Own List
          </LinkButton>
          {children}
        </div>
      </div>
    </header>
  );
}

/** As wide as the page; of the accent's colour where there is no picture. */
function Banner({ bannerUrl, bannerSizes }: { bannerUrl: string | null; bannerSizes: string | null }) {
  if (!bannerUrl) return <div className="h-2.5 rounded-t-card bg-brand" />;
  return (
    <img
      src={bannerUrl}
      srcSet={bannerSizes ?? undefined}
      sizes="(min-width: 72rem) 70rem, 100vw"
      alt=""
      className="aspect-4/1 w-full rounded-t-card bg-brand object-cover sm:aspect-6/1"
    />
  );
}

function Occasion({ type, date }: { type: string | null; date: string | null }) {
  if (!type && !date) return null;
  const soon = date && countdown(date);
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
      <CalendarHeart aria-hidden className="size-5 shrink-0 text-muted" />
      {type && <span className="min-w-0 wrap-anywhere">{type}</span>}
      {type && date && <span aria-hidden>·</span>}
      {date && <Day date={date} />}
      {soon && <span className="rounded-full bg-sunk px-2.5 py-0.5 text-sm text-ink">{soon}</span>}
    </p>
  );
}
