import type { Locator } from '@playwright/test';
import { chooseInMenu, expect, openView, test } from './site/e2e-test.ts';
import { shiftOf, watchShifts } from './site/shifts.ts';

const PHONE = { viewport: { width: 390, height: 844 } };

test('the owner sees at a glance what is taken, remembers a thank you, and is asked before a gift goes back', async ({
  aPerson,
}) => {
  const ida = await (await aPerson(PHONE)).signUp('Ida');
  const guest = await aPerson();
  const list = await ida.shareList({ name: 'Ida turns 7', description: 'Anything red.' }, [
    { title: 'Kite', unitPrice: { currency: 'USD', amountMinor: 2050 }, quantityDesired: 2 },
    'Mug',
  ]);
  const { id } = await ida.addItem(list.id, {
    title: 'Red bicycle',
    unitPrice: { currency: 'USD', amountMinor: 12_000 },
  });
  await guest.buy(list.shareToken, id, { email: 'ann@example.test' });
  const { page } = ida;
  await page.goto(`/lists/${list.id}`);
  await expect(page.getByText('1 of 3 taken')).toBeVisible();
  await expect(page.getByText('$41 still wanted').filter({ visible: true })).toHaveCount(1);
  const latest = page.getByText('ann@example.test bought “Red bicycle”, just now');
  await expect(latest).toBeHidden(); // a phone's summary is short: the bell tells it
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(latest).toBeVisible();
  await page.setViewportSize(PHONE.viewport);
  await expect(page.getByRole('article').filter({ hasText: 'Kite' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name: 'Red bicycle' })).toHaveCount(0);
  await page.getByLabel('Paste a link or type a name').fill('Skates'); // behind what is there already
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Skates' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('1 of 4 taken')).toBeVisible();

  await expect(page.getByRole('link', { name: '1 to thank' })).toBeVisible();
  await page.getByRole('button', { name: '1 of 4 taken' }).click();
  const thanked = page.getByRole('button', { name: 'Thanked ann@example.test for Red bicycle' });
  await expect(page.getByRole('link', { name: 'ann@example.test' })).toHaveAttribute(
    'href',
    'mailto:ann@example.test?subject=Red%20bicycle',
  );
  await thanked.press('Enter');
  await expect(thanked).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('link', { name: '1 to thank' })).toHaveCount(0);
  await page.reload();
  await expect(thanked).toHaveAttribute('aria-pressed', 'true');

  const takeBack = async () => {
    await page.getByRole('button', { name: 'Actions for Red bicycle' }).click();
    await page.getByRole('menuitem', { name: 'Undo the purchase' }).click();
  };
  await takeBack();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('So that nobody buys it twice, ann@example.test hears about it by email');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('1 of 4 taken')).toBeVisible();
  await takeBack();
  await question.getByRole('button', { name: 'Undo Purchase' }).click();
  await expect(page.getByText('0 of 4 taken')).toBeVisible();
  await expect(page.getByText('$161 still wanted').filter({ visible: true })).toHaveCount(1);
});

test('an item is marked as purchased from its menu, and on the free plan the figures take no room', async ({
  aPerson,
}) => {
  const ida = await (await aPerson()).signUp('Ida');
  const list = await ida.shareList('Ida turns 7', [{ title: 'Kite', quantityDesired: 3 }]);
  const { page } = ida;
  await page.goto(`/lists/${list.id}`);
  await expect(page.getByLabel('Paste a link or type a name')).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'Add a date' }).click();
  await expect(page.getByLabel('Event date')).toBeFocused();
  await page.goBack();
  await page.getByRole('button', { name: 'Actions for Kite' }).click();
  await page.getByRole('menuitem', { name: 'Mark as Purchased' }).click();
  await page.getByLabel('How many? 3 still needed').selectOption('2');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark 2 as Purchased' }).click();
  await expect(page.getByRole('article')).toContainText('2 of 3 taken');

  await expect(page.getByRole('tab')).toHaveCount(0);
  await chooseInMenu(page, 'Analytics');
  await expect(page.getByRole('heading', { name: 'Analytics' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('on a phone an empty list tells of pasting and has no view, and while items are selected only its name stays above', async ({
  aPerson,
}) => {
  const ida = await (await aPerson(PHONE)).signUp('Ida');
  const list = await ida.shareList({ name: 'Ida turns 7', description: 'Anything red.' });
  const { page } = ida;
  await page.goto(`/lists/${list.id}`);
  await page.getByRole('button', { name: 'Paste all of it' }).click();
  await page.getByLabel('Your list').fill('Kite string\nPaint');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('link', { name: 'Add Item' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'View and search' })).toHaveCount(0);
  await ida.addItem(list.id, 'Kite'); // seen without a reload
  await expect(page.getByRole('button', { name: 'View and search' })).toBeVisible();

  await chooseInMenu(page, 'Select items');
  await expect(page.getByRole('checkbox', { name: 'Select all 1' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Ida turns 7' })).toBeVisible();
  await expect(page.getByText('Anything red.')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Anything red.')).toBeVisible();
});

test('the menu of an item opens where its entries are in sight, and over nothing of the header', async ({
  aPerson,
}) => {
  const ida = await (await aPerson(PHONE)).signUp('Ida');
  const gifts = ['Lamp', 'Plates', 'Kite'].map((title) => ({ title, primaryUrl: 'https://shop.example/p' }));
  const list = await ida.shareList({ name: 'Ida turns 7', purchaseVisibility: 'SURPRISE' }, gifts);
  const { page } = ida;
  await page.goto(`/lists/${list.id}`);
  const header = await page.getByRole('banner').boundingBox();

  await page.getByRole('button', { name: 'Actions for Lamp' }).click();
  await expect(page.getByRole('menuitem', { name: 'View Item' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');

  const top = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 120));
  const before = await top();
  expect(before).toBeGreaterThan(0);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.keyboard.press('Escape'); // which gives the focus back to what is always in sight
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeFocused();
  expect(await top()).toBe(before);

  await page.getByRole('button', { name: 'Actions for Plates' }).click(); // with more entries, which may have to be scrolled
  const entries = page.getByRole('menuitem');
  await expect(entries.first()).toBeInViewport({ ratio: 1 });
  const topOfMenu = async () => (await page.getByRole('menu').boundingBox())?.y;
  await expect.poll(topOfMenu).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeInViewport({ ratio: 1 });
});

test('on a phone the first gift of a list with a long name, a description and a day begins in the upper half', async ({
  aPerson,
}) => {
  const ida = await (await aPerson(PHONE)).signUp('Ida');
  const list = await ida.shareList(
    {
      name: 'Hochzeit Schwarzenbach-Wölflingsdorfer & Hyvärinen',
      listType: 'REGISTRY',
      eventType: 'Wedding',
      eventDate: '2999-05-22',
      description: 'We are looking forward to seeing all of you! Please don’t bring flowers, it is a long way home.',
    },
    [{ title: 'Kite', unitPrice: { currency: 'USD', amountMinor: 2050 } }, 'Mug'],
  );
  const { page } = ida;
  await page.goto(`/lists/${list.id}`);
  await expect(page.getByText('0 of 2 taken')).toBeVisible();
  await expect(page.getByRole('button', { name: /^More about/ })).toBeVisible();
  await expect.poll(async () => (await page.getByRole('article').first().boundingBox())?.y).toBeLessThan(420);
});

test('of a registry with a long name the first gift is high on the smallest phone and a laptop, and its words end lines with a hyphen', async ({
  aPerson,
}) => {
  const ida = await (await aPerson({ viewport: { width: 360, height: 740 } })).signUp('Ida');
  const guest = await aPerson();
  const list = await ida.shareList(
    {
      name: 'Hochzeit Thảo & Anneliese Rosenthal-Brückner',
      listType: 'REGISTRY',
      eventType: 'Wedding',
      eventDate: '2999-06-12',
      description: 'Wir ziehen zusammen und freuen uns über alles, was unser Zuhause wärmer macht.\nBis bald!',
    },
    Array.from({ length: 24 }, (_, place) => ({
      title: `Geschirrspülmaschinenreinigungstabletten ${place}`,
      category: ['Küche & Esszimmer', 'Schlafzimmer', 'Badezimmer'][place % 3],
      unitPrice: { currency: 'EUR', amountMinor: 92_511 },
    })),
  );
  const { id } = await ida.addItem(list.id, 'Mug');
  await guest.buy(list.shareToken, id, { email: 'ann@example.test' });
  const { page } = ida;
  await page.goto(`/lists/${list.id}`);
  await expect(page.getByRole('link', { name: '1 to thank' })).toBeVisible();
  const first = page.getByRole('article').first();
  const topOfFirst = async () => (await first.boundingBox())?.y;
  await expect.poll(topOfFirst).toBeLessThan(300); // a longer list has a line of categories above it
  await expect(first.getByRole('heading')).toContainText('\u00ad'); // where the long word ends a line, it has a hyphen

  await expect(page.getByText('Bis bald!')).toBeHidden();
  await page.getByRole('button', { name: /^More about/ }).click();
  await expect(page.getByText('Bis bald!')).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expect.poll(topOfFirst).toBeLessThan(420);
  await expect(page.getByRole('tab')).toHaveCount(0);
});

test('buyers stand below each other in columns, and taking back waits beside a name until it is pointed at', async ({
  aPerson,
}) => {
  const ida = await (await aPerson({ viewport: { width: 1280, height: 800 } })).signUp('Ida');
  const guest = await aPerson();
  const list = await ida.shareList('Ida turns 7');
  const { id } = await ida.addItem(list.id, { title: 'Rice cooker', quantityDesired: 6 });
  for (const name of ['Bea', 'Tante Gerda-Luise'])
    await guest.buy(list.shareToken, id, { name, email: 'a@example.test' });
  await ida.page.goto(`/lists/${list.id}`);
  const [first, second] = ['Bea', 'Tante Gerda-Luise'].map((name) =>
    ida.page.getByRole('list', { name: 'Purchases of Rice cooker' }).getByRole('listitem').filter({ hasText: name }),
  );
  if (!first || !second) throw new Error('two have bought');
  const undo = second.getByRole('button', { name: 'Undo the purchase of Rice cooker' });
  await expect(undo).toHaveCSS('opacity', '0');

  await second.hover();

  await expect(undo).toHaveCSS('opacity', '1');
  await undo.focus();
  await ida.page.mouse.move(2, 2);
  await expect(undo).toBeFocused();
  const edge = async (row: typeof first) => (await row.getByRole('button', { name: /^Thanked/ }).boundingBox())?.x;
  expect(await edge(second)).toBe(await edge(first));
});

test('on a laptop eight gifts stand on the first screen, from its upper half', async ({ aPerson }) => {
  const ida = await (await aPerson({ viewport: { width: 1280, height: 800 } })).signUp('Ida');
  const list = await ida.shareList(
    { name: 'Ida turns 7', eventType: 'Birthday', eventDate: '2999-12-20', purchaseVisibility: 'SURPRISE' },
    ['Lamp', 'Plates', 'Kite', 'Mug', 'Teapot', 'Scarf', 'Globe', 'Drum', 'Puzzle'],
  );
  const { page } = ida;
  await page.goto(`/lists/${list.id}`);
  await expect(page.getByRole('article').nth(7)).toBeInViewport({ ratio: 1 });
  const edges = async (name: string) => page.getByRole('button', { name }).boundingBox();
  await expect(async () => {
    const [gift, views] = [await page.getByRole('article').first().boundingBox(), await edges('View')];
    const panel = await page.getByRole('region', { name: /^Gifts/ }).boundingBox();
    expect(gift?.y).toBeLessThan(350);
    expect((views?.x ?? 0) + (views?.width ?? 0)).toBeCloseTo((panel?.x ?? 0) + (panel?.width ?? 0), 0);
  }).toPass();

  const row = page.getByRole('article').filter({ hasText: 'Lamp' });
  const actions = page.getByRole('button', { name: 'Actions for Lamp' });
  await expect(row.getByRole('button')).not.toHaveCount(0);
  const middleOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0) / 2;
  };
  const isInMiddle = async () => Math.abs((await middleOf(actions)) - (await middleOf(row))) <= 1; // the row has a line below it
  await expect.poll(isInMiddle).toBe(true);

  await openView(page);
  await page.getByRole('button', { name: 'Grid view' }).click();
  await page.keyboard.press('Escape');
  await row.click({ position: { x: 60, y: 60 } }); // on what stands for its picture
  await expect(page).toHaveURL(new RegExp(`/lists/${list.id}/items/[^/]+/edit$`));
});

test('on a phone the field stays at the foot of a long list, shows what was added where it landed, and asks before a name comes twice', async ({
  aPerson,
}) => {
  const ida = await (await aPerson(PHONE)).signUp('Ida');
  const gifts = [
    'Lamp',
    'Plates',
    'Kite',
    'Mug',
    'Teapot',
    'Scarf',
    'Globe',
    'Drum',
    'Puzzle',
    'Chess',
    'Ball',
    'Book',
  ];
  const list = await ida.shareList('Ida turns 7', [
    ...gifts.map((title, place) => ({ title, category: place % 2 ? 'Indoors' : 'Outdoors' })),
    'Anything red',
  ]);
  const { page } = ida;
  await page.goto(`/lists/${list.id}`);
  const field = page.getByLabel('Paste a link or type a name');
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name: 'Outdoors' })).toBeInViewport({ ratio: 1 });

  await field.fill('Skates');
  await page.keyboard.press('Enter');
  const landed = page.getByRole('article').filter({ hasText: 'Skates' });
  await expect(landed).toBeInViewport({ ratio: 1 });
  await expect(field).toBeFocused();
  const isAboveDock = async () => {
    const [row, dock] = [await landed.boundingBox(), await field.boundingBox()];
    return row !== null && dock !== null && row.y + row.height <= dock.y;
  };
  await expect.poll(isAboveDock).toBe(true); // the page may still be scrolling

  await field.fill('skates');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Skates is on the list already.')).toBeVisible();
  await page.getByRole('button', { name: 'Make it 2' }).click();
  await expect(landed).toContainText('Wanted 2');
});

test('the menu opens what it says, and collaborators stand beside Share where there is room', async ({ aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida');
  const list = await ida.shareList('Ida turns 7', ['Lamp']);
  const { page } = ida;
  await page.goto(`/lists/${list.id}`);
  await chooseInMenu(page, 'Paste several items');
  const dialog = page.getByRole('dialog', { name: 'Paste several items' });
  await dialog.getByLabel('Your list').fill('Kite\n2 mugs');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Add 2 Items' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(3);

  await chooseInMenu(page, 'Add from URL');
  await expect(page.getByRole('dialog', { name: 'Add from URL' }).getByLabel('Product link')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Collaborators' })).toBeHidden();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Collaborators' }).click();
  await expect(page.getByRole('dialog', { name: 'Collaborators' })).toBeVisible();
});

test('the owner says for how many days a gift is held, and no other number', async ({ aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida');
  const list = await ida.shareList('Ida turns 7', ['Lamp']);
  const { page } = ida;
  await page.goto(`/lists/${list.id}/edit`);
  const days = page.getByLabel('Days that a gift is held for a guest');
  await expect(days).toHaveValue('7');
  await days.fill('31');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Choose 1 to 30 days')).toBeVisible();
  await expect(days).toBeFocused();
  await days.fill('14');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('The list is saved.')).toBeVisible();
  await page.goto(`/lists/${list.id}/edit`);
  await expect(days).toHaveValue('14');
});

test('nothing moves while a list opens, and none that is missing does', async ({ aPerson }) => {
  const ida = await (await aPerson({ viewport: { width: 1280, height: 800 } })).signUp('Ida');
  const gifts = await ida.shareList('Ida turns 7', ['Lamp', 'Kite']);
  const shop = await ida.shareList({ name: 'Saturday', listType: 'SHOPPING' }, ['Milk', 'Eggs']);
  const { page } = ida;
  await watchShifts(page);
  for (const [path, text] of [
    [gifts.id, 'Lamp'],
    [shop.id, 'Milk'],
    ['00000000-0000-4000-8000-000000000000', 'Return to Dashboard'],
  ]) {
    await page.goto(`/lists/${path}`);
    await expect(page.getByText(text ?? '').first()).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    expect(await shiftOf(page), path).toBeLessThan(0.05);
  }
});

test('on a phone with few gifts, and parts of a list, the field stands at the foot of the window', async ({
  aPerson,
}) => {
  const ida = await (await aPerson(PHONE)).signUp('Ida');
  const list = await ida.shareList('Ida turns 7', ['Lamp']);
  await ida.page.goto(`/lists/${list.id}`);
  const foot = async () => {
    const box = await ida.page.getByLabel('Paste a link or type a name').boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await expect.poll(foot).toBeGreaterThan(PHONE.viewport.height - 120); // the footer below it
});
