import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MOST_FIRST_ITEMS } from '../../../server/lists/sharing/shared-list-rows.ts';

/** The pages that a long list is opened with; others are asked for later, or for another purpose. */
const FIRST_PAGES = [
  ['web/lists/items/cache/open-list.graphql', /itemsConnection\(first: (\d+)\)/],
  ['web/lists/items/shopping/ShoppingProgress.graphql', /itemsConnection\(first: (\d+)\)/],
  ['web/lists/items/shopping/ShopOrder.graphql', /itemsConnection\(first: (\d+)\)/],
  ['web/guests/shared-list/SharedListView.graphql', /itemsConnection\(first: (\d+)\)/],
  ['web/guests/shared-list/SharedListScreen.graphql', /itemsConnection\(first: (\d+)\)/],
  ['web/lists/items/cache/list-items.ts', /FIRST_PAGE = (\d+)/],
  ['web/guests/shared-list/shared-list-changes.ts', /FIRST_PAGE = (\d+)/],
] as const;

test.for(FIRST_PAGES)('%s opens a list with as many items as the server reads with it', ([file, pattern]) => {
  expect(Number(pattern.exec(readFileSync(file, 'utf8'))?.[1])).toBe(MOST_FIRST_ITEMS);
});

test('no other document asks for the first items of a list by a number of its own', () => {
  const named: string[] = FIRST_PAGES.map(([file]) => file);
  const others = globSync('web/**/*.graphql').filter((file) => !named.includes(file.replaceAll('\\', '/')));

  expect(others.filter((file) => /itemsConnection\(first: \d+\)/.test(readFileSync(file, 'utf8')))).toEqual([
    'web/developers/playground/Samples.graphql', // which shows how pages are asked for
  ]);
});
