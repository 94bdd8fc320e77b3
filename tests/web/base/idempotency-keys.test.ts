import { globSync, readFileSync } from 'node:fs';
import { buildSchema, isNonNullType, Kind, parse, typeFromAST, visit } from 'graphql';
import { expect, test } from 'vitest';
import { ADD } from '../../../web/extension/site-calls.ts';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const mutations = schema.getMutationType()?.getFields() ?? {};
const takesKey = (field: string) => mutations[field]?.args.some(({ name }) => name === 'idempotencyKey') ?? false;

const documents = [...globSync('web/**/*.graphql').map((file) => readFileSync(file, 'utf8')), ADD];

/** The calls of our own client that make something, and whether each must come with a key. */
const calls = documents.flatMap((text) => {
  const found: { field: string; hasKey: boolean }[] = [];
  visit(parse(text), {
    OperationDefinition: ({ operation, selectionSet, variableDefinitions = [] }) => {
      if (operation !== 'mutation') return;
      for (const selection of selectionSet.selections) {
        if (selection.kind !== Kind.FIELD || !takesKey(selection.name.value)) continue;
        const given = selection.arguments?.find(({ name }) => name.value === 'idempotencyKey')?.value;
        const variable = variableDefinitions.find(
          (each) => given?.kind === Kind.VARIABLE && each.variable.name.value === given.name.value,
        );
        const type = variable && typeFromAST(schema, variable.type as never);
        found.push({ field: selection.name.value, hasKey: isNonNullType(type) });
      }
    },
  });
  return found;
});

test('each call of the app that makes something demands an idempotency key', () => {
  expect(calls.filter(({ hasKey }) => !hasKey)).toEqual([]);
  const made = new Set(calls.map(({ field }) => field));
  expect(Object.keys(mutations).filter((field) => takesKey(field) && !made.has(field))).toEqual([]);
});
