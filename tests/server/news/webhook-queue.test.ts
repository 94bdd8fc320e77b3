import { addHours, addSeconds } from 'date-fns';
import { describe, expect } from 'vitest';
import { presentHappening } from '../../../server/doors/rest/v1/lists/webhook.presenter.ts';
import { Webhook } from '../../../server/news/webhooks/webhook.entity.ts';
import { WebhookMessage } from '../../../server/news/webhooks/webhook-message.entity.ts';
import { WebhookRunner } from '../../../server/news/webhooks/webhook-runner.ts';
import { cleanUp } from '../../../server/site/jobs/clean-up.ts';
import { aList } from '../../builders/lists.ts';
import { anOwner, test as webhookTest } from './webhook-test.ts';

type Needs = ConstructorParameters<typeof WebhookRunner>[0];

/** A runner that has problems of its own, and gives them. */
const test = webhookTest.extend('deliverWith', async ({ orm, infrastructure, sender }) => {
  const { mailQueue, settings } = infrastructure;
  return async (now: Date, broken: Partial<Pick<Needs, 'present' | 'sender'>>) => {
    const problems: string[] = [];
    const runner = new WebhookRunner({
      orm,
      mailQueue,
      settings: () => settings.now,
      sender,
      present: presentHappening,
      ...broken,
      clock: () => now,
      onProblem: ({ message }) => void problems.push(message),
    });
    await runner.run();
    await runner.stop();
    return problems;
  };
});

describe('what waits for an endpoint', () => {
  test('is no more than it can catch up with, also while it takes all that it is sent', async ({
    em,
    services,
    hook,
    deliver,
  }) => {
    const ida = await anOwner(em);
    const list = await aList(em, { owner: ida });
    const { endpoint, webhook } = await hook(ida);
    await services.items.addItem(ida, list.id, { title: 'Mug' });
    await em.execute(
      `insert into webhook_messages (id, webhook_id, list_id, event, happened, happened_at, due_at, tries)
       select gen_random_uuid(), webhook_id, gen_random_uuid(), event, happened, happened_at, due_at, tries
       from webhook_messages cross join generate_series(1, 10000) where webhook_id = ?`,
      [webhook.id],
    );

    await deliver();

    expect(endpoint.received).toMatchObject([{ type: 'item.added', data: { item: { name: 'Mug' } } }]);
    expect(await em.fork().findOneOrFail(Webhook, webhook.id)).toMatchObject({ isOn: false, failures: 0 });
    expect(await em.fork().count(WebhookMessage, { webhook: webhook.id })).toBe(0);
  });

  test('is gone once it is switched on, and stays where it was on already', async ({
    em,
    services,
    webhooks,
    hook,
  }) => {
    const ida = await anOwner(em);
    const list = await aList(em, { owner: ida });
    const { webhook } = await hook(ida);
    await services.items.addItem(ida, list.id, { title: 'Mug' });
    const countWaiting = () => em.fork().count(WebhookMessage, { webhook: webhook.id });

    await webhooks.update(ida, webhook.id, { isOn: true });
    expect(await countWaiting()).toBe(1);

    await em.execute('update webhooks set is_on = false where id = ?', [webhook.id]); // as if the message came after it
    expect(await webhooks.update(ida, webhook.id, { isOn: true })).toMatchObject({ isOn: true });
    expect(await countWaiting()).toBe(0);
  });

  test('is cleared away two days after it was due', async ({ em, services, hook }) => {
    const ida = await anOwner(em);
    const [old, recent] = [await aList(em, { owner: ida }), await aList(em, { owner: ida })];
    const { webhook } = await hook(ida);
    for (const list of [old, recent]) await services.items.addItem(ida, list.id, { title: 'Mug' });
    const age = `update webhook_messages set due_at = now() - ?::interval where list_id = ?`;
    await em.execute(age, ['49 hours', old.id]);
    await em.execute(age, ['47 hours', recent.id]);

    await cleanUp(em.fork());

    const left = await em.fork().find(WebhookMessage, { webhook: webhook.id });
    expect(left.map(({ listId }) => listId)).toEqual([recent.id]);
  });
});

describe('a message with which we have a problem', () => {
  test('fails like others: it holds nothing else up, and is not tried for ever', async ({
    em,
    services,
    hook,
    deliverWith,
  }) => {
    const ida = await anOwner(em);
    const [list, other] = [await aList(em, { owner: ida }), await aList(em, { owner: ida })];
    const { endpoint, webhook } = await hook(ida, { events: ['ITEM_ADDED'] });
    await services.items.addItem(ida, list.id, { title: 'Broken' });
    await services.items.addItem(ida, other.id, { title: 'Mug' });
    const present: Needs['present'] = (viewer, happening, siteUrl) => {
      if (happening.list?.id === list.id) throw new Error('It cannot be written');
      return presentHappening(viewer, happening, siteUrl);
    };
    let now = addSeconds(new Date(), 1);

    expect(await deliverWith(now, { present })).toEqual(['It cannot be written']);
    expect(await deliverWith(now, { present })).toEqual([]); // it rests
    expect(await em.fork().findOneOrFail(Webhook, webhook.id)).toMatchObject({ failures: 1, isOn: true });
    now = addSeconds(now, 6);
    expect(await deliverWith(now, { present })).toEqual(['It cannot be written']);
    expect(endpoint.received.map(({ data }) => data.item?.name)).toEqual(['Mug']);

    let tries = 2;
    for (; tries < 20; tries++) {
      if (!(await em.fork().findOneOrFail(Webhook, webhook.id)).isOn) break;
      now = addHours(now, 11);
      expect(await deliverWith(now, { present })).toHaveLength(1);
    }
    expect(tries).toBe(9);
    expect(await em.fork().count(WebhookMessage, { webhook: webhook.id })).toBe(0);
  });

  test('rests also where it was sent, and its try could not be written down', async ({
    em,
    services,
    sender,
    hook,
    deliver,
    deliverWith,
  }) => {
    const ida = await anOwner(em);
    const list = await aList(em, { owner: ida });
    const { endpoint, webhook } = await hook(ida);
    await services.items.addItem(ida, list.id, { title: 'Mug' });
    const unwritten = {
      send: sender.send.bind(sender),
      seal(): string {
        throw new Error('It cannot be sealed');
      },
    };
    const now = addSeconds(new Date(), 1);

    expect(await deliverWith(now, { sender: unwritten })).toEqual(['It cannot be sealed']);
    expect(await deliverWith(now, { sender: unwritten })).toEqual([]);
    expect(endpoint.requests).toHaveLength(1);
    await deliver(() => addSeconds(now, 6));

    expect(endpoint.received).toHaveLength(2);
    expect(new Set(endpoint.received.map(({ id }) => id)).size).toBe(1);
    expect(await em.fork().count(WebhookMessage, { webhook: webhook.id })).toBe(0);
  });
});

test('new addresses are limited together with tests, and other changes are not', async ({
  em,
  infrastructure,
  webhooks,
  hook,
}) => {
  const ida = await anOwner(em);
  const { endpoint, webhook } = await hook(ida);
  for (let nth = 1; nth < 60; nth++) await infrastructure.rateLimits.consume('webhookTest', [ida.id]);
  const { url } = endpoint;

  const refusal = { code: 'RATE_LIMITED' };
  await expect(webhooks.create(ida, { url, events: ['ITEM_ADDED'] })).rejects.toMatchObject(refusal);
  await expect(webhooks.update(ida, webhook.id, { url })).rejects.toMatchObject(refusal);
  expect(await webhooks.update(ida, webhook.id, { isOn: false })).toMatchObject({ isOn: false });
});
