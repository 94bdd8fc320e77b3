import { expect, test } from 'vitest';
import { countedTotals, giftSummary, shortGiftSummary, totalsOf } from '../../../web/lists/items/cache/gift-summary.ts';

const NOW = new Date('2026-06-02T12:00:00.000Z');

type Gift = Parameters<typeof totalsOf>[0][number];

function aGift(overrides: Partial<Gift> = {}): Gift {
  return {
    title: 'Mug',
    price: null,
    currency: 'GBP',
    quantityDesired: 1,
    quantityPurchased: 0,
    purchases: [],
    ...overrides,
  };
}

function aPurchase(overrides: Partial<Gift['purchases'][number]> = {}): Gift['purchases'][number] {
  const purchaseDate = '2026-06-01T11:00:00.000Z';
  return { quantity: 1, purchaseDate, mine: false, guestName: null, guestEmail: null, buyer: null, ...overrides };
}

test('what is taken, what is still wanted in each currency, and who bought last', () => {
  const gifts = [
    aGift({ price: 1200 }),
    aGift({ price: 20, quantityDesired: 4, quantityPurchased: 2, purchases: [aPurchase({ guestName: 'Tom' })] }),
    aGift({ price: 15, currency: 'USD' }),
    aGift({
      title: 'Scarf',
      price: 80,
      quantityPurchased: 1,
      purchases: [aPurchase({ guestName: 'Aunt Margaret', purchaseDate: '2026-06-01T11:30:00.000Z' })],
    }),
  ];

  expect(giftSummary(totalsOf(gifts), false, NOW)).toEqual([
    '1 of 4 taken, 1 in part',
    '£1,240 and $15 still wanted',
    'Aunt Margaret bought “Scarf”, yesterday',
  ]);
});

test('of several pieces that somebody took it says how many, also where no gift is taken whole', () => {
  const chairs = aGift({
    title: 'Four chairs of oak, to be put around a table',
    quantityDesired: 6,
    quantityPurchased: 2,
    purchases: [aPurchase({ quantity: 2, guestName: 'Aunt Rosa' })],
  });

  expect(giftSummary(totalsOf([chairs, aGift()]), false, NOW)).toEqual([
    '0 of 2 taken, 1 in part',
    'Aunt Rosa bought 2\u00a0×\u00a0“Four chairs of oak, to be put around a…”, yesterday',
  ]);
  expect(giftSummary(totalsOf([chairs, aGift()]), true, NOW)).toEqual(['2 gifts']);
});

test('of a long name the end is left out and not the verb or the gift, and no word is torn', () => {
  const guestName = 'Onkel Karl-Theodor Freiherr von und zu Guttenberg-Hohenfels';
  const title = 'Akkuschrauber mit Zubehörkoffer und dreiundzwanzig Bits';
  const gift = aGift({ title, quantityPurchased: 1, purchases: [aPurchase({ guestName })] });

  expect(giftSummary(totalsOf([gift]), false, NOW).at(-1)).toBe(
    'Onkel Karl-Theodor… bought “Akkuschrauber mit Zubehörkoffer und…”, yesterday',
  );
});

test('a buyer who may not be known has no name, and one’s own purchase is one’s own', () => {
  const gift = (purchase: Partial<Gift['purchases'][number]>) =>
    aGift({ quantityPurchased: 1, purchases: [aPurchase(purchase)] });

  expect(giftSummary(totalsOf([gift({})]), false, NOW)).toEqual(['1 of 1 taken', 'Someone bought “Mug”, yesterday']);
  expect(giftSummary(totalsOf([gift({ mine: true })]), false, NOW)).toEqual([
    '1 of 1 taken',
    'You bought “Mug”, yesterday',
  ]);
});

test('a sum is followed by how many gifts it lacks, for want of a price', () => {
  const taken = aGift({ quantityPurchased: 1 });
  const totals = totalsOf([aGift({ price: 850 }), aGift(), aGift({ quantityDesired: 3 }), taken]);

  expect(giftSummary(totals, false, NOW)).toEqual(['1 of 4 taken', '£850 still wanted, and 2 without a price']);
  expect(giftSummary(totalsOf([aGift(), taken]), false, NOW)).toEqual(['1 of 2 taken']);
});

test('a surprise says nothing of purchases', () => {
  const gifts = [aGift({ price: 10.4 }), aGift()];
  expect(giftSummary(totalsOf(gifts), true, NOW)).toEqual(['2 gifts', '£10.40 in all, and 1 without a price']);
});

test('what the server has counted says the same before all gifts have come, but for what was bought last', () => {
  const heldUntil = '2026-06-09T00:00:00.000Z';
  const gifts = [
    aGift({ price: 12.5 }),
    aGift(),
    aGift({ quantityPurchased: 1, purchases: [aPurchase({ guestName: 'Tom' })] }),
    aGift({ quantityPurchased: 1, heldUntil, purchases: [aPurchase({ heldUntil })] }),
    aGift({ price: 0, quantityDesired: 2, quantityPurchased: 1 }),
  ];
  const counted = {
    __typename: 'ItemSummary' as const,
    purchasedCount: 2,
    heldCount: 1,
    partlyPurchasedCount: 1,
    wantedCount: 5,
    stillWanted: [{ __typename: 'MoneyAmount' as const, currency: 'GBP', amountMinor: 1250 }],
    unpricedCount: 1,
    latestCurrency: 'GBP',
    categories: [],
    latestPurchase: { __typename: 'Purchase' as const, id: 'p1', ...aPurchase({ guestName: 'Tom' }), buyer: null },
  };

  const told = giftSummary(countedTotals(counted, 5), false, NOW);
  expect(told[0]).toBe('1 of 5 taken, 1 held, 1 in part');
  expect(told).toEqual(giftSummary(totalsOf(gifts), false, NOW).with(-1, 'Tom bought one, yesterday'));
});

test('a gift of which any number is welcome is not in “of N” either before all gifts have come', () => {
  const counted = {
    ...{ __typename: 'ItemSummary' as const, purchasedCount: 0, wantedCount: 2, stillWanted: [], unpricedCount: 0 },
    ...{ heldCount: 0, partlyPurchasedCount: 0 },
    ...{ latestCurrency: null, categories: [], latestPurchase: null },
  };
  expect(giftSummary(countedTotals(counted, 3), false, NOW)).toEqual(['0 of 2 taken']);
});

test('those are counted who are to be thanked, and were not', () => {
  const purchases = [true, false, null, false].map((isThanked) => aPurchase({ isThanked }));

  expect(totalsOf([aGift({ purchases }), aGift()]).toThankCount).toBe(2);
});

test('a gift is held where nothing is left of it, as guests count it; of one held in part the rest can be given', () => {
  const heldUntil = '2026-06-09T00:00:00.000Z';
  const inPart = aGift({ quantityDesired: 2, quantityPurchased: 1, heldUntil, purchases: [aPurchase({ heldUntil })] });
  const whole = aGift({ quantityPurchased: 1, heldUntil, purchases: [aPurchase({ heldUntil })] });
  const taken = aGift({ quantityPurchased: 1 });

  expect(giftSummary(totalsOf([inPart, whole, taken]), false, NOW)).toEqual(['1 of 3 taken, 1 held']);
});

test('on a phone each part is short: nothing taken in part, nothing without a price, and not who bought last', () => {
  const inPart = aGift({ quantityDesired: 3, quantityPurchased: 1, price: 10, purchases: [aPurchase()] });
  const taken = aGift({ quantityPurchased: 1, purchases: [aPurchase()] });
  const totals = totalsOf([inPart, taken, aGift()]);

  expect(giftSummary(totals, false, NOW)).toHaveLength(3);
  expect(shortGiftSummary(totals, false)).toEqual(['1 of 3 taken', '£20 still wanted']);
  expect(shortGiftSummary(totals, true)).toEqual(['3 gifts', '£20 in all']);
});
