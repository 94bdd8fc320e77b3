import type { Locator, Page } from '@playwright/test';
import {
  expect,
  fillEmail,
  moveMouse,
  onlyStartAppIfUsed,
  openShared,
  openView,
  type Person,
  test,
  waitForApp,
  waitForFonts,
} from './site/e2e-test.ts';
import { linkTo } from './site/outbox.ts';

test.describe('a gift', () => {
  test('disappears for the next guest when it is bought, and only the owner learns who bought it', async ({
    aPerson,
  }) => {
    const owner = await (await aPerson()).signUp('Ida');
    const list = await owner.shareList('Ida turns 7', ['Red bicycle', 'Mug']);
    const [ann, bob] = [await aGuestOf(list, await aPerson()), await aGuestOf(list, await aPerson())];
    await owner.page.goto(`/lists/${list.id}`);
    await expect(owner.page.getByText('Red bicycle')).toBeVisible();

    await buy(ann.page, 'Red bicycle', { email: 'ann@example.test' });

    await expect(bob.page.getByText('Just given', { exact: true })).toBeVisible();
    await expect(card(bob.page, 'Red bicycle')).toHaveCount(0);
    await expect(card(bob.page, 'Mug')).toBeVisible();
    await expect(bob.page.getByText('ann@example.test')).toHaveCount(0);
    await owner.page.goto(`/lists/${list.id}`);
    await openView(owner.page);
    await owner.page.getByRole('checkbox', { name: 'Show purchased' }).check();
    const purchases = owner.page.getByRole('list', { name: 'Purchases of Red bicycle' });
    await expect(purchases.getByText('ann@example.test')).toBeVisible();
  });

  test('is bought in a sheet whose buttons run over one line each, also on a desk', async ({ aPerson }) => {
    const owner = await (await aPerson()).signUp('Ida');
    const list = await owner.shareList('Ida turns 7', ['Red bicycle']);
    const ann = await aPerson();
    await aGuestOf(list, ann);

    await card(ann.page, 'Red bicycle')
      .getByRole('button', { name: /^Mark as Purchased/ })
      .click();

    const sheet = ann.page.getByRole('dialog', { name: 'Mark as Purchased' });
    for (const name of [/^Cancel$/, /^Hold it for me until /, /^Mark as Purchased$/]) {
      const box = await sheet.getByRole('button', { name }).boundingBox();
      expect(box?.height, `${name}`).toBeLessThan(50);
    }
  });

  test('of which three are wanted counts down on every screen', async ({ aPerson }) => {
    const owner = await (await aPerson()).signUp('Ida');
    const list = await owner.shareList('Ida turns 7', [{ title: 'Mug', quantityDesired: 3 }]);
    const [ann, bob] = [await aGuestOf(list, await aPerson()), await aGuestOf(list, await aPerson())];
    await card(bob.page, 'Mug').getByRole('button', { name: 'Mark as Purchased' }).click();
    await expect(bob.page.getByLabel('Quantity').getByRole('option')).toHaveCount(3);
    await bob.page.getByLabel('Quantity').selectOption('3');

    await buy(ann.page, 'Mug', { email: 'ann@example.test', quantity: '1' });

    await expect(card(ann.page, 'Mug').getByText('2 of 3 still wanted')).toBeVisible();
    await expect(card(ann.page, 'Mug')).toContainText('Receipt sent to ann@example.test');
    await expect(card(ann.page, 'Mug').getByRole('button', { name: 'Buy More' })).toBeVisible();
    await expect(bob.page.getByLabel('Quantity').getByRole('option')).toHaveCount(2);
    await expect(bob.page.getByLabel('Quantity')).toHaveValue('2');
    await expect(bob.page.getByText('Someone was faster: 2 still wanted.')).toBeVisible();
  });

  test('that is taken closes the dialog of the slower buyer', async ({ aPerson }) => {
    const owner = await (await aPerson()).signUp('Ida');
    const list = await owner.shareList('Ida turns 7', ['Red bicycle']);
    const [ann, bob] = [await aGuestOf(list, await aPerson()), await aGuestOf(list, await aPerson())];
    await card(bob.page, 'Red bicycle').getByRole('button', { name: 'Mark as Purchased' }).click();
    await bob.page.getByLabel('Email').fill('bob@example.test');

    await buy(ann.page, 'Red bicycle', { email: 'ann@example.test' });

    await expect(bob.page.getByText('Someone was faster: it’s given already.')).toBeVisible();
    await expect(bob.page.getByRole('dialog')).toHaveCount(0);
    await expect(bob.page.getByRole('heading', { name: 'Nothing wanted right now' })).toBeFocused();
  });

  test('that two guests buy in the same moment goes to one of them', async ({ aPerson }) => {
    const owner = await (await aPerson()).signUp('Ida');
    const list = await owner.shareList('Ida turns 7', ['Red bicycle']);
    const guests = [await aGuestOf(list, await aPerson()), await aGuestOf(list, await aPerson())];
    const arrived = guests.map(({ page }) => holdPurchase(page));
    for (const [index, { page }] of guests.entries()) {
      await card(page, 'Red bicycle').getByRole('button', { name: 'Mark as Purchased' }).click();
      await page.getByLabel('Email').fill(`guest-${index}@example.test`);
      await page.getByRole('button', { name: /^Mark .*as Purchased$/ }).click();
    }

    const released = await Promise.all(arrived.map((held) => held));
    await Promise.all(released.map((release) => release()));

    const outcomes = guests.map(({ page }) =>
      page
        .getByText('You’re giving this')
        .or(page.getByText('Someone was faster: it’s given already.'))
        .first()
        .textContent(),
    );
    expect((await Promise.all(outcomes)).sort()).toEqual([
      'Someone was faster: it’s given already.',
      'You’re giving this',
    ]);
  });
});

test.describe('a purchase', () => {
  test('is taken back on the page, also after a reload', async ({ aPerson }) => {
    const owner = await (await aPerson()).signUp('Ida');
    const list = await owner.shareList('Ida turns 7', ['Red bicycle']);
    const [ann, bob] = [await aGuestOf(list, await aPerson()), await aGuestOf(list, await aPerson())];
    await buy(ann.page, 'Red bicycle', { email: 'ann@example.test' });
    await expect(card(bob.page, 'Red bicycle')).toHaveCount(0);
    await ann.page.reload();

    await ann.page.getByRole('button', { name: 'Undo: Red bicycle' }).click();

    await expect(card(ann.page, 'Red bicycle')).toBeVisible();
    await expect(card(bob.page, 'Red bicycle')).toBeVisible();
    await expect(ann.page.getByRole('link', { name: 'Back on the list: Red bicycle' })).toBeFocused();
    await expect.poll(() => ann.page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("is taken back by the receipt's link, which asks first and works once", async ({ aPerson }) => {
    const owner = await (await aPerson()).signUp('Ida');
    const list = await owner.shareList('Ida turns 7', ['Red bicycle']);
    const ann = await aGuestOf(list, await aPerson());
    const email = `${crypto.randomUUID()}@example.test`;
    await buy(ann.page, 'Red bicycle', { email });
    const link = await linkTo(ann.page.request, email, /purchased/, /undo=/);
    const elsewhere = await aPerson();

    await elsewhere.page.goto(link);
    const question = elsewhere.page.getByRole('alertdialog', { name: 'Undo this purchase?' });
    await expect(question).toContainText('“Red bicycle” will be shown as still wanted');
    await expect(elsewhere.page).toHaveURL(`/shared/${list.shareToken}`); // which may be shared, or seen in the history
    await elsewhere.page.reload();
    await expect(question).toBeVisible();
    await expect(card(ann.page, 'Red bicycle').getByText('You’re giving this')).toBeVisible(); // opening it alone changes nothing
    await elsewhere.page.getByRole('button', { name: 'Undo Purchase' }).click();

    await expect(card(ann.page, 'Red bicycle').getByRole('button', { name: 'Mark as Purchased' })).toBeVisible();
    await expect(card(ann.page, 'Red bicycle').getByText('You’re giving this')).toHaveCount(0);
    await expect(card(ann.page, 'Red bicycle')).toContainText('Your purchase was undone: this is back on the list.');
    await expect(card(elsewhere.page, 'Red bicycle')).toBeVisible();
    await expect(elsewhere.page).toHaveURL(`/shared/${list.shareToken}`);
    await elsewhere.page.goto(link);
    await expect(elsewhere.page.getByText('This purchase was already undone.')).toBeVisible();
    await expect(elsewhere.page.getByRole('alertdialog')).toHaveCount(0);
    await elsewhere.page.getByRole('button', { name: 'OK' }).click();

    await buy(elsewhere.page, 'Red bicycle', { email: 'bob@example.test' }); // and with that it is off the list
    const ended = ann.page.getByText('Off the list now: no need to give it.');
    await onlyStartAppIfUsed(ann.page);
    await ann.page.reload();
    await expect(ended).toBeVisible();
    await expect(ann.page.getByRole('button', { name: 'Undo: Red bicycle' })).toHaveCount(0);
    await ann.page.getByRole('button', { name: 'Forget: Red bicycle' }).click();
    await expect(ended).toHaveCount(0);
  });
});

test('a gift that its owner takes off the list says so where it stood, and a list that is deleted says what was bought from it', async ({
  aPerson,
}) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await owner.shareList('Ida turns 7', ['Mug']);
  const bicycle = await owner.addItem(list.id, { title: 'Red bicycle', quantityDesired: 2 });
  const { page } = await aGuestOf(list, await aPerson());
  await buy(page, 'Red bicycle', { email: 'ann@example.test', quantity: '2' });
  await buy(page, 'Mug', { email: 'ann@example.test' });

  const word = 'Ida took this off the list. No need to give it, unless it comes back.';
  const archive = (isArchived: boolean) =>
    owner.send(
      'mutation ($id: ID!, $isArchived: Boolean!) { setItemArchived(itemId: $id, isArchived: $isArchived) { id } }',
      {
        id: bicycle.id,
        isArchived,
      },
    );
  await archive(true);
  await expect(card(page, 'Red bicycle')).toContainText(word);
  await expect(card(page, 'Red bicycle')).not.toContainText('given');
  await archive(false);
  await expect(card(page, 'Red bicycle').getByText('You’re giving 2')).toBeVisible();
  await expect(card(page, 'Red bicycle')).not.toContainText(word);

  await owner.deleteItem(bicycle.id);
  await expect(card(page, 'Red bicycle')).toContainText(word);
  await expect(card(page, 'Red bicycle').getByRole('button')).toHaveCount(0);
  await expect(card(page, 'Mug').getByText('You’re giving this')).toBeVisible();

  await owner.deleteList(list.id);
  await expect(page.getByRole('heading', { name: 'List Not Found' })).toBeVisible();
  await expect(page.getByText('You bought from it: Mug')).toBeVisible();
});

test('a purchase that the owner takes back is said on its card, also after a reload, until it is bought again', async ({
  aPerson,
}) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await owner.shareList('Ida turns 7', [{ title: 'Mug', quantityDesired: 6 }]);
  const { page } = await aGuestOf(list, await aPerson());
  const mug = card(page, 'Mug');
  await buy(page, 'Mug', { email: 'ann@example.test', quantity: '2' });
  await expect(mug.getByText('You’re giving 2')).toBeVisible();
  await owner.page.goto(`/lists/${list.id}`);
  await owner.page.getByRole('button', { name: 'Undo the purchase of Mug' }).click();
  await owner.page.getByRole('button', { name: 'Undo Purchase' }).click();

  const news = mug.getByText('Ida put this back on the list.');
  await expect(news).toBeVisible();
  await expect(mug.getByText('6 wanted', { exact: true })).toBeVisible();
  await expect(mug.getByText('You’re giving 2')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo: Mug' })).toHaveCount(0);
  await page.reload();
  await moveMouse(page);
  await expect(news).toBeVisible();
  await expect(page.getByText('Yours on this list')).toHaveCount(0);

  await buy(page, 'Mug', { email: 'ann@example.test', quantity: '1' });
  await expect(news).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo: Mug' }).click();
  await expect(mug.getByText('6 wanted', { exact: true })).toBeVisible();
  await expect(news).toHaveCount(0);
});

test.describe('an open page', () => {
  test('turns into "Private List" when the owner closes the list', async ({ aPerson }) => {
    const owner = await (await aPerson()).signUp('Ida');
    const list = await owner.shareList('Ida turns 7', ['Mug', 'Kite', 'Red bicycle', 'Rain boots']);
    const ann = await aGuestOf(list, await aPerson({ viewport: { width: 360, height: 640 } }));
    await card(ann.page, 'Rain boots').getByRole('button', { name: 'Mark as Purchased' }).scrollIntoViewIfNeeded();

    await owner.changeList(list.id, { privacy: 'PRIVATE' });

    await expect(ann.page.getByRole('heading', { name: 'Private List' })).toBeInViewport(); // however far down they were
    await expect(ann.page.getByText('Mug')).toHaveCount(0);
    await ann.page.locator('main').getByRole('link', { name: 'Sign In' }).click();
    await ann.page.getByLabel('Email').fill(owner.email);
    await ann.page.getByLabel('Password', { exact: true }).fill(owner.password);
    await ann.page.locator('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(ann.page).toHaveURL(`/shared/${list.shareToken}`); // and its owner, signed in, sees it there
    await expect(card(ann.page, 'Mug')).toBeVisible();
  });

  test('turns into "List Not Found" when the list is deleted', async ({ aPerson }) => {
    const owner = await (await aPerson()).signUp('Ida');
    const list = await owner.shareList('Ida turns 7', ['Mug']);
    const ann = await aGuestOf(list, await aPerson());

    await owner.deleteList(list.id);

    await expect(ann.page.getByRole('heading', { name: 'List Not Found' })).toBeVisible();
    await expect(ann.page.locator('main').getByRole('link', { name: 'Return to Home' })).toBeVisible();
  });

  test('follows what the owner adds, and catches up after being offline', async ({ aPerson }) => {
    const owner = await (await aPerson()).signUp('Ida');
    const list = await owner.shareList('Ida turns 7', ['Mug']);
    const ann = await aGuestOf(list, await aPerson());
    await owner.addItem(list.id, 'Kite');
    await expect(card(ann.page, 'Kite')).toBeVisible();

    await ann.page.context().setOffline(true);
    await expect(ann.page.getByText('You’re offline', { exact: true })).toBeVisible();
    await owner.addItem(list.id, 'Rain boots');
    await ann.page.context().setOffline(false);

    await expect(card(ann.page, 'Rain boots')).toBeVisible();
    await expect(ann.page.getByText('You’re offline', { exact: true })).toHaveCount(0);
  });
});

test("one of two gifts is taken back by the receipt's link", async ({ aPerson }) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await owner.shareList('Ida turns 7', []);
  const mugs = await owner.addItem(list.id, { title: 'Mug', quantityDesired: 2 });
  const guest = await aPerson();
  const email = `${crypto.randomUUID()}@example.test`;
  await guest.buy(list.shareToken, mugs.id, { email, quantity: 2 });

  await guest.page.goto(await linkTo(guest.page.request, email, /purchased/, /undo=/));
  await guest.page.getByLabel('How many?').selectOption('1');
  await guest.page.getByRole('button', { name: 'Undo 1 of 2' }).click();

  await expect(card(guest.page, 'Mug')).toContainText('1 of 2 still wanted');
});

test('a person who is to be surprised sees nothing of a purchase, even on the page for guests', async ({ aPerson }) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await owner.shareList({ name: 'Ida turns 7', purchaseVisibility: 'SURPRISE', eventDate: '2999-12-24' }, [
    'Red bicycle',
    'Mug',
  ]);
  const ann = await aGuestOf(list, await aPerson());
  await owner.page.goto(`/shared/${list.shareToken}`);
  await expect(owner.page.getByText('For you, it’s kept a surprise')).toBeVisible();
  const before = await textOfGifts(owner.page);

  await buy(ann.page, 'Red bicycle', { email: 'ann@example.test' });
  await owner.addItem(list.id, 'Kite'); // its arrival says that the purchase, which came before, would have been here by now
  await expect(card(owner.page, 'Kite')).toBeVisible();

  await expect(card(owner.page, 'Red bicycle')).toBeVisible();
  await expect(owner.page.getByRole('button', { name: 'Mark as Purchased' })).toHaveCount(0);
  await owner.page.reload();
  await expect(card(owner.page, 'Kite')).toBeVisible();
  const after = await textOfGifts(owner.page);
  expect(after.slice(0, before.length).replace('3 gifts', '2 gifts')).toBe(before);
});

/** Everything on the page of a shared list, down to its last gift. */
async function textOfGifts(page: Page): Promise<string> {
  const text = await page.locator('main').innerText();
  return text.slice(0, text.indexOf('Create Your Own List')).trimEnd();
}

test('on a shopping list what is bought stays, and settles at the end', async ({ aPerson }) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await owner.shareList({ name: 'Saturday', listType: 'SHOPPING' }, ['Milk', 'Bread']);
  const ann = await aGuestOf(list, await aPerson());

  await buy(ann.page, 'Milk', { email: 'ann@example.test' });

  await expect(card(ann.page, 'Milk').getByText('Purchased 1 / 1')).toBeVisible();
  await expect(ann.page.getByRole('listitem').filter({ hasText: /Purchased \d/ })).toContainText(['Bread', 'Milk']);
  await expect(card(ann.page, 'Milk').getByRole('button', { name: 'Mark as Purchased' })).toHaveCount(0);
});

async function aGuestOf(list: { shareToken: string }, guest: Person): Promise<Person> {
  const live = guest.page.waitForEvent('websocket');
  await openShared(guest.page, list);
  await expect(guest.page.getByRole('heading', { level: 1 })).toBeVisible();
  await live;
  return guest;
}

function card(page: Page, title: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
}

async function buy(page: Page, title: string, { email, quantity }: { email: string; quantity?: string }) {
  await card(page, title)
    .getByRole('button', { name: /Mark as Purchased|Buy More/ })
    .click();
  if (quantity) await page.getByLabel('Quantity').selectOption(quantity);
  await fillEmail(page, email);
  await page.getByRole('button', { name: /^Mark .*as Purchased$/ }).click();
  await expect(card(page, title).getByText(/^You(’re giving| bought)/)).toBeVisible();
}

/** Resolves when the page has sent its purchase, to a function that lets it through. */
function holdPurchase(page: Page): Promise<() => Promise<void>> {
  return new Promise((resolve) => {
    void page.route('/graphql', async (route) => {
      if (route.request().postData()?.includes('PurchaseSharedItem')) resolve(() => route.continue());
      else await route.continue();
    });
  });
}

test('on a small phone the first gift and its button are on the first screen, however much the list says of itself', async ({
  aPerson,
}) => {
  const owner = await (await aPerson()).signUp('Clara Whitcombe');
  const categories = ['Out and about', 'Nursery', 'Books'];
  const list = await owner.shareList(
    {
      name: 'Clara & Tom’s little one',
      purchaseVisibility: 'SURPRISE',
      eventType: 'Baby shower',
      eventDate: '2999-06-19',
      description: 'We are expecting a little one, and our flat is tiny: bring nothing, or one of these. '.repeat(5),
    },
    Array.from({ length: 9 }, (_, place) => ({
      title: `Hand-woven picnic blanket, wool, with a waterproof underside ${place}`,
      category: categories[place % 3],
      unitPrice: { currency: 'GBP', amountMinor: 9500 },
      primaryUrl: 'https://shop.example/blanket',
    })),
  );
  const { page } = await aPerson({ viewport: { width: 360, height: 740 } });

  await openShared(page, list);

  await expect(page.locator('.drawn')).toHaveCount(0);
  await expect(page.getByText(/won’t see any of this/)).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('9 gifts still wanted')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Mark as Purchased' }).first()).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('button', { name: 'Mark as Purchased' }).first()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 360, height: 740 });

  const description = page.getByText(/^We are expecting/);
  const heightBefore = (await description.boundingBox())?.height ?? 0;
  await page.getByRole('button', { name: /^More about Clara/ }).click();
  await expect.poll(async () => (await description.boundingBox())?.height).toBeGreaterThan(3 * heightBefore);
});

test('on a small phone the first screen has whole gifts that one can give, with their buttons, before the app and with it, and what somebody holds stands last', async ({
  aPerson,
}) => {
  const people = 'Hannelore Schwarzenbach-Wölflingsdorfer & Väinö Hyvärinen-Koskenniemi';
  const owner = await (await aPerson()).signUp(people);
  const list = await owner.shareList({
    name: 'Hochzeit Schwarzenbach-Wölflingsdorfer & Hyvärinen',
    listType: 'REGISTRY',
    eventType: 'Wedding',
    eventDate: '2999-05-22',
    description: 'Wir freuen uns auf euch alle! Bitte keine Blumen. / Tervetuloa juhlimaan kanssamme Kuusamoon.',
  });
  const held = 'KitchenAid Artisan Küchenmaschine 4,8 L, Farbe „Liebesapfelrot“ mit Doppelwandschüssel';
  const titles = [
    held,
    'Käsefondue-Set für acht Personen mit Rechaud, emailliert',
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft-Gedenkteller',
    'Sauna-Aufgusskelle (Koivupuinen löylykauha ja kiulu)',
    'Raclettegrill',
  ];
  const unitPrice = { currency: 'EUR', amountMinor: 64_900 };
  const items = [];
  for (const title of titles) items.push(await owner.addItem(list.id, { title, unitPrice }));
  const input = { email: 'kiki@example.test' };
  await owner.send(
    'mutation ($token: String!, $itemId: ID!, $input: NewPurchaseInput!) { reserveSharedItem(token: $token, itemId: $itemId, input: $input) { remaining } }',
    { token: list.shareToken, itemId: items[0]?.id, input },
  );

  for (const locale of ['en', 'de', 'ar']) {
    const { page } = await aPerson({ viewport: { width: 360, height: 740 }, locale });
    await onlyStartAppIfUsed(page);
    await page.goto(`./shared/${list.shareToken}`);
    await waitForFonts(page);
    const drawn = await boxesOf(page);
    await moveMouse(page);
    await waitForApp(page);

    expect(await boxesOf(page), locale).toEqual(drawn);
    expect(drawn.rows.length, locale).toBe(titles.length);
    expect(drawn.rows.at(-1)?.title?.replace('\u00a0', ' '), locale).toBe(held); // a measure stays on one line
    expect(drawn.rows.at(-1)?.height, locale).toBeLessThan(64);
    const whole = drawn.rows.filter(({ bottom, hasButton }) => bottom <= 740 && hasButton);
    expect(whole.length, locale).toBeGreaterThanOrEqual(2);
    expect(drawn.coverHeight, locale).toBeLessThan(300);
  }

  const { page } = await aPerson({ viewport: { width: 360, height: 740 } });
  await openShared(page, list);
  await expect(page.getByText('1 held')).toBeVisible();
  await expect(page.locator('main header')).toContainText('by Hannelore & Väinö');
  await expect(page.getByText(people)).toBeVisible(); // below everything
});

/** In places and sizes. */
function boxesOf(page: Page) {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll('main li[id^="gift"]')].map((row) => {
      const { y, height, bottom } = row.getBoundingClientRect();
      const title = row.querySelector('h3')?.textContent?.replaceAll('\u00ad', '');
      return { title, y, height, bottom, hasButton: row.querySelector('button') !== null };
    });
    return { rows, coverHeight: document.querySelector('main header')?.getBoundingClientRect().height ?? 0 };
  });
}
