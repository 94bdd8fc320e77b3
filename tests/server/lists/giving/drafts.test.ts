import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import { Image } from '../../../../server/core/images/image.entity.ts';
import type { User } from '../../../../server/core/users/user.entity.ts';
import { Draft } from '../../../../server/lists/drafts/draft.entity.ts';
import { MOST_DRAFTS } from '../../../../server/lists/drafts/draft.rules.ts';
import { Item } from '../../../../server/lists/items/item.entity.ts';
import type { List } from '../../../../server/lists/lists/list.entity.ts';
import { aUser } from '../../../builders/accounts.ts';
import { aCollaborator } from '../../../builders/collaborators.ts';
import { aDraft } from '../../../builders/drafts.ts';
import { aList, anItem } from '../../../builders/lists.ts';
import { anImage } from '../../../builders/pictures.ts';
import { exportOf } from '../../exports.ts';
import { listen, send } from '../../graphql.ts';
import { call } from '../../rest.ts';
import { test } from '../../server-test.ts';
import { observe } from '../../statements.ts';
import { FIELDS } from '../../surprises.ts';
import { whileHeld } from '../../while-held.ts';

/** Ida's list, which Tom edits, Nia helps with, and Uma sees as guests do. */
async function aGiftList(em: EntityManager, overrides: Parameters<typeof aList>[1] = {}) {
  const ida = await aUser(em, { name: 'Ida' });
  const list = await aList(em, { owner: ida, privacy: 'PUBLIC', ...overrides });
  const tom = await aCollaborator(em, { list, user: await aUser(em, { name: 'Tom' }), role: 'EDITOR' });
  const nia = await aCollaborator(em, { list, user: await aUser(em, { name: 'Nia' }), role: 'HELPER' });
  const uma = await aCollaborator(em, { list, user: await aUser(em, { name: 'Uma' }), role: 'VIEWER' });
  const item = await anItem(em, { list, title: 'Mug' });
  return { list, item, ida, tom, nia, uma };
}

const save = (app: FastifyInstance, viewer: User, list: List, input: object, key: string = crypto.randomUUID()) =>
  send(
    app,
    'mutation ($listId: ID!, $input: NewItemInput!, $key: String) { saveItemDraft(listId: $listId, input: $input, idempotencyKey: $key) { id title notes quantityDesired unitPrice { currency amountMinor } } }',
    viewer,
    { listId: list.id, input, key },
  );
const publish = (app: FastifyInstance, viewer: User, list: List, draftIds: string[]) =>
  send(
    app,
    'mutation ($listId: ID!, $draftIds: [ID!]!) { publishItemDrafts(listId: $listId, draftIds: $draftIds) { items { id title orderIndex createdAt effectiveImageUrl } missingDraftIds list { draftCount itemCount } } }',
    viewer,
    { listId: list.id, draftIds },
  );
const draftsOf = async (app: FastifyInstance, viewer: User, list: List) => {
  const { data, errors } = await send(app, `{ itemDrafts(listId: "${list.id}") { title } }`, viewer);
  return errors ? errors[0].extensions.code : data.itemDrafts.map(({ title }: { title: string }) => title);
};
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code ?? 'OK';

describe('a draft', () => {
  test('is seen by everybody who works on the list, and by nobody else', async ({ em, app }) => {
    const { list, ida, tom, nia, uma } = await aGiftList(em);
    const key = crypto.randomUUID();
    const input = { title: 'Kite', notes: 'Red', unitPrice: { currency: 'EUR', amountMinor: 1250 } };
    const first = await save(app, tom, list, input, key);
    const again = await save(app, tom, list, input, key);

    expect(first.data.saveItemDraft).toMatchObject({ title: 'Kite', notes: 'Red', unitPrice: { amountMinor: 1250 } });
    expect(again.data).toEqual(first.data);
    for (const member of [ida, tom, nia]) expect(await draftsOf(app, member, list)).toEqual(['Kite']);
    for (const other of [uma, await aUser(em)]) expect(await draftsOf(app, other, list)).toMatch(/FORBIDDEN|NOT_FOUND/);
    expect(codeOf(await save(app, uma, list, input))).toMatch(/FORBIDDEN|NOT_FOUND/);
    const { data } = await send(app, `{ list(id: "${list.id}") { draftCount itemCount archivedItemCount } }`, ida);
    expect(data.list).toEqual({ draftCount: 1, itemCount: 1, archivedItemCount: 0 });
  });

  test('cannot be bought, reserved or opened as an item by its id', async ({ em, app }) => {
    const { list, ida } = await aGiftList(em);
    const { id } = await aDraft(em, { list });
    const named = `token: "${list.shareToken}", itemId: "${id}"`;
    const buying = await send(
      app,
      `mutation { purchaseSharedItem(${named}, input: { email: "a@example.test", quantity: 1 }) { remaining } }`,
    );
    const reserving = await send(
      app,
      `mutation { reserveSharedItem(${named}, input: { email: "a@example.test" }) { remaining } }`,
    );

    for (const answer of [buying, reserving, await send(app, `{ item(id: "${id}") { id } }`, ida)])
      expect(codeOf(answer)).toBe('NOT_FOUND');
  });

  test('is an item like any new one once it is published: last, of today, with its picture, and as news', async ({
    em,
    app,
  }) => {
    const { list, item, ida, tom } = await aGiftList(em);
    const image = anImage(em);
    const kite = await aDraft(em, { list, image, createdAt: new Date('2026-01-01') });
    const socks = await aDraft(em, { list });
    const later = await anItem(em, { list, title: 'Book' });

    const { data } = await publish(app, ida, list, [socks.id, kite.id, item.id]);

    const { items, missingDraftIds, list: after } = data.publishItemDrafts;
    expect(after).toEqual({ draftCount: 0, itemCount: 4 });
    expect(missingDraftIds).toEqual([item.id]);
    expect(items.map(({ orderIndex }: Item) => orderIndex > later.orderIndex)).toEqual([true, true]);
    expect(Date.parse(items[1].createdAt)).toBeGreaterThan(Date.now() - 60_000);
    expect(items[1].effectiveImageUrl).toContain(image.thumbnailKey);
    expect((await em.fork().findOneOrFail(Image, image.id)).keptUntil).toBeNull();
    const told = await send(app, '{ myNotifications(first: 9) { nodes { kind text } } }', tom);
    expect(told.data.myNotifications.nodes).toMatchObject([
      { kind: 'ITEM_ADDED', text: 'Ida added 2 items to “Birthday”.' },
    ]);
    expect((await publish(app, tom, list, [kite.id])).data.publishItemDrafts).toMatchObject({
      items: [],
      missingDraftIds: [kite.id],
    });
  });

  test('becomes one item where two people publish it at once', async ({ em, app }) => {
    const { list, ida, tom } = await aGiftList(em);
    const { id } = await aDraft(em, { list });

    const answers = await Promise.all([ida, tom, ida].map((viewer) => publish(app, viewer, list, [id])));

    expect(answers.flatMap(({ data }) => data.publishItemDrafts.items)).toHaveLength(1);
    expect(await em.count(Item, { list, title: 'Secret kite' })).toBe(1);
  });

  test('is changed as a whole, and deleted with its picture', async ({ em, app }) => {
    const { list, ida, nia } = await aGiftList(em);
    const image = anImage(em);
    const { id } = await aDraft(em, { list, image });
    const change = (input: object) =>
      send(
        app,
        'mutation ($id: ID!, $input: NewItemInput!) { updateItemDraft(draftId: $id, input: $input) { title variant effectiveImageUrl } }',
        nia,
        { id, input },
      );

    const kept = `http://kindlist.test/uploads/${image.originalKey}`;
    expect((await change({ title: 'Boat', variant: 'Blue' })).data.updateItemDraft).toEqual({
      ...{ title: 'Boat', variant: 'Blue' },
      effectiveImageUrl: null,
    });
    expect(codeOf(await change({ title: '' }))).toBe('BAD_USER_INPUT');
    expect(kept).toContain(image.originalKey);
    expect(await em.fork().count(Image, { id: image.id })).toBe(0); // its file is gone, since nothing shows it
    const deleting = `mutation { deleteItemDrafts(listId: "${list.id}", draftIds: ["${id}"]) { draftIds list { draftCount } } }`;
    expect((await send(app, deleting, ida)).data.deleteItemDrafts).toEqual({
      ...{ draftIds: [id], list: { draftCount: 0 } },
    });
    expect(await em.count(Draft, { list })).toBe(0);
  });

  test('is published as it was saved last, and saving and publishing wait for each other in one order', async ({
    em,
    app,
    orm,
  }) => {
    const { list, ida, tom } = await aGiftList(em);
    const { id } = await aDraft(em, { list });
    const rename = (title: string) =>
      send(
        app,
        'mutation ($id: ID!, $title: String!) { updateItemDraft(draftId: $id, input: { title: $title }) { id } }',
        tom,
        {
          ...{ id, title },
        },
      );

    const [renamed, published, late] = (await whileHeld(
      orm,
      (inTheWay) => inTheWay.execute('select 1 from lists where id = ? for update', [list.id]),
      [() => rename('Red kite'), () => publish(app, ida, list, [id]), () => rename('Too late')],
    )) as PromiseFulfilledResult<Awaited<ReturnType<typeof publish>>>[];

    expect(codeOf(renamed?.value ?? {})).toMatch(/OK|NOT_FOUND/); // it may be gone when it is read again
    expect(published?.value.data.publishItemDrafts.items).toMatchObject([{ title: 'Red kite' }]);
    expect(codeOf(late?.value ?? {})).toBe('NOT_FOUND');
  });

  test('is published with all that were named, or none is', async ({ em, app }) => {
    const { list, ida } = await aGiftList(em);
    const good = await aDraft(em, { list });
    const bad = await aDraft(em, { list, values: { ...good.values, title: '' } });

    expect(codeOf(await publish(app, ida, list, [good.id, bad.id]))).toBe('BAD_USER_INPUT');

    expect(await em.fork().count(Draft, { list })).toBe(2);
    expect(await em.fork().count(Item, { list })).toBe(1);
  });

  test('keeps its recipes, and its mark as long as there is room for it', async ({ em, app }) => {
    const { list, ida } = await aGiftList(em);
    for (const title of ['Kite', 'Boat']) await save(app, ida, list, { title, isMostWanted: true, recipes: 'Soup' });
    const { data } = await send(app, `{ itemDrafts(listId: "${list.id}") { id isMostWanted recipes } }`, ida);
    expect(data.itemDrafts).toMatchObject([1, 2].map(() => ({ isMostWanted: true, recipes: 'Soup' })));

    const ids = data.itemDrafts.map(({ id }: Draft) => id);
    expect(codeOf(await publish(app, ida, list, ids))).toBe('OK');

    const items = await em.fork().find(Item, { list, recipes: 'Soup' }, { orderBy: { orderIndex: 'asc' } });
    expect(items.map(({ isMostWanted }) => isMostWanted)).toEqual([true, false]); // of three items one
  });

  test('is saved for a call that is repeated once it is published', async ({ em, app }) => {
    const { list, ida } = await aGiftList(em);
    const key = crypto.randomUUID();
    const first = await save(app, ida, list, { title: 'Kite' }, key);
    await publish(app, ida, list, [first.data.saveItemDraft.id]);

    expect(await save(app, ida, list, { title: 'Kite' }, key)).toEqual(first);
    expect(await em.fork().count(Draft, { list })).toBe(0);
  });

  test('is one of a hundred at most, and never more than the plan holds of items', async ({ em, app }) => {
    const { list, ida } = await aGiftList(em);
    const { id } = await aDraft(em, { list });
    await em.execute(
      `insert into item_drafts select (jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid()))).*
       from item_drafts d, generate_series(2, ?) where d.id = ?`,
      [MOST_DRAFTS, id],
    );
    expect(codeOf(await save(app, ida, list, { title: 'One more' }))).toBe('CONFLICT');
  });

  test('is in the export of the owner, and in that of nobody else', async ({ em, app }) => {
    const { list, ida, tom } = await aGiftList(em);
    await aDraft(em, { list });
    const [own, others] = [await exportOf(app, ida), await exportOf(app, tom)];
    expect(JSON.stringify(own.said)).toContain('Secret kite');
    expect(JSON.stringify(others.said)).not.toContain('Secret kite');
  });
});

describe('who does not work on the list', () => {
  /** All that guests and viewers can ask of a list. */
  const asked = async (app: FastifyInstance, { list, uma }: { list: List; uma: User }) => {
    const answers = [];
    for (const viewer of [null, uma]) {
      const query = `{ sharedList(token: "${list.shareToken}") { ${FIELDS.sharedList} itemsConnection { listRevision nodes { ${FIELDS.sharedItem} } } } }`;
      answers.push(await send(app, query, viewer));
      answers.push((await call(app, `GET /lists/shared/${list.shareToken}`, { viewer })).body);
    }
    for (const url of [`/shared/${list.shareToken}`, `/l/${list.shareToken}`])
      answers.push((await app.inject({ url })).body.replace(/nonce-[\w+/=-]+/g, ''));
    answers.push((await send(app, `{ publicProfile(userId: "${list.owner.id}") { ${FIELDS.profile} } }`)).data);
    answers.push((await send(app, `{ viewedLists { nodes { list { name } } } }`, uma)).data);
    return answers;
  };

  test('gets the same bytes by the same statements, whether or not there are drafts', async ({ em, app }) => {
    const world = await aGiftList(em);
    const { list, ida, uma } = world;
    for (let times = 0; times < 3; times++) await asked(app, world); // answers are kept by then
    const before = await observe(() => asked(app, world));

    await save(app, ida, list, { title: 'Secret kite', unitPrice: { currency: 'EUR', amountMinor: 99 } });
    const draft = await aDraft(em, { list });
    await send(
      app,
      `mutation { updateItemDraft(draftId: "${draft.id}", input: { title: "Secret boat" }) { id } deleteItemDrafts(listId: "${list.id}", draftIds: ["${draft.id}"]) { draftIds } }`,
      ida,
    );

    const after = await observe(() => asked(app, world));
    expect(after.result).toEqual(before.result);
    expect(after.statements).toEqual(before.statements);
    expect(JSON.stringify(after.result).split('Mug').length).toBeGreaterThan(6);
    expect(JSON.stringify(after.result)).not.toContain('"errors":[');
    expect(JSON.stringify(after.result)).not.toContain('Secret');
    expect(await em.execute('select id from notifications where user_id = ?', [uma.id])).toEqual([]);
  });

  test('hears nothing live of it, while people who work on the list do', async ({ em, app }) => {
    const { list, item, ida, tom } = await aGiftList(em);
    const guest = await listen(
      app,
      `subscription { sharedListChanged(token: "${list.shareToken}") { kind revision } }`,
    );
    const member = await listen(
      app,
      `subscription { listChanged(listId: "${list.id}") { kind revision news { action } list { draftCount } change { __typename } } }`,
      tom,
    );
    const [, opened] = [await guest.next(), await member.next()];

    await save(app, ida, list, { title: 'Kite' });
    const heard = await member.next();
    const { id } = await em.findOneOrFail(Draft, { list });
    await publish(app, ida, list, [id]);

    expect(heard.listChanged).toEqual({
      ...{ kind: 'LIST_EDITED', revision: opened.listChanged.revision, news: null, list: { draftCount: 1 } },
      change: { __typename: 'ListEdited' },
    });
    const next = await guest.next();
    expect(next.sharedListChanged).toMatchObject({ kind: 'ITEM_ADDED' }); // what it hears first is the new gift
    const kinds = [(await member.next()).listChanged.kind, (await member.next()).listChanged.kind];
    expect(kinds.toSorted()).toEqual(['ITEM_ADDED', 'LIST_EDITED']);
    expect(item.id).not.toBe(id);
    await Promise.all([guest.close(), member.close()]);
  });
});

test('two who edit one draft lose nothing: other fields stay, and the same one is a conflict that says the value', async ({
  em,
  app,
}) => {
  const { list, ida, tom } = await aGiftList(em);
  const read = { title: 'Kite', notes: '', unitPrice: { currency: 'EUR', amountMinor: 1250 } };
  const { id } = (await save(app, ida, list, read)).data.saveItemDraft;
  const update = (viewer: User, input: object, base: object | null = read) =>
    send(
      app,
      'mutation ($id: ID!, $input: NewItemInput!, $base: NewItemInput) { updateItemDraft(draftId: $id, input: $input, base: $base) { title notes unitPrice { amountMinor } } }',
      viewer,
      { id, input, base },
    );
  expect(codeOf(await update(tom, { ...read, title: 'Red kite' }))).toBe('OK');
  const merged = await update(ida, { ...read, notes: 'With a tail' });
  expect(merged.data.updateItemDraft).toEqual({
    ...{ title: 'Red kite', notes: 'With a tail', unitPrice: { amountMinor: 1250 } },
  });

  const refused = await update(ida, { ...read, title: 'Blue kite' });
  expect(refused.errors[0].extensions).toMatchObject({
    code: 'CONFLICT',
    fields: { title: ['Someone else changed this to “Red kite”.'] },
    conflicts: [{ field: 'title', theirs: 'Red kite', yours: 'Blue kite' }],
  });
  const chosen = await update(ida, { ...read, title: 'Blue kite' }, { ...read, title: 'Red kite' });
  expect(chosen.data.updateItemDraft).toMatchObject({ title: 'Blue kite', notes: 'With a tail' });
  const both = await Promise.all([
    update(ida, { ...read, title: 'One' }, { ...read, title: 'Blue kite' }),
    update(tom, { ...read, title: 'Two' }, { ...read, title: 'Blue kite' }),
  ]);
  expect(both.map(codeOf).sort()).toEqual(['CONFLICT', 'OK']);
});
