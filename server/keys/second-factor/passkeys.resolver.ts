import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { ATTEMPT_MINUTES, attemptsAllowed } from '../../base/rate-limits/limits.ts';
import { Account } from '../../core/users/account.type.ts';
import type { User } from '../../core/users/user.entity.ts';
import type { RequestContext } from '../../request-context.ts';
import { StartedSession } from '../sessions/started-session.type.ts';
import { Passkey } from './passkey.entity.ts';
import { NewPasskeyInput, PasskeySignInInput } from './passkey.input.ts';
import { LONGEST_PASSKEY_NAME, LONGEST_PASSKEY_RESPONSE, MOST_PASSKEYS } from './passkey.rules.ts';
import { PasskeyCheck } from './passkey-check.type.ts';
import { PasskeyRequest } from './passkey-request.type.ts';

const OFF = 'FORBIDDEN (people sign in through another site alone)';
const CODES = `RATE_LIMITED: at most ${attemptsAllowed('secondStep', 1)} attempts in ${ATTEMPT_MINUTES} minutes`;
const GUESSES = `RATE_LIMITED: at most ${attemptsAllowed('signIn', 1)} attempts in ${ATTEMPT_MINUTES} minutes`;

@Resolver(() => Account)
export class PasskeysResolver {
  @FieldResolver(() => [Passkey], {
    description: `The passkeys of the person, at most ${MOST_PASSKEYS}, oldest first.`,
  })
  passkeys(@Root() user: User, @Ctx() { services }: RequestContext) {
    return services.passkeys.passkeysOf(user);
  }

  @Mutation(() => PasskeyRequest, {
    description: `Begins to add a passkey: gives what the browser asks the device for. Fails with UNAUTHENTICATED, EMAIL_UNVERIFIED, ${OFF}, BAD_USER_INPUT (password or code is missing or wrong), CONFLICT (there are ${MOST_PASSKEYS} already) or ${GUESSES}.`,
  })
  beginPasskey(
    @Arg('password', () => String, { nullable: true, description: 'Your password, if your account has one.' })
    password: string | null,
    @Arg('code', () => String, { nullable: true, description: 'A code, where signing in takes a second step.' })
    code: string | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.passkeys.begin(viewer, { password, code });
  }

  @Mutation(() => Account, {
    description: `Adds the passkey that the browser has made. Fails with UNAUTHENTICATED, ${OFF}, BAD_USER_INPUT (it cannot be checked, or it took too long) or CONFLICT (it is there already, or there are ${MOST_PASSKEYS}).`,
  })
  addPasskey(
    @Arg('input', () => NewPasskeyInput, { description: 'Its name, and what the device said.' }) input: NewPasskeyInput,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.passkeys.add(viewer, input);
  }

  @Mutation(() => Account, {
    description: 'Gives a passkey another name. Fails with UNAUTHENTICATED, NOT_FOUND or BAD_USER_INPUT.',
  })
  renamePasskey(
    @Arg('passkeyId', () => ID, { description: 'One of your `passkeys`.' }) passkeyId: string,
    @Arg('name', () => String, { description: `1 to ${LONGEST_PASSKEY_NAME} characters.` }) name: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.passkeys.rename(viewer, passkeyId, name);
  }

  @Mutation(() => Account, {
    description: `Removes a passkey: nobody signs in with it any more. Fails with UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT (the code is missing or wrong), CONFLICT (it is the only second step of your account) or ${CODES}.`,
  })
  removePasskey(
    @Arg('passkeyId', () => ID, { description: 'One of your `passkeys`.' }) passkeyId: string,
    @Arg('code', () => String, { nullable: true, description: 'A code, where signing in takes a second step.' })
    code: string | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.passkeys.remove(viewer, passkeyId, code);
  }

  @Mutation(() => PasskeyCheck, {
    description: `Gives a code for a passkey of yours, which is taken once in the next minutes wherever a code is asked for; \`confirmSecondFactor\` with it makes your passkeys the second step. \`beginPasskeySignIn\` gives what the device signs. Fails with UNAUTHENTICATED, BAD_USER_INPUT (it is not yours, cannot be checked, or it took too long) or ${CODES}.`,
  })
  checkPasskey(
    @Arg('response', () => String, {
      description: `What \`navigator.credentials.get\` gave, as the JSON of WebAuthn (\`AuthenticationResponseJSON\`), at most ${LONGEST_PASSKEY_RESPONSE} characters.`,
    })
    response: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.passkeys.check(viewer, { response });
  }

  @Mutation(() => PasskeyRequest, {
    description: `Begins to show a passkey: gives what the browser asks the device for. With the \`challenge\` of a second step, and for somebody who is signed in, the device is asked for passkeys of that person alone. Fails with BAD_USER_INPUT (the second step took too long), ${OFF} or RATE_LIMITED: at most ${attemptsAllowed('passkeyStart')} in ${ATTEMPT_MINUTES} minutes.`,
  })
  beginPasskeySignIn(
    @Arg('challenge', () => String, {
      nullable: true,
      description: 'The `challenge` that came with SECOND_FACTOR_REQUIRED, for `completeSignIn`.',
    })
    challenge: string | null,
    @Ctx() { services, viewerOrGuest, sessionId }: RequestContext,
  ) {
    return services.passkeys.beginSignIn(sessionId ? viewerOrGuest : null, challenge);
  }

  @Mutation(() => StartedSession, {
    description: `Signs in with a passkey, which counts as two factors: it takes no password, and no second step. Fails with ${OFF}, BAD_USER_INPUT (it is unknown or cannot be checked, or it took too long), ACCOUNT_SUSPENDED, MAINTENANCE or ${GUESSES}.`,
  })
  signInWithPasskey(
    @Arg('input', () => PasskeySignInInput, { description: 'What the device has signed.' }) input: PasskeySignInInput,
    @Ctx() { services }: RequestContext,
  ) {
    return services.passkeys.signIn(input);
  }
}
