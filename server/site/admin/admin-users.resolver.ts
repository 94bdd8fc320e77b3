import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { LONGEST_SEARCH } from '../../base/database/word-search.ts';
import { AFTER, BEFORE, LIMIT, PAGE } from '../../base/paging/argument-descriptions.ts';
import { RoleEnum, TierEnum } from '../../core/users/account.enums.ts';
import type { Role, Tier } from '../../core/users/account.rules.ts';
import type { RequestContext } from '../../request-context.ts';
import { AccountStatusEnum, AdminUser, AdminUserPage } from './admin-user.type.ts';
import { type AccountStatus, LONGEST_REASON } from './admin-users.rules.ts';

const REASON = `The reason that the person gets to read: 3 to ${LONGEST_REASON} characters.`;

@Resolver()
export class AdminUsersResolver {
  @Query(() => AdminUserPage, {
    description: 'Accounts, newest first. For administrators: others get UNAUTHENTICATED or FORBIDDEN.',
  })
  adminUsers(
    @Arg('page', () => Int, { defaultValue: 1, description: PAGE }) page: number,
    @Arg('limit', () => Int, { defaultValue: 10, description: LIMIT }) limit: number,
    @Arg('search', () => String, {
      nullable: true,
      description: `Part of a name or an address; at most ${LONGEST_SEARCH} characters.`,
    })
    search: string | null,
    @Arg('role', () => RoleEnum, { nullable: true, description: 'Only accounts with this role.' }) role: Role | null,
    @Arg('tier', () => TierEnum, { nullable: true, description: 'Only accounts on this plan.' }) tier: Tier | null,
    @Arg('status', () => AccountStatusEnum, { nullable: true, description: 'Only accounts in this state.' })
    status: AccountStatus | null,
    @Arg('after', () => String, { nullable: true, description: AFTER })
    after: string | null,
    @Arg('before', () => String, { nullable: true, description: BEFORE })
    before: string | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.adminUsers.users(viewer, { page, limit, search, role, tier, status, after, before });
  }

  @Query(() => AdminUser, {
    nullable: true,
    description:
      'An account; null where there is no such account. For administrators: others get UNAUTHENTICATED or FORBIDDEN.',
  })
  adminUser(
    @Arg('id', () => ID, { description: 'Which account.' }) id: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.adminUsers.user(viewer, id);
  }

  @Mutation(() => AdminUser, {
    description:
      'Makes somebody an administrator, or takes that away. For administrators: others get UNAUTHENTICATED or FORBIDDEN. Fails with NOT_FOUND or CONFLICT (at least one administrator stays).',
  })
  setUserRole(
    @Arg('userId', () => ID, { description: 'Which account.' }) userId: string,
    @Arg('role', () => RoleEnum, { description: 'Their role from now on.' }) role: Role,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.adminUsers.setRole(viewer, userId, role);
  }

  @Mutation(() => AdminUser, {
    description:
      'Signs somebody out everywhere and keeps them out. They are told why. For administrators: others get UNAUTHENTICATED or FORBIDDEN. Fails with BAD_USER_INPUT, NOT_FOUND or CONFLICT (your own account, or the only administrator).',
  })
  suspendUser(
    @Arg('userId', () => ID, { description: 'Which account.' }) userId: string,
    @Arg('reason', () => String, { description: REASON }) reason: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.adminUsers.suspend(viewer, userId, { reason });
  }

  @Mutation(() => AdminUser, {
    description:
      'Lets somebody in again. For administrators: others get UNAUTHENTICATED or FORBIDDEN. Fails with NOT_FOUND.',
  })
  restoreUser(
    @Arg('userId', () => ID, { description: 'Which account.' }) userId: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.adminUsers.restore(viewer, userId);
  }

  @Mutation(() => AdminUser, {
    description:
      'Ends all API keys of somebody, who is told why. For administrators: others get UNAUTHENTICATED or FORBIDDEN. Fails with BAD_USER_INPUT or NOT_FOUND.',
  })
  revokeUserApiKeys(
    @Arg('userId', () => ID, { description: 'Which account.' }) userId: string,
    @Arg('reason', () => String, { description: REASON }) reason: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.adminUsers.revokeApiKeys(viewer, userId, { reason });
  }

  @Mutation(() => AdminUser, {
    description:
      'Switches off the second step of somebody’s signing in, removes their passkeys, and signs them out everywhere: for people who have lost their phone and their recovery codes. They are told why. For administrators: others get UNAUTHENTICATED or FORBIDDEN. Fails with BAD_USER_INPUT, NOT_FOUND or CONFLICT (your own account).',
  })
  resetSecondFactor(
    @Arg('userId', () => ID, { description: 'Which account.' }) userId: string,
    @Arg('reason', () => String, { description: REASON }) reason: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.adminUsers.resetSecondFactor(viewer, userId, { reason });
  }

  @Mutation(() => ID, {
    description:
      'Deletes an account and all that belongs to it, and gives its id. The person is told why. For administrators: others get UNAUTHENTICATED or FORBIDDEN. Fails with BAD_USER_INPUT, NOT_FOUND or CONFLICT (your own account, or the only administrator).',
  })
  async deleteUser(
    @Arg('userId', () => ID, { description: 'Which account.' }) userId: string,
    @Arg('reason', () => String, { description: REASON }) reason: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    await services.adminUsers.deleteUser(viewer, userId, { reason });
    return userId;
  }
}
