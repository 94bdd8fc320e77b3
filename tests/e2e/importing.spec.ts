import type { Locator, Page } from '@playwright/test';
import { chooseInMenu, expect, test } from './site/e2e-test.ts';
import { expectInOrder } from './site/in-order.ts';
import { putInShop } from './site/shop-pages.ts';

const WISHES = `Gift;Anzahl;Preis;Link;Gekauft
Tasse;2;12,50 €;https://shop.example/tasse;
Teller;1;8,00 €;;x
Mug;1;;;
Tasse;2;12,50 €;https://shop.example/tasse;
`;

const DESK = { width: 1280, height: 800 };

const choose = (page: Page, name: string, text: string) =>
  page.getByLabel('File with a list').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });
const marked = (page: Page) => preview(page).getByRole('listitem').getByText('Bought', { exact: true });
const rows = (page: Page) => preview(page).getByRole('checkbox', { name: /^Import / });
const kinds = (page: Page) => page.getByRole('group', { name: 'Kind of list' });
const titlesOn = (page: Page) => page.getByRole('article').getByRole('heading');

test('a table becomes a new list, and is taken back as one', async ({ aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida');
  const { page } = ida;
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Import a List' }).click();
  await expectInOrder(page);

  await choose(page, 'Hochzeit.csv', WISHES);

  await expect(page.getByText('Read from a table.')).toBeVisible();
  await expect(rows(page)).toHaveCount(4);
  await expect(preview(page).getByRole('checkbox', { name: 'Import Tasse' }).last()).not.toBeChecked();
  await expect(preview(page).getByText('Twice in the file')).toBeVisible();
  await expect(page.getByLabel('Name of the new list')).toHaveValue('Hochzeit');
  await expectInOrder(page);
  await page.setViewportSize(DESK);
  await page.getByText('Columns: 5 of 5 are used').click();
  await page.getByLabel('Meaning of the column Gekauft').selectOption({ label: 'Leave out' });
  await expect(page.getByText('Left out: Gekauft')).toBeVisible();
  await expect(marked(page)).toHaveCount(0);
  await page.getByLabel('Meaning of the column Gekauft').selectOption({ label: 'Done' });
  await expect(page.getByLabel('1 row that was bought')).toHaveValue('DONE');
  await page.getByRole('button', { name: 'Import 3 Items' }).click();

  await expect(page.getByText('3 items are on the list.')).toBeVisible();
  await expectInOrder(page);
  await page.getByRole('button', { name: 'Take It All Back' }).click();
  await expect(page.getByText('Everything was taken back.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the Preview' }).click();
  await page.getByRole('button', { name: 'Import 3 Items' }).click();
  await page.getByRole('link', { name: 'Open the List' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Hochzeit' })).toBeVisible();
  await expect(titlesOn(page).filter({ hasText: /Tasse|Mug/ })).toHaveCount(2);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Hochzeit' })).toHaveCount(1);
});

test('a file that is dropped on a list is brought into it, without what is there already', async ({ aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida');
  const list = await ida.shareList({ name: 'Birthday' }, ['Mug']);
  const { page } = ida;
  await page.goto(`/lists/${list.id}`);
  await expect(titlesOn(page)).toHaveText(['Mug']);

  const file = await page.evaluateHandle((text) => {
    const moved = new DataTransfer();
    moved.items.add(new File([text], 'wishes.csv', { type: 'text/csv' }));
    return moved;
  }, WISHES);
  await page.dispatchEvent('body', 'dragover', { dataTransfer: file });
  await expect(page.getByText('Drop the file to see what is in it')).toBeVisible();
  await page.dispatchEvent('body', 'drop', { dataTransfer: file });

  await expect(page.getByLabel('Import into')).toHaveValue(list.id);
  await expect(preview(page).getByText('On the list already')).toBeVisible();
  await page.getByRole('button', { name: 'Import 2 Items' }).click();
  await expect(page.getByText('2 items are on the list.')).toBeVisible();
});

test('under a surprise nothing can be brought as bought', async ({ aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida');
  const list = await ida.shareList({ name: 'Surprise', purchaseVisibility: 'SURPRISE', eventDate: '2999-12-24' }, []);
  const { page } = ida;
  await page.goto(`/import?list=${list.id}`);

  await choose(page, 'wishes.csv', WISHES);

  const ticked = page.getByLabel('1 row that was bought');
  await expect(ticked).toHaveValue('LEFT_OUT');
  await expect(ticked.getByRole('option', { name: 'Import as bought by you' })).toHaveCount(0);
});

test('a large file is read beside the page, which stops when nobody waits for it any more', async ({ aPerson }) => {
  const { page } = await (await aPerson()).signUp('Ida');
  await page.goto('/import');
  const row = '<tr><td><a href="https://shop.example/mug">Mug €12</a><td>2';

  const begun = page.waitForEvent('worker');
  await choose(page, 'large.html', `<table>${row.repeat(15_000)}`);
  const reader = await begun;
  expect(reader.url()).toContain('/file-worker');
  const stopped = reader.waitForEvent('close');
  await page.getByRole('link', { name: 'My Lists' }).first().click();
  await expect(page.getByRole('heading', { name: 'My Lists', level: 1 })).toBeVisible();
  await stopped;
});

test('of 2,000 rows it is said beforehand how many the plan holds, and the others go into another list', async ({
  aPerson,
}) => {
  test.slow();
  const ida = await (await aPerson()).signUp('Ida');
  const { page } = ida;
  await page.goto('/import');
  const rows = Array.from({ length: 2_001 }, (_, index) => `Thing ${index + 1},${index + 1}.50`);

  await choose(page, 'long.csv', `Name,Price\n${rows.join('\n')}\n`);

  await expect(page.getByText('1 row beyond the first 2,000 is left out.')).toBeVisible();
  await expect(
    page.getByText(/A list on your plan has room for 25 items, and 1,?975 of these don’t fit/),
  ).toBeVisible();
  await expect(preview(page).getByText('No room on the list')).toHaveCount(75);
  await expectInOrder(page);
  await page.getByRole('button', { name: 'Import the First 25 Items' }).click();
  await expect(page.getByText('25 items are on the list.')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/1,975 items didn’t fit/)).toBeVisible();
  await page.getByRole('button', { name: /Import 1,?975 More Items into Another List/ }).click();
  await expect(page.getByLabel('Name of the new list')).toHaveValue('long 2');
  await expect(preview(page).getByRole('checkbox', { name: 'Import Thing 26', exact: true })).toBeChecked();
  await expect(preview(page).getByRole('checkbox', { name: 'Import Thing 25', exact: true })).not.toBeChecked();
  await expect(preview(page).getByText('These were imported already:')).toBeVisible();
});

test('a pasted letter says what it leaves out, is there again on the way back, and makes a list without a name', async ({
  aPerson,
}) => {
  const ida = await (await aPerson()).signUp('Ida');
  const { page } = ida;
  await page.goto('/import');
  const letter = 'Dear Grandma,\nI would like:\n- a sledge, about $40\n- mittens\nLove,\nMia';
  await page.getByLabel('Or paste a text').fill(letter);
  await page.getByRole('button', { name: 'Show What Is in It' }).click();

  await expect(page.getByText(/lines aren’t items. They’re at the end, and are left out/)).toBeVisible();
  await preview(page).getByRole('checkbox', { name: 'Import Dear Grandma,' }).check();
  await expect(page.getByRole('button', { name: 'Import 3 Items' })).toBeVisible();
  await preview(page).getByRole('checkbox', { name: 'Import Dear Grandma,' }).uncheck();
  await expect(preview(page).getByText('about $40', { exact: true }).last()).toBeVisible();
  await expect(preview(page).getByText('$40.00')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the Text' }).click();
  await expect(page.getByLabel('Or paste a text')).toHaveValue(letter);
  await page.getByRole('button', { name: 'Show What Is in It' }).click();
  await expect(page.getByLabel('Name of the new list')).toHaveValue('Wishlist');
  await page.getByRole('button', { name: 'Import 2 Items' }).click();

  await expect(page.getByText('2 items are on the list.')).toBeVisible();
});

test('a column that is left out says why, and what was pasted is forgotten once it is imported', async ({
  aPerson,
}) => {
  const { page } = await (await aPerson()).signUp('Ida');
  await page.goto('/import');
  await page.getByLabel('Or paste a text').fill('Cadeau\tOpmerking\tWie koopt?\nPan\tblauw\tTante Ria\nKom\t\tOpa');
  await page.getByRole('button', { name: 'Show What Is in It' }).click();

  await expect(preview(page).getByText('Given by Tante Ria')).toBeVisible();
  await page.getByText('Columns: 3 of 3 are used').click();
  await page.getByLabel('Meaning of the column Wie koopt?').selectOption({ label: 'Leave out' });
  await expect(
    preview(page).getByText('Who gives what isn’t imported. Choose “Who gives it” to keep it.'),
  ).toBeVisible();
  await page.getByLabel('Meaning of the column Wie koopt?').selectOption({ label: 'Notes' });
  await expect(preview(page).getByText(/Who gives what/)).toHaveCount(0);
  await expect(page.getByLabel('Meaning of the column Opmerking')).toHaveValue('notes');
  await page.getByLabel('Meaning of the column Wie koopt?').selectOption({ label: 'Name' });
  await expect(preview(page).getByText('The column Cadeau is left out now.')).toBeVisible();
  await page.getByLabel('Meaning of the column Cadeau').selectOption({ label: 'Name' });
  await page.getByRole('button', { name: 'Import 2 Items' }).click();
  await expect(page.getByText('2 items are on the list.')).toBeVisible();
  await page.goto('/import');
  await expect(page.getByLabel('Or paste a text')).toHaveValue('');
  await expect(page.getByText('We’ve kept what you typed.')).toHaveCount(0);
});

test('a list leaves as a file, which comes back equal', async ({ aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida');
  const list = await ida.shareList({ name: 'Birthday' }, ['=Mug', '2 milk']);
  const { page } = ida;
  await page.goto(`/lists/${list.id}`);
  await chooseInMenu(page, 'Export');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('Birthday.csv');

  await page.goto('/import');
  await page.getByLabel('File with a list').setInputFiles((await download.path()) ?? '');
  await expect(page.getByText('Read from an exported list.')).toBeVisible();
  await page.getByLabel('Name of the new list').fill('Again');
  await page.getByRole('button', { name: 'Import 2 Items' }).click();
  await page.getByRole('link', { name: 'Open the List' }).click();
  await expect(titlesOn(page)).toHaveText(['=Mug', '2 milk']);
});

test('a price that the file does not say is filled in from the shop’s page; its names stay', async ({ aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida');
  const { page } = ida;
  const link = await putInShop(
    page.request,
    '<!doctype html><html lang="en"><head><title>Red bicycle</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Red bicycle","offers":{"@type":"Offer","price":"249.90","priceCurrency":"EUR"}}</script></head><body><h1>Red bicycle</h1></body></html>',
    { name: 'bicycle-to-import' },
  );
  await page.goto('/import');

  await choose(page, 'gifts.csv', `Name,Link\nBike,${link}\nMug,\n`);
  await page.getByRole('button', { name: 'Read the Links' }).click();

  await expect(preview(page).getByText('€249.90')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Read the Links' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Import 2 Items' }).click();
  await page.getByRole('link', { name: 'Open the List' }).click();
  await expect(titlesOn(page)).toHaveText(['Bike', 'Mug']);
});

test('a registry of another site becomes one with its day, and no picture is fetched before', async ({ aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida');
  const { page } = ida;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).hostname));
  await page.goto('/import');
  await choose(
    page,
    'baby.csv',
    'Item Name,Requested,Purchased,Image URL,Most Wanted\nStroller,1,0,https://pictures.example/1.jpg,Yes\nMug,2,1,,\n',
  );
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByLabel('Meaning of the column Most Wanted')).toHaveValue('mostWanted');

  await expect(kinds(page).getByRole('button', { name: 'Gift Registry' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Import 2 Items' }).click();
  await expect(page.getByText('Event type and date are required for registries')).toBeVisible();
  await expect(page.getByLabel('Event type')).toHaveValue('Baby shower');
  await page.getByLabel('Event date').fill('2999-05-01');
  expect(asked).not.toContain('pictures.example');
  await page.getByRole('button', { name: 'Import 2 Items' }).click();

  await expect(page.getByText('2 items are on the list.')).toBeVisible();
  await page.getByRole('link', { name: 'Open the List' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'baby' })).toBeVisible();
  await expect(page.getByText('Baby shower').first()).toBeVisible();
});

test('a phone is told of neither keys nor dropping, which a desk is', async ({ aPerson }) => {
  const desk = await (await aPerson()).signUp('Ida');
  const phone = await (await aPerson({ hasTouch: true, isMobile: true })).signUp('Ben');
  for (const { page } of [desk, phone]) await page.goto('/import');
  const words = ({ page }: { page: Page }) => ({
    dropping: page.getByText('Or drop it here'),
    keys: page.getByText(/Ctrl|⌘/),
    holding: page.getByText('hold a word there'),
  });

  await expect(words(desk).dropping).toBeVisible();
  await expect(words(desk).keys).toBeVisible();
  await expect(words(desk).holding).toBeHidden();
  await expect(words(phone).holding).toBeVisible();
  await expect(words(phone).dropping).toBeHidden();
  await expect(words(phone).keys).toBeHidden();
  await expectInOrder(phone.page);
});

test('the columns stand in a list of their own, also on a phone', async ({ aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida');
  const { page } = ida;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/import');
  await choose(page, 'Hochzeit von Anna-Katharina und Maximilian-Alexander.csv', WISHES); // one line, cut

  await expect(preview(page).getByRole('checkbox', { name: 'Import Tasse' })).toHaveCount(2);
  await expectInOrder(page);
  await page.getByText('Columns: 5 of 5 are used').click();
  await page.getByLabel('Meaning of the column Gekauft').selectOption({ label: 'Leave out' });
  await expect(page.getByText('Columns: 4 of 5 are used')).toBeVisible();
  await expect(marked(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Import 3 Items' }).click();
  await expect(page.getByText('3 items are on the list.')).toBeVisible();
});

test('several files come one after the other, and those that are none say what to do', async ({ aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida');
  const { page } = ida;
  await page.goto('/import');
  const file = (name: string, text: string) => ({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(text),
  });
  await page
    .getByLabel('File with a list')
    .setInputFiles([
      file('Birthday.csv', 'Name,Price\nMug,8\nBowl,9\n'),
      file('Weekly.txt', '2 l milk\n6 eggs\nbananas\nbread'),
      file('Old.pdf', '%PDF-1.7'),
    ]);

  await expect(page.getByText('Read from several files.')).toBeVisible();
  await expect(page.getByText('2 lists were found.')).toBeVisible();
  await expect(page.getByText(/Old\.pdf.*Files of this kind aren’t read/)).toBeVisible();
  await expect(page.getByLabel('Name of the new list')).toHaveValue('Birthday');
  await expect(kinds(page).getByRole('button', { name: 'Wishlist' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Import 2 Items' }).click();
  await page.getByRole('button', { name: 'Next: Weekly' }).click();
  await expect(page.getByLabel('Name of the new list')).toHaveValue('Weekly');
  await expect(kinds(page).getByRole('button', { name: 'Shopping list' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Import 4 Items' }).click();
  await page.getByRole('link', { name: 'Open the List' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Weekly' })).toBeVisible();
});

test('a plan that holds no more lists says so before anything is tried', async ({ aPerson }) => {
  const ida = await (await aPerson()).signUp('Ida');
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) await ida.createList({ name });
  const { page } = ida;
  await page.goto('/import');
  await choose(page, 'wishes.csv', WISHES);

  await expect(page.getByText(/^Your plan allows 5 lists, and you have them all\. Choose one/)).toBeVisible();
  await expect(page.getByText(/rows will be imported\.$/)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'See the plans' })).toHaveCount(0); // none is for sale
  await page.getByRole('button', { name: 'Choose a List' }).click();
  await expect(page.getByLabel('Import into')).toBeFocused();
  await page.getByLabel('Import into').selectOption({ label: 'Two (room for 25)' });
  await page.getByRole('button', { name: 'Import 3 Items' }).click();
  await expect(page.getByText('3 items are on the list.')).toBeVisible();
});

test('a name, a price and a link are corrected in the preview, and a row is left out and taken back', async ({
  aPerson,
}) => {
  const ida = await (await aPerson()).signUp('Ida');
  const { page } = ida;
  await page.goto('/import');
  await choose(page, 'wishes.csv', 'Name,Price\nMgu,8\nBowl,9\nPlate,10\n');

  await preview(page).getByRole('button', { name: 'Edit Mgu' }).click();
  const editor = preview(page).getByRole('form', { name: 'Edit Mgu' });
  await expect(editor.getByLabel('Name')).toBeFocused();
  await editor.getByLabel('Name').fill('Mug');
  await editor.getByLabel('Price').fill('12,50');
  await editor.getByLabel('Link').fill('shop.example/mug');
  await editor.getByRole('button', { name: 'Done' }).click();
  await expect(preview(page).getByText('$12.50')).toBeVisible();
  await preview(page).getByRole('checkbox', { name: 'Import Plate' }).uncheck();
  await expect(page.getByRole('button', { name: 'Import 2 Items' })).toBeVisible();
  await preview(page).getByRole('checkbox', { name: 'Import Plate' }).check();
  await page.getByLabel('Prices in').selectOption('CAD');
  await expect(preview(page).getByText('CA$12.50')).toBeVisible();
  await page.getByRole('button', { name: 'Import 3 Items' }).click();
  await page.getByRole('link', { name: 'Open the List' }).click();

  await expect(titlesOn(page)).toHaveText(['Mug', 'Bowl', 'Plate']);
  await expect(page.getByText('CA$9.00')).toBeVisible();
});

test('the name of a list says its kind, its event and its day', async ({ aPerson }) => {
  const { page } = await (await aPerson()).signUp('Ida');
  await page.goto('/import');
  await page
    .getByLabel('Or paste a text')
    .fill('Huwelijkslijst Sanne & Joris – 12 juni 2049\t\nCadeau\tPrijs\nPan\t24,95\nKom\t12,00');
  await page.getByRole('button', { name: 'Show What Is in It' }).click();

  await expect(kinds(page).getByRole('button', { name: 'Gift Registry' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('Event type')).toHaveValue('Wedding');
  await expect(page.getByLabel('Event date')).toHaveValue('2049-06-12');
  await expect(page.getByLabel('Prices in')).toHaveValue('EUR');
  await page.getByRole('button', { name: 'Import 2 Items' }).click();

  await expect(page.getByText('2 items are on the list.')).toBeVisible();
});

const SECTIONS = `Item,Section,Notes
Pan,Kichen,blue
Bowl,Kichen,
Towel,Bath,
Shower cap,Bath,
`;

test('a section is named once for all its rows, and several rows are changed at once', async ({ aPerson }) => {
  const { page } = await (await aPerson()).signUp('Ida');
  await page.setViewportSize(DESK);
  await page.goto('/import');
  await choose(page, 'home.csv', SECTIONS);

  await preview(page).getByRole('button', { name: 'Rename Kichen' }).click();
  await preview(page).getByLabel('Category').fill('Kitchen');
  await preview(page).getByRole('button', { name: 'Done' }).click();
  await expect(preview(page).getByRole('button', { name: 'Rename Kitchen' })).toBeFocused();
  await preview(page).getByRole('button', { name: 'Select Several' }).click();
  await preview(page).getByRole('checkbox', { name: 'All of Bath' }).check();
  await expect(preview(page).getByText('2 selected')).toBeVisible();
  await expectInOrder(page);
  await page.setViewportSize(DESK);
  await preview(page).getByRole('button', { name: 'Bought', exact: true }).click();
  await expect(marked(page)).toHaveCount(2);
  await preview(page).getByRole('checkbox', { name: 'Select Shower cap' }).check();
  await preview(page).getByRole('button', { name: 'Leave out' }).click();
  await preview(page).getByRole('checkbox', { name: 'Select Towel' }).check();
  await preview(page).getByRole('button', { name: 'Category…' }).click();
  await preview(page).getByLabel('Category').fill('Kitchen');
  await preview(page).getByRole('button', { name: 'Done' }).click();
  await preview(page).getByRole('button', { name: 'Done' }).click();

  await expect(preview(page).getByRole('checkbox', { name: 'All of Kitchen' })).toBeChecked();
  await expect(preview(page).getByRole('checkbox', { name: 'Import Shower cap' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Import 3 Items' }).click();
  await page.getByRole('link', { name: 'Open the List' }).click();
  await expect(titlesOn(page)).toHaveText(['Pan', 'Bowl']); // the towel is bought
  await expect(page.getByText('Kitchen').first()).toBeVisible();
  await expect(page.getByText('Kichen')).toHaveCount(0);
});

test('everything about a row is corrected in one place', async ({ aPerson }) => {
  const { page } = await (await aPerson()).signUp('Ida');
  await page.goto('/import');
  await choose(page, 'home.csv', SECTIONS);

  await preview(page).getByRole('button', { name: 'Edit Pan' }).click();
  const editor = preview(page).getByRole('form', { name: 'Edit Pan' });
  await expect(editor.getByText('As written: Pan · Kichen · blue')).toBeVisible();
  await editor.getByLabel('Quantity', { exact: true }).fill('3');
  await editor.getByLabel('Quantity bought').fill('4');
  await editor.getByLabel('Category').fill('Cooking');
  await editor.getByLabel('Notes').fill('blue or green');
  await expectInOrder(page);
  await editor.getByRole('button', { name: 'Done' }).click();
  await expect(editor.getByText('You can’t buy more than are wanted')).toBeVisible();
  await editor.getByLabel('Quantity bought').fill('2');
  await editor.getByRole('button', { name: 'Done' }).click();

  await expect(preview(page).getByText('2 of 3 bought')).toBeVisible();
  await expect(preview(page).getByText('blue or green')).toBeVisible();
  await expect(preview(page).getByRole('button', { name: 'Rename Cooking' })).toBeVisible();
  await page.getByRole('button', { name: 'Import 4 Items' }).click();
  await expect(page.getByText('4 items are on the list.')).toBeVisible();
});

function pasteInto(field: Locator, plain: string, html = '') {
  return field.evaluate(
    (element, copied) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', copied.plain);
      clipboardData.setData('text/html', copied.html);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    { plain, html },
  );
}

test('what is pasted is shown at once, with its links', async ({ aPerson }) => {
  const { page } = await (await aPerson()).signUp('Ida');
  await page.goto('/dashboard');
  await expect(page.getByText(/^You have lists elsewhere\? Bring them along/)).toBeVisible();
  await page.getByRole('link', { name: 'Import a List' }).click();
  const text = page.getByLabel('Or paste a text');
  await pasteInto(text, 'Pan\nBowl', '<ul><li><a href="https://shop.example/pan">Pan</a></li><li>Bowl</li></ul>');

  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByText('1 link came along.')).toBeVisible();
  await expect(preview(page).getByText('shop.example', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the Text' }).click();
  await expect(text).toHaveValue('Pan\nBowl');
  await pasteInto(text, 'Mug\nPlate'); // another list takes the place of one that nobody has touched
  await expect(rows(page)).toHaveCount(2);
  await expect(preview(page).getByText('Plate', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the Text' }).click();
  await expect(text).toHaveValue('Mug\nPlate');
  await pasteInto(text, 'Jug\nVase');
  await expect(preview(page).getByText('Vase', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(text).toHaveValue('Mug\nPlate');
  await page.getByRole('button', { name: 'Clear the Text' }).click();
  await expect(text).toHaveValue('');
});
