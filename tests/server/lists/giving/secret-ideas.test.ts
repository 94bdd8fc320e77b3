import { addDays } from 'date-fns';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { newSecret } from '../../../../server/base/database/secret-token.ts';
import { BESIDES_OF_NETWORK_A_MONTH, UNPROVED_MAILS_A_DAY } from '../../../../server/base/rate-limits/limits.ts';
import { Mail } from '../../../../server/core/email/mail.entity.ts';
import type { User } from '../../../../server/core/users/user.entity.ts';
import type { List } from '../../../../server/lists/lists/list.entity.ts';
import { lapseIdeas } from '../../../../server/lists/off-list-gifts/lapse-ideas.ts';
import { OffListGift } from '../../../../server/lists/off-list-gifts/off-list-gift.entity.ts';
import {
  MOST_OFF_LIST_OF_GUESTS,
  MOST_OFF_LIST_OF_ONE,
} from '../../../../server/lists/off-list-gifts/off-list-gift.rules.ts';
import { aUser } from '../../../builders/accounts.ts';
import { aCollaborator } from '../../../builders/collaborators.ts';
import { anIdea } from '../../../builders/ideas.ts';
import { aList } from '../../../builders/lists.ts';
import { exportOf } from '../../exports.ts';
import { listen, send } from '../../graphql.ts';
import { PUBLIC_URL, test } from '../../server-test.ts';
import { observe } from '../../statements.ts';

const newKey = () => newSecret() + newSecret();
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code ?? 'OK';

type World = Parameters<typeof aList>[0];

async function aWish(em: World, fields: object = {}) {
  const owner = await aUser(em, { name: 'Ida' });
  return { owner, list: await aList(em, { owner, name: 'Ida turns 7', privacy: 'PUBLIC', ...fields }) };
}

const suggest = (app: FastifyInstance, list: List, input: object, viewer: User | null = null) =>
  send(
    app,
    'mutation ($token: String!, $input: NewOffListGiftInput!) { addOffListGift(token: $token, input: $input) { id isIdea isMine isIdeaMine isTaken } }',
    viewer,
    { token: list.shareToken, input: { isIdea: true, ...input } },
  );

const take = (app: FastifyInstance, list: List, id: string, input: object, viewer: User | null = null) =>
  send(
    app,
    'mutation ($token: String!, $id: ID!, $input: TakenOffListGiftInput!) { takeOffListGift(token: $token, offListGiftId: $id, input: $input) { id heldUntil isMine isToldAfter } }',
    viewer,
    { token: list.shareToken, id, input },
  );

const remove = (app: FastifyInstance, id: string, guestKey: string | null, viewer: User | null = null) =>
  send(app, 'mutation ($id: ID!, $key: String) { removeOffListGift(offListGiftId: $id, guestKey: $key) }', viewer, {
    id,
    key: guestKey,
  });

/** The ideas as somebody reads them behind the link, and how many gifts beside the list it says there are. */
async function read(app: FastifyInstance, list: List, viewer: User | null = null, guestKey: string | null = null) {
  const { data, errors } = await send(
    app,
    'query ($token: String!, $key: String) { sharedList(token: $token) { offListGiftCount } offListGifts(token: $token, guestKey: $key) { what notes primaryUrl isIdea isTaken heldUntil isMine isIdeaMine canRemove } }',
    viewer,
    { token: list.shareToken, key: guestKey },
  );
  expect(errors).toBeUndefined();
  return { count: data.sharedList.offListGiftCount, ideas: data.offListGifts };
}

const ownOf = async (app: FastifyInstance, guestKey: string | null, viewer: User | null = null) => {
  const query =
    'query ($key: String) { myOffListGifts(guestKey: $key) { what isMine isIdeaMine isTaken heldUntil listName } }';
  return (await send(app, query, viewer, { key: guestKey })).data.myOffListGifts;
};

async function theDayCame(em: World, list: List) {
  const day = new Date(Date.now() - 86_400_000);
  await em.execute('update lists set event_starts_at = ?, off_list_kept_until = ? where id = ?', [day, day, list.id]);
  await em.execute('update off_list_gifts set kept_until = ? where list_id = ?', [day, list.id]);
}

test('a guest suggests to givers alone, another gives it, lets it go again, and it is withdrawn', async ({
  em,
  app,
}) => {
  const { list } = await aWish(em);
  const [ann, bob] = [newKey(), newKey()];
  const kite = { what: 'Kite', notes: 'A red one', primaryUrl: 'https://shop.example/kite', guestKey: ann };
  const { data } = await suggest(app, list, kite);
  const { id, ...made } = data.addOffListGift;
  expect(made).toEqual({ isIdea: true, isMine: false, isIdeaMine: true, isTaken: false });
  const { guestKey: _, ...said } = kite;
  const free = { ...said, isIdea: true, isTaken: false, heldUntil: null, isMine: false };
  expect(await read(app, list, null, ann)).toEqual({
    count: 1,
    ideas: [{ ...free, isIdeaMine: true, canRemove: true }],
  });
  expect((await read(app, list, null, bob)).ideas).toEqual([{ ...free, isIdeaMine: false, canRemove: false }]);

  expect((await take(app, list, id, { guestKey: bob })).data.takeOffListGift).toMatchObject({ heldUntil: null });
  expect((await read(app, list, null, bob)).ideas).toMatchObject([{ isTaken: true, isMine: true, canRemove: true }]);
  expect((await read(app, list, null, ann)).ideas).toMatchObject([{ isTaken: true, isMine: false, canRemove: false }]);
  expect(await ownOf(app, bob)).toMatchObject([{ what: 'Kite', isMine: true, isIdeaMine: false }]);
  expect(await ownOf(app, ann)).toMatchObject([{ what: 'Kite', isMine: false, isIdeaMine: true, isTaken: true }]);
  expect(codeOf(await remove(app, id, ann))).toBe('CONFLICT'); // somebody gives it
  expect(codeOf(await remove(app, id, newKey()))).toBe('NOT_FOUND');

  expect(codeOf(await remove(app, id, bob))).toBe('OK');
  expect(await ownOf(app, bob)).toEqual([]);
  expect((await read(app, list, null, ann)).ideas).toMatchObject([{ isTaken: false, canRemove: true }]);
  expect(codeOf(await remove(app, id, ann))).toBe('OK');
  expect(await read(app, list)).toEqual({ count: 0, ideas: [] });
});

test('of many who take it at once one gives it, whatever each of them says, and the others hear that they were late', async ({
  em,
  app,
}) => {
  const { list } = await aWish(em);
  const helper = await aUser(em);
  await aCollaborator(em, { list, user: helper, role: 'HELPER' });
  for (let round = 0; round < 5; round++) {
    const { id } = await anIdea(em, { list });
    const keys = Array.from({ length: 11 }, newKey);
    const answers = await Promise.all([
      ...keys.map((guestKey, index) => take(app, list, id, { guestKey, isHeld: index % 2 === 0 })),
      take(app, list, id, {}, helper),
    ]);
    const codes = answers.map(codeOf);
    expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(11);
    const givers = await Promise.all([...keys.map((key) => ownOf(app, key)), ownOf(app, null, helper)]);
    expect(givers.filter((own) => own.length > 0)).toHaveLength(1);
    await em.execute('delete from off_list_gifts where id = ?', [id]);
  }
});

test('it is held for as long as the list says, bought by its giver, and free for the next once the hold is over', async ({
  em,
  app,
}) => {
  const { list } = await aWish(em, { holdDays: 3 });
  const { id } = await anIdea(em, { list });
  const [ann, bob] = [newKey(), newKey()];
  const held = (await take(app, list, id, { guestKey: ann, isHeld: true, isToldAfter: true })).data.takeOffListGift;
  expect(Date.parse(held.heldUntil) - Date.now()).toBeGreaterThan(2.9 * 86_400_000);
  expect(held.isToldAfter).toBe(false);
  expect((await read(app, list)).ideas).toMatchObject([{ isTaken: true, heldUntil: held.heldUntil }]);
  expect(codeOf(await take(app, list, id, { guestKey: bob }))).toBe('CONFLICT');

  expect((await take(app, list, id, { guestKey: ann })).data.takeOffListGift.heldUntil).toBeNull(); // bought
  await take(app, list, id, { guestKey: ann, isHeld: true });
  await em.execute(`update off_list_gifts set held_until = now() - interval '1 minute' where id = ?`, [id]);
  expect((await read(app, list, null, ann)).ideas).toMatchObject([{ isTaken: false, heldUntil: null, isMine: false }]);
  expect(await ownOf(app, ann)).toEqual([]);
  expect(codeOf(await take(app, list, id, { guestKey: bob }))).toBe('OK');
  expect(codeOf(await take(app, list, id, { guestKey: ann }))).toBe('CONFLICT');
});

test('a hold that is over is cleared away within the hour: its giver hears of it, unless they receive by now', async ({
  em,
  app,
  orm,
  infrastructure: { mailQueue },
}) => {
  const { list } = await aWish(em, { holdDays: 3 });
  const [ann, tom] = [await aUser(em, { name: 'Ann' }), await aUser(em, { name: 'Tom' })];
  const [kite, tent] = [await anIdea(em, { list, what: 'Kite' }), await anIdea(em, { list, what: 'Tent' })];
  for (const [{ id }, viewer] of [
    [kite, ann],
    [tent, tom],
  ] as const)
    expect(codeOf(await take(app, list, id, { isHeld: true }, viewer))).toBe('OK');
  await aCollaborator(em, { list, user: tom });
  const lapse = (now: Date) => lapseIdeas(orm.em.fork(), { mailQueue, siteUrl: PUBLIC_URL }, now);
  const mailsTo = ({ email }: User) => orm.em.fork().find(Mail, { to: email });
  const takenOf = async () => (await orm.em.fork().find(OffListGift, { list: list.id })).map(({ takenAt }) => takenAt);

  await lapse(addDays(new Date(), 2));
  expect(await takenOf()).toEqual([expect.any(Date), expect.any(Date)]);
  await lapse(addDays(new Date(), 4));
  await lapse(addDays(new Date(), 4));

  expect(await takenOf()).toEqual([null, null]);
  const mails = await mailsTo(ann);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Held for you: Kite',
    'Still getting Kite?',
    'No longer held for you: Kite',
  ]);
  for (const { text } of mails) expect(text).toContain(`${PUBLIC_URL}/shared/${list.shareToken}/besides`);
  expect((await mailsTo(tom)).map(({ subject }) => subject)).toEqual(['Held for you: Tent']); // of before
});

test('a guest who leaves an address gets a receipt, and is asked once before the hold is over, in their language', async ({
  em,
  app,
  orm,
  infrastructure: { mailQueue },
}) => {
  const { list } = await aWish(em, { holdDays: 3 });
  const { id } = await anIdea(em, { list, what: 'Kite' });
  const [guestKey, email] = [newKey(), `${crypto.randomUUID()}@example.test`];
  const hold = (input: object) => take(app, list, id, { isHeld: true, guestKey, ...input });
  const lapse = (days: number) =>
    lapseIdeas(orm.em.fork(), { mailQueue, siteUrl: PUBLIC_URL }, addDays(new Date(), days));
  const subjects = async () => (await orm.em.fork().find(Mail, { to: email })).map(({ subject }) => subject);

  expect(codeOf(await hold({ email: 'no address' }))).toBe('BAD_USER_INPUT');
  await hold({ email: email.toUpperCase() });
  await hold({}); // pressed again, or for longer: the address stays
  expect(await subjects()).toEqual(['Held for you: Kite']);
  await lapse(1.9);
  expect(await subjects()).toHaveLength(1);
  await lapse(2.5);
  await lapse(2.6);
  expect(await subjects()).toEqual(['Held for you: Kite', 'Still getting Kite?']);
  await take(app, list, id, { guestKey });
  await lapse(9);

  expect(await subjects()).toHaveLength(2);
  expect(await em.fork().findOneOrFail(OffListGift, id)).toMatchObject({ guestEmail: email, language: 'en' });
  await remove(app, id, guestKey);
  expect(await em.fork().findOneOrFail(OffListGift, id)).toMatchObject({ guestEmail: '', language: null });
});

test('no mail about an idea goes to an address of who receives it, and few to one that is typed', async ({
  em,
  app,
  orm,
}) => {
  const { owner, list } = await aWish(em);
  const typed = `${crypto.randomUUID()}@example.test`;
  const ideas = await Promise.all(Array.from({ length: 8 }, () => anIdea(em.fork(), { list })));
  for (const { id } of ideas) {
    const guestKey = newKey();
    expect(codeOf(await take(app, list, id, { guestKey, email: owner.email }))).toBe('OK');
    await remove(app, id, guestKey);
    expect(codeOf(await take(app, list, id, { guestKey, email: typed }))).toBe('OK');
  }
  const count = (to: string) => orm.em.fork().count(Mail, { to });

  expect(await count(owner.email)).toBe(0);
  expect(await count(typed)).toBe(UNPROVED_MAILS_A_DAY);
});

test.for(['OWNER_SEES_BUYERS', 'OWNER_SEES_TAKEN', 'SURPRISE'])(
  'people who receive the gifts learn of no idea, with the same work in both worlds, also under %s',
  async (purchaseVisibility, { em, app }) => {
    const event = { eventType: 'Birthday', eventDate: '2999-12-24', purchaseVisibility };
    const record = async (hasIdeas: boolean) => {
      const { owner, list } = await aWish(em, event);
      const editor = await aUser(em, { name: 'Tom' });
      await aCollaborator(em, { list, user: editor });
      const key = newKey();
      const made = hasIdeas ? (await suggest(app, list, { what: 'Kite', guestKey: key })).data.addOffListGift : null;
      if (made) await take(app, list, made.id, { guestKey: key, isToldAfter: true });
      if (hasIdeas) await suggest(app, list, { what: 'Tent', guestKey: key });
      const id = made?.id ?? crypto.randomUUID();
      const said: unknown[] = [];
      for (const viewer of [owner, editor]) {
        said.push(await observe(() => read(app, list, viewer, key)));
        said.push(await observe(() => ownOf(app, key, viewer)));
        said.push(await observe(() => take(app, list, id, { guestKey: key }, viewer)));
        said.push(await observe(() => remove(app, id, key, viewer)));
        said.push(await observe(() => suggest(app, list, { what: 'Mine', guestKey: key }, viewer)));
      }
      expect((await read(app, list)).count).toBe(hasIdeas ? 2 : 0);
      return said;
    };

    expect(await record(true)).toEqual(await record(false));
  },
);

test('once the day has come they read what its giver lets them, and neither who had the idea nor what was said of it', async ({
  em,
  app,
}) => {
  const { owner, list } = await aWish(em, { eventType: 'Birthday', eventDate: '2999-12-24' });
  const guestKey = newKey();
  const ids: string[] = [];
  for (const what of ['Told', 'Kept', 'Held', 'Free']) {
    const input = { what, notes: 'For Rome', primaryUrl: 'https://shop.example', guestKey };
    ids.push((await suggest(app, list, input)).data.addOffListGift.id);
  }
  const [told = '', kept = '', held = ''] = ids;
  await take(app, list, told, { guestKey: newKey(), isToldAfter: true });
  await take(app, list, kept, { guestKey: newKey() });
  await take(app, list, held, { guestKey: newKey(), isHeld: true, isToldAfter: true });
  await theDayCame(em, list);

  const { count, ideas } = await read(app, list, owner, guestKey);
  expect(count).toBe(1);
  expect(ideas).toEqual([
    {
      ...{ what: 'Told', notes: '', primaryUrl: null, isIdea: false, isTaken: true, heldUntil: null },
      ...{ isMine: false, isIdeaMine: false, canRemove: true },
    },
  ]);
  expect((await read(app, list)).count).toBe(4);
  expect(JSON.stringify((await exportOf(app, owner)).said)).not.toContain('For Rome');
});

test('open pages of givers hear of each step at once, and those of who receives hear nothing', async ({ em, app }) => {
  const { owner, list } = await aWish(em);
  const watch = `subscription { sharedListChanged(token: "${list.shareToken}") { list { offListGiftCount name } } }`;
  const [guest, theirs] = [await listen(app, watch), await listen(app, watch, owner)];
  for (const { next } of [guest, theirs]) await next();
  const [ann, bob] = [newKey(), newKey()];

  const { id } = (await suggest(app, list, { what: 'Kite', guestKey: ann })).data.addOffListGift;
  expect((await guest.next()).sharedListChanged.list.offListGiftCount).toBe(1);
  await take(app, list, id, { guestKey: bob });
  expect((await guest.next()).sharedListChanged.list.offListGiftCount).toBe(1);
  await remove(app, id, bob);
  expect((await guest.next()).sharedListChanged.list.offListGiftCount).toBe(1);
  await remove(app, id, ann);
  expect((await guest.next()).sharedListChanged.list.offListGiftCount).toBe(0);
  await send(app, `mutation { updateList(id: "${list.id}", changes: { name: "Later" }) { id } }`, owner);
  expect((await theirs.next()).sharedListChanged.list).toEqual({ offListGiftCount: 0, name: 'Later' }); // the first that they hear
  await Promise.all([guest.close(), theirs.close()]);
});

test('a helper clears an idea, also one that somebody gives; a stranger and who may not open the list do not', async ({
  em,
  app,
}) => {
  const { list } = await aWish(em);
  const [helper, stranger] = [await aUser(em), await aUser(em)];
  await aCollaborator(em, { list, user: helper, role: 'HELPER' });
  const [one, other] = [await anIdea(em, { list }), await anIdea(em, { list })];
  await take(app, list, other.id, { guestKey: newKey() });
  expect(codeOf(await remove(app, one.id, null, stranger))).toBe('NOT_FOUND');
  for (const { id } of [one, other]) expect(codeOf(await remove(app, id, null, helper))).toBe('OK');
  expect((await read(app, list)).count).toBe(0);

  const { list: hers } = await aWish(em, { privacy: 'PRIVATE' });
  const { id } = await anIdea(em, { list: hers });
  expect(codeOf(await take(app, hers, id, { guestKey: newKey() }))).toBe('LIST_PRIVATE');
  expect(codeOf(await take(app, list, id, { guestKey: newKey() }))).toBe('NOT_FOUND'); // not of this list
});

test('what is no idea is refused at its field', async ({ em, app }) => {
  const { list } = await aWish(em);
  const fieldsOf = async (input: object) => {
    const { errors } = await suggest(app, list, input);
    return errors && Object.keys(errors[0].extensions.fields);
  };
  const guestKey = newKey();
  expect(await fieldsOf({ guestKey })).toEqual(['what']);
  expect(await fieldsOf({ what: 'Kite' })).toEqual(['guestKey']);
  expect(await fieldsOf({ what: 'Kite', guestKey, primaryUrl: 'javascript:alert(1)' })).toEqual(['primaryUrl']);
  expect(await fieldsOf({ what: 'Kite', guestKey, notes: 'x'.repeat(301) })).toEqual(['notes']);
  const { errors } = await take(app, list, (await anIdea(em, { list })).id, {});
  expect(Object.keys(errors[0].extensions.fields)).toEqual(['guestKey']);
});

test('one person, one network and all guests have a share each, so that people with accounts still get through', async ({
  em,
  app,
}) => {
  const { list } = await aWish(em);
  const guestKey = newKey();
  await em.execute('delete from rate_limits'); // of the tests before
  for (let count = 0; count < MOST_OFF_LIST_OF_ONE; count++)
    expect(codeOf(await suggest(app, list, { what: 'Kite', guestKey }))).toBe('OK');
  expect(codeOf(await suggest(app, list, { what: 'Kite', guestKey }))).toBe('CONFLICT');
  for (let count = MOST_OFF_LIST_OF_ONE; count < BESIDES_OF_NETWORK_A_MONTH; count++)
    expect(codeOf(await suggest(app, list, { what: 'Kite', guestKey: newKey() }))).toBe('OK');
  expect(codeOf(await suggest(app, list, { what: 'Kite', guestKey: newKey() }))).toBe('RATE_LIMITED');
  const ann = await aUser(em, { emailVerifiedAt: new Date() });
  expect(codeOf(await suggest(app, list, { what: 'Kite' }, ann))).toBe('OK');

  await em.execute('delete from rate_limits'); // as of another network
  while ((await em.count(OffListGift, { list, suggester: null })) < MOST_OFF_LIST_OF_GUESTS) await anIdea(em, { list });
  expect(codeOf(await suggest(app, list, { what: 'Kite', guestKey: newKey() }))).toBe('CONFLICT');
  expect(codeOf(await suggest(app, list, { what: 'Kite' }, ann))).toBe('OK');
});

test('an account takes its ideas along, has them in its export, and leaves behind what others give', async ({
  em,
  app,
  services,
}) => {
  const { list, owner } = await aWish(em);
  const ann = await aUser(em, { passwordHash: null });
  const [key, bob] = [newKey(), newKey()];
  const ids: string[] = [];
  for (const what of ['Free', 'Given', 'Of Ann'])
    ids.push((await suggest(app, list, { what, guestKey: key })).data.addOffListGift.id);
  const other = (await suggest(app, list, { what: 'Of Bob', guestKey: bob })).data.addOffListGift;
  await take(app, list, ids[1] ?? '', { guestKey: bob });
  await take(app, list, ids[2] ?? '', { guestKey: key });
  await send(app, 'mutation ($key: String!) { takeGiftsAlong(guestKey: $key) { totalCount } }', ann, { key });
  await take(app, list, other.id, {}, ann);

  expect(await ownOf(app, null, ann)).toHaveLength(4);
  expect(await ownOf(app, key)).toEqual([]);
  expect(JSON.stringify((await exportOf(app, ann)).said)).toContain('Of Bob');
  expect(JSON.stringify((await exportOf(app, owner)).said)).not.toContain('Of Bob');

  await services.profile.deleteAccount(ann, { confirm: 'DELETE' });
  const { count, ideas } = await read(app, list);
  expect(count).toBe(2);
  expect(ideas.map(({ what, isTaken }: { what: string; isTaken: boolean }) => [what, isTaken])).toEqual([
    ['Given', true],
    ['Of Bob', false],
  ]);
});
