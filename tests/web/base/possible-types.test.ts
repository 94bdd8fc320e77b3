import { readFileSync } from 'node:fs';
import { buildSchema, isUnionType, Kind } from 'graphql';
import { expect, test } from 'vitest';
import { createCache } from '../../../web/base/network/apollo-cache.ts';

const { policies } = createCache();
const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const selectionSet = { kind: Kind.SELECTION_SET, selections: [] } as const;

/** `myListsChanged` is not asked for details. */
const unions = Object.values(schema.getTypeMap())
  .filter(isUnionType)
  .filter(({ name }) => name !== 'MyListsChange');

test.for(unions)('the cache knows every kind of $name, and nothing else as one', (union) => {
  const name = { kind: Kind.NAME, value: union.name } as const;
  const fragment = {
    kind: Kind.INLINE_FRAGMENT,
    typeCondition: { kind: Kind.NAMED_TYPE, name },
    selectionSet,
  } as const;
  const known = Object.keys(schema.getTypeMap()).filter((typename) => policies.fragmentMatches(fragment, typename));

  expect(known.sort()).toEqual([union.name, ...union.getTypes().map((type) => type.name)].sort());
});
