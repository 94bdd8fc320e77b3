import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { addDays } from 'date-fns';
import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import { User } from '../../../server/core/users/user.entity.ts';
import { tellBuyers } from '../../../server/lists/buyer-mails/tell-buyers.ts';
import { GiftBudget } from '../../../server/lists/gifts/gift-budget.entity.ts';
import type { List } from '../../../server/lists/lists/list.entity.ts';
import { Person } from '../../../server/lists/lists/person.entity.ts';
import { Handover } from '../../../server/people/handovers/handover.entity.ts';
import { HandoverLinks } from '../../../server/people/handovers/handover-links.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCircle, aCircleMember, anOpenList } from '../../builders/circles.ts';
import { aCollaborator, anInvitation } from '../../builders/collaborators.ts';
import { aHandover } from '../../builders/handovers.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { aPerson } from '../../builders/persons.ts';
import { listen, send } from '../graphql.ts';
import { call } from '../rest.ts';
import { PUBLIC_URL, SECRET, test } from '../server-test.ts';
import { untilWaiting } from '../while-held.ts';

const LATER = '2999-12-24';
const anAddress = () => `${crypto.randomUUID()}@example.test`;
const someone = (em: EntityManager, name: string, email = anAddress()) =>
  aUser(em, { name, email, emailVerifiedAt: new Date() });
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code ?? 'OK';

/** Ann and Ben look after Emma, who has a list that everybody may open. */
async function aChild(em: EntityManager, overrides: Parameters<typeof aList>[1] = {}) {
  const ann = await someone(em, 'Ann');
  const person = await aPerson(em, { owner: ann, name: 'Emma' });
  const list = await aList(em, {
    ...{ owner: ann, person, name: 'Emma turns 13', privacy: 'PUBLIC', eventDate: LATER },
    ...overrides,
  });
  const ben = await aCollaborator(em, { list, role: 'EDITOR', user: await someone(em, 'Ben') });
  const item = await anItem(em, { list, title: 'Kite', quantityDesired: 9 });
  return { ann, ben, person, list, item, emma: await someone(em, 'Emma Berg') };
}

const HANDED = '{ id pending { email link staysAsHelper } lists { name view } }';
const handOver = (app: FastifyInstance, viewer: User, { id }: Person, input: object = {}, key?: string) =>
  send(
    app,
    `mutation ($id: ID!, $input: NewHandoverInput!, $key: String) { handOverPerson(personId: $id, input: $input, idempotencyKey: $key) ${HANDED} }`,
    viewer,
    { id, input: { staysAsHelper: true, ...input }, key },
  );
const OPEN =
  '{ personName fromName email hasAccount lists { name listType eventDate view } helperNames isGivenByYou isBeyondPlan }';
const look = async (app: FastifyInstance, token: string, viewer: User | null = null) =>
  (await send(app, `query ($token: String!) { openHandover(token: $token) ${OPEN} }`, viewer, { token })).data
    .openHandover;
const accept = (app: FastifyInstance, viewer: User, token: string, key?: string) =>
  send(
    app,
    'mutation ($token: String!, $key: String) { acceptHandover(token: $token, idempotencyKey: $key) { listIds } }',
    viewer,
    { token, key },
  );
const takeBack = (app: FastifyInstance, viewer: User, { id }: Person) =>
  send(app, `mutation { endHandover(personId: "${id}") ${HANDED} }`, viewer);
const buy = (app: FastifyInstance, list: List, itemId: string, viewer: User | null, email = anAddress()) =>
  send(
    app,
    'mutation ($token: String!, $itemId: ID!, $input: NewPurchaseInput!) { purchaseSharedItem(token: $token, itemId: $itemId, input: $input) { purchase { id } undoToken } }',
    viewer,
    { token: list.shareToken, itemId, input: { quantity: 1, ...(!viewer && { email, name: 'Cleo' }) } },
  );
const tokenOf = (url: string) => url.split('/handover/')[1] ?? '';
const mailsTo = (orm: MikroORM, { email }: { email: string }) => orm.em.fork().find(Mail, { to: email });
const rolesOn = async (app: FastifyInstance, viewer: User, { id }: List) =>
  Object.fromEntries(
    (await send(app, `{ collaborators(listId: "${id}") { name email role } }`, viewer)).data.collaborators.map(
      ({ name, email, role }: Record<string, string>) => [name ?? email, role],
    ),
  );
const see = async (app: FastifyInstance, viewer: User, { id }: List) =>
  send(
    app,
    `{ list(id: "${id}") { viewerRole purchasesHidden purchaseVisibility items { quantityPurchased purchases { guestName } } } }`,
    viewer,
  );

describe('Lists of a person', () => {
  test('are handed over by mail to an address without an account, which is verified by the link', async ({
    em,
    app,
    orm,
  }) => {
    const { ann, person, list } = await aChild(em);
    const address = anAddress();

    const begun = await handOver(app, ann, person, { email: address.toUpperCase() });
    const [mail] = await mailsTo(orm, { email: address });
    const token = /\/handover\/([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const open = await look(app, token);
    const emma = await aUser(em, { name: 'Emma Berg', email: address, emailVerifiedAt: null });
    const moved = await accept(app, emma, token);

    expect(begun.data.handOverPerson).toMatchObject({
      pending: { email: address, link: null, staysAsHelper: true },
      lists: [{ name: 'Emma turns 13', view: 'SURPRISE' }],
    });
    expect(mail?.subject).toBe('Ann hands Emma’s lists over to you');
    expect(open).toMatchObject({
      ...{ personName: 'Emma', fromName: 'Ann', email: address, hasAccount: false, helperNames: ['Ann', 'Ben'] },
      lists: [{ name: 'Emma turns 13', listType: 'WISHLIST', eventDate: LATER, view: 'SURPRISE' }],
    });
    expect(moved.data.acceptHandover.listIds).toEqual([list.id]);
    const query = `{ list(id: "${list.id}") { viewerRole purchasesHidden person { name } } }`;
    const seen = await send(app, query, emma);
    expect(seen.data.list).toEqual({ viewerRole: 'OWNER', purchasesHidden: true, person: null });
    expect((await em.fork().findOneOrFail(User, emma.id)).emailVerifiedAt).not.toBeNull();
  });

  test('are handed over by a secret link, to the first account that accepts, once', async ({ em, app }) => {
    const { ann, person, list, emma } = await aChild(em);
    const token = tokenOf((await handOver(app, ann, person)).data.handOverPerson.pending.link);
    const key = `a key of ${emma.id}`;

    const moved = await accept(app, emma, token, key);
    const again = await accept(app, emma, token, key);
    const late = await accept(app, await someone(em, 'Eve'), token);

    expect(moved.data.acceptHandover.listIds).toHaveLength(1);
    expect(again.data).toEqual(moved.data);
    expect(codeOf(late)).toBe('NOT_FOUND');
    expect(await look(app, token)).toBeNull();
    expect(await em.fork().count(Person, { id: person.id })).toBe(0);
    expect((await see(app, emma, list)).data.list.viewerRole).toBe('OWNER');
  });

  test('go to one of two who accept at the same moment', async ({ em, app }) => {
    const { person, emma, list } = await aChild(em);
    const { token } = await aHandover(em, { person });
    const eve = await someone(em, 'Eve');

    const answers = await Promise.all([emma, eve].map((viewer) => accept(app, viewer, token)));

    expect(answers.map(codeOf).toSorted()).toEqual(['NOT_FOUND', 'OK']);
    const winner = answers[0]?.data ? emma : eve;
    expect((await see(app, winner, list)).data.list.viewerRole).toBe('OWNER');
  });

  test('go to an editor while an edit of theirs, which is to tell the editor, is under way', async ({
    em,
    app,
    orm,
  }) => {
    const { ben, person, list } = await aChild(em);
    const { token } = await aHandover(em, { person });

    const accepted = await orm.em.fork().transactional(async (editing) => {
      await editing.execute('update lists set revision = revision + 1 where id = ?', [list.id]);
      const accepting = accept(app, ben, token);
      await untilWaiting(em, 1);
      await editing.execute('select 1 from users where id = ? for key share', [ben.id]); // as a notice for Ben does
      return { accepting };
    });

    expect(codeOf(await accepted.accepting)).toBe('OK');
    expect((await see(app, ben, list)).data.list.viewerRole).toBe('OWNER');
  });

  test('stay where they are until somebody accepts, and when it is taken back or has run out', async ({ em, app }) => {
    const { ann, ben, person, emma, list } = await aChild(em);
    const first = tokenOf((await handOver(app, ann, person)).data.handOverPerson.pending.link);
    const second = tokenOf((await handOver(app, ann, person)).data.handOverPerson.pending.link);

    expect(codeOf(await accept(app, emma, first))).toBe('NOT_FOUND'); // another began
    expect(codeOf(await takeBack(app, ben, person))).toBe('NOT_FOUND');
    expect((await takeBack(app, ann, person)).data.endHandover.pending).toBeNull();
    expect(codeOf(await accept(app, emma, second))).toBe('NOT_FOUND');
    const over = await aHandover(em, { person });
    await em.fork().nativeUpdate(Handover, { id: over.id }, { expiresAt: addDays(new Date(), -1) });
    expect([await look(app, over.token), codeOf(await accept(app, emma, over.token))]).toEqual([null, 'NOT_FOUND']);
    expect((await see(app, ann, list)).data.list.viewerRole).toBe('OWNER');
  });

  test('are handed over by those alone who look after them, to somebody else, with lists', async ({ em, app }) => {
    const { ann, ben, person, emma } = await aChild(em);
    const rex = await aPerson(em, { owner: ann, name: 'Rex' });
    const { token } = await aHandover(em, { person });

    expect(codeOf(await handOver(app, ben, person))).toBe('NOT_FOUND');
    expect(codeOf(await handOver(app, ann, { ...person, id: 'nonsense' } as Person))).toBe('NOT_FOUND');
    expect(codeOf(await handOver(app, ann, rex))).toBe('CONFLICT');
    for (const email of ['nonsense', ann.email])
      expect(codeOf(await handOver(app, ann, person, { email }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await accept(app, ann, token))).toBe('CONFLICT');
    expect(codeOf(await accept(app, emma, `${token}x`))).toBe('NOT_FOUND');
    const query = `{ personHandover(personId: "${person.id}") { pending { link } } }`;
    expect((await send(app, query, ann)).data.personHandover.pending.link).toContain(token);
    for (const other of [ben, emma]) expect(codeOf(await send(app, query, other))).toBe('NOT_FOUND');
  });

  test('that were mailed to one address open to no other account, and a link that is passed on proves none', async ({
    em,
    app,
  }) => {
    const { person, emma } = await aChild(em);
    const { id, token } = await aHandover(em, { person, email: emma.email });
    const shown = new HandoverLinks(SECRET).sign({ handoverId: id, isShown: true });
    const address = anAddress();

    expect(codeOf(await accept(app, await someone(em, 'Eve'), token))).toBe('INVITATION_FOR_ANOTHER');
    await em.fork().nativeUpdate(Handover, { id }, { email: address });
    const unproved = await aUser(em, { email: address, emailVerifiedAt: null });
    await accept(app, unproved, shown);
    expect((await em.fork().findOneOrFail(User, unproved.id)).emailVerifiedAt).toBeNull();
  });

  test('are begun once per key, and mailed once', async ({ em, app, orm }) => {
    const { ann, person } = await aChild(em);
    const email = anAddress();

    const first = await handOver(app, ann, person, { email }, `a key of ${ann.id}`);
    const again = await handOver(app, ann, person, { email }, `a key of ${ann.id}`);

    expect(again.data).toEqual(first.data);
    expect(await mailsTo(orm, { email })).toHaveLength(1);
  });
});

describe('People who looked after lists that are handed over', () => {
  test('go on as helpers, who see everything and receive nothing, and are told so', async ({ em, app, orm }) => {
    const { ann, ben, person, list, item, emma } = await aChild(em);
    const [hal, vera] = [await someone(em, 'Hal'), await someone(em, 'Vera')];
    await aCollaborator(em, { list, role: 'HELPER', user: hal });
    await aCollaborator(em, { list, role: 'VIEWER', user: vera });
    const invited = await anInvitation(em, { list, role: 'EDITOR' });
    await buy(app, list, item.id, null);
    const { token } = await aHandover(em, { person });

    await accept(app, emma, token);

    expect(await rolesOn(app, emma, list)).toEqual({
      ...{ Ann: 'HELPER', Ben: 'HELPER', Hal: 'HELPER', Vera: 'VIEWER', [invited.email]: 'HELPER' },
    });
    for (const helper of [ann, ben, hal])
      expect((await see(app, helper, list)).data.list).toMatchObject({
        ...{ viewerRole: 'COLLABORATOR', purchasesHidden: false },
        items: [{ quantityPurchased: 1, purchases: [{ guestName: 'Cleo' }] }],
      });
    for (const told of [ann, ben]) {
      const { data } = await send(app, '{ notifications { notifications { kind text } } }', told);
      expect(data.notifications.notifications).toMatchObject([
        { kind: 'LIST_HANDED_OVER', text: 'Emma Berg has taken over “Emma turns 13”.' },
      ]);
      const [mail] = await mailsTo(orm, told);
      expect(mail?.subject).toBe('The lists for Emma have been handed over');
      expect(mail?.text).toContain('You’re a helper there');
    }
  });

  test('leave, if they chose to, and the list is closed to them on pages that are open', async ({ em, app, orm }) => {
    const { ann, person, list, emma } = await aChild(em, { privacy: 'PRIVATE' });
    const { token } = await aHandover(em, { person, staysAsHelper: false });
    const open = await listen(app, `subscription { listChanged(listId: "${list.id}") { kind } }`, ann);
    await open.next();

    const shown = await look(app, token, emma);
    await accept(app, emma, token);

    expect(shown.helperNames).toEqual(['Ben']);
    expect(codeOf(await see(app, ann, list))).toBe('FORBIDDEN');
    expect(await open.next()).toBe('complete');
    expect(
      (await send(app, '{ notifications { notifications { kind } } }', ann)).data.notifications.notifications,
    ).toEqual([]);
    expect((await mailsTo(orm, ann)).map(({ text }) => text)).toEqual([expect.stringContaining('You’ve left them')]);
  });

  test('who take them over themselves had a role there, and have none beside the owner’s', async ({ em, app }) => {
    const { ben, person, list } = await aChild(em);
    await anInvitation(em, { list, email: ben.email });
    const { token } = await aHandover(em, { person });

    await accept(app, ben, token);

    expect(await rolesOn(app, ben, list)).toEqual({ Ann: 'HELPER' });
    expect((await see(app, ben, list)).data.list).toMatchObject({ viewerRole: 'OWNER', purchasesHidden: true });
  });
});

describe('What was promised', () => {
  test('holds: nothing is told before the day, and the names of nobody who never was to be named', async ({
    em,
    app,
  }) => {
    const { ann, person, emma, list, item } = await aChild(em);
    const taken = await aList(em, { owner: ann, person, name: 'Books', purchaseVisibility: 'OWNER_SEES_TAKEN' });
    await anItem(em, { list: taken });
    const past = await aList(em, {
      owner: ann,
      person,
      name: 'Emma turns 12',
      eventDate: '2020-12-24',
      privacy: 'PUBLIC',
    });
    const old = await anItem(em, { list: past });
    await aList(em, { owner: ann, person, name: 'Camp', listType: 'SHOPPING' });
    await buy(app, list, item.id, null);
    await buy(app, past, old.id, null);
    const { token } = await aHandover(em, { person });

    const { lists } = await look(app, token);
    await accept(app, emma, token);

    const views = lists.map(({ name, view }: { name: string; view: string }) => [name, view]);
    expect(Object.fromEntries(views)).toEqual({
      ...{ 'Emma turns 13': 'SURPRISE', Books: 'TAKEN', 'Emma turns 12': 'TAKEN', Camp: 'ALL' },
    });
    const blind = (await see(app, emma, list)).data.list;
    expect(blind).toMatchObject({ purchasesHidden: true, items: [{ quantityPurchased: 0, purchases: [] }] });
    expect((await see(app, ann, taken)).data.list).toMatchObject({ purchaseVisibility: 'OWNER_SEES_TAKEN' });
    for (const viewer of [emma, ann])
      expect((await see(app, viewer, past)).data.list.items).toEqual([
        { quantityPurchased: 1, purchases: [{ guestName: null }] },
      ]);
  });

  test('about a day that is past holds until the new owner asks for names, and then its givers are told', async ({
    em,
    app,
    orm,
    infrastructure,
  }) => {
    const { person, emma, list, item } = await aChild(em, { eventDate: '2020-12-24' });
    const email = anAddress();
    await buy(app, list, item.id, null, email);
    await accept(app, emma, (await aHandover(em, { person })).token);
    const before = (await see(app, emma, list)).data.list;

    await send(
      app,
      `mutation { updateList(id: "${list.id}", changes: { purchaseVisibility: OWNER_SEES_BUYERS }) { id } }`,
      emma,
    );
    await tellBuyers(orm.em.fork(), infrastructure.mailQueue, PUBLIC_URL, addDays(new Date(), 1));

    expect(before).toMatchObject({ purchaseVisibility: 'OWNER_SEES_TAKEN', items: [{ quantityPurchased: 1 }] });
    expect((await see(app, emma, list)).data.list.items).toMatchObject([{ purchases: [{ guestName: 'Cleo' }] }]);
    const mails = await mailsTo(orm, { email });
    expect(mails.map(({ subject }) => subject)).toContain('Emma Berg can see now that Kite is from you');
  });

  test('to those who bought before is told as broken, should the new owner end the surprise', async ({
    em,
    app,
    orm,
    infrastructure,
  }) => {
    const { person, emma, list, item } = await aChild(em);
    const email = anAddress();
    await buy(app, list, item.id, null, email);
    await accept(app, emma, (await aHandover(em, { person })).token);

    await send(
      app,
      `mutation { updateList(id: "${list.id}", changes: { purchaseVisibility: OWNER_SEES_BUYERS }) { id } }`,
      emma,
    );
    await tellBuyers(orm.em.fork(), infrastructure.mailQueue, PUBLIC_URL, addDays(new Date(), 1));

    const mails = await mailsTo(orm, { email });
    expect(mails.map(({ subject }) => subject)).toContain('Emma Berg can see now that Kite is from you');
  });

  test('about gifts beside the list holds for its day of then', async ({ em, app }) => {
    const { ann, person, emma, list } = await aChild(em);
    const giver = await someone(em, 'Gus');
    const beside = { what: 'Concert', isToldAfter: true };
    await send(
      app,
      'mutation ($token: String!, $input: NewOffListGiftInput!) { addOffListGift(token: $token, input: $input) { id } }',
      giver,
      { token: list.shareToken, input: beside },
    );
    await accept(app, emma, (await aHandover(em, { person })).token);
    await send(
      app,
      `mutation { updateList(id: "${list.id}", changes: { purchaseVisibility: OWNER_SEES_BUYERS, eventDate: "2020-01-01" }) { id } }`,
      emma,
    );

    const query = `{ offListGifts(token: "${list.shareToken}") { what } }`;
    expect((await send(app, query, emma)).data.offListGifts).toEqual([]);
    expect((await send(app, query, ann)).data.offListGifts).toEqual([{ what: 'Concert' }]);
  });

  test('about gifts and ideas beside the list holds whomever the new owner makes the list for', async ({ em, app }) => {
    const { ann, person, emma, list } = await aChild(em);
    const giver = await someone(em, 'Gus');
    const mutation =
      'mutation ($token: String!, $input: NewOffListGiftInput!) { addOffListGift(token: $token, input: $input) { id } }';
    for (const input of [{ what: 'Concert' }, { what: 'Tent', isIdea: true, notes: 'For two' }])
      await send(app, mutation, giver, { token: list.shareToken, input });
    await accept(app, emma, (await aHandover(em, { person })).token);
    const { id: personId } = await aPerson(em, { owner: emma, name: 'Rex' });

    const changes = { personId, purchaseVisibility: 'OWNER_SEES_BUYERS' };
    const change = 'mutation ($id: ID!, $changes: ListChangesInput!) { updateList(id: $id, changes: $changes) { id } }';
    expect(codeOf(await send(app, change, emma, { id: list.id, changes }))).toBe('OK');

    const query = `{ offListGifts(token: "${list.shareToken}") { what notes } }`;
    expect((await send(app, query, emma)).data.offListGifts).toEqual([]);
    expect((await send(app, query, ann)).data.offListGifts).toHaveLength(2);
  });

  test('of bank details moves to nobody: how to pay for a fund is the former owner’s, and is gone', async ({
    em,
    app,
  }) => {
    const { ann, person, emma, list } = await aChild(em);
    const made = await send(
      app,
      'mutation ($list: ID!, $input: NewItemInput!) { createItem(listId: $list, input: $input) { id } }',
      ann,
      { list: list.id, input: { title: 'A boat', isFund: true, currency: 'EUR', howToPay: 'DE02 1203 0000' } },
    );
    const fund = `{ fund(itemId: "${made.data.createItem.id}") { howToPay } }`;
    expect((await send(app, fund, ann)).data.fund.howToPay).toBe('DE02 1203 0000');

    await accept(app, emma, (await aHandover(em, { person })).token);

    expect((await send(app, fund, emma)).data.fund.howToPay).toBeNull();
  });

  test('to givers keeps: gifts, receipts, budgets and links go along, under the name of the account', async ({
    em,
    app,
  }) => {
    const { ann, person, emma, list, item } = await aChild(em);
    const giver = await someone(em, 'Gus');
    const bought = (await buy(app, list, item.id, giver)).data.purchaseSharedItem;
    const budget = (viewer: User) =>
      send(
        app,
        `mutation { setGiftBudget(purchaseId: "${bought.purchase.id}", input: { amountMinor: 5000, currency: "EUR" }) { id } }`,
        viewer,
      );
    await budget(giver);
    await accept(app, emma, (await aHandover(em, { person })).token);

    const { data } = await send(app, '{ myGifts { nodes { recipientName title } } }', giver);
    expect(data.myGifts.nodes).toEqual([{ recipientName: 'Emma Berg', title: 'Kite' }]);
    expect(await em.fork().find(GiftBudget, { giverId: giver.id }, { fields: ['recipientId'] })).toMatchObject([
      { recipientId: emma.id },
    ]);
    const shared = await call(app, `GET /lists/shared/${list.shareToken}`);
    expect(shared.body.data.owner_name ?? JSON.stringify(shared.body)).toContain('Emma Berg');
    const undo = `mutation { undoSharedPurchase(token: "${list.shareToken}", purchaseId: "${bought.purchase.id}") { item { id } } }`;
    expect(codeOf(await send(app, undo, giver))).toBe('OK');
    expect(
      (await send(app, `{ list(id: "${list.id}") { items { quantityPurchased } } }`, ann)).data.list.items,
    ).toEqual([{ quantityPurchased: 0 }]);
  });

  test('to the one who takes over is said: gifts of their own are kept from them, too', async ({ em, app }) => {
    const { person, emma, list, item } = await aChild(em);
    const { token } = await aHandover(em, { person });
    const before = await look(app, token, emma);
    await buy(app, list, item.id, emma);

    const after = await look(app, token, emma);
    await accept(app, emma, token);

    expect([before.isGivenByYou, after.isGivenByYou]).toEqual([false, true]);
    expect((await send(app, '{ myGifts { totalCount } }', emma)).data.myGifts.totalCount).toBe(0);
  });
});

test('Lists beyond the plan are kept, and no new ones are made', async ({ em, app, infrastructure }) => {
  const limit = infrastructure.settings.now.maxListsPerUser.free;
  const { ann, person, emma } = await aChild(em);
  for (let count = 1; count < limit; count++) await aList(em, { owner: emma });
  const { token } = await aHandover(em, { person });
  const before = await look(app, token, emma);
  await aList(em, { owner: ann, person });

  const after = await look(app, token, emma);
  const moved = await accept(app, emma, token);
  const another = await send(app, 'mutation { createList(input: { name: "More" }) { id } }', emma);

  expect([before.isBeyondPlan, after.isBeyondPlan]).toEqual([false, true]);
  expect(moved.data.acceptHandover.listIds).toHaveLength(2);
  expect(codeOf(another)).not.toBe('OK');
});

test('A circle has lists no more that are handed over, unless their new owner opens them to one of theirs', async ({
  em,
  app,
}) => {
  const { ann, person, emma, list } = await aChild(em, { privacy: 'PRIVATE' });
  const circle = await aCircle(em, { owner: ann });
  const bob = await aCircleMember(em, { circle });
  await aCircleMember(em, { circle, user: emma });
  await anOpenList(em, { circle, list });
  const query = `circleChanged(circleId: "${circle.id}") { lists { name } }`;
  const page = await listen(app, `subscription { ${query} }`, bob);
  expect((await page.next()).circleChanged.lists).toHaveLength(1);

  await accept(app, emma, (await aHandover(em, { person })).token);

  expect((await page.next()).circleChanged.lists).toEqual([]);
  await page.close();
  expect((await send(app, `{ circlesOfList(listId: "${list.id}") { id } }`, emma)).data.circlesOfList).toEqual([]);
});

test('A list that is made for somebody who is handed over at that moment is refused', async ({ em, app }) => {
  const { ann, person, emma, list } = await aChild(em);
  await accept(app, emma, (await aHandover(em, { person })).token);

  const create = await send(
    app,
    `mutation { createList(input: { name: "Late", personId: "${person.id}" }) { id } }`,
    ann,
  );

  expect(codeOf(create)).toBe('BAD_USER_INPUT');
  expect((await see(app, emma, list)).data.list.viewerRole).toBe('OWNER');
});
