import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { IDEMPOTENCY_KEY } from '../../base/paging/argument-descriptions.ts';
import { ConnectionArgs } from '../../base/paging/connection.type.ts';
import { attemptsAllowed } from '../../base/rate-limits/limits.ts';
import type { RequestContext } from '../../request-context.ts';
import { Webhook } from './webhook.entity.ts';
import { MOST_WEBHOOKS, OLD_SECRET_HOURS } from './webhook.rules.ts';
import {
  NewWebhookInput,
  ShownDelivery,
  WebhookChangesInput,
  WebhookDeliveryConnection,
  WebhookWithSecret,
} from './webhook.type.ts';

const WHICH = { description: 'One of `webhooks`.' };
const REPEATABLE = { nullable: true, description: IDEMPOTENCY_KEY };

@Resolver(() => Webhook)
export class WebhooksResolver {
  @Query(() => [Webhook], { description: 'Your webhooks, newest first. Fails with UNAUTHENTICATED.' })
  webhooks(@Ctx() { services, viewer }: RequestContext) {
    return services.webhooks.webhooksOf(viewer);
  }

  @Query(() => WebhookDeliveryConnection, {
    description:
      'The log of one of your webhooks, newest first, page by page. Fails with UNAUTHENTICATED, NOT_FOUND or BAD_USER_INPUT (a page that cannot be).',
  })
  webhookDeliveries(
    @Arg('webhookId', () => ID, WHICH) id: string,
    @Args(() => ConnectionArgs) page: ConnectionArgs,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.webhooks.deliveriesOf(viewer, id, page);
  }

  @Mutation(() => WebhookWithSecret, {
    description: `Makes a webhook, for owners on the Premium plan; at most ${MOST_WEBHOOKS} at once. Fails with UNAUTHENTICATED, BAD_USER_INPUT (an address that is not open to the public), NOT_FOUND (a list that you neither work on, view nor follow), PLAN_LIMIT, RATE_LIMITED or CONFLICT (you have ${MOST_WEBHOOKS}).`,
  })
  createWebhook(
    @Arg('input', () => NewWebhookInput, { description: 'Where to post, and of what.' }) input: NewWebhookInput,
    @Arg('idempotencyKey', () => String, REPEATABLE) idempotencyKey: string | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.webhooks.create(viewer, input, idempotencyKey);
  }

  @Mutation(() => Webhook, {
    description:
      'Changes a webhook, or switches it off or on. Its lists that are deleted, or lost to you, are left out. Fails with UNAUTHENTICATED, NOT_FOUND (also a list that you neither work on, view nor follow), BAD_USER_INPUT, PLAN_LIMIT or RATE_LIMITED (too many new addresses).',
  })
  updateWebhook(
    @Arg('webhookId', () => ID, WHICH) id: string,
    @Arg('changes', () => WebhookChangesInput, { description: 'The changes.' }) changes: WebhookChangesInput,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    const { url, events, isOn, listIds } = changes;
    const given = { url: url ?? undefined, events: events ?? undefined, isOn: isOn ?? undefined, listIds };
    return services.webhooks.update(viewer, id, given);
  }

  @Mutation(() => WebhookWithSecret, {
    description: `Gives a webhook a new secret. For ${OLD_SECRET_HOURS} hours messages have a signature by the one before, too. Fails with UNAUTHENTICATED or NOT_FOUND.`,
  })
  rotateWebhookSecret(
    @Arg('webhookId', () => ID, WHICH) id: string,
    @Arg('idempotencyKey', () => String, REPEATABLE) idempotencyKey: string | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.webhooks.rotateSecret(viewer, id, idempotencyKey);
  }

  @Mutation(() => ShownDelivery, {
    description: `Sends a \`test\` message now, and gives the answer; at most ${attemptsAllowed('webhookTest')} in an hour. Fails with UNAUTHENTICATED, NOT_FOUND, PLAN_LIMIT or RATE_LIMITED.`,
  })
  testWebhook(@Arg('webhookId', () => ID, WHICH) id: string, @Ctx() { services, viewer }: RequestContext) {
    return services.webhooks.test(viewer, id);
  }

  @Mutation(() => ID, {
    description: 'Ends one of your webhooks at once, with its log. Fails with UNAUTHENTICATED or NOT_FOUND.',
  })
  async deleteWebhook(@Arg('webhookId', () => ID, WHICH) id: string, @Ctx() { services, viewer }: RequestContext) {
    await services.webhooks.remove(viewer, id);
    return id;
  }
}
