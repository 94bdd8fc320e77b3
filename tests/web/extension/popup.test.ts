// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { connection, keepConnection } from '../../../web/extension/connection.ts';

const SITE = 'https://lists.example';
const LISTS = { data: { listsToAddTo: [{ id: 'l1', name: 'Ida turns 7', listType: 'WISHLIST' }] } };
const BICYCLE = {
  success: true,
  data: { title: 'Red bicycle', price: 249.9, currency: 'EUR', image_url: 'https://shop.example/b.png' },
};
const REVOKED = { errors: [{ message: 'Please log in', extensions: { code: 'UNAUTHENTICATED' } }] };

type Said = object | string | Error | Promise<object>;

/** The answers of a site to one call after the other; the last one stands for all that follow. A text is no JSON. */
class Site {
  readonly calls: Record<'lists' | 'page' | 'add', { variables: Record<string, unknown> }[]> = {
    lists: [],
    page: [],
    add: [],
  };

  constructor(private readonly answers: Record<'lists' | 'page' | 'add', Said[]>) {
    vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => this.answer(url, body));
  }

  private async answer(url: string, body: string): Promise<Response> {
    const named = body.includes('AddItemFromPage') ? 'add' : 'lists';
    const call = url.endsWith('/graphql') ? named : 'page';
    const said = this.answers[call][Math.min(this.calls[call].length, this.answers[call].length - 1)];
    this.calls[call].push(JSON.parse(body));
    if (said instanceof Error) throw said;
    const answer = await said;
    return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer));
  }
}

const added = (title: string) => ({ data: { addItemFromPage: { id: 'i1', title } } });

function aSite(answers: Partial<Record<'lists' | 'page' | 'add', Said[]>> = {}): Site {
  return new Site({ lists: [LISTS], page: [BICYCLE], add: [added('Red bicycle')], ...answers });
}

/** Presses the extension’s button over a page of a shop. */
async function press({ title = 'Shop', html = async () => [{ result: '<h1>Red bicycle</h1>' }] } = {}): Promise<void> {
  vi.stubGlobal('chrome', {
    tabs: { query: async () => [{ id: 1, url: 'https://shop.example/b', title }] },
    scripting: { executeScript: html },
  });
  vi.resetModules(); // the extension knows the browser from its beginning
  const { openPopup } = await import('../../../web/extension/popup-page.ts');
  const popup = document.createElement('main');
  document.body.replaceChildren(popup);
  void openPopup(popup);
  await screen.findByLabelText('Title');
}

const pressAdd = async () => userEvent.click(await screen.findByRole('button', { name: 'Add to Ida turns 7' }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

beforeEach(() => {
  localStorage.clear();
  keepConnection({ site: SITE, key: 'kl_one' });
});

test('lists that cannot be had leave what was typed, and are asked for again', async () => {
  const site = aSite({ lists: [new TypeError('Failed to fetch'), LISTS] });
  await press();
  await userEvent.type(field('Notes'), 'With a bell');

  const again = await screen.findByRole('button', { name: 'Try Again' });
  expect(screen.getByRole('alert').textContent).toContain('Network error. Please check your internet connection.');
  await userEvent.click(again);
  await pressAdd();

  await screen.findByText('Red bicycle is on Ida turns 7.');
  expect(site.calls.add[0]?.variables.input).toMatchObject({ notes: 'With a bell' });
});

test.for(['lists', 'add'] as const)(
  'a key that was revoked is forgotten when the site says so to the call for %s',
  async (call) => {
    aSite({ [call]: [REVOKED] });
    await press();
    if (call === 'add') await pressAdd();

    await screen.findByText('This extension is no longer connected.');
    expect(connection()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Connect' }));
  },
);

test('an item without a title is refused at the field', async () => {
  const site = aSite({ page: [{ success: true, data: { title: null } }] });
  await press({ title: '' });
  await pressAdd();

  const title = field('Title');
  await vi.waitFor(() => expect(document.activeElement).toBe(title));
  expect(title.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(title.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Item title is required. Please enter a title for this item.',
  );
  expect(site.calls.add).toEqual([]);

  await userEvent.type(title, 'Bell');
  expect(title.hasAttribute('aria-describedby')).toBe(false);
  await pressAdd();
  expect(site.calls.add).toHaveLength(1);
});

test('the title is shown as the site has it', async () => {
  aSite({ add: [added('Red bicycle, 20 inch')] });
  await press();
  await pressAdd();
  await screen.findByText('Red bicycle, 20 inch is on Ida turns 7.');
});

test('a press waits until the page has been read, so that the price and the picture are added', async () => {
  const reading = Promise.withResolvers<object>();
  const site = aSite({ page: [reading.promise] });
  await press();
  await pressAdd();
  expect(site.calls.add).toEqual([]);

  reading.resolve(BICYCLE);

  await screen.findByText('Red bicycle is on Ida turns 7.');
  expect(site.calls.add[0]?.variables.input).toMatchObject({
    title: 'Red bicycle',
    imageUrl: 'https://shop.example/b.png',
    unitPrice: { currency: 'EUR', amountMinor: 24_990 },
  });
});

test('a page that is never read is waited for no longer than ten seconds', async () => {
  const site = aSite({ page: [new Promise(() => {})] });
  await press();
  await screen.findByRole('button', { name: 'Add to Ida turns 7' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    screen.getByRole('button', { name: 'Add to Ida turns 7' }).click();
    await vi.advanceTimersByTimeAsync(9_000);
    expect(site.calls.add).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(site.calls.add).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});

test('a page of the browser’s own store says that it cannot be read, and not that the network fails', async () => {
  aSite();
  await press({ html: () => Promise.reject(new Error('The extensions gallery cannot be scripted.')) });
  await screen.findByText('We couldn’t read that page. Fill in the details yourself: the link is kept.');
});

test.for(['<h1>502 Bad Gateway</h1>', '', 'null', '"no"'])(
  'an answer that is none of the site says so: %s',
  async (answer) => {
    aSite({ lists: [answer], page: [answer] });
    await press();
    await screen.findByRole('button', { name: 'Try Again' });
    await vi.waitFor(() => expect(screen.getAllByText('Server error. Please try again later.')).toHaveLength(2));
    expect(screen.queryByText(/Network error/)).toBeNull();
  },
);

test('the same that is sent again has the same key, another thing has another', async () => {
  const site = aSite({ add: [new TypeError('Failed to fetch'), new TypeError('Failed to fetch'), added('Bell')] });
  await press();
  await screen.findByText('€249.90');
  for (const tries of [1, 2]) {
    await pressAdd();
    await vi.waitFor(() => expect(site.calls.add).toHaveLength(tries));
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Network error'));
  }
  await userEvent.clear(field('Title'));
  await userEvent.type(field('Title'), 'Bell');
  await pressAdd();
  await screen.findByText('Bell is on Ida turns 7.');

  const [first, second, third] = site.calls.add.map(({ variables }) => variables.idempotencyKey);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('every field is named by its label, whatever the label is', async () => {
  aSite();
  await press();
  for (const control of document.querySelectorAll('input, select, textarea')) expect(control.id).toMatch(/^[\w-]+$/);
  expect(field('Size, colour or model')).not.toBe(field('Notes'));
});
