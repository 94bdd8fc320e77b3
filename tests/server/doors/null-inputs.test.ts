import type { FastifyInstance } from 'fastify';
import {
  type GraphQLArgument,
  type GraphQLInputField,
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { expect } from 'vitest';
import { listen, send } from '../graphql.ts';
import { goodVariables, graphqlOperations, type Something, something } from '../operations.ts';
import { test } from '../server-test.ts';

type Input = Pick<GraphQLArgument | GraphQLInputField, 'name' | 'type' | 'deprecationReason' | 'description'>;

/** The places in which an operation takes null: deprecated ones stand for something else, and say so. */
function nullablePaths(inputs: readonly Input[], path: string[] = []): string[][] {
  return inputs
    .filter(({ deprecationReason }) => !deprecationReason)
    .flatMap(({ name, type, description }) => {
      const here = [...path, name];
      const inner = getNullableType(type);
      const item = isListType(inner) ? getNullableType(inner.ofType) : inner;
      const below = isInputObjectType(item) ? Object.values(item.getFields()) : [];
      const within = nullablePaths(below, isListType(inner) ? [...here, '0'] : here);
      const isRequired = isNonNullType(type) || description?.endsWith(' Required.'); // while there are two names for it
      return isRequired ? within : [here, ...within];
    });
}

function withValueAt(variables: object, path: string[], value: null | undefined): object {
  const changed = structuredClone(variables) as Record<string, unknown>;
  const parent = path.slice(0, -1).reduce((part, name, at) => {
    part[name] ??= path[at + 1] === '0' ? [] : {};
    return part[name] as Record<string, unknown>;
  }, changed);
  parent[path.at(-1) ?? ''] = value;
  return changed;
}

/** A registry cannot be without its event. */
function withPlainList(variables: object): object {
  const text = JSON.stringify(variables);
  return JSON.parse(text.replace('"listType":"REGISTRY"', '"listType":"WISHLIST"'));
}

const OPERATIONS = graphqlOperations().flatMap((operation) => {
  const paths = nullablePaths(operation.args).filter((path) => path[0] !== 'base' || !path.includes('0')); // as in `changes`
  return paths.length > 0 ? [[operation.name, operation, paths] as const] : [];
});

test.for(OPERATIONS)('%s takes null wherever its types say so', async ([, operation, paths], { em, app }) => {
  const { kind, briefDocument } = operation;
  const refused: string[] = [];
  const world = await something(em);
  for (const path of paths) {
    const refusalWith = async (value: null | undefined): Promise<string[]> => {
      const plain = withPlainList(goodVariables(operation, world).variables);
      const good = path[0] === 'base' && 'input' in plain ? { ...plain, base: plain.input } : plain;
      const variables = withValueAt(good, path, value);
      const errors: { message: string; extensions: { code: string } }[] =
        kind === 'subscription'
          ? await firstErrors(app, briefDocument, world, variables)
          : ((await send(app, briefDocument, world.viewer, variables)).errors ?? []);
      return errors.flatMap(({ message, extensions }) => (extensions.code === 'BAD_USER_INPUT' ? [message] : []));
    };

    const refusal = await refusalWith(null);
    const isForNull = refusal.length > 0 && `${refusal}` !== `${await refusalWith(undefined)}`;
    if (isForNull) refused.push(path.join('.'));
  }
  expect(refused).toEqual([]);
});

async function firstErrors(app: FastifyInstance, document: string, { viewer }: Something, variables: object) {
  const socket = await listen(app, document, viewer, variables);
  const first = await socket.next();
  await socket.close();
  return Array.isArray(first) ? first : [];
}

test('null leaves what cannot be taken away, and takes away the rest', async ({ em, app }) => {
  const { item, viewer } = await something(em);
  Object.assign(item, { price: 12.5, primaryUrl: 'https://shop.test/mug', description: 'Blue' });
  await em.flush();
  const nothing =
    'title: null, currency: null, quantityDesired: null, price: null, primaryUrl: null, description: null';
  const shown = '{ title currency quantityDesired price primaryUrl description }';

  const { data } = await send(
    app,
    `mutation { updateItem(itemId: "${item.id}", changes: { ${nothing} }) ${shown} }`,
    viewer,
  );

  const { title, currency, quantityDesired } = item;
  const kept = { title, currency, quantityDesired };
  expect(data.updateItem).toEqual({ ...kept, price: null, primaryUrl: null, description: '' });
});
