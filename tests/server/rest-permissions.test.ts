import type { EntityManager } from '@mikro-orm/postgresql';
import { describe, expect } from 'vitest';
import { Purchase } from '../../server/sharing/purchase.entity.ts';
import { aUser } from '../builders/accounts.ts';
import { aCollaborator } from '../builders/collaborators.ts';
import { aList, anItem } from '../builders/lists.ts';
import { call } from './rest.ts';
import { test } from './server-test.ts';

type World = Awaited<ReturnType<typeof aWorld>>;

/** A private list with an item that a guest has bought, and everybody who might want something of it. */
async function aWorld(em: EntityManager, isDemo = false) {
  const list = await aList(em, { isDemo });
  const item = await anItem(em, { list, quantityDesired: 5, quantityPurchased: 1 });
  const purchase = em.create(Purchase, { item, quantity: 1, guestEmail: 'ann@example.test' });
  const collaborator = await aCollaborator(em, { list });
  return { list, item, purchase, collaborator, owner: list.owner.unwrap(), stranger: await aUser(em) };
}

interface Action {
  request(world: World): [line: string, body?: unknown];
  /** The status for the owner, a collaborator, another member and a guest. */
  statuses: readonly [owner: number, collaborator: number, stranger: number, guest: number];
  /** Of a demo list, for a member and a guest. */
  onDemo: readonly [member: number, guest: number];
}

const WORKING = { statuses: [200, 200, 403, 401], onDemo: [403, 401] } as const;
const ADDING = { statuses: [201, 201, 403, 401], onDemo: [403, 401] } as const;
const OWNING = { statuses: [200, 403, 403, 401], onDemo: [403, 401] } as const;
const READING = { statuses: [200, 200, 403, 401], onDemo: [200, 200] } as const;

/** The contract's permission table. */
const ACTIONS = {
  'read the list': { request: ({ list }) => [`GET /lists/${list.id}`], ...READING },
  'read an item': { request: ({ item }) => [`GET /items/${item.id}`], ...READING },
  'open the link': {
    request: ({ list }) => [`GET /lists/shared/${list.shareToken}`],
    statuses: [200, 200, 403, 403],
    onDemo: [200, 200],
  },
  'buy through the link': {
    request: ({ list, item }) => [
      `POST /lists/shared/${list.shareToken}/items/${item.id}/purchase`,
      { email: 'bob@example.test' },
    ],
    statuses: [201, 201, 403, 403],
    onDemo: [403, 403],
  },
  'add an item': { request: ({ list }) => [`POST /items/lists/${list.id}/items`, { name: 'Cup' }], ...ADDING },
  'edit an item': { request: ({ item }) => [`PUT /items/${item.id}`, { name: 'Cup' }], ...WORKING },
  'delete an item': { request: ({ item }) => [`DELETE /items/${item.id}`], ...WORKING },
  'reorder items': { request: ({ list, item }) => [`POST /lists/${list.id}/reorder`, [item.id]], ...WORKING },
  'tick an item off': { request: ({ item }) => [`POST /items/${item.id}/purchase`], ...ADDING },
  'rename the list': {
    request: ({ list }) => [`PUT /lists/${list.id}`, { title: 'Soon', description: 'M', event_type: 'Birthday' }],
    ...WORKING,
  },
  'send its privacy and type as they are': {
    request: ({ list }) => [`PUT /lists/${list.id}`, { privacy: 'private', list_type: 'wishlist' }],
    ...WORKING,
  },
  'change its privacy': { request: ({ list }) => [`PUT /lists/${list.id}`, { privacy: 'public' }], ...OWNING },
  'change its type': { request: ({ list }) => [`PUT /lists/${list.id}`, { list_type: 'shopping' }], ...OWNING },
  'change who sees purchases': {
    request: ({ list }) => [`PUT /lists/${list.id}`, { purchase_visibility: 'surprise' }],
    ...OWNING,
  },
  'delete the list': { request: ({ list }) => [`DELETE /lists/${list.id}`], ...OWNING },
  'undo the purchase of a guest': {
    request: ({ item, purchase }) => [`DELETE /items/${item.id}/purchases/${purchase.id}`],
    ...OWNING,
  },
  'undo the purchase of a guest through the link': {
    request: ({ list, purchase }) => [`DELETE /lists/shared/${list.shareToken}/purchases/${purchase.id}`],
    statuses: [200, 403, 403, 403],
    onDemo: [403, 403],
  },
} satisfies Record<string, Action>;

describe.for(Object.entries(ACTIONS))('%s', ([, { request, statuses, onDemo }]) => {
  test.for([
    ['the owner', 'owner', statuses[0]],
    ['a collaborator', 'collaborator', statuses[1]],
    ['another member', 'stranger', statuses[2]],
    ['a guest', null, statuses[3]],
  ] as const)('as %s', async ([, role, expected], { em, app }) => {
    const world = await aWorld(em);
    const [line, body] = request(world);

    const { status } = await call(app, line, { viewer: role && world[role], body });

    expect(status).toBe(expected);
  });

  test.for([
    ['a member', 'stranger', onDemo[0]],
    ['a guest', null, onDemo[1]],
  ] as const)('as %s, of a demo list', async ([, role, expected], { em, app }) => {
    const world = await aWorld(em, true);
    const [line, body] = request(world);

    const answer = await call(app, line, { viewer: role && world[role], body });

    expect(answer.status).toBe(expected);
  });
});

test.for([
  ['add', 'You cannot add items to demo lists. Please create your own list first.'],
  ['change', 'You cannot modify items in demo lists. Please create your own list first.'],
  ['delete', 'You cannot delete items from demo lists. Please create your own list first.'],
])('who tries to %s items of a demo list is told so', async ([attempt, message], { em, app }) => {
  const { list, item, stranger } = await aWorld(em, true);
  const lines: Record<string, string> = {
    add: `POST /items/lists/${list.id}/items`,
    change: `PUT /items/${item.id}`,
    delete: `DELETE /items/${item.id}`,
  };

  const { body } = await call(app, lines[attempt as string] as string, { viewer: stranger, body: { name: 'Cup' } });

  expect(body).toMatchObject({ code: 'DEMO_LIST', message, detail: message });
});
