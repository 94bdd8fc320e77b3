// @vitest-environment jsdom
import { fireEvent, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { concat, EMPTY, take } from 'rxjs';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../server/core/settings/default-settings.rules.ts';
import { setSite } from '../../../web/base/page/site.ts';
import { session } from '../../../web/core/session/session.ts';
import {
  removeStoredPurchases,
  storedPurchases,
  storePurchase,
} from '../../../web/guests/purchases/stored-purchases.ts';
import { SharedListScreenDocument } from '../../../web/guests/shared-list/SharedListScreen.generated.ts';
import { SharedListScreen } from '../../../web/guests/shared-list/SharedListScreen.tsx';
import { SurpriseCoverDocument } from '../../../web/guests/shared-list/SurpriseCover.generated.ts';
import {
  SharedListCategoriesDocument,
  SharedListPageDocument,
} from '../../../web/guests/shared-list/shared-item-pages.generated.ts';
import { ReceiptsHoldDocument } from '../../../web/guests/shared-list/useUnlistedPurchases.generated.ts';
import { anAccount } from '../an-account.ts';
import { openScreen } from '../open-screen.tsx';
import { theBrowserHas } from '../the-browser-has.ts';
import { aPageOfItems, aSharedItem, aSharedList, happens, laterThan } from './shared-lists.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const SITE = {
  ...DEFAULT_SETTINGS,
  mailEnabled: true,
  passwordsEnabled: true,
  issuers: [],
  contactEmail: '',
  paymentsEnabled: false,
  socialLinks: {},
};

const isLoaded = { query: SharedListScreenDocument, variables: { token: 't1' } };

function open(list: object, events?: ReturnType<typeof happens>, later: object[] = []) {
  const answers = [{ request: isLoaded, result: { data: { sharedList: list } } }, ...later];
  return openScreen(SharedListScreen, '/shared/:shareToken', '/shared/t1', answers as never, events);
}

function refuse(problem: object) {
  return openScreen(SharedListScreen, '/shared/:shareToken', '/shared/t1', [
    { request: isLoaded, ...problem },
  ] as never);
}

const titles = (screen: ReturnType<typeof open>) =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

const things = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => {
    const number = from + place;
    return aSharedItem({ id: `i${String(number).padStart(3, '0')}`, title: `Thing ${number}`, orderIndex: number });
  });

const firstOfLong = () => ({
  ...aSharedList({ progress: { __typename: 'ListProgress', wanted: 70, given: 7, held: 0 } }),
  items: aPageOfItems(things(1, 60), { totalCount: 63 }, 'c60'),
});

const furtherPageOf = (nodes: object[], revision = 1) => ({
  request: { query: SharedListPageDocument, variables: { token: 't1', after: 'c60' } },
  result: {
    data: {
      sharedList: {
        __typename: 'SharedList',
        id: 'l1',
        revision,
        items: aPageOfItems(nodes, { totalCount: 60 + nodes.length, listRevision: revision }),
      },
    },
  },
});

const furtherPage = furtherPageOf(things(61, 63));

const categoriesOf = (counts: Record<string, number>, mostWanted: object[] = []) => ({
  request: { query: SharedListCategoriesDocument, variables: { token: 't1' } },
  result: {
    data: {
      sharedList: {
        __typename: 'SharedList',
        id: 'l1',
        categories: Object.entries(counts).map(([category, openCount]) => {
          return { __typename: 'CategoryCount', category, openCount, purchasedCount: 0 };
        }),
        mostWanted,
      },
    },
  },
});

const categories = categoriesOf({ '': 63 });

describe('a long list', () => {
  test('opens with its first page, counts all of it, and finds what comes after', async () => {
    const screen = open(firstOfLong(), undefined, [categories, furtherPage]);

    expect(await screen.findByRole('heading', { level: 2, name: '63 gifts still wanted' })).toBeTruthy();
    expect(titles(screen)).toHaveLength(60);
    await screen.findByRole('heading', { level: 3, name: 'Thing 63' });
    expect(titles(screen)).toHaveLength(63);
    expect(screen.queryByText(/Loading the rest/)).toBeNull();
    await userEvent.type(screen.getByRole('searchbox'), 'Thing 62');
    await waitFor(() => expect(titles(screen)).toEqual(['Thing 62']));
  });

  test.each([
    ['goes', happens('SharedItemPurchased', { itemId: 'i062', item: null }), [61, 63]],
    ['is added', happens('SharedItemAdded', { itemId: 'i064', item: things(64, 64)[0] }), [61, 62, 63, 64]],
  ])('shows that a gift %s, though a page from before comes later', async (_what, change, numbers) => {
    const isOpen = () => document.body.textContent?.includes('Thing 60') ?? false;
    const first = { ...firstOfLong(), revision: 2, items: aPageOfItems(things(1, 60), { listRevision: 2 }, 'c60') };
    const screen = open(firstOfLong(), laterThan(isOpen, change), [
      categories,
      { ...furtherPage, delay: 300 },
      { request: isLoaded, result: { data: { sharedList: first } } },
      furtherPageOf(
        numbers.flatMap((number) => things(number, number)),
        2,
      ),
    ]);

    await screen.findByText('Thing 63');
    const shown = () => Array.from(document.querySelectorAll('h3'), ({ textContent }) => textContent);
    await expect.poll(() => shown().slice(60)).toEqual(numbers.map((number) => `Thing ${number}`));
  });

  test('shows what is wanted most first, also where its page is still to come, until it is bought', async () => {
    const marked = things(62, 63).map((thing) => ({ ...thing, isMostWanted: true }));
    const later = furtherPageOf([...things(61, 61), ...marked]);
    const changed = laterThan(
      () => document.body.textContent?.includes('Thing 62') ?? false,
      happens('SharedItemPurchased', { itemId: 'i062', item: null }),
    );
    const screen = open(firstOfLong(), changed, [
      categoriesOf({ '': 63 }, marked),
      { ...later, delay: Number.POSITIVE_INFINITY },
    ]);

    await screen.findByRole('heading', { level: 3, name: 'Thing 63' });
    await waitFor(() => expect(titles(screen).slice(0, 2)).toEqual(['Thing 63', 'Thing 1']));
  });

  test('has room under its heading for what comes later', async () => {
    const screen = open(firstOfLong(), undefined, [
      categoriesOf({ '': 60, Garden: 3 }),
      { ...furtherPage, delay: Number.POSITIVE_INFINITY },
    ]);

    const garden = await screen.findByRole('list', { name: 'Garden' });
    expect(garden.children).toHaveLength(3);
    expect(titles(screen)).toHaveLength(60 + 2); // and two headings
  });

  test('says so when the rest does not come, and reads it when asked again', async () => {
    const screen = open(firstOfLong(), undefined, [
      categories,
      { ...furtherPage, result: undefined, error: new Error('No connection') },
      furtherPage,
    ]);

    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

    await screen.findByRole('heading', { level: 3, name: 'Thing 63' });
  });

  test('is told live of an item that has not come yet, and shows it once', async () => {
    const [, item] = things(61, 62);
    const events = happens('SharedItemEdited', { itemId: item?.id, item: { ...item, title: 'Thing sixty-two' } });
    const titled = things(61, 63).map((each) => (each.id === item?.id ? { ...each, title: 'Thing sixty-two' } : each));
    const screen = open(firstOfLong(), events, [categories, furtherPageOf(titled, 2)]);

    await screen.findByRole('heading', { level: 3, name: 'Thing 63' });
    await waitFor(() => expect(titles(screen).slice(-3)).toEqual(['Thing 61', 'Thing sixty-two', 'Thing 63']));
    expect(titles(screen)).toHaveLength(63);
  });
});

describe('a list', () => {
  test('shows whose it is, what for, and every item with its price and link', async () => {
    const item = aSharedItem({ outgoingUrl: 'https://www.shop.example/mug', notes: 'The blue one' });
    const screen = open(aSharedList({ description: 'No toys please', eventType: 'Birthday', items: [item] }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Ida turns 7' })).toBeTruthy();
    expect(screen.getAllByText('Ida').map(({ parentElement }) => parentElement?.textContent)).toContain('by Ida');
    for (const text of ['Wishlist', 'No toys please', 'Birthday', '$12.50', 'The blue one', 'shop.example']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    const link = screen.getByRole('link', { name: /^View Item: Mug/ });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      'https://www.shop.example/mug',
      '_blank',
      'noopener noreferrer',
    ]);
    expect(screen.getByRole('link', { name: 'Create Your Own List' }).getAttribute('href')).toBe('/signup');
  });

  test('says beside a link that earns something that it does, and counts who follows it', async () => {
    const sent = vi.fn(() => true);
    theBrowserHas({ sendBeacon: sent });
    const links = { outgoingUrl: 'https://shop.example/mug?tag=k', secondaryUrl: 'https://other.example/mug' };
    const items = [
      aSharedItem({ ...links, isAffiliateLink: true }),
      aSharedItem({ id: 'i2', title: 'Cup', outgoingUrl: 'https://other.example/cup' }),
    ];
    const screen = open(aSharedList({ items }));
    const link = await screen.findByRole('link', { name: /^View Item: Mug/ });
    for (const other of screen.getAllByRole('link', { name: /opens in a new tab/ })) {
      other.addEventListener('click', (event) => event.preventDefault());
      fireEvent.click(other);
    }

    expect(screen.getAllByText('If you buy here, we may earn a commission. You pay the same.')).toHaveLength(1);
    expect(link.getAttribute('rel')).toBe('sponsored noopener noreferrer');
    expect(sent.mock.calls).toEqual([['/api/v1/items/i1/click']]);
    fireEvent(link, new MouseEvent('auxclick', { button: 1, bubbles: true }));
    fireEvent(link, new MouseEvent('auxclick', { button: 2, bubbles: true }));
    expect(sent).toHaveBeenCalledTimes(2);
  });

  test('tells a guest what to do, and that a surprise is safe', async () => {
    const screen = open(aSharedList({ ownerName: 'Clara', keepsSurprise: true, eventDate: '2999-06-19' }));

    const words = await screen.findByText('Buy it anywhere, then mark it here so nobody buys it twice.');
    expect(words.parentElement?.textContent).toContain('Clara won’t see any of this until June 19, 2999.');
  });

  test.each([
    [{}, 'Only they see who gives what.'],
    [{ helpersSeeBuyers: true }, 'Only they and people who help with the list see who gives what.'],
    [{ ownerSeesBuyers: false }, 'Nobody sees who gives what.'],
    [{ hasOtherRecipients: true }, 'Only they see who gives what. The others it’s for see what’s given.'],
    [
      { helpersSeeBuyers: true, person: { __typename: 'SharedPerson', name: 'Emma', askedBy: ['Clara', 'Ben'] } },
      'Only those who ask, or help with the list, see who gives what.',
    ],
    [
      { keepsSurprise: true, hasOtherRecipients: true, eventDate: '2999-06-19' },
      'Clara and the others it’s for won’t see any of this until June 19, 2999.',
    ],
    [
      { keepsSurprise: true, hasOtherRecipients: true },
      'Clara and the others it’s for won’t see any of this until they choose to.',
    ],
  ])('tells a guest who will know', async (who, words) => {
    const screen = open(aSharedList({ ownerName: 'Clara', keepsSurprise: false, ...who }));
    expect((await screen.findByText(/^Buy it anywhere/)).parentElement?.textContent).toContain(words);
  });

  test('says how much is given', async () => {
    const screen = open(aSharedList({ progress: { __typename: 'ListProgress', wanted: 19, given: 5, held: 0 } }));
    expect(await screen.findByText('5 of 19 given')).toBeTruthy();
  });

  test('shows no price where there is none, and no quantity of one', async () => {
    const screen = open(aSharedList({ items: [aSharedItem({ price: null })] }));
    expect(await screen.findByRole('heading', { level: 3, name: 'Mug' })).toBeTruthy();
    expect(screen.queryByText(/\$|Quantity|given/)).toBeNull();
  });

  test('stands under its categories, and is narrowed by price', async () => {
    const items = [
      aSharedItem({ id: 'i1', title: 'Pan', category: 'Kitchen', price: 80, orderIndex: 0 }),
      aSharedItem({ id: 'i2', title: 'Towels', category: 'Bath', price: 30, orderIndex: 1 }),
      aSharedItem({ id: 'i3', title: 'Spoon', category: 'Kitchen', price: 5, orderIndex: 2 }),
      aSharedItem({ id: 'i4', title: 'Kite', price: null, orderIndex: -1 }),
    ];
    const screen = open(aSharedList({ items, categoryOrder: ['Bath', 'Kitchen'] }));

    expect(await screen.findByRole('heading', { level: 3, name: 'Kitchen' })).toBeTruthy();
    expect(titles(screen)).toEqual(['Bath', 'Towels', 'Kitchen', 'Pan', 'Spoon', 'Other gifts', 'Kite']);
    const limits = [...screen.getByLabelText<HTMLSelectElement>('Price').options].map(({ text }) => text);
    expect(limits).toEqual(['Any price', 'Under $10', 'Under $50']);
    await userEvent.selectOptions(screen.getByLabelText('Price'), 'Under $50');
    expect(titles(screen)).toEqual(['Bath', 'Towels', 'Kitchen', 'Spoon']);
  });

  test('offers prices that part what is on the list, however dear it is', async () => {
    const prices = [450, 900, 1800, 3200, 5200];
    const screen = open(
      aSharedList({
        items: prices.map((price, at) => aSharedItem({ id: `i${at}`, title: `Thing ${at}`, price, orderIndex: at })),
      }),
    );
    const options = await screen.findByLabelText<HTMLSelectElement>('Price');
    expect([...options.options].slice(1).map(({ value }) => Number(value))).toEqual([500, 1000, 2500, 5000]);
  });

  test('leads to the shop from a gift’s picture, too, without a second stop for the keyboard', async () => {
    const screen = open(
      aSharedList({ items: [aSharedItem({ outgoingUrl: 'https://shop.example/mug', effectiveImageUrl: '/mug.jpg' })] }),
    );
    const named = await screen.findByRole('link', { name: /^View Item: Mug/ });
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href="https://shop.example/mug"]')];
    expect(links).toHaveLength(2);
    const picture = links.find((link) => link !== named);
    expect([picture?.tabIndex, picture?.getAttribute('aria-hidden')]).toEqual([-1, 'true']);
  });

  test('leads to a category by a chip where there is much', async () => {
    const items = ['Kitchen', 'Bath', 'Garden'].flatMap((category, place) =>
      ['One', 'Two', 'Three', 'Four', 'Five'].map((title, at) =>
        aSharedItem({ id: `i${place}${at}`, title: `${category} ${title}`, category, orderIndex: 5 * place + at }),
      ),
    );
    const given = aSharedItem({ id: 'i9', title: 'Bath Six', category: 'Bath', orderIndex: 9, quantityRemaining: 0 });
    const screen = open(aSharedList({ items: [...items, given] })); // the chip says how many are still wanted
    const scrolled = vi.fn();
    Element.prototype.scrollIntoView = scrolled; // jsdom has no layout to scroll in

    const chips = await screen.findByRole('navigation', { name: 'Categories' });
    await userEvent.click(within(chips).getByRole('button', { name: 'Bath 5' }));

    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3, name: 'Bath' }));
    expect(scrolled).toHaveBeenCalledOnce();
  });

  test('says of a list on which everything is taken that it is', async () => {
    const progress = { __typename: 'ListProgress', wanted: 8, given: 8, held: 0 };
    const screen = open(aSharedList({ items: [], progress }));
    expect(await screen.findByRole('heading', { name: 'Everything’s taken care of' })).toBeTruthy();
    expect(document.body.textContent).toContain(
      'No items available right now: everything Ida wished for is given. Thank you for looking!',
    );
    expect(screen.queryByText(/Buy it anywhere/)).toBeNull();
  });

  test('thanks who gave some of a list on which everything is taken', async () => {
    const gift = { purchaseId: 'p1', undoToken: 'secret', itemId: 'i1', title: 'Mug', quantity: 1 };
    storePurchase('l1', { ...gift, date: '2026-11-20T12:00:00.000Z' });
    onTestFinished(() => removeStoredPurchases('l1', ['p1']));
    const progress = { __typename: 'ListProgress', wanted: 8, given: 8, held: 0 };
    const screen = open(aSharedList({ items: [], progress }));
    expect(await screen.findByText(/wished for is given. Thank you for your part!/)).toBeTruthy();
  });

  test('keeps the promise of a surprise on which everything is taken', async () => {
    const progress = { __typename: 'ListProgress', wanted: 8, given: 8, held: 0 };
    const screen = open(aSharedList({ items: [], progress, keepsSurprise: true }));
    expect(await screen.findByText(/won’t see any of this/)).toBeTruthy();
    expect(screen.queryByText(/Buy it anywhere/)).toBeNull();
  });

  test('puts shopping on a sheet, in the order of the shop, what is bought last', async () => {
    const items = [
      aSharedItem({ id: 'i1', title: 'Milk', category: 'Dairy', orderIndex: 0 }),
      aSharedItem({ id: 'i2', title: 'Apples', category: 'Fruit', orderIndex: 1 }),
      aSharedItem({
        id: 'i3',
        title: 'Butter',
        category: 'dairy',
        orderIndex: 2,
        quantityRemaining: 0,
        quantityPurchased: 1,
      }),
    ];
    const screen = open(aSharedList({ listType: 'SHOPPING', categoryOrder: ['fruit', 'dairy'], items }));

    expect(await screen.findByRole('heading', { level: 3, name: 'Fruit 1' })).toBeTruthy();
    expect(titles(screen)).toEqual(['Fruit 1', 'Apples', 'Dairy 1', 'Milk', 'Ticked off 1', 'Butter']);
  });

  test('shows texts with entities as people read them, in its title too', async () => {
    const item = aSharedItem({
      title: 'Salt &amp;amp; pepper',
      notes: '&lt;3 it&#39;s nice',
      outgoingUrl: 'https://shop.example/?a=1&amp;b=2',
    });
    const about = {
      name: 'Ida &amp; Ben',
      ownerName: 'Ida &quot;I&quot;',
      description: 'Caf&eacute;',
      eventType: 'Tea &amp; cake',
    };
    const screen = open(aSharedList({ ...about, items: [item] }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Ida & Ben' })).toBeTruthy();
    expect(screen.getAllByText('Ida "I"').length).toBeGreaterThan(0);
    for (const text of ['Café', 'Tea & cake', "<3 it's nice"]) expect(screen.getByText(text)).toBeTruthy();
    expect(titles(screen)).toEqual(['Salt & pepper']);
    expect(screen.getByRole('link', { name: /^View Item: Salt & pepper/ }).getAttribute('href')).toBe(
      'https://shop.example/?a=1&b=2',
    );
    await waitFor(() => expect(document.title).toContain('Ida & Ben'));
  });

  test('says how many are left of what is partly bought', async () => {
    const item = aSharedItem({ quantityDesired: 3, quantityPurchased: 1, quantityRemaining: 2 });
    const screen = open(aSharedList({ items: [item] }));

    expect(await screen.findByText('2 of 3 still wanted')).toBeTruthy();
    expect(screen.getByText('$12.50').parentElement?.textContent).toBe('$12.50 each');
    expect(screen.getByRole('button', { name: /^Mark as Purchased/ })).toBeTruthy(); // who has given none buys no more
  });

  test('says how many are wanted of what nobody has given yet', async () => {
    const screen = open(aSharedList({ items: [aSharedItem({ quantityDesired: 3, quantityRemaining: 3 })] }));

    expect(await screen.findByText('3 wanted')).toBeTruthy();
    expect(screen.queryByText(/given/)).toBeNull();
  });

  test('for shopping counts what is bought, and puts it last', async () => {
    const milk = aSharedItem({ title: 'Milk', quantityDesired: 2, quantityPurchased: 2, quantityRemaining: 0 });
    const bread = aSharedItem({ id: 'i2', title: 'Bread', orderIndex: 1 });
    const screen = open(aSharedList({ listType: 'SHOPPING', items: [milk, bread] }));

    expect(await screen.findByText('Purchased 2 / 2')).toBeTruthy();
    expect(titles(screen)).toEqual(['Bread', 'Ticked off 1', 'Milk']);
    expect(screen.getAllByRole('button', { name: /^Mark as Purchased/ })).toHaveLength(1);
  });

  test('is searched in title, description and notes, and sorted by name both ways', async () => {
    const items = [
      aSharedItem({ id: 'i1', title: 'Kite', notes: 'from the café', orderIndex: 0 }),
      aSharedItem({ id: 'i2', title: 'atlas', description: 'With CAFE tables', orderIndex: 1 }),
      aSharedItem({ id: 'i3', title: 'Boots', orderIndex: 2 }),
    ];
    const screen = open(aSharedList({ items }));
    expect(await screen.findByLabelText('Sort by:')).toBeTruthy();

    await userEvent.selectOptions(screen.getByLabelText('Sort by:'), 'Name Z-A');
    expect(titles(screen)).toEqual(['Kite', 'Boots', 'atlas']);
    await userEvent.selectOptions(screen.getByLabelText('Sort by:'), 'Name A-Z');
    expect(titles(screen)).toEqual(['atlas', 'Boots', 'Kite']);
    await userEvent.type(screen.getByLabelText('Search'), 'cafe');
    expect(titles(screen)).toEqual(['atlas', 'Kite']);
    expect(screen.getByRole('heading', { name: '2 gifts' })).toBeTruthy(); // and no longer how many are wanted in all
    await userEvent.type(screen.getByLabelText('Search'), ' zebra');
    expect(screen.getByText('No gifts match your search')).toBeTruthy();
  });

  test('is sorted by price both ways, with what has none at the end', async () => {
    const items = [
      aSharedItem({ id: 'i1', title: 'Kite', price: 20, orderIndex: 0 }),
      aSharedItem({ id: 'i2', title: 'A surprise', price: null, orderIndex: 1 }),
      aSharedItem({ id: 'i3', title: 'Boots', price: 5.5, orderIndex: 2 }),
    ];
    const screen = open(aSharedList({ items }));

    await userEvent.selectOptions(await screen.findByLabelText('Sort by:'), 'Price, lowest first');
    expect(titles(screen)).toEqual(['Boots', 'Kite', 'A surprise']);
    await userEvent.selectOptions(screen.getByLabelText('Sort by:'), 'Price, highest first');
    expect(titles(screen)).toEqual(['Kite', 'Boots', 'A surprise']);
  });

  test('wears the colour and the banner that its owner chose', async () => {
    const branding = {
      __typename: 'Branding',
      accentColor: 'PLUM',
      bannerUrl: 'https://kindlist.test/images/b.jpg',
      bannerSizes: 'https://kindlist.test/images/b-s.webp 400w, https://kindlist.test/images/b.jpg 1600w',
    };
    const screen = open(aSharedList({ branding }));

    const button = await screen.findByRole('button', { name: /^Mark as Purchased/ });
    expect(button.closest('[data-accent]')?.getAttribute('data-accent')).toBe('PLUM');
    const banner = document.querySelector('header img');
    expect([banner?.getAttribute('src'), banner?.getAttribute('srcset')]).toEqual([
      branding.bannerUrl,
      branding.bannerSizes,
    ]);
  });

  test('asks for pictures of the site where the page itself came from, and for others where they are', async () => {
    setSite({ ...SITE, siteUrl: 'https://kindlist.test' });
    onTestFinished(() => setSite(SITE));
    const own = {
      effectiveImageUrl: 'https://kindlist.test/images/m-s.webp',
      imageSizes: 'https://kindlist.test/images/m-s.webp 400w, https://kindlist.test/images/m.jpg 1200w',
    };
    const elsewhere = { effectiveImageUrl: 'https://kindlist.test.example/m.jpg' };
    const items = [aSharedItem(own), aSharedItem({ id: 'i2', title: 'Kite', orderIndex: 1, ...elsewhere })];
    const screen = open(aSharedList({ items }));

    await screen.findAllByRole('button', { name: /^Mark as Purchased/ });
    const pictures = Array.from(document.querySelectorAll<HTMLImageElement>('li img:not(.hidden)'));
    expect(pictures.map((img) => [img.getAttribute('src'), img.getAttribute('srcset')])).toEqual([
      ['/images/m-s.webp', '/images/m-s.webp 400w, /images/m.jpg 1200w'],
      [elsewhere.effectiveImageUrl, null],
    ]);
  });

  test('without items says so, and whose it is, and asks nobody to choose', async () => {
    const screen = open(aSharedList({ items: [] }));

    expect(await screen.findByText('No items available')).toBeTruthy();
    expect(document.body.textContent).toContain('There’s nothing on Ida’s list right now.');
    expect(screen.queryByText(/Buy it anywhere/)).toBeNull();
  });

  test.each(['WISHLIST', 'SHOPPING'] as const)('of the kind %s names each gift on its button', async (listType) => {
    const items = [aSharedItem(), aSharedItem({ id: 'i2', title: 'Kite', orderIndex: 1 })];
    const screen = open(aSharedList({ listType, items }));

    expect(await screen.findByRole('button', { name: 'Mark as Purchased: Mug' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Mark as Purchased: Kite' })).toBeTruthy();
  });

  test('tells its owner that guests see it so, with the way back', async () => {
    const screen = open(aSharedList({ viewerRole: 'OWNER' }));

    expect(await screen.findByText(/This is how guests see your list/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to your list' }).getAttribute('href')).toBe('/lists/l1');
  });

  test('offers nothing to buy to a person who is to be surprised', async () => {
    const item = aSharedItem({ quantityDesired: 2, quantityRemaining: 2 });
    const screen = open(aSharedList({ viewerRole: 'OWNER', purchasesHidden: true, items: [item] }));

    expect(await screen.findByText(/For you, it’s kept a surprise/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Mark as Purchased/ })).toBeNull();
    expect(screen.queryByText(/still wanted|still needed|Purchased/)).toBeNull();
  });
});

describe('a live change', () => {
  const kite = aSharedItem({ id: 'i2', title: 'Kite', orderIndex: 1 });

  test('puts a new item in its place', async () => {
    const boots = aSharedItem({ id: 'i3', title: 'Boots', orderIndex: 0.5 });
    const screen = open(
      aSharedList({ items: [aSharedItem(), kite] }),
      happens('SharedItemAdded', { itemId: 'i11', item: { ...boots, orderIndex: 1, id: 'i11' } }),
    );

    expect(await screen.findByText('Boots')).toBeTruthy();
    expect(titles(screen)).toEqual(['Mug', 'Boots', 'Kite']); // by order, then by id
  });

  test('lets a gift that was taken say so before it goes', async () => {
    const screen = open(
      aSharedList({ items: [aSharedItem(), kite] }),
      happens('SharedItemPurchased', { itemId: 'i1', item: null }),
    );

    expect(await screen.findByText('Just given')).toBeTruthy();
    const card = screen.getAllByRole('listitem').find((each) => within(each).queryByText('Mug'));
    expect(
      card &&
        within(card)
          .queryByRole('button', { name: /^Mark as Purchased/ })
          ?.closest('[inert]'),
    ).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: '1 gift still wanted' })).toBeTruthy();
  });

  test('says of a gift that is wanted no more often than it is given that nobody needs it, not that it is withdrawn', async () => {
    const screen = open(
      aSharedList({ items: [aSharedItem(), kite] }),
      happens('SharedItemRemoved', { itemId: 'i1', quantityDesired: 1 }),
    );

    expect(await screen.findByText('No longer needed')).toBeTruthy();
  });

  test('replaces the whole list when it brings the whole list', async () => {
    const screen = open(aSharedList(), happens('SharedListOpened', { items: [kite] }, { revision: 9 }));

    expect(await screen.findByText('Kite')).toBeTruthy();
    expect(await screen.findByText('No longer needed')).toBeTruthy(); // the mug
  });

  test('that came after a missed one makes the page read the list again', async () => {
    const again = { request: isLoaded, result: { data: { sharedList: aSharedList({ revision: 4, items: [kite] }) } } };
    const screen = open(
      aSharedList(),
      happens('SharedItemEdited', { itemId: 'i1', item: aSharedItem({ title: 'Big mug' }) }, { revision: 4 }),
      [again],
    );

    expect(await screen.findByText('Kite')).toBeTruthy();
  });

  test('that comes while the list is read again is not undone by the older answer', async () => {
    const answerOf = (revision: number, ...items: object[]) => ({
      request: isLoaded,
      result: { data: { sharedList: aSharedList({ revision, items }) } },
      delay: 20,
    });
    const boots = aSharedItem({ id: 'i3', title: 'Boots', orderIndex: 2 });
    const lamp = aSharedItem({ id: 'i4', title: 'Lamp', orderIndex: 3 });
    const screen = open(
      aSharedList(),
      concat(
        happens('SharedItemEdited', { itemId: 'i2', item: kite }, { revision: 3 }).pipe(take(1)), // one was missed
        happens('SharedItemAdded', { itemId: 'i3', item: boots }, { revision: 4 }),
      ),
      [answerOf(3, aSharedItem(), kite), answerOf(4, aSharedItem(), kite, boots, lamp)],
    );

    expect(await screen.findByText('Lamp')).toBeTruthy(); // of the second answer
    expect(titles(screen)).toEqual(['Mug', 'Kite', 'Boots', 'Lamp']);
  });

  test('of the kind of list makes the page read it again', async () => {
    const shopping = aSharedList({ listType: 'SHOPPING', revision: 2, items: [aSharedItem(), kite] });
    const { items: _items, ...list } = shopping;
    const again = { request: isLoaded, result: { data: { sharedList: shopping } } };
    const screen = open(aSharedList(), happens('SharedListEdited', {}, { list }), [again]);

    expect(await screen.findByText('Kite')).toBeTruthy();
  });
});

describe('a gift bought before and taken off the list since', () => {
  const kite = aSharedItem({ id: 'i2', title: 'Kite', orderIndex: 1 });
  const word = 'Ida took this off the list. No need to give it, unless it comes back.';

  function storeBought(isWithdrawn?: boolean) {
    const bought = { purchaseId: 'p1', undoToken: 'secret', itemId: 'i1', title: 'Mug', quantity: 1 };
    storePurchase('l1', { ...bought, date: '2026-11-20T12:00:00.000Z', isWithdrawn });
    onTestFinished(() => removeStoredPurchases('l1', ['p1']));
  }

  function receiptAnswers(answers: readonly boolean[]) {
    const variables = { receipts: [{ purchaseId: 'p1', undoToken: 'secret' }], token: 't1' };
    return answers.map((isWithdrawn) => ({
      request: { query: ReceiptsHoldDocument, variables },
      result: { data: { purchasesOfReceipts: [{ __typename: 'UndoablePurchase', id: 'p1', isWithdrawn }] } },
    }));
  }

  function openBuyersPage(events?: ReturnType<typeof happens>, ...answers: boolean[]) {
    storeBought();
    return open(aSharedList({ items: [kite] }), events, receiptAnswers(answers));
  }

  test('is told of among one’s purchases, with no way back from what nobody can buy', async () => {
    const screen = openBuyersPage(undefined, true);

    expect(await screen.findByText(word)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo: Mug' })).toBeNull();
    expect(storedPurchases('l1')).toMatchObject([{ isWithdrawn: true }]); // for the page that opens next
  });

  test('is asked for anew after a change, whatever answer from before it is on its way', async () => {
    storeBought();
    const isShown = () => document.body.textContent?.includes('Kite') ?? false;
    const change = laterThan(isShown, happens('SharedListOpened', { items: [kite] }));
    const [before, after] = receiptAnswers([false, true]);
    const screen = open(aSharedList({ items: [kite] }), change, [{ ...before, delay: 100_000 }, after as object]);

    expect(await screen.findByText(word)).toBeTruthy();
  });

  test('is not remembered as such once it is on the list again', async () => {
    storeBought(true);
    const purchase = {
      __typename: 'Purchase',
      id: 'p1',
      mine: false,
      quantity: 1,
      purchaseDate: '2026-11-20',
      heldUntil: null,
    };
    const mug = aSharedItem({ quantityDesired: 2, quantityPurchased: 1, purchases: [purchase] });
    const screen = open(aSharedList({ items: [mug] }));

    expect(await screen.findByRole('button', { name: 'Undo: Mug' })).toBeTruthy();
    await waitFor(() => expect(storedPurchases('l1')).toMatchObject([{ isWithdrawn: false }]));
    expect(screen.queryByText(word)).toBeNull();
  });

  const returns: [string, ReturnType<typeof happens>][] = [
    ['by itself', happens('SharedItemRemoved', { itemId: 'i1', quantityDesired: 1 })],
    ['with others', happens('SharedListOpened', { items: [kite] })],
  ];

  test.each(returns)('is the reader’s to give as soon as it comes back %s', async (_how, events) => {
    let isTold = false;
    const screen = openBuyersPage(
      laterThan(() => isTold, events),
      true,
      false,
    );
    await screen.findByText(word);
    isTold = true;

    await waitFor(() => expect(screen.queryByText(word)).toBeNull());
    expect(screen.getByRole('button', { name: 'Undo: Mug' })).toBeTruthy();
  });
});

test('the end of the live channel makes the page find out why', async () => {
  const gone = { request: isLoaded, result: { errors: [new GraphQLError('', { extensions: { code: 'NOT_FOUND' } })] } };
  const screen = open(aSharedList(), EMPTY, [gone]);

  expect(await screen.findByRole('heading', { name: 'List Not Found' })).toBeTruthy();
  expect(screen.getByText(/Please ask the person who sent it to you/)).toBeTruthy();
  expect(screen.queryByText('Mug')).toBeNull();
});

describe('a list that cannot be shown', () => {
  const answer = (code: string, message: string) => ({
    result: { errors: [new GraphQLError(message, { extensions: { code } })] },
  });
  const problems: [string, object, string, string][] = [
    [
      'that is gone',
      answer('NOT_FOUND', 'List not found'),
      'List Not Found',
      "The list you're looking for doesn't exist or has been removed.",
    ],
    [
      'that is private',
      answer('LIST_PRIVATE', 'No entry'),
      'Private List',
      'This list is private and requires permission to view.',
    ],
    [
      'while the network is away',
      { error: new TypeError('Failed to fetch') },
      'Unable to Load List',
      'Network error. Please check your internet connection and try again.',
    ],
    [
      'because the server is broken',
      answer('INTERNAL_SERVER_ERROR', 'Server error. Please try again later.'),
      'Unable to Load List',
      'Unable to load the list. Please try again later.',
    ],
    [
      'by what an error without a code says',
      { error: new Error('Response not successful: 403 Forbidden') },
      'Private List',
      'This list is private and requires permission to view.',
    ],
  ];

  test.each(problems)('%s', async (_when, problem, title, text) => {
    const screen = refuse(problem);

    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('link', { name: 'Sign In' }) !== null).toBe(title === 'Private List');
  });

  const showsAgain = { request: isLoaded, result: { data: { sharedList: aSharedList() } } };
  const refusedOnce = [{ request: isLoaded, ...answer('LIST_PRIVATE', 'No entry') }, showsAgain];
  const openRefused = () => openScreen(SharedListScreen, '/shared/:shareToken', '/shared/t1', refusedOnce as never);

  test('is shown by itself when it can be seen again and somebody looks', async () => {
    const screen = openRefused();
    await screen.findByRole('heading', { name: 'Private List' });

    document.dispatchEvent(new Event('visibilitychange'));

    expect(await screen.findByText('Mug')).toBeTruthy();
    expect(screen.queryByText('Private List')).toBeNull();
  });

  test('is asked for again after a while', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const screen = openRefused();
    await screen.findByRole('heading', { name: 'Private List' });

    await vi.advanceTimersByTimeAsync(10_000);

    expect(await screen.findByText('Mug')).toBeTruthy();
  });

  test('leads back to it after signing in', async () => {
    const screen = refuse(answer('LIST_PRIVATE', 'No entry'));

    await userEvent.click(await screen.findByRole('link', { name: 'Sign In' }));

    expect(screen.router.state.location).toMatchObject({ pathname: '/signin', state: { returnTo: '/shared/t1' } });
  });
});

describe('a surprise', () => {
  const hidden = aSharedList({ purchasesHidden: true, keepsSurprise: true, viewerRole: 'OWNER' });
  const isAsked = { query: SurpriseCoverDocument, variables: { token: 't1' } };

  function cover(keepsSurprise = true) {
    const { id, name, listType } = aSharedList();
    const sharedList = { __typename: 'SharedList', id, name, listType, keepsSurprise };
    return { request: isAsked, result: { data: { sharedList } }, maxUsageCount: 2 }; // again once the cache is empty
  }

  function signIn() {
    const tokens = { accessToken: 'a', refreshToken: 'r' };
    session.begin({ __typename: 'Session', ...tokens, account: anAccount() }, true);
    onTestFinished(() => session.discard());
  }

  /** As the app does, which forgets what was read with the person who read it. */
  async function loseSession({ client }: ReturnType<typeof open>) {
    session.discard();
    await client.clearStore();
  }

  /** A person who is to be surprised has the page open, and their session ends, however that comes. */
  async function openAndLoseSession(later: object[]) {
    signIn();
    const screen = open(hidden, undefined, later);
    await screen.findByText('Mug');
    await loseSession(screen);
    return screen;
  }

  test('stays one when the session ends: the page is covered, and asks', async () => {
    const screen = await openAndLoseSession([cover()]);

    expect(await screen.findByRole('heading', { level: 1, name: 'Keep the surprise?' })).toBeTruthy();
    expect(screen.getByText('Ida turns 7')).toBeTruthy();
    expect(screen.queryByText('Mug')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Sign In' }));
    expect(screen.router.state.location).toMatchObject({ pathname: '/signin', state: { returnTo: '/shared/t1' } });
  });

  test('stays one when the page is opened again, until somebody goes on as a guest', async () => {
    const first = await openAndLoseSession([cover()]);
    await first.findByRole('heading', { name: 'Keep the surprise?' });
    document.body.replaceChildren();
    const asGuest = { request: isLoaded, result: { data: { sharedList: aSharedList({ items: [] }) } } };

    const screen = openScreen(SharedListScreen, '/shared/:shareToken', '/shared/t1', [cover(), asGuest] as never);
    await userEvent.click(await screen.findByRole('button', { name: 'Go On as a Guest' }));

    expect(await screen.findByText('Nothing wanted right now')).toBeTruthy();
    expect(screen.queryByText('Keep the surprise?')).toBeNull();
  });

  test('stays one where the server cannot be asked about it', async () => {
    const screen = await openAndLoseSession([
      { request: isAsked, error: new TypeError('Failed to fetch'), maxUsageCount: 2 },
    ]);

    expect(await screen.findByRole('heading', { name: 'Keep the surprise?' })).toBeTruthy();
    expect(await screen.findByText(/guests see what’s given here/)).toBeTruthy();
  });

  test('that is over covers nothing', async () => {
    const asGuest = { request: isLoaded, result: { data: { sharedList: aSharedList() } } };
    const screen = await openAndLoseSession([cover(false), asGuest]);

    expect(await screen.findByText('Mug')).toBeTruthy();
    expect(localStorage.getItem('kindlist_surprises')).toBe('[]');
  });

  test('is no matter of other lists, nor of those who see what was bought', async () => {
    signIn();
    const screen = open(aSharedList({ viewerRole: 'OWNER' }), undefined, [
      { request: isLoaded, result: { data: { sharedList: aSharedList({ name: 'Ida turns 8' }) } } },
    ]);
    await screen.findByText('Mug');
    expect(screen.queryByText(/as guests do/)).toBeNull();

    await loseSession(screen);

    expect(await screen.findByText('Ida turns 8')).toBeTruthy();
    const note = screen.getByText('You’re signed out. Until you sign in you see this list as guests do.');
    expect(note.closest('[role=status]')).toBeTruthy();
    await userEvent.click(within(note.closest('[role=status]') as HTMLElement).getByRole('link', { name: 'Sign In' }));
    expect(screen.router.state.location).toMatchObject({ pathname: '/signin', state: { returnTo: '/shared/t1' } });
  });

  test('a guest who was never signed in is told of no end', async () => {
    const screen = open(aSharedList());
    await screen.findByText('Mug');
    expect(screen.queryByText(/as guests do/)).toBeNull();
  });
});
