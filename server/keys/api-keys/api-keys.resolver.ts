import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { IDEMPOTENCY_KEY } from '../../base/paging/argument-descriptions.ts';
import { type ApiKeyScope, SINGLE_PURPOSES } from '../../core/users/api-key-scope.rules.ts';
import type { RequestContext } from '../../request-context.ts';
import { ApiKey } from './api-key.entity.ts';
import { ApiKeyScopeEnum } from './api-key.enums.ts';
import { LONGEST_KEY_NAME, MOST_API_KEYS } from './api-key.rules.ts';
import { NewApiKey } from './new-api-key.type.ts';

@Resolver(() => ApiKey)
export class ApiKeysResolver {
  @Query(() => [ApiKey], { description: 'Your API keys, newest first. Fails with UNAUTHENTICATED.' })
  apiKeys(@Ctx() { services, viewer }: RequestContext) {
    return services.apiKeys.apiKeysOf(viewer);
  }

  @Mutation(() => NewApiKey, {
    description: `Makes an API key, for owners on the Premium plan, or on any plan with no scope but ${SINGLE_PURPOSES.join(' and ')}; at most ${MOST_API_KEYS} at once. You are told by mail. Fails with UNAUTHENTICATED, BAD_USER_INPUT, PLAN_LIMIT or CONFLICT (you have ${MOST_API_KEYS}).`,
  })
  createApiKey(
    @Arg('name', () => String, { description: `Your name for the key: 1 to ${LONGEST_KEY_NAME} characters.` })
    name: string,
    @Arg('scopes', () => [ApiKeyScopeEnum], {
      nullable: true,
      description: 'The scopes of the key: read and write lists, unless you say otherwise.',
    })
    scopes: ApiKeyScope[] | null,
    @Arg('idempotencyKey', () => String, { nullable: true, description: IDEMPOTENCY_KEY }) idempotencyKey:
      | string
      | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.apiKeys.create(viewer, { name, scopes: scopes ?? undefined }, idempotencyKey);
  }

  @Mutation(() => ID, {
    description: 'Ends one of your API keys at once. Fails with UNAUTHENTICATED or NOT_FOUND.',
  })
  async revokeApiKey(
    @Arg('apiKeyId', () => ID, { description: 'One of `apiKeys`.' }) id: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    await services.apiKeys.revoke(viewer, id);
    return id;
  }

  @Mutation(() => ID, {
    nullable: true,
    description:
      'Ends the API key with which it is called at once, and gives its id. Null for people who have signed in: see `revokeApiKey`. Fails with UNAUTHENTICATED.',
  })
  revokeThisApiKey(@Ctx() { services, viewer, keyId }: RequestContext) {
    return services.apiKeys.revokeThis(viewer, keyId);
  }
}
