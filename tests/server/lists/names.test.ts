import { describe, expect } from 'vitest';
import { email, signUp } from '../../../server/core/users/account.rules.ts';
import { newItem } from '../../../server/lists/items/item.rules.ts';
import { listName } from '../../../server/lists/lists/list.rules.ts';
import { newPurchase } from '../../../server/lists/purchases/purchase.rules.ts';
import { aUser } from '../../builders/accounts.ts';
import { aList } from '../../builders/lists.ts';
import { send } from '../graphql.ts';
import { call } from '../rest.ts';
import { test } from '../server-test.ts';

/** Drawn by nobody: no width, format signs, Hangul fillers, the empty pattern of Braille, variation selectors. */
const INVISIBLE = [
  '\u200b\u200b',
  '\u2060\u200d',
  '\u3164\u3164',
  '\u115f\u1160',
  '\u2800\u2800',
  '\ufe0f\ufe0f',
  '\u034f\u034f',
];
const KEPT = ['Anna & Ben <3', 'Size M <new>', 'a < b > c', '<Name> & co', 'JavaScript: The Good Parts', '1 &amp; 2'];

describe('a name with nothing to be seen', () => {
  test.for(INVISIBLE)('%j is refused for accounts, lists, items and buyers', (name) => {
    expect(signUp.shape.name.safeParse(name).error?.issues[0]?.message).toBe('Name must be at least 2 characters');
    expect(listName.safeParse(name).error?.issues[0]?.message).toBe('Name must be at least 2 characters');
    expect(newItem.shape.title.safeParse(name).error?.issues[0]?.message).toBe(
      'Title error: Text must be at least 1 characters long',
    );
    expect(newPurchase.shape.name.safeParse(name).error?.issues[0]?.message).toBe('Name contains invalid content');
  });

  test('may be left out by a buyer', () => {
    expect([' ', '', '\u00ad', null].map((name) => newPurchase.shape.name.parse(name))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

test.for([
  ['林', true],
  ['あ', true],
  ['한', true],
  ['𠮷', true],
  ['A', false],
  ['é', false],
  ['1', false],
  ['！', false],
] as const)('%s alone is a name: %s', ([name, isName]) => {
  expect(signUp.shape.name.safeParse(name).success).toBe(isName);
  expect(listName.safeParse(name).success).toBe(isName);
});

test.for([
  ['\u202eanna Lee', 'anna Lee'],
  ['Ann \u2066Lee\u2069', 'Ann Lee'],
  ['Zoe\u0308', 'Zo\u00eb'],
  ['Anna\u2010Lena Wil\u00adhelm', 'Anna-Lena Wilhelm'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿 Ann', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 Ann'],
  ['نور\u200cا', 'نور\u200cا'],
] as const)('the name %j is kept as %j', ([name, kept]) => {
  expect(signUp.shape.name.parse(name)).toBe(kept);
  expect(listName.parse(name)).toBe(kept);
  expect(newItem.shape.title.parse(name)).toBe(kept);
  expect(newPurchase.shape.name.parse(name)).toBe(kept);
});

describe('what looks like markup is text', () => {
  test.for(KEPT)('%j is kept by GraphQL wherever people write', async (words, { em, app }) => {
    const owner = await aUser(em);
    const list = await send(
      app,
      'mutation ($input: NewListInput!) { createList(input: $input) { id name description eventType } }',
      owner,
      { input: { name: words, description: words, eventType: words } },
    );
    expect(list.data.createList).toMatchObject({ name: words, description: words, eventType: words });

    const item = await send(
      app,
      'mutation ($listId: ID!, $input: NewItemInput!) { createItem(listId: $listId, input: $input) { title description notes category } }',
      owner,
      { listId: list.data.createList.id, input: { title: words, description: words, notes: words, category: words } },
    );
    expect(item.data.createItem).toEqual({ title: words, description: words, notes: words, category: words });
  });

  test.for(KEPT)('%j is kept by REST, also as the name of a buyer', async (words, { em, app }) => {
    const viewer = await aUser(em);
    const made = await call(app, 'POST /lists', { viewer, body: { title: words, description: words } });
    expect(made.body.data).toMatchObject({ name: words, description: words });

    const list = await aList(em, { owner: viewer, privacy: 'PUBLIC' });
    const body = { name: words, description: words, notes: words, category: words };
    const item = await call(app, `POST /lists/${list.id}/items`, { viewer, body });
    expect(item.body.data).toMatchObject(body);

    const bought = newPurchase.parse({ email: 'ann@example.test', name: words });
    expect(bought.name).toBe(words);
  });
});

test.for([
  ['ivan@xn--e1afmkfd.xn--p1ai', 'ivan@xn--e1afmkfd.xn--p1ai'],
  ['Ivan@Пример.РФ', 'ivan@xn--e1afmkfd.xn--p1ai'],
  ['jo@münchen.de', 'jo@xn--mnchen-3ya.de'],
  ['info@例え.jp', 'info@xn--r8jz45g.jp'],
  ["o'neil+gifts@mail.example.co.uk", "o'neil+gifts@mail.example.co.uk"],
] as const)('the address %s is taken as %s', ([written, kept]) => {
  expect(email.parse(written)).toBe(kept);
});

test.for([
  ...[
    'ann',
    'ann@',
    '@b.example',
    'a@b',
    'a b@c.example',
    'a@b..example',
    'a@-b.example',
    'a@b.example.',
    '.a@b.example',
  ],
  ...['a..b@c.example', 'a@b.e', 'a@b.123', 'a@пример.рф/x', 'a@xn--', `${'a'.repeat(65)}@b.example`, 'a@b@c.example'],
])('the address %j is refused', (written) => {
  expect(email.safeParse(written).success).toBe(false);
});
