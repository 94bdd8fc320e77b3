import { t } from '@lingui/core/macro';
import { Menu as MenuIcon, X } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { say } from '#rules/base/languages/say';
import { IconButton } from '../base/design/IconButton.tsx';
import { keepLoading } from '../base/network/failed-loads.ts';
import { FailedLoadNote } from '../base/page/FailedLoadNote.tsx';
import { LinkButton } from '../base/page/LinkButton.tsx';
import { placesOn } from '../base/page/places.ts';
import { useSite } from '../base/page/site.ts';
import { useSession } from '../core/session/session.ts';
import { Brand } from './Brand.tsx';
import { type Entry, headerEntries, VISITOR_ENTRIES } from './entries.ts';
import { SMALL_MENU, SmallMenu } from './SmallMenu.tsx';

// Only those who are signed in need it, and it brings the menu's machinery with it.
const UserMenu = lazy(async () => ({ default: (await keepLoading(() => import('./UserMenu.tsx'))).UserMenu }));
const Bell = lazy(async () => ({
  default: (await keepLoading(() => import('../people/notifications/Bell.tsx'))).Bell,
}));

const isPopoverKnown = typeof HTMLElement === 'undefined' || 'popover' in HTMLElement.prototype;

function MenuToCome() {
  return (
    <div className="h-11 w-32">
      <FailedLoadNote />
    </div>
  );
}

/** Stays in sight, in the room that `scroll-padding-top` keeps free of the rest: focus in it is not to scroll the page. */
export function Header() {
  const site = useSite();
  const { account } = useSession();
  return (
    <header className="sticky top-0 **:-scroll-mt-20 z-30 max-sm:[body:has([data-sheet])_&]:static [@media(max-height:32rem)]:static noscript:static print:static border-b border-line bg-paper/95 backdrop-blur-sm">
      <div className="mx-auto flex min-h-14 max-w-6xl items-center gap-2 px-4 noscript:flex-wrap sm:min-h-16 sm:px-6">
        <Brand />
        <nav
          aria-label={t({ message: 'Main', comment: 'Name of the menu of the whole site, for screen readers' })}
          className="ms-auto hidden shrink-0 print:hidden! items-center gap-1 noscript:flex noscript:shrink noscript:flex-wrap sm:flex"
        >
          <Entries entries={placesOn(site, account ? headerEntries(account.role) : VISITOR_ENTRIES)} />
          {account ? (
            <Suspense fallback={<MenuToCome />}>
              <UserMenu account={account} />
            </Suspense>
          ) : (
            <>
              <LinkButton look="plain" to="/signin">
                {t`Sign In`}
              </LinkButton>
              <LinkButton look="primary" to="/signup">
                {t`Sign Up`}
              </LinkButton>
            </>
          )}
        </nav>
        <div className="ms-auto flex shrink-0 items-center sm:ms-0">
          <Suspense fallback={<div className="size-11" />}>{account && <Bell key={account.id} />}</Suspense>
          <SmallMenuToggle />
        </div>
      </div>
    </header>
  );
}

function Entries({ entries }: { entries: Entry[] }) {
  return entries.map(({ to, label }) => (
    <NavLink
      key={to}
      to={to}
      className="inline-flex min-h-11 items-center rounded-control px-4 font-semibold hover:bg-sunk aria-[current=page]:text-brand aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8"
    >
      {say(label)}
    </NavLink>
  ));
}

/** The browser opens the menu, so it works before the app has come, too. Where the browser cannot, the app does. */
function SmallMenuToggle() {
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (openedAt.current === key) return;
    openedAt.current = key;
    setOpen(false);
    if (isPopoverKnown) document.getElementById(SMALL_MENU)?.hidePopover();
  }, [key]);
  useEffect(() => {
    if (!isOpen || isPopoverKnown) return;
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    window.addEventListener('keydown', closeOnEscape);
    return () => window.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  return (
    <div className="noscript:hidden sm:hidden">
      <IconButton
        label={t`Menu`}
        popoverTarget={SMALL_MENU}
        aria-expanded={isPopoverKnown ? undefined : isOpen}
        icon={isOpen ? <X aria-hidden /> : <MenuIcon aria-hidden />}
        onClick={isPopoverKnown ? undefined : () => setOpen(!isOpen)}
      />
      {(isPopoverKnown || isOpen) && <SmallMenu isPopover={isPopoverKnown} onToggle={setOpen} />}
    </div>
  );
}
