// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { listName } from '../../../web/base/text/list-name.ts';
import { itemTitle } from '../../../web/lists/items/cache/item-texts.ts';

test('what is missing, or has no name, is called something', () => {
  expect([listName(null), listName({ name: ' ' }), listName({ name: 'Ida &amp; Ben' })]).toEqual([
    'Unknown List',
    'Untitled List',
    'Ida & Ben',
  ]);
  expect([itemTitle(undefined), itemTitle({ title: null }), itemTitle({ title: 'Mug' })]).toEqual([
    'Unknown Item',
    'Untitled Item',
    'Mug',
  ]);
});
