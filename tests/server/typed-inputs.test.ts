import {
  type GraphQLArgument,
  type GraphQLInputField,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import { describe, expect, test as plain } from 'vitest';
import { aUser } from '../builders/accounts.ts';
import { aList } from '../builders/lists.ts';
import { schema } from './every-field.ts';
import { send } from './graphql.ts';
import { test } from './server-test.ts';

type Input = GraphQLArgument | GraphQLInputField;

/** What is a date, a time or money by its name. */
const DATE_OR_MONEY =
  /date$|day$|^today$|time$|moment|(?<![a-z])at$|At$|^(start|end|since|until|from|to|before|after)$|price|amount|cost|fee|revenue|money|minor/i;

/** These are named like one. */
const NEITHER = [
  /\((before|after):\)$/, // cursors
  /\(since:\)$/, // revisions
  /\.price$/, // has its currency beside it
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
