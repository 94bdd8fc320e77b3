import { msg, t } from '@lingui/core/macro';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { say } from '#rules/base/languages/say';
import { isPublicPage } from '#rules/doors/public-pages/public-pages';
import { locale } from '../base/design/locale.ts';
import { VisuallyHidden } from '../base/design/VisuallyHidden.tsx';
import { keepLoading } from '../base/network/failed-loads.ts';
import { placesOn } from '../base/page/places.ts';
import { useSite } from '../base/page/site.ts';
import { socialLinks } from '../base/page/social-links.tsx';
import { siteAddress } from '../base/routing/site-path.ts';
import { useSession } from '../core/session/session.ts';
import { BrandMark } from './Brand.tsx';
import { type Entry, homeEntry } from './entries.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

// For those who are signed in: it saves the choice with their account, and brings what that takes.
const ThemeChoice = lazy(async () => ({
  default: (await keepLoading(() => import('../people/profile/ThemeChoice.tsx'))).ThemeChoice,
}));

const LINKS: Entry[] = [
  { to: '/', label: msg`Home` },
  { to: '/pricing', label: msg`Pricing` },
  { to: '/faq', label: msg`FAQ` },
];
const LEGAL: Entry[] = [
  {
    to: '/terms',
    label: msg`Terms of Service`,
    short: msg({ message: 'Terms', context: 'short for “Terms of Service”' }),
  },
  {
    to: '/privacy',
    label: msg`Privacy Policy`,
    short: msg({ message: 'Privacy', context: 'short for “Privacy Policy”' }),
  },
];
/** A phone has room for these inside the app; the way home is on top of the page. */
const ON_PHONE = ['/pricing', '/faq', '/terms', '/privacy'];
const MEMBER: Entry[] = [
  { to: '/profile', label: msg`Profile` },
  { to: '/subscription', label: msg`Subscription` },
];
const VISITOR: Entry[] = [
  { to: '/signin', label: msg`Sign In` },
  { to: '/signup', label: msg`Sign Up` },
];
const PLAYGROUND: Entry = { to: '/playground', label: msg`API playground` };
const DEVELOPERS: Entry = { to: '/api/docs', label: msg`For developers` };

/** Elsewhere a line, below what people came for. */
export function Footer() {
  const { pathname } = useLocation();
  return (
    <footer className="mt-auto print:hidden border-t border-line bg-sunk">
      {isPublicPage(pathname) ? <Columns /> : <Line pathname={pathname} />}
    </footer>
  );
}

function Columns() {
  const { account } = useSession();
  const site = useSite();
  const { siteName } = site;
  return (
    <>
      <div className="mx-auto grid max-w-6xl gap-x-6 gap-y-10 px-4 py-12 sm:px-6 md:grid-cols-[1.6fr_repeat(3,1fr)]">
        <div className="grid min-w-0 content-start gap-4">
          <p className="flex items-center gap-2.5 font-fraunces text-xl font-semibold">
            <BrandMark />
            <span className="min-w-0 wrap-anywhere">{siteName}</span>
          </p>
          <p className="max-w-64 text-muted">{t`Lists for people who are kind to each other.`}</p>
          <Social />
        </div>
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3 md:contents">
          <Column title={t`Links`} entries={placesOn(site, LINKS)} />
          <Column title={t({ message: 'Legal', comment: 'Above the terms and the privacy policy' })} entries={LEGAL} />
          <Column
            title={t`Account`}
            entries={placesOn(site, account ? [homeEntry(account.role), ...MEMBER] : VISITOR)}
          />
        </div>
      </div>
      <div className="mx-auto max-w-6xl px-4 sm:px-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-5">
          <p className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
            <Copyright />
            <FooterLink entry={DEVELOPERS} />
          </p>
          <Choice />
        </div>
      </div>
    </>
  );
}

const FOR_DEVELOPERS = /^\/(playground|api\/docs)\b/;

function Line({ pathname }: { pathname: string }) {
  const { account } = useSession();
  const entries = placesOn(useSite(), [...LINKS, ...LEGAL, ...(FOR_DEVELOPERS.test(pathname) ? [PLAYGROUND] : [])]);
  return (
    <div className="mx-auto flex max-w-6xl items-center flex-wrap gap-x-3 max-[22rem]:gap-x-2 px-4 py-1 text-sm text-muted sm:gap-x-4 sm:px-6">
      <p className="min-w-0">
        <Copyright />
      </p>
      <nav aria-label={t`Links`} className="contents">
        <ul className="contents">
          {entries.map((entry) => (
            <li key={entry.to} className={ON_PHONE.includes(entry.to) ? '' : 'max-sm:hidden'}>
              <FooterLink entry={entry} isShort />
            </li>
          ))}
        </ul>
      </nav>
      <div className={`ms-auto empty:hidden ${account ? 'max-sm:hidden' : ''}`}>
        <Choice />
      </div>
    </div>
  );
}

function Copyright() {
  const { siteName } = useSite();
  const year = new Date().getFullYear().toLocaleString(locale(), { useGrouping: false });
  return <span className="min-w-0 wrap-anywhere">{t`© ${year} ${siteName}`}</span>;
}

interface FooterLinkProps {
  entry: Entry;
  isShort?: boolean;
}

function FooterLink({ entry: { to, label, short }, isShort = false }: FooterLinkProps) {
  return (
    <Link to={to} className="inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline">
      {isShort && short ? (
        <>
          <span aria-hidden className="sm:hidden">
            {say(short)}
          </span>
          <span className="max-sm:sr-only">{say(label)}</span>
        </>
      ) : (
        say(label)
      )}
    </Link>
  );
}

/** Members have their theme here, and visitors their language. */
function Choice() {
  const { account } = useSession();
  if (!account) return <LanguageSwitch />;
  return (
    <Suspense fallback={<div className="h-12" />}>
      <ThemeChoice />
    </Suspense>
  );
}

function Column({ title, entries }: { title: string; entries: Entry[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-1 text-lg">{title}</h2>
      <ul className="text-muted">
        {entries.map((entry) => (
          <li key={entry.to}>
            <FooterLink entry={entry} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Social() {
  const { siteName, siteUrl, socialLinks: chosen } = useSite();
  const links = socialLinks(`${siteUrl || siteAddress}/`, siteName, chosen);
  return (
    <ul className="-ms-3 flex flex-wrap" aria-label={t`Share ${siteName}`}>
      {links.map(({ name, address, glyph }) => (
        <li key={name}>
          <a
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            title={name}
            className="grid size-11 place-items-center rounded-control text-muted hover:text-ink"
          >
            <svg aria-hidden viewBox="0 0 24 24" fill="currentColor" className="size-5">
              {glyph}
            </svg>
            <VisuallyHidden>{name}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
