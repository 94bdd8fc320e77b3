import { readFileSync } from 'node:fs';
import { buildSchema, isEnumType } from 'graphql';
import { describe, expect } from 'vitest';
import { undescribed } from '../../../scripts/check-schema.ts';
import { STATUS_BY_CODE } from '../../../server/base/errors/error-codes.rules.ts';
import { GENERAL_CODES } from '../../../server/doors/graphql/describe-schema.ts';
import { aUser } from '../../builders/accounts.ts';
import { send } from '../graphql.ts';
import { goodVariables, graphqlOperations, something } from '../operations.ts';
import { test } from '../server-test.ts';

const SDL = readFileSync('schema.graphql', 'utf8');
const SCHEMA = buildSchema(SDL);

describe('the schema', () => {
  test('describes every type, field, argument, input field and enum value', () => {
    expect(undescribed(SDL)).toEqual([]);
  });

  test('is searched for what has no description', () => {
    const sdl = `
      type Query { list(id: ID!, "How many." limit: Int): List! }
      "A list." type List { "Never changes." id: ID! name: String! kind: Kind! }
      enum Kind { WISH } input NewList { name: String! }`;

    expect(undescribed(sdl).sort()).toEqual(
      [
        'Kind',
        'Kind.WISH',
        'List.kind',
        'List.name',
        'NewList',
        'NewList.name',
        'Query',
        'Query.list',
        'Query.list(id:)',
      ].sort(),
    );
  });

  test('has every code of an error in the enum ErrorCode', () => {
    const codes = SCHEMA.getType('ErrorCode');

    expect(isEnumType(codes) && codes.getValues().map(({ name }) => name)).toEqual(
      expect.arrayContaining(Object.keys(STATUS_BY_CODE)),
    );
  });
});

const OVER_HTTP = graphqlOperations().filter(({ kind }) => kind !== 'subscription');

/** The codes that the description of an operation names. */
function namedCodes({ kind, name }: (typeof OVER_HTTP)[number]): string[] {
  const root = kind === 'query' ? SCHEMA.getQueryType() : SCHEMA.getMutationType();
  const words = (root?.getFields()[name]?.description ?? '').match(/\b[A-Z][A-Z_]+\b/g) ?? [];
  return words.filter((word) => word in STATUS_BY_CODE);
}

test.for(OVER_HTTP.map((operation) => [operation.name, operation] as const))(
  '%s refuses guests and members only with codes that its description names',
  async ([, operation], { em, app }) => {
    const named = namedCodes(operation);
    const { variables } = goodVariables(operation, await something(em));

    const asGuest = await send(app, operation.briefDocument, null, variables);
    const asMember = await send(app, operation.briefDocument, await aUser(em), variables);

    const [guestCodes, memberCodes] = [asGuest, asMember].map(codesOf);
    expect(guestCodes?.includes('UNAUTHENTICATED')).toBe(named.includes('UNAUTHENTICATED'));
    expect([...GENERAL_CODES, ...named]).toEqual(
      expect.arrayContaining([...(guestCodes ?? []), ...(memberCodes ?? [])]),
    );
  },
);

function codesOf({ errors = [] }: { errors?: { extensions: { code: string } }[] }): string[] {
  return errors.map(({ extensions }) => extensions.code);
}
