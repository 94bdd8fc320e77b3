import { t } from '@lingui/core/macro';
import { PanelLeft, Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { say } from '#rules/base/languages/say';
import { Button } from '../../base/design/Button.tsx';
import { Drawer } from '../../base/design/dialogs/Drawer.tsx';
import { IconButton } from '../../base/design/IconButton.tsx';
import { placesOn } from '../../base/page/places.ts';
import { useSite } from '../../base/page/site.ts';
import { useAdminFrameQuery } from './AdminFrame.generated.ts';
import { ADMIN_HOME, ADMIN_PLACES } from './admin-places.ts';
import { FindPerson } from './FindPerson.tsx';
import { SecondFactorFirst } from './SecondFactorFirst.tsx';
import { useFindKeys } from './useFindKeys.ts';

const ENTRIES = [ADMIN_HOME, ...ADMIN_PLACES];

export function AdminFrame() {
  const [isOpen, setOpen] = useState(false);
  const [isFinding, setFinding] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place has been chosen
  useEffect(() => {
    setOpen(false);
    setFinding(false);
  }, [key]);
  const { data } = useAdminFrameQuery({ fetchPolicy: 'cache-and-network' });
  const find = () => setFinding(true);
  useFindKeys(find);
  return (
    <div className="mx-auto w-full max-w-6xl lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="flex justify-between border-b border-line px-4 py-2 sm:px-6 lg:hidden print:hidden">
        <Button look="plain" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          <PanelLeft aria-hidden className="size-5 text-muted" />
          {t`Admin`}
        </Button>
        <IconButton label={t`Find a person`} icon={<Search aria-hidden />} onClick={find} />
      </div>
      {isOpen && (
        <Drawer title={t`Admin`} onClose={() => setOpen(false)}>
          <AdminNavigation />
        </Drawer>
      )}
      <div className="hidden border-e border-line lg:block print:hidden">
        <div className="sticky top-16 grid gap-2 py-6 ps-6 pe-4">
          <FindButton onFind={find} />
          <AdminNavigation />
        </div>
      </div>
      {data?.me.isSecondFactorMissing ? <SecondFactorFirst /> : <Outlet />}
      {isFinding && <FindPerson onClose={() => setFinding(false)} />}
    </div>
  );
}

function FindButton({ onFind }: { onFind: () => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      onClick={onFind}
      className="flex min-h-11 items-center gap-3 rounded-control border border-line bg-card px-3 text-muted hover:border-edge hover:text-ink"
    >
      <Search aria-hidden className="size-5 shrink-0" />
      <span className="grow text-start">{t`Find a person`}</span>
      <kbd aria-hidden className="rounded-xs border border-line px-1.5 font-sans text-sm">
        /
      </kbd>
    </button>
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
