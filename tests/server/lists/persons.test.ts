import type { EntityManager } from '@mikro-orm/postgresql';
import { addMinutes } from 'date-fns';
import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import type { User } from '../../../server/core/users/user.entity.ts';
import { tellBuyers } from '../../../server/lists/buyer-mails/tell-buyers.ts';
import { GiftBudget } from '../../../server/lists/gifts/gift-budget.entity.ts';
import { List } from '../../../server/lists/lists/list.entity.ts';
import { Person } from '../../../server/lists/lists/person.entity.ts';
import { MOST_PERSONS } from '../../../server/lists/lists/person.rules.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { aPerson } from '../../builders/persons.ts';
import { exportOf } from '../exports.ts';
import { listen, send } from '../graphql.ts';
import { call } from '../rest.ts';
import { PUBLIC_URL, test } from '../server-test.ts';

const anAddress = () => `${crypto.randomUUID()}@example.test`;

/** Ann and Ben look after Emma, who has a list that everybody may open. */
async function aChild(em: EntityManager, overrides: Parameters<typeof aList>[1] = {}) {
  const ann = await aUser(em, { name: 'Ann', emailVerifiedAt: new Date() });
  const person = await aPerson(em, { owner: ann, name: 'Emma', birthMonth: 3, birthDay: 9, birthYear: 2021 });
  const list = await aList(em, { owner: ann, person, name: 'Emma turns 6', privacy: 'PUBLIC', ...overrides });
  const ben = await aCollaborator(em, { list, role: 'EDITOR', user: await aUser(em, { name: 'Ben' }) });
  const item = await anItem(em, { list, title: 'Kite', quantityDesired: 9 });
  return { ann, ben, person, list, item };
}

const change = (app: FastifyInstance, viewer: User, listId: string, changes: object) =>
  send(
    app,
    'mutation ($listId: ID!, $changes: ListChangesInput!) { updateList(listId: $listId, changes: $changes) { revision purchasesHidden person { name } } }',
    viewer,
    { listId, changes },
  );
const buy = (app: FastifyInstance, list: List, itemId: string, viewer: User | null, email = anAddress()) =>
  send(
    app,
    'mutation ($token: String!, $itemId: ID!, $input: NewPurchaseInput!) { purchaseSharedItem(token: $token, itemId: $itemId, input: $input) { purchase { id } } }',
    viewer,
    { token: list.shareToken, itemId, input: { quantity: 1, ...(!viewer && { email, name: 'Cleo' }) } },
  );
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code ?? 'OK';

describe('a person without an account', () => {
  const add = (app: FastifyInstance, viewer: User, input: object, key = crypto.randomUUID() as string) =>
    send(
      app,
      'mutation ($input: NewPersonInput!, $key: String) { createPerson(input: $input, idempotencyKey: $key) { id name birthday { month day year } } }',
      viewer,
      { input, key },
    );

  test('is added with a name, and a day and a month if one likes, once per key', async ({ em, app }) => {
    const ann = await aUser(em);
    const key = crypto.randomUUID();

    const emma = await add(app, ann, { name: ' Emma ', birthday: { month: 2, day: 29 } }, key);
    const again = await add(app, ann, { name: ' Emma ', birthday: { month: 2, day: 29 } }, key);
    const rex = await add(app, ann, { name: 'Rex' });

    expect(emma.data.createPerson).toMatchObject({ name: 'Emma', birthday: { month: 2, day: 29, year: null } });
    expect(again.data).toEqual(emma.data);
    expect(rex.data.createPerson.birthday).toBeNull();
    const { data } = await send(app, '{ persons { name } }', ann);
    expect(data.persons).toEqual([{ name: 'Emma' }, { name: 'Rex' }]);
    expect((await send(app, '{ persons { name } }', await aUser(em))).data.persons).toEqual([]);
  });

  test.for([
    ['', null],
    ['x'.repeat(51), null],
    ['Emma', { month: 2, day: 30 }],
    ['Emma', { month: 13, day: 1 }],
    ['Emma', { month: 2, day: 29, year: 2023 }],
    ['Emma', { month: 1, day: 1, year: 2999 }],
    ['Emma', { month: 1, day: 1, year: 1700 }],
  ] as const)('is refused as %s, %o', async ([name, birthday], { em, app }) => {
    expect(codeOf(await add(app, await aUser(em), { name, birthday }))).toBe('BAD_USER_INPUT');
  });

  test(`is one of ${MOST_PERSONS} at most`, async ({ em, app }) => {
    const ann = await aUser(em);
    for (let count = 1; count < MOST_PERSONS; count++) em.create(Person, { name: `Person ${count}`, owner: ann });
    await em.flush();

    const codes = await Promise.all([add(app, ann, { name: 'One' }), add(app, ann, { name: 'Two' })]);

    expect(codes.map(codeOf).toSorted()).toEqual(['CONFLICT', 'OK']);
  });

  test('is renamed on every list that is for them, and everybody who has one open sees it', async ({ em, app }) => {
    const { ann, person, list } = await aChild(em);
    const page = await listen(
      app,
      `subscription { sharedListChanged(token: "${list.shareToken}") { list { person { name } } } }`,
      null,
    );
    await page.next();
    const rename = `mutation { updatePerson(personId: "${person.id}", changes: { name: "Emmy" }) { name birthday { year } } }`;

    expect(codeOf(await send(app, rename, await aUser(em)))).toBe('NOT_FOUND');
    expect((await send(app, rename, ann)).data.updatePerson).toEqual({ name: 'Emmy', birthday: { year: 2021 } });

    expect((await page.next()).sharedListChanged.list.person).toEqual({ name: 'Emmy' });
    await page.close();
  });

  test('stays as long as a list is for them, and leaves nothing behind', async ({ em, app }) => {
    const { ann, person, list, item } = await aChild(em);
    const giver = await aUser(em);
    const gift = (await buy(app, list, item.id, giver)).data.purchaseSharedItem.purchase.id;
    await send(
      app,
      `mutation { setGiftBudget(purchaseId: "${gift}", input: { amountMinor: 5000, currency: "EUR" }) { id } }`,
      giver,
    );
    const remove = `mutation { removePerson(personId: "${person.id}") }`;

    expect(codeOf(await send(app, remove, await aUser(em)))).toBe('NOT_FOUND');
    const refused = await send(app, remove, ann);
    expect([codeOf(refused), refused.errors[0].message]).toEqual([
      'CONFLICT',
      '1 list is for Emma. Say first who it’s for, or delete it.',
    ]);
    expect(await em.fork().count(GiftBudget, { recipientId: person.id })).toBe(1);
    expect(codeOf(await change(app, ann, list.id, { personId: null }))).toBe('OK');
    expect((await send(app, remove, ann)).data.removePerson).toBe(person.id);
    expect(await em.fork().count(GiftBudget, { recipientId: person.id })).toBe(0);
  });

  test('goes with the account, and stands in its export', async ({ em, app }) => {
    const { ann, person, list } = await aChild(em);

    const { said } = await exportOf(app, ann);
    expect(said['persons.json']).toMatchObject([{ name: 'Emma', birthday: { month: 3, day: 9, year: 2021 } }]);
    const exported = Object.keys(said).filter((path) => path.startsWith('lists/'));
    expect(exported.map((path) => said[path])).toMatchObject([{ for: 'Emma' }]);

    await send(app, 'mutation { deleteAccount(confirm: "DELETE") }', ann);
    expect(await em.fork().count(Person, { id: person.id })).toBe(0);
    expect(await em.fork().count(List, { id: list.id })).toBe(0);
  });
});

describe('a list for somebody else', () => {
  test('is headed with their name and who asks, and tells guests nothing more', async ({ em, app }) => {
    const { list, person } = await aChild(em);
    await aCollaborator(em, { list, role: 'HELPER', user: await aUser(em, { name: 'Hal' }) });

    const query = `{ sharedList(token: "${list.shareToken}") { ownerName helpersSeeBuyers person { name askedBy } } }`;
    const answer = (await send(app, query)).data.sharedList;
    const rest = await call(app, `GET /lists/shared/${list.shareToken}`);

    expect(answer).toEqual({
      ownerName: 'Ann',
      helpersSeeBuyers: true,
      person: { name: 'Emma', askedBy: ['Ann', 'Ben'] },
    });
    expect(rest.body.data.person_name).toBe('Emma');
    for (const secret of [person.id, '2021', 'Hal']) expect(JSON.stringify(rest.body)).not.toContain(secret);
  });

  test('is for one of one’s own people, and whom it is for only its owner says', async ({ em, app }) => {
    const { ann, ben, list, person } = await aChild(em);
    const others = await aPerson(em, { owner: ben });

    const create = (viewer: User, personId: string) =>
      send(
        app,
        `mutation { createList(input: { name: "Emma", personId: "${personId}" }) { person { name } } }`,
        viewer,
      );
    expect((await create(ann, person.id)).data.createList.person).toEqual({ name: 'Emma' });
    for (const id of [others.id, 'nonsense', crypto.randomUUID()]) {
      expect(codeOf(await create(ann, id))).toBe('BAD_USER_INPUT');
      expect(codeOf(await change(app, ann, list.id, { personId: id }))).toBe('BAD_USER_INPUT');
    }
    expect(codeOf(await change(app, ben, list.id, { personId: null }))).toBe('FORBIDDEN');
    expect(codeOf(await change(app, ben, list.id, { personId: others.id }))).toBe('FORBIDDEN');
    expect((await change(app, ann, list.id, { description: 'Red' })).data.updateList.person).toEqual({ name: 'Emma' });
    const seen = await send(app, `{ list(id: "${list.id}") { person { name birthday { year } } } }`, ben);
    expect(seen.data.list.person).toEqual({ name: 'Emma', birthday: null });
  });

  test('keeps no surprise, new or changed, over both APIs', async ({ em, app }) => {
    const { ann, list, person } = await aChild(em);
    const surprise = { purchaseVisibility: 'SURPRISE', eventDate: '2999-12-24' } as const;

    const created = await send(
      app,
      `mutation { createList(input: { name: "Emma", personId: "${person.id}", purchaseVisibility: SURPRISE }) { id } }`,
      ann,
    );
    const changed = await call(app, `PUT /lists/${list.id}`, {
      viewer: ann,
      body: { purchase_visibility: 'surprise' },
    });
    expect([codeOf(created), changed.status]).toEqual(['BAD_USER_INPUT', 400]);
    expect(codeOf(await change(app, ann, list.id, surprise))).toBe('BAD_USER_INPUT');
    expect(codeOf(await change(app, ann, list.id, { ...surprise, personId: null }))).toBe('OK');
  });

  test('goes along in what givers keep, apart from gifts to who looks after them', async ({ em, app }) => {
    const { ann, list, item } = await aChild(em);
    const own = await anItem(em, { list: await aList(em, { owner: ann, privacy: 'PUBLIC' }) });
    const giver = await aUser(em);
    await buy(app, list, item.id, giver);
    await buy(app, own.list.unwrap() as List, own.id, giver);

    const { data } = await send(app, '{ myGifts { nodes { recipientName recipientId } } }', giver);

    const names = data.myGifts.nodes.map((gift: { recipientName: string }) => gift.recipientName);
    expect(names.toSorted()).toEqual(['Ann', 'Emma']);
    expect(new Set(data.myGifts.nodes.map((gift: { recipientId: string }) => gift.recipientId)).size).toBe(2);
  });

  test('has its givers thanked by those who look after them, and by nobody else', async ({ em, app }) => {
    const { ann, ben, list, item } = await aChild(em);
    const helper = await aCollaborator(em, { list, role: 'HELPER' });
    const gift = (await buy(app, list, item.id, null)).data.purchaseSharedItem.purchase.id;
    const thank = `mutation { setPurchaseThanked(purchaseId: "${gift}", isThanked: true) { id } }`;

    const codes = await Promise.all([helper, ben, ann].map(async (viewer) => codeOf(await send(app, thank, viewer))));

    expect(codes).toEqual(['FORBIDDEN', 'OK', 'OK']);
  });

  test('names them in the receipt, and who asks where somebody is invited', async ({ em, app }) => {
    const { ann, list, item } = await aChild(em);
    const [guest, dora] = [anAddress(), anAddress()];
    await buy(app, list, item.id, null, guest);
    await send(
      app,
      `mutation { inviteCollaborator(listId: "${list.id}", input: { email: "${dora}" }) { result } }`,
      ann,
    );

    const receipt = await em.fork().findOneOrFail(Mail, { to: guest });
    const invitation = await em.fork().findOneOrFail(Mail, { to: dora });
    expect(receipt.text).toContain('on Emma’s list “Emma turns 6”');
    expect(receipt.text).toContain('Ann can see that it’s from you.');
    expect(invitation.text).toContain('The list is for Emma.');
  });
});

describe('a surprise that is to become a list for somebody else', () => {
  const surprise = { purchaseVisibility: 'SURPRISE', eventDate: '2999-12-24', person: null } as const;

  test('is not unveiled: the change is refused alike, whether or not anything was bought', async ({ em, app }) => {
    const answers: unknown[] = [];
    for (const isBought of [true, false]) {
      const { ann, ben, list, item, person } = await aChild(em, surprise);
      if (isBought) await buy(app, list, item.id, null);

      const refused = await change(app, ann, list.id, { personId: person.id });
      answers.push([codeOf(refused), refused.errors[0].message, refused.errors[0].extensions.fields]);
      answers.push(codeOf(await change(app, ben, list.id, { personId: person.id })));
      const query = `{ list(id: "${list.id}") { purchasesHidden person { name } items { quantityPurchased } } }`;
      answers.push((await send(app, query, ann)).data);
    }
    expect(answers.slice(0, 3)).toEqual(answers.slice(3));
    expect(answers[0]).toMatchObject([
      'BAD_USER_INPUT',
      expect.any(String),
      { purchaseVisibility: [expect.any(String)] },
    ]);
  });

  test('is ended in the same step, and those who bought are told', async ({ em, app, orm, infrastructure }) => {
    const { ann, ben, list, item, person } = await aChild(em, surprise);
    const guest = anAddress();
    await buy(app, list, item.id, null, guest);

    const ended = await change(app, ann, list.id, { personId: person.id, purchaseVisibility: 'OWNER_SEES_BUYERS' });

    expect(ended.data.updateList).toMatchObject({ purchasesHidden: false, person: { name: 'Emma' } });
    const query = `{ list(id: "${list.id}") { items { purchases { guestName } } } }`;
    for (const viewer of [ann, ben])
      expect((await send(app, query, viewer)).data.list.items).toEqual([{ purchases: [{ guestName: 'Cleo' }] }]);
    await tellBuyers(orm.em.fork(), infrastructure.mailQueue, PUBLIC_URL, addMinutes(new Date(), 6));
    const mails = await em.fork().find(Mail, { to: guest, kind: 'GIFT_NEWS' });
    expect(mails.map(({ subject }) => subject)).toEqual(['Ann can see now that Kite is from you']);
  });

  test('stays one where its day is over, until its owner says what they see', async ({ em, app }) => {
    const { ann, list, person } = await aChild(em, { ...surprise, eventDate: '2020-12-24' });

    expect(codeOf(await change(app, ann, list.id, { personId: person.id }))).toBe('BAD_USER_INPUT');
    const both = { personId: person.id, purchaseVisibility: 'OWNER_SEES_TAKEN' };
    expect(codeOf(await change(app, ann, list.id, both))).toBe('OK');
  });
});
