import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { ATTEMPT_MINUTES, attemptsAllowed } from '../../base/rate-limits/limits.ts';
import { PublicConfigType } from '../../core/settings/public-config.type.ts';
import { StartedSession } from '../../keys/sessions/started-session.type.ts';
import type { RequestContext } from '../../request-context.ts';
import { GoogleEntrance } from './google-entrance.type.ts';
import { GoogleSignInInput } from './google-sign-in.input.ts';
import { IssuerEntrance } from './issuer-entrance.type.ts';
import { IssuerExit } from './issuer-exit.type.ts';
import { IssuerSignInInput, IssuerStartInput } from './issuer-sign-in.input.ts';

@Resolver(() => PublicConfigType)
export class IssuersResolver {
  @FieldResolver(() => GoogleEntrance, {
    nullable: true,
    description: 'Null while signing in with Google is not set up.',
    deprecationReason: 'Use `issuers` and `beginIssuerSignIn`, which know Google, too.',
  })
  google(@Ctx() { services }: RequestContext) {
    return services.issuers.googleEntrance();
  }

  @Mutation(() => IssuerEntrance, {
    description: `Begins to sign in elsewhere, through one of the \`issuers\` in the public configuration. Fails with BAD_USER_INPUT (there is no such issuer), SERVICE_UNAVAILABLE (it does not answer) or RATE_LIMITED: at most ${attemptsAllowed('issuerSignIn')} attempts from a network in ${ATTEMPT_MINUTES} minutes.`,
  })
  async beginIssuerSignIn(
    @Arg('input', () => IssuerStartInput, { description: 'Where, and the hashes of what the browser keeps.' })
    input: IssuerStartInput,
    @Ctx() { services }: RequestContext,
  ) {
    return { authorizationUrl: await services.issuers.begin(input) };
  }

  @Mutation(() => IssuerExit, {
    nullable: true,
    description:
      'Ends your session as `signOut` does, and gives the address at which the browser signs out where you signed in, too. Null without a session, of one that began otherwise, and where signing out there is not set up (`signsOutThere`).',
  })
  async beginIssuerSignOut(@Ctx() { services, sessionToLeave, sessionId }: RequestContext) {
    if (!sessionToLeave) return null;
    return services.signOuts.begin(sessionToLeave, { isCurrent: sessionToLeave === sessionId });
  }

  @Mutation(() => StartedSession, {
    description: `Signs in with what a browser came back with from another site; makes an account here, which is agreeing to the terms. Fails with BAD_USER_INPUT (the other site did not confirm it, or not the address), SERVICE_UNAVAILABLE (it does not answer), ACCOUNT_SUSPENDED, PLAN_LIMIT, REGISTRATION_CLOSED, MAINTENANCE or RATE_LIMITED: at most ${attemptsAllowed('issuerSignIn')} attempts from a network in ${ATTEMPT_MINUTES} minutes.`,
  })
  signInWithIssuer(
    @Arg('input', () => IssuerSignInInput, { description: 'What came back, and what was kept.' })
    input: IssuerSignInInput,
    @Ctx() { services }: RequestContext,
  ) {
    return services.issuers.signIn(input);
  }

  @Mutation(() => StartedSession, {
    description: `Signs in with a Google account; makes an account here, which is agreeing to the terms. Fails with BAD_USER_INPUT (Google did not confirm it, or is not set up), ACCOUNT_SUSPENDED, PLAN_LIMIT, REGISTRATION_CLOSED, MAINTENANCE or RATE_LIMITED: at most ${attemptsAllowed('issuerSignIn')} attempts from a network in ${ATTEMPT_MINUTES} minutes.`,
  })
  signInWithGoogle(
    @Arg('input', () => GoogleSignInInput, { description: 'The token that Google gave the browser.' })
    input: GoogleSignInInput,
    @Ctx() { services }: RequestContext,
  ) {
    return services.issuers.signInWithGoogle(input);
  }
}
