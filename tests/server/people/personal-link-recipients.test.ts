import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { User } from '../../../server/core/users/user.entity.ts';
import { Purchase } from '../../../server/lists/items/purchase.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCircle, aCircleGuest, aCircleMember, anOpenList } from '../../builders/circles.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aHandover } from '../../builders/handovers.ts';
import { anItem } from '../../builders/lists.ts';
import { aPerson } from '../../builders/persons.ts';
import { send } from '../graphql.ts';
import { observe } from '../statements.ts';
import { test, textOf } from './personal-pages.ts';

const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code ?? 'OK';
const someone = (em: EntityManager, name: string) => aUser(em, { name, emailVerifiedAt: new Date() });

interface Said {
  listId: string;
  isForGuest: boolean;
}

/** Ann runs a circle with Bob. Bob keeps lists for his mother Inge and for a grandmother of his wife; Grandma has a link. */
async function aFamily(em: EntityManager) {
  const [ann, bob] = [await someone(em, 'Ann'), await someone(em, 'Bob')];
  const circle = await aCircle(em, { owner: ann });
  await aCircleMember(em, { circle, user: bob });
  const guest = await aCircleGuest(em, { circle, knownBy: ann, name: 'Grandma' });
  const inge = await aPerson(em, { owner: bob, name: 'Inge' });
  const namesake = await aPerson(em, { owner: bob, name: 'Grandma' });
  const open = (name: string, about: object) => anOpenList(em, { circle, list: { owner: bob, name, ...about } });
  const forInge = await open('Inge turns 80', { person: inge, purchaseVisibility: 'SURPRISE' });
  const forNamesake = await open('For the other one', { person: namesake });
  const forBob = await open('Bob turns 40', {});
  const shawl = await anItem(em, { list: forInge, title: 'Shawl' });
  return { ann, bob, circle, guest, inge, namesake, forInge, forNamesake, forBob, shawl, home: `/for/${guest.secret}` };
}

const GUESTS = '{ guests { id ownListIds } }';
const say = (
  app: FastifyInstance,
  viewer: User,
  { circle, guest }: { circle: { id: string }; guest: { id: string } },
  lists: Said[],
) =>
  send(
    app,
    `mutation ($id: ID!, $guestId: ID!, $lists: [CircleGuestListInput!]) { updateCircleGuest(circleId: $id, guestId: $guestId, changes: { lists: $lists }) ${GUESTS} }`,
    viewer,
    { id: circle.id, guestId: guest.id, lists },
  );

test('a personal link hides lists for somebody of its guest’s name, as long as nobody says otherwise', async ({
  em,
  app,
  browser,
}) => {
  const family = await aFamily(em);
  const { ann, circle, guest, forNamesake } = family;

  const page = textOf((await browser.open(family.home)).body);
  const { data } = await send(app, `{ circle(circleId: "${circle.id}") ${GUESTS} }`, ann);

  expect(page).toMatch(/Bob turns 40.*Inge turns 80/);
  expect(page).not.toContain('For the other one');
  expect(data.circle.guests).toEqual([{ id: guest.id, ownListIds: [forNamesake.id] }]);
});

test('who runs the circle says who its guest is: lists for that person are gone by every way, and those for a namesake are there', async ({
  em,
  app,
  browser,
}) => {
  const family = await aFamily(em);
  const { ann, bob, circle, inge, forInge, forNamesake, shawl, home } = family;
  const said = await say(app, ann, family, [
    { listId: forInge.id, isForGuest: true },
    { listId: forNamesake.id, isForGuest: false },
  ]);
  const later = await anOpenList(em, { circle, list: { owner: bob, name: 'Christmas for her', person: inge } });

  const page = textOf((await browser.open(home)).body);
  const closed = [
    await browser.open(`${home}/lists/${forInge.id}`),
    await browser.open(`${home}/lists/${later.id}`),
    await browser.open(`${home}/gifts/${shawl.id}`),
    await browser.open(`${home}/lists/${forInge.id}/sheet`),
  ];
  const sheet = textOf((await browser.open(`${home}/sheet`)).body);
  const bought = await browser.post(`${home}/gifts/${shawl.id}`, {});

  expect(said.data.updateCircleGuest.guests).toMatchObject([{ ownListIds: [forInge.id] }]);
  expect(page).toContain('For the other one');
  expect(page + sheet).not.toMatch(/Inge turns 80|Christmas for her/);
  expect(closed.map(({ headers }) => headers.location)).toEqual(closed.map(() => home));
  expect(bought.statusCode).toBe(404);
  expect(await em.count(Purchase, { item: shawl.id })).toBe(0);
});

test('a link for somebody with an account hides what they receive, also as an editor', async ({ em, app, browser }) => {
  const family = await aFamily(em);
  const { ann, bob, circle, forBob, home } = family;
  const annes = await anOpenList(em, { circle, list: { owner: ann, name: 'House warming' } });
  await aCollaborator(em, { list: annes, user: bob, role: 'EDITOR' });
  const before = textOf((await browser.open(home)).body);
  await say(app, ann, family, [{ listId: forBob.id, isForGuest: true }]);

  const after = textOf((await browser.open(home)).body);

  expect(before).toMatch(/House warming.*Bob turns 40|Bob turns 40.*House warming/);
  expect(after).not.toMatch(/House warming|Bob turns 40/);
  expect(after).toContain('Inge turns 80');
});

test('a list for a person stays hidden from their link once they have an account of another name', async ({
  em,
  app,
  browser,
}) => {
  const family = await aFamily(em);
  const { ann, circle, inge, forInge, home } = family;
  await say(app, ann, family, [{ listId: forInge.id, isForGuest: true }]);
  const account = await aCircleMember(em, { circle, user: await someone(em, 'Ingeborg Berg') });
  const { token } = await aHandover(em, { person: inge });
  const accepted = await send(app, `mutation { acceptHandover(token: "${token}") { listIds } }`, account);
  await send(
    app,
    `mutation { setCirclesOfList(listId: "${forInge.id}", circleIds: ["${circle.id}"]) { id } }`,
    account,
  );

  const page = textOf((await browser.open(home)).body);

  expect(accepted.data.acceptHandover.listIds).toEqual([forInge.id]);
  expect(page).toContain('Bob turns 40');
  expect(page).not.toContain('Inge turns 80');
});

test('a list for a person of the guest’s name stays hidden from their link once they have an account of another name', async ({
  em,
  app,
  browser,
}) => {
  const family = await aFamily(em);
  const { ann, bob, circle, namesake, forNamesake, home } = family;
  const other = await aCircleGuest(em, { circle, knownBy: ann, name: 'Grandma' });
  await say(app, ann, { circle, guest: other }, [{ listId: forNamesake.id, isForGuest: false }]);
  const account = await aCircleMember(em, { circle, user: await someone(em, 'Ingeborg Berg') });
  const { token } = await aHandover(em, { person: namesake });
  await send(app, `mutation { acceptHandover(token: "${token}") { listIds } }`, account);
  const circles = `listId: "${forNamesake.id}", circleIds: ["${circle.id}"]`;
  await send(app, `mutation { setCirclesOfList(${circles}) { id } }`, account);
  await anOpenList(em, { circle, list: { owner: bob, name: 'Still there' } });

  const page = textOf((await browser.open(home)).body);

  expect(page).toContain('Still there');
  expect(page).not.toContain('For the other one');
  expect(textOf((await browser.open(`/for/${other.secret}`)).body)).toContain('For the other one');
});

test('what the name alone gives is told apart from what was said', async ({ em, app }) => {
  const family = await aFamily(em);
  const { ann, circle, guest, forInge, forNamesake, forBob } = family;
  const read = async () => {
    const { data } = await send(app, `{ circle(circleId: "${circle.id}") { guests { ownListIds saidListIds } } }`, ann);
    return data.circle.guests[0];
  };
  expect(await read()).toEqual({ ownListIds: [forNamesake.id], saidListIds: [] });
  await say(app, ann, family, [
    { listId: forInge.id, isForGuest: true },
    { listId: forBob.id, isForGuest: false },
  ]);
  const { ownListIds, saidListIds } = await read();
  expect(new Set(ownListIds)).toEqual(new Set([forInge.id, forNamesake.id]));
  expect(new Set(saidListIds)).toEqual(new Set([forInge.id, forBob.id]));

  const rename = `circleId: "${circle.id}", guestId: "${guest.id}", changes: { name: "Granny" }`;
  await send(app, `mutation { updateCircleGuest(${rename}) { id } }`, ann);
  expect((await read()).ownListIds).toEqual([forInge.id]);
});

test('it is said for a new link, too, once per key, and by lists of the circle alone', async ({ em, app }) => {
  const family = await aFamily(em);
  const { ann, bob, circle, forInge } = family;
  const elsewhere = await anOpenList(em, { circle: await aCircle(em, { owner: bob }), list: { owner: bob } });
  const add = (lists: Said[]) =>
    send(
      app,
      'mutation ($id: ID!, $input: NewCircleGuestInput!) { addCircleGuest(circleId: $id, input: $input, idempotencyKey: "key") { guest { ownListIds } } }',
      ann,
      { id: circle.id, input: { name: 'Oma', language: 'de', isLargeType: true, lists } },
    );

  const refused = [
    await say(app, bob, family, [{ listId: forInge.id, isForGuest: true }]),
    await say(app, ann, family, [{ listId: elsewhere.id, isForGuest: true }]),
    await say(app, ann, family, [{ listId: 'none', isForGuest: true }]),
    await say(app, ann, family, Array(201).fill({ listId: forInge.id, isForGuest: true })),
  ];
  const made = [
    await add([{ listId: forInge.id, isForGuest: true }]),
    await add([{ listId: forInge.id, isForGuest: true }]),
  ];

  expect(refused.map(codeOf)).toEqual(['FORBIDDEN', 'NOT_FOUND', 'NOT_FOUND', 'BAD_USER_INPUT']);
  expect(made.map(({ data }) => data.addCircleGuest.guest.ownListIds)).toEqual([[forInge.id], [forInge.id]]);
});

test('the page of a link is the same, by the same statements, whether a list for its guest is there or not', async ({
  em,
  app,
  browser,
}) => {
  const seen = [];
  for (const isThere of [false, true]) {
    const family = await aFamily(em);
    const { ann, bob, circle, inge, forInge, home } = family;
    await say(app, ann, family, [{ listId: forInge.id, isForGuest: true }]);
    if (isThere) await anOpenList(em, { circle, list: { owner: bob, name: 'One more', person: inge } });
    const page = await observe(async () => (await browser.open(home)).body);
    seen.push(
      JSON.stringify(page)
        .replaceAll(home, '<home>')
        .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '<id>'),
    );
  }

  expect(seen[0]).toContain('Bob turns 40');
  expect(seen[1]).toBe(seen[0]);
});
