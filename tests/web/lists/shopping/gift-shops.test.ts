import { expect, test } from 'vitest';
import { giftsByShop } from '../../../../web/lists/own-gifts/gift-shops.ts';

const aGift = (title: string, outgoingUrl: string | null, state: 'RESERVED' | 'BOUGHT' = 'RESERVED') =>
  ({ id: title, title, outgoingUrl, state }) as Parameters<typeof giftsByShop>[0][number];
const shops = [
  { id: 'i', name: 'Ikea' },
  { id: 'm', name: 'Müller' },
  { id: 'b', name: 'Book Nook' },
];
const said = (groups: ReturnType<typeof giftsByShop>) =>
  groups.map(({ shopName, gifts }) => [shopName, gifts.map(({ title }) => title)]);

test('gifts stand under the shop of the list whose site they come from, else under the site, and last without one', () => {
  const gifts = [
    aGift('Mug', null),
    aGift('Kite', 'https://www.ikea.com/kite'),
    aGift('Paper', 'https://www.mueller.de/paper', 'BOUGHT'),
    aGift('Pens', 'https://mueller.de/pens'),
    aGift('Novel', 'https://book-nook.example/novel'),
    aGift('Ball', 'https://shop.sports.example/ball'),
  ];
  expect(said(giftsByShop(gifts, shops))).toEqual([
    ['Ikea', ['Kite']],
    ['Müller', ['Pens', 'Paper']],
    ['Book Nook', ['Novel']],
    ['sports.example', ['Ball']],
    [null, ['Mug']],
  ]);
});

test('at a shop there are its gifts, and those that are to be had anywhere', () => {
  const gifts = [aGift('Mug', null), aGift('Kite', 'https://www.ikea.com/kite'), aGift('Pens', 'https://mueller.de')];
  expect(said(giftsByShop(gifts, shops, shops[0]))).toEqual([
    ['Ikea', ['Kite']],
    [null, ['Mug']],
  ]);
});
