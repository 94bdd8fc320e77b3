import { Arg, Ctx, FieldResolver, GraphQLISODateTime, Int, Mutation, Resolver, Root } from 'type-graphql';
import { ATTEMPT_MINUTES, attemptsAllowed } from '../../base/rate-limits/limits.ts';
import { Account } from '../../core/users/account.type.ts';
import type { User } from '../../core/users/user.entity.ts';
import type { RequestContext } from '../../request-context.ts';
import { StartedSession } from '../sessions/started-session.type.ts';
import { AuthenticatorSetup } from './authenticator-setup.type.ts';
import { SecondFactorCodes } from './second-factor-codes.type.ts';
import { SecondStepInput } from './second-step.input.ts';

const CODE = 'The six digits of the app, a code of `checkPasskey`, or a recovery code. Each is taken once.';
const LIMITS = `RATE_LIMITED: at most ${attemptsAllowed('secondStep', 1)} attempts in ${ATTEMPT_MINUTES} minutes`;

@Resolver(() => Account)
export class SecondFactorResolver {
  @FieldResolver(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Since when signing in takes a second step, too: a code from an app, or a passkey. Null where it does not.',
  })
  secondFactorSince(@Root() { secondFactorSince }: User) {
    return secondFactorSince ?? null;
  }

  @FieldResolver(() => Int, { description: 'How many recovery codes can still be used. 0 without a second step.' })
  recoveryCodesLeft(@Root() user: User, @Ctx() { services }: RequestContext) {
    return services.secondFactor.recoveryCodesLeft(user);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether an authenticator app is set up; with a second step and without an app, passkeys are that step.',
  })
  hasAuthenticatorApp(@Root() user: User, @Ctx() { services }: RequestContext) {
    return services.secondFactor.hasApp(user);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the person is an administrator of a site that asks administrators for a second factor, and signed in without one.',
  })
  isSecondFactorMissing(@Root() { role }: User, @Ctx() { isSecondFactorMissing }: RequestContext) {
    return role === 'ADMIN' && isSecondFactorMissing;
  }

  @Mutation(() => StartedSession, {
    description: `Finishes signing in, where it was answered with SECOND_FACTOR_REQUIRED. Fails with BAD_USER_INPUT (the code is wrong or was used, the passkey cannot be checked or is not theirs, or it took too long), ACCOUNT_SUSPENDED, MAINTENANCE or ${LIMITS}.`,
  })
  completeSignIn(
    @Arg('input', () => SecondStepInput, {
      description: 'What came with the first step, and a code or what a passkey signed.',
    })
    input: SecondStepInput,
    @Ctx() { services }: RequestContext,
  ) {
    return services.signInSteps.complete(input);
  }

  @Mutation(() => AuthenticatorSetup, {
    description: `Begins to set up an authenticator app: a new secret, which \`confirmSecondFactor\` takes into use within an hour. Fails with UNAUTHENTICATED, EMAIL_UNVERIFIED, BAD_USER_INPUT (the password is missing or wrong), CONFLICT (there is one already) or ${LIMITS}.`,
  })
  setUpSecondFactor(
    @Arg('password', () => String, { nullable: true, description: 'Your password, if your account has one.' })
    password: string | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.secondFactor.begin(viewer, password);
  }

  @Mutation(() => SecondFactorCodes, {
    description: `Switches the second step on, with the first code of the app, or with a code of \`checkPasskey\`: then passkeys are the second step. Ends all your other sessions. Fails with UNAUTHENTICATED, BAD_USER_INPUT (the code is wrong, or it took too long), CONFLICT (it is on already) or ${LIMITS}.`,
  })
  confirmSecondFactor(
    @Arg('code', () => String, { description: 'The six digits that the app shows, or a code of `checkPasskey`.' })
    code: string,
    @Ctx() { services, viewer, sessionId }: RequestContext,
  ) {
    return services.secondFactor.confirm(viewer, sessionId, { code });
  }

  @Mutation(() => SecondFactorCodes, {
    description: `Gives ten new recovery codes; those before are taken no more. Fails with UNAUTHENTICATED, BAD_USER_INPUT (the code is wrong or was used), CONFLICT (there is no second step) or ${LIMITS}.`,
  })
  renewRecoveryCodes(
    @Arg('code', () => String, { description: CODE }) code: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.secondFactor.renewRecoveryCodes(viewer, { code });
  }

  @Mutation(() => Account, {
    description: `Switches the second step off. Fails with UNAUTHENTICATED, BAD_USER_INPUT (the code is wrong or was used), CONFLICT (it is off) or ${LIMITS}.`,
  })
  removeSecondFactor(
    @Arg('code', () => String, { description: CODE }) code: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.secondFactor.switchOff(viewer, { code });
  }
}
