import type { Page } from '@playwright/test';
import { SCREENS } from '../../server/doors/public-pages/addresses.ts';
import { PUBLIC_PAGES } from '../../server/doors/public-pages/public-pages.rules.ts';
import { expect, openDrawn, type Person } from './site/e2e-test.ts';
import { expectSpoken, GIFT, LIST, NAME, NOTE, speakMadeUp } from './site/made-up-language.ts';
import { linkTo } from './site/outbox.ts';
import { buy, checkoutOf, portalOf, test } from './site/site-with-plans.ts';

const PHONE = { width: 390, height: 844 };
/** Also for what is arranged, so that the mails of it are in this language. */
const IN_IT = { extraHTTPHeaders: { 'kindlist-language': 'en-XA' } };
const [SHOP_LIST, SHOP_NOTE] = ['買い物', '牛乳'];

/** Addresses of what a member has made, in place of the parts that begin with a colon, or of whole screens. */
type Parts = Record<string, string>;

/** Screens of people who are not signed in: a member who opens one is led on. */
const FOR_GUESTS =
  /^\/(?:signin|signup|forgot-password|reset-password|restore-email|verify-email|unsubscribe|invitation)(?:\/|$)/;
const FOR_ADMINISTRATORS = /^\/admin(?:\/|$)/;

const screensOf = (isTheirs: (screen: string) => boolean) => SCREENS.filter(isTheirs);
const VISITORS = screensOf((screen) => FOR_GUESTS.test(screen));
const ADMINISTRATORS = screensOf((screen) => FOR_ADMINISTRATORS.test(screen));
const MEMBERS = screensOf((screen) => !VISITORS.includes(screen) && !ADMINISTRATORS.includes(screen));

test('no word of a visitor’s pages is missing from the catalogue, and nothing is cut off', async ({ aPerson }) => {
  test.slow();
  const { page } = await aPerson({ viewport: PHONE });
  await speakMadeUp(page);
  for (const path of [...PUBLIC_PAGES, '/shared/nowhere', '/u/nowhere', '/nowhere']) {
    await openDrawn(page, path);
    await expect(page.locator('.drawn')).toHaveCount(0);
    await expectSpoken(page, path);
  }
  await walk(page, VISITORS, { ':token': '0123456789', ':issuer': 'google' });
});

test('nor of the pages that links in mails open', async ({ aPerson }) => {
  const owner = await (await aPerson()).signUp(NAME);
  const { id } = await aList(owner);
  const { page } = await aPerson({ viewport: PHONE });
  const email = `${crypto.randomUUID()}@example.test`;
  await owner.send(
    'mutation ($listId: ID!, $email: String!) { inviteCollaborator(listId: $listId, input: { email: $email }) { message } }',
    { listId: id, email },
  );
  const proof = await linkTo(page.request, owner.email, /./, /\/verify-email\//);
  await owner.send('mutation ($token: String!) { verifyEmail(token: $token) }', { token: proof.split('/').at(-1) });
  await owner.send(
    'mutation ($email: String!, $password: String!) { updateProfile(changes: { email: $email }, currentPassword: $password) { id } }',
    { email: `${crypto.randomUUID()}@example.test`, password: owner.password },
  );
  await speakMadeUp(page);
  const links = [
    await linkTo(page.request, email, /invites you/, /\/invitation\//),
    await linkTo(page.request, owner.email, /./, /\/restore-email\//),
    await linkTo(page.request, email, /invites you/, /\/unsubscribe\//),
    proof,
  ];
  for (const link of links) {
    await page.goto(link);
    await expectSpoken(page, link);
  }
});

test('nor of a guest’s list, its drawn page and buying', async ({ aPerson }) => {
  const owner = await (await aPerson()).signUp(NAME);
  const { shareToken, itemId } = await aList(owner);
  const { page } = await aPerson({ viewport: PHONE });
  await speakMadeUp(page);
  await page.goto(`/shared/${shareToken}`);
  await expectSpoken(page, 'drawn list');
  await page.goto(`/shared/${shareToken}/items/${itemId}/buy`);
  await expectSpoken(page, 'page of a gift');
  await openDrawn(page, `/shared/${shareToken}/follow`);
  await expect(page.locator('input[type="email"]')).toBeVisible();
  await expectSpoken(page, 'following the list');

  await openDrawn(page, `/shared/${shareToken}`);
  await expect(page.locator('.drawn')).toHaveCount(0);
  await expectSpoken(page, 'list');
  await page.locator('main').getByRole('button', { name: /Ṁáŕķ/ }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: /Ṁáŕķ/ }).click();
  await expect(page.getByRole('dialog').locator('[aria-invalid="true"]').first()).toBeVisible();
  await expectSpoken(page, 'what is wrong with a purchase');
  await page.getByRole('dialog').locator('input[type="email"]').fill('guest@example.test');
  await page.getByRole('dialog').locator('input[type="email"]').press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectSpoken(page, 'a purchase');
});

test('nor of a member’s screens', async ({ aPerson }) => {
  test.slow();
  const member = await (await aPerson({ viewport: PHONE })).signUp(NAME);
  const { id, itemId, shareToken } = await aList(member);
  const shop = await member.shareList({ name: SHOP_LIST, listType: 'SHOPPING' }, [GIFT, SHOP_NOTE]);
  const { page } = member;
  await speakMadeUp(page);
  const parts = { ':listId': id, ':itemId': itemId, ':shareToken': shareToken };
  await walk(page, MEMBERS, {
    ...parts,
    ...(await aDraw(member)),
    ...(await aCircle(member)),
    ...(await aHandover(member)),
  });
  await page.goto(`/lists/${shop.id}`);
  await expectSpoken(page, 'a shopping list');
  await page.goto(`/u/${member.id}`);
  await expectSpoken(page, 'a profile');
});

test('nor of what a member pays for, with the pages of test payments', async ({ aPerson }) => {
  const member = await (await aPerson({ viewport: PHONE })).signUp(NAME);
  const { page } = member;
  await speakMadeUp(page);
  await page.goto(await checkoutOf(member, 'premium'));
  await expectSpoken(page, 'checkout');
  await page.locator('input[value="declined"]').check();
  await page.locator('button[value="pay"]').click();
  await expectSpoken(page, 'a card that is declined');
  await page.locator('input[value="authentication"]').check();
  await page.locator('button[value="pay"]').click();
  await expectSpoken(page, 'a payment to confirm');
  await buy(member, 'premium');
  await page.goto('/subscription');
  await expectSpoken(page, 'a plan that was bought');
  await page.goto(await checkoutOf(member, 'standard', true));
  await expectSpoken(page, 'a change of plan');
  await page.goto(await portalOf(member));
  await expectSpoken(page, 'billing');
  await page.locator('button[value="refund"]').click();
  await page.locator('button[value="cancel"]').click();
  await expectSpoken(page, 'billing of a plan that ends');
  await page.goto('/pay/nowhere');
  await expectSpoken(page, 'a page that is closed');
  await page.goto('/subscription');
  await expectSpoken(page, 'a refund');
});

test('nor of the screens of administrators', async ({ aPerson }) => {
  test.slow();
  const member = await (await aPerson(IN_IT)).signUp(NAME);
  const { id, shareToken } = await aList(member);
  const administrator = await (await aPerson({ viewport: PHONE, ...IN_IT })).signInAsAdministrator();
  await leaveTraces(administrator, member, { id, shareToken });
  await speakMadeUp(administrator.page);
  // Others sign up and send mails in their own languages meanwhile, so only this person and theirs are looked at.
  const screens = ADMINISTRATORS.map((screen) =>
    ['/admin/mail', '/admin/subscriptions', '/admin/users'].includes(screen)
      ? `${screen}?search=${member.email}`
      : screen,
  );
  await walk(administrator.page, screens, { ':userId': member.id });
});

async function walk(page: Page, screens: readonly string[], parts: Parts): Promise<void> {
  expect(screens.length).toBeGreaterThan(5);
  for (const screen of screens) {
    const path =
      parts[screen] ?? screen.replaceAll(/:\w+/g, (part) => parts[part] ?? `an address for ${part} is needed here`);
    await page.goto(path);
    await expectSpoken(page, path);
  }
}

/** The page of its organiser, and the page of somebody whom they invited. */
async function aDraw(organiser: Person): Promise<Parts> {
  const email = `${crypto.randomUUID()}@example.test`;
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const { createDraw } = (await organiser.send(
    'mutation ($input: NewDrawInput!) { createDraw(input: $input) { id } }',
    { input: { name: LIST, day, note: NOTE } },
  )) as { createDraw: { id: string } };
  await organiser.send(
    'mutation ($id: ID!, $input: NewDrawParticipantInput!) { addDrawParticipant(drawId: $id, input: $input) { id } }',
    { id: createDraw.id, input: { name: NAME, email } },
  );
  const page = await linkTo(organiser.page.request, email, /./, /\/d\//);
  return { ':drawId': createDraw.id, '/d/:secret': page };
}

/** The page of a circle that somebody runs, and its link. */
async function aCircle(runner: Person): Promise<Parts> {
  const { createCircle } = (await runner.send(
    'mutation ($input: NewCircleInput!) { createCircle(input: $input) { id inviteUrl } }',
    { input: { name: LIST } },
  )) as { createCircle: { id: string; inviteUrl: string } };
  return { ':circleId': createCircle.id, '/c/:secret': new URL(createCircle.inviteUrl).pathname };
}

/** The link that hands over the list of somebody without an account. */
async function aHandover(member: Person): Promise<Parts> {
  const { createPerson } = (await member.send(
    'mutation ($input: NewPersonInput!) { createPerson(input: $input) { id } }',
    {
      input: { name: NAME },
    },
  )) as { createPerson: { id: string } };
  await member.createList({ name: LIST, personId: createPerson.id });
  const { handOverPerson } = (await member.send(
    'mutation ($id: ID!) { handOverPerson(personId: $id, input: { staysAsHelper: true }) { pending { link } } }',
    { id: createPerson.id },
  )) as { handOverPerson: { pending: { link: string } } };
  return { '/handover/:token': new URL(handOverPerson.pending.link).pathname };
}

async function aList(owner: Person) {
  const list = await owner.shareList({ name: LIST, description: NOTE });
  const { id: itemId } = await owner.addItem(list.id, {
    title: GIFT,
    notes: NOTE,
    category: NOTE,
    unitPrice: { currency: 'USD', amountMinor: 1200 },
    quantityDesired: 3,
  });
  return { ...list, itemId };
}

/** Has something stand in every table of administrators. */
async function leaveTraces(administrator: Person, member: Person, list: { id: string; shareToken: string }) {
  await member.send('mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) }', {
    input: { name: NAME, email: member.email, subject: LIST, message: NOTE.repeat(10) },
  });
  await administrator.send('mutation ($id: ID!) { setUserRole(userId: $id, role: ADMIN) { id } }', { id: member.id });
  await administrator.send('mutation ($id: ID!) { setUserRole(userId: $id, role: USER) { id } }', { id: member.id });
  await administrator.send('mutation ($id: ID!) { setUserTier(userId: $id, tier: PREMIUM) { userId } }', {
    id: member.id,
  });
  await administrator.send('mutation ($id: ID!, $why: String!) { hideList(listId: $id, reason: $why) { id } }', {
    id: list.id,
    why: NOTE,
  });
}
