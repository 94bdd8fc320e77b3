import { z } from 'zod';
import type { StartedSession } from '../../../../keys/sessions/started-session.type.ts';
import type { RequestContext } from '../../../../request-context.ts';
import { presentUser, userObject } from './user.presenter.ts';

export const tokensObject = z
  .object({
    access_token: z.string(),
    refresh_token: z.string().meta({ description: 'Good for one renewal, which gives another.' }),
    token_type: z.literal('bearer'),
    expires_in: z.int().meta({ description: 'In seconds.' }),
    user: userObject,
  })
  .meta({ id: 'Tokens' });

export async function presentSession(context: RequestContext, session: StartedSession) {
  return {
    access_token: session.accessToken,
    refresh_token: session.refreshToken,
    token_type: session.tokenType,
    expires_in: session.expiresIn,
    user: await presentUser(context, session.account),
  };
}
