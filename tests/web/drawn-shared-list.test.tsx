import { expect, test } from 'vitest';
import { drawSharedList } from '../../web/public-pages/served-pages.tsx';

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
    category: '',
    orderIndex: 0,
    currency: 'EUR',
    effectiveImageUrl: null,
    imageSizes: null,
    outgoingUrl: null,
    isAffiliateLink: false,
    secondaryUrl: null,
    quantityDesired: 1,
    quantityPurchased: 0,
    quantityRemaining: 1,
  };
}

test('the page that the server draws has room for the prices to choose from, so that nothing moves when they work', async () => {
  const html = await drawSharedList(
    {
      id: '0198c0de-0000-7000-8000-000000000001',
      name: 'Ida turns 7',
      ownerName: 'Ida',
      description: '',
      listType: 'WISHLIST',
      eventType: null,
      eventDate: null,
      keepsSurprise: false,
      branding: null,
      isDemo: false,
      categoryOrder: [],
      progress: null,
      items: [],
      hasMoreItems: false,
      gifts: { shown: [aGift('a', 8), aGift('b', 30)], count: 2, wanted: 2, categories: null, pageSize: 60 },
      shareToken: 'abc',
      page: 1,
      bought: null,
      undoing: null,
    },
    site,
    'en-GB',
  );

  expect(html).toContain('Any price');
  expect(html).toContain('Under €10');
});
