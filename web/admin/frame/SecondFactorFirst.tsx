import { t } from '@lingui/core/macro';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { Page } from '../../base/page/Page.tsx';

/** The server refuses the rest. */
export function SecondFactorFirst() {
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
