import { addDays } from 'date-fns';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { newSecret } from '../../../../server/base/database/secret-token.ts';
import type { User } from '../../../../server/core/users/user.entity.ts';
import { Collaborator } from '../../../../server/lists/lists/collaborator.entity.ts';
import { List } from '../../../../server/lists/lists/list.entity.ts';
import { OffListGift } from '../../../../server/lists/off-list-gifts/off-list-gift.entity.ts';
import { aUser } from '../../../builders/accounts.ts';
import { aCollaborator } from '../../../builders/collaborators.ts';
import { aList } from '../../../builders/lists.ts';
import { aPerson } from '../../../builders/persons.ts';
import { exportOf } from '../../exports.ts';
import { listen, send } from '../../graphql.ts';
import { test } from '../../server-test.ts';
import { observe } from '../../statements.ts';

const newKey = () => newSecret() + newSecret();
const codeOf = ({ errors }: { errors?: [{ extensions: { code: string } }] }) => errors?.[0].extensions.code ?? 'OK';

const add = (app: FastifyInstance, list: List, input: object, viewer: User | null = null, key: string | null = null) =>
  send(
    app,
    'mutation ($token: String!, $input: NewOffListGiftInput!, $key: String) { addOffListGift(token: $token, input: $input, idempotencyKey: $key) { id what isToldAfter recipientName } }',
    viewer,
    { token: list.shareToken, input, key },
  );

const remove = (app: FastifyInstance, id: string, guestKey: string | null, viewer: User | null = null) =>
  send(app, 'mutation ($id: ID!, $key: String) { removeOffListGift(offListGiftId: $id, guestKey: $key) }', viewer, {
    id,
    key: guestKey,
  });

/** The gifts as somebody reads them behind the link, and how many the list says there are. */
async function read(app: FastifyInstance, list: List, viewer: User | null = null, guestKey: string | null = null) {
  const { data, errors } = await send(
    app,
    'query ($token: String!, $key: String) { sharedList(token: $token) { offListGiftCount revision } offListGifts(token: $token, guestKey: $key) { what isMine } }',
    viewer,
    { token: list.shareToken, key: guestKey },
  );
  expect(errors).toBeUndefined();
  return { count: data.sharedList.offListGiftCount, gifts: data.offListGifts, revision: data.sharedList.revision };
}

const ownOf = async (app: FastifyInstance, guestKey: string | null, viewer: User | null = null) => {
  const query =
    'query ($key: String) { myOffListGifts(guestKey: $key) { id what isToldAfter recipientName listName } }';
  return (await send(app, query, viewer, { key: guestKey })).data.myOffListGifts;
};

type World = Parameters<typeof aList>[0];

async function aWish(em: World, fields: object = {}) {
  const owner = await aUser(em, { name: 'Ida' });
  return { owner, list: await aList(em, { owner, name: 'Ida turns 7', privacy: 'PUBLIC', ...fields }) };
}

const change = (app: FastifyInstance, list: List, viewer: User, changes: string) =>
  send(app, `mutation { updateList(id: "${list.id}", changes: { ${changes} }) { id } }`, viewer);

/** As if it had been named so from the start. */
async function theDayCame(em: World, list: List) {
  const day = addDays(new Date(), -1);
  await em.fork().nativeUpdate(List, { id: list.id }, { eventStartsAt: day, offListKeptUntil: day });
  await em.fork().nativeUpdate(OffListGift, { list: list.id }, { keptUntil: day });
}

test('a guest tells the others what they give, or only that they do, without a name, and takes it back by the key', async ({
  em,
  app,
}) => {
  const { list } = await aWish(em);
  const key = newKey();
  const { data } = await add(app, list, { what: 'Concert tickets', guestKey: key });
  await add(app, list, { guestKey: newKey() });
  expect(data.addOffListGift).toMatchObject({ what: 'Concert tickets', isToldAfter: false, recipientName: 'Ida' });

  expect(await read(app, list)).toMatchObject({
    count: 2,
    gifts: [
      { what: 'Concert tickets', isMine: false },
      { what: '', isMine: false },
    ],
  });
  expect((await read(app, list, null, key)).gifts[0]).toEqual({ what: 'Concert tickets', isMine: true });
  expect(await ownOf(app, key)).toMatchObject([{ what: 'Concert tickets', listName: 'Ida turns 7' }]);

  expect(codeOf(await remove(app, data.addOffListGift.id, newKey()))).toBe('NOT_FOUND');
  expect(codeOf(await remove(app, data.addOffListGift.id, key))).toBe('OK');
  expect(await read(app, list)).toMatchObject({ count: 1, gifts: [{ what: '' }] });
  expect(await ownOf(app, key)).toEqual([]);
});

test.for(['OWNER_SEES_BUYERS', 'OWNER_SEES_TAKEN', 'SURPRISE'])(
  'people who receive the gifts read nothing before the day, with the same work in both worlds, also under %s',
  async (purchaseVisibility, { em, app }) => {
    const event = { eventType: 'Birthday', eventDate: '2999-12-24', purchaseVisibility };
    const record = async (hasGifts: boolean) => {
      const { owner, list } = await aWish(em, event);
      const editor = await aUser(em, { name: 'Tom' });
      await aCollaborator(em, { list, user: editor });
      const [key, guessed] = [newKey(), newKey()];
      const made = hasGifts ? await add(app, list, { what: 'Tickets', isToldAfter: true, guestKey: key }) : null;
      const id = made?.data.addOffListGift.id ?? crypto.randomUUID();
      const said: unknown[] = [];
      for (const viewer of [owner, editor]) {
        said.push(await observe(() => read(app, list, viewer, key)));
        said.push(await observe(() => ownOf(app, key, viewer)));
        said.push(await observe(() => remove(app, id, key, viewer)));
        said.push(await observe(() => remove(app, id, guessed, viewer)));
        said.push(await observe(() => add(app, list, { guestKey: key }, viewer)));
      }
      expect((await read(app, list)).count).toBe(hasGifts ? 1 : 0);
      return said;
    };

    expect(await record(true)).toEqual(await record(false));
  },
);

test('once the day has come they read those whose givers let them, and givers read all', async ({ em, app }) => {
  const { owner, list } = await aWish(em, { eventType: 'Birthday', eventDate: '2999-12-24' });
  await add(app, list, { what: 'Tickets', isToldAfter: true, guestKey: newKey() });
  await add(app, list, { what: 'A secret', guestKey: newKey() });
  await theDayCame(em, list);

  expect(await read(app, list, owner)).toMatchObject({ count: 1, gifts: [{ what: 'Tickets', isMine: false }] });
  expect((await read(app, list)).count).toBe(2);
});

test('open pages of givers hear of it at once, and those of who receives hear nothing, nor do programs', async ({
  em,
  app,
}) => {
  const { owner, list } = await aWish(em);
  const watch = `subscription { sharedListChanged(token: "${list.shareToken}") { revision list { offListGiftCount name } change { __typename } } }`;
  const [guest, theirs] = [await listen(app, watch), await listen(app, watch, owner)];
  const lists = await listen(app, `subscription { listChanged(listId: "${list.id}") { kind list { name } } }`, owner);
  for (const { next } of [guest, theirs, lists]) await next();
  const before = await read(app, list);

  await add(app, list, { guestKey: newKey() });

  expect((await guest.next()).sharedListChanged).toMatchObject({
    revision: before.revision,
    list: { offListGiftCount: 1 },
    change: { __typename: 'SharedListEdited' },
  });
  expect((await read(app, list)).revision).toBe(before.revision);
  await send(app, `mutation { updateList(id: "${list.id}", changes: { name: "Later" }) { id } }`, owner);
  expect((await theirs.next()).sharedListChanged).toMatchObject({ list: { offListGiftCount: 0, name: 'Later' } });
  expect((await lists.next()).listChanged).toMatchObject({ list: { name: 'Later' } });
  expect((await guest.next()).sharedListChanged).toMatchObject({ list: { offListGiftCount: 1, name: 'Later' } });
  for (const { close } of [guest, theirs, lists]) await close();
});

test('a call that is repeated tells once, and nobody tells of more than five, nor without a key', async ({
  em,
  app,
}) => {
  const { list } = await aWish(em);
  const key = newKey();
  const once = [1, 2].map(() => add(app, list, { what: 'Tickets', guestKey: key }, null, 'one'));
  const [first, second] = await Promise.all(once);
  expect(second?.data).toEqual(first?.data);

  for (let count = 1; count < 5; count++) expect(codeOf(await add(app, list, { guestKey: key }))).toBe('OK');
  expect(codeOf(await add(app, list, { guestKey: key }))).toBe('CONFLICT');
  expect((await read(app, list)).count).toBe(5);

  const refused = await add(app, list, {});
  expect(refused.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { guestKey: ['Required'] } });
  const long = await add(app, list, { what: 'x'.repeat(201), guestKey: newKey() });
  expect(long.errors[0].extensions.fields).toHaveProperty('what');
});

test('a helper clears what is none of a guest’s business; an account takes its own along, and away with it', async ({
  em,
  app,
  services,
}) => {
  const { list } = await aWish(em);
  const [helper, stranger, ann, key] = [
    await aUser(em),
    await aUser(em),
    await aUser(em, { passwordHash: null }),
    newKey(),
  ];
  await aCollaborator(em, { list, user: helper, role: 'HELPER' });
  const { data } = await add(app, list, { what: 'Rude words', guestKey: newKey() });
  expect(codeOf(await remove(app, data.addOffListGift.id, null, stranger))).toBe('NOT_FOUND');
  expect(codeOf(await remove(app, data.addOffListGift.id, null, helper))).toBe('OK');

  await add(app, list, { what: 'Tickets', guestKey: key });
  await send(app, 'mutation ($key: String!) { takeGiftsAlong(guestKey: $key) { totalCount } }', ann, { key });
  expect(await ownOf(app, null, ann)).toMatchObject([{ what: 'Tickets' }]);
  expect(JSON.stringify((await exportOf(app, ann)).said)).toContain('Tickets');
  expect(JSON.stringify((await exportOf(app, list.owner.unwrap())).said)).not.toContain('Tickets');

  await services.profile.deleteAccount(ann, { confirm: 'DELETE' });
  expect(await read(app, list)).toMatchObject({ count: 0, gifts: [] });
});

test('a list that is closed to its giver names neither itself nor its receiver', async ({ em, app }) => {
  const { owner, list } = await aWish(em);
  const key = newKey();
  await add(app, list, { what: 'Tickets', guestKey: key });
  await send(app, `mutation { rotateShareLink(listId: "${list.id}") { id } }`, owner);

  expect(await ownOf(app, key)).toMatchObject([{ what: 'Tickets', listName: null, recipientName: null }]);
});

test('what givers were told holds, whomever the list is for since and whichever day it has', async ({ em, app }) => {
  const { owner, list } = await aWish(em, { eventType: 'Birthday', eventDate: '2999-12-24' });
  const editor = await aUser(em, { name: 'Tom' });
  await aCollaborator(em, { list, user: editor });
  const guestKey = newKey();
  const { data } = await add(app, list, { what: 'Tickets', isToldAfter: true, guestKey });
  await add(app, list, { what: 'A secret', guestKey: newKey() });
  const child = await aPerson(em, { owner });
  const nothing = { count: 0, gifts: [] };

  for (const changes of [`personId: "${child.id}"`, 'eventDate: "2020-01-01"', 'personId: null', 'eventDate: null']) {
    expect((await change(app, list, owner, changes)).errors).toBeUndefined();
    for (const viewer of [owner, editor]) {
      expect(await read(app, list, viewer, guestKey)).toMatchObject(nothing);
      expect(await ownOf(app, guestKey, viewer)).toEqual([]);
      expect(codeOf(await remove(app, data.addOffListGift.id, guestKey, viewer))).toBe('NOT_FOUND');
    }
    expect((await read(app, list)).count).toBe(2);
  }
  await change(app, list, owner, `personId: "${child.id}"`);
  await theDayCame(em, list);
  expect(await read(app, list, owner)).toMatchObject({ count: 1, gifts: [{ what: 'Tickets' }] });
});

test('without a day it is told no sooner by a day that is named later, and who looks after a person gives too', async ({
  em,
  app,
}) => {
  const { owner, list } = await aWish(em);
  await add(app, list, { what: 'Tickets', isToldAfter: true, guestKey: newKey() });
  await change(app, list, owner, 'eventType: "Birthday", eventDate: "2020-01-01"');
  expect(await read(app, list, owner)).toMatchObject({ count: 0, gifts: [] });

  const hers = await aList(em, { owner, person: await aPerson(em, { owner }), privacy: 'PUBLIC' });
  await add(app, hers, { what: 'Scarf', guestKey: newKey() });
  expect(codeOf(await add(app, hers, { what: 'Kite' }, owner))).toBe('OK');
  expect((await read(app, hers, owner)).count).toBe(2);
});

test('a shared device tells people who receive it nothing that its giver did not want told, after the day too', async ({
  em,
  app,
}) => {
  const { owner, list } = await aWish(em, { eventType: 'Birthday', eventDate: '2999-12-24' });
  const guestKey = newKey();
  const { data } = await add(app, list, { what: 'A weekend in Rome', guestKey });
  await add(app, list, { what: 'Tickets', isToldAfter: true, guestKey });
  await theDayCame(em, list);

  expect(await ownOf(app, guestKey, owner)).toMatchObject([{ what: 'Tickets' }]);
  expect(codeOf(await remove(app, data.addOffListGift.id, guestKey, owner))).toBe('NOT_FOUND');
  expect(await ownOf(app, guestKey)).toHaveLength(2);
});

test('once the day has come, people who work on the list clear what they are told, and see where they may', async ({
  em,
  app,
}) => {
  const { owner, list } = await aWish(em, { eventType: 'Birthday', eventDate: '2999-12-24' });
  const [helper, editor] = [await aUser(em), await aUser(em)];
  await aCollaborator(em, { list, user: helper, role: 'HELPER' });
  await aCollaborator(em, { list, user: editor });
  const told = (await add(app, list, { what: 'Rude', isToldAfter: true, guestKey: newKey() })).data.addOffListGift;
  const other = (await add(app, list, { what: 'Ruder', isToldAfter: true, guestKey: newKey() })).data.addOffListGift;
  const kept = (await add(app, list, { what: 'A secret', guestKey: newKey() })).data.addOffListGift;
  const removable = async (viewer: User | null) => {
    const query = `{ offListGifts(token: "${list.shareToken}") { canRemove } }`;
    return (await send(app, query, viewer)).data.offListGifts.map(({ canRemove }: { canRemove: boolean }) => canRemove);
  };
  expect(await removable(helper)).toEqual([true, true, true]);
  expect(await removable(null)).toEqual([false, false, false]);
  for (const viewer of [owner, editor]) expect(codeOf(await remove(app, told.id, null, viewer))).toBe('NOT_FOUND');
  await theDayCame(em, list);

  for (const viewer of [owner, editor]) expect(await removable(viewer)).toEqual([true, true]);
  expect(codeOf(await remove(app, kept.id, null, owner))).toBe('NOT_FOUND');
  expect(codeOf(await remove(app, told.id, null, editor))).toBe('OK');
  expect(codeOf(await remove(app, other.id, null, owner))).toBe('OK');
});

const take = (app: FastifyInstance, list: List, id: string, input: object, viewer: User | null = null) =>
  send(
    app,
    'mutation ($token: String!, $id: ID!, $input: TakenOffListGiftInput!) { takeOffListGift(token: $token, offListGiftId: $id, input: $input) { id } }',
    viewer,
    { token: list.shareToken, id, input },
  );

test('who takes an idea is promised the day of the list of then, and kept from people who receive then', async ({
  em,
  app,
}) => {
  const { owner, list } = await aWish(em, { eventType: 'Birthday', eventDate: '2999-12-01' });
  const { data } = await add(app, list, { what: 'Tickets', isIdea: true, guestKey: newKey() });
  await em.fork().nativeUpdate(OffListGift, { list: list.id }, { keptUntil: addDays(new Date(), -1) }); // it had another day then
  const editor = await aUser(em, { name: 'Tom' });
  await aCollaborator(em, { list, user: editor });
  expect(codeOf(await take(app, list, data.addOffListGift.id, { isToldAfter: true, guestKey: newKey() }))).toBe('OK');
  await em.fork().nativeDelete(Collaborator, { list: list.id, user: editor.id });

  expect(codeOf(await change(app, list, owner, 'eventDate: "2020-01-01"'))).toBe('OK');

  expect(await read(app, list, owner)).toMatchObject({ count: 0, gifts: [] });
  expect(await read(app, list, editor)).toMatchObject({ count: 0, gifts: [] });
});

test('an idea that nobody gives holds up nothing that others want told once the day has come', async ({ em, app }) => {
  const { owner, list } = await aWish(em);
  await add(app, list, { what: 'A kite', isIdea: true, guestKey: newKey() });
  await em.fork().nativeUpdate(List, { id: list.id }, { eventStartsAt: addDays(new Date(), -1) });
  await add(app, list, { what: 'Tickets', isToldAfter: true, guestKey: newKey() });

  expect(await read(app, list, owner)).toMatchObject({ count: 1, gifts: [{ what: 'Tickets' }] });
});

test('many at once are counted, a network is limited, and calls that are refused leave the others their day', async ({
  em,
  app,
  infrastructure,
}) => {
  const { list } = await aWish(em);
  await Promise.all(Array.from({ length: 9 }, () => add(app, list, { guestKey: newKey() })));
  expect((await read(app, list)).count).toBe(9);

  const guestKey = newKey();
  for (let count = 0; count < 5; count++) await add(app, list, { guestKey });
  expect(codeOf(await add(app, list, { guestKey }))).toBe('CONFLICT');
  await infrastructure.rateLimits.consumeUpTo('besides', '127.0.0.1', 60);
  expect(codeOf(await add(app, list, { guestKey: newKey() }))).toBe('RATE_LIMITED');
  expect((await infrastructure.rateLimits.use('besides', ['', list.id]))?.used).toBe(15); // 14 that are told, and this one
});
