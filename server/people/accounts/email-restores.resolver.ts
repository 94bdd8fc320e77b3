import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { PASSWORD_LENGTH } from '../../core/users/password-length.ts';
import type { RequestContext } from '../../request-context.ts';
import { EmailRestore } from './email-restore.type.ts';
import { RESTORE_EMAIL_DAYS } from './link-lifetimes.rules.ts';

const TOKEN = 'The last part of the link in the mail.';

@Resolver()
export class EmailRestoresResolver {
  @Query(() => EmailRestore, {
    nullable: true,
    description:
      'The account that the link in the mail about a changed address opens. Null once the link was used, has run out, or the account is gone.',
  })
  emailRestore(@Arg('token', () => String, { description: TOKEN }) token: string, @Ctx() { services }: RequestContext) {
    return services.emailRestores.show(token);
  }

  @Mutation(() => ID, {
    description:
      'Gives an account the address back that it had, verified, and a new password. Ends all sessions, revokes API keys and unlinks other sites through which it signed in. Gives the id of the account. Fails with BAD_USER_INPUT when the link is wrong, was used or has expired, or CONFLICT (another account has the address).',
  })
  restoreEmail(
    @Arg('token', () => String, { description: `${TOKEN} It works once, for ${RESTORE_EMAIL_DAYS} days.` })
    token: string,
    @Arg('newPassword', () => String, { description: PASSWORD_LENGTH }) newPassword: string,
    @Ctx() { services }: RequestContext,
  ) {
    return services.emailRestores.restore({ token, newPassword });
  }
}
