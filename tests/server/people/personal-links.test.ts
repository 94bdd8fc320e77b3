import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import { attemptsAllowed } from '../../../server/base/rate-limits/limits.ts';
import type { PurchaseVisibility } from '../../../server/core/access/list-access.rules.ts';
import { PERSONAL_LINK } from '../../../server/core/access/roles.rules.ts';
import { hashPassword } from '../../../server/core/users/password-hash.ts';
import { User } from '../../../server/core/users/user.entity.ts';
import { Item } from '../../../server/lists/items/item.entity.ts';
import { Purchase } from '../../../server/lists/items/purchase.entity.ts';
import { ANY_NUMBER } from '../../../server/lists/lists/any-number.rules.ts';
import { List } from '../../../server/lists/lists/list.entity.ts';
import { Pledge } from '../../../server/lists/pledges/pledge.entity.ts';
import { MOST_CIRCLE_GUESTS } from '../../../server/people/circles/circle.rules.ts';
import { CircleGuest } from '../../../server/people/circles/circle-guest.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCircle, aCircleGuest, aCircleMember, anOpenList } from '../../builders/circles.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { aPerson } from '../../builders/persons.ts';
import { exportOf } from '../exports.ts';
import { send } from '../graphql.ts';
import { PUBLIC_URL } from '../server-test.ts';
import { observe } from '../statements.ts';
import { formsIn, test, textOf } from './personal-pages.ts';

const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code ?? 'OK';
const person = (em: EntityManager, name: string) => aUser(em, { name, emailVerifiedAt: new Date() });
const GUESTS = '{ id guests { id name language isLargeType hasLink } }';
const guestsFor = (app: FastifyInstance, viewer: User, id: string) =>
  send(app, `{ circle(circleId: "${id}") ${GUESTS} }`, viewer);
const change = (app: FastifyInstance, viewer: User, mutation: string) => send(app, `mutation { ${mutation} }`, viewer);
const add = (app: FastifyInstance, viewer: User, id: string, key: string = crypto.randomUUID()) =>
  change(
    app,
    viewer,
    `addCircleGuest(circleId: "${id}", input: { name: " Grandma ", language: "de", isLargeType: true }, idempotencyKey: "${key}") { url guest { id name hasLink } }`,
  );
const renew = (app: FastifyInstance, viewer: User, id: string, guestId: string, key: string = crypto.randomUUID()) =>
  change(app, viewer, `renewPersonalLink(circleId: "${id}", guestId: "${guestId}", idempotencyKey: "${key}") { url }`);
const pathOf = (url: string) => new URL(url).pathname;

/** Ann runs a circle in which Bob is; Grandma has a link; a private wishlist of Bob’s is open to it, with a gift of three and a kite. */
async function aFamily(
  em: EntityManager,
  { purchaseVisibility = 'SURPRISE' }: { purchaseVisibility?: PurchaseVisibility } = {},
) {
  const [ann, bob] = [await person(em, 'Ann'), await person(em, 'Bob')];
  const circle = await aCircle(em, { owner: ann });
  await aCircleMember(em, { circle, user: bob });
  const guest = await aCircleGuest(em, { circle, knownBy: ann });
  const about = { owner: bob, name: 'Bob turns 40', privacy: 'PRIVATE', purchaseVisibility } as const;
  const list = await anOpenList(em, { circle, list: about });
  const kite = await anItem(em, { list, title: 'Kite' });
  const cups = await anItem(em, { list, title: 'Cup', quantityDesired: 3 });
  return { ann, bob, circle, guest, list, kite, cups, home: `/for/${guest.secret}` };
}

describe('A personal link', () => {
  test('is made by who runs the circle, once per key, and kept as a hash alone', async ({ em, orm, app }) => {
    const { ann, bob, circle } = await aFamily(em);

    const made = await add(app, ann, circle.id, 'one key');
    const again = await add(app, ann, circle.id, 'one key');
    const refused = await add(app, bob, circle.id);
    const outside = await add(app, await person(em, 'Cleo'), circle.id);

    const { url, guest } = made.data.addCircleGuest;
    expect(url).toMatch(new RegExp(`^${PUBLIC_URL}/for/[\\w-]{32}$`));
    expect(again.data.addCircleGuest).toEqual({ url, guest });
    expect(guest).toMatchObject({ name: 'Grandma', hasLink: true });
    expect([codeOf(refused), codeOf(outside)]).toEqual(['FORBIDDEN', 'NOT_FOUND']);
    const kept = await orm.em.fork().findOneOrFail(CircleGuest, guest.id);
    expect(JSON.stringify(kept)).not.toContain(url.split('/').at(-1));
    const { data } = await guestsFor(app, bob, circle.id);
    expect(data.circle.guests).toMatchObject([{ name: 'Grandma' }, { name: 'Grandma', language: 'de' }]);
    expect(JSON.stringify(data)).not.toContain('/for/');
  });

  test('is renewed, which ends the one before at once and keeps what its guest gives', async ({ em, app, browser }) => {
    const { ann, circle, guest, home } = await aFamily(em);
    await browser.press(home, 'I’ll get this: Kite');

    const renewed = await renew(app, ann, circle.id, guest.id, 'key');
    const again = await renew(app, ann, circle.id, guest.id, 'key');
    const before = await browser.open(home);
    const now = await browser.open(pathOf(renewed.data.renewPersonalLink.url));

    expect(again.data).toEqual(renewed.data);
    expect(before.statusCode).toBe(404);
    expect(textOf(now.body)).toMatch(/Your gifts Kite/);
  });

  test('is over once its guest is taken out, and what they give stays', async ({ em, app, browser }) => {
    const { ann, circle, guest, kite, home } = await aFamily(em);
    await browser.press(home, 'I’ll get this: Kite');

    const removed = await change(
      app,
      ann,
      `removeCircleGuest(circleId: "${circle.id}", guestId: "${guest.id}") ${GUESTS}`,
    );
    const twice = await change(app, ann, `removeCircleGuest(circleId: "${circle.id}", guestId: "${guest.id}") { id }`);

    expect(removed.data.removeCircleGuest.guests).toEqual([]);
    expect(codeOf(twice)).toBe('NOT_FOUND');
    expect((await browser.open(home)).statusCode).toBe(404);
    expect(await em.count(Purchase, { item: kite.id })).toBe(1);
  });

  test('ends when the one who was shown it leaves, is taken out or deletes the account', async ({
    em,
    app,
    browser,
  }) => {
    const { ann, bob, circle } = await aFamily(em);
    const cleo = await aCircleMember(em, { circle, user: await person(em, 'Cleo') });
    const known = await Promise.all([bob, cleo].map((knownBy) => aCircleGuest(em, { circle, knownBy })));
    const open = async () =>
      Promise.all(known.map(async ({ secret }) => (await browser.open(`/for/${secret}`)).statusCode));
    const before = await open();

    await change(app, ann, `removeCircleMember(circleId: "${circle.id}", memberId: "${bob.id}") { id }`);
    await em.nativeUpdate(User, { id: cleo.id }, { passwordHash: await hashPassword('correct horse') });
    await send(app, 'mutation { deleteAccount(password: "correct horse") }', cleo);

    expect(before).toEqual([200, 200]);
    expect(await open()).toEqual([404, 404]);
    const { guests } = (await guestsFor(app, ann, circle.id)).data.circle;
    expect(guests.map(({ hasLink }: { hasLink: boolean }) => hasLink)).toEqual([true, false, false]);
  });

  test('has another name, language or type when they are changed, and bad input is named', async ({
    em,
    app,
    browser,
  }) => {
    const { ann, bob, circle, guest, home } = await aFamily(em);
    const update = (viewer: User, changes: string) =>
      change(
        app,
        viewer,
        `updateCircleGuest(circleId: "${circle.id}", guestId: "${guest.id}", changes: ${changes}) ${GUESTS}`,
      );

    const changed = await update(ann, '{ name: "Oma", language: "ar", isLargeType: false }');
    const kept = await update(ann, '{ name: null }');
    const bad = [await update(ann, '{ name: "" }'), await update(ann, '{ language: "tlh" }')];
    const { body } = await browser.open(home, { 'accept-language': 'fr' });

    expect(changed.data.updateCircleGuest.guests).toMatchObject([{ name: 'Oma', language: 'ar', isLargeType: false }]);
    expect(kept.data.updateCircleGuest.guests).toMatchObject([{ name: 'Oma' }]);
    expect(bad.map(codeOf)).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT']);
    expect(codeOf(await update(bob, '{ name: "X" }'))).toBe('FORBIDDEN');
    expect(body).toContain('<html lang="ar" dir="rtl">');
    expect(textOf(body)).toContain('Oma');
  });

  test('is for so many guests of a circle', async ({ em, app }) => {
    const { ann, circle } = await aFamily(em);
    for (let guests = 1; guests < MOST_CIRCLE_GUESTS; guests++) await aCircleGuest(em, { circle });

    expect(codeOf(await add(app, ann, circle.id))).toBe('CONFLICT');
  });
});

describe('The pages of a personal link', () => {
  test('greet by name, show what is wanted, and are kept and found by nobody', async ({ em, browser }) => {
    const { home } = await aFamily(em);

    const { statusCode, headers, body } = await browser.open(home);

    expect(statusCode).toBe(200);
    expect(textOf(body)).toMatch(/Hello, Grandma! .* Bob turns 40 For Bob .* Kite I’ll get this Cup I’ll get this/);
    expect(textOf(body)).toContain('Bob won’t see any of this');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'same-origin',
    });
    expect(body).toContain('class="large"');
    expect(body).not.toMatch(/<script|modulepreload|@layer|light-dark|set-cookie/);
  });

  test('change nothing when they are opened, however often', async ({ em, browser }) => {
    const { home, list, kite, cups } = await aFamily(em);
    const { revision } = await em.findOneOrFail(List, list.id);

    const paths = [
      '',
      `/gifts/${kite.id}`,
      `/lists/${list.id}`,
      '/sheet',
      `/lists/${list.id}/sheet`,
      '/undo',
      `?about=${kite.id}&undone=1`,
    ];
    for (const path of paths) await browser.open(home + path, { purpose: 'prefetch' });

    expect(await em.count(Purchase, { item: [kite.id, cups.id] })).toBe(0);
    expect(await em.findOneOrFail(List, list.id, { refresh: true })).toMatchObject({ revision, purchaseRevision: 0 });
  });

  test('give with one press, say so, and take back in the same place', async ({ em, browser }) => {
    const { home, kite, guest } = await aFamily(em);

    const taken = await browser.press(home, 'I’ll get this: Kite');
    const bought = await em.findOneOrFail(Purchase, { item: kite.id });
    const back = await browser.press(home, 'Take it back: Kite');

    expect(taken.answer.statusCode).toBe(303);
    expect(taken.title).toBe('Thank you! You’re getting “Kite”.');
    expect(taken.after).toMatch(
      /^ Thank you! You’re getting “Kite”. .* Take it back .*You’re getting this.*Your gifts Kite/,
    );
    expect(bought).toMatchObject({ guestName: 'Grandma', guestEmail: '', quantity: 1, guestKeyId: guest.id });
    expect(back.after).toMatch(/^ You’ve taken it back. Others can choose it again. .*Kite I’ll get this/);
    expect(await em.count(Purchase, { item: kite.id })).toBe(0);
    expect(await em.findOneOrFail(Item, kite.id, { refresh: true })).toMatchObject({ quantityPurchased: 0 });
  });

  test('give once under a double press, also at the same moment, and several by several presses', async ({
    em,
    browser,
  }) => {
    const { home, cups } = await aFamily(em);
    const form = formsIn((await browser.open(home)).body).find(({ name }) => name.endsWith('Cup'));
    const { action = '', fields = {} } = form ?? {};

    const answers = await Promise.all([1, 2, 3].map(() => browser.post(action, fields)));
    const once = await em.count(Purchase, { item: cups.id });
    const another = await browser.press(home, 'I’ll get another one: Cup');

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303]);
    expect(once).toBe(1);
    expect(another.after).toContain('You’re getting this (2 ×)');
  });

  test('say kindly when somebody was quicker, when it is gone, and when friends share it', async ({ em, browser }) => {
    const { home, kite, cups, list } = await aFamily(em);
    const pooled = await anItem(em, { list, title: 'Bike', isGroupGift: true });
    em.create(Pledge, { item: pooled, guestEmail: 'x@example.test', amountMinor: 80 });
    await em.flush();
    await em.nativeUpdate(Item, { id: pooled.id }, { pledgeCount: 1, pledgedMinor: 80, pledgeCurrency: 'USD' });
    const forms = formsIn((await browser.open(home)).body);
    const postOf = (title: string) => {
      const form = forms.find(({ name }) => name.endsWith(title));
      return browser.post(form?.action ?? '', form?.fields ?? {});
    };
    await em.nativeUpdate(Item, { id: kite.id }, { quantityPurchased: 1 });
    await em.nativeUpdate(Item, { id: cups.id }, { isArchived: true });

    const [late, gone] = [await postOf('Kite'), await postOf('Cup')];

    expect(late.statusCode).toBe(409);
    expect(textOf(late.body)).toContain('Somebody was quicker: this gift is taken.');
    expect(gone.statusCode).toBe(404);
    expect(textOf(gone.body)).toContain('This gift isn’t on the list any more.');
    expect(textOf((await browser.open(home)).body)).toContain('Bike Others share the cost of this gift.');
  });

  test('say of a fund whom to ask, without a button or a code', async ({ em, browser }) => {
    const { home, list } = await aFamily(em);
    const fund = await anItem(em, { list, title: 'Honeymoon', isFund: true, quantityDesired: ANY_NUMBER });

    const page = (await browser.open(home)).body;
    const forced = await browser.post(`${home}/gifts/${fund.id}`, { key: crypto.randomUUID() });
    const sheet = (await browser.open(`${home}/lists/${list.id}/sheet`)).body;

    expect(textOf(page)).toContain('Honeymoon This is a gift of money. Ask the family how you can give to it.');
    expect(formsIn(page).map(({ action }) => action)).not.toContain(`${home}/gifts/${fund.id}`);
    expect(forced.statusCode).toBe(400);
    expect(textOf(forced.body)).toContain('Nothing is bought for a fund');
    expect(textOf(sheet)).toContain('Kite');
    expect(textOf(sheet)).not.toContain('Honeymoon');
  });

  test('show one gift a screen, with the way on', async ({ em, browser }) => {
    const { home, kite, cups, list } = await aFamily(em);

    const first = (await browser.open(`${home}/gifts/${kite.id}`)).body;
    const taken = await browser.press(`${home}/gifts/${kite.id}`, 'I’ll get this: Kite');
    const strange = await browser.open(`${home}/gifts/${crypto.randomUUID()}`);

    expect(textOf(first)).toMatch(/Gift 1 of 2 Kite I’ll get this Next gift Show all gifts/);
    expect(first).toContain(`href="${home}/gifts/${cups.id}"`);
    expect(first).toContain(`href="${home}/lists/${list.id}"`);
    expect(taken.answer.headers.location).toBe(`${home}/gifts/${kite.id}?about=${kite.id}#said`);
    expect(taken.after).toMatch(/^ Thank you!/);
    expect(strange.headers.location).toBe(home);
  });

  test('print a code for the link, and one for each gift, whatever is given', async ({ em, browser }) => {
    const { home, list, kite } = await aFamily(em);
    const sheet = async () => (await browser.open(`${home}/lists/${list.id}/sheet`)).body;

    const before = await sheet();
    await em.nativeUpdate(Item, { id: kite.id }, { quantityPurchased: 1 });
    const whole = (await browser.open(`${home}/sheet`)).body;

    expect([...before.matchAll(/aria-label="(Kite|Cup)"/g)]).toHaveLength(2);
    expect(await sheet()).toBe(before);
    expect(textOf(whole)).toContain(`${PUBLIC_URL}${home}`);
    expect(whole).toContain(`href="${home}/lists/${list.id}/sheet"`);
  });

  test('are text and never markup, and a press from another site does nothing', async ({ em, browser }) => {
    const evil = `"></form><script>alert(1)</script>`;
    const { circle, bob, kite, home } = await aFamily(em);
    const list = await anOpenList(em, { circle, list: { owner: bob, name: evil } });
    await anItem(em, { list, title: evil, description: evil });
    const guest = await aCircleGuest(em, { circle, name: 'A & <b>' });

    const { body } = await browser.open(`/for/${guest.secret}/lists/${list.id}`);
    const hello = (await browser.open(`/for/${guest.secret}`)).body;
    const foreign = await browser.post(`${home}/gifts/${kite.id}`, {}, { origin: 'https://evil.test' });

    expect(body).not.toMatch(/<script/);
    expect(hello).toContain('A &amp; &lt;b&gt;');
    expect(foreign.statusCode).toBe(403);
    expect(await em.count(Purchase, { item: kite.id })).toBe(0);
  });

  test('are limited for who guesses', async ({ browser }) => {
    const guess = () => browser.open('/for/guess', {}, '203.0.113.77');
    for (let time = 0; time < attemptsAllowed('personalLink'); time++) await guess();

    expect((await guess()).statusCode).toBe(429);
    expect((await browser.open('/for/guess')).statusCode).toBe(404);
  });
});

describe('Each cell of the line of a guest with a personal link', () => {
  test('opens and buys where guests may not, edits, receives and invites nothing', async ({ em, app, browser }) => {
    const { home, kite, list } = await aFamily(em);

    const anybody = await send(app, `{ sharedList(token: "${list.shareToken}") { id } }`);
    const page = await browser.open(home);
    const bought = await browser.press(home, 'I’ll get this: Kite');

    expect(PERSONAL_LINK).toEqual({
      opens: true,
      edits: false,
      receives: false,
      knowsBuyers: false,
      clears: false,
      invites: false,
    });
    expect(codeOf(anybody)).toBe('LIST_PRIVATE');
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toContain(list.shareToken);
    expect(bought.answer.statusCode).toBe(303);
    expect(formsIn(page.body).every(({ action }) => /\/(gifts\/[^/]+|undo)$/.test(action))).toBe(true);
    expect(await em.count(Purchase, { item: kite.id })).toBe(1);
  });

  test.for(['SURPRISE', 'OWNER_SEES_BUYERS', 'OWNER_SEES_TAKEN'] as const)(
    'knows how many, never who, and clears nobody’s gift (%s)',
    async (purchaseVisibility, { em, browser }) => {
      const { home, cups } = await aFamily(em, { purchaseVisibility });
      const others = em.create(Purchase, {
        item: cups.id,
        quantity: 3,
        guestEmail: 'x@example.test',
        guestName: 'Zoe',
      });
      await em.flush();
      await em.nativeUpdate(Item, { id: cups.id }, { quantityPurchased: 3 });

      const page = (await browser.open(home)).body;
      await browser.post(`${home}/undo`, { purchase: others.id });

      expect(textOf(page)).not.toContain('Cup');
      expect(page).not.toContain('Zoe');
      expect(await em.count(Purchase, { id: others.id })).toBe(1);
    },
  );
});

describe('What a personal link never tells', () => {
  test('opens no list that is not open to the circle, and none for its guest, and leaving takes lists along at once', async ({
    em,
    app,
    browser,
  }) => {
    const { bob, circle, list, kite, home } = await aFamily(em);
    const own = await aList(em, { owner: bob, name: 'Bob alone' });
    const secret = await anItem(em, { list: own, title: 'Ring' });
    const grandma = await aPerson(em, { owner: bob, name: 'grandma' });
    await anOpenList(em, { circle, list: { owner: bob, name: 'For her', person: grandma } });
    const hidden = await anOpenList(em, {
      circle,
      list: { owner: bob, name: 'Hidden', hiddenAt: new Date(), hiddenReason: 'Spam' },
    });

    const closed = [
      await browser.open(`${home}/lists/${own.id}`),
      await browser.open(`${home}/gifts/${secret.id}`),
      await browser.open(`${home}/lists/${own.id}/sheet`),
      await browser.open(`${home}/lists/${hidden.id}`),
    ];
    const bought = await browser.post(`${home}/gifts/${secret.id}`, {});
    const before = textOf((await browser.open(home)).body);
    await browser.press(home, 'I’ll get this: Kite');
    await change(app, bob, `leaveCircle(circleId: "${circle.id}")`);
    const after = textOf((await browser.open(home)).body);
    const late = await browser.post(`${home}/gifts/${kite.id}`, {});
    const told = textOf((await browser.open(`${home}?about=${kite.id}`)).body);

    expect(closed.map(({ headers }) => headers.location)).toEqual(closed.map(() => home));
    expect(bought.statusCode).toBe(404);
    expect(before).not.toMatch(/Bob alone|For her|Hidden/);
    expect(after).not.toContain(list.name);
    // what they give stays theirs to take back, and no word of a list that is closed to them is read any more
    expect(after).toContain('Your gifts A gift on a list that isn’t open to you any more Take it back');
    expect(after + told).not.toContain('Kite');
    expect(late.statusCode).toBe(404);
  });

  test('a link that is over answers as one that never was, with the same work', async ({ em, app, browser }) => {
    const { ann, circle, guest, kite, home } = await aFamily(em);
    await renew(app, ann, circle.id, guest.id);
    const look = (path: string) =>
      observe(async () => {
        const { statusCode, headers, body } = await browser.open(path);
        return { statusCode, body, names: Object.keys(headers) };
      });

    const never = `/for/${'x'.repeat(32)}`;
    expect(await look(home)).toEqual(await look(never));
    expect(await look(`${home}/gifts/${kite.id}`)).toEqual(await look(`${never}/gifts/${kite.id}`));
    const [over, none] = [
      await browser.post(`${home}/gifts/${kite.id}`, {}),
      await browser.post(`${never}/gifts/${kite.id}`, {}),
    ];
    expect(over.body).toBe(none.body);
    expect(textOf(over.body).trim()).toBe(
      'This link doesn’t work any more Please ask the person who gave it to you for a new one.',
    );
  });

  test('a blind owner, and who runs the circle, learn nothing of what is given: same answers, same statements', async ({
    em,
    app,
    browser,
  }) => {
    const seen = [];
    for (const isGiven of [false, true]) {
      const { ann, bob, circle, list, home } = await aFamily(em);
      if (isGiven) await browser.press(home, 'I’ll get this: Kite');
      const owners = await observe(() =>
        send(
          app,
          `{ list(id: "${list.id}") { name revision updatedAt items { title quantityPurchased purchases { guestName } } } }`,
          bob,
        ),
      );
      const runners = await observe(() => guestsFor(app, ann, circle.id));
      seen.push(
        JSON.stringify([owners, runners])
          .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '<id>')
          .replace(/"updatedAt":"[^"]*"/g, ''),
      );
    }

    expect(seen[0]).toContain('Kite');
    expect(seen[1]).toBe(seen[0]);
  });

  test('two circles with one list see nothing of each other’s people', async ({ em, app, browser }) => {
    const seen = [];
    for (const isInAnother of [false, true]) {
      const { bob, circle, list, home } = await aFamily(em);
      const other = await aCircle(em, { owner: bob, name: 'Friends' });
      const friend = await aCircleGuest(em, { circle: other, name: 'Fay' });
      if (isInAnother) await anOpenList(em, { circle: other, list });
      if (isInAnother) await browser.open(`/for/${friend.secret}`);
      const page = await observe(async () => (await browser.open(home)).body);
      const people = await guestsFor(app, bob, circle.id);
      seen.push(
        JSON.stringify([page, people])
          .replaceAll(home, '<home>')
          .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '<id>'),
      );
    }

    expect(seen[0]).toContain('Kite');
    expect(seen[0]).not.toContain('Fay');
    expect(seen[1]).toBe(seen[0]);
  });

  test('many lists and gifts take no more statements than few', async ({ em, browser }) => {
    const { bob, circle, home, list } = await aFamily(em);
    await anOpenList(em, { circle, list: { owner: bob } });
    const few = await observe(() => browser.open(home));
    for (let more = 0; more < 5; more++) await anOpenList(em, { circle, list: { owner: bob } });
    for (let more = 0; more < 60; more++) await anItem(em, { list });
    const many = await observe(() => browser.open(home));
    const page = await observe(() => browser.open(`${home}/lists/${list.id}?page=2`));

    expect(many.statements).toEqual(few.statements);
    expect(page.statements.length).toBeLessThanOrEqual(4);
    expect(textOf(page.result.body)).toContain('The gifts before');
  });
});

test('an export names the guests of circles that somebody runs, and no link', async ({ em, app }) => {
  const { ann, bob, guest } = await aFamily(em);

  const [runner, member] = [await exportOf(app, ann), await exportOf(app, bob)];

  expect(runner.said['circles.json']).toMatchObject([{ circle: 'Family', madeLinksFor: ['Grandma'] }]);
  expect(JSON.stringify(runner.said)).not.toContain(guest.secret);
  expect(member.said['circles.json']).toMatchObject([{ madeLinksFor: [] }]);
});
