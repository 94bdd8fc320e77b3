import type { RequestContext } from '../../request-context.ts';
import type { StartedSession } from '../../sessions/started-session.type.ts';
import { presentUser } from './user.presenter.ts';

/** The contract's Tokens object. */
export async function presentSession(context: RequestContext, session: StartedSession) {
  return {
    access_token: session.accessToken,
    refresh_token: session.refreshToken,
    token_type: session.tokenType,
    expires_in: session.expiresIn,
    user: await presentUser(context, session.account),
  };
}
