import { useApolloClient } from '@apollo/client/react';
import { usePolling } from '../../base/network/usePolling.ts';
import { session } from '../../core/session/session.ts';
import {
  AccountNowDocument,
  type LiveAccount_accountFragment,
  useLiveAccountSubscription,
} from './LiveAccount.generated.ts';

export function LiveAccount() {
  const client = useApolloClient();
  usePolling(async () => {
    const { data } = await client.query({ query: AccountNowDocument, fetchPolicy: 'network-only' });
    if (data?.me) show(data.me);
  });
  useLiveAccountSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data) show(data.accountChanged);
    },
  });
  return null;
}

function show(changed: LiveAccount_accountFragment): void {
  if (changed.id !== session.getState().account?.id) return; // they have just signed out
  const {
    __typename: _,
    hasPassword: _hasPassword,
    secondFactorSince: _since,
    recoveryCodesLeft: _codes,
    isSecondFactorMissing: _isMissing,
    listsCreated: _lists,
    invitationsWaiting: _invitations,
    preferences,
    ...account
  } = changed;
  const { __typename, theme, language } = preferences;
  session.showAccount({ ...account, preferences: { __typename, theme, language } });
}
