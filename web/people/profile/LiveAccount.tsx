import { session } from '../../core/session/session.ts';
import { useLiveAccountSubscription } from './LiveAccount.generated.ts';

/** Keeps what this tab knows of the account as the server has it: in the cache, and in the session. Shows nothing. */
export function LiveAccount() {
  useLiveAccountSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data?.accountChanged.id !== session.getState().account?.id || !data) return; // they have just signed out
      const {
        __typename: _,
        hasPassword: _hasPassword,
        listsCreated: _lists,
        invitationsWaiting: _invitations,
        preferences,
        ...account
      } = data.accountChanged;
      const { __typename, theme, language } = preferences;
      session.showAccount({ ...account, preferences: { __typename, theme, language } });
    },
  });
  return null;
}
