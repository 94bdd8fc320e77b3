import { beforeEach, expect } from 'vitest';
import { test } from '../../server-test.ts';
import { aSharedGift, change, mine, newWorld, pay, pledged, undo, update } from './pledging.ts';

beforeEach(newWorld);

type Em = Parameters<typeof aSharedGift>[0];
type App = Parameters<typeof pledged>[0];

/** Ann organises it, Ben and Cleo chip in. */
async function aPool(em: Em, app: App) {
  const item = await aSharedGift(em);
  const of = async (name: string) => (await pledged(app, item, 1_000, name)).pledge.id as string;
  return { item, ann: await of('Ann'), ben: await of('Ben'), cleo: await of('Cleo') };
}

const organiserOf = async (app: App, id: string, name: string) =>
  (await change(app, 'updatePledge($own, changes: {}) { organiserPledgeId isPaid paidToName }', id, name)).data
    .updatePledge;

test('money is not noted for somebody who took over since the giver looked', async ({ orm, app }) => {
  const em = orm.em.fork();
  const { item, ann, ben, cleo } = await aPool(em, app);
  expect(await organiserOf(app, ben, 'Ben')).toMatchObject({ organiserPledgeId: ann });
  await em.execute(`update pools set organised_at = now() - interval '14 days' where item_id = ?`, [item.id]);
  expect((await update(app, cleo, 'Cleo', 'isOrganiser: true')).errors).toBeUndefined();

  const [error] = (await pay(app, ben, 'Ben', ann)).errors;
  expect(error).toMatchObject({
    message: 'Somebody else organises this gift now. Please check whom you paid.',
    extensions: { code: 'CONFLICT' },
  });
  expect(await organiserOf(app, ben, 'Ben')).toEqual({ organiserPledgeId: cleo, isPaid: false, paidToName: null });
  expect((await pay(app, ben, 'Ben', cleo)).errors).toBeUndefined();
  expect(await organiserOf(app, ben, 'Ben')).toMatchObject({ isPaid: true, paidToName: 'Cleo' });
});

test('a call that is repeated after somebody took over leaves the name of the one who was paid', async ({
  orm,
  app,
}) => {
  const { ann, ben, cleo } = await aPool(orm.em.fork(), app);
  await pay(app, ben, 'Ben', ann);
  await undo(app, ann, 'Ann');
  await update(app, cleo, 'Cleo', 'isOrganiser: true');
  for (const organiser of [ann, cleo]) expect((await pay(app, ben, 'Ben', organiser)).errors).toBeUndefined();
  expect(await organiserOf(app, ben, 'Ben')).toMatchObject({ isPaid: true, paidToName: 'Ann' });
  expect((await update(app, ben, 'Ben', 'isPaid: false')).data.updatePledge).toMatchObject({ isPaid: false });
  expect((await pay(app, ben, 'Ben', ann)).errors[0].extensions.code).toBe('CONFLICT');
});

test('nobody has paid where nobody organises it, nor without saying whom', async ({ orm, app }) => {
  const { ann, ben } = await aPool(orm.em.fork(), app);
  const [unsaid] = (await update(app, ben, 'Ben', 'isPaid: true')).errors;
  expect(unsaid.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(Object.keys(unsaid.extensions.fields ?? unsaid.extensions.fieldErrors)).toEqual(['organiserPledgeId']);
  await undo(app, ann, 'Ann');
  for (const other of [ann, 'nonsense']) {
    expect((await pay(app, ben, 'Ben', other)).errors[0].extensions.code).toBe('CONFLICT');
  }
  expect((await mine(app, 'Ben')).nodes).toMatchObject([{ isPaid: false, hasOrganiser: false }]);
});
