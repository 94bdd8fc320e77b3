import type { ApolloClient } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { demand } from '../../base/network/demand.ts';
import { hasCode } from '../../base/network/problems.ts';
import { RefreshSessionDocument, SignOutDocument } from './session-calls.generated.ts';
import type { SessionEnvironment } from './session-store.ts';

/** They carry the token they are about, since they are made when there is none or no more. */
export function sessionCalls(client: ApolloClient): Pick<SessionEnvironment, 'refresh' | 'signOut'> {
  return {
    async refresh(refreshToken) {
      try {
        const { data } = await client.mutate({
          mutation: RefreshSessionDocument,
          variables: { refreshToken },
          context: { accessToken: null },
          fetchPolicy: 'no-cache',
        });
        const answer = demand(data?.refreshSession, t`Failed to refresh token`);
        if (!answer.accessToken || !answer.refreshToken) throw new Error(t`Token refresh failed: Missing token data`);
        demand(answer.account, t`Failed to fetch user profile`);
        return answer;
      } catch (error) {
        if (hasCode(error, 'UNAUTHENTICATED', 'BAD_USER_INPUT')) return null;
        throw error;
      }
    },
    async signOut(accessToken) {
      const { data } = await client.mutate({
        mutation: SignOutDocument,
        context: { accessToken },
        fetchPolicy: 'no-cache',
      });
      demand(data?.signOut, t`Logout failed`);
    },
  };
}
