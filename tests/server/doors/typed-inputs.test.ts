import {
  type GraphQLArgument,
  type GraphQLInputField,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import { describe, expect, test as plain } from 'vitest';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { schema } from '../every-field.ts';
import { send } from '../graphql.ts';
import { test } from '../server-test.ts';

type Input = GraphQLArgument | GraphQLInputField;

/** Fields that are a date, a time or money by their names. */
const DATE_OR_MONEY =
  /date$|day$|^today$|time$|moment|(?<![a-z])at$|At$|^(start|end|since|until|from|to|before|after)$|price|amount|cost|fee|revenue|money|minor/i;

/** These are named like one. */
const NEITHER = [
  /\((before|after):\)$/, // cursors
  /\(since:\)$/, // revisions
  /^BirthdayInput\.day$/, // of a month
  /^MoneyAmountInput\./, // is the type
  /^NewOffListGiftInput\.what$/, // in words
  /(?:Item\w*|NamedBarcode)Input\.amount$/, // how much of it is wanted, as in “500 g”
];

const everyInput = Object.values(schema.getTypeMap()).flatMap((type): [string, Input][] => {
  if (type.name.startsWith('__')) return [];
  if (isInputObjectType(type)) {
    return Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field]);
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap(({ name, args }) =>
    args.map((arg): [string, Input] => [`${type.name}.${name}(${arg.name}:)`, arg]),
  );
});

plain('a date, a time and an amount have types of their own, or are deprecated', () => {
  const untyped = everyInput.filter(([path, { name, type, deprecationReason }]) => {
    const isNamedSo = DATE_OR_MONEY.test(name) && !NEITHER.some((pattern) => pattern.test(path));
    return isNamedSo && !deprecationReason && ['String', 'Float', 'Int'].includes(getNamedType(type).name);
  });

  expect(everyInput.length).toBeGreaterThan(200);
  expect(untyped.map(([path]) => path)).toEqual([]);
});

plain('a calendar day that is answered has a type of its own', () => {
  const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !type.name.startsWith('__')
      ? Object.values(type.getFields()).map((field) => ({ type, field }))
      : [],
  );
  const days = fields.filter(
    ({ type, field }) => /^(day|start|end)$|Date$/.test(field.name) && type.name !== 'Birthday', // whose day is one of a month
  );

  expect(days.length).toBeGreaterThan(10);
  const untyped = days.filter(({ field }) => ['String', 'Float', 'Int'].includes(getNamedType(field.type).name));
  expect(untyped.map(({ type, field }) => `${type.name}.${field.name}`)).toEqual([]);
});

describe('a period', () => {
  const QUERIES = [
    ['listAnalytics', (args: string) => `{ listAnalytics(listId: "LIST", ${args}) { start end } }`],
    ['adminReport', (args: string) => `{ adminReport(${args}) { start end } }`],
    ['statistics', (args: string) => `{ statistics(${args}) { start end } }`],
  ] as const;

  test.for(QUERIES)(
    'of %s is one argument, and its days may still be given one by one',
    async ([name, query], { em, app }) => {
      const viewer = await aUser(em, { role: 'ADMIN', subscriptionTier: 'PREMIUM' });
      const list = await aList(em, { owner: viewer });
      const ask = (args: string) => send(app, query(args).replace('LIST', list.id), viewer);
      const period = { start: '2026-01-01', end: '2026-01-31' };

      expect((await ask('period: { start: "2026-01-01", end: "2026-01-31" }')).data[name]).toEqual(period);
      expect((await ask('start: "2026-01-01", end: "2026-01-31"')).data[name]).toEqual(period);

      const both = await ask('period: { start: "2026-01-01", end: "2026-01-31" }, end: "2026-01-31"');
      expect(both.errors[0].extensions.fields).toEqual({ end: ['Give the day in `period` alone'] });
      const noDay = await ask('period: { start: "yesterday", end: "2026-01-31" }');
      expect(noDay.errors[0].extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { start: ['Please enter a valid date'] },
      });
    },
  );
});

test('a time that is none is refused at its field', async ({ em, app }) => {
  const owner = await aUser(em, { subscriptionTier: 'PREMIUM' });
  const list = await aList(em, { owner });
  const expire = 'mutation ($id: ID!, $at: DateTimeISO) { setShareLinkExpiry(listId: $id, expiresAt: $at) { id } }';

  const { errors } = await send(app, expire, owner, { id: list.id, at: 'next week' });

  expect(errors[0].extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { expiresAt: ['Please enter a valid date and time'] },
  });
});

describe('the price of an item', () => {
  const CREATE = `mutation ($id: ID!, $item: NewItemInput!, $key: String) {
    it: createItem(listId: $id, input: $item, idempotencyKey: $key) { id price currency unitPrice { currency amountMinor } } }`;
  const FROM_LINK = `mutation ($id: ID!, $item: ItemFromUrlInput!, $key: String) {
    it: addItemFromUrl(listId: $id, url: "https://shop.test/mug", input: $item, idempotencyKey: $key) {
      id price currency unitPrice { currency amountMinor } } }`;
  const UPDATE = `mutation ($id: ID!, $item: ItemChangesInput!, $base: ItemChangesInput) {
    it: updateItem(itemId: $id, changes: $item, base: $base) { price currency unitPrice { currency amountMinor } } }`;
  const TAKE_OVER = `mutation ($id: ID!, $item: ItemChangesInput!, $base: ItemChangesInput) {
    it: takeOverFromPage(itemId: $id, changes: $item, base: $base) { price currency unitPrice { currency amountMinor } } }`;
  const DOCUMENTS = { createItem: CREATE, addItemFromUrl: FROM_LINK, updateItem: UPDATE, takeOverFromPage: TAKE_OVER };

  const unitPrice = { currency: 'EUR', amountMinor: 1250 };
  const split = { currency: 'EUR', price: 12.5 };

  test.for(Object.entries(DOCUMENTS))(
    'is one amount for %s, and may still be sent as price and currency',
    async ([name, document], { em, app }) => {
      const item = await anItem(em, { priceMinor: 990, currency: 'USD' });
      const list = item.list.unwrap();
      const id = /^(create|add)/.test(name) ? list.id : item.id;
      const change = (values: object) =>
        send(app, document, list.owner.unwrap(), { id, item: { title: 'Mug', ...values } });

      for (const spelled of [{ unitPrice }, split, { unitPrice, price: null }, { unitPrice: null, ...split }]) {
        expect((await change(spelled)).data.it).toMatchObject({ ...split, unitPrice });
      }
      expect((await change({ unitPrice: null })).data.it).toMatchObject({ price: null, unitPrice: null });

      const refusals = [
        [{ unitPrice, price: 12.5 }, { price: ['Give the price in `unitPrice` alone'] }],
        [{ unitPrice, currency: 'USD' }, { currency: ['It differs from the currency of `unitPrice`'] }],
        [
          { unitPrice: { currency: 'EUR', amountMinor: -1 } },
          { unitPrice: ['Price must be a number of 0 or more, with at most 2 decimals'] },
        ],
        [
          { unitPrice: { currency: 'EUR', amountMinor: 12.5 } },
          { unitPrice: ['Price must be a whole number of minor units of its currency, such as cents'] },
        ],
        [
          { unitPrice: { currency: 'euros', amountMinor: 5 } },
          { unitPrice: ['Currency must be a code of three letters, as in USD'] },
        ],
      ] as const;
      for (const [values, fields] of refusals) {
        expect((await change(values)).errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields });
      }
    },
  );

  test('counts in what its currency is counted in', async ({ em, app }) => {
    const list = await aList(em);
    const add = async (sent: object) =>
      (await send(app, CREATE, list.owner.unwrap(), { id: list.id, item: { title: 'Mug', unitPrice: sent } })).data.it;

    expect(await add({ currency: 'JPY', amountMinor: 1250 })).toMatchObject({ price: 1250 });
    expect(await add({ currency: 'KWD', amountMinor: 1250 })).toMatchObject({ price: 1.25 });
  });

  test.for([
    ['createItem', CREATE],
    ['addItemFromUrl', FROM_LINK],
  ] as const)('is the same call of %s in both ways of sending it', async ([, document], { em, app }) => {
    const list = await aList(em);
    const add = (key: string, values: object) =>
      send(app, document, list.owner.unwrap(), { id: list.id, item: { title: 'Mug', notes: 'Blue', ...values }, key });

    const first = await add('once', split);
    expect((await add('once', { unitPrice })).data.it).toEqual(first.data.it);
    const another = await add('once', { unitPrice: { ...unitPrice, amountMinor: 1300 } });
    expect(another.errors[0].extensions.code).toBe('IDEMPOTENCY_KEY_REUSED');

    const free = await add('none', { price: null, currency: 'EUR' });
    expect((await add('none', { unitPrice: null, currency: 'EUR' })).data.it).toEqual(free.data.it);
  });

  test('that somebody else has changed is a conflict, told as it was sent', async ({ em, app }) => {
    const item = await anItem(em, { priceMinor: 990, currency: 'EUR' });
    const list = item.list.unwrap();
    const friend = await aCollaborator(em, { list });
    const [read, theirs, yours] = [990, 1100, 1200].map((amountMinor) => ({ currency: 'USD', amountMinor }));
    const change = (viewer: typeof friend, values: object, base: object) =>
      send(app, UPDATE, viewer, { id: item.id, item: values, base });
    const conflictsOf = async (values: object, base: object) =>
      (await change(list.owner.unwrap(), values, base)).errors[0].extensions.conflicts;
    const by = { by: friend.name, isYours: false };

    // The other one changed the currency alone: nine dollars ninety are another price than nine euros ninety.
    await change(friend, { currency: 'USD' }, { currency: 'EUR' });
    const inEuros = { currency: 'EUR', amountMinor: 990 };
    expect(await conflictsOf({ unitPrice: yours }, { unitPrice: inEuros })).toEqual([
      { field: 'unitPrice', theirs: read, yours, ...by },
    ]);

    await change(friend, { unitPrice: theirs }, { unitPrice: read });
    expect(await conflictsOf({ unitPrice: yours }, { unitPrice: read })).toEqual([
      { field: 'unitPrice', theirs, yours, ...by },
    ]);
    expect(await conflictsOf({ price: 12 }, { price: 9.9 })).toEqual([
      { field: 'price', theirs: 11, yours: 12, ...by },
    ]);
    expect((await change(friend, { unitPrice: yours }, { unitPrice: theirs })).data.it.price).toBe(12);
  });

  test('is answered alike for one item, for a list of them and for guests', async ({ em, app }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const item = await anItem(em, { list, priceMinor: 1250, currency: 'EUR' });
    await anItem(em, { list });
    const price = 'unitPrice { currency amountMinor }';

    const { data } = await send(
      app,
      `{ item(id: "${item.id}") { ${price} } list(id: "${list.id}") { items { ${price} } }
        sharedList(token: "${list.shareToken}") { items { ${price} } } }`,
      list.owner.unwrap(),
    );

    expect(data.item).toEqual({ unitPrice });
    expect(data.list.items).toEqual([{ unitPrice }, { unitPrice: null }]);
    expect(data.sharedList.items).toEqual(data.list.items);
  });
});
