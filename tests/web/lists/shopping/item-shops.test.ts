import { expect, test } from 'vitest';
import { changedShops, isMixed } from '../../../../web/lists/items/shopping/item-shops.ts';

const SHOPS = [
  { id: 'aldi', itemIds: ['milk'] },
  { id: 'lidl', itemIds: ['bread'] },
  { id: 'rewe', itemIds: ['milk', 'bread', 'soap'] },
];
const ITEMS = ['milk', 'bread', 'soap'];

test('saving several things without a tick changes nothing', () => {
  expect(changedShops(ITEMS, SHOPS, new Map())).toEqual([]);
  expect(SHOPS.map((shop) => isMixed(ITEMS, shop))).toEqual([true, true, false]);
});

test('a shop that is ticked is added to those of each thing, and others stay', () => {
  expect(changedShops(ITEMS, SHOPS, new Map([['lidl', true]]))).toEqual([
    { itemIds: ['milk'], shopIds: ['aldi', 'lidl', 'rewe'] },
    { itemIds: ['soap'], shopIds: ['lidl', 'rewe'] },
  ]);
});

test('a shop that is unticked is taken off each, in one change for those that are alike', () => {
  const touched = new Map([
    ['rewe', false],
    ['aldi', true],
  ]);
  expect(changedShops(ITEMS, SHOPS, touched)).toEqual([
    { itemIds: ['milk', 'soap'], shopIds: ['aldi'] },
    { itemIds: ['bread'], shopIds: ['aldi', 'lidl'] },
  ]);
});
