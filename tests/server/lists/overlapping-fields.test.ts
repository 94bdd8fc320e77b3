import {
  buildSchema,
  NoFragmentCyclesRule,
  NoUnusedFragmentsRule,
  OverlappingFieldsCanBeMergedRule,
  parse,
  validate,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { overlappingFieldsRule } from '../../../server/doors/graphql/overlapping-fields.ts';

const schema = buildSchema(`
  interface Being { name: String id: ID! friends: [Being!] owner: Being }
  type Person implements Being { name: String id: ID! friends: [Being!] owner: Being age: Int pets(first: Int, by: Order): [Dog] best: Dog }
  type Dog implements Being { name: String id: ID! friends: [Being!] owner: Person age: String pets(first: Int, by: Order): [Person] best: Dog! }
  input Order { field: String up: Boolean }
  union Any = Person | Dog
  type Query { being: Being any: [Any] person: Person dog: Dog }
`);

const problemsWith = (rule: typeof overlappingFieldsRule, text: string) => validate(schema, parse(text), [rule]);
/** Beside the rules that refuse fragments which nothing uses, and those that use themselves. */
const isGood = (rule: typeof overlappingFieldsRule, text: string) =>
  validate(schema, parse(text), [rule, NoUnusedFragmentsRule, NoFragmentCyclesRule]).length === 0;

describe('fields of one name', () => {
  test.for([
    ['{ person { name name } }', null],
    ['{ person { name name: age } }', '“name” and “age” are different fields'],
    ['{ person { pets(first: 1) { id } pets(first: 2) { id } } }', 'they have differing arguments'],
    ['{ person { pets(by: {field: "a", up: true}) { id } pets(by: {up: true, field: "a"}) { id } } }', null],
    ['{ any { ... on Person { age } ... on Dog { age } } }', 'they return conflicting types “Int” and “String”'],
    ['{ any { ... on Person { x: name } ... on Dog { x: name } } }', null],
    ['{ any { ... on Person { x: name } ... on Dog { x: id } } }', 'they return conflicting types “String” and “ID!”'],
    ['{ any { ... on Person { x: friends { y: id } } ... on Dog { x: owner { y: id } } } }', 'they return conflicting'],
    ['{ being { ...a ...b } } fragment a on Being { x: name } fragment b on Dog { x: id }', '“name” and “id”'],
    ['{ person { best { x: name } } ...f } fragment f on Query { person { best { x: id } } }', '“name” and “id”'],
    ['{ __schema { types { name } } __schema { types { kind } } }', null],
  ] as const)('%s: %s', ([text, reason]) => {
    const [problem] = problemsWith(overlappingFieldsRule, text);
    expect(problem?.message ?? null).toEqual(reason === null ? null : expect.stringContaining(reason));
  });

  test('are judged as graphql-js judges them, in a thousand documents', () => {
    const random = aSeries(7);
    const verdicts = { good: 0, bad: 0 };
    for (let count = 0; count < 1_000; count += 1) {
      const text = aDocument(random);
      const expected = isGood(OverlappingFieldsCanBeMergedRule, text);
      expect(isGood(overlappingFieldsRule, text), text).toBe(expected);
      verdicts[expected ? 'good' : 'bad'] += 1;
    }
    expect(Math.min(verdicts.good, verdicts.bad)).toBeGreaterThan(100);
  });
});

type Series = (below: number) => number;

/** The same numbers every time. */
function aSeries(seed: number): Series {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const TYPES = ['Being', 'Person', 'Dog', 'Any'] as const;
const LEAVES = {
  Being: ['name', 'id'],
  Person: ['name', 'id', 'age'],
  Dog: ['name', 'id', 'age'],
  Any: ['__typename'],
};
const INNER: Record<string, [string, string][]> = {
  Being: [
    ['friends', 'Being'],
    ['owner', 'Being'],
  ],
  Person: [
    ['friends', 'Being'],
    ['owner', 'Being'],
    ['pets', 'Dog'],
    ['pets(first: 1)', 'Dog'],
    ['best', 'Dog'],
  ],
  Dog: [
    ['friends', 'Being'],
    ['owner', 'Person'],
    ['pets', 'Person'],
    ['best', 'Dog'],
  ],
  Any: [],
};

function aDocument(random: Series): string {
  const roots: [string, string][] = [
    ['being', 'Being'],
    ['any', 'Any'],
    ['person', 'Person'],
    ['dog', 'Dog'],
  ];
  const pick = <Each>(from: readonly Each[]): Each => from[random(from.length)] as Each;
  const alias = () => (random(4) === 0 ? `${pick(['x', 'y'])}: ` : '');
  const selections = (type: string, depth: number, next = 0): string => {
    const count = 1 + random(3);
    return Array.from({ length: count }, () => selection(type, depth, next)).join(' ');
  };
  const selection = (type: string, depth: number, next: number): string => {
    const kind = random(10);
    const inner = INNER[type] ?? [];
    if (kind < 3 && depth > 0 && inner.length > 0) {
      const [field, of] = pick(inner);
      return `${alias()}${field} { ${selections(of, depth - 1, next)} }`;
    }
    if (kind === 3 && next < 4) return `...f${next + random(4 - next)}`;
    if (kind < 6 && depth > 0) {
      const on = pick(TYPES);
      return `... on ${on} { ${selections(on, depth - 1, next)} }`;
    }
    return `${alias()}${pick(LEAVES[type as keyof typeof LEAVES])}`;
  };
  const fragments = [0, 1, 2, 3].map((index) => {
    const on = pick(TYPES);
    return `fragment f${index} on ${on} { ${selections(on, 2, index + 1)} }`;
  });
  const uses = [0, 1, 2, 3].map((index) => `u${index}: any { ...f${index} }`).join(' ');
  const [root, type] = pick(roots);
  const [other, otherType] = pick(roots);
  return `{ r: ${root} { ${selections(type, 3)} } ${pick(['r', 's'])}: ${other} { ${selections(otherType, 2)} } ${uses}} ${fragments.join(' ')}`;
}
