import type { StartedSession } from '../../accounts/started-session.type.ts';
import { presentUser } from './user.presenter.ts';

/** The contract's Tokens object. */
export function presentSession(session: StartedSession, listsCreated: number) {
  return {
    access_token: session.accessToken,
    refresh_token: session.refreshToken,
    token_type: session.tokenType,
    expires_in: session.expiresIn,
    user: presentUser(session.account, listsCreated),
  };
}
