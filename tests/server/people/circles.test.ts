import { LockMode } from '@mikro-orm/core';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { subMonths } from 'date-fns';
import type { FastifyInstance } from 'fastify';
import { createClient } from 'graphql-ws';
import { describe, expect } from 'vitest';
import { WebSocket } from 'ws';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import { hashPassword } from '../../../server/core/users/password-hash.ts';
import { User } from '../../../server/core/users/user.entity.ts';
import { Purchase } from '../../../server/lists/items/purchase.entity.ts';
import { List } from '../../../server/lists/lists/list.entity.ts';
import { OffListGift } from '../../../server/lists/off-list-gifts/off-list-gift.entity.ts';
import { Pledge } from '../../../server/lists/pledges/pledge.entity.ts';
import { Circle } from '../../../server/people/circles/circle.entity.ts';
import { MOST_CIRCLES, MOST_CIRCLES_OF_LIST } from '../../../server/people/circles/circle.rules.ts';
import { comingDays } from '../../../server/people/circles/circle-days.ts';
import { CircleMember } from '../../../server/people/circles/circle-member.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCircle, aCircleMember, anOpenList } from '../../builders/circles.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { aPerson } from '../../builders/persons.ts';
import { exportOf } from '../exports.ts';
import { accessTokenOf, addressOf, listen, send } from '../graphql.ts';
import { call } from '../rest.ts';
import { test } from '../server-test.ts';
import { observe } from '../statements.ts';
import { whileHeld } from '../while-held.ts';

const CIRCLE =
  '{ id name isRunByYou inviteUrl members { id name runsIt isYou } lists { id name listType eventDate ownerId firstListId personName shareToken isWorkedOn isGivenByYou } comingDays { id kind date name who } stillToGiveCount }';

const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code ?? 'OK';
const person = (em: EntityManager, name: string) => aUser(em, { name, emailVerifiedAt: new Date() });

const show = (app: FastifyInstance, viewer: User, id: string) =>
  send(app, `query ($id: ID!) { circle(circleId: $id) ${CIRCLE} }`, viewer, { id });
const run = (app: FastifyInstance, viewer: User, mutation: string, variables: object = {}, types = '') =>
  send(app, `mutation ${types} { ${mutation} }`, viewer, variables);
const join = (app: FastifyInstance, viewer: User, secret: string) =>
  run(app, viewer, `joinCircle(secret: "${secret}") ${CIRCLE}`);
const openTo = (app: FastifyInstance, viewer: User, listId: string, circleIds: readonly string[]) =>
  run(app, viewer, `setCirclesOfList(listId: "${listId}", circleIds: ${JSON.stringify(circleIds)}) { id name }`);
const secretOf = (url: string) => url.split('/c/')[1] ?? '';
const mailsTo = (orm: MikroORM, to: string) => orm.em.fork().find(Mail, { to });

/** Ann runs a circle in which Bob is. */
async function aFamily(em: EntityManager) {
  const [ann, bob] = [await person(em, 'Ann'), await person(em, 'Bob')];
  const circle = await aCircle(em, { owner: ann });
  await aCircleMember(em, { circle, user: bob });
  return { ann, bob, circle };
}

describe('A circle', () => {
  test('is made by one with an account, once per key, and joined by its link', async ({ em, app }) => {
    const [ann, bob] = [await person(em, 'Ann'), await person(em, 'Bob')];
    const create = () =>
      run(
        app,
        ann,
        `createCircle(input: $input, idempotencyKey: $key) ${CIRCLE}`,
        { input: { name: ' Family ' }, key: `a key of ${ann.id}` },
        '($input: NewCircleInput!, $key: String)',
      );

    const { createCircle: made } = (await create()).data;
    const again = (await create()).data.createCircle;
    const invitation = await send(
      app,
      `{ circleInvitation(secret: "${secretOf(made.inviteUrl)}") { name runBy joinedId } }`,
    );
    const joined = await join(app, bob, secretOf(made.inviteUrl));
    const twice = await join(app, bob, secretOf(made.inviteUrl));

    expect(made).toMatchObject({ name: 'Family', isRunByYou: true, lists: [], stillToGiveCount: 0 });
    expect(again.id).toBe(made.id);
    expect(invitation.data.circleInvitation).toEqual({ name: 'Family', runBy: ['Ann'], joinedId: null });
    expect(joined.data.joinCircle).toMatchObject({ id: made.id, isRunByYou: false, inviteUrl: null });
    expect(twice.data.joinCircle.members.map(({ name }: { name: string }) => name)).toEqual(['Ann', 'Bob']);
  });

  test('is not there for people outside it, and shows no address inside', async ({ em, app }) => {
    const { ann, bob, circle } = await aFamily(em);
    const stranger = await person(em, 'Cleo');

    const outside = await show(app, stranger, circle.id);
    const changes = await run(app, stranger, `leaveCircle(circleId: "${circle.id}")`);
    const inside = JSON.stringify(await show(app, bob, circle.id));

    expect([codeOf(outside), codeOf(changes)]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect(inside).toContain('Ann');
    expect(inside).not.toContain(ann.email);
    expect(inside).not.toContain(bob.email);
  });

  test('is changed by those alone who run it', async ({ em, app }) => {
    const { ann, bob, circle } = await aFamily(em);
    const id = `circleId: "${circle.id}"`;
    const changes = [
      `updateCircle(${id}, changes: { name: "Friends" }) { id }`,
      `inviteToCircle(${id}, email: "x@example.test") { id }`,
      `renewCircleLink(${id}) { id }`,
      `setCircleRunner(${id}, memberId: "${bob.id}", runsIt: true) { id }`,
      `removeCircleMember(${id}, memberId: "${ann.id}") { id }`,
    ];

    const refused = await Promise.all(changes.map((change) => run(app, bob, change)));

    expect(refused.map(codeOf)).toEqual(changes.map(() => 'FORBIDDEN'));
    expect((await show(app, ann, circle.id)).data.circle).toMatchObject({ name: 'Family', isRunByYou: true });
  });

  test('has two who run it at most, and always one', async ({ em, app }) => {
    const { ann, bob, circle } = await aFamily(em);
    const cleo = await aCircleMember(em, { circle, user: await person(em, 'Cleo') });
    const setRunner = (viewer: User, { id }: User, runsIt: boolean) =>
      run(app, viewer, `setCircleRunner(circleId: "${circle.id}", memberId: "${id}", runsIt: ${runsIt}) ${CIRCLE}`);
    const runners = async () =>
      (await show(app, cleo, circle.id)).data.circle.members
        .filter(({ runsIt }: { runsIt: boolean }) => runsIt)
        .map(({ name }: { name: string }) => name);

    await setRunner(ann, bob, true);
    const third = await setRunner(bob, cleo, true);
    const both = await runners();
    await run(app, ann, `leaveCircle(circleId: "${circle.id}")`);
    const one = await runners();
    await run(app, bob, `leaveCircle(circleId: "${circle.id}")`);

    expect(codeOf(third)).toBe('CONFLICT');
    expect(both).toEqual(['Ann', 'Bob']);
    expect(one).toEqual(['Bob']);
    expect(await runners()).toEqual(['Cleo']);
  });

  test('has another link after somebody was taken out, and when it is renewed', async ({ em, app }) => {
    const { ann, bob, circle } = await aFamily(em);

    await run(app, ann, `removeCircleMember(circleId: "${circle.id}", memberId: "${bob.id}") { id }`);
    const back = await join(app, bob, circle.secret);
    const { inviteUrl } = (await show(app, ann, circle.id)).data.circle;
    await run(app, ann, `renewCircleLink(circleId: "${circle.id}") { id }`);
    const late = await join(app, bob, secretOf(inviteUrl));
    const forged = await join(app, bob, `${secretOf(inviteUrl)}x`);

    expect([codeOf(back), codeOf(late), codeOf(forged)]).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
    expect(codeOf(await show(app, bob, circle.id))).toBe('NOT_FOUND');
  });

  test('invites by a mail with its link, keeps no address, and mails one not without end', async ({ em, orm, app }) => {
    const { ann, circle } = await aFamily(em);
    const to = `${crypto.randomUUID()}@example.test`;
    const invite = (key: string) =>
      run(app, ann, `inviteToCircle(circleId: "${circle.id}", email: "${to}", idempotencyKey: "${key}") { id }`);

    await invite('one key');
    await invite('one key');
    const [mail, ...others] = await mailsTo(orm, to);
    for (let time = 0; time < 8; time++) await invite(`key ${time}`);

    expect(others).toEqual([]);
    expect(mail?.text).toContain(`/c/${circle.secret}`);
    expect(mail?.text).not.toContain(ann.email);
    expect(mail?.text).toContain('Everybody who has the link can join');
    expect((await mailsTo(orm, to)).length).toBe(5);
  });

  test('of two who join at once for the last place of theirs, one is refused', async ({ em, app }) => {
    const cleo = await person(em, 'Cleo');
    for (let place = 1; place < MOST_CIRCLES; place++) await aCircle(em, { owner: cleo });
    const circles = [await aCircle(em), await aCircle(em)];

    const joined = await Promise.all(circles.map(({ secret }) => join(app, cleo, secret)));

    expect(joined.map(codeOf).toSorted()).toEqual(['CONFLICT', 'OK']);
  });

  test('costs who is in none no statement, and is counted right after joining, leaving and being taken out at once', async ({
    em,
    orm,
    app,
  }) => {
    const nobody = await person(em, 'Noa');
    const dashboard = (query: string) => observe(() => send(app, query, nobody));
    const { ann, bob, circle } = await aFamily(em);
    const others = [await aCircle(em, { owner: ann }), await aCircle(em, { owner: ann })];
    const mine = `leaveCircle(circleId: "${circle.id}")`;
    const out = `removeCircleMember(circleId: "${circle.id}", memberId: "${bob.id}") { id }`;
    const counted = async () => {
      const users = await orm.em.fork().find(User, { id: { $in: [ann.id, bob.id, nobody.id] } });
      const counts = users.map(async (user) => {
        return [user.circleCount, await orm.em.fork().count(CircleMember, { user })];
      });
      return Promise.all(counts);
    };

    const before = await dashboard('{ viewedLists { id } }');
    const after = await dashboard('{ viewedLists { id } circles { id } }');
    const all = [];
    for (let round = 0; round < 4; round++) {
      const { inviteUrl } = (await show(app, ann, circle.id)).data.circle;
      const joins = [secretOf(inviteUrl), ...others.map(({ secret }) => secret)].map((secret) =>
        join(app, bob, secret),
      );
      const answers = await Promise.all([...joins, run(app, bob, mine), run(app, ann, out), run(app, bob, mine)]);
      all.push(...answers.map(codeOf));
      for (const [count, members] of await counted()) expect(count).toBe(members);
      await Promise.all(others.map(({ id }) => run(app, bob, `leaveCircle(circleId: "${id}")`)));
    }

    expect(after.statements).toEqual(before.statements);
    expect(after.result.data.circles).toEqual([]);
    expect(new Set(all)).not.toContain('INTERNAL_SERVER_ERROR');
    expect((await send(app, '{ circles { id } }', ann)).data.circles).toHaveLength(3);
    expect((await send(app, '{ circles { id } }', nobody)).data.circles).toEqual([]);
  });

  test('is among the circles of somebody whose socket was open before they joined', async ({ em, app }) => {
    const { circle } = await aFamily(em);
    const cleo = await person(em, 'Cleo');
    const client = createClient({
      url: `${(await addressOf(app)).replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { accessToken: await accessTokenOf(app, cleo) },
      lazyCloseTimeout: 60_000, // the same socket for all that is asked
    });
    const opened: unknown[] = [];
    client.on('opened', (socket) => opened.push(socket));
    const ask = async () => (await client.iterate({ query: '{ circles { id } }' }).next()).value?.data;

    const before = await ask();
    await join(app, cleo, circle.secret);
    const joined = await ask();
    await run(app, cleo, `leaveCircle(circleId: "${circle.id}")`);
    const left = await ask();
    await client.dispose();

    expect(before).toEqual({ circles: [] });
    expect(joined).toEqual({ circles: [{ id: circle.id }] });
    expect(left).toEqual({ circles: [] });
    expect(opened).toHaveLength(1);
  });

  test('ends with its last member, and a deleted account leaves it', async ({ em, orm, app }) => {
    const { ann, bob, circle } = await aFamily(em);
    await anOpenList(em, { circle, list: { owner: ann } });
    await em.nativeUpdate(User, { id: ann.id }, { passwordHash: await hashPassword('correct horse') });

    await send(app, 'mutation { deleteAccount(password: "correct horse") }', ann);
    const left = await show(app, bob, circle.id);
    await run(app, bob, `leaveCircle(circleId: "${circle.id}")`);

    expect(left.data.circle).toMatchObject({ lists: [], isRunByYou: true, members: [{ name: 'Bob' }] });
    expect(await orm.em.fork().count(Circle, { id: circle.id })).toBe(0);
  });
});

describe('A list in a circle', () => {
  test('is opened by its owner, found by the others while it is private, and bought from', async ({ em, app }) => {
    const { ann, bob, circle } = await aFamily(em);
    const list = await aList(em, { owner: ann, name: 'Wishes', privacy: 'PRIVATE' });
    const item = await anItem(em, { list, title: 'Kite' });
    const shared = (viewer: User | null) =>
      send(app, `{ sharedList(token: "${list.shareToken}") { name items { title } } }`, viewer);

    const before = await shared(bob);
    const opened = await openTo(app, ann, list.id, [circle.id]);
    const found = (await show(app, bob, circle.id)).data.circle.lists;
    const seen = await shared(bob);
    const bought = await run(
      app,
      bob,
      `purchaseSharedItem(token: "${list.shareToken}", itemId: "${item.id}", input: { quantity: 1 }) { remaining }`,
    );
    const after = (await show(app, bob, circle.id)).data.circle;

    expect(codeOf(before)).toBe('LIST_PRIVATE');
    expect(opened.data.setCirclesOfList).toEqual([{ id: circle.id, name: 'Family' }]);
    expect(found).toMatchObject([{ id: list.id, ownerId: ann.id, shareToken: list.shareToken, isGivenByYou: false }]);
    expect(seen.data.sharedList).toMatchObject({ name: 'Wishes', items: [{ title: 'Kite' }] });
    expect(bought.data.purchaseSharedItem.remaining).toBe(0);
    expect(after).toMatchObject({ stillToGiveCount: 0, lists: [{ isGivenByYou: true }] });
    expect(codeOf(await shared(null))).toBe('LIST_PRIVATE');
    expect(codeOf(await shared(await person(em, 'Cleo')))).toBe('LIST_PRIVATE');
  });

  test('is none to give to once it is past, but stays one that somebody gave to', async ({ em, app }) => {
    const { ann, bob, circle } = await aFamily(em);
    const cleo = await person(em, 'Cleo');
    await aCircleMember(em, { circle, user: cleo });
    const list = await aList(em, { owner: ann, privacy: 'PRIVATE', pastSince: new Date() });
    em.create(Purchase, { item: await anItem(em, { list }), quantity: 1, guestEmail: bob.email, buyer: bob });
    await em.flush();
    await openTo(app, ann, list.id, [circle.id]);

    const [forBob, forCleo] = [await show(app, bob, circle.id), await show(app, cleo, circle.id)];

    expect(forBob.data.circle).toMatchObject({ stillToGiveCount: 0, lists: [{ isGivenByYou: true }] });
    expect(forCleo.data.circle).toMatchObject({ stillToGiveCount: 0, lists: [{ isGivenByYou: null }] });
  });

  test('counts as given to by those who chip in or give something beside it, and a gift of long ago does not', async ({
    em,
    app,
  }) => {
    const { ann, bob, circle } = await aFamily(em);
    const [kite, scarf, old] = [
      await anOpenList(em, { circle, list: { owner: ann, name: 'A kite' } }),
      await anOpenList(em, { circle, list: { owner: ann, name: 'B scarf' } }),
      await anOpenList(em, { circle, list: { owner: ann, name: 'C old' } }),
    ];
    const longAgo = subMonths(new Date(), 13);
    const item = await anItem(em, { list: old });
    em.create(Purchase, {
      item,
      buyer: bob,
      guestEmail: '',
      quantity: 1,
      createdAt: longAgo,
    });
    const idea = { isIdea: true, what: 'An idea', keptUntil: new Date(), buyer: bob, takenAt: new Date() };
    em.create(OffListGift, { ...idea, list: old, heldUntil: subMonths(new Date(), 1) }); // held, and no longer
    await em.flush();
    const givenBy = async () => {
      const { data } = await show(app, bob, circle.id);
      const lists: { isGivenByYou: boolean }[] = data.circle.lists;
      return [lists.map(({ isGivenByYou }) => isGivenByYou), data.circle.stillToGiveCount];
    };

    const before = await givenBy();
    const pooled = await anItem(em, { list: kite });
    em.create(Pledge, { item: pooled, buyer: bob, guestEmail: '', amountMinor: 80 });
    await em.flush();
    const chippedIn = await givenBy();
    em.create(OffListGift, { ...idea, list: scarf, createdAt: longAgo }); // suggested long ago, and taken now
    await em.flush();
    const beside = await givenBy();

    expect(before).toEqual([[false, false, false], 1]);
    expect(chippedIn).toEqual([[true, false, false], 0]);
    expect(beside).toEqual([[true, true, false], 0]);
  });

  test('tells people of one name apart, without their ids', async ({ em, app }) => {
    const { ann, bob, circle } = await aFamily(em);
    const emmas = [await aPerson(em, { owner: ann, name: 'Emma' }), await aPerson(em, { owner: ann, name: 'Emma' })];
    for (const person of [...emmas, ...emmas]) await anOpenList(em, { circle, list: { owner: ann, person } });

    const { lists }: { lists: { id: string; firstListId: string }[] } = (await show(app, bob, circle.id)).data.circle;

    const byPerson = Object.values(Object.groupBy(lists, ({ firstListId }) => firstListId));
    expect(byPerson.map((ofPerson) => ofPerson?.length)).toEqual([2, 2]);
    expect(lists.map(({ id }) => id)).toEqual(expect.arrayContaining(lists.map(({ firstListId }) => firstListId)));
  });

  test('is opened to a circle one at a time, so that no circle has too many', async ({ em, orm, app }) => {
    const { ann, circle } = await aFamily(em);
    const lists = [await aList(em, { owner: ann }), await aList(em, { owner: ann })];

    const opened = await whileHeld(
      orm,
      (other) => other.findOneOrFail(Circle, { id: circle.id }, { lockMode: LockMode.PESSIMISTIC_WRITE }),
      lists.map(
        ({ id }) =>
          () =>
            openTo(app, ann, id, [circle.id]),
      ),
    );

    expect(opened.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect((await show(app, ann, circle.id)).data.circle.lists).toHaveLength(2);
  });

  test('goes along when its owner leaves, is taken out or closes it, and when it changes hands', async ({
    em,
    orm,
    app,
  }) => {
    const { ann, bob, circle } = await aFamily(em);
    const cleo = await aCircleMember(em, { circle, user: await person(em, 'Cleo') });
    const lists = {
      leaves: await anOpenList(em, { circle, list: { owner: cleo } }),
      closes: await anOpenList(em, { circle, list: { owner: ann } }),
      hands: await anOpenList(em, { circle, list: { owner: ann } }),
      stays: await anOpenList(em, { circle, list: { owner: ann } }),
    };
    const open = async () => {
      const answers = await Promise.all(
        Object.entries(lists).map(async ([name, { shareToken }]) => {
          const { errors } = await send(app, `{ sharedList(token: "${shareToken}") { id } }`, bob);
          return errors ? [] : [name];
        }),
      );
      return answers.flat();
    };

    const before = await open();
    await run(app, cleo, `leaveCircle(circleId: "${circle.id}")`);
    await openTo(app, ann, lists.closes.id, []);
    await orm.em.fork().nativeUpdate(List, { id: lists.hands.id }, { owner: cleo });

    expect(before).toEqual(['leaves', 'closes', 'hands', 'stays']);
    expect(await open()).toEqual(['stays']);
    const shown = (await show(app, bob, circle.id)).data.circle.lists;
    expect(shown.map(({ id }: { id: string }) => id)).toEqual([lists.stays.id]);
  });

  test('is closed to it while it is hidden, and opens to own circles of its owner alone', async ({ em, app }) => {
    const { ann, bob, circle } = await aFamily(em);
    const other = await aCircle(em);
    const hidden = await anOpenList(em, {
      circle,
      list: { owner: ann, privacy: 'PUBLIC', hiddenAt: new Date(), hiddenReason: 'Spam' },
    });
    const list = await aList(em, { owner: ann });

    const strange = await openTo(app, ann, list.id, [other.id]);
    const refused = await openTo(app, ann, hidden.id, [circle.id]);
    const many = await openTo(
      app,
      ann,
      list.id,
      Array.from({ length: MOST_CIRCLES_OF_LIST + 1 }, () => circle.id),
    );

    expect([codeOf(strange), codeOf(refused), codeOf(many)]).toEqual(['NOT_FOUND', 'LIST_HIDDEN', 'BAD_USER_INPUT']);
    expect((await show(app, bob, circle.id)).data.circle.lists).toEqual([]);
    expect(codeOf(await send(app, `{ sharedList(token: "${hidden.shareToken}") { id } }`, bob))).toBe('NOT_FOUND');
  });

  test('makes nobody a collaborator, and who is one keeps their role', async ({ em, app }) => {
    const { ann, bob, circle } = await aFamily(em);
    const list = await anOpenList(em, { circle, list: { owner: ann, purchaseVisibility: 'SURPRISE' } });
    const editor = await aCollaborator(em, { list, user: await person(em, 'Eve') });
    await aCircleMember(em, { circle, user: editor });
    const item = await anItem(em, { list, quantityPurchased: 1 });
    em.create(Purchase, { item, quantity: 1, guestEmail: 'x@example.test' });
    await em.flush();
    const seenBy = async (viewer: User) =>
      (await send(app, `{ sharedList(token: "${list.shareToken}") { purchasesHidden } }`, viewer)).data.sharedList;

    const answer = await call(app, `GET /lists/${list.id}`, { viewer: editor });
    const invited = await run(
      app,
      ann,
      `inviteCollaborator(listId: "${list.id}", input: { email: "${bob.email}" }) { result }`,
    );

    expect(answer.body.data.collaborator_ids).toEqual([editor.id]);
    expect(await seenBy(editor)).toEqual({ purchasesHidden: true });
    expect(invited.data.inviteCollaborator.result).toBe('ADDED');
  });

  test('for somebody without an account shows their name and birthday, never its year', async ({ em, app }) => {
    const { ann, bob, circle } = await aFamily(em);
    const emma = await aPerson(em, { owner: ann, name: 'Emma', birthMonth: 5, birthDay: 4, birthYear: 2017 });
    await anOpenList(em, { circle, list: { owner: ann, person: emma } });

    const answer = (await show(app, bob, circle.id)).data.circle;

    expect(answer.lists).toMatchObject([{ personName: 'Emma' }]);
    expect(answer.comingDays).toMatchObject([{ kind: 'BIRTHDAY', who: 'Emma' }]);
    expect(answer.comingDays[0].date).toMatch(/-05-04$/);
    expect(JSON.stringify(answer)).not.toContain('2017');
    expect(JSON.stringify(answer)).not.toContain(emma.id);
  });
});

describe('What a circle never tells', () => {
  /** Ann's list in one circle; in the second world it is in another, too, whose people come, look and give. */
  async function twoWorlds(em: EntityManager, isInAnother: boolean) {
    const { ann, bob, circle } = await aFamily(em);
    const list = await anOpenList(em, { circle, list: { owner: ann, name: 'Wishes', purchaseVisibility: 'SURPRISE' } });
    await anItem(em, { list, title: 'Kite', quantityDesired: 3 });
    const other = await aCircle(em, { owner: ann, name: 'Friends' });
    const friend = await aCircleMember(em, { circle: other, user: await person(em, 'Fay') });
    if (isInAnother) await anOpenList(em, { circle: other, list });
    return { ann, bob, circle, other, list, friend };
  }

  /** Ids, tokens, signatures and times apart, which differ between any two worlds. */
  const alike = (answer: unknown) =>
    JSON.stringify(answer)
      .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '<id>')
      .replace(/"(shareToken|createdAt|updatedAt|inviteUrl|cursor|startCursor|endCursor)":"[^"]*"/g, '"$1":"<own>"');

  test('a list in two circles tells neither of the other, by answer, revision, time or statement', async ({
    em,
    app,
  }) => {
    const worlds = [await twoWorlds(em, false), await twoWorlds(em, true)];
    const seen = [];
    for (const { ann, bob, circle, other, list, friend } of worlds) {
      const isOpen = list === worlds[1]?.list;
      const listOf = `{ sharedList(token: "${list.shareToken}") { revision viewerRole helpersSeeBuyers items { title quantityRemaining } } }`;
      await send(app, listOf, friend);
      await openTo(app, ann, list.id, isOpen ? [other.id, circle.id] : [circle.id]);
      await run(app, friend, `leaveCircle(circleId: "${other.id}")`);
      const byCircle = await observe(() => show(app, bob, circle.id));
      const byLink = await observe(() => send(app, listOf, bob));
      const { revision } = byLink.result.data.sharedList;
      seen.push(alike([byCircle, byLink, revision]));
    }

    expect(seen[0]).toContain('Kite');
    expect(seen[0]).not.toContain('Friends');
    expect(seen[1]).toBe(seen[0]);
  });

  test('the owner in it is as blind as ever: same answer, same statements', async ({ em, app }) => {
    const seen = [];
    for (const isBought of [false, true]) {
      const { ann, bob, circle } = await aFamily(em);
      const list = await anOpenList(em, {
        circle,
        list: { owner: ann, name: 'Wishes', purchaseVisibility: 'SURPRISE' },
      });
      const item = await anItem(em, { list, quantityDesired: 2 });
      if (isBought)
        await run(
          app,
          bob,
          `purchaseSharedItem(token: "${list.shareToken}", itemId: "${item.id}", input: { quantity: 1 }) { remaining }`,
        );
      seen.push(alike(await observe(() => show(app, ann, circle.id))));
    }

    expect(seen[0]).toContain('"isGivenByYou":null');
    expect(seen[1]).toBe(seen[0]);
  });

  test('what somebody gives is told to them alone', async ({ em, app }) => {
    const { ann, bob, circle } = await aFamily(em);
    const cleo = await aCircleMember(em, { circle, user: await person(em, 'Cleo') });
    const list = await anOpenList(em, { circle, list: { owner: ann } });
    const item = await anItem(em, { list, quantityDesired: 2 });
    await run(
      app,
      bob,
      `purchaseSharedItem(token: "${list.shareToken}", itemId: "${item.id}", input: { quantity: 1 }) { remaining }`,
    );

    const [hers, his] = [await show(app, cleo, circle.id), await show(app, bob, circle.id)];

    expect(hers.data.circle).toMatchObject({ stillToGiveCount: 1, lists: [{ isGivenByYou: false }] });
    expect(his.data.circle).toMatchObject({ stillToGiveCount: 0, lists: [{ isGivenByYou: true }] });
  });

  test('many lists take no more statements than few', async ({ em, app }) => {
    const { ann, bob, circle } = await aFamily(em);
    await anOpenList(em, { circle, list: { owner: ann } });
    const few = await observe(() => show(app, bob, circle.id));
    for (let more = 0; more < 5; more++) await anOpenList(em, { circle, list: { owner: ann } });
    for (let more = 0; more < 5; more++) await aCircleMember(em, { circle });

    const many = await observe(() => show(app, bob, circle.id));

    expect(many.result.data.circle.lists).toHaveLength(6);
    expect(many.statements).toEqual(few.statements);
  });
});

describe('An open page of a circle', () => {
  const WATCH = `subscription ($id: ID!) { circleChanged(circleId: $id) ${CIRCLE} }`;

  test('hears who joins, and of lists that open, change and close, until its reader leaves', async ({ em, app }) => {
    const { ann, bob, circle } = await aFamily(em);
    const cleo = await person(em, 'Cleo');
    const list = await aList(em, { owner: ann, name: 'Wishes' });
    const { next, close } = await listen(app, WATCH, bob, { id: circle.id });
    const names = async () => {
      const event = await next();
      return event === 'complete' ? event : event.circleChanged.lists.map(({ name }: { name: string }) => name);
    };

    expect(await names()).toEqual([]);
    await join(app, cleo, circle.secret);
    expect((await next()).circleChanged.members).toHaveLength(3);
    await openTo(app, ann, list.id, [circle.id]);
    expect(await names()).toEqual(['Wishes']);
    await run(app, ann, `updateList(id: "${list.id}", changes: { name: "Dreams" }) { id }`);
    expect(await names()).toEqual(['Dreams']);
    await openTo(app, ann, list.id, []);
    expect(await names()).toEqual([]);
    await run(app, bob, `leaveCircle(circleId: "${circle.id}")`);
    expect(await names()).toBe('complete');
    close();
  });

  test('opens for nobody outside it', async ({ em, app }) => {
    const { circle } = await aFamily(em);
    const { next, close } = await listen(app, WATCH, await person(em, 'Cleo'), { id: circle.id });

    expect((await next())[0].extensions.code).toBe('NOT_FOUND');
    close();
  });
});

describe('An open page of a private list', () => {
  const pageOf = async (app: FastifyInstance, list: List, viewer: User) => {
    const page = await listen(
      app,
      'subscription ($token: String!) { sharedListChanged(token: $token) { list { name } } }',
      viewer,
      { token: list.shareToken },
    );
    expect((await page.next()).sharedListChanged.list.name).toBe(list.name);
    return page;
  };

  test.for([
    ['is taken out', 'ann', ({ bob, id }) => `removeCircleMember(${id}, memberId: "${bob.id}") { id }`],
    ['leaves', 'bob', ({ id }) => `leaveCircle(${id})`],
    ['is left by its owner', 'ann', ({ id }) => `leaveCircle(${id})`],
    ['finds it closed', 'ann', ({ list }) => `setCirclesOfList(listId: "${list.id}", circleIds: []) { id }`],
  ] as [string, 'ann' | 'bob', (world: { bob: User; list: List; id: string }) => string][])(
    'ends at once for somebody who %s, and no other page hears or reads anything',
    async ([, who, mutation], { em, app }) => {
      const { ann, bob, circle } = await aFamily(em);
      const list = await aList(em, { owner: ann, name: 'Wishes' });
      const vera = await aCollaborator(em, { list, role: 'VIEWER' });
      await anOpenList(em, { circle, list });
      const [bobs, veras] = [await pageOf(app, list, bob), await pageOf(app, list, vera)];
      const actor = who === 'ann' ? ann : bob;

      await run(app, actor, mutation({ bob, list, id: `circleId: "${circle.id}"` }));

      expect(await bobs.next()).toBe('complete');
      await run(app, ann, `updateList(id: "${list.id}", changes: { name: "Dreams" }) { id }`);
      expect((await veras.next()).sharedListChanged.list.name).toBe('Dreams'); // the first that it hears
      await veras.close();
    },
  );

  test('stays for somebody who has it by another circle, and hears nothing of the first', async ({ em, app }) => {
    const { ann, bob, circle } = await aFamily(em);
    const other = await aCircle(em, { owner: ann });
    await aCircleMember(em, { circle: other, user: bob });
    const list = await anOpenList(em, { circle, list: { owner: ann, name: 'Wishes' } });
    await anOpenList(em, { circle: other, list });
    const page = await pageOf(app, list, bob);

    await run(app, ann, `removeCircleMember(circleId: "${circle.id}", memberId: "${bob.id}") { id }`);
    await run(app, ann, `updateList(id: "${list.id}", changes: { name: "Dreams" }) { id }`);

    expect((await page.next()).sharedListChanged.list.name).toBe('Dreams');
    await page.close();
  });
});

test('an export has own circles, with own lists in them, and names nobody else', async ({ em, app }) => {
  const { ann, circle } = await aFamily(em);
  await anOpenList(em, { circle, list: { owner: ann, name: 'Wishes' } });

  const { said } = await exportOf(app, ann);

  expect(said['circles.json']).toMatchObject([{ circle: 'Family', runsIt: true, openLists: ['Wishes'] }]);
  expect(JSON.stringify(said['circles.json'])).not.toContain('Bob');
  expect(await em.count(CircleMember, { circle: circle.id })).toBe(2);
});

test('what comes next is sorted by day, a leap day falls on March 1, and what is over is left out', () => {
  const list = {
    id: 'a',
    name: 'Feast',
    eventDate: '2027-03-02',
    ownerName: 'Ann',
    personId: null,
    personName: null,
    birthMonth: null,
    birthDay: null,
  };
  const emma = {
    ...list,
    id: 'b',
    name: 'Emma',
    eventDate: '2026-01-01',
    personId: 'p',
    personName: 'Emma',
    birthMonth: 2,
    birthDay: 29,
  };

  const days = comingDays([list, emma], [], Date.UTC(2026, 10, 27));

  expect(days.map(({ date, kind }) => [date, kind])).toEqual([
    ['2027-03-01', 'BIRTHDAY'],
    ['2027-03-02', 'EVENT'],
  ]);
});
