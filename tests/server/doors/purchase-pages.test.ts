import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { decode } from 'html-entities';
import { describe, expect } from 'vitest';
import { createApp } from '../../../server/app.ts';
import { newSecret } from '../../../server/base/database/secret-token.ts';
import { PURCHASES_A_MINUTE } from '../../../server/base/rate-limits/limits.ts';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import type { Infrastructure } from '../../../server/infrastructure.ts';
import { DeliveryAddress } from '../../../server/lists/delivery-addresses/delivery-address.entity.ts';
import { Item } from '../../../server/lists/items/item.entity.ts';
import { Purchase } from '../../../server/lists/items/purchase.entity.ts';
import { ANY_NUMBER } from '../../../server/lists/lists/any-number.rules.ts';
import { List } from '../../../server/lists/lists/list.entity.ts';
import { OffListGift } from '../../../server/lists/off-list-gifts/off-list-gift.entity.ts';
import { GiftQuestion } from '../../../server/lists/questions/gift-question.entity.ts';
import * as pageDrawer from '../../../web/public-pages/served-pages.tsx';
import { aUser } from '../../builders/accounts.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { PUBLIC_URL, test as serverTest } from '../server-test.ts';

type Fields = Record<string, string>;
type Answer = { body: string; cookies: object[] };
type Open = (url: string, cookie?: string) => Promise<Answer>;
type Send = (url: string, fields: Fields, headers?: Fields) => Promise<Answer>;

/** A browser that runs no scripts. */
const test = serverTest.extend('browser', { scope: 'file' }, async ({ orm, infrastructure }, { onCleanup }) => {
  const webFolder = mkdtempSync(join(tmpdir(), 'kindlist-'));
  copyFileSync(join(import.meta.dirname, '../../../web/index.html'), join(webFolder, 'index.html'));
  const app = await createApp(orm, infrastructure, { webFolder, pageDrawer, trustProxy: 'loopback' });
  onCleanup(async () => {
    await app.close();
    rmSync(webFolder, { recursive: true });
  });
  const open = (url: string, cookie = '') => app.inject({ url, headers: { accept: 'text/html', cookie } });
  const send = (url: string, fields: Fields, headers: Fields = {}, remoteAddress = '127.0.0.1') =>
    app.inject({
      ...{ method: 'POST', url, remoteAddress },
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: PUBLIC_URL, ...headers },
    });
  /** Opens a gift's form, fills it in, and sends it. */
  const buy = async (url: string, typed: Fields) => {
    const filled = { ...hiddenIn((await open(url)).body), ...typed };
    return { filled, answer: await send(url, filled) };
  };
  return { open, send, buy };
});

/** The cookie that an answer leaves behind, as a browser sends it back. */
function cookieOf({ cookies }: { cookies: object[] }): string {
  const [{ name, value } = { name: '', value: '' }] = cookies as { name: string; value: string }[];
  return `${name}=${value}`;
}

const newEmail = () => `${crypto.randomUUID()}@example.test`;

function formOf(list: { shareToken: string }, item: { id: string }): string {
  return `/shared/${list.shareToken}/items/${item.id}/buy`;
}

function hiddenIn(html: string): Fields {
  const inputs = html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]+)"/g);
  return Object.fromEntries([...inputs].map(([, name, value]) => [name, value]));
}

function textOf(html: string): string {
  const body = html.slice(html.indexOf('<body>')).replace(/<(script|template|noscript)[^>]*>.*?<\/\1>/gs, '');
  return body
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

/** Fills in a form and sends it, but a proxy answers with an error. */
async function withLostAnswer(browser: { open: Open; send: Send }, url: string, typed: Fields) {
  const form = await browser.open(url);
  const filled = { ...hiddenIn(form.body), ...typed };
  await browser.send(url, filled, { cookie: cookieOf(form) });
  return { form, cookie: cookieOf(form), filled };
}

describe('the form of a gift', () => {
  test('says what it is, who learns of it, and why each thing is asked', async ({ browser, em }) => {
    const owner = await aUser(em, { name: 'Ida & Sons' });
    const list = await aList(em, { owner, privacy: 'PUBLIC', name: 'Ida turns 7' });
    const imageUrl = 'https://shop.test/mug.png';
    const mug = await anItem(em, { list, title: 'Mug', quantityDesired: 3, quantityPurchased: 1, imageUrl });

    const { statusCode, headers, body } = await browser.open(formOf(list, mug));

    expect(statusCode).toBe(200);
    expect(textOf(body)).toMatch(/Mark as Purchased Mug Quantity 1 2 2 still wanted Email Name \(optional\)/);
    expect(textOf(body)).toContain(
      'Needed for your receipt, with a link to undo. Shown only to Ida &amp; Sons, to thank you.',
    );
    expect(textOf(body)).toMatch(/Hold it for me until \w+/);
    expect(body).toContain(`src="${imageUrl}"`);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    expect(headers['content-security-policy']).toContain("form-action 'self'");
    expect(body).not.toMatch(/type="module"|modulepreload/);
  });

  test('asks for a name, and offers an address, where a name is enough', async ({ browser, em }) => {
    const list = await aList(em, { privacy: 'PUBLIC', isNameEnough: true });
    const item = await anItem(em, { list });

    const unnamed = await browser.buy(formOf(list, item), { email: '', name: '' });
    expect(unnamed.answer.statusCode).toBe(400);
    expect(textOf(unnamed.answer.body)).toMatch(/Name is required.*Email \(optional\)/);

    const { answer } = await browser.buy(formOf(list, item), { email: '', name: 'Ann' });
    expect(answer.statusCode).toBe(303);
    expect(await em.count(Purchase, { item, guestName: 'Ann', guestEmail: '' })).toBe(1);
  });

  test('is led to by the page of the list, wherever there is something to buy', async ({ browser, em }) => {
    for (const listType of ['WISHLIST', 'SHOPPING'] as const) {
      const list = await aList(em, { privacy: 'PUBLIC', listType });
      const kite = await anItem(em, { list, title: 'Kite' });
      await anItem(em, { list, title: 'Milk', quantityPurchased: 1 });

      const { body } = await browser.open(`/shared/${list.shareToken}`);

      const pages = [...body.matchAll(/<button [^>]*formAction="(\/[^"]+)"/gi)].map(([, page]) => page);
      expect(pages).toEqual([formOf(list, kite)]);
    }
  });

  test('is text and never markup', async ({ browser, em }) => {
    const evil = `"></form><script>alert(1)</script>`;
    const list = await aList(em, { owner: await aUser(em, { name: evil }), privacy: 'PUBLIC', name: evil });
    const item = await anItem(em, { list, title: evil });

    const { body } = await browser.open(formOf(list, item));
    const { answer } = await browser.buy(formOf(list, item), { email: evil, name: evil });

    for (const page of [body, answer.body]) expect(page).not.toMatch(/<script>|<\/form><script/);
  });
});

describe('a form that is sent', () => {
  test('buys the gift, with a receipt, and leads back to the list, which has the way back', async ({
    browser,
    em,
    services,
  }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const kite = await anItem(em, { list, title: 'Kite' });
    const email = newEmail();

    const { answer } = await browser.buy(formOf(list, kite), { email, name: 'Ann' });

    expect(answer.statusCode).toBe(303);
    const bought = await em.findOneOrFail(Purchase, { item: kite.id });
    expect(bought).toMatchObject({ guestEmail: email, guestName: 'Ann', quantity: 1 });
    expect(await em.count(Mail, { to: email })).toBe(1);
    const location = `${answer.headers.location}`;
    const { body } = await browser.open(location, cookieOf(answer));
    expect(textOf(body)).toMatch(/Kite .*You’re giving this Undo/);
    expect(body).toMatch(/<template id="app" data-start="painted">/);

    const undone = await browser.send(`/shared/${list.shareToken}/undo`, hiddenIn(body));
    expect(textOf(undone.body)).toContain('“Kite” can be bought again.');
    expect((await services.sharedLists.showSharedList(null, list.shareToken)).items).toHaveLength(1);
    const again = await browser.send(`/shared/${list.shareToken}/undo`, hiddenIn(body));
    expect(again.statusCode).toBe(404);
    expect(textOf(again.body)).toContain('This purchase was already undone.');
    expect(textOf((await browser.open(location, cookieOf(answer))).body)).not.toContain('You’re giving this');
  });

  test('leaves the secret that undoes it in no address, and for an hour in this browser', async ({ browser, em }) => {
    const [list, other] = [await aList(em, { privacy: 'PUBLIC' }), await aList(em, { privacy: 'PUBLIC' })];
    const kite = await anItem(em, { list, title: 'Kite' });
    const path = `/shared/${list.shareToken}`;
    const plain = await browser.open(path);

    const { answer } = await browser.buy(formOf(list, kite), { email: newEmail() });

    expect(answer.headers.location).toBe(`${path}#gift-${kite.id}`);
    expect(answer.cookies).toEqual([
      { name: 'bought', value: expect.any(String), path, maxAge: 3600, httpOnly: true, sameSite: 'Lax' },
    ]);
    const [{ value: secret = '' } = {}] = answer.cookies;
    const shown = await browser.open(path, cookieOf(answer));
    expect(textOf(shown.body)).toContain('You’re giving this');
    expect(shown.headers['cache-control']).toBe('no-store');
    expect(plain.headers['cache-control']).not.toBe('no-store');
    const soldOut = await browser.open(path);
    for (const query of [`?bought=${secret}`, `?undo=&bought=${secret}`])
      expect((await browser.open(path + query)).body).toBe(soldOut.body);
    const elsewhere = `/shared/${other.shareToken}`;
    expect((await browser.open(elsewhere, cookieOf(answer))).body).toBe((await browser.open(elsewhere)).body);

    const undone = await browser.send(`${path}/undo`, hiddenIn(shown.body), { cookie: cookieOf(answer) });
    expect(undone.cookies).toMatchObject([{ name: 'bought', value: '', path, maxAge: 0 }]);
  });

  test('keeps its secret for encrypted connections, where the site has them', async ({ browser, em }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const url = formOf(list, await anItem(em, { list }));
    const filled = { ...hiddenIn((await browser.open(url)).body), email: newEmail() };

    const { cookies } = await browser.send(url, filled, { 'x-forwarded-proto': 'https' });

    expect(cookies).toMatchObject([{ name: 'bought', secure: true }]);
  });

  test('counts once, however often it is sent', async ({ browser, em }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const mug = await anItem(em, { list, quantityDesired: 9 });
    const { filled, answer } = await browser.buy(formOf(list, mug), { email: newEmail(), quantity: '2' });

    const again = await Promise.all([1, 2].map(() => browser.send(formOf(list, mug), filled)));

    expect(new Set([answer, ...again].map(cookieOf)).size).toBe(1);
    expect((await em.findOneOrFail(Item, mug.id, { refresh: true })).quantityPurchased).toBe(2);

    const changed = await browser.send(formOf(list, mug), { ...filled, quantity: '3' });
    expect(textOf(changed.body)).toContain('Press again to record another one.');
    expect((await browser.send(formOf(list, mug), { ...filled, ...hiddenIn(changed.body) })).statusCode).toBe(303);
    expect((await em.findOneOrFail(Item, mug.id, { refresh: true })).quantityPurchased).toBe(4);
  });

  test('whose answer got lost is known when the form is opened again, and counts once', async ({ browser, em }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const [kite, mug] = [await anItem(em, { list, title: 'Kite' }), await anItem(em, { list, quantityDesired: 9 })];
    for (const item of [kite, mug]) {
      const url = formOf(list, item);
      const form = await browser.open(url);
      expect(form.cookies).toMatchObject([{ name: 'buying', path: url, httpOnly: true, sameSite: 'Lax' }]);
      const cookie = cookieOf(form);
      expect(hiddenIn((await browser.open(url, cookie)).body)).toEqual(hiddenIn(form.body));
      await browser.send(url, { ...hiddenIn(form.body), email: newEmail() }, { cookie }); // a proxy answers with an error

      const back = await browser.open(url, cookie);

      expect(back).toMatchObject({
        statusCode: 303,
        headers: { location: `/shared/${list.shareToken}#gift-${item.id}` },
      });
      const kept = back.cookies.map(({ name, value }) => [name, value !== '']);
      expect(kept).toEqual([
        ['bought', true],
        ['buying', false],
      ]);
      expect(textOf((await browser.open(`/shared/${list.shareToken}`, cookieOf(back))).body)).toContain(
        'You’re giving this',
      );
      expect(await em.count(Purchase, { item })).toBe(1);
    }
    expect(textOf((await browser.open(formOf(list, kite), `buying=${crypto.randomUUID()}`)).body)).toContain(
      'Someone was faster',
    );
    expect((await browser.open(formOf(list, mug), 'buying=nothing')).statusCode).toBe(200);
  });

  test('whose purchase was undone buys anew when it is opened again, though its first answer was lost', async ({
    browser,
    em,
  }) => {
    for (const surprise of [{}, { purchaseVisibility: 'SURPRISE', eventDate: '2999-12-24' }] as const) {
      const list = await aList(em, { privacy: 'PUBLIC', ...surprise });
      const kite = await anItem(em, { list, title: 'Kite' });
      const url = formOf(list, kite);
      const { form, cookie, filled } = await withLostAnswer(browser, url, { email: newEmail() });
      const receipt = cookieOf(await browser.open(url, cookie));
      await browser.send(`/shared/${list.shareToken}/undo`, {
        purchase: decodeURIComponent(receipt.split('=')[1] ?? ''),
      });
      expect(await em.count(Purchase, { item: kite })).toBe(0);

      const opened = await browser.open(url, cookie);
      expect(opened.statusCode).toBe(200);
      expect(hiddenIn(opened.body).key).not.toBe(filled.key);
      expect(cookieOf(opened)).toBe(`buying=${hiddenIn(opened.body).key}`);
      expect(opened.body.replaceAll(`${hiddenIn(opened.body).key}`, '')).toBe(
        form.body.replaceAll(`${filled.key}`, ''),
      ); // nobody learns that something was bought, or undone

      const late = await browser.send(url, filled, { cookie });
      expect(late.statusCode).toBe(409);
      expect(textOf(late.body)).toContain('This purchase was already undone.');
      expect(late.body).toContain(`value="${filled.email}"`);
      expect(await em.count(Purchase, { item: kite })).toBe(0);

      expect((await browser.send(url, { ...filled, ...hiddenIn(late.body) })).statusCode).toBe(303);
      expect(await em.count(Purchase, { item: kite })).toBe(1);
    }
  });

  test.for([
    ['another address', { email: 'anna@example.test' }],
    ['no address any more', { email: '', name: 'Ann' }],
    ['another number', { quantity: '2' }],
    ['a press on “Hold it for me”', { hold: '1' }],
  ] as const)(
    'that is sent with %s after its answer was lost counts once, and says that it was recorded',
    async ([, edited], { browser, em }) => {
      const list = await aList(em, { privacy: 'PUBLIC', isNameEnough: true });
      const mugs = await anItem(em, { list, title: 'Mug', quantityDesired: 9 });
      const url = formOf(list, mugs);
      const { cookie, filled } = await withLostAnswer(browser, url, { email: newEmail(), name: 'Ann' });

      const again = await browser.send(url, { ...filled, ...edited }, { cookie });

      expect(textOf(again.body)).toContain('Your purchase was recorded before you changed it.');
      expect((await em.findOneOrFail(Item, mugs.id, { refresh: true })).quantityPurchased).toBe(1);
      const [bought] = again.cookies.filter(({ name }) => name === 'bought');
      const shown = await browser.open(`/shared/${list.shareToken}`, `bought=${bought?.value}`);
      expect(textOf(shown.body)).toContain('You’re giving this');

      const another = await browser.send(url, { ...filled, ...edited, ...hiddenIn(again.body) }, { cookie });
      expect(another.statusCode).toBe(303);
      expect(await em.count(Purchase, { item: mugs })).toBe(2);
    },
  );

  test('that took the last one tells its buyer so, not that someone was faster, also with another address', async ({
    browser,
    em,
  }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const kite = await anItem(em, { list, title: 'Kite' });
    const { cookie, filled } = await withLostAnswer(browser, formOf(list, kite), { email: newEmail() });

    const again = await browser.send(formOf(list, kite), { ...filled, email: newEmail() }, { cookie });

    expect(again.statusCode).toBe(303);
    const shown = await browser.open(`/shared/${list.shareToken}`, cookieOf(again));
    expect(textOf(shown.body)).toContain('You’re giving this');
    expect(await em.count(Purchase, { item: kite })).toBe(1);
  });

  test('is known by its key at its own gift alone, also while its address is wrong', async ({ browser, em }) => {
    const [one, other] = [await aList(em, { privacy: 'PUBLIC' }), await aList(em, { privacy: 'PUBLIC' })];
    const [kite, mug, ball] = [
      await anItem(em, { list: one, quantityDesired: 2 }),
      await anItem(em, { list: one }),
      await anItem(em, { list: other }),
    ];
    const { cookie, filled } = await withLostAnswer(browser, formOf(one, kite), { email: newEmail() });

    const wrong = await browser.send(formOf(one, kite), { ...filled, email: 'ann' }, { cookie });
    expect(hiddenIn(wrong.body).key).toBe(filled.key);
    for (const [list, item] of [
      [one, mug],
      [other, ball],
    ] as const) {
      expect((await browser.open(formOf(list, item), cookie)).statusCode).toBe(200);
      expect((await browser.send(formOf(list, item), filled, { cookie })).statusCode).toBe(303);
      expect(await em.count(Purchase, { item })).toBe(1);
    }
  });

  test('comes back with what is wrong at its field, and with what was typed', async ({ browser, em }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const mug = await anItem(em, { list, quantityDesired: 4 });

    const { filled, answer } = await browser.buy(formOf(list, mug), { email: 'ann', name: 'Ann B.', quantity: '3' });

    expect(answer.statusCode).toBe(400);
    const inputs = [...answer.body.matchAll(/<input [^>]+>/g)].map(([tag]) => tag);
    expect(inputs.find((tag) => tag.includes('aria-invalid="true"'))).toMatch(/name="email" value="ann"/);
    expect(inputs.find((tag) => tag.includes('name="name"'))).toContain('value="Ann B."');
    expect(answer.body.includes('<option value="3" selected="">')).toBe(true);
    expect(textOf(answer.body)).toContain('Please enter a valid email address');
    expect(hiddenIn(answer.body).key).toBe(filled.key);
    expect(await em.count(Purchase, { item: mug.id })).toBe(0);
  });

  test.for(['abc', '-3', '1.5', ''])(
    'with “%s” for how many is refused, in words, and buys nothing',
    async (quantity, { browser, em }) => {
      const list = await aList(em, { privacy: 'PUBLIC' });
      const [kite, mugs] = [await anItem(em, { list }), await anItem(em, { list, quantityDesired: 4 })];

      for (const item of [kite, mugs]) {
        const { answer } = await browser.buy(formOf(list, item), { email: newEmail(), quantity });
        expect(answer.statusCode).toBe(400);
        expect(textOf(answer.body)).toContain('Quantity must be between 1 and 99');
      }
      expect(await em.count(Purchase, { item: { $in: [kite.id, mugs.id] } })).toBe(0);
    },
  );

  test('that undoes all but a number that is none undoes nothing', async ({ browser, em }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const mugs = await anItem(em, { list, quantityDesired: 4 });
    const { answer } = await browser.buy(formOf(list, mugs), { email: newEmail(), quantity: '2' });
    const { body } = await browser.open(`${answer.headers.location}`, cookieOf(answer));

    const undone = await browser.send(`/shared/${list.shareToken}/undo`, { ...hiddenIn(body), keeping: 'abc' });

    expect(undone.statusCode).toBe(400);
    expect((await em.findOneOrFail(Purchase, { item: mugs.id })).quantity).toBe(2);
  });

  test('that asks for more than is left says how many are', async ({ browser, em, services }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const mug = await anItem(em, { list, title: 'Mug', quantityDesired: 3 });
    const url = formOf(list, mug);
    const filled = { ...hiddenIn((await browser.open(url)).body), email: newEmail(), quantity: '3' };
    const ann = { email: newEmail() };
    await services.purchases.purchaseShared(null, list.shareToken, mug.id, { ...ann, quantity: 2 });

    const fewer = await browser.send(url, filled);
    expect(fewer.statusCode).toBe(409);
    expect(textOf(fewer.body)).toContain('Only 1 still needed.');
    expect(fewer.body).toContain(`value="${filled.email}"`);

    await services.purchases.purchaseShared(null, list.shareToken, mug.id, ann);
    for (const late of [await browser.send(url, filled), await browser.open(url)]) {
      expect(late.statusCode).toBe(409);
      expect(textOf(late.body)).toMatch(
        /Someone was faster “Mug” is given already. The list shows what’s still wanted. Back to the list/,
      );
    }
  });

  test('for something that is not on the list says so', async ({ browser, em }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const archived = await anItem(em, { list, isArchived: true });
    const elsewhere = await anItem(em, { list: await aList(em, { privacy: 'PUBLIC' }) });
    for (const id of [archived.id, elsewhere.id, 'nothing', crypto.randomUUID()]) {
      for (const answer of [
        await browser.open(formOf(list, { id })),
        await browser.send(formOf(list, { id }), { email: newEmail() }),
      ]) {
        expect(answer.statusCode).toBe(404);
        expect(textOf(answer.body)).toContain('No longer wanted');
      }
    }
    expect(await em.count(Purchase, { item: [archived.id, elsewhere.id] })).toBe(0);
  });

  test('is led back to a list that cannot be opened, or bought from, and buys nothing', async ({ browser, em }) => {
    const closed = await Promise.all([
      aList(em, { privacy: 'PRIVATE' }),
      aList(em, { privacy: 'PUBLIC', hiddenAt: new Date() }),
      aList(em, { privacy: 'PUBLIC', shareLinkExpiresAt: new Date(Date.now() - 1) }),
      aList(em, { privacy: 'PUBLIC', isDemo: true }),
    ]);
    for (const list of closed) {
      const item = await anItem(em, { list });
      const url = formOf(list, item);
      for (const answer of [await browser.open(url), await browser.send(url, { email: newEmail() })]) {
        expect(answer).toMatchObject({ statusCode: 303, headers: { location: `/shared/${list.shareToken}` } });
      }
      expect(await em.count(Purchase, { item: item.id })).toBe(0);
    }
    expect((await browser.open(formOf({ shareToken: 'nothing' }, { id: 'nothing' }))).statusCode).toBe(303);
  });

  test.for([
    ['line breaks', 'x\r\nset-cookie: a=b'],
    ['letters of any script', 'Ωδή'],
    ['a way elsewhere', '../..//shop.example'],
    ['a question of its own', 'x?bought=y'],
  ] as const)('of no list is led to where none is, with %s in its address', async ([, shareToken], { browser }) => {
    const url = formOf({ shareToken: encodeURIComponent(shareToken) }, { id: 'nothing' });
    for (const answer of [await browser.open(url), await browser.send(url, { email: newEmail() })]) {
      const location = `/shared/${encodeURIComponent(shareToken)}`;
      expect(answer).toMatchObject({ statusCode: 303, headers: { location } });
    }
  });

  test('by a page of another site is refused', async ({ browser, em }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const kite = await anItem(em, { list, quantityDesired: 9 });
    const foreign: Fields[] = [
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of foreign) {
      for (const path of [formOf(list, kite), `/shared/${list.shareToken}/undo`]) {
        expect((await browser.send(path, { email: newEmail() }, headers)).statusCode).toBe(403);
      }
    }
    expect(await em.count(Purchase, { item: kite.id })).toBe(0);
    const own = { origin: 'https://kindlist.test', 'sec-fetch-site': 'same-origin' };
    expect((await browser.send(formOf(list, kite), { email: newEmail() }, own)).statusCode).toBe(303);
  });

  test('that is no form, or too large, is refused', async ({ browser, em }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const url = formOf(list, await anItem(em, { list }));

    expect((await browser.send(url, { name: 'x'.repeat(20_000) })).statusCode).toBe(413);
    expect((await browser.send(url, {}, { 'content-type': 'application/json' })).statusCode).toBe(415);
    expect((await browser.send(url, { name: 'x'.repeat(101), email: newEmail() })).statusCode).toBe(400);
  });

  test('too often from one network has to wait', async ({ browser, em, infrastructure }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const url = formOf(list, await anItem(em, { list }));
    const network = '198.51.100.7';
    for (let sent = 0; sent < PURCHASES_A_MINUTE; sent++)
      await infrastructure.rateLimits.consume('purchase', [network], list.id);

    const { statusCode, headers, body } = await browser.send(url, { email: newEmail(), name: 'Ann' }, {}, network);

    expect(statusCode).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(textOf(body)).toContain('Too many attempts. Please try again later.');
    expect(body).toContain('value="Ann"');
  });

  test('during maintenance is not taken', async ({ browser, em, services }) => {
    const admin = await aUser(em, { role: 'ADMIN' });
    const list = await aList(em, { privacy: 'PUBLIC' });
    const kite = await anItem(em, { list });
    await services.settings.saveSettings(admin, { maintenanceMode: true });
    const answer = await browser.send(formOf(list, kite), { email: newEmail() });
    await services.settings.saveSettings(admin, { maintenanceMode: false });

    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('600');
    expect(await em.count(Purchase, { item: kite.id })).toBe(0);
  });
});

describe('a list that keeps a surprise', () => {
  const surprise = { privacy: 'PUBLIC', purchaseVisibility: 'SURPRISE', eventDate: '2999-12-24' } as const;

  test('has a form for each thing, which tells nothing of what is bought', async ({ browser, em, services }) => {
    const list = await aList(em, surprise);
    const mugs = await anItem(em, { list, title: 'Mug', quantityDesired: 3 });
    const formAndList = async () => {
      const pages = [await browser.open(formOf(list, mugs)), await browser.open(`/shared/${list.shareToken}`)];
      return pages.map(({ body }) => body.replace(/name="key" value="[^"]+"/, ''));
    };
    const before = await formAndList();
    expect(before[1]).toContain(`href="${formOf(list, mugs)}"`);

    const { answer } = await browser.buy(formOf(list, mugs), { email: newEmail(), quantity: '3' });

    expect(answer).toMatchObject({ statusCode: 303, headers: { location: `/shared/${list.shareToken}` } }); // without the gift
    expect(await formAndList()).toEqual(before);
    const shown = await browser.open(`${answer.headers.location}`, cookieOf(answer));
    expect(textOf(shown.body)).toContain('3 × Mug');
    expect(textOf((await browser.buy(formOf(list, mugs), { email: newEmail() })).answer.body)).toContain('faster');
    await services.lists.deleteList(list.owner.unwrap(), list.id);
  });

  test('is read to its end by links', async ({ browser, em }) => {
    const list = await aList(em, surprise);
    for (let place = 0; place < 102; place++) await anItem(em, { list, title: `Thing ${place}.` });
    const path = `/shared/${list.shareToken}`;

    const [first, second] = [(await browser.open(path)).body, (await browser.open(`${path}?page=2`)).body];

    expect(first).toContain('Thing 99.');
    expect(first).not.toContain('Thing 100.');
    expect(first).toContain(`rel="next" href="${path}?page=2"`);
    expect(second).toContain('Thing 101.');
    expect(second).not.toContain('Thing 99.');
    expect(second).toContain(`rel="prev" href="${path}?page=1"`);
    expect(second).not.toContain('rel="next"');
  });
});

describe('the page of a list', () => {
  test('shows a purchase only to who has its secret, and only on its own list', async ({ browser, em, services }) => {
    const [list, other] = [await aList(em, { privacy: 'PUBLIC' }), await aList(em, { privacy: 'PUBLIC' })];
    const kite = await anItem(em, { list, title: 'Kite', quantityDesired: 2 });
    const { shareToken } = list;
    const ann = { email: newEmail(), quantity: 1 };
    const { purchase, undoToken } = await services.purchases.purchaseShared(null, shareToken, kite.id, ann);
    const path = `/shared/${shareToken}`;
    const plain = await browser.open(path);

    for (const guess of [`${purchase.id}.guessed`, `${purchase.id}`, 'x.y.z', '.', '%00.%00']) {
      expect((await browser.open(`${path}?undo=${guess}`, `bought=${guess}`)).body).toBe(plain.body);
    }
    const secret = `${purchase.id}.${undoToken}`;
    const elsewhere = `/shared/${other.shareToken}`;
    const cookie = `bought=${secret}`;
    expect((await browser.open(elsewhere, cookie)).body).toBe((await browser.open(elsewhere)).body);
    expect(textOf((await browser.open(path, cookie)).body)).toMatch(/Kite .*You’re giving this Undo/);
  });

  test('asks before the link of a receipt takes some of a purchase back', async ({ browser, em, services }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const mugs = await anItem(em, { list, title: 'Mug', quantityDesired: 3 });
    const ann = { email: newEmail(), quantity: 3 };
    await services.purchases.purchaseShared(null, list.shareToken, mugs.id, ann);
    const [receipt] = await em.find(Mail, { to: ann.email });
    const link = new URL(/https:\S+undo=\S+/.exec(receipt?.text ?? '')?.[0] ?? '');

    const { body } = await browser.open(link.pathname + link.search);
    expect(body).toMatch(/<noscript>.*Undo this purchase\?.*You bought 3\..*<\/noscript>/s);
    await browser.send(`/shared/${list.shareToken}/undo`, { ...hiddenIn(body), keeping: '1' });

    expect((await em.findOneOrFail(Item, mugs.id, { refresh: true })).quantityPurchased).toBe(1);
  });

  test('takes the secret of a receipt’s link out of the address, also where no script does', async ({
    browser,
    em,
    services,
  }) => {
    const [list, other] = [await aList(em, { privacy: 'PUBLIC' }), await aList(em, { privacy: 'PUBLIC' })];
    const kite = await anItem(em, { list, title: 'Kite' });
    const ann = { email: newEmail(), quantity: 1 };
    const { purchase, undoToken } = await services.purchases.purchaseShared(null, list.shareToken, kite.id, ann);
    const [path, secret] = [`/shared/${list.shareToken}`, `${purchase.id}.${undoToken}`];
    const refresh = /<noscript><meta http-equiv="refresh" content="0; url=([^"]+)" \/><\/noscript>/;

    const next = refresh.exec((await browser.open(`${path}?undo=${secret}`)).body)?.[1] ?? '';
    const led = await browser.open(decode(next));
    expect(led.statusCode).toBe(303);
    expect(led.headers).toMatchObject({ location: path, 'cache-control': 'no-store' });
    expect(led.cookies).toEqual([
      { name: 'undoing', value: secret, path, maxAge: 3600, httpOnly: true, sameSite: 'Lax' },
    ]);
    expect((await em.findOneOrFail(Item, kite.id, { refresh: true })).quantityPurchased).toBe(1);

    const shown = await browser.open(path, cookieOf(led));
    expect(shown.body).toMatch(/<noscript>.*Undo this purchase\?.*<\/noscript>/s);
    expect(shown.body).not.toMatch(refresh);
    expect(shown.headers['cache-control']).toBe('no-store');
    const elsewhere = `/shared/${other.shareToken}`;
    expect((await browser.open(elsewhere, cookieOf(led))).body).toBe((await browser.open(elsewhere)).body);

    const undone = await browser.send(`${path}/undo`, hiddenIn(shown.body), { cookie: cookieOf(led) });
    expect(undone.cookies).toMatchObject([{ name: 'undoing', value: '', path, maxAge: 0 }]);
    expect((await em.findOneOrFail(Item, kite.id, { refresh: true })).quantityPurchased).toBe(0);
  });

  test.for([
    ['nothing', ''],
    ['no purchase', '?of='],
    ['two of them', '?of=a.b&of=c.d'],
    ['a header of its own', '?of=x.y%0d%0aset-cookie:%20z=1'],
    ['a cookie of its own', '?of=x.y;path=/'],
  ])('leads from a link that names %s to the list alone', async ([, query], { browser, em }) => {
    const { shareToken } = await aList(em, { privacy: 'PUBLIC' });
    const led = await browser.open(`/shared/${shareToken}/undo${query}`);
    expect([led.statusCode, led.headers.location, led.cookies]).toEqual([303, `/shared/${shareToken}`, []]);
  });

  test('of a long list is read to its end by links', async ({ browser, em }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    for (let place = 0; place < 64; place++) await anItem(em, { list, title: `Thing ${place}.` });
    const path = `/shared/${list.shareToken}`;

    const [first, second, beyond] = await Promise.all(
      ['', '?page=2', '?page=3'].map(async (page) => (await browser.open(path + page)).body),
    );

    expect(first).toContain(`rel="next" href="${path}?page=2"`);
    expect(first).not.toContain('Thing 60.');
    expect(textOf(second ?? '')).toMatch(/64 gifts still wanted .*Thing 60\..*Thing 63\./);
    expect(second).not.toContain('Thing 59.');
    expect(beyond).toContain(`rel="prev" href="${path}?page=2"`);
    expect((await browser.open(`${path}?page=0`)).body).toBe(first);
  });

  test('behind a link that opens nothing says so', async ({ browser }) => {
    expect((await browser.open('/shared/nothing')).body).toContain('<noscript><main><h1>This list isn’t open</h1>');
  });
});

describe('a gift that is reserved without scripts', () => {
  test('is held by the second button of its form, and by nothing on a shopping list', async ({ browser, em }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const kite = await anItem(em, { list, title: 'Kite' });

    const { answer } = await browser.buy(formOf(list, kite), { email: newEmail(), hold: '1' });

    expect(answer.statusCode).toBe(303);
    expect((await em.findOneOrFail(Purchase, { item: kite.id })).heldUntil).toBeInstanceOf(Date);
    const { body } = await browser.open(`/shared/${list.shareToken}`);
    expect(textOf(body)).toMatch(/Held until/);
    const milk = await anItem(em, {
      list: await aList(em, { privacy: 'PUBLIC', listType: 'SHOPPING' }),
      title: 'Milk',
    });
    expect(textOf((await browser.open(formOf(milk.list.unwrap(), milk))).body)).not.toContain('Hold it for me');
  });

  test('is held longer, bought, and let go on the page to which its mails lead', async ({ browser, em, services }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const kite = await anItem(em, { list, title: 'Kite' });
    const { purchase, undoToken } = await services.purchases.reserveShared(null, list.shareToken, kite.id, {
      email: newEmail(),
    });
    const page = `/shared/${list.shareToken}/hold`;
    const of = `${purchase.id}.${undoToken}`;
    const held = async () => (await em.fork().findOne(Purchase, purchase.id))?.heldUntil;

    const link = await browser.open(`${page}?of=${of}`);
    expect(link).toMatchObject({ statusCode: 303, headers: { location: page } });
    const opened = await browser.open(page, cookieOf(link));
    expect(opened.headers['cache-control']).toBe('no-store');
    expect(textOf(opened.body)).toMatch(
      /Held for you Kite We’re holding it for you until .* I’ve bought it Hold it longer Let it go/,
    );
    const before = await held();
    expect(textOf((await browser.send(page, { of, step: 'EXTEND' })).body)).toContain('Held for you');
    expect((await held())?.getTime()).toBeGreaterThanOrEqual(before?.getTime() ?? Infinity);
    expect(textOf((await browser.send(page, { of, step: 'BUY' })).body)).toContain('You’re giving this');
    expect(await held()).toBeNull();
    expect(textOf((await browser.send(page, { of, step: 'LET_GO' })).body)).toContain('You’ve let it go');
    expect((await browser.open(page, cookieOf(link))).statusCode).toBe(404);
    expect((await browser.open(page, cookieOf(link).replace(of, `${crypto.randomUUID()}.guess`))).statusCode).toBe(404);
    expect((await browser.open(page)).statusCode).toBe(404);
    const foreign = await browser.send(page, { of, step: 'BUY' }, { origin: 'https://evil.test' });
    expect(foreign.statusCode).toBe(403);
  });
});

describe('the questions about a gift, without scripts', () => {
  const askOf = (list: { shareToken: string }, item: { id: string }) => formOf(list, item).replace(/buy$/, 'ask');

  test('are led to by the form of the gift, are read with their answers, and take another', async ({ browser, em }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const shoes = await anItem(em, { list, title: 'Shoes', questionCount: 1 });
    em.create(GiftQuestion, { item: shoes, text: 'Which colour?', answer: 'Blue' });
    await em.flush();
    const form = await browser.open(formOf(list, shoes));
    expect(form.body).toContain(`href="${askOf(list, shoes)}"`);
    expect(textOf(form.body)).toContain('1 question');

    const { answer } = await browser.buy(askOf(list, shoes), { text: 'Which size?' });

    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(askOf(list, shoes));
    const page = await browser.open(askOf(list, shoes));
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    expect(textOf(page.body)).toMatch(/Questions Shoes Which colour\? Blue Which size\? Not answered yet/);
  });

  test('sent twice are asked once, and nothing is kept of who asks', async ({ browser, em }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const shoes = await anItem(em, { list });
    const { filled } = await browser.buy(askOf(list, shoes), { text: 'Which size?' });
    expect((await browser.send(askOf(list, shoes), filled)).statusCode).toBe(303);
    const changed = await browser.send(askOf(list, shoes), { ...filled, text: 'Which colour?' });

    expect(changed.statusCode).toBe(422);
    expect(await em.count(GiftQuestion, { item: shoes })).toBe(1);
    const again = await browser.send(askOf(list, shoes), { ...hiddenIn(changed.body), text: 'Which colour?' });
    expect(again.statusCode).toBe(303);
    expect(await em.count(GiftQuestion, { item: shoes })).toBe(2);
  });

  test('say what is wrong at the field, keep what was typed, and are text and never markup', async ({
    browser,
    em,
  }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const shoes = await anItem(em, { list });
    const empty = await browser.buy(askOf(list, shoes), { text: ' ' });
    expect(empty.answer.statusCode).toBe(400);
    expect(textOf(empty.answer.body)).toContain('Write a few words');

    const long = await browser.buy(askOf(list, shoes), { text: `</textarea><b>${'x'.repeat(301)}` });
    expect(long.answer.statusCode).toBe(400);
    expect(long.answer.body).not.toContain('<b>xxx');
    expect(long.answer.body).toContain('&lt;b&gt;xxx');
    expect(await em.count(GiftQuestion, { item: shoes })).toBe(0);
  });

  test('stand nowhere on shopping lists, examples, closed lists and for gifts that are gone, and take no form of another site', async ({
    browser,
    em,
  }) => {
    for (const fields of [{ listType: 'SHOPPING' }, { isDemo: true }, { privacy: 'PRIVATE' }] as const) {
      const list = await aList(em, { privacy: 'PUBLIC', ...fields });
      const item = await anItem(em, { list });
      expect((await browser.open(askOf(list, item))).headers.location).toBe(`/shared/${list.shareToken}`);
      expect((await browser.send(askOf(list, item), { text: 'Which size?' })).statusCode).toBe(303);
    }
    const list = await aList(em, { privacy: 'PUBLIC' });
    expect((await browser.open(askOf(list, { id: crypto.randomUUID() }))).statusCode).toBe(303);
    const item = await anItem(em, { list });
    const strange = await browser.send(askOf(list, item), { text: 'Hm?' }, { origin: 'https://other.example' });
    expect(strange.statusCode).toBe(403);
    expect(await em.count(GiftQuestion, { item })).toBe(0);
  });
});

describe('gifts that are not on the list, without scripts', () => {
  const shownWithoutScripts = ({ body }: { body: string }) => body.replaceAll('noscript', 'div');
  const besidesOf = (list: { shareToken: string }) => `/shared/${list.shareToken}/besides`;

  test('are told to the others who give, once however often the form is sent, and taken back in the same browser', async ({
    browser,
    em,
  }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const form = await browser.open(besidesOf(list));
    expect(form.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    const filled = { ...hiddenIn(form.body), what: 'A scarf </p><b>', isToldAfter: '1' };

    const told = await browser.send(besidesOf(list), filled);
    await browser.send(besidesOf(list), filled);

    const cookie = cookieOf(told);
    expect(form.cookies).toEqual([]); // who only looks gets none

    expect(told.statusCode).toBe(303);
    expect(told.headers.location).toBe(besidesOf(list));
    expect(await em.fork().find(OffListGift, { list })).toMatchObject([{ what: 'A scarf </p><b>', isToldAfter: true }]);
    const own = await browser.open(besidesOf(list), cookie);
    expect(textOf(shownWithoutScripts(own))).toMatch(
      /Given besides this list A scarf &lt;\/p&gt;&lt;b&gt; From you Take it back/,
    );
    expect(own.body).not.toContain('<b>');
    const others = await browser.open(besidesOf(list));
    expect(textOf(shownWithoutScripts(others))).not.toContain('From you');

    const [gift] = await em.fork().find(OffListGift, { list });
    await browser.send(
      `${besidesOf(list)}/take-back`,
      { gift: gift?.id ?? '' },
      { cookie: `giver=${newSecret()}${newSecret()}` },
    );
    expect(await em.fork().count(OffListGift, { list })).toBe(1);
    await browser.send(`${besidesOf(list)}/take-back`, { gift: gift?.id ?? '' }, { cookie });
    expect(await em.fork().count(OffListGift, { list })).toBe(0);
  });

  test('say what is wrong at the field and keep what was typed', async ({ browser, em }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const form = await browser.open(besidesOf(list));
    const long = await browser.send(besidesOf(list), { ...hiddenIn(form.body), what: 'x'.repeat(201) });
    expect(long.statusCode).toBe(400);
    expect(long.body).toContain(`value="${'x'.repeat(201)}"`);
    expect(await em.count(OffListGift, { list })).toBe(0);
  });

  test('stand nowhere on shopping lists, examples and closed lists, and take no form of another site', async ({
    browser,
    em,
  }) => {
    for (const fields of [{ listType: 'SHOPPING' }, { isDemo: true }, { privacy: 'PRIVATE' }] as const) {
      const list = await aList(em, { privacy: 'PUBLIC', ...fields });
      expect((await browser.open(besidesOf(list))).headers.location).toBe(`/shared/${list.shareToken}`);
      expect((await browser.send(besidesOf(list), { what: 'A scarf' })).statusCode).toBe(303);
      expect(await em.count(OffListGift, { list })).toBe(0);
    }
    const list = await aList(em, { privacy: 'PUBLIC' });
    const strange = await browser.send(besidesOf(list), { what: 'Hm?' }, { origin: 'https://other.example' });
    expect(strange.statusCode).toBe(403);
    expect(await em.count(OffListGift, { list })).toBe(0);
  });
});

describe('the delivery address, without scripts', () => {
  const address = 'Ida Berg\nElm Road 1 </p><b>';

  async function aSentList(
    { em, infrastructure }: { em: EntityManager; infrastructure: Infrastructure },
    fields: object = {},
  ) {
    const list = await aList(em, { privacy: 'PUBLIC', ...fields });
    em.create(DeliveryAddress, { list, sealed: infrastructure.deliveryAddressSeals.seal(address, list.id) });
    await em.flush();
    return { list, item: await anItem(em, { list }), ask: `/shared/${list.shareToken}/address` };
  }

  test('is shown to the guest who has just bought or reserved something, by a button, and each time counted', async ({
    browser,
    em,
    infrastructure,
  }) => {
    for (const surprise of [{}, { purchaseVisibility: 'SURPRISE' }]) {
      const { list, item, ask } = await aSentList({ em, infrastructure }, surprise);
      const { answer } = await browser.buy(formOf(list, item), { email: newEmail(), name: 'Ann', hold: '1' });
      const cookie = cookieOf(answer);
      expect((await browser.open(`/shared/${list.shareToken}`, cookie)).body).toContain(`action="${ask}"`);
      expect((await browser.open(`/shared/${list.shareToken}`)).body).not.toContain(ask);

      const shown = await browser.send(ask, {}, { cookie });

      expect(shown.statusCode).toBe(200);
      expect(shown.headers['cache-control']).toBe('no-store');
      expect(textOf(shown.body)).toMatch(/If you have it sent: Ida Berg Elm Road 1/);
      expect(shown.body).not.toContain('</p><b>');
      const [row] = await em.execute('select times_shown from delivery_addresses where list_id = ?', [list.id]);
      expect(row?.times_shown).toBe(1);
    }
  });

  test('is shown to nobody else: not without the receipt, after an undo, on another list, nor once the link is another', async ({
    browser,
    em,
    infrastructure,
  }) => {
    const { list, item, ask } = await aSentList({ em, infrastructure });
    const other = await aSentList({ em, infrastructure });
    const { answer } = await browser.buy(formOf(list, item), { email: newEmail(), name: 'Ann' });
    const cookie = cookieOf(answer);
    const [purchaseId] = cookie.slice('bought='.length).split('.');
    const refused = async (url: string, sent = '') => {
      const { statusCode, body } = await browser.send(url, {}, { cookie: sent });
      expect([404, body.includes('Elm Road')]).toEqual([statusCode, false]);
    };
    await refused(ask);
    await refused(ask, `bought=${purchaseId}.${'x'.repeat(43)}`);
    await refused(other.ask, cookie);
    await em.fork().nativeUpdate(List, { id: list.id }, { hiddenAt: new Date() });
    await refused(ask, cookie);
    await em.fork().nativeUpdate(List, { id: list.id }, { hiddenAt: null });
    expect((await browser.send(ask, {}, { cookie })).statusCode).toBe(200);
    await browser.send(`/shared/${list.shareToken}/undo`, { purchase: cookie.slice('bought='.length) });
    await refused(ask, cookie);
  });

  test('has no button where there is none', async ({ browser, em }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const { answer } = await browser.buy(formOf(list, await anItem(em, { list })), { email: newEmail(), name: 'Ann' });

    const page = await browser.open(`/shared/${list.shareToken}`, cookieOf(answer));

    expect(page.body).not.toContain(`/shared/${list.shareToken}/address`);
  });
});

test('a fund is nothing to buy without scripts, and is asked about as any gift', async ({ em, browser }) => {
  const list = await aList(em, { privacy: 'PUBLIC', purchaseVisibility: 'SURPRISE', eventDate: '2999-12-24' });
  const fund = await anItem(em, { list, title: 'Honeymoon', isFund: true, quantityDesired: ANY_NUMBER });
  await anItem(em, { list, title: 'Mug' });

  const { body } = await browser.open(`/shared/${list.shareToken}`);
  const asked = await browser.open(`/shared/${list.shareToken}/items/${fund.id}/ask`);

  expect(body).toContain('Mark as Purchased: Mug');
  expect(body).not.toContain('Mark as Purchased: Honeymoon');
  expect(body).toContain('This is a gift of money.');
  expect(asked.statusCode).toBe(200);
  expect(asked.body).toContain('Honeymoon');
});
