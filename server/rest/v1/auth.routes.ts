import type { FastifyInstance } from 'fastify';
import type { RequestContext } from '../../request-context.ts';
import type { StartedSession } from '../../sessions/started-session.type.ts';
import {
  readEmail,
  readGoogleSignIn,
  readNewPassword,
  readRefreshToken,
  readSignIn,
  readSignUp,
} from './credentials.reader.ts';
import { dual, envelope } from './envelope.ts';
import { presentSession } from './session.presenter.ts';
import { presentUser } from './user.presenter.ts';

interface WithToken {
  Params: { token?: string };
}

export async function authRoutes(app: FastifyInstance) {
  app.post('/auth/register', async ({ requestContext, body }, reply) => {
    const user = await requestContext.services.accounts.register(readSignUp(body));
    return reply
      .code(201)
      .send(dual(await presentUser(requestContext, user), 'Please check your email to verify your account'));
  });

  app.post('/auth/login', async ({ requestContext, body }) => {
    const session = await requestContext.services.accounts.signIn(readSignIn(body));
    return tokens(requestContext, session, 'Signed in');
  });

  app.post('/auth/google-signin', async ({ requestContext, body }) => {
    const session = await requestContext.services.google.signIn(readGoogleSignIn(body));
    return tokens(requestContext, session, 'Signed in');
  });

  app.post('/auth/refresh', async ({ requestContext, body }) => {
    const session = await requestContext.services.sessions.refresh(readRefreshToken(body));
    return tokens(requestContext, session, 'Session renewed');
  });

  app.post('/auth/logout', async ({ requestContext: { services, sessionToLeave }, log }) => {
    if (sessionToLeave) await services.sessions.endOne(sessionToLeave).catch((problem) => log.error(problem));
    return envelope(null, 'Signed out');
  });

  app.post<WithToken>('/auth/verify-email/:token?', async ({ requestContext: { services }, params }) => {
    await services.accounts.verifyEmail({ token: params.token ?? '' });
    return envelope({ email_verified: true }, 'Email verified');
  });

  app.post('/auth/forgot-password', async ({ requestContext: { services }, body }) => {
    await services.accounts.requestPasswordReset(readEmail(body));
    const neutral = "If an account exists with that email, we've sent password reset instructions to your email.";
    return envelope(null, neutral);
  });

  app.post<WithToken>('/auth/reset-password/:token?', async ({ requestContext: { services }, params, body }) => {
    await services.accounts.resetPassword({ token: params.token ?? '', newPassword: readNewPassword(body) });
    return envelope(null, 'Your password has been successfully reset!');
  });

  app.post('/auth/resend-verification', async ({ requestContext: { services, viewer } }) => {
    await services.accounts.resendVerification(viewer);
    return envelope(null, 'Please check your email to verify your account');
  });
}

async function tokens(context: RequestContext, session: StartedSession, message: string) {
  return dual(await presentSession(context, session), message);
}
