import { PUBLIC_PAGES } from '../../../server/doors/public-pages/public-pages.rules.ts';
import { expect, type Person, test } from '../site/e2e-test.ts';
import { expectSpoken, GIFT, LIST, NAME, NOTE, speakMadeUp } from '../site/made-up-language.ts';

const PHONE = { width: 390, height: 844 };
const OPEN = 'mutation ($id: ID!, $listId: ID!) { setCirclesOfList(listId: $listId, circleIds: [$id]) { id } }';

/** A circle with a list of its runner’s and one for somebody without an account, a member, and somebody with a personal link. */
async function aCircle(runner: Person, member: Person) {
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const { createCircle } = (await runner.send(
    'mutation ($name: String!) { createCircle(input: { name: $name }) { id inviteUrl } }',
    { name: LIST },
  )) as { createCircle: { id: string; inviteUrl: string } };
  const { id } = createCircle;
  await member.send('mutation ($secret: String!) { joinCircle(secret: $secret) { id } }', {
    secret: createCircle.inviteUrl.split('/c/')[1],
  });
  const list = await runner.createList({ name: LIST, eventDate: day, purchaseVisibility: 'SURPRISE' });
  const gifts = [];
  for (let number = 0; number < 3; number++)
    gifts.push(await runner.addItem(list.id, { title: GIFT, description: NOTE, primaryUrl: 'https://shop.example/1' }));
  const { createPerson } = (await runner.send(
    'mutation ($name: String!) { createPerson(input: { name: $name, birthday: { month: 5, day: 4 } }) { id } }',
    { name: GIFT },
  )) as { createPerson: { id: string } };
  const other = await runner.createList({ name: LIST, personId: createPerson.id });
  for (const listId of [list.id, other.id]) await runner.send(OPEN, { id, listId });
  const { addCircleGuest } = (await runner.send(
    'mutation ($id: ID!, $input: NewCircleGuestInput!) { addCircleGuest(circleId: $id, input: $input) { url } }',
    { id, input: { name: NOTE, language: 'en', isLargeType: false } },
  )) as { addCircleGuest: { url: string } };
  return { id, list, gifts, path: new URL(addCircleGuest.url).pathname };
}

test('no word of a personal link’s pages is missing from the catalogue, and nothing is cut off', async ({
  aPerson,
}) => {
  test.slow();
  const runner = await (await aPerson()).signUp(NAME);
  const { list, gifts, path } = await aCircle(runner, await (await aPerson()).signUp(NAME));
  const { page } = await aPerson({ viewport: PHONE, javaScriptEnabled: false });
  await speakMadeUp(page);
  const pages = ['', `/lists/${list.id}`, `/gifts/${gifts[1]?.id}`, '/sheet', `/lists/${list.id}/sheet`];
  for (const each of pages) {
    await page.goto(path + each);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
    await expectSpoken(page, each || 'the start');
  }
  await page.goto(`${path}/lists/${list.id}`);
  await page.locator('button.take').first().click();
  await expect(page.locator('#said.got')).toBeVisible();
  await expectSpoken(page, 'a gift that was taken');
  await page.goto(path);
  await expectSpoken(page, 'the start with own gifts');
  await page.locator('form[action$="/undo"] button').first().click();
  await expect(page.locator('#said.undone')).toBeVisible();
  await expectSpoken(page, 'a gift that was taken back');
  await page.goto(`${path}x`);
  await expectSpoken(page, 'a link that is over');
});

test('nor of a circle with people and lists, and of all that opens there', async ({ aPerson }) => {
  test.slow();
  const runner = await (await aPerson({ viewport: PHONE })).signUp(NAME);
  const { id } = await aCircle(runner, await (await aPerson()).signUp(NAME));
  const { page } = runner;
  await speakMadeUp(page);
  await page.goto('/circles');
  await expectSpoken(page, 'circles');
  await page.goto(`/circles/${id}`);
  await expectSpoken(page, 'a circle');
  const more = page
    .locator('section')
    .filter({ has: page.locator('svg.lucide-log-out') })
    .getByRole('button');
  const count = await more.count();
  expect(count).toBeGreaterThan(3);
  for (let number = 0; number < count; number++) {
    await more.nth(number).click();
    const dialog = page.locator('[role="dialog"], [role="alertdialog"]');
    await expect(dialog).toBeVisible();
    await expectSpoken(page, `what button ${number} of a circle opens`);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  const guest = page
    .locator('section')
    .filter({ has: page.locator('svg.lucide-ellipsis-vertical') })
    .last();
  await guest.locator('button:has(svg.lucide-ellipsis-vertical)').last().click();
  const entries = page.getByRole('menuitem');
  await expect(entries).toHaveCount(3);
  for (let number = 0; number < 3; number++) {
    if (number > 0) await guest.locator('button:has(svg.lucide-ellipsis-vertical)').last().click();
    await entries.nth(number).click();
    const dialog = page.locator('[role="dialog"], [role="alertdialog"]');
    await expect(dialog).toBeVisible();
    await expectSpoken(page, `entry ${number} of a guest’s menu`);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test('nor of pages as the server draws them, for browsers without scripts', async ({ aPerson }) => {
  test.slow();
  const owner = await (await aPerson()).signUp(NAME);
  const list = await owner.shareList({ name: LIST, description: NOTE, purchaseVisibility: 'SURPRISE' });
  const { id } = await owner.addItem(list.id, { title: GIFT, description: NOTE, quantityDesired: 3 });
  const { page } = await aPerson({ viewport: PHONE, javaScriptEnabled: false });
  await speakMadeUp(page);
  const shared = `/shared/${list.shareToken}`;
  for (const path of [...PUBLIC_PAGES, shared, `${shared}/items/${id}/buy`, '/shared/nowhere', '/nowhere']) {
    await page.goto(path);
    await expectSpoken(page, `${path}, drawn`);
  }
});
