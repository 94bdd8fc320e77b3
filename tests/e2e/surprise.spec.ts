import type { Page } from '@playwright/test';
import { Client } from 'pg';
import { expect, type Person, test } from './site/e2e-test.ts';

/** A list that is kept a surprise, of which the first of two gifts is bought. */
async function aSurprise(owner: Person) {
  const list = await owner.shareList({ name: 'Ida turns 7', purchaseVisibility: 'SURPRISE', eventDate: '2999-12-24' }, [
    'Mug',
  ]);
  const bicycle = await owner.addItem(list.id, 'Red bicycle');
  return { ...list, bicycle };
}

const gift = (page: Page, title: string) => page.getByRole('heading', { name: title });
const cover = (page: Page) => page.getByRole('heading', { name: 'Keep the surprise?' });

test('a session that ends elsewhere leaves the surprise covered, however the page is opened then', async ({
  aPerson,
}) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await aSurprise(owner);
  const { page } = owner;
  const address = `/shared/${list.shareToken}`;
  const live = page.waitForEvent('websocket');
  await page.goto(address);
  await live;
  await expect(gift(page, 'Red bicycle')).toBeVisible();
  await (await aPerson()).buy(list.shareToken, list.bicycle.id, { email: 'ann@example.test' });
  const asGuest: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('SharedListScreen') && !request.headers().authorization)
      asGuest.push(JSON.stringify(request.headers()));
  });

  await owner.send('mutation { signOut }'); // as a device would that they hold in their hand

  await expect(cover(page)).toBeVisible();
  await expect(gift(page, 'Mug')).toHaveCount(0);
  await page.reload();
  await expect(cover(page)).toBeVisible();
  const beside = await page.context().newPage();
  await beside.goto(address);
  await expect(cover(beside)).toBeVisible();
  expect(asGuest).toEqual([]);

  await beside.locator('main').getByRole('link', { name: 'Sign In' }).click();
  await beside.getByLabel('Email').fill(owner.email);
  await beside.getByLabel('Password', { exact: true }).fill(owner.password);
  await beside.locator('main').getByRole('button', { name: 'Sign In' }).click();
  for (const tab of [beside, page]) {
    await expect(tab).toHaveURL(address);
    await expect(gift(tab, 'Red bicycle')).toBeVisible(); // as if nobody had bought it
  }
});

test('who signs out themselves is asked, too, and sees what was bought only as the guest that they chose to be', async ({
  aPerson,
}) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await aSurprise(owner);
  const { page } = owner;
  await page.goto(`/shared/${list.shareToken}`);
  await expect(gift(page, 'Red bicycle')).toBeVisible();
  await (await aPerson()).buy(list.shareToken, list.bicycle.id, { email: 'ann@example.test' });

  await page.getByRole('button', { name: 'Ida', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(cover(page)).toBeVisible();
  await page.getByRole('button', { name: 'Go On as a Guest' }).click();

  await expect(gift(page, 'Mug')).toBeVisible();
  await expect(gift(page, 'Red bicycle')).toHaveCount(0);
  await page.reload();
  await expect(gift(page, 'Mug')).toBeVisible(); // asked once
});

test('where the session cannot be renewed the page says so, and does not become a guest’s', async ({ aPerson }) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await aSurprise(owner);
  const { page } = owner;
  await (await aPerson()).buy(list.shareToken, list.bicycle.id, { email: 'ann@example.test' });
  const sent: string[] = [];
  await page.route('**/graphql', (route) => {
    const body = route.request().postData() ?? '';
    if (body.includes('RefreshSession')) return route.fulfill({ status: 502, body: 'Bad gateway' });
    if (body.includes('SharedListScreen')) sent.push(body);
    return route.continue();
  });
  await page.clock.install({ time: Date.now() + 40 * 60_000 }); // the token is over by this device's clock

  await page.goto(`/shared/${list.shareToken}`);
  await page.clock.runFor(30_000);

  await expect(page.getByRole('heading', { name: 'Unable to Load List' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ida', exact: true })).toBeVisible();
  expect(sent).toEqual([]);
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(gift(page, 'Red bicycle')).toBeVisible();
  await expect(page.getByText('For you, it’s kept a surprise')).toBeVisible();
});

test('who ends a surprise before its day is asked, and told what guests were told', async ({ aPerson }) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await aSurprise(owner);
  await (await aPerson()).buy(list.shareToken, list.bicycle.id, { email: 'ann@example.test' });
  const { page } = owner;
  await page.goto(`/lists/${list.id}/edit`);
  await page.getByLabel(/Show me who bought what/).check();
  const save = page.getByRole('button', { name: 'Save Changes' });

  await save.click();
  const question = page.getByRole('alertdialog', { name: 'End the surprise now?' });
  await expect(question).toContainText('Your guests were told that you wouldn’t see it until');
  await expect(question).toContainText('Everyone who has bought something gets an email that says you can.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Ida turns eight');
  await page.getByLabel(/Keep it a surprise/).check();
  await save.click(); // nobody is asked about another name
  await expect(page.getByRole('heading', { name: 'Ida turns eight' })).toBeVisible();
  await expect(page.getByText('ann@example.test')).toHaveCount(0);

  await page.goto(`/lists/${list.id}/edit`);
  await page.getByLabel(/Show me who bought what/).check();
  await save.click();
  await question.getByRole('button', { name: 'End the Surprise' }).click();
  await expect(page.getByText('1 of 2 taken')).toBeVisible();
  await expect(page.getByRole('button', { name: '1 of 2 taken' })).toHaveAttribute('aria-expanded', 'true');

  await page.getByRole('button', { name: 'Actions for Red bicycle' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(
    'ann@example.test has bought it already. They’ll hear about it by email, unless they’ve turned these emails off.',
  );
});

test('on the day of a surprise its list begins with what was given, and by whom', async ({ aPerson }) => {
  const owner = await (await aPerson()).signUp('Ida');
  const list = await aSurprise(owner);
  await (await aPerson()).buy(list.shareToken, list.bicycle.id, { email: 'ann@example.test', name: 'Ann' });
  const { page } = owner;
  await page.goto(`/lists/${list.id}`);
  await expect(gift(page, 'Red bicycle')).toBeVisible();
  await expect(page.getByText('Ann')).toHaveCount(0);

  const database = new Client({ connectionString: process.env.DATABASE_URL });
  await database.connect();
  await database.query(`update lists set event_starts_at = now() - interval '1 minute' where id = $1`, [list.id]);
  await database.end();
  await page.reload();

  await expect(page.getByText('1 of 2 taken')).toBeVisible();
  await expect(page.locator('main h3, main h4').filter({ hasText: /Taken|bicycle|Mug/ })).toHaveText([
    /^Taken 1/,
    'Red bicycle',
    'Mug',
  ]);
  await expect(page.locator('main').getByText('Ann', { exact: true })).toBeVisible();
});
