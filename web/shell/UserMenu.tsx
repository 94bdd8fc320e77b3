import { t } from '@lingui/core/macro';
import { ChevronDown, CreditCard, Gift, ListChecks, LogOut, ShieldCheck, UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { say } from '#rules/base/languages/say';
import { Avatar } from '../base/design/Avatar.tsx';
import { Button } from '../base/design/Button.tsx';
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuLine } from '../base/design/dialogs/Menu.tsx';
import { placesOn } from '../base/page/places.ts';
import { useSite } from '../base/page/site.ts';
import { useTheme } from '../base/page/theme.ts';
import type { useSession } from '../core/session/session.ts';
import { requestSignOut } from '../people/accounts/sign-out.ts';
import { chooseTheme } from '../people/profile/choose-theme.ts';
import { themes } from '../people/profile/ThemeChoice.tsx';
import { accountEntries } from './entries.ts';
import { SmallMenuBack } from './SmallMenuBack.tsx';

const ICONS: Record<string, typeof UserRound> = {
  '/dashboard?own': ListChecks,
  '/gifts': Gift,
  '/profile': UserRound,
  '/subscription': CreditCard,
  '/admin': ShieldCheck,
};

interface UserMenuProps {
  account: NonNullable<ReturnType<typeof useSession>['account']>;
}

export function UserMenu({ account }: UserMenuProps) {
  const theme = useTheme();
  const site = useSite();
  const name = account.name || account.email;
  const trigger = (
    <Button look="plain">
      <Avatar name={name} src={account.avatarUrl} />
      <span dir="auto" className="max-w-40 truncate">
        {name}
      </span>
      <ChevronDown aria-hidden className="size-4 text-muted" />
    </Button>
  );
  return (
    <>
      <SmallMenuBack />
      <Menu trigger={trigger}>
        {placesOn(site, accountEntries(account.role)).map(({ to, label }) => {
          const Icon = ICONS[to] ?? UserRound;
          return (
            <MenuItem key={to} asChild>
              <Link to={to}>
                <Icon aria-hidden />
                {say(label)}
              </Link>
            </MenuItem>
          );
        })}
        <MenuLine />
        <MenuLabel>{t`Theme`}</MenuLabel>
        <MenuChoice label={t`Theme`} options={themes()} value={theme} onChange={chooseTheme} />
        <MenuLine />
        <MenuItem onSelect={() => requestSignOut()}>
          <LogOut aria-hidden />
          {t`Sign Out`}
        </MenuItem>
      </Menu>
    </>
  );
}
