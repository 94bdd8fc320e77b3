import { z } from 'zod';
import { REFRESH_GRACE_SECONDS } from '../../../../keys/sessions/session-lengths.rules.ts';
import type { StartedSession } from '../../../../keys/sessions/started-session.type.ts';
import type { RequestContext } from '../../../../request-context.ts';
import { done, dual, dualOf, envelope, envelopeOf } from '../../envelope.ts';
import { idempotent, type RestApp } from '../../route.ts';
import {
  emailBody,
  googleSignInBody,
  newPasswordBody,
  refreshBody,
  secondStepBody,
  signInBody,
  signUpBody,
} from './credentials.reader.ts';
import { presentSession, tokensObject } from './session.presenter.ts';
import { presentUser, userObject } from './user.presenter.ts';

const tag = 'Signing in';

/** Without it the rule says that it is needed. */
const token = z.object({ token: z.string().default('') });

export async function authRoutes(app: RestApp) {
  app.post(
    '/auth/register',
    {
      config: { action: 'signUp' },
      schema: {
        tag,
        summary: 'Make an account',
        description: 'By registering, people agree to the terms. It does not sign in.',
        headers: idempotent,
        body: signUpBody,
        response: { 201: dualOf(userObject) },
      },
    },
    async ({ requestContext, headers, body }, reply) => {
      const { accounts } = requestContext.services;
      const user = await presentUser(requestContext, await accounts.register(body, headers['idempotency-key']));
      return reply.code(201).send(dual(user, 'Please check your email to verify your account'));
    },
  );

  app.post(
    '/auth/login',
    {
      config: { action: 'signIn' },
      schema: {
        tag,
        summary: 'Sign in',
        description:
          'Gives an access token for `expires_in` seconds, and a refresh token that gives the next one. Where the account asks for a second step it gives neither, but SECOND_FACTOR_REQUIRED with a `challenge` for /auth/second-step.',
        body: signInBody,
        response: { 200: dualOf(tokensObject) },
      },
    },
    async ({ requestContext, body }) =>
      tokens(requestContext, await requestContext.services.accounts.signIn(body), 'Signed in'),
  );

  app.post(
    '/auth/second-step',
    {
      config: { action: 'completeSignIn' },
      schema: {
        tag,
        summary: 'Finish signing in',
        description:
          'With the `challenge` that came with SECOND_FACTOR_REQUIRED, within ten minutes, and a code from the app of the person, or one of their recovery codes.',
        body: secondStepBody,
        response: { 200: dualOf(tokensObject) },
      },
    },
    async ({ requestContext, body }) =>
      tokens(requestContext, await requestContext.services.signInSteps.complete(body), 'Signed in'),
  );

  app.post(
    '/auth/google-signin',
    {
      config: { action: 'signInWithGoogle' },
      schema: {
        tag,
        summary: 'Sign in with Google',
        description:
          'With an ID token of Google that was made for this site. Makes an account where there is none, if the site takes new ones.',
        body: googleSignInBody,
        response: { 200: dualOf(tokensObject) },
      },
    },
    async ({ requestContext, body }) =>
      tokens(requestContext, await requestContext.services.issuers.signInWithGoogle(body), 'Signed in'),
  );

  app.post(
    '/auth/refresh',
    {
      config: { action: 'refreshSession' },
      schema: {
        tag,
        summary: 'Renew a session',
        description: `A refresh token may be sent again within ${REFRESH_GRACE_SECONDS} seconds.`,
        body: refreshBody,
        response: { 200: dualOf(tokensObject) },
      },
    },
    async ({ requestContext, body }) =>
      tokens(requestContext, await requestContext.services.sessions.refresh(body), 'Session renewed'),
  );

  app.post(
    '/auth/logout',
    {
      config: { action: 'signOut' },
      schema: { tag, summary: 'Sign out', description: 'Always answers 200.', response: { 200: done } },
    },
    async ({ requestContext: { services, sessionToLeave }, log }) => {
      if (sessionToLeave) await services.sessions.endOne(sessionToLeave).catch((problem) => log.error(problem));
      return envelope(null, 'Signed out');
    },
  );

  app.post(
    '/auth/verify-email/:token?',
    {
      config: { action: 'verifyEmail' },
      schema: {
        tag,
        summary: 'Verify an address',
        description: 'With the token of the link in the mail.',
        params: token,
        response: { 200: envelopeOf(z.object({ email_verified: z.literal(true) })) },
      },
    },
    async ({ requestContext: { services }, params }) => {
      await services.accounts.verifyEmail({ token: params.token });
      return envelope({ email_verified: true }, 'Email verified');
    },
  );

  app.post(
    '/auth/forgot-password',
    {
      config: { action: 'requestPasswordReset' },
      schema: {
        tag,
        summary: 'Ask for a link to reset a password',
        description: 'Answers alike whether or not there is such an account.',
        body: emailBody,
        response: { 200: done },
      },
    },
    async ({ requestContext: { services }, body }) => {
      await services.accounts.requestPasswordReset(body);
      const neutral = "If an account exists with that email, we've sent password reset instructions to your email.";
      return envelope(null, neutral);
    },
  );

  app.post(
    '/auth/reset-password/:token?',
    {
      config: { action: 'resetPassword' },
      schema: {
        tag,
        summary: 'Choose a new password',
        description: 'With the token of the link in the mail.',
        params: token,
        body: newPasswordBody,
        response: { 200: done },
      },
    },
    async ({ requestContext: { services }, params, body }) => {
      await services.accounts.resetPassword({ ...params, ...body });
      return envelope(null, 'Your password has been successfully reset!');
    },
  );

  app.post(
    '/auth/resend-verification',
    {
      config: { action: 'resendVerification' },
      schema: { tag, summary: 'Send the mail for verifying again', response: { 200: done } },
    },
    async ({ requestContext: { services, viewer } }) => {
      await services.accounts.resendVerification(viewer);
      return envelope(null, 'Please check your email to verify your account');
    },
  );
}

async function tokens(context: RequestContext, session: StartedSession, message: string) {
  return dual(await presentSession(context, session), message);
}
