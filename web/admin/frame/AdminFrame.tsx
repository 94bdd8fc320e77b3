import { t } from '@lingui/core/macro';
import { PanelLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { say } from '#rules/base/languages/say';
import { Button } from '../../base/design/Button.tsx';
import { Drawer } from '../../base/design/dialogs/Drawer.tsx';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { Page } from '../../base/page/Page.tsx';
import { placesOn } from '../../base/page/places.ts';
import { useSite } from '../../base/page/site.ts';
import { useAdminFrameQuery } from './AdminFrame.generated.ts';
import { ADMIN_HOME, ADMIN_PLACES } from './admin-places.ts';

const ENTRIES = [ADMIN_HOME, ...ADMIN_PLACES];

/** Around every screen of the admin area: the navigation beside it, in a drawer where there is no room. */
export function AdminFrame() {
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place has been chosen
  useEffect(() => setOpen(false), [pathname]);
  const { data } = useAdminFrameQuery({ fetchPolicy: 'cache-and-network' });
  const here = ENTRIES.findLast(({ to }) => pathname === to || pathname.startsWith(`${to}/`)) ?? ADMIN_HOME;
  return (
    <div className="mx-auto w-full max-w-7xl lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="border-b border-line px-4 py-2 sm:px-6 lg:hidden print:hidden">
        <Button look="plain" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          <PanelLeft aria-hidden className="size-5 text-muted" />
          <span className="sr-only">{t`Admin menu:`}</span>
          {say(here.title)}
        </Button>
      </div>
      {isOpen && (
        <Drawer title={t`Admin`} onClose={() => setOpen(false)}>
          <AdminNavigation />
        </Drawer>
      )}
      <div className="hidden border-e border-line lg:block print:hidden">
        <div className="sticky top-16 px-4 py-12">
          <AdminNavigation />
        </div>
      </div>
      {data?.me.isSecondFactorMissing ? <SecondFactorFirst /> : <Outlet />}
    </div>
  );
}

/** In place of every screen where the site asks administrators for a second factor. The server refuses the rest. */
function SecondFactorFirst() {
  return (
    <Page>
      <h1 className="text-3xl">{t`Set up two-step sign-in`}</h1>
      <p className="text-muted">{t`This site asks administrators for a code from an app. If you have set it up already, sign out and sign in with it.`}</p>
      <div className="grid sm:justify-start">
        <LinkButton look="primary" to="/profile/security">{t`Set it up`}</LinkButton>
      </div>
    </Page>
  );
}

function AdminNavigation() {
  return (
    <nav aria-label={t`Admin`} className="grid gap-1">
      {placesOn(useSite(), ENTRIES).map(({ to, icon: Icon, title }) => (
        <NavLink
          key={to}
          to={to}
          end={to === ADMIN_HOME.to}
          className="flex min-h-11 items-center gap-3 rounded-control px-3 font-semibold hover:bg-sunk aria-[current=page]:bg-sunk aria-[current=page]:text-brand"
        >
          <Icon aria-hidden className="size-5 shrink-0" />
          {say(title)}
        </NavLink>
      ))}
    </nav>
  );
}
