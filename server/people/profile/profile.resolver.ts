import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { ATTEMPT_MINUTES, attemptsAllowed } from '../../base/rate-limits/limits.ts';
import { ImageUrl } from '../../base/text/image-scalars.ts';
import { Account } from '../../core/users/account.type.ts';
import { avatarUrlOf } from '../../core/users/avatar.ts';
import { PASSWORD_LENGTH } from '../../core/users/password-length.ts';
import { User } from '../../core/users/user.entity.ts';
import type { RequestContext } from '../../request-context.ts';
import { PreferencesChangesInput } from './preferences-changes.input.ts';
import { ProfileChangesInput } from './profile-changes.input.ts';

const CODE = 'From your app, or a recovery code, if your account signs in with a second step.';

@Resolver(() => Account)
export class ProfileResolver {
  @FieldResolver(() => Boolean, {
    description: 'False for an account that signs in elsewhere, and where this site takes no passwords.',
  })
  hasPassword(@Root() user: User, @Ctx() { services }: RequestContext) {
    return services.accounts.hasPassword(user);
  }

  @FieldResolver(() => ImageUrl, { nullable: true })
  avatarUrl(@Root() user: User) {
    return avatarUrlOf(user);
  }

  @Mutation(() => Account, {
    description: `Changes your name or address. A new address takes your current password, if your account has one, and a code, if it signs in with a second step. It gets a mail that verifies it; the former one gets a link that puts it back. Fails with UNAUTHENTICATED, BAD_USER_INPUT (also where the password or the code is missing or wrong), CONFLICT (the address has an account) or RATE_LIMITED: at most ${attemptsAllowed('verification', 1)} new addresses in ${ATTEMPT_MINUTES} minutes.`,
  })
  updateProfile(
    @Arg('changes', () => ProfileChangesInput, { description: 'Only what is sent is changed.' })
    input: ProfileChangesInput,
    @Arg('currentPassword', () => String, { nullable: true, description: 'For a new address: the one that holds now.' })
    currentPassword: string | null,
    @Arg('code', () => String, { nullable: true, description: `For a new address. ${CODE}` }) code: string | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.profile.updateProfile(viewer, { ...input, code }, { currentPassword });
  }

  @Mutation(() => Account, {
    description:
      'Changes how you want to be told of things and what the site looks like. Fails with UNAUTHENTICATED or BAD_USER_INPUT.',
  })
  updatePreferences(
    @Arg('changes', () => PreferencesChangesInput, { description: 'Only what is sent is changed.' })
    input: PreferencesChangesInput,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.profile.updatePreferences(viewer, input);
  }

  @Mutation(() => Account, {
    description:
      'Takes your picture away. A picture comes by POST /api/v1/users/me/avatar. Fails with UNAUTHENTICATED.',
  })
  removeAvatar(@Ctx() { services, viewer }: RequestContext) {
    return services.profile.removeAvatar(viewer);
  }

  @Mutation(() => ID, {
    description:
      'Sets a new password and ends all your other sessions. Fails with UNAUTHENTICATED, BAD_USER_INPUT (the current password or the code is wrong), FORBIDDEN (this site takes no passwords) or RATE_LIMITED.',
  })
  async changePassword(
    @Arg('currentPassword', () => String, { description: 'The one that holds now.' }) currentPassword: string,
    @Arg('newPassword', () => String, { description: PASSWORD_LENGTH }) newPassword: string,
    @Arg('code', () => String, { nullable: true, description: CODE }) code: string | null,
    @Ctx() { services, viewer, sessionId }: RequestContext,
  ) {
    await services.profile.changePassword(viewer, sessionId, { currentPassword, newPassword, code });
    return viewer.id;
  }

  @Mutation(() => ID, {
    description:
      'Deletes your account and all your lists, for good. What you bought stays bought, without your name. Fails with UNAUTHENTICATED, BAD_USER_INPUT (the password or the code is wrong), RATE_LIMITED or CONFLICT (you are the only administrator).',
  })
  async deleteAccount(
    @Arg('password', () => String, { nullable: true, description: 'Your password, if your account has one.' }) password:
      | string
      | null,
    @Arg('confirm', () => String, { nullable: true, description: 'The word DELETE, if your account has no password.' })
    confirm: string | null,
    @Arg('code', () => String, { nullable: true, description: CODE }) code: string | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    const { id } = viewer;
    await services.profile.deleteAccount(viewer, { password, confirm, code });
    return id;
  }
}

@Resolver(() => User)
export class AvatarsResolver {
  @FieldResolver(() => ImageUrl, { nullable: true, description: 'A square picture.' })
  avatarUrl(@Root() user: User) {
    return avatarUrlOf(user);
  }
}
