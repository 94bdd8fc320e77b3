import {
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  parse,
} from 'graphql';
import { expect } from 'vitest';
import { NotSignedIn } from '../../../server/base/errors/errors.ts';
import { FOR_GUESTS, isForGuests, REPEATABLE } from '../../../web/base/network/operations.ts';
import { schema } from '../every-field.ts';
import { listen, send } from '../graphql.ts';
import { test } from '../server-test.ts';

const operations = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((root) =>
  Object.values(root?.getFields() ?? {}).map((field) => {
    const args = field.args
      .filter(({ type, description }) => isNonNullType(type) || description?.endsWith('Required.'))
      .map(({ name, type }) => `${name}: ${anyOf(type)}`);
    const call = `${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''}`;
    const kind = root?.name.toLowerCase() as 'query' | 'mutation' | 'subscription';
    return {
      name: field.name,
      kind,
      document: `${kind} { ${call} ${isLeafType(getNamedType(field.type)) ? '' : '{ __typename }'} }`,
    };
  }),
);

test.for(operations.map((operation) => [operation.name, operation] as const))(
  'the browser knows whether %s needs a session',
  async ([, { kind, document }], { app }) => {
    const errors = kind === 'subscription' ? await firstEvent(app, document) : (await send(app, document)).errors;

    const needsSession = [errors].flat().some((error) => error?.message === new NotSignedIn().message);
    expect(isForGuests(parse(document))).toBe(!needsSession);
  },
);

test('the browser names no operation that is gone', () => {
  const names = operations.map(({ name }) => name);
  const mutations = operations.filter(({ kind }) => kind === 'mutation').map(({ name }) => name);

  expect([...FOR_GUESTS].filter((name) => !names.includes(name))).toEqual([]);
  expect([...REPEATABLE].filter((name) => !mutations.includes(name))).toEqual([]);
});

async function firstEvent(app: Parameters<typeof listen>[0], document: string) {
  const { next, close } = await listen(app, document);
  const event = await next();
  void close();
  return event;
}

/** Any value of a type, as it is written in a document. */
function anyOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return anyOf(type.ofType);
  if (isListType(type)) return '[]';
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.name ?? '';
  if (!isInputObjectType(named))
    return { Boolean: 'true', Int: '1' }[named.name] ?? '"00000000-0000-7000-8000-000000000000"';
  const fields = Object.values(named.getFields()).filter((field) => isNonNullType(field.type));
  return `{ ${fields.map((field) => `${field.name}: ${anyOf(field.type)}`).join(', ')} }`;
}
