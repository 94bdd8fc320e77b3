import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { User } from '../../../server/core/users/user.entity.ts';
import type { Item } from '../../../server/lists/items/item.entity.ts';
import { ANY_NUMBER } from '../../../server/lists/lists/any-number.rules.ts';
import { aUser } from '../../builders/accounts.ts';
import { anApiKey } from '../../builders/api-keys.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { send } from '../graphql.ts';
import { call } from '../rest.ts';
import { test } from '../server-test.ts';

interface World {
  em: EntityManager;
  app: FastifyInstance;
  owner: User;
  fund: Item;
}

const exported =
  (format: string) =>
  async ({ app, owner, fund }: World) => {
    const query = `{ exportList(listId: "${fund.list.id}", format: ${format}) { content } }`;
    return (await send(app, query, owner)).data.exportList.content as string;
  };

const tool = (name: string, sent: (world: World) => object) => async (world: World) => {
  const { headers } = await anApiKey(world.em, world.owner, ['READ_LISTS']);
  const params = { name, arguments: sent(world) };
  const answer = await world.app.inject({
    method: 'POST',
    url: '/mcp',
    headers: { ...headers, accept: 'application/json, text/event-stream', 'content-type': 'application/json' },
    payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
  });
  return answer.body.replaceAll('\\"', '"');
};

/** Each way in which the items of a list leave, and what it says of a fund. Drawn pages, prints and personal links have tests beside theirs. */
const DOORS: Record<string, { read: (world: World) => Promise<string>; says: RegExp }> = {
  'the table': { read: exported('CSV'), says: /^Honeymoon,,/m },
  'the file for programs': { read: exported('JSON'), says: /"title": "Honeymoon",[^}]*"isFund": true/ },
  'the text to send': { read: exported('TEXT'), says: /^"Honeymoon"\t\tFund: chip in\t2000 EUR\t/m },
  'an assistant that reads the list': {
    read: tool('read_list', ({ fund }) => ({ list_id: fund.list.id })),
    says: /"name":"Honeymoon","fund":"Fund: chip in[^}]*"goal":2000/,
  },
  'an assistant that reads the item': {
    read: tool('read_item', ({ fund }) => ({ item_id: fund.id })),
    says: /"name":"Honeymoon","fund":"Fund: chip in/,
  },
  'an assistant that reads it as a guest': {
    read: tool('read_shared_list', ({ fund }) => ({ share_link: `/shared/${fund.list.unwrap().shareToken}` })),
    says: /"name":"Honeymoon","fund":"Fund: chip in/,
  },
};

for (const [door, { read, says }] of Object.entries(DOORS)) {
  test(`${door} tells a fund in words of its own: no number, no way to buy`, async ({ em, app }) => {
    const owner = await aUser(em, { subscriptionTier: 'PREMIUM' });
    const list = await aList(em, { owner, privacy: 'PUBLIC', isNameEnough: true });
    const fund = await anItem(em, {
      ...{ list, title: 'Honeymoon', description: '', notes: '', category: '', imageUrl: null },
      ...{ priceMinor: 200_000, currency: 'EUR', isFund: true, quantityDesired: ANY_NUMBER },
    });
    const said = await read({ em, app, owner, fund });
    expect(said).toMatch(says);
    expect(said).not.toContain(String(ANY_NUMBER));
    expect(said).not.toMatch(
      /any number|"wanted"|"taken"|quantityDesired|quantityBought|"link"|\/purchase\b|Mark as Purchased/i,
    );
  });
}

test('programs read that it is a fund beside the number that their contract wants', async ({ em, app }) => {
  const owner = await aUser(em, { subscriptionTier: 'PREMIUM' });
  const list = await aList(em, { owner });
  const fund = await anItem(em, { list, isFund: true, quantityDesired: ANY_NUMBER });
  const { body } = await call(app, `GET /items/${fund.id}`, { viewer: owner });
  expect(body.data).toMatchObject({ is_fund: true, is_any_number: true, quantity_purchased: 0 });
});
