import { globSync, readFileSync } from 'node:fs';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { buildSchema, type DocumentNode, parse, print } from 'graphql';
import { expect, expectTypeOf, test } from 'vitest';
import { flatDocument } from '../../../scripts/documents/flat-documents.ts';
import { ItemImageDocument, type useItemImageQuery } from '../../../web/core/images/useItemPicture.generated.ts';

test('the compiler reads every generated file, and none leaves a type open', () => {
  const files = globSync('web/**/*.generated.ts');
  const open = files.filter((file) => {
    const code = readFileSync(file, 'utf8');
    const withoutDescriptions = code.replaceAll(/\/\*\*.*?\*\//gs, ''); // which speak of any number
    return /@ts-|\bas DocumentNode;/.test(code) || /\bany\b/.test(withoutDescriptions);
  });

  expect(files.length).toBeGreaterThan(100);
  expect(open).toEqual([]);
});

test('a hook takes the variables of its operation and answers with its fields', () => {
  type Options = Parameters<typeof useItemImageQuery>[0];
  type Item = NonNullable<ReturnType<typeof useItemImageQuery>['data']>['item'];

  expectTypeOf<{ variables: { id: string } }>().toExtend<Options>();
  expectTypeOf<{ variables: { itemId: string } }>().not.toExtend<Options>();
  expectTypeOf<{ variables: { id: number } }>().not.toExtend<Options>();
  expectTypeOf<Item>().toHaveProperty('imageUrl').toEqualTypeOf<string | null>();
  expectTypeOf<Item>().not.toHaveProperty('picture');
});

test('so does a call without a hook', () => {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  const ask = (variables: { id: string }) => client.query({ query: ItemImageDocument, variables });
  type Item = NonNullable<Awaited<ReturnType<typeof ask>>['data']>['item'];

  // @ts-expect-error: the operation has no such variable
  const askWrongly = (itemId: string) => client.query({ query: ItemImageDocument, variables: { itemId } });
  expectTypeOf(askWrongly).parameter(0).toBeString();
  expectTypeOf<Item>().toHaveProperty('imageUrl').toEqualTypeOf<string | null>();
  expectTypeOf<Item>().not.toHaveProperty('picture');
});

const SCHEMA = buildSchema(`
  type Query { list: List! news: News! }
  union News = List | Item
  type List { id: ID! name: String! items(first: Int): [Item!]! }
  type Item { id: ID! title: String! list: List! }`);

const flat = (text: string) => print(flatDocument(parse(text, { noLocation: true }) as DocumentNode, SCHEMA));
const printed = (text: string) => print(parse(text));

test('a document names each field of its unmasked fragments once', () => {
  const fragments = `
    fragment Row_item on Item { id ...Title_item @unmask list { id } }
    fragment Title_item on Item { id title list { name } }`;

  expect(flat(`{ list { id items { id ...Row_item @unmask ...Title_item @unmask } } } ${fragments}`)).toBe(
    printed('{ list { id items { id title list { name id } } } }'),
  );
});

test('masked fragments, and those on one of several types, stay where they are', () => {
  const masked = '{ list { id ...Card_list } } fragment Card_list on List { id name }';
  const oneOfTwo = '{ news { ...News_item @unmask } } fragment News_item on Item { id title }';

  expect(flat(masked)).toBe(printed(masked));
  expect(flat(oneOfTwo)).toBe(printed(oneOfTwo));
});

test('fields with other arguments or conditions are named beside each other', () => {
  const text = `query Few($isLong: Boolean!) { list { few: items(first: 1) { id } items(first: 2) { id } name @skip(if: $isLong) name } }`;

  expect(flat(text)).toBe(printed(text));
});

test('a fragment is still the first of its document, with the fragments that it spreads', () => {
  const text = `
    fragment Row_item on Item { ...Title_item @unmask ...Links_item }
    fragment Title_item on Item { title }
    fragment Links_item on Item { id }`;

  expect(flat(text)).toBe(
    printed('fragment Row_item on Item { title ...Links_item } fragment Links_item on Item { id }'),
  );
});
