// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { itemTitle } from '../../web/items/item-texts.ts';
import { listName } from '../../web/text/list-name.ts';

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
