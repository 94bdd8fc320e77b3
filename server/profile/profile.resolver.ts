import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../request-context.ts';
import { Account } from '../users/account.type.ts';
import { avatarUrlOf } from '../users/avatar.ts';
import { User } from '../users/user.entity.ts';
import { PreferencesChangesInput } from './preferences-changes.input.ts';
import { ProfileChangesInput } from './profile-changes.input.ts';

@Resolver(() => Account)
export class ProfileResolver {
  @FieldResolver(() => Boolean, { description: 'False for an account that signs in elsewhere.' })
  hasPassword(@Root() user: User) {
    return user.passwordHash != null;
  }

  @FieldResolver(() => String, { nullable: true })
  avatarUrl(@Root() user: User) {
    return avatarUrlOf(user);
  }

  @Mutation(() => Account)
  updateProfile(
    @Arg('input', () => ProfileChangesInput) input: ProfileChangesInput,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.profile.updateProfile(viewer, input);
  }

  @Mutation(() => Account)
  updatePreferences(
    @Arg('input', () => PreferencesChangesInput) input: PreferencesChangesInput,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.profile.updatePreferences(viewer, input);
  }

  @Mutation(() => Account, { description: 'A picture comes by POST /api/v1/users/me/avatar.' })
  removeAvatar(@Ctx() { services, viewer }: RequestContext) {
    return services.profile.removeAvatar(viewer);
  }

  @Mutation(() => Boolean, { description: 'Ends all other sessions.' })
  async changePassword(
    @Arg('currentPassword', () => String) currentPassword: string,
    @Arg('newPassword', () => String) newPassword: string,
    @Ctx() { services, viewer, sessionId }: RequestContext,
  ) {
    await services.profile.changePassword(viewer, sessionId, { currentPassword, newPassword });
    return true;
  }

  @Mutation(() => Boolean, { description: 'Takes the password or, for an account without one, the word DELETE.' })
  async deleteAccount(
    @Arg('password', () => String, { nullable: true }) password: string | null,
    @Arg('confirm', () => String, { nullable: true }) confirm: string | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    await services.profile.deleteAccount(viewer, { password, confirm });
    return true;
  }
}

/** How people look to others. */
@Resolver(() => User)
export class AvatarsResolver {
  @FieldResolver(() => String, { nullable: true, description: 'A path on this site, of a square picture.' })
  avatarUrl(@Root() user: User) {
    return avatarUrlOf(user);
  }
}
