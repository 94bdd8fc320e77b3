import { globSync, readFileSync } from 'node:fs';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { expect, expectTypeOf, test } from 'vitest';
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
