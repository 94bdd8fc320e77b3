import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { expect } from 'vitest';
import { newId } from '../../../../server/base/database/uuid.ts';
import { Mail } from '../../../../server/core/email/mail.entity.ts';
import type { Infrastructure } from '../../../../server/infrastructure.ts';
import { List } from '../../../../server/lists/lists/list.entity.ts';
import { insertNote } from '../../../../server/lists/thanks/received-gifts.ts';
import { ThankNote } from '../../../../server/lists/thanks/thank-note.entity.ts';
import { aUser } from '../../../builders/accounts.ts';
import { aList, anItem } from '../../../builders/lists.ts';
import { servicesOn, test } from '../../server-test.ts';
import { whileHeld } from '../../while-held.ts';

/** Two gifts on a list of Ida's, in the order of their ids. */
async function aGivenList(orm: MikroORM, infrastructure: Infrastructure) {
  const em = orm.em.fork();
  const ida = await aUser(em, { name: 'Ida' });
  const list = await aList(em, { owner: ida, privacy: 'PUBLIC', isNameEnough: true });
  const ids: string[] = [];
  for (const name of ['Ann', 'Ben']) {
    const item = await anItem(em, { list, title: `Gift of ${name}` });
    const input = { name, quantity: 1, email: `${name.toLowerCase()}-${list.id}@example.test` };
    const { purchase } = await servicesOn(orm, infrastructure).purchases.purchaseShared(
      null,
      list.shareToken,
      item.id,
      input,
    );
    ids.push(purchase.id);
  }
  const [first = '', second = ''] = ids.toSorted();
  const ofRequest = () => servicesOn(orm, infrastructure);
  return {
    ...{ ida, list, first, second, ids: [first, second] },
    thanks: () => ofRequest().thankNotes.thank(ida, list.id, { purchaseIds: ids, text: 'Thank you!' }),
    ticks: () => ofRequest().thankNotes.setReceived(ida, list.id, ids, true),
    deletes: () => ofRequest().lists.deleteList(ida, list.id),
    receivedOf: async () => (await ofRequest().thankNotes.giftsOf(ida, list.id, { first: 10 })).nodes,
  };
}

const refused = (code: string) => ({ status: 'rejected', reason: expect.objectContaining({ code }) });
const DONE = { status: 'fulfilled' };

const lockPurchase = (id: string) => (em: EntityManager) =>
  em.execute('select 1 from purchases where id = ? for update', [id]);
const takeBack = (id: string) => (em: EntityManager) => em.execute('delete from purchases where id = ?', [id]);

test('a gift whose note is being written gets no second one', async ({ orm, infrastructure }) => {
  const { ida, list, first, thanks, receivedOf } = await aGivenList(orm, infrastructure);
  const note = { id: newId(), listId: list.id, authorId: ida.id, text: 'Just now', purchaseIds: [first] };
  expect(await whileHeld(orm, (em) => insertNote(em, note), [thanks])).toMatchObject([refused('CONFLICT')]);
  expect(await orm.em.fork().find(ThankNote, { list: list.id })).toMatchObject([{ text: 'Just now' }]);
  expect(await orm.em.fork().count(Mail, { to: { $like: `%${list.id}%` }, subject: { $like: '%thank you' } })).toBe(0);
  expect((await receivedOf()).map(({ thanks: shown }) => shown?.text).toSorted()).toEqual(['Just now', undefined]);
});

test('what is ticked while it is thanked for comes to both', async ({ orm, infrastructure }) => {
  const { first, second, thanks, ticks } = await aGivenList(orm, infrastructure);
  await orm.em.fork().execute('update purchases set thanked_at = null where id = ?', [first]);
  await orm.em.fork().execute('analyze purchases'); // the table, read as it lies, has the first behind the second now
  expect(await whileHeld(orm, lockPurchase(second), [thanks, ticks])).toMatchObject([DONE, DONE]);
});

test('a list is deleted while its gifts are thanked for', async ({ orm, infrastructure }) => {
  const { list, second, thanks, deletes } = await aGivenList(orm, infrastructure);
  expect(await whileHeld(orm, lockPurchase(second), [thanks, deletes])).toMatchObject([DONE, DONE]);
  expect(await orm.em.fork().count(List, { id: list.id })).toBe(0);
});

test('a gift that was taken back just now is neither ticked nor thanked for', async ({ orm, infrastructure }) => {
  const { first, ticks, receivedOf } = await aGivenList(orm, infrastructure);
  expect(await whileHeld(orm, takeBack(first), [ticks])).toMatchObject([refused('NOT_FOUND')]);
  expect(await receivedOf()).toMatchObject([{ receivedAt: null }]);
  const other = await aGivenList(orm, infrastructure);
  expect(await whileHeld(orm, takeBack(other.first), [other.thanks])).toMatchObject([refused('NOT_FOUND')]);
  expect(await other.receivedOf()).toMatchObject([{ thanks: null, isThanked: false }]);
});
