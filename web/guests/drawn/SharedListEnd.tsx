import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { useSession } from '../../core/session/session.ts';

/** Further actions on a list, below all of its items. The server draws it, too. */
export function SharedListEnd({ isDemo, children }: { isDemo: boolean; children: ReactNode }) {
  const { account } = useSession();
  return (
    <div className="list-end">
      <LinkButton
        look={isDemo ? 'primary' : 'quiet'}
        to={account ? '/lists/create' : '/signup'}
        state={account ? undefined : { returnTo: '/lists/create' }}
      >
        {t`Create Your Own List`}
      </LinkButton>
      {children}
    </div>
  );
}
