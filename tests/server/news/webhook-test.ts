import { expect } from 'vitest';
import { webhookEvent } from '../../../server/core/events/webhook-events.rules.ts';
import type { User } from '../../../server/core/users/user.entity.ts';
import { presentHappening } from '../../../server/doors/rest/v1/lists/webhook.presenter.ts';
import { Webhook } from '../../../server/news/webhooks/webhook.entity.ts';
import { WebhookRunner } from '../../../server/news/webhooks/webhook-runner.ts';
import { WebhookSender } from '../../../server/news/webhooks/webhook-sender.ts';
import { WebhooksService } from '../../../server/news/webhooks/webhooks.service.ts';
import { aUser } from '../../builders/accounts.ts';
import { startWebhookEndpoint } from '../../fakes/webhook-endpoint.ts';
import { SECRET, test as serverTest } from '../server-test.ts';

/** Endpoints, and what sends to them. */
export const test = serverTest
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this parameter
  .extend('endpoints', { scope: 'file' }, async ({}, { onCleanup }) => {
    const endpoints = await startWebhookEndpoint();
    onCleanup(() => endpoints.stop());
    return endpoints;
  })
  .extend('sender', async ({ endpoints }) => {
    const options = { secret: SECRET, userAgent: 'Kindlist/1.2.3', allowedPrivateHosts: [endpoints.host] };
    return new WebhookSender(options);
  })
  .extend('webhooks', async ({ orm, infrastructure, sender }) => {
    return new WebhooksService(orm.em.fork(), infrastructure.rateLimits, sender, infrastructure.settings.now);
  })
  .extend('hook', async ({ orm, endpoints, webhooks }) => {
    await orm.em.fork().nativeDelete(Webhook, {}); // of the tests before
    return async (owner: User, choice: object = {}) => {
      const endpoint = endpoints.open();
      const input = { url: endpoint.url, events: [...webhookEvent.options], listIds: null, ...choice };
      const { secret, webhook } = await webhooks.create(owner, input);
      endpoint.secret = secret;
      return { endpoint, webhook };
    };
  })
  .extend('runner', async ({ orm, infrastructure, sender }, { onCleanup }) => {
    const { mailQueue, settings } = infrastructure;
    const needs = { orm, mailQueue, settings: () => settings.now, present: presentHappening };
    const problems: Error[] = [];
    const runners: WebhookRunner[] = [];
    onCleanup(async () => {
      await Promise.all(runners.map((runner) => runner.stop()));
      expect(problems).toEqual([]);
    });
    return (clock = () => new Date(), sending: Pick<WebhookSender, 'send' | 'seal'> = sender) => {
      const onProblem = (problem: Error) => void problems.push(problem);
      const runner = new WebhookRunner({ ...needs, sender: sending, clock, onProblem });
      runners.push(runner);
      return runner;
    };
  })
  .extend('deliver', async ({ runner }) => async (clock?: () => Date) => {
    const running = runner(clock);
    await running.run();
    await running.stop();
  });

/** Somebody whose plan has webhooks. */
export const anOwner = (em: Parameters<typeof aUser>[0], overrides: object = {}) =>
  aUser(em, { subscriptionTier: 'PREMIUM', ...overrides });
