// @vitest-environment jsdom
import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OperationTypeNode } from 'graphql';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { from, NEVER, Observable, of } from 'rxjs';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../server/core/settings/default-settings.rules.ts';
import { createCache } from '../../../web/base/network/apollo-cache.ts';
import { setSite } from '../../../web/base/page/site.ts';
import { deleteDrafts } from '../../../web/core/form/deleted-drafts.ts';
import { restoreDraft, storeDraft } from '../../../web/core/form/drafts.ts';
import { AddItemScreenDocument } from '../../../web/lists/items/adding/AddItemScreen.generated.ts';
import { AddItemScreen } from '../../../web/lists/items/adding/AddItemScreen.tsx';
import { summaryOf } from './item-pages.ts';

const SITE = {
  ...DEFAULT_SETTINGS,
  mailEnabled: true,
  passwordsEnabled: true,
  issuers: [],
  siteUrl: '',
  contactEmail: '',
  paymentsEnabled: false,
  socialLinks: {},
};

beforeEach(() => setSite(SITE));

/** The form over a server that refuses with what `refusal` holds; what was sent is in `sent`. */
async function openForm({
  latestCurrency = null as string | null,
  itemRoom = null as number | null,
  isReadBefore = false,
} = {}) {
  const server = {
    refusal: null as object | null,
    isTaking: false,
    /** An answer waits for this. */
    answering: Promise.resolve(),
    sent: [] as Record<string, unknown>[],
    /** Links to be read, each with its answer. */
    asked: [] as { url: string; answer: (result: ApolloLink.Result) => void; fail: (error: Error) => void }[],
  };
  let isEarly = isReadBefore;
  const link = new ApolloLink(({ operationName, operationType, variables }) => {
    if (operationType === OperationTypeNode.SUBSCRIPTION) return NEVER;
    const list = { __typename: 'List', id: 'l1', name: 'Ida turns 7', listType: 'WISHLIST', isDemo: false };
    const summary = summaryOf(['Kitchen', 'Toys', 'Kitchen ', ''].map((category) => ({ category })));
    const itemSummary = { ...summary, latestCurrency: isEarly ? null : latestCurrency };
    if (operationName === 'PastedPreview') return of({ data: { list: { ...list, itemRoom } } });
    if (operationName === 'AddItemScreen') return of({ data: { list: { ...list, itemSummary } } });
    if (operationName === 'ScrapeUrl') {
      return new Observable<ApolloLink.Result>((observer) => {
        const answer = (result: ApolloLink.Result) => {
          observer.next(result);
          observer.complete();
        };
        server.asked.push({ url: variables.url, answer, fail: (error) => observer.error(error) });
      });
    }
    server.sent.push(variables);
    if (server.isTaking)
      return from(server.answering.then(() => ({ data: { createItem: { __typename: 'Item', id: 'i1' } } })));
    const refusal = server.refusal ?? { message: 'Refused', extensions: { code: 'FORBIDDEN' } };
    return of({ errors: [refusal], data: null }) as Observable<ApolloLink.Result>;
  });
  const client = new ApolloClient({ link, cache: createCache(), dataMasking: true });
  if (isReadBefore) await client.query({ query: AddItemScreenDocument, variables: { listId: 'l1' } });
  isEarly = false;
  const routes = [{ path: '/lists/:listId/items/add', Component: AddItemScreen }];
  const router = createMemoryRouter(routes, { initialEntries: ['/lists/l1/items/add'] });
  onTestFinished(() => {
    cleanup();
    localStorage.clear();
  });
  render(
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>,
  );
  await screen.findByText('To Ida turns 7');
  return server;
}

const START = 'Paste a link or type a name';
const LINK = 'https://shop.example/p/1';
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Add Item' }));

test('the currency of what was added since the list was read is offered', async () => {
  await openForm({ latestCurrency: 'EUR', isReadBefore: true });

  await waitFor(() => expect(field('Currency').value).toBe('EUR'));
});

describe('a text that waits in the quick field of the list', () => {
  const KEPT = { text: 'half typed thing' };
  const waits = (typed: object) => storeDraft('guest', '/lists/l1 quick-add', { typed: { ...typed }, base: {} });
  beforeEach(() => sessionStorage.clear());

  test('comes along as the name, and waits there no longer', async () => {
    waits(KEPT);
    await openForm();

    expect(field(START).value).toBe('half typed thing');
    expect(restoreDraft('guest', '/lists/l1 quick-add').typed).toEqual({});
  });

  test('comes along as the link', async () => {
    waits({ text: LINK });
    await openForm();

    expect(field(START).value).toBe(LINK);
  });

  test('stays where it is while several lines are looked over', async () => {
    waits({ ...KEPT, pasted: { lines: [] } });
    await openForm();

    expect(field(START).value).toBe('');
    expect(restoreDraft('guest', '/lists/l1 quick-add').typed).toMatchObject(KEPT);
  });
});

test('a price beside the name becomes the price on leaving the field, and stays in the name when it is put back', async () => {
  const server = await openForm();
  await userEvent.type(field(START), 'Record player £99');
  await userEvent.tab();

  expect(field(START).value).toBe('Record player');
  expect(field('Price').value).toBe('99.00');
  expect(field('Currency').value).toBe('GBP');
  await userEvent.click(screen.getByRole('button', { name: 'Keep It in the Name' }));
  expect(field(START).value).toBe('Record player £99');
  expect(field('Price').value).toBe('');
  await userEvent.tab();
  await userEvent.type(field(START), '{Enter}');

  await waitFor(() => expect(server.sent).toMatchObject([{ input: { title: 'Record player £99' } }]));
});

test('a price beside the name is the price when Enter adds it at once, unless there is one already', async () => {
  const server = await openForm();
  await userEvent.type(field(START), 'Record player £99{Enter}');
  await waitFor(() =>
    expect(server.sent).toMatchObject([
      { input: { title: 'Record player', unitPrice: { currency: 'GBP', amountMinor: 9900 } } },
    ]),
  );
  cleanup();
  deleteDrafts(); // it was left before the answer had come

  const other = await openForm();
  await userEvent.type(field('Price'), '80');
  await userEvent.type(field(START), 'Record player £99{Enter}');
  await waitFor(() =>
    expect(other.sent).toMatchObject([{ input: { title: 'Record player £99', unitPrice: { amountMinor: 8000 } } }]),
  );
});

test('a price is in the currency of the list’s latest, in place of the device’s', async () => {
  const server = await openForm({ latestCurrency: 'EUR' });
  expect(field('Currency').value).toBe('EUR');
  await userEvent.type(field(START), 'Mug');
  await userEvent.type(field('Price'), '9');
  await submit();

  await waitFor(() =>
    expect(server.sent).toMatchObject([{ input: { unitPrice: { currency: 'EUR', amountMinor: 900 } } }]),
  );
});

test('each wrong field says what is wrong with it, and the first of them has the focus', async () => {
  const server = await openForm();
  await userEvent.type(field('Price'), '-1');
  await userEvent.type(field('Quantity'), '{Backspace}120');
  await userEvent.type(field('Second link'), 'shop');
  await submit();

  expect(await screen.findByText('Item title is required. Please enter a title for this item.')).toBeTruthy();
  expect(screen.getByText(/^Price must be a number of 0 or more/)).toBeTruthy();
  expect(screen.getByText('Quantity must be between 1 and 99')).toBeTruthy();
  expect(screen.getByText('Please enter a valid URL starting with http:// or https://')).toBeTruthy();
  expect(document.activeElement).toBe(field(START));
  expect(server.sent).toEqual([]);
});

test('of a wrong link and a wrong title, the link has the focus: it stands first', async () => {
  const server = await openForm();
  await userEvent.click(field(START));
  await userEvent.paste('https://');
  await userEvent.click(field('Title'));
  await userEvent.paste('x'.repeat(201));
  await submit();

  expect(await screen.findByText('Title must be no more than 200 characters long')).toBeTruthy();
  expect(document.activeElement).toBe(field(START));
  expect(server.sent).toEqual([]);
});

test('a quantity that is none becomes 1, and no price is none', async () => {
  const server = await openForm();
  await userEvent.type(field(START), 'Mug');
  await userEvent.clear(field('Quantity'));
  await userEvent.tab();
  expect(field('Quantity').value).toBe('1');
  expect(screen.queryByText(/so it’s 1\.$/)).toBeNull();

  await userEvent.clear(field('Quantity'));
  await userEvent.type(field('Quantity'), '-3');
  await userEvent.tab();
  expect(field('Quantity').value).toBe('1');
  expect(screen.getByText('-3 isn’t possible, so it’s 1.')).toBeTruthy();

  await submit();
  await screen.findByText('Refused');
  expect(server.sent).toMatchObject([
    { input: { title: 'Mug', quantityDesired: 1, unitPrice: null, currency: 'USD' } },
  ]);
});

test('a price is taken as people write it here, and what is none is told, not lost', async () => {
  const server = await openForm();
  await userEvent.type(field(START), 'Mug');
  await userEvent.type(field('Price'), 'abc');
  await submit();
  expect(await screen.findByText(/^Price must be a number of 0 or more/)).toBeTruthy();
  expect(field('Price').value).toBe('abc');
  expect(document.activeElement).toBe(field('Price'));
  expect(server.sent).toEqual([]);

  await userEvent.clear(field('Price'));
  await userEvent.type(field('Price'), '1,234.50');
  await submit();
  await screen.findByText('Refused');
  expect(server.sent).toMatchObject([{ input: { unitPrice: { currency: 'USD', amountMinor: 123450 } } }]);
});

test('what the server refuses is said where it belongs, and nothing that was typed is lost', async () => {
  const server = await openForm();
  server.refusal = { message: 'x', extensions: { code: 'BAD_USER_INPUT', fields: { notes: ['Too long'] } } };
  await userEvent.type(field(START), 'Mug');
  await userEvent.type(field('Notes'), 'Blue');
  await submit();
  expect(await screen.findByText('Too long')).toBeTruthy();
  expect(document.activeElement).toBe(field('Notes'));

  const limit = 'Your plan allows up to 25 items per list. Please upgrade to add more.';
  server.refusal = { message: limit, extensions: { code: 'PLAN_LIMIT' } };
  setSite({ ...SITE, paymentsEnabled: true });
  await submit();
  expect((await screen.findByRole('alert')).textContent).toContain(limit);
  expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/subscription');

  server.refusal = { message: '', extensions: { code: 'INTERNAL_SERVER_ERROR' } };
  await submit();
  expect(await screen.findByText('Failed to create item. Please try again.')).toBeTruthy();
  expect([field(START).value, field('Notes').value]).toEqual(['Mug', 'Blue']);
  expect(new Set(server.sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

test('of a full list no way to the plans is shown where none is for sale', async () => {
  const server = await openForm();
  const limit = 'Your plan allows up to 25 items per list.';
  server.refusal = { message: limit, extensions: { code: 'PLAN_LIMIT' } };
  await userEvent.type(field(START), 'Mug');

  await submit();

  const problem = await screen.findByRole('alert');
  expect(problem.textContent).toContain(limit);
  expect(screen.queryByRole('link', { name: 'See the plans' })).toBeNull();
});

test('after one item the next begins at the top, with its title', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const server = await openForm();
  server.isTaking = true;
  await userEvent.type(field(START), 'Mug');
  await userEvent.type(field('Category'), 'Kitchen');

  await userEvent.click(screen.getByRole('button', { name: 'Save and Add Another' }));

  await waitFor(() => expect(field(START).value).toBe(''));
  expect(document.activeElement).toBe(field(START));
  expect(field('Category').value).toBe('Kitchen');
  expect(screen.getByText('Category: Kitchen')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove the category Kitchen' }));
  expect(field('Category').value).toBe('');
  expect(screen.queryByText('Category: Kitchen')).toBeNull();
  expect(document.activeElement).toBe(field(START));
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
});

test('what is typed while an item is being saved is the beginning of the next', async () => {
  const server = await openForm();
  const { promise, resolve } = Promise.withResolvers<void>();
  Object.assign(server, { isTaking: true, answering: promise });
  await userEvent.type(field(START), 'Mug');
  await userEvent.type(field('Price'), '5');
  await userEvent.click(screen.getByRole('button', { name: 'Save and Add Another' }));
  await waitFor(() => expect(server.sent).toHaveLength(1));

  await userEvent.clear(field(START));
  await userEvent.type(field(START), 'Wool socks');
  resolve();

  await waitFor(() => expect(field('Price').value).toBe(''));
  expect(field(START).value).toBe('Wool socks');
  await submit();
  await waitFor(() => expect(server.sent).toHaveLength(2));
  expect(server.sent[1]).toMatchObject({ input: { title: 'Wool socks' } });
});

const found = (value: unknown, source = 'JSON_LD', confidence = 0.9) => ({
  __typename: 'FoundText',
  value,
  source,
  confidence,
});
const product = (fields: object = {}) => ({
  data: {
    scrapeUrl: {
      __typename: 'Product',
      title: found('Red bicycle'),
      description: found('With seven gears.'),
      imageUrl: found('https://cdn.shop.example/red.jpg', 'META_TAGS'),
      price: found(249.9),
      currency: found('EUR', 'PAGE_ADDRESS', 0.3),
      ...fields,
    },
  },
});
const refusal = (reason: string, code = 'EXTRACTION_FAILED') =>
  ({
    data: null,
    errors: [{ message: 'Told to programs', extensions: { code, reason } }],
  }) as unknown as ApolloLink.Result;

async function paste(text: string) {
  await userEvent.click(field(START));
  await userEvent.paste(text);
}

describe('a pasted link', () => {
  test('is read at once, and fills in what is to be changed before it is added', async () => {
    const server = await openForm();
    server.isTaking = true;
    await paste(LINK);
    expect(await screen.findByText('Reading shop.example…')).toBeTruthy();
    expect(server.asked.map(({ url }) => url)).toEqual([LINK]);

    server.asked[0]?.answer(product());

    expect(await screen.findByText('Filled in from shop.example.')).toBeTruthy();
    expect(field('Title').value).toBe('Red bicycle');
    expect([field('Price').value, field('Currency').value]).toEqual(['249.90', 'EUR']);
    expect(field('Description').value).toBe('With seven gears.');
    expect(screen.getByAltText('Picture, as it is now').getAttribute('src')).toBe('https://cdn.shop.example/red.jpg');
    await userEvent.type(field('Title'), ', large');
    await submit();
    await waitFor(() => expect(server.sent).toHaveLength(1));
    const input = {
      title: 'Red bicycle, large',
      primaryUrl: LINK,
      unitPrice: { currency: 'EUR', amountMinor: 24990 },
      imageUrl: 'https://cdn.shop.example/red.jpg',
    };
    expect(server.sent).toMatchObject([{ url: LINK, input }]);
  });

  const doubted = () =>
    product({
      price: null,
      priceToConfirm: { __typename: 'FoundAmount', value: 8.71, source: 'VISIBLE_TEXT', confidence: 0.4 },
    });

  test('a price that is not sure is asked about, and one press takes it', async () => {
    const server = await openForm();
    await paste(LINK);
    server.asked[0]?.answer(doubted());

    expect(await screen.findByText('Is it €8.71?')).toBeTruthy();
    expect(field('Price').value).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));

    expect([field('Price').value, field('Currency').value]).toEqual(['8.71', 'EUR']);
    expect(screen.queryByText('Is it €8.71?')).toBeNull();
  });

  test('a price that is not sure stays away where nobody wants it', async () => {
    const server = await openForm();
    await paste(LINK);
    server.asked[0]?.answer(doubted());

    await userEvent.click(await screen.findByRole('button', { name: 'Leave It Empty' }));

    expect(screen.queryByText('Is it €8.71?')).toBeNull();
    expect(field('Price').value).toBe('');
  });

  test('says that something is sold out, and that a link leads elsewhere', async () => {
    const server = await openForm();
    await paste(LINK);
    server.asked[0]?.answer(product({ isSoldOut: true, standIn: 'SIGN_IN', price: null }));

    expect(await screen.findByText('Sold out, the page says.')).toBeTruthy();
    expect(screen.getByText(/leads to a page to sign in, not to the product/)).toBeTruthy();
  });

  test('shows where each field was read, once somebody asks', async () => {
    const server = await openForm();
    await paste(LINK);
    server.asked[0]?.answer(product());
    const ask = await screen.findByRole('button', { name: 'Where does it come from?' });
    expect(screen.queryByText(/^From the shop’s data/)).toBeNull();

    await userEvent.click(ask);

    expect(screen.getAllByText('From the shop’s data for search engines.')).toHaveLength(3);
    expect(screen.getByText('From what the page tells other sites.')).toBeTruthy();
    expect(screen.getByText('From the link itself. Please check it.')).toBeTruthy();
  });

  test('never overwrites what was written while it was read, and can be saved before that', async () => {
    const server = await openForm();
    server.isTaking = true;
    await paste(LINK);
    await userEvent.type(field('Title'), 'Bike for Ida');
    await userEvent.type(field('Price'), '200');

    server.asked[0]?.answer(product());

    await screen.findByText('Filled in from shop.example.');
    expect([field('Title').value, field('Price').value, field('Currency').value]).toEqual([
      'Bike for Ida',
      '200',
      'USD',
    ]);
    expect(field('Description').value).toBe('With seven gears.');
  });

  test('without a connection says so, and that it is the reader’s own (ERR-41)', async () => {
    const server = await openForm();
    await paste(LINK);
    server.asked[0]?.fail(new TypeError('Failed to fetch'));

    const text = 'Unable to connect to the server. Please check your internet connection and try again.';
    expect(await screen.findByText(text)).toBeTruthy();
  });

  test('that is slow keeps nobody from adding by hand', async () => {
    const server = await openForm();
    server.isTaking = true;
    await paste(LINK);
    await userEvent.type(field('Title'), 'Bike for Ida');

    await submit();

    await waitFor(() => expect(server.sent).toMatchObject([{ input: { title: 'Bike for Ida', primaryUrl: LINK } }]));
  });

  test('whose thing could not be added says so, and keeps what was found', async () => {
    const server = await openForm();
    server.refusal = { message: '', extensions: { code: 'INTERNAL_SERVER_ERROR' } };
    await paste(LINK);
    server.asked[0]?.answer(product());
    await screen.findByText('Filled in from shop.example.');

    await submit();

    expect(
      await screen.findByText('Failed to add item from URL. Please try again or enter details manually.'),
    ).toBeTruthy();
    expect(field('Title').value).toBe('Red bicycle');
  });

  test('that is edited takes what was found with it, and nothing of the person’s', async () => {
    const server = await openForm();
    await paste(LINK);
    server.asked[0]?.answer(product());
    await screen.findByText('Filled in from shop.example.');
    await userEvent.type(field('Notes'), 'Size L');
    await userEvent.clear(field('Description'));
    await userEvent.type(field('Description'), 'Mine');

    await userEvent.type(field(START), '2');

    expect(screen.queryByText('Filled in from shop.example.')).toBeNull();
    expect([field('Title').value, field('Price').value]).toEqual(['', '']);
    expect([field('Notes').value, field('Description').value]).toEqual(['Size L', 'Mine']);
    expect(screen.getByRole('button', { name: 'Import from URL' })).toBeTruthy();
  });

  test.each([
    ['blocked, ERR-39', 'Access to this website is restricted. Try copying the item details manually.'],
    ['timeout, ERR-37', 'The website took too long to respond. Please try again.'],
    ['not_found, ERR-38', 'The page could not be found. Please check the URL.'],
    ['denied, ERR-39', 'Access to this website is restricted. Try copying the item details manually.'],
    ['network', 'We couldn’t read that page. Fill in the details yourself: the link is kept.'],
    ['upstream, ERR-42', 'Failed to extract item information from URL. Please try again or enter details manually.'],
    ['not_html, ERR-42', 'Failed to extract item information from URL. Please try again or enter details manually.'],
  ])('that fails (%s) says so at the field, loses nothing, and can be tried again', async (failure, words) => {
    const [reason = ''] = failure.split(',');
    const server = await openForm();
    await paste(LINK);
    server.asked[0]?.answer(refusal(reason));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(field(START).getAttribute('aria-invalid')).toBe('true');
    expect(field(START).value).toBe(LINK);

    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    server.asked[1]?.answer(refusal(reason));

    expect(await screen.findByText('Tried 2 times.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    server.asked[2]?.answer(product());
    expect(await screen.findByText('Filled in from shop.example.')).toBeTruthy();
  });

  test('that takes the place of another is read at once, too', async () => {
    const server = await openForm();
    await paste(LINK);
    const other = LINK.replace('/p/1', '/q/bicycle');
    fireEvent.change(field(START), { target: { value: other } });
    const similar = other.replace('bicycle', 'teapots');
    fireEvent.change(field(START), { target: { value: similar } });

    expect(server.asked.map(({ url }) => url)).toEqual([LINK, other, similar]);
  });

  test('whose page says nothing is said to', async () => {
    const server = await openForm();
    await paste(LINK);
    server.asked[0]?.answer(refusal('', 'NO_DATA'));
    expect(await screen.findByText('No information could be extracted from this URL')).toBeTruthy();
  });

  test('without a title asks for one, in words, where it goes', async () => {
    const server = await openForm();
    await paste(LINK);
    await submit();
    expect(await screen.findByText('Item title is required. Please enter a title for this item.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Title'));
    expect(server.sent).toEqual([]);
  });

  test.each([
    ['javascript:alert(1)', 'Please enter a valid URL starting with http:// or https://'],
    ['ftp://shop.example/p', 'Please enter a valid URL starting with http:// or https://'],
    ['https://ida:secret@shop.example/', 'Please enter a valid URL starting with http:// or https://'],
    [`https://shop.example/${'a'.repeat(10_000)}`, 'Links can be at most 2000 characters'],
    ['https://', 'Please enter a valid URL (e.g., https://example.com/product)'],
  ])('that is none (%.25s…) is told at once, and stays', async (text, words) => {
    const server = await openForm();
    await paste(text);
    expect(screen.getByText(words)).toBeTruthy();
    expect(field(START).value).toBe(text);
    expect(server.asked).toEqual([]);
  });
});

test('a typed link is read on Enter, and a name is a title again once the link is gone', async () => {
  const server = await openForm();
  await userEvent.type(field(START), 'www.shop.example{Enter}');
  expect(server.asked.map(({ url }) => url)).toEqual(['https://www.shop.example']);
  await userEvent.clear(field(START));
  await userEvent.type(field(START), 'Mug');

  expect(screen.queryByLabelText('Title')).toBeNull();
  await submit();
  await waitFor(() => expect(server.sent).toMatchObject([{ input: { title: 'Mug', primaryUrl: null } }]));
});

test('a thing with a typed name has a place for its link, and one for a second', async () => {
  const server = await openForm();
  server.isTaking = true;
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  await userEvent.type(field(START), 'Mug');
  await userEvent.type(field('Product link'), LINK);
  await userEvent.type(field(START), ', blue');
  expect(screen.queryByLabelText('Title')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save and Add Another' }));
  await waitFor(() => expect(server.sent).toMatchObject([{ input: { title: 'Mug, blue', primaryUrl: LINK } }]));
  expect(server.asked).toEqual([]);

  await waitFor(() => expect(field(START).value).toBe(''));
  await paste(LINK);
  expect(screen.queryByLabelText('Product link')).toBeNull();
  expect([field(START).value, field('Title').value]).toEqual([LINK, '']);
});

test('what is rare is folded away, and opens for what is wrong in it', async () => {
  await openForm();
  const more = screen.getByRole('button', { name: 'More' });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  await userEvent.type(field(START), 'Mug');
  await userEvent.type(field('Second link'), 'shop');

  await submit();

  await waitFor(() => expect(document.activeElement).toBe(field('Second link')));
  expect(screen.getByRole('button', { name: 'Less' }).getAttribute('aria-expanded')).toBe('true');
});

test('categories of the list are suggested, each once', async () => {
  await openForm();
  const options = document.getElementById(field('Category').list?.id ?? '')?.querySelectorAll('option') ?? [];
  expect([...options].map(({ value }) => value)).toEqual(['Kitchen', 'Toys']);
});

test('the currency is the one of the person’s language, and then the one that they used last', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT', 'en']);
  const server = await openForm();
  server.isTaking = true;
  expect(field('Currency').value).toBe('EUR');
  await userEvent.type(field(START), 'Watch');
  await userEvent.type(field('Price'), '80');
  await userEvent.selectOptions(field('Currency'), 'CHF');
  await submit();
  await waitFor(() => expect(localStorage.getItem('kindlist_currency')).toBe('CHF'));

  cleanup();
  await openForm();
  expect(field('Currency').value).toBe('CHF');
});

test('of several pasted lines each becomes an item of its own, and what was typed stays', async () => {
  const server = await openForm();
  server.isTaking = true;
  await userEvent.type(field(START), 'Mug');
  await userEvent.paste('Chess set - €24\n\nWool socks, size 43\r\nKitchen:\n6 plates $4\n');
  expect(field(START).value).toBe('Mug');
  const offered = within(screen.getByRole('list', { name: 'Pasted lines' }));
  expect(offered.getAllByRole('textbox').map((name) => (name as HTMLTextAreaElement).value)).toEqual([
    'Chess set',
    'Wool socks, size 43',
    'plates',
  ]);
  expect(offered.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Chess set€24.00',
    'Wool socks, size 43',
    'Kitchen6 ×plates$4.00 each',
  ]);
  expect(screen.getByRole('heading', { name: 'Kitchen' })).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Add 3 Items' }));

  expect(await screen.findByText('3 items are on the list.')).toBeTruthy();
  expect(server.sent).toMatchObject([
    { input: { title: 'Chess set', quantityDesired: 1, unitPrice: { currency: 'EUR', amountMinor: 2400 } } },
    { input: { title: 'Wool socks, size 43', quantityDesired: 1, category: '', unitPrice: null } },
    { input: { title: 'plates', quantityDesired: 6, category: 'Kitchen', unitPrice: { amountMinor: 400 } } },
  ]);
  expect(field(START).value).toBe('Mug');
  expect(document.activeElement).toBe(field(START));
});

test('each pasted line can be left out, put back and mended, and it is said how many fit', async () => {
  const server = await openForm({ itemRoom: 2 });
  server.isTaking = true;
  await userEvent.click(field(START));
  await userEvent.paste('My wishes:\nChess set\nMgu £5\nBook €9\nchess set $20');
  expect(await screen.findByText(/^2 of 3 fit on this list/)).toBeTruthy();
  expect(screen.getByText('$20.00, pasted twice')).toBeTruthy();
  expect(screen.getByText('These have prices in 3 currencies.')).toBeTruthy();

  const leaveOut = screen.getByRole('button', { name: 'Leave out: Book' });
  await userEvent.click(leaveOut);
  expect(screen.queryByText(/fit on this list/)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Put back: Book' }));
  await userEvent.click(screen.getByRole('button', { name: 'Put back: Book' }));
  await userEvent.click(screen.getByRole('button', { name: 'Leave out: Chess set' }));
  expect(screen.getByText('These have prices in 2 currencies.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Name of Mgu'), '{Backspace}{Backspace}ug');
  await userEvent.click(screen.getByLabelText('Put all of them under “My wishes”'));
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 Items' }));

  expect(await screen.findByText('2 items are on the list.')).toBeTruthy();
  expect(server.sent).toMatchObject([
    { input: { title: 'Mug', category: 'My wishes' } },
    { input: { title: 'Book', category: 'My wishes' } },
  ]);
});

test('pasted lines are added only if one wants it, and a link with its name is one item', async () => {
  const server = await openForm();
  await userEvent.click(field(START));
  await userEvent.paste('Chess set\nRunning belt');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('list', { name: 'Pasted lines' })).toBeNull();
  expect(document.activeElement).toBe(field(START));

  await userEvent.paste(`Look at this lamp\n${LINK}`);
  expect(screen.queryByRole('list', { name: 'Pasted lines' })).toBeNull();
  expect(server.sent).toEqual([]);
});
