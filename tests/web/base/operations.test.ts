import { expect, test } from 'vitest';
import { browserDocument } from '../../../scripts/browser-documents.ts';
import { checkOperations, operationProblems } from '../../../scripts/check-operations.ts';
import { pageSizesByHand } from '../../../scripts/operation-files.ts';
import { FIRST_ITEMS } from '../../../server/base/paging/page-sizes.rules.ts';

test('operations ask for what is read, with ids, and for nothing deprecated', () => {
  expect(checkOperations).not.toThrow();
});

const SDL = `
  type Query { lists(first: Int, limit: Int @deprecated(reason: "Use first")): [List!]! }
  type Mutation { createList(name: String!): List! }
  type List { id: ID! name: String! title: String! @deprecated(reason: "Use name") }`;

const problemsIn = (text: string, ...read: string[]) =>
  operationProblems(SDL, [{ path: 'lists/Lists.graphql', text }], () => new Set(read));

test('a field that no code reads is found by its line', () => {
  expect(problemsIn('query Lists {\n  lists {\n    id\n    name\n  }\n}', 'lists')).toEqual([
    'web/lists/Lists.graphql:4 List.name is asked for, and read nowhere',
  ]);
});

test('a field counts as read under its alias, and where another answer has it, too', () => {
  const fragment = 'fragment Card_list on List { id called: name }';
  const mutation = 'mutation Create { createList(name: "Mine") { id name } }';

  expect(problemsIn(fragment, 'name')).toHaveLength(1);
  expect(problemsIn(`${fragment} ${mutation}`, 'called')).toEqual([]);
});

test('a selection needs the id of its type, of its own or by a fragment', () => {
  const fragment = 'fragment Card_list on List { id name }';

  expect(problemsIn(`query Lists { lists { name } }`, 'lists', 'name')).toEqual([
    'web/lists/Lists.graphql:1 lists is asked for without its id',
  ]);
  expect(problemsIn(`query Lists { lists { ...Card_list } } ${fragment}`, 'lists', 'name')).toEqual([]);
});

test.for([
  ['a field', 'query Lists { lists { id title } }', 'The field List.title is deprecated. Use name'],
  [
    'an argument',
    'query Lists { lists(limit: 2) { id } }',
    'Field "Query.lists" argument "limit" is deprecated. Use first',
  ],
] as const)('%s that is deprecated is not asked for', ([, text, problem]) => {
  expect(problemsIn(text, 'lists', 'title')).toEqual([`web/lists/Lists.graphql:1 ${problem}`]);
});

test('a list is opened with as many items as the server reads with it', () => {
  expect(browserDocument('SharedListScreen')).toContain(`itemsConnection(first: ${FIRST_ITEMS})`);
});

test('the size of a page that has a name is not written as a number', () => {
  const text =
    'query Lists($first: Int = 60) {\n  lists(first: 200) { id }\n  others(first: FIRST_ITEMS) { id }\n  few(first: 3, at: 60) { id } }';

  expect(pageSizesByHand('Lists.graphql', text)).toEqual(['Lists.graphql:1 first: 60', 'Lists.graphql:2 first: 200']);
});
