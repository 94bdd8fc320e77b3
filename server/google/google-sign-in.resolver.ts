import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../request-context.ts';
import { StartedSession } from '../sessions/started-session.type.ts';
import { PublicConfigType } from '../settings/public-config.type.ts';
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

  @Mutation(() => StartedSession, { description: 'Making an account this way is agreeing to the terms.' })
  signInWithGoogle(
    @Arg('input', () => GoogleSignInInput) input: GoogleSignInInput,
    @Ctx() { services }: RequestContext,
  ) {
    return services.google.signIn(input);
  }
}
