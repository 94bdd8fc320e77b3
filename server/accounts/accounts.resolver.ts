import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../request-context.ts';
import { StartedSession } from '../sessions/started-session.type.ts';
import { Account } from '../users/account.type.ts';
import type { User } from '../users/user.entity.ts';
import { SignInInput } from './sign-in.input.ts';
import { SignUpInput } from './sign-up.input.ts';

@Resolver(() => Account)
export class AccountsResolver {
  @Query(() => Account)
  me(@Ctx() { viewer }: RequestContext) {
    return viewer;
  }

  @FieldResolver(() => Boolean)
  emailVerified(@Root() user: User) {
    return user.emailVerifiedAt != null;
  }

  @FieldResolver(() => Int)
  listsCreated(@Root() user: User, @Ctx() { services }: RequestContext) {
    return services.accounts.countLists(user);
  }

  @Mutation(() => StartedSession)
  signUp(@Arg('input', () => SignUpInput) input: SignUpInput, @Ctx() { services }: RequestContext) {
    return services.accounts.signUp(input);
  }

  @Mutation(() => StartedSession)
  signIn(@Arg('input', () => SignInInput) input: SignInInput, @Ctx() { services }: RequestContext) {
    return services.accounts.signIn(input);
  }

  @Mutation(() => StartedSession)
  refreshSession(@Arg('refreshToken', () => String) refreshToken: string, @Ctx() { services }: RequestContext) {
    return services.sessions.refresh({ refreshToken });
  }

  @Mutation(() => Boolean, { description: 'Always true: a session that is gone already is signed out too.' })
  async signOut(@Ctx() { services, sessionToLeave }: RequestContext) {
    if (sessionToLeave) await services.sessions.endOne(sessionToLeave);
    return true;
  }

  @Mutation(() => Boolean)
  async verifyEmail(@Arg('token', () => String) token: string, @Ctx() { services }: RequestContext) {
    await services.accounts.verifyEmail({ token });
    return true;
  }

  @Mutation(() => Boolean)
  async resendVerification(@Ctx() { services, viewer }: RequestContext) {
    await services.accounts.resendVerification(viewer);
    return true;
  }

  @Mutation(() => Boolean)
  async requestPasswordReset(@Arg('email', () => String) email: string, @Ctx() { services }: RequestContext) {
    await services.accounts.requestPasswordReset({ email });
    return true;
  }

  @Mutation(() => Boolean)
  async resetPassword(
    @Arg('token', () => String) token: string,
    @Arg('newPassword', () => String) newPassword: string,
    @Ctx() { services }: RequestContext,
  ) {
    await services.accounts.resetPassword({ token, newPassword });
    return true;
  }
}
