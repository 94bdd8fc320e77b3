import { NavLink } from 'react-router-dom';
import { requestSignOut } from '../accounts/sign-out.ts';
import { Button } from '../design/Button.tsx';
import { LinkButton } from '../page/LinkButton.tsx';
import { useSession } from '../session/session.ts';
import { accountEntries, type Entry, MEMBER_ENTRIES, VISITOR_ENTRIES } from './entries.ts';

/** The header's entries on a small screen. */
export function SmallMenu() {
  const { account } = useSession();
  return (
    <nav
      id="small-menu"
      aria-label="Main"
      className="absolute inset-x-0 top-full grid animate-drop gap-1 border-b border-line bg-paper px-4 pt-2 pb-5 shadow-card"
    >
      {account ? (
        <>
          <p className="truncate px-3 py-2 text-muted">{account.name || account.email}</p>
          <Entries entries={[...MEMBER_ENTRIES, ...accountEntries(account.role)]} />
          <div className="mt-2 grid">
            <Button onClick={() => requestSignOut()}>Sign Out</Button>
          </div>
        </>
      ) : (
        <>
          <Entries entries={VISITOR_ENTRIES} />
          <div className="mt-2 grid gap-2">
            <LinkButton to="/signin">Sign In</LinkButton>
            <LinkButton look="primary" to="/signup">
              Sign Up
            </LinkButton>
          </div>
        </>
      )}
    </nav>
  );
}

function Entries({ entries }: { entries: Entry[] }) {
  return entries.map(({ to, label }) => (
    <NavLink
      key={to}
      to={to}
      className="flex min-h-12 items-center rounded-control px-3 text-lg font-semibold hover:bg-sunk aria-[current=page]:bg-sunk aria-[current=page]:text-brand"
    >
      {label}
    </NavLink>
  ));
}
