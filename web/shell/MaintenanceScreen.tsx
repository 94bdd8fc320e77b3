import { ApolloProvider } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { EmptyState } from '../base/design/EmptyState.tsx';
import { LinkButton } from '../base/page/LinkButton.tsx';
import { Page } from '../base/page/Page.tsx';
import { PageHead } from '../base/page/PageHead.tsx';
import { useSite } from '../base/page/site.ts';
import { useSession } from '../core/session/session.ts';
import { client } from '../lists/offline/app-client.ts';
import { LiveSite } from './LiveSite.tsx';

export function MaintenanceScreen() {
  const { siteName } = useSite();
  const { account } = useSession();
  const toSignIn = !account && <LinkButton to="/signin">{t`Administrator sign-in`}</LinkButton>;
  return (
    <Page width="reading">
      <PageHead title={t`Under maintenance`} unlisted />
      <ApolloProvider client={client}>
        <LiveSite />
      </ApolloProvider>
      <EmptyState level={1} title={siteName} action={toSignIn}>
        <p>{t`The site is under maintenance. Please try again later.`}</p>
        <p className="mt-2">{t`We’ll bring you back as soon as we’re done.`}</p>
      </EmptyState>
    </Page>
  );
}
