import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawSharedList } from '../../../web/public-pages/served-pages.tsx';

const site = {
  siteName: 'Kindlist',
  siteUrl: 'https://kindlist.example.test',
} as Parameters<typeof drawSharedList>[1];

function aGift(id: string, price: number) {
  return {
    id,
    price,
    title: `Gift ${id}`,
    description: '',
    notes: '',
    variant: '',
    amount: '',
    category: '',
    orderIndex: 0,
    currency: 'EUR',
    effectiveImageUrl: null as string | null,
    imageSizes: null,
    outgoingUrl: null,
    isAffiliateLink: false,
    secondaryUrl: null,
    quantityDesired: 1,
    quantityPurchased: 0,
    quantityRemaining: 1,
    heldUntil: null as string | null,
    pledgeGoalMinor: null as number | null,
    pledgedMinor: 0,
    choiceId: null as string | null,
    questionCount: 0,
    isNoLongerNeeded: false,
    isMostWanted: false,
    isFund: false,
    pledgeCount: 0,
  };
}

type Gift = ReturnType<typeof aGift>;

const draw = (shown: Gift[], overrides: Partial<Parameters<typeof drawSharedList>[0]> = {}) =>
  drawSharedList(
    {
      id: '0198c0de-0000-7000-8000-000000000001',
      name: 'Ida turns 7',
      person: null,
      ownerName: 'Ida',
      description: '',
      listType: 'WISHLIST',
      eventType: null,
      eventDate: null,
      keepsSurprise: false,
      isPast: false,
      ownerSeesBuyers: true,
      helpersSeeBuyers: false,
      hasOtherRecipients: false,
      branding: null,
      isDemo: false,
      categoryOrder: [],
      progress: null,
      items: [],
      hasMoreItems: false,
      gifts: { shown, count: shown.length, wanted: shown.length, categories: null, pageSize: 60 },
      shareToken: 'abc',
      page: 1,
      bought: null,
      hasDeliveryAddress: false,
      undoing: null,
      ...overrides,
    },
    site,
    { language: 'en', locale: 'en-GB' },
  );

const PICTURE = 'https://shop.example/mug.jpg';

/** In rem, on a phone, of the gifts below the first six. */
async function heldHeights(effectiveImageUrl: string | null, ...gifts: Partial<Gift>[]): Promise<number[]> {
  const first = Array.from({ length: 6 }, (_, place) => ({ ...aGift(`${place}`, 5), effectiveImageUrl }));
  const html = await draw([...first, ...gifts.map((gift, place) => ({ ...aGift(`later ${place}`, 5), ...gift }))]);
  return [...html.matchAll(/--held:([\d.]+)rem/g)].map(([, height]) => Number(height));
}

test('the page that the server draws has room for the prices to choose from, so that nothing moves when they work', async () => {
  const html = await draw([aGift('a', 8), aGift('b', 30)]);

  expect(html).toContain('Any price');
  expect(html).toContain('Under €10');
});

test('the room that is held for a gift is as high as what is on its card', async () => {
  const long = 'Two days in Lisbon by night train, and back';
  const [plain, named, told, several, pictured] = await heldHeights(
    PICTURE,
    {},
    { title: long },
    { notes: 'The orange one.' },
    { quantityDesired: 6, quantityPurchased: 2 },
    { effectiveImageUrl: PICTURE },
  );

  expect(plain).toBeCloseTo(138 / 16, 0);
  for (const higher of [named, told, several]) expect(higher).toBeGreaterThan(plain ?? 0);
  expect(pictured).toBeCloseTo(170 / 16, 0);
});

test('where gifts stand in rows, the room that is held on a phone is that of a line of a sheet', async () => {
  const [held] = await heldHeights(null, {});

  expect(held).toBeCloseTo(88 / 16, 1);
});

test('size, colour or model stands right before the link to the shop', async () => {
  const html = await draw([
    { ...aGift('a', 8), variant: 'Size 30, green', outgoingUrl: 'https://boots.example/1' as never },
  ]);

  expect(html).toMatch(/Size 30, green<\/bdi><a href="https:\/\/boots\.example\/1"/);
});

test('how far friends are who share a cost is said without a script, and buying it is left to their organiser', async () => {
  const shared = { ...aGift('a', 300), pledgeGoalMinor: 30_000, pledgedMinor: 12_000, pledgeCount: 4 };
  const [begun, open] = await Promise.all([draw([shared]), draw([{ ...shared, pledgedMinor: 0, pledgeCount: 0 }])]);

  expect(begun).toContain('€120 of €300 from 4 friends');
  expect(begun).toContain('aria-label="Chip in: '); // as the app has it, which so finds what was pressed before it came
  expect(begun).toContain('<noscript>Chipping in needs JavaScript.</noscript>');
  expect(begun).not.toContain('Mark as Purchased');
  expect(open).toContain('Friends can share the cost');
  expect(open).toContain('Mark as Purchased');
});

test('what is wanted most stands first, with words beside its star, under a heading where there are categories', async () => {
  const gifts = [aGift('Ball', 5), aGift('Kite', 5), aGift('Drum', 5)].map((gift) => ({ ...gift, category: '' }));
  const marked = gifts.map((gift, at) => ({ ...gift, isMostWanted: at === 2 }));
  const places = (html: string, ...texts: string[]) => texts.map((text) => html.indexOf(`>Gift ${text}<`));
  const plain = await draw(marked);
  expect(plain.match(/>Most wanted</g)).toHaveLength(1);
  const [drum = -1, ball = -1] = places(plain, 'Drum', 'Ball');
  expect(drum).toBeGreaterThan(0);
  expect(drum).toBeLessThan(ball);
  const grouped = await draw(marked.map((gift, at) => ({ ...gift, category: at === 0 ? 'Sport' : 'Toys' })));
  const order = places(grouped, 'Drum', 'Ball', 'Kite');
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(grouped.match(/>Most wanted</g)).toHaveLength(1); // the heading, and no gift below it once more
  expect(await draw(gifts)).not.toContain('Most wanted');
});

const TOYS_AND_SPORT = [
  { ...aGift('Ball', 5), category: 'Sport' },
  { ...aGift('Kite', 5), category: 'Toys' },
];
const notNeeded = (gift: Gift) => ({ ...gift, quantityRemaining: 0, isNoLongerNeeded: true, notes: 'The red one' });
const categories = [
  { category: 'Sport', count: 40 },
  { category: 'Toys', count: 30 },
] as never;

test('a list that is over keeps its gifts whole, in their categories, also the first page of a long one', async () => {
  const shown = TOYS_AND_SPORT.map(notNeeded);
  const html = await draw(shown, { isPast: true, gifts: { shown, count: 70, wanted: 70, categories, pageSize: 60 } });

  expect(html).not.toContain('Given or held');
  expect(html.match(/The red one/g)).toHaveLength(2);
  expect(html.match(/€5/g)).toHaveLength(2);
  expect(html.match(/No longer needed/g)).toHaveLength(2);
});

test('what is not chosen of a choice keeps its price and its words', async () => {
  const html = await draw([aGift('Ball', 5), notNeeded(aGift('Kite', 7))]);

  expect(html).toContain('€7');
  expect(html).toContain('The red one');
});

test('a held gift is a line where others can be given, and whole where none can', async () => {
  const held = { ...aGift('Kite', 7), quantityPurchased: 1, quantityRemaining: 0, heldUntil: '2031-03-01T10:00:00Z' };
  const [beside, alone] = [
    await draw([aGift('Ball', 5), held]),
    await draw([held], {
      progress: { wanted: 1, given: 1, held: 1 },
      gifts: { shown: [held], count: 1, wanted: 0, categories: null, pageSize: 60 },
    }),
  ];

  expect(beside).toMatch(/Held until/);
  expect(beside).not.toContain('€7');
  expect(beside).not.toContain('truncate gift-name'); // its name is nowhere else
  expect(alone).toMatch(/Held until/);
  expect(alone).toContain('€7');
});

test('pieces that are only held are told like given ones: as not wanted any more', async () => {
  const spoons = { ...aGift('Spoon', 5), quantityDesired: 2, quantityPurchased: 1 };

  for (const heldUntil of [null, '2031-03-01T10:00:00Z']) {
    const drawn = await draw([{ ...spoons, heldUntil }]);
    expect(drawn).toContain('1 of 2 still wanted');
    expect(drawn).not.toMatch(/given|taken/);
  }
});

test('while gifts are only held, an empty page does not say that all is taken care of', async () => {
  const empty = { shown: [], count: 0, wanted: 0, categories: null, pageSize: 60 };
  const page = (held: number) => draw([], { gifts: empty, progress: { wanted: 2, given: 2, held } });

  expect(await page(0)).toContain('Everything’s taken care of');
  expect(await page(1)).not.toContain('Everything’s taken care of');
});

test.for([
  [{ ownerName: 'Ida' }],
  [{ ownerName: 'Margarethe Schwarzenbach' }],
  [{ ownerName: 'Margarethe Schwarzenbach', person: { name: 'Emma', askedBy: ['Margarethe Schwarzenbach'] } }],
  [{ ownerName: 'Hannelore Schwarzenbach & Emil Ott' }],
] as const)('who asks is said whole once, and no phone cuts it (%o)', async ([whose]) => {
  const html = await draw([aGift('Ball', 5)], whose as never);
  const ownerName = whose.ownerName.replace('&', '&amp;');

  expect(html.match(new RegExp(`(?:by|asked by) (?:<[^>]+>)*[\u2068]?${ownerName}`, 'g'))).toHaveLength(1);
  expect(/@utility by-line {[^}]*}/.exec(readFileSync('web/base/design/theme.css', 'utf8'))?.[0]).not.toMatch(
    /truncate|line-clamp/,
  );
});

test('two people whose names are long go by their first names above, and have their whole names below the gifts', async () => {
  const html = await draw([aGift('Ball', 5)], { ownerName: 'Hannelore Schwarzenbach & Emil Ott' } as never);

  expect(html.indexOf('Hannelore &amp; Emil')).toBeLessThan(html.indexOf('Ball'));
  expect(html.lastIndexOf('Hannelore Schwarzenbach &amp; Emil Ott')).toBeGreaterThan(html.indexOf('Ball'));
});

test('the day of the occasion is there for machines, and in full where one points at it', async () => {
  const html = await draw([aGift('Ball', 5)], { eventType: 'Birthday', eventDate: '2031-06-19' });

  expect(html).toMatch(/<time dateTime="2031-06-19" title="Thursday,? 19 June 2031"/i);
});
