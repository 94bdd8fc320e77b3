import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { IDEMPOTENCY_KEY } from '../../base/paging/argument-descriptions.ts';
import { ATTEMPT_MINUTES, attemptsAllowed } from '../../base/rate-limits/limits.ts';
import { Account } from '../../core/users/account.type.ts';
import { PASSWORD_LENGTH } from '../../core/users/password-length.ts';
import type { User } from '../../core/users/user.entity.ts';
import { StartedSession } from '../../keys/sessions/started-session.type.ts';
import type { RequestContext } from '../../request-context.ts';
import { SignInInput } from './sign-in.input.ts';
import { SignUpInput } from './sign-up.input.ts';

@Resolver(() => Account)
export class AccountsResolver {
  @Query(() => Account, { description: 'Your own account. Fails with UNAUTHENTICATED.' })
  me(@Ctx() { viewer }: RequestContext) {
    return viewer;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the link in a mail to this address was opened.' })
  emailVerified(@Root() user: User) {
    return user.emailVerifiedAt != null;
  }

  @FieldResolver(() => Int, { description: 'How many lists the person owns. Lists of others do not count.' })
  listsCreated(@Root() user: User, @Ctx() { services }: RequestContext) {
    return services.accounts.countLists(user);
  }

  @Mutation(() => StartedSession, {
    description: `Makes an account and signs in. A mail with a link verifies the address. Fails with BAD_USER_INPUT, CONFLICT (the address has an account), PLAN_LIMIT (no more accounts are taken), REGISTRATION_CLOSED, FORBIDDEN (this site takes no passwords) or RATE_LIMITED: at most ${attemptsAllowed('signUp', 1)} attempts for an address and ${attemptsAllowed('signUp')} from a network in ${ATTEMPT_MINUTES} minutes.`,
  })
  signUp(
    @Arg('input', () => SignUpInput, { description: 'The person who signs up.' }) input: SignUpInput,
    @Arg('idempotencyKey', () => String, { nullable: true, description: IDEMPOTENCY_KEY }) idempotencyKey:
      | string
      | null,
    @Ctx() { services }: RequestContext,
  ) {
    return services.accounts.signUp(input, idempotencyKey);
  }

  @Mutation(() => StartedSession, {
    description: `Signs in with a password. Fails with BAD_USER_INPUT, INVALID_CREDENTIALS (alike for an unknown address and a wrong password), ACCOUNT_SUSPENDED, MAINTENANCE, FORBIDDEN (this site takes no passwords) or RATE_LIMITED: at most ${attemptsAllowed('signIn', 1)} attempts for an address in ${ATTEMPT_MINUTES} minutes.`,
  })
  signIn(
    @Arg('input', () => SignInInput, { description: 'The person who signs in.' }) input: SignInInput,
    @Ctx() { services }: RequestContext,
  ) {
    return services.accounts.signIn(input);
  }

  @Mutation(() => StartedSession, {
    description:
      'Gives new tokens for a refresh token, which they replace. A token that was replaced a while ago ends the session. Fails with UNAUTHENTICATED when the session has ended.',
  })
  refreshSession(
    @Arg('refreshToken', () => String, { description: 'The last one that was given.' }) refreshToken: string,
    @Ctx() { services }: RequestContext,
  ) {
    return services.sessions.refresh({ refreshToken });
  }

  @Mutation(() => ID, {
    nullable: true,
    description: 'Ends your session, and gives its id, also when it is gone already. Null without a session.',
  })
  async signOut(@Ctx() { services, sessionToLeave }: RequestContext) {
    if (sessionToLeave) await services.sessions.endOne(sessionToLeave);
    return sessionToLeave;
  }

  @Mutation(() => ID, {
    nullable: true,
    description:
      'Verifies an address, for everybody who holds the link of the mail; using it again is fine. Call it when a person asks for it: programs that look through mails open links, too. Gives the id of the account. Invitations to the address are accepted. Fails with BAD_USER_INPUT when the link is wrong or has expired.',
  })
  async verifyEmail(
    @Arg('token', () => String, { description: 'The last part of the link in the mail.' }) token: string,
    @Arg('ifMine', () => Boolean, {
      defaultValue: false,
      description: 'Does nothing, and gives null, unless you are signed in to the account that the link is about.',
    })
    ifMine: boolean,
    @Ctx() { services, viewerOrGuest }: RequestContext,
  ) {
    return services.accounts.verifyEmail({ token }, ifMine ? { viewer: viewerOrGuest } : undefined);
  }

  @Mutation(() => ID, {
    description: `Sends you the verification mail again; nothing happens when your address is verified. Gives the id of your account. Fails with UNAUTHENTICATED or RATE_LIMITED: at most ${attemptsAllowed('verification', 1)} in ${ATTEMPT_MINUTES} minutes.`,
  })
  async resendVerification(@Ctx() { services, viewer }: RequestContext) {
    await services.accounts.resendVerification(viewer);
    return viewer.id;
  }

  @Mutation(() => String, {
    description: `Sends a mail with a link, if there is an account with the address. Gives the address back, and nothing more: nobody learns who has an account. Fails with BAD_USER_INPUT, FORBIDDEN (this site takes no passwords) or RATE_LIMITED: at most ${attemptsAllowed('passwordReset', 1)} for an address in ${ATTEMPT_MINUTES} minutes.`,
  })
  async requestPasswordReset(
    @Arg('email', () => String, { description: 'The address of the account.' }) email: string,
    @Ctx() { services }: RequestContext,
  ) {
    await services.accounts.requestPasswordReset({ email });
    return email;
  }

  @Mutation(() => ID, {
    description:
      'Sets a new password, for everybody who holds the link of the mail. Ends all sessions. Gives the id of the account. Fails with BAD_USER_INPUT when the link is wrong or has expired, or FORBIDDEN (this site takes no passwords).',
  })
  async resetPassword(
    @Arg('token', () => String, { description: 'The last part of the link in the mail. It works once.' }) token: string,
    @Arg('newPassword', () => String, { description: PASSWORD_LENGTH }) newPassword: string,
    @Ctx() { services }: RequestContext,
  ) {
    return services.accounts.resetPassword({ token, newPassword });
  }
}
