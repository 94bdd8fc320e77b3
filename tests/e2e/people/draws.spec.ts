import type { Page } from '@playwright/test';
import { expect, test } from '../site/e2e-test.ts';
import { linkTo, mailTo } from '../site/outbox.ts';

const PHONE = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' as const };

const anAddress = (name: string) => `${name}-${crypto.randomUUID()}@example.test`;

async function add(page: Page, name: string, email: string, language?: string) {
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  if (language) await page.getByRole('combobox', { name: 'Language of their emails' }).selectOption(language);
  await page.getByRole('button', { name: 'Add and invite' }).click();
  await expect(page.getByRole('button', { name: `Actions for ${name}` })).toBeVisible();
}

/** Reads on somebody’s page whom they give to. */
async function drawnBy(page: Page, link: string): Promise<string> {
  await page.goto(link);
  const name = page.getByTestId('receiver');
  await expect(name).toBeVisible();
  return (await name.textContent()) ?? '';
}

test('a family draws names in two languages; an aunt comes late, and only one other hears of it', async ({
  aPerson,
}) => {
  const ida = await (await aPerson()).signUp('Ida Berg');
  const guest = (await aPerson({ ...PHONE, locale: 'de-DE' })).page;
  const { page } = ida;
  const [tom, oma, may] = [anAddress('tom'), anAddress('oma'), anAddress('may')];

  await page.goto('/lists/create');
  await page.getByRole('link', { name: /draw names/ }).click();
  await page.getByRole('button', { name: 'Begin a draw' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Christmas');
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Day of the gifts').fill(day);
  const budget = dialog.getByRole('textbox', { name: 'Budget, if you like' });
  await dialog.getByLabel('Currency').selectOption('EUR');
  await budget.fill('twenty');
  await expect(dialog.getByText('Please enter a number')).toBeVisible();
  await budget.fill('25,50 €');
  await expect(dialog.getByText('Please enter a number')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Begin a draw' }).click();
  await expect(page.getByRole('heading', { name: 'Christmas' })).toBeVisible();
  await expect(page.getByText('€25.50')).toBeVisible();

  await add(page, 'Tom Berg', tom);
  await expect(page.getByText('A draw takes at least 3 people.')).toBeVisible();
  await add(page, 'Oma', oma, 'de');
  await page.getByRole('button', { name: 'Ida Berg and Tom Berg' }).click();
  await expect(page.getByText(/There are too few people left|Nobody is left/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Draw the names' })).toBeDisabled();
  await page.getByRole('button', { name: /^Take away/ }).click();

  await guest.goto(await linkTo(guest.request, oma, /lädt dich zur Auslosung „Christmas“ ein/, /\/d\//));
  await guest.getByRole('button', { name: 'Ich bin dabei' }).click();
  await expect(guest.getByText('Du bist dabei.')).toBeVisible();
  await guest.getByRole('textbox', { name: 'Link zu deiner Wunschliste' }).fill('https://wishes.example/oma');
  await guest.getByRole('button', { name: 'Speichern' }).click();
  await expect(guest.getByText(/Gespeichert/)).toBeVisible();

  await page.reload();
  await expect(page.getByText('Said yes', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Draw the names' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Draw the names' }).click();
  await expect(page.getByText(/Nobody can look, not even you/)).toBeVisible();

  await page.getByRole('button', { name: 'Actions for Tom Berg' }).click();
  await page.getByRole('menuitem', { name: 'Send them again whom they give to' }).click();
  await expect(page.getByText('Sent to Tom Berg.')).toBeVisible();

  const omasPage = await linkTo(guest.request, oma, /„Christmas“: Die Namen sind gezogen/, /\/d\//);
  const tomsPage = await linkTo(guest.request, tom, /the names are drawn/, /\/d\//);
  const idasPage = await page.getByRole('link', { name: 'See whom you give to' }).getAttribute('href');
  const pages = [idasPage ?? '', tomsPage, omasPage];
  const before: string[] = [];
  for (const link of pages) before.push(await drawnBy(guest, link));
  expect(before.toSorted()).toEqual(['Ida Berg', 'Oma', 'Tom Berg']);
  await guest.goto(pages[before.indexOf('Oma')] ?? '');
  await expect(guest.getByRole('link', { name: 'Die Wunschliste ansehen' })).toHaveAttribute(
    'href',
    'https://wishes.example/oma',
  );

  await add(page, 'Aunt May', may);
  const after: string[] = [];
  for (const link of pages) after.push(await drawnBy(guest, link));
  const mays = await drawnBy(guest, await linkTo(guest.request, may, /the names are drawn/, /\/d\//));
  const changed = [0, 1, 2].filter((place) => after[place] !== before[place]);
  expect(changed).toHaveLength(1);
  const [place = -1] = changed;
  expect([after[place], mays]).toEqual(['Aunt May', before[place]]);
  const { text } = await mailTo(
    guest.request,
    [ida.email, tom, oma][place] ?? '',
    /you give to somebody else now|jemand anderen/,
  );
  expect(text).toContain('Aunt May');

  await guest.goto(tomsPage);
  await guest.getByRole('button', { name: 'Auslosung verlassen' }).click();
  await guest.getByRole('alertdialog').getByRole('button', { name: 'Auslosung verlassen' }).click();
  await expect(guest.getByText(/Du bist nicht mehr dabei/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Actions for Aunt May' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Actions for Tom Berg' })).toHaveCount(0);
});

test('a draw in a circle: its people are added by a press, and its day stands on the circle’s page for them alone', async ({
  aPerson,
}) => {
  const ida = await (await aPerson()).signUp('Ida Berg');
  const ben = await (await aPerson(PHONE)).signUp('Ben');
  const cleo = await (await aPerson(PHONE)).signUp('Cleo');
  const list = await ida.createList({ name: 'Ida turns 40' });
  const { page } = ida;
  await page.goto('/circles');
  await page.getByRole('button', { name: 'Make a circle' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('The Bergs');
  await page.getByRole('dialog').getByRole('button', { name: 'Make a circle' }).click();
  const link = await page.getByLabel(/^Link to join/).inputValue();
  const circle = page.url();
  for (const other of [ben, cleo]) {
    await other.page.goto(link);
    await other.page.getByRole('button', { name: 'Join the circle' }).click();
    await expect(other.page).toHaveURL(circle);
  }

  await page.getByRole('button', { name: 'Draw names' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Christmas');
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Day of the gifts').fill(day);
  await dialog.getByRole('button', { name: 'Begin a draw' }).click();
  await page.getByRole('button', { name: 'Ben', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Actions for Ben' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ben', exact: true })).toHaveCount(0);
  await expect(page.getByText(ben.email)).toHaveCount(0);

  await expect(ben.page.getByRole('link', { name: 'Gifts of the draw “Christmas”' })).toBeVisible();
  await page.goto(`/lists/${list.id}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Open to a circle' }).click();
  await page.getByRole('checkbox', { name: 'The Bergs' }).check();
  await expect(cleo.page.getByText('Ida turns 40')).toBeVisible();
  await expect(cleo.page.getByText('Christmas')).toHaveCount(0);

  await ben.page.getByRole('button', { name: 'Put these days into your calendar' }).click();
  await ben.page.getByRole('button', { name: 'Make the address' }).click();
  const address = await ben.page.getByRole('textbox', { name: 'Address for your calendar app' }).inputValue();
  const file = await ben.page.request.get(address);
  expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await file.text()).toContain('SUMMARY:Gifts of the draw');
  await ben.page.getByRole('button', { name: 'End the calendar' }).click();
  await ben.page.getByRole('alertdialog').getByRole('button', { name: 'End the calendar' }).click();
  await expect(ben.page.getByRole('button', { name: 'Put these days into your calendar' })).toBeVisible();
  expect((await ben.page.request.get(address)).status()).toBe(404);
});

test('in Japanese, whose lines end between phrases, a long address makes a draw no wider than a phone', async ({
  aPerson,
}) => {
  const ida = await (await aPerson({ viewport: { width: 360, height: 740 }, locale: 'ja' })).signUp('Ida');
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const { createDraw } = (await ida.send('mutation ($input: NewDrawInput!) { createDraw(input: $input) { id } }', {
    input: { name: 'Xmas', day },
  })) as { createDraw: { id: string } };
  await ida.send(
    'mutation ($id: ID!, $input: NewDrawParticipantInput!) { addDrawParticipant(drawId: $id, input: $input) { id } }',
    {
      id: createDraw.id,
      input: {
        name: 'Wilhelmine Donnersmarck',
        email: `${'wilhelmine-friederike.'.repeat(2)}x@${'donaudampfschifffahrt'.repeat(2)}.example`,
      },
    },
  );
  await ida.page.goto(`/draws/${createDraw.id}`);
  await expect(ida.page.getByText('Wilhelmine Donnersmarck')).toBeVisible();
  await expect.poll(() => ida.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
