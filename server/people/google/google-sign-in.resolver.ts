import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { PublicConfigType } from '../../core/settings/public-config.type.ts';
import { StartedSession } from '../../keys/sessions/started-session.type.ts';
import type { RequestContext } from '../../request-context.ts';
import { GoogleEntrance } from './google-entrance.type.ts';
import { GoogleSignInInput } from './google-sign-in.input.ts';

@Resolver(() => PublicConfigType)
export class GoogleSignInResolver {
  @FieldResolver(() => GoogleEntrance, {
    nullable: true,
    description: 'Null while signing in with Google is not set up.',
  })
  google(@Ctx() { services }: RequestContext) {
    return services.google.entrance();
  }

  @Mutation(() => StartedSession, {
    description:
      'Signs in with a Google account; makes an account here, which is agreeing to the terms. Fails with BAD_USER_INPUT (Google did not confirm it, or is not set up), ACCOUNT_SUSPENDED, PLAN_LIMIT, REGISTRATION_CLOSED, MAINTENANCE or RATE_LIMITED: at most 100 attempts from a network in 15 minutes.',
  })
  signInWithGoogle(
    @Arg('input', () => GoogleSignInInput, { description: 'The token that Google gave the browser.' })
    input: GoogleSignInInput,
    @Ctx() { services }: RequestContext,
  ) {
    return services.google.signIn(input);
  }
}
