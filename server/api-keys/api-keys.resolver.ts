import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../request-context.ts';
import type { ApiKeyScope } from '../users/api-key-scope.rules.ts';
import { ApiKey } from './api-key.entity.ts';
import { ApiKeyScopeEnum } from './api-key.enums.ts';
import { NewApiKey } from './new-api-key.type.ts';

@Resolver(() => ApiKey)
export class ApiKeysResolver {
  @Query(() => [ApiKey], { description: 'Newest first.' })
  apiKeys(@Ctx() { services, viewer }: RequestContext) {
    return services.apiKeys.apiKeysOf(viewer);
  }

  @Mutation(() => NewApiKey, { description: 'For the Premium plan. The key calls REST v1 as its owner.' })
  createApiKey(
    @Arg('name', () => String) name: string,
    @Arg('scopes', () => [ApiKeyScopeEnum], {
      nullable: true,
      description: 'What the key may do: read and write lists, unless you say otherwise.',
    })
    scopes: ApiKeyScope[] | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.apiKeys.create(viewer, { name, scopes: scopes ?? undefined });
  }

  @Mutation(() => Boolean)
  async revokeApiKey(@Arg('id', () => ID) id: string, @Ctx() { services, viewer }: RequestContext) {
    await services.apiKeys.revoke(viewer, id);
    return true;
  }
}
