import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { newId } from '../../../server/base/database/uuid.ts';
import { User } from '../../../server/core/users/user.entity.ts';
import { Collaborator } from '../../../server/lists/lists/collaborator.entity.ts';
import { MOST_REMEMBERED } from '../../../server/shops/barcodes/barcode.rules.ts';
import { RememberedBarcodeRow } from '../../../server/shops/barcodes/remembered-barcode.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList } from '../../builders/lists.ts';
import { send } from '../graphql.ts';
import { test } from '../server-test.ts';

const PEN = '4006381333931';
const GTIN = '04006381333931';

async function aHousehold(em: EntityManager) {
  const list = await aList(em, { listType: 'SHOPPING', privacy: 'PUBLIC' });
  return { list, owner: list.owner.unwrap(), member: await aCollaborator(em, { list }) };
}

const REMEMBER = `mutation ($listId: ID!, $input: NamedBarcodeInput!) {
  rememberBarcode(listId: $listId, input: $input) { code title category amount }
}`;

const remember = (app: FastifyInstance, viewer: User | null, listId: string, input: object) =>
  send(app, REMEMBER, viewer, { listId, input });

async function namesOf(app: FastifyInstance, viewer: User): Promise<string[]> {
  const { data } = await send(app, '{ rememberedBarcodes { title } }', viewer);
  return data.rememberedBarcodes.map(({ title }: { title: string }) => title);
}

test('what somebody calls a barcode is known to everybody who works on the list', async ({ em, app }) => {
  const { list, owner, member } = await aHousehold(em);
  const named = { code: ' 4 006381 333931', title: ' Pens ', category: 'School', amount: '2' };

  const { data } = await remember(app, member, list.id, named);

  const known = { code: GTIN, title: 'Pens', category: 'School', amount: '2' };
  expect(data.rememberBarcode).toEqual(known);
  const { data: read } = await send(app, '{ rememberedBarcodes { code title category amount namedAt } }', owner);
  expect(read.rememberedBarcodes).toEqual([{ ...known, namedAt: expect.any(String) }]);
});

test('the latest name counts, no matter who gave it', async ({ em, app }) => {
  const { list, owner, member } = await aHousehold(em);
  await remember(app, owner, list.id, { code: '036000291452', title: 'Tissues' });

  await remember(app, member, list.id, { code: '0036000291452', title: 'Handkerchiefs' });

  expect(await namesOf(app, owner)).toEqual(['Handkerchiefs']);
  expect(await em.count(RememberedBarcodeRow, { list })).toBe(1);
});

test('a name that is given on another list is not told to the people of this one', async ({ em, app }) => {
  const { list, owner, member } = await aHousehold(em);
  const own = await aList(em, { owner, listType: 'SHOPPING' });
  await remember(app, owner, list.id, { code: PEN, title: 'Pens' });

  await remember(app, owner, own.id, { code: PEN, title: 'Pens for her birthday' });
  await remember(app, owner, own.id, { code: '96385074', title: 'A surprise' });

  expect(await namesOf(app, member)).toEqual(['Pens']);
  expect(await namesOf(app, owner)).toEqual(['A surprise', 'Pens for her birthday']);
});

test('nobody who adds people to a list can call their things otherwise, or push those names out', async ({
  em,
  app,
}) => {
  const { list, owner, member } = await aHousehold(em);
  await remember(app, owner, list.id, { code: PEN, title: 'Pens' });
  await remember(app, member, list.id, { code: '036000291452', title: 'Tissues' });
  const theirs = await aList(em, { listType: 'SHOPPING' });
  await aCollaborator(em, { list: theirs, user: owner });
  const stranger = theirs.owner.unwrap();

  await remember(app, stranger, theirs.id, { code: PEN, title: 'Poison' });
  await remember(app, stranger, theirs.id, { code: '036000291452', title: 'Poison' });
  await remember(app, stranger, theirs.id, { code: '96385074', title: 'Chewing gum' });

  expect(await namesOf(app, owner)).toEqual(['Chewing gum', 'Tissues', 'Pens']);

  const many = Array.from({ length: MOST_REMEMBERED }, (_, place) => ({
    ...{ id: newId(), list: theirs.id, namedBy: stranger.id, category: '', amount: '', namedAt: new Date() },
    ...{ code: String(place).padStart(14, '0'), title: `Thing ${place}` },
  }));
  await em.insertMany(RememberedBarcodeRow, many);
  const names = await namesOf(app, owner);
  expect(names).toHaveLength(MOST_REMEMBERED);
  expect(names).toEqual(expect.arrayContaining(['Pens', 'Tissues']));
});

test('viewers, strangers and guests are told nothing', async ({ em, app }) => {
  const { list, owner } = await aHousehold(em);
  const viewer = await aCollaborator(em, { list, role: 'VIEWER' });
  await remember(app, owner, list.id, { code: PEN, title: 'Pens' });

  expect(await namesOf(app, viewer)).toEqual([]);
  expect(await namesOf(app, await aUser(em))).toEqual([]);
  const { errors } = await send(app, '{ rememberedBarcodes { title } }');
  expect(errors[0].extensions.code).toBe('UNAUTHENTICATED');
});

test('who leaves a list keeps what they named, and nothing else', async ({ em, app }) => {
  const { list, owner, member } = await aHousehold(em);
  await remember(app, owner, list.id, { code: PEN, title: 'Pens' });
  await remember(app, member, list.id, { code: '96385074', title: 'Milk' });

  await em.nativeDelete(Collaborator, { list, user: member });

  expect(await namesOf(app, member)).toEqual(['Milk']);
  expect(await namesOf(app, owner)).toEqual(['Milk', 'Pens']);
});

test('a list that becomes one of gifts tells none of its names', async ({ em, app }) => {
  const { list, owner, member } = await aHousehold(em);
  await remember(app, owner, list.id, { code: PEN, title: 'Pens' });

  await send(app, `mutation { updateList(id: "${list.id}", changes: { listType: WISHLIST }) { id } }`, owner);

  expect(await namesOf(app, member)).toEqual([]);
});

test('a deleted list leaves its names to those who gave them', async ({ em, app }) => {
  const { list, owner, member } = await aHousehold(em);
  await remember(app, member, list.id, { code: PEN, title: 'Pens' });

  await send(app, `mutation { deleteList(id: "${list.id}") }`, owner);

  expect(await namesOf(app, member)).toEqual(['Pens']);
  expect(await namesOf(app, owner)).toEqual([]);
});

test('a deleted account takes its names along', async ({ em, app }) => {
  const { list, owner, member } = await aHousehold(em);
  await remember(app, member, list.id, { code: PEN, title: 'Pens' });

  await em.nativeDelete(User, { id: member.id });

  expect(await namesOf(app, owner)).toEqual([]);
});

test('nothing is remembered for a list of gifts', async ({ em, app }) => {
  const list = await aList(em, { listType: 'WISHLIST' });

  const { errors } = await remember(app, list.owner.unwrap(), list.id, { code: PEN, title: 'Pens' });

  expect(errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { listId: [expect.any(String)] } });
});

test.for([
  [{ code: '4006381333932', title: 'Pens' }, 'code'],
  [{ code: 'pens', title: 'Pens' }, 'code'],
  [{ code: '', title: 'Pens' }, 'code'],
  [{ code: '1'.repeat(100_000), title: 'Pens' }, 'code'],
  [{ code: PEN, title: ' ' }, 'title'],
  [{ code: PEN, title: 'x'.repeat(201) }, 'title'],
  [{ code: PEN, title: 'Pens', category: 'x'.repeat(1_001) }, 'category'],
  [{ code: PEN, title: 'Pens', amount: 'some' }, 'amount'],
] as const)('%j is refused at its %s', async ([input, field], { em, app }) => {
  const { list, owner } = await aHousehold(em);

  const { errors } = await remember(app, owner, list.id, input);

  expect(errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: [expect.any(String)] } });
  expect(await em.count(RememberedBarcodeRow, { list })).toBe(0);
});

test('an account keeps its newest names', async ({ em, app }) => {
  const { list, owner } = await aHousehold(em);
  const rows = Array.from({ length: MOST_REMEMBERED + 5 }, (_, place) => ({
    id: newId(),
    list: list.id,
    namedBy: owner.id,
    code: String(place).padStart(14, '0'),
    title: `Thing ${place}`,
    category: '',
    amount: '',
    namedAt: new Date(1_700_000_000_000 + place),
  }));
  await em.insertMany(RememberedBarcodeRow, rows);

  await remember(app, owner, list.id, { code: PEN, title: 'Pens' });

  const left = await em.fork().find(RememberedBarcodeRow, { namedBy: owner }, { orderBy: { namedAt: 'asc' } });
  expect(left).toHaveLength(MOST_REMEMBERED);
  expect(left[0]?.title).toBe('Thing 6');
  expect(left.at(-1)?.title).toBe('Pens');
});

test('two who name the same thing at once are both heard, and one name stays', async ({ em, app }) => {
  const { list, owner, member } = await aHousehold(em);

  const answers = await Promise.all(
    [owner, member, owner, member].map((who, place) =>
      remember(app, who, list.id, { code: PEN, title: `Pens ${place}` }),
    ),
  );

  expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined, undefined, undefined]);
  expect(await em.count(RememberedBarcodeRow, { list })).toBe(1);
});

test('a site without a look-up service knows no name', async ({ em, app }) => {
  const { data } = await send(app, `mutation { lookUpBarcode(code: "${PEN}") { code title } }`, await aUser(em));

  expect(data.lookUpBarcode).toEqual({ code: GTIN, title: null });
});
