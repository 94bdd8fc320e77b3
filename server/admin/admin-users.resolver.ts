import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../request-context.ts';
import { RoleEnum, TierEnum } from '../users/account.enums.ts';
import type { Role, Tier } from '../users/account.rules.ts';
import { AccountStatusEnum, AdminUser, AdminUserPage } from './admin-user.type.ts';
import type { AccountStatus } from './admin-users.rules.ts';

@Resolver()
export class AdminUsersResolver {
  @Query(() => AdminUserPage, { description: 'For administrators: accounts, newest first.' })
  adminUsers(
    @Arg('page', () => Int, { defaultValue: 1 }) page: number,
    @Arg('limit', () => Int, { defaultValue: 10, description: 'At most 100.' }) limit: number,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Part of a name or an address; the first 100 characters count.',
    })
    search: string | null,
    @Arg('role', () => RoleEnum, { nullable: true }) role: Role | null,
    @Arg('tier', () => TierEnum, { nullable: true }) tier: Tier | null,
    @Arg('status', () => AccountStatusEnum, { nullable: true }) status: AccountStatus | null,
    @Arg('after', () => String, { nullable: true, description: 'The `lastKey` of the page before.' })
    after: string | null,
    @Arg('before', () => String, { nullable: true, description: 'The `firstKey` of the page after.' })
    before: string | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.adminUsers.users(viewer, { page, limit, search, role, tier, status, after, before });
  }

  @Query(() => AdminUser, { nullable: true, description: 'For administrators; null where there is no such account.' })
  adminUser(@Arg('id', () => ID) id: string, @Ctx() { services, viewer }: RequestContext) {
    return services.adminUsers.user(viewer, id);
  }

  @Mutation(() => AdminUser, { description: 'For administrators. At least one administrator stays.' })
  setUserRole(
    @Arg('userId', () => ID) userId: string,
    @Arg('role', () => RoleEnum) role: Role,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.adminUsers.setRole(viewer, userId, role);
  }

  @Mutation(() => AdminUser, {
    description: 'For administrators: signs somebody out everywhere and keeps them out. They are told why.',
  })
  suspendUser(
    @Arg('userId', () => ID) userId: string,
    @Arg('reason', () => String) reason: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.adminUsers.suspend(viewer, userId, { reason });
  }

  @Mutation(() => AdminUser, { description: 'For administrators: lets somebody in again.' })
  restoreUser(@Arg('userId', () => ID) userId: string, @Ctx() { services, viewer }: RequestContext) {
    return services.adminUsers.restore(viewer, userId);
  }

  @Mutation(() => AdminUser, { description: 'For administrators: all API keys of somebody, who is told why.' })
  revokeUserApiKeys(
    @Arg('userId', () => ID) userId: string,
    @Arg('reason', () => String) reason: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.adminUsers.revokeApiKeys(viewer, userId, { reason });
  }

  @Mutation(() => ID, {
    description: 'For administrators: deletes an account and all that belongs to it. The person is told why.',
  })
  async deleteUser(
    @Arg('userId', () => ID) userId: string,
    @Arg('reason', () => String) reason: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    await services.adminUsers.deleteUser(viewer, userId, { reason });
    return userId;
  }
}
