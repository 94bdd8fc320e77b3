import { addMinutes, addSeconds } from 'date-fns';
import { Webhook as Verifier } from 'standardwebhooks';
import { describe, expect } from 'vitest';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import { announce } from '../../../server/core/events/announce.ts';
import type { List } from '../../../server/lists/lists/list.entity.ts';
import { Webhook } from '../../../server/news/webhooks/webhook.entity.ts';
import { WebhookDelivery } from '../../../server/news/webhooks/webhook-delivery.entity.ts';
import { WebhookMessage } from '../../../server/news/webhooks/webhook-message.entity.ts';
import type { WebhookSender } from '../../../server/news/webhooks/webhook-sender.ts';
import { cleanUp } from '../../../server/site/jobs/clean-up.ts';
import { aUser } from '../../builders/accounts.ts';
import { anApiKey } from '../../builders/api-keys.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { send } from '../graphql.ts';
import { SECRET } from '../server-test.ts';
import { observe } from '../statements.ts';
import { anOwner, test } from './webhook-test.ts';

describe('a message', () => {
  test('is verified by the library, and has what REST v1 shows its owner', async ({ em, services, hook, deliver }) => {
    const ida = await anOwner(em);
    const list = await aList(em, { owner: ida, name: 'Groceries', listType: 'SHOPPING' });
    const { endpoint } = await hook(ida);
    const { id } = await services.items.addItem(ida, list.id, { title: 'Milk', quantityDesired: 2 });

    await deliver();

    expect(endpoint.received).toMatchObject([
      {
        type: 'item.added',
        version: 1,
        data: {
          list_id: list.id,
          item_id: id,
          count: 1,
          actor: { id: ida.id },
          list: { id: list.id, name: 'Groceries', list_type: 'shopping', viewer_role: 'owner' },
          item: { id, list_id: list.id, name: 'Milk', quantity_desired: 2, quantity_purchased: 0, purchases: [] },
        },
      },
    ]);
    const [{ headers } = { headers: {} }] = endpoint.requests;
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'Kindlist/1.2.3' });
  });

  test('is sent once, and each kind of event has its own', async ({ em, services, hook, deliver }) => {
    const ida = await anOwner(em);
    const list = await aList(em, { owner: ida, privacy: 'PUBLIC', purchaseVisibility: 'OWNER_SEES_BUYERS' });
    const { endpoint } = await hook(ida);
    const one = await services.items.addItem(ida, list.id, { title: 'Mug' });
    const two = await services.items.addItem(ida, list.id, { title: 'Kite' });
    await services.items.updateItem(ida, one.id, { title: 'Cup' });
    const { purchase } = await services.purchases.purchaseShared(null, list.shareToken, one.id, {
      email: 'a@example.test',
    });
    await services.purchases.undoPurchase(ida, purchase.id);
    await services.items.setItemArchived(ida, two.id, true);
    await services.items.deleteItem(ida, one.id);
    await services.lists.updateList(ida, list.id, { name: 'Party' });
    const tom = await aCollaborator(em, { list });
    await services.collaborators.remove(ida, list.id, tom.id);
    await deliver();
    await services.lists.deleteList(ida, list.id);
    await deliver();
    await deliver();

    expect(endpoint.received.map(({ type }) => type)).toEqual([
      'item.added',
      'item.added',
      'item.changed',
      'item.purchased',
      'item.purchase_undone',
      'item.archived',
      'item.deleted',
      'list.changed',
      'collaborator.left',
      'list.deleted',
    ]);
    const { data } = endpoint.received.at(-2) ?? {};
    expect(data).toMatchObject({ collaborator: { id: tom.id }, actor: { id: ida.id }, action: 'collaborator_removed' });
  });

  test('of a purchase tells how much, and nobody’s name', async ({ em, services, hook, deliver }) => {
    const ida = await anOwner(em);
    const list = await aList(em, { owner: ida, privacy: 'PUBLIC', purchaseVisibility: 'OWNER_SEES_BUYERS' });
    const item = await anItem(em, { list, quantityDesired: 3 });
    const { endpoint } = await hook(ida);
    const buyer = { email: 'tom@example.test', name: 'Tomás', quantity: 2 };
    await services.purchases.purchaseShared(null, list.shareToken, item.id, buyer);

    await deliver();

    expect(endpoint.received).toMatchObject([
      { type: 'item.purchased', data: { quantity: 2, remaining: 1, actor: null, item: { quantity_purchased: 2 } } },
    ]);
    expect(JSON.stringify(endpoint.received)).not.toMatch(/tom/i);
  });

  test.for([
    ['the lists that were chosen', 'lists'],
    ['the kinds that were chosen', 'kinds'],
    ['others’ lists never', 'others'],
  ] as const)('tells only of %s', async ([, by], { em, services, hook, deliver }) => {
    const [ida, tom] = [await anOwner(em), await anOwner(em)];
    const [list, other, toms] = [
      await aList(em, { owner: ida }),
      await aList(em, { owner: ida }),
      await aList(em, { owner: tom }),
    ];
    const choice = by === 'lists' ? { listIds: [list.id] } : by === 'kinds' ? { events: ['ITEM_DELETED'] } : {};
    const { endpoint } = await hook(ida, choice);
    const item = await services.items.addItem(ida, list.id, { title: 'Mug' });
    await services.items.addItem(ida, other.id, { title: 'Kite' });
    await services.items.addItem(tom, toms.id, { title: 'Secret' });
    await services.items.deleteItem(ida, item.id);

    await deliver();

    const told = endpoint.received.map(({ type, data }) => `${type} ${data.list_id === list.id}`);
    if (by === 'lists') expect(told).toEqual(['item.added true', 'item.deleted true']);
    if (by === 'kinds') expect(told).toEqual(['item.deleted true']);
    if (by === 'others') expect(told).toEqual(['item.added true', 'item.added false', 'item.deleted true']);
  });

  test('about several items is one, and says how many', async ({ em, services, hook, deliver }) => {
    const ida = await anOwner(em);
    const list = await aList(em, { owner: ida });
    const items = [await anItem(em, { list }), await anItem(em, { list }), await anItem(em, { list })];
    const { endpoint } = await hook(ida);
    await services.severalItems.deleteItems(
      ida,
      list.id,
      items.map(({ id }) => id),
    );

    await deliver();

    expect(endpoint.received).toMatchObject([{ type: 'item.deleted', data: { item_id: null, count: 3, item: null } }]);
  });
});

describe('delivery', () => {
  test('is in the order of each list while tries fail, and another list is not held up', async ({
    em,
    services,
    hook,
    deliver,
  }) => {
    const ida = await anOwner(em);
    const [list, other] = [await aList(em, { owner: ida }), await aList(em, { owner: ida })];
    const { endpoint } = await hook(ida, { events: ['ITEM_ADDED'] });
    let isSick = true;
    endpoint.answer = (response, nth) => {
      const { data } = JSON.parse(endpoint.requests[nth - 1]?.body ?? '{}');
      response.writeHead(isSick && data.item.name === 'Mug 1' ? 500 : 204).end();
    };
    for (const nth of [1, 2, 3]) await services.items.addItem(ida, list.id, { title: `Mug ${nth}` });
    await services.items.addItem(ida, other.id, { title: 'Kite' });

    await deliver();
    await deliver(() => addSeconds(new Date(), 6)); // it rests for a moment, and then others have their turn
    expect(endpoint.received.map(({ data }) => data.item?.name)).toEqual(['Kite']);
    isSick = false;
    await deliver(() => addMinutes(new Date(), 4.9));

    expect(endpoint.received.map(({ data }) => data.item?.name)).toEqual(['Kite', 'Mug 1', 'Mug 2', 'Mug 3']);
    const ids = endpoint.requests.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(4); // a message keeps its id
  });

  test('is tried again with longer pauses, and after more than a day the webhook is off and its owner gets a mail', async ({
    em,
    services,
    hook,
    deliver,
  }) => {
    const ida = await anOwner(em);
    const list = await aList(em, { owner: ida });
    const { endpoint, webhook } = await hook(ida);
    endpoint.answer = (response) => response.writeHead(503).end('try later');
    await services.items.addItem(ida, list.id, { title: 'Mug' });
    let now = new Date();
    const begun = now;
    const pauses: number[] = [];
    for (let tries = 1; tries < 20; tries++) {
      await deliver(() => now);
      const { isOn, restsUntil } = await em.fork().findOneOrFail(Webhook, webhook.id);
      if (!isOn) break;
      pauses.push(((restsUntil?.getTime() ?? 0) - now.getTime()) / 1_000);
      await deliver(() => addSeconds(restsUntil ?? now, -1)); // not a second sooner
      expect(endpoint.requests).toHaveLength(tries);
      now = restsUntil ?? now;
    }

    expect(pauses).toEqual([5, 60, 300, 1_800, 7_200, 18_000, 28_800, 36_000]);
    expect(now.getTime() - begun.getTime()).toBeGreaterThan(24 * 3_600_000);
    expect(await em.fork().count(WebhookMessage, { webhook: webhook.id })).toBe(0);
    const [mail, ...more] = await em.fork().find(Mail, { to: ida.email });
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Your webhook was switched off');
    await services.items.addItem(ida, list.id, { title: 'Kite' });
    expect(await em.fork().count(WebhookMessage, { webhook: webhook.id })).toBe(0);
  });

  test('to an endpoint that is gone (410) ends at once', async ({ em, services, hook, deliver }) => {
    const ida = await anOwner(em);
    const list = await aList(em, { owner: ida });
    const { endpoint, webhook } = await hook(ida);
    endpoint.answer = (response) => response.writeHead(410).end();
    await services.items.addItem(ida, list.id, { title: 'Mug' });

    await deliver();

    expect(await em.fork().findOneOrFail(Webhook, webhook.id)).toMatchObject({ isOn: false });
  });

  test('is made again where a process dies between sending and noting it, with the same id', async ({
    em,
    services,
    sender,
    hook,
    runner,
    deliver,
  }) => {
    const ida = await anOwner(em);
    const list = await aList(em, { owner: ida });
    const { endpoint } = await hook(ida);
    await services.items.addItem(ida, list.id, { title: 'Mug' });
    const sent = Promise.withResolvers<void>();
    const dying = Promise.withResolvers<void>();
    const dies = {
      seal: sender.seal.bind(sender),
      async send(...args: Parameters<WebhookSender['send']>) {
        const answer = await sender.send(...args);
        sent.resolve();
        await dying.promise; // nothing is heard of it
        return answer;
      },
    };
    runner(undefined, dies).wake();
    await sent.promise;

    await deliver();
    expect(endpoint.received).toHaveLength(1); // it is still somebody's
    await deliver(() => addSeconds(new Date(), 61));

    const [first, second] = endpoint.received;
    expect(endpoint.received).toHaveLength(2);
    expect(second?.id).toBe(first?.id);
    dying.resolve();
  });

  test('of a burst of 200 events, by two processes at once, is complete, in order, and once each', {
    timeout: 120_000,
  }, async ({ em, hook, runner }) => {
    const ida = await anOwner(em);
    const lists = [await aList(em, { owner: ida }), await aList(em, { owner: ida })];
    const { endpoint, webhook } = await hook(ida, { events: ['ITEM_CHANGED'] });
    const items = [await anItem(em, { list: lists[0] }), await anItem(em, { list: lists[1] })];
    await em.transactional(async (inside) => {
      for (let nth = 0; nth < 200; nth++) {
        const [list, item] = [lists[nth % 2] as List, items[nth % 2]];
        await announce(inside, 'ITEM_EDITED', list, { itemId: item?.id, actorId: ida.id });
      }
    });
    // they happened at once: their order is that of their positions
    await em.execute(
      `update webhook_messages set happened_at = happened_at + make_interval(secs => position / 1000.0) where webhook_id = ?`,
      [webhook.id],
    );
    expect(await em.fork().count(WebhookMessage, { webhook: webhook.id })).toBe(200);

    await Promise.all([runner().run(), runner().run()]);

    expect(endpoint.received).toHaveLength(200);
    expect(new Set(endpoint.received.map(({ id }) => id)).size).toBe(200);
    for (const list of lists) {
      const times = endpoint.received.filter(({ data }) => data.list_id === list.id).map(({ timestamp }) => timestamp);
      expect(times).toHaveLength(100);
      expect(times).toEqual(times.toSorted());
    }
  });

  test('to a slow endpoint holds nobody else up', async ({ em, services, hook, runner }) => {
    const slow = await anOwner(em);
    const hanging = Promise.withResolvers<void>();
    const slowOnes = [];
    for (let nth = 0; nth < 4; nth++) {
      const owner = nth === 0 ? slow : await anOwner(em);
      const { endpoint } = await hook(owner);
      endpoint.answer = async (response) => {
        await hanging.promise;
        response.writeHead(204).end();
      };
      slowOnes.push(endpoint);
      const list = await aList(em, { owner });
      await services.items.addItem(owner, list.id, { title: 'Mug' });
    }
    const quick = await anOwner(em);
    const { endpoint } = await hook(quick);
    const quickOnes = await aList(em, { owner: quick });
    await services.items.addItem(quick, quickOnes.id, { title: 'Kite' });
    const arrived = Promise.withResolvers<void>();
    endpoint.answer = (response) => {
      response.writeHead(204).end();
      arrived.resolve();
    };

    const running = runner().run();
    await arrived.promise; // while the others hang
    expect(slowOnes.map(({ received }) => received.length)).toEqual([0, 0, 0, 0]);
    hanging.resolve();
    await running;

    expect(slowOnes.map(({ received }) => received.length)).toEqual([1, 1, 1, 1]);
  });

  test('ends at once with the right to the list, with the plan, with a suspension and with the account', async ({
    em,
    services,
    hook,
    deliver,
  }) => {
    const owner = await aUser(em);
    const list = await aList(em, { owner });
    const [removed, lapsed, suspended, deleted] = [
      await anOwner(em),
      await anOwner(em),
      await anOwner(em),
      await anOwner(em, { passwordHash: null }),
    ];
    const endpoints = [];
    for (const user of [removed, lapsed, suspended, deleted]) {
      await aCollaborator(em, { list, user });
      endpoints.push((await hook(user)).endpoint);
    }
    await services.items.addItem(owner, list.id, { title: 'Mug' });
    await services.collaborators.remove(owner, list.id, removed.id);
    await em.execute(`update users set subscription_tier = 'FREE' where id = ?`, [lapsed.id]);
    await em.execute('update users set suspended_at = now() where id = ?', [suspended.id]);
    await services.profile.deleteAccount(deleted, { confirm: 'DELETE' });

    await deliver();

    expect(endpoints.map(({ requests }) => requests.length)).toEqual([0, 0, 0, 0]);
    expect(await em.fork().count(Webhook, { user: deleted.id })).toBe(0);
  });

  test('of a purchase that waits is none once the list is a surprise', async ({ em, services, hook, deliver }) => {
    const ida = await anOwner(em);
    const list = await aList(em, { owner: ida, privacy: 'PUBLIC' });
    const item = await anItem(em, { list });
    const { endpoint } = await hook(ida, { events: ['ITEM_PURCHASED'] });
    await services.purchases.purchaseShared(null, list.shareToken, item.id, { email: 'a@example.test' });
    await em.execute(`update lists set purchase_visibility = 'SURPRISE' where id = ?`, [list.id]);

    await deliver();

    expect(endpoint.requests).toEqual([]);
  });
});

test('an account without a webhook costs no statement more, and wakes nobody', async ({ em, services }) => {
  const ida = await anOwner(em);
  const list = await aList(em, { owner: ida });
  await services.items.addItem(ida, list.id, { title: 'Warm' });

  const { statements } = await observe(() => services.items.addItem(ida, list.id, { title: 'Mug' }));

  expect(statements.filter((text) => /webhook/.test(text) && !text.includes('pg_notify'))).toEqual([]);
  expect(await em.fork().count(WebhookMessage, { listId: list.id })).toBe(0);
});

describe('secrets', () => {
  test('rotate: for a day both sign, then the new one alone', async ({ em, services, webhooks, hook, deliver }) => {
    const ida = await anOwner(em);
    const list = await aList(em, { owner: ida });
    const { endpoint, webhook } = await hook(ida);
    const old = endpoint.secret;
    const { secret } = await webhooks.rotateSecret(ida, webhook.id, 'a key');
    expect((await webhooks.rotateSecret(ida, webhook.id, 'a key')).secret).toBe(secret);
    expect(secret).not.toBe(old);
    await services.items.addItem(ida, list.id, { title: 'Mug' });
    await deliver();

    const verify = (by: string, { headers, body } = endpoint.requests[0] as (typeof endpoint.requests)[0]) =>
      new Verifier(by).verify(body, headers as Record<string, string>);
    expect(endpoint.received).toHaveLength(1);
    expect(() => verify(secret)).not.toThrow();
    expect(() => verify(SECRET)).toThrow();

    endpoint.secret = secret;
    await em.execute(`update webhooks set old_secret_until = now() - interval '1 second' where id = ?`, [webhook.id]);
    await services.items.addItem(ida, list.id, { title: 'Kite' });
    await deliver();
    expect(endpoint.received).toHaveLength(2);
    const last = endpoint.requests[1] as (typeof endpoint.requests)[0];
    expect(() => verify(secret, last)).not.toThrow();
    expect(() => verify(old, last)).toThrow();
  });

  test('stand nowhere in the database, and those of two webhooks differ', async ({ em, hook }) => {
    const ida = await anOwner(em);
    const [one, two] = [await hook(ida), await hook(ida)];
    expect(one.endpoint.secret).not.toBe(two.endpoint.secret);
    const rows = await em.execute('select * from webhooks where user_id = ?', [ida.id]);
    expect(JSON.stringify(rows)).not.toContain(one.endpoint.secret.slice('whsec_'.length));
  });
});

describe('the log', () => {
  test('has the request, the answer and each try, for a week, encrypted, and for the owner alone', async ({
    em,
    services,
    webhooks,
    hook,
    deliver,
  }) => {
    const [ida, tom] = [await anOwner(em), await anOwner(em)];
    const list = await aList(em, { owner: ida });
    const { endpoint, webhook } = await hook(ida);
    endpoint.answer = (response, nth) =>
      response.writeHead(nth === 1 ? 500 : 200).end(`answer ${nth} ${'x'.repeat(5_000)}`);
    await services.items.addItem(ida, list.id, { title: 'Secret mug' });
    await deliver();
    await deliver(() => addSeconds(new Date(), 6));

    const { nodes } = await webhooks.deliveriesOf(ida, webhook.id, { first: 10 });
    expect(nodes).toMatchObject([
      { attempt: 2, status: 200, isDelivered: true, type: 'item.added' },
      { attempt: 1, status: 500, isDelivered: false, type: 'item.added' },
    ]);
    expect(nodes[0]?.request).toBe(endpoint.requests[1]?.body);
    expect(nodes[0]?.answer).toHaveLength(1_024);
    expect(nodes[0]?.messageId).toBe(nodes[1]?.messageId);
    const rows = await em.execute('select * from webhook_deliveries where webhook_id = ?', [webhook.id]);
    expect(JSON.stringify(rows)).not.toContain('Secret mug');
    await expect(webhooks.deliveriesOf(tom, webhook.id, {})).rejects.toThrow('not found');

    const page = await webhooks.deliveriesOf(ida, webhook.id, { first: 1 });
    const next = await webhooks.deliveriesOf(ida, webhook.id, { first: 1, after: page.pageInfo.endCursor });
    expect([...page.nodes, ...next.nodes]).toEqual(nodes);
    expect(next.pageInfo.hasNextPage).toBe(false);

    await em.execute(`update webhook_deliveries set created_at = now() - interval '8 days' where webhook_id = ?`, [
      webhook.id,
    ]);
    await cleanUp(em.fork());
    expect(await em.fork().count(WebhookDelivery, { webhook: webhook.id })).toBe(0);
  });
});

describe('a test', () => {
  test('is sent now, also while the webhook is off, and shows the answer', async ({ em, webhooks, hook }) => {
    const ida = await anOwner(em);
    const { endpoint, webhook } = await hook(ida);
    await webhooks.update(ida, webhook.id, { isOn: false });
    endpoint.answer = (response) => response.writeHead(201).end('hello');

    const shown = await webhooks.test(ida, webhook.id);

    expect(shown).toMatchObject({ type: 'test', status: 201, answer: 'hello', isDelivered: true, problem: null });
    expect(endpoint.received).toMatchObject([{ type: 'test', data: { webhook_id: webhook.id } }]);
  });
});

describe('over the API', () => {
  const CREATE =
    'mutation ($input: NewWebhookInput!) { createWebhook(input: $input) { secret webhook { id url isOn } } }';
  const input = (url = 'https://hooks.example.test/hook') => ({ url, events: ['ITEM_ADDED'] });

  test.for([
    ['in the open', 'http://hooks.example.test/1'],
    ['at this machine', 'https://localhost/1'],
    ['at this machine, by number', 'https://127.0.0.1/1'],
    ['at this machine, in an IPv6 address', 'https://[::ffff:127.0.0.1]/1'],
    ['of a neighbour', 'https://192.168.0.1/1'],
    ['of a cloud’s own service', 'https://169.254.169.254/latest'],
    ['with a port of its own', 'https://hooks.example.test:22/'],
    ['with a password in it', 'https://ida:secret@hooks.example.test/'],
    ['of a file', 'file:///etc/passwd'],
    ['that is none', 'nonsense'],
    ['that is too long', `https://hooks.example.test/${'x'.repeat(1000)}`],
  ] as const)('an address %s is refused', async ([, url], { em, app }) => {
    const { errors } = await send(app, CREATE, await anOwner(em), { input: input(url) });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  test('a list of others, a plan without it, an eleventh, and an API key are refused', async ({ em, app }) => {
    const ida = await anOwner(em);
    const foreign = await aList(em);
    const codeOf = async (...call: Parameters<typeof send>) => (await send(...call)).errors?.[0]?.extensions.code;
    const withList = { input: { ...input(), listIds: [foreign.id] } };
    expect(await codeOf(app, CREATE, ida, withList)).toBe('NOT_FOUND');
    expect(await codeOf(app, CREATE, await aUser(em), { input: input() })).toBe('PLAN_LIMIT');
    expect(await codeOf(app, CREATE, null, { input: input() })).toBe('UNAUTHENTICATED');
    for (let nth = 0; nth < 10; nth++) expect(await codeOf(app, CREATE, ida, { input: input() })).toBeUndefined();
    expect(await codeOf(app, CREATE, ida, { input: input() })).toBe('CONFLICT');
    const { headers } = await anApiKey(em, ida, ['READ_LISTS', 'WRITE_LISTS']);
    const answer = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers,
      payload: { query: '{ webhooks { id } }' },
    });
    expect(answer.json().errors[0].extensions.code).toBe('FORBIDDEN');
  });

  test('others’ webhooks are as if they were not there', async ({ em, app, hook }) => {
    const { webhook } = await hook(await anOwner(em));
    const tom = await anOwner(em);
    for (const call of [
      `mutation { updateWebhook(webhookId: "${webhook.id}", changes: { isOn: false }) { id } }`,
      `mutation { rotateWebhookSecret(webhookId: "${webhook.id}") { secret } }`,
      `mutation { testWebhook(webhookId: "${webhook.id}") { id } }`,
      `mutation { deleteWebhook(webhookId: "${webhook.id}") }`,
      `{ webhookDeliveries(webhookId: "${webhook.id}") { nodes { id } } }`,
    ]) {
      const { errors } = await send(app, call, tom);
      expect(errors?.[0]?.extensions.code, call).toBe('NOT_FOUND');
    }
    expect((await send(app, '{ webhooks { id } }', tom)).data).toEqual({ webhooks: [] });
  });

  test('it is changed, switched off with what waits, and deleted with its log', async ({
    em,
    services,
    webhooks,
    hook,
  }) => {
    const ida = await anOwner(em);
    const list = await aList(em, { owner: ida });
    const { webhook, endpoint } = await hook(ida);
    await services.items.addItem(ida, list.id, { title: 'Mug' });
    const changed = await webhooks.update(ida, webhook.id, {
      events: ['ITEM_DELETED', 'ITEM_ADDED'],
      listIds: [list.id],
    });
    expect(changed).toMatchObject({ url: endpoint.url, events: ['ITEM_ADDED', 'ITEM_DELETED'], listIds: [list.id] });
    await webhooks.update(ida, webhook.id, { isOn: false });
    expect(await em.fork().count(WebhookMessage, { webhook: webhook.id })).toBe(0);
    await webhooks.test(ida, webhook.id);
    await webhooks.remove(ida, webhook.id);
    expect(await em.fork().count(WebhookDelivery, { webhook: webhook.id })).toBe(0);
  });

  test('it is changed though a list of it was deleted, which is left out', async ({ em, services, webhooks, hook }) => {
    const ida = await anOwner(em);
    const [list, gone, foreign] = [await aList(em, { owner: ida }), await aList(em, { owner: ida }), await aList(em)];
    const { webhook } = await hook(ida, { listIds: [list.id, gone.id] });
    await services.lists.deleteList(ida, gone.id);

    const changed = await webhooks.update(ida, webhook.id, { listIds: [gone.id, list.id], isOn: false });

    expect(changed).toMatchObject({ listIds: [list.id], isOn: false });
    for (const id of [foreign.id, gone.id, 'nonsense'])
      await expect(webhooks.update(ida, webhook.id, { listIds: [list.id, id] })).rejects.toThrow('List not found');
  });
});
