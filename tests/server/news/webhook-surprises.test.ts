import { expect } from 'vitest';
import { WebhookMessage } from '../../../server/news/webhooks/webhook-message.entity.ts';
import { servicesOn } from '../server-test.ts';
import { observe } from '../statements.ts';
import { aSurprise, buyGifts, helpWithGifts, inOneText } from '../surprises.ts';
import { test } from './webhook-test.ts';

test.for([['owner'], ['collaborator']] as const)(
  'on a surprise, the %s’s webhook is told the same, at the same cost, whether or not somebody bought',
  { timeout: 120_000 },
  async ([who], { orm, app, infrastructure, webhooks, hook, deliver }) => {
    const record = async (hasGifts: boolean) => {
      const em = orm.em.fork();
      const services = servicesOn(orm, infrastructure);
      const world = { em, app, services, infrastructure, ...(await aSurprise(em, 'WISHLIST', who)) };
      await em.execute(`update users set subscription_tier = 'PREMIUM' where id in (?, ?)`, [
        world.viewer.id,
        world.helper.id,
      ]);
      world.viewer.subscriptionTier = 'PREMIUM';
      const { endpoint, webhook } = await hook(world.viewer);
      const waiting = () => em.fork().count(WebhookMessage, { webhook: webhook.id });
      if (hasGifts) {
        await helpWithGifts(world);
        await buyGifts(world);
      }
      const left = await waiting();
      const before = await observe(() => deliver());
      await services.items.addItem(world.other, world.list.id, { title: 'Kite' });
      await services.items.updateItem(world.other, world.items[0]?.id ?? '', { notes: 'in red' });
      await services.items.updateItem(world.other, world.items[1]?.id ?? '', { quantityDesired: 9 });
      await services.items.setItemArchived(world.other, world.items[2]?.id ?? '', true);
      await services.lists.updateList(world.list.owner.unwrap(), world.list.id, { name: 'Party' });
      const queued = await waiting();
      const after = await observe(() => deliver());
      const { nodes } = await webhooks.deliveriesOf(world.viewer, webhook.id, { first: 50 });
      const log = nodes.map(({ milliseconds: _, ...delivery }) => delivery);
      const lengths = endpoint.requests.map(({ headers }) => headers['content-length']);
      const said = [endpoint.received, lengths, log, left, queued, before.statements, after.statements];
      return { text: inOneText(said), received: endpoint.received };
    };

    const [one, other] = [await record(true), await record(false)];
    expect(one.text).toBe(other.text);
    expect(one.received.map(({ type }) => type)).toEqual([
      'item.added',
      'item.changed',
      'item.changed',
      'item.archived',
      'list.changed',
    ]);
  },
);

test('on a surprise, a helper’s webhook is told of what is bought', async ({
  orm,
  app,
  infrastructure,
  hook,
  deliver,
}) => {
  const em = orm.em.fork();
  const services = servicesOn(orm, infrastructure);
  const world = { em, app, services, infrastructure, ...(await aSurprise(em, 'WISHLIST', 'owner')) };
  await em.execute(`update users set subscription_tier = 'PREMIUM' where id = ?`, [world.helper.id]);
  world.helper.subscriptionTier = 'PREMIUM';
  const { endpoint } = await hook(world.helper);
  await helpWithGifts(world);

  await deliver();

  const types = endpoint.received.map(({ type }) => type);
  expect(types).toContain('item.purchased');
  expect(types).toContain('item.purchase_undone');
  expect(JSON.stringify(endpoint.received)).not.toContain('@');
});
