import { t } from '@lingui/core/macro';
import { NavLink } from 'react-router-dom';
import { say } from '#rules/base/languages/say';
import { Button } from '../base/design/Button.tsx';
import { LinkButton } from '../base/page/LinkButton.tsx';
import { placesOn } from '../base/page/places.ts';
import { useSite } from '../base/page/site.ts';
import { useSession } from '../core/session/session.ts';
import { requestSignOut } from '../people/accounts/sign-out.ts';
import { accountEntries, type Entry, homeEntry, VISITOR_ENTRIES } from './entries.ts';

export const SMALL_MENU = 'small-menu';

interface SmallMenuProps {
  /** The browser opens and closes it; else it is open for as long as it is rendered. */
  isPopover: boolean;
  onToggle: (isOpen: boolean) => void;
}

export function SmallMenu({ isPopover, onToggle }: SmallMenuProps) {
  const { account } = useSession();
  const site = useSite();
  return (
    <nav
      id={SMALL_MENU}
      popover={isPopover ? 'auto' : undefined}
      onToggle={({ newState }) => onToggle(newState === 'open')}
      aria-label={t({ message: 'Main', comment: 'Name of the menu of the whole site, for screen readers' })}
      className={`fixed inset-x-0 top-[calc(3.5rem+1px)] bottom-auto m-0 max-h-[calc(100dvh-3.5rem)] w-full animate-drop gap-1 overflow-y-auto border-0 border-b border-line bg-paper px-4 pt-2 pb-5 text-ink shadow-card sm:hidden! ${isPopover ? 'hidden open:grid' : 'grid'}`}
    >
      {account ? (
        <>
          <p dir="auto" className="truncate px-3 py-2 text-muted">
            {account.name || account.email}
          </p>
          <Entries entries={placesOn(site, placesOf(account.role))} />
          <div className="mt-2 grid">
            <Button onClick={() => requestSignOut()}>{t`Sign Out`}</Button>
          </div>
        </>
      ) : (
        <>
          <Entries entries={placesOn(site, VISITOR_ENTRIES)} />
          <div className="mt-2 grid gap-2">
            <LinkButton to="/signin">{t`Sign In`}</LinkButton>
            <LinkButton look="primary" to="/signup">
              {t`Sign Up`}
            </LinkButton>
          </div>
        </>
      )}
    </nav>
  );
}

/** The dashboard of an administrator is among their entries. */
function placesOf(role: 'USER' | 'ADMIN'): Entry[] {
  const entries = accountEntries(role);
  return role === 'ADMIN' ? entries : [homeEntry(role), ...entries];
}

function Entries({ entries }: { entries: Entry[] }) {
  return entries.map(({ to, label }) => (
    <NavLink
      key={to}
      to={to}
      className="flex min-h-12 items-center rounded-control px-3 text-lg font-semibold hover:bg-sunk aria-[current=page]:bg-sunk aria-[current=page]:text-brand"
    >
      {say(label)}
    </NavLink>
  ));
}
