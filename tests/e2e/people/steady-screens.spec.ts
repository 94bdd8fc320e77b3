import type { Locator, Page, Request } from '@playwright/test';
import { Client } from 'pg';
import { aPng } from '../site/drawn-picture.ts';
import {
  expect,
  fillEmail,
  moveMouse,
  openDrawn,
  openShared,
  type Person,
  test,
  waitForApp,
  waitForFonts,
} from '../site/e2e-test.ts';
import { shiftOf, watchShifts } from '../site/shifts.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** More than a list brings at once. */
const MANY = 130;
const SHELVES = 4;

const LONG_TITLE = 'Gusseiserner Bräter, oval, acht Liter, mit Deckel';

test('on a wide screen a fund and a shared gift are lines as others: words, price and button each stand where they do there', async ({
  aPerson,
}) => {
  const ida = await (await aPerson()).signUp('Ida');
  const lamp = { title: 'Lampe', unitPrice: { currency: 'EUR', amountMinor: 8_900 } };
  const list = await ida.shareList('Hochzeit', [lamp]);
  const words = 'Zwei Wochen Wandern, Wale und Vulkane. Jeder Beitrag hilft, auch ein Kaffee am Hafen. '.repeat(2);
  const price = { currency: 'EUR', amountMinor: 148_000 };
  await ida.addItem(list.id, { title: 'Flitterwochen', description: words, isFund: true, unitPrice: price });
  const tandem = { title: LONG_TITLE, primaryUrl: 'https://fahrradmanufaktur.example/tandem', unitPrice: price };
  await ida.addItem(list.id, { ...tandem, isGroupGift: true });
  const { page } = await aPerson({ viewport: DESKTOP });
  await openShared(page, list);
  await expect(page.locator('.drawn')).toHaveCount(0);

  const other = await boxOf(page.getByRole('button', { name: 'Mark as Purchased: Lampe' }));
  const give = await boxOf(page.getByRole('button', { name: 'Give to this fund: Flitterwochen' }));
  const text = await boxOf(page.getByText('Zwei Wochen Wandern'));
  expect(Math.abs(give.x + give.width - (other.x + other.width))).toBeLessThan(2);
  expect(Math.abs(give.width - other.width)).toBeLessThan(other.width / 4);
  expect(text.x + text.width).toBeLessThanOrEqual(give.x);
  const fund = await boxOf(page.getByRole('heading', { name: 'Flitterwochen' }));
  expect(Math.abs(give.y - fund.y)).toBeLessThan(12);
  expect(text.y + text.height).toBeLessThan((await boxOf(page.getByText('Goal: €1,480'))).y);

  const name = page.getByRole('heading', { name: LONG_TITLE });
  expect((await boxOf(name)).height).toBeLessThan(2 * 26); // one line, also beside a shop with a long name
  const chipIn = await boxOf(page.getByRole('button', { name: `Chip in: ${LONG_TITLE}` }));
  const alone = await boxOf(page.getByRole('button', { name: `Mark as Purchased: ${LONG_TITLE}` }));
  expect(Math.abs(chipIn.x - alone.x)).toBeLessThan(2);
  expect(chipIn.y + chipIn.height).toBeLessThanOrEqual(alone.y);
  const [cost, otherCost] = [await boxOf(page.getByText('€1,480.00')), await boxOf(page.getByText('€89.00'))];
  expect(Math.abs(cost.x + cost.width - (otherCost.x + otherCost.width))).toBeLessThan(4);
});

test('where gifts have pictures, one alone under its heading is a card as the others', async ({ aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida');
  const imageUrl = new URL('/icon-192.png', ida.page.url()).href;
  const kitchen = ['Bräter', 'Teller'].map((title) => ({ title, category: 'Küche', imageUrl }));
  const list = await ida.shareList('Hochzeit', [{ title: 'Lampe', category: 'Wohnen' }, ...kitchen]);
  await addPictured(ida, list.id, { title: 'Ring', category: 'Schmuck', side: 16 });
  const { page } = await aPerson({ viewport: DESKTOP });
  await openShared(page, list);
  const cardOf = (name: string) =>
    boxOf(page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) }));
  const [alone, one, other] = [await cardOf('Ring'), await cardOf('Bräter'), await cardOf('Teller')];
  expect(alone.x).toBe(one.x);
  expect(alone.width).toBe(other.width);
  const ring = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Ring' }) });
  const picture = ring.locator('img').first();
  const mat = await boxOf(picture);
  const words = await boxOf(ring.getByRole('heading', { name: 'Ring' }));
  expect(mat.y + mat.height).toBeLessThan(words.y);
  // As small as it is, it is shown no larger than that.
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(16);
  expect((await boxOf(picture)).width).toBeLessThanOrEqual(24); // with its mat
});

test('a list stands in rows until half of its open gifts have a picture, and so it does when the app comes and one is bought', async ({
  aPerson,
}) => {
  const ida = await (await aPerson()).signUp('Ida');
  const imageUrl = new URL('/icon-192.png', ida.page.url()).href;
  const list = await ida.shareList('Hochzeit', [{ title: LONG_TITLE, imageUrl }, 'Teller', 'Tasse']);
  const { page } = await aPerson({ viewport: PHONE });
  const gifts = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  const placesOf = () =>
    gifts.evaluateAll((rows) =>
      rows.map((row) => ({ y: row.getBoundingClientRect().y, height: row.getBoundingClientRect().height })),
    );
  await watchShifts(page);
  await page.goto(`./shared/${list.shareToken}`);
  await expect(page.locator('.drawn')).toHaveCount(1);
  await waitForFonts(page);
  const drawn = await placesOf();
  expect(drawn.length).toBe(3);
  await moveMouse(page);
  await waitForApp(page);

  expect(await placesOf()).toEqual(drawn);
  expect(await shiftOf(page)).toBeLessThan(0.02);
  for (const { height } of drawn) expect(height).toBeLessThan(125);
  expect((await boxOf(gifts.first().locator('img'))).width).toBeLessThan(60);

  await page.getByRole('button', { name: 'Mark as Purchased: Teller' }).click();
  await fillEmail(page, 'ann@example.test');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as Purchased' }).click();
  await expect(page.getByText('You’re giving this')).toBeVisible();
  await expect(gifts.first().locator('img')).toBeVisible(); // half of those that are open now, and yet nothing moves
  expect((await boxOf(gifts.first())).height).toBeCloseTo(drawn[0]?.height ?? 0, 0);

  await page.reload();
  await waitForApp(page);
  expect((await boxOf(gifts.first().locator('img'))).width).toBeGreaterThan(60);
});

test('the way to give to a fund is there from the first paint, and stays while the app comes', async ({ aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida');
  const list = await ida.shareList('Hochzeit', ['Lampe']);
  await ida.addItem(list.id, { title: 'Flitterwochen', isFund: true });
  const { page } = await aPerson({ viewport: PHONE });
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/GroupGift-*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  await watchShifts(page);
  const asked = page.waitForRequest('**/assets/GroupGift-*.js');
  await openDrawn(page, `./shared/${list.shareToken}`);
  await asked;
  await expect(page.locator('.drawn').getByRole('link', { name: 'Give to this fund: Flitterwochen' })).toBeVisible();

  release();

  await waitForApp(page);
  expect(await page.getByRole('button', { name: 'Give to this fund: Flitterwochen' }).count()).toBe(1);
  expect(await shiftOf(page)).toBeLessThan(0.02);
});

test('an idea that is given is no empty page, lies on no card of its own, and comes without a jump', async ({
  aPerson,
}) => {
  const ida = await (await aPerson()).signUp('Ida');
  const bob = await (await aPerson({ viewport: PHONE })).signUp('Bob');
  const list = await ida.shareList('Ida turns 7', ['Mug']);
  await giveIdea(bob, list.shareToken, 'Ein Baumhaus');
  const { page } = bob;
  await watchShifts(page);
  await page.goto('/gifts');
  await expect(page.getByRole('heading', { name: 'Ein Baumhaus' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Circles' })).toBeVisible();
  await expect(page.getByText('Nothing here yet')).toHaveCount(0);
  expect(await shiftOf(page)).toBeLessThan(0.02);
  expect(await cardsOnCards(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);

  await page.goto(`/shared/${list.shareToken}/besides`);
  await expect(page.getByRole('link', { name: 'Back to the list' })).toBeVisible();
  expect(await shiftOf(page)).toBeLessThan(0.02);
  expect(await cardsOnCards(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
});

test('secret ideas come late to a shared list, and notes of invitations to My Lists, without a jump', async ({
  aPerson,
}) => {
  const ida = await (await aPerson()).signUp('Ida');
  const bob = await (await aPerson({ viewport: DESKTOP })).signUp('Bob');
  const list = await ida.shareList('Ida turns 7', ['Mug']);
  await giveIdea(bob, list.shareToken, 'Ein Baumhaus');
  const { page } = await aPerson({ viewport: PHONE });
  const release = await holdBack(page, 'OffListGifts');
  await watchShifts(page);
  await openShared(page, list);
  await waitForApp(page);
  const suggest = page.getByRole('button', { name: 'Suggest a gift', includeHidden: true });
  await expect(suggest).toHaveCSS('visibility', 'hidden');
  await release();
  await expect(page.getByText('Ein Baumhaus')).toBeVisible();
  await expect(suggest).toBeVisible();
  expect(await shiftOf(page)).toBeLessThan(0.02);

  await bob.createList({ name: 'Books' });
  const invite =
    'mutation ($id: ID!, $email: String!) { inviteCollaborator(listId: $id, input: { email: $email }) { message } }';
  await ida.send(invite, { id: list.id, email: bob.email });
  const show = await holdBack(bob.page, 'InvitationsWaiting');
  await watchShifts(bob.page);
  const asked = bob.page.waitForRequest((request) => isOf(request, 'InvitationsWaiting'));
  const read = bob.page.waitForResponse((answer) => isOf(answer.request(), 'ListsScreen'));
  await bob.page.goto('/dashboard');
  await Promise.all([asked, read]);
  await show();
  await expect(bob.page.getByText('Someone has invited you to a list.')).toBeVisible();
  await expect(bob.page.getByRole('link', { name: 'Books', exact: true })).toBeVisible();
  expect(await shiftOf(bob.page)).toBeLessThan(0.02);
});

test('a long list with drafts opens at its beginning on a phone, and stays there while they come', async ({
  aPerson,
}) => {
  const ida = await (await aPerson({ viewport: PHONE })).signUp('Ida');
  const list = await ida.shareList('Everything');
  const draft = 'mutation ($id: ID!) { saveItemDraft(listId: $id, input: { title: "Fondue" }) { id } }';
  await ida.send(draft, { id: list.id });
  const suggest =
    'mutation ($token: String!, $input: NewSuggestionInput!) { suggestItem(token: $token, input: $input) }';
  await (await aPerson()).send(suggest, { token: list.shareToken, input: { title: 'Kite', name: 'Ann' } });
  await fillList(list.id);
  const { page } = ida;
  await watchShifts(page);
  const rest = page.waitForResponse((answer) => answer.request().postData()?.includes('ListItemsPage') ?? false);
  await page.goto(`/lists/${list.id}`);
  await rest;
  await expect(page.getByRole('heading', { name: 'Drafts 1' })).toBeVisible();
  await expect(page.getByRole('button', { name: '1 suggestion' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Thing 1', exact: true })).toBeInViewport();
  expect(await shiftOf(page)).toBeLessThan(0.05);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await cardsOnCards(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
});

test('an answer in the other direction has its line on the side where it begins', async ({ aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida');
  const list = await ida.shareList('Hochzeit');
  const { id } = await ida.addItem(list.id, 'Bräter');
  const guest = await aPerson({ viewport: PHONE, locale: 'ar' });
  const { page } = guest;
  const ask = 'mutation ($token: String!, $id: ID!) { askQuestion(token: $token, itemId: $id, text: "Farbe?") { id } }';
  const { askQuestion } = (await guest.send(ask, { token: list.shareToken, id })) as { askQuestion: { id: string } };
  const answer = 'mutation ($id: ID!) { answerQuestion(questionId: $id, text: "Kirschrot, bitte.") { id } }';
  await ida.send(answer, { id: askQuestion.id });
  await page.goto(`/shared/${list.shareToken}/items/${id}/ask`);
  await expect(page.getByText('Kirschrot, bitte.').locator('..')).toHaveCSS('border-right-width', '2px');
});

/** Keeps an operation from the server until what this gives is called. */
async function holdBack(page: Page, operation: string): Promise<() => Promise<void>> {
  const released = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (isOf(route.request(), operation)) await released.promise;
    await route.fallback();
  });
  return async () => released.resolve();
}

function isOf(request: Request, operation: string): boolean {
  return request.postData()?.includes(`"${operation}"`) ?? false;
}

async function addPictured(owner: Person, listId: string, { side, ...item }: Pictured): Promise<void> {
  const { id } = await owner.addItem(listId, item);
  const { page } = owner;
  await page.goto(`/lists/${listId}/items/${id}/edit`);
  const file = { name: 'a.png', mimeType: 'image/png', buffer: aPng(side, side, [176, 48, 92]) };
  await page.getByLabel('Picture', { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL(new RegExp(`/lists/${listId}$`));
}

interface Pictured {
  title: string;
  category: string;
  side: number;
}

/** By a shorter way than the front door, which takes no more than a plan has. */
async function fillList(listId: string): Promise<void> {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client.query(
    `insert into items (id, created_at, updated_at, title, description, notes, category, order_index, list_id)
     select gen_random_uuid(), now(), now(), 'Thing ' || n, '', '', 'Shelf ' || n % $3::int, n - 1, $1
     from generate_series(1, $2::int) n`,
    [listId, MANY, SHELVES],
  );
  await client.end();
}

async function giveIdea(giver: Person, token: string, what: string): Promise<void> {
  const add =
    'mutation ($token: String!, $input: NewOffListGiftInput!) { addOffListGift(token: $token, input: $input) { id } }';
  const { addOffListGift } = (await giver.send(add, { token, input: { what, isIdea: true } })) as {
    addOffListGift: { id: string };
  };
  const take =
    'mutation ($token: String!, $id: ID!) { takeOffListGift(token: $token, offListGiftId: $id, input: {}) { id } }';
  await giver.send(take, { token, id: addOffListGift.id });
}

async function boxOf(element: Locator) {
  await expect(element).toBeVisible();
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the page');
  return box;
}

/** Cards that lie on another card, by the beginning of their text. */
function cardsOnCards(page: Page): Promise<string[]> {
  return page
    .locator('main .shadow-card .shadow-card')
    .evaluateAll((cards) => cards.map(({ textContent }) => textContent.slice(0, 40)));
}

/** Controls lower than a thumb needs, but for links in a sentence, which have its height, and names that the whole row presses. */
function smallTargets(page: Page): Promise<string[]> {
  return page.locator('main :is(a, button, select, label:has(input))').evaluateAll((controls) =>
    controls
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect();
        const isWholeRow = getComputedStyle(control, '::after').position === 'absolute';
        return width > 4 && height > 0 && height < 43.5 && !isWholeRow && !control.closest('p, .sr-only');
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent),
  );
}
