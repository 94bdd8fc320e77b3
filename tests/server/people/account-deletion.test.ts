import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { describe, expect, vi } from 'vitest';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import { hashPassword } from '../../../server/core/users/password-hash.ts';
import { User } from '../../../server/core/users/user.entity.ts';
import type { Item } from '../../../server/lists/items/item.entity.ts';
import { Purchase } from '../../../server/lists/items/purchase.entity.ts';
import { List } from '../../../server/lists/lists/list.entity.ts';
import { SupportMessage } from '../../../server/people/support/support-message.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator, anInvitation } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { aPicture } from '../../builders/pictures.ts';
import { accessTokenOf, listen, send } from '../graphql.ts';
import { answerResets } from '../password-resets.ts';
import { servicesOn, test } from '../server-test.ts';
import { pathOf, upload } from '../uploads.ts';

const PASSWORD = 'correct horse';
const DELETE = `mutation ($password: String, $confirm: String) {
  deleteAccount(password: $password, confirm: $confirm)
}`;

const someone = async (em: EntityManager, overrides: Partial<User> = {}) =>
  aUser(em, { passwordHash: await hashPassword(PASSWORD), emailVerifiedAt: new Date(), ...overrides });

const remove = (app: FastifyInstance, user: User) => send(app, DELETE, user, { password: PASSWORD });

/** Each table in which any of the words stands somewhere. */
async function tablesWith(em: EntityManager, words: string[]): Promise<string[]> {
  const tables: { name: string }[] = await em.execute(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await em.execute(`select 1 from ${name} row where row::text ilike any(?::text[]) limit 1`, [
      `{${words.map((word) => `"%${word}%"`).join(',')}}`,
    ]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

/** The account of the first test before it is deleted. */
const EVERYWHERE = [
  'public.api_keys',
  'public.collaborators',
  'public.email_tokens',
  'public.images',
  'public.invitations',
  'public.kept_answers',
  'public.lists',
  'public.mails',
  'public.notifications',
  'public.presences',
  'public.purchases',
  'public.sessions',
  'public.support_messages',
  'public.users',
];

describe('deleting an account', () => {
  test('leaves nothing of it anywhere, but in mails that others were sent', async ({
    em,
    app,
    services,
    orm,
    infrastructure,
  }) => {
    const user = await someone(em, { name: `Ann ${crypto.randomUUID()}`, subscriptionTier: 'PREMIUM' });
    const others = await aList(em, { privacy: 'PUBLIC' });
    const gift = await anItem(em, { list: others, quantityDesired: 9 });
    await aCollaborator(em, { list: others, user });
    await anInvitation(em, { email: user.email });
    const own = await aList(em, { owner: user, privacy: 'PUBLIC' });
    const item = await anItem(em, { list: own });
    const ownMember = await aCollaborator(em, { list: own });
    await anInvitation(em, { list: own });
    const input = { email: user.email, quantity: 1 };
    await services.accounts.requestPasswordReset({ email: user.email });
    await answerResets(em, infrastructure);
    await services.profile.updateProfile(user, { name: user.name }, {});
    const key = () => crypto.randomUUID();
    await services.purchases.purchaseShared(null, others.shareToken, gift.id, { ...input, name: user.name }, key());
    await services.purchases.purchaseItem(user, gift.id, 1, key());
    await services.purchases.purchaseShared(null, own.shareToken, item.id, { email: 'bob@example.test', quantity: 1 });
    await services.lists.createList(user, { name: 'Wedding' }, key());
    await services.items.addItem(user, own.id, { title: 'Mug' }, key());
    await services.items.addItem(user, others.id, { title: 'Tent' }, key());
    const picture = { file: await aPicture().jpeg().toBuffer(), filename: `${user.name}.jpg` };
    const { body: avatar } = await upload(app, '/users/me/avatar', user, picture);
    await upload(app, `/items/${gift.id}/image`, user, picture);
    await upload(app, '/images/upload', user, picture); // nothing shows it yet
    await services.lists.updateList(user, others.id, { description: 'By Ann' }); // whose owner is told
    await services.apiKeys.create(user, { name: user.name });
    const about = { name: user.name, email: user.email, subject: 'Hello', message: `I am ${user.name}` };
    em.create(SupportMessage, { ...about, sender: user });
    em.create(SupportMessage, about);
    await em.flush();
    await services.collaborators.invite(user, own.id, { email: `${crypto.randomUUID()}@example.test` });
    const socket = await listen(
      app,
      `subscription { listPresenceChanged(listId: "${others.id}") { __typename } }`,
      user,
    );
    await socket.next();
    const words = [user.id, user.email, user.name];
    expect(await tablesWith(em, words)).toEqual(expect.arrayContaining(EVERYWHERE));
    const { accounts } = servicesOn(orm, infrastructure);
    await accounts.signIn({ email: user.email, password: PASSWORD });

    const answer = await remove(app, user);

    expect(answer).toEqual({ data: { deleteAccount: user.id } });
    expect(await socket.closed).toBe(4401);
    await vi.waitFor(async () => expect(await tablesWith(em, [...words, own.id, item.id])).toEqual(['public.mails']));
    const [goodbye, ...waiting] = await em.fork().find(Mail, { to: user.email });
    expect(waiting).toEqual([]);
    expect(goodbye?.subject).toBe('Your account is deleted');
    for (const name of [user.name, own.name]) expect(goodbye?.text).not.toContain(name);
    expect((await app.inject({ url: pathOf(avatar.avatar_url) })).statusCode).toBe(404);
    expect(await em.fork().count(User, { id: [ownMember.id, others.owner.id] })).toBe(2);
  });

  test('keeps what was bought for others bought, by somebody unknown', async ({ em, app, services }) => {
    const user = await someone(em);
    const list = await aList(em, { privacy: 'PUBLIC' });
    const item = await anItem(em, { list, quantityDesired: 3 });
    await services.purchases.purchaseShared(user, list.shareToken, item.id, { quantity: 2 });
    await services.purchases.purchaseShared(null, list.shareToken, item.id, { email: 'bob@example.test', quantity: 1 });

    await remove(app, user);

    const query = `{ item(id: "${item.id}") { quantityPurchased purchases { quantity guestEmail guestName buyer { id } } } }`;
    const { data } = await send(app, query, list.owner.unwrap());
    expect(data.item).toEqual({
      quantityPurchased: 3,
      purchases: [
        { quantity: 2, guestEmail: null, guestName: null, buyer: null },
        { quantity: 1, guestEmail: 'bob@example.test', guestName: null, buyer: null },
      ],
    });
  });

  test('shows the owner at once that the buyer is unknown, and tells nobody who did not know', async ({
    em,
    app,
    services,
    onTestFinished,
  }) => {
    const user = await someone(em);
    const list = await aList(em, { privacy: 'PUBLIC' });
    const collaborator = await aCollaborator(em, { list });
    const item = await anItem(em, { list });
    await services.purchases.purchaseShared(user, list.shareToken, item.id, { quantity: 1 });
    const query = `subscription { listChanged(listId: "${list.id}") { kind revision items { purchases { guestEmail buyer { id } } } } }`;
    const owner = await listen(app, query, list.owner.unwrap());
    const other = await listen(app, query, collaborator);
    onTestFinished(() => Promise.all([owner.close(), other.close()]).then(() => {}));
    const [{ listChanged: before }] = [await owner.next(), await other.next()];

    await remove(app, user);
    const after = await owner.next();
    await services.lists.updateList(list.owner.unwrap(), list.id, { description: 'Next' });

    expect(before.items[0].purchases).toEqual([{ guestEmail: user.email, buyer: { id: user.id } }]);
    const nameless = [{ purchases: [{ guestEmail: null, buyer: null }] }];
    expect(after).toEqual({ listChanged: { ...before, items: nameless } });
    expect(await other.next()).toMatchObject({ listChanged: { kind: 'LIST_EDITED' } });
  });

  test('of an unproved address makes no guest nameless', async ({ em, app, services }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const item = await anItem(em, { list });
    const pretender = await someone(em, { emailVerifiedAt: null });
    const input = { email: pretender.email, name: 'Bob', quantity: 1 };
    await services.purchases.purchaseShared(null, list.shareToken, item.id, input);

    await remove(app, pretender);

    const [purchase] = await em.fork().find(Purchase, { item });
    expect(purchase).toMatchObject({ guestEmail: pretender.email, guestName: 'Bob' });
  });

  test('tells everybody who was there: lists that go, lists that lose somebody, sessions', async ({ em, app }) => {
    const user = await someone(em);
    const own = await aList(em, { owner: user, privacy: 'PUBLIC' });
    const member = await aCollaborator(em, { list: own });
    const others = await aList(em, { privacy: 'PUBLIC' });
    await aCollaborator(em, { list: others, user });
    const mine = 'subscription { myListsChanged { kind listId list { id } } }';
    const watch = async (query: string, viewer: User | null) => {
      const socket = await listen(app, query, viewer);
      await socket.next();
      return socket;
    };
    const [ofMember, ofOwner, ofGuest, ofUser] = [
      await watch(mine, member),
      await watch(
        `subscription { listChanged(listId: "${others.id}") { kind list { collaborators { id } } } }`,
        others.owner.unwrap(),
      ),
      await watch(`subscription { sharedListChanged(token: "${own.shareToken}") { kind } }`, null),
      await watch('subscription { myListsChanged { kind } }', user),
    ];

    await remove(app, user);

    expect(await ofMember.next()).toEqual({
      myListsChanged: { kind: 'LIST_REMOVED', listId: own.id, list: null },
    });
    expect(await ofOwner.next()).toEqual({
      listChanged: { kind: 'COLLABORATORS_CHANGED', list: { collaborators: [] } },
    });
    expect(await ofGuest.next()).toBe('complete');
    expect(await ofUser.closed).toBe(4401);
  });

  test.for([
    [undefined, 'Current password is required'],
    ['', 'Current password is required'],
    ['wrong horse', 'Current password is incorrect'],
    ['p'.repeat(129), 'Current password is incorrect'],
  ] as const)('with the password "%s" says: %s', async ([password, message], { em, app }) => {
    const user = await someone(em);

    const answer = await send(app, DELETE, user, { password, confirm: 'DELETE' });

    const refused = { message, extensions: { code: 'BAD_USER_INPUT', fields: { password: [message] } } };
    expect(answer.errors[0]).toMatchObject(refused);
    expect(await em.fork().count(User, user.id)).toBe(1);
  });

  test('without a password asks for the word', async ({ em, app }) => {
    const user = await aUser(em);
    expect((await send(app, '{ me { hasPassword } }', user)).data.me.hasPassword).toBe(false);

    const wrong = await send(app, DELETE, user, { password: PASSWORD, confirm: 'delete' });
    const right = await send(app, DELETE, user, { confirm: 'DELETE' });

    expect(wrong.errors[0].extensions.fields).toEqual({ confirm: ['Please type DELETE to confirm'] });
    expect(right).toEqual({ data: { deleteAccount: user.id } });
  });

  test('leaves everything as it was when a part of it fails', async ({ em, app, services }) => {
    const user = await someone(em);
    const list = await aList(em, { owner: user });
    const sessions = vi.spyOn(Object.getPrototypeOf(services.sessions), 'endAllOf').mockRejectedValueOnce(new Error());

    const answer = await remove(app, user);

    sessions.mockRestore();
    expect(answer.errors[0].extensions.code).toBe('INTERNAL_SERVER_ERROR');
    expect(await em.fork().count(List, list.id)).toBe(1);
    expect((await send(app, '{ me { listsCreated } }', user)).data.me.listsCreated).toBe(1);
  });

  test('twice at once is done once', async ({ em, app }) => {
    const user = await someone(em);
    await aList(em, { owner: user });

    const answers = await Promise.all([remove(app, user), remove(app, user)]);

    const outcomes = answers.map(({ errors }) => errors?.[0].extensions.code ?? 'deleted');
    expect(outcomes.toSorted()).toEqual(['UNAUTHENTICATED', 'deleted']);
  });

  test('goes together with others at work on the same lists', async ({ em, app, orm, infrastructure }) => {
    const [ann, bob, cid] = [await someone(em), await someone(em), await someone(em)];
    const lists = [
      await aList(em, { owner: ann, privacy: 'PUBLIC' }),
      await aList(em, { owner: bob, privacy: 'PUBLIC' }),
      await aList(em, { privacy: 'PUBLIC' }),
    ];
    const items: Item[] = [];
    for (const list of lists) {
      for (const user of [ann, bob, cid]) if (list.owner.id !== user.id) await aCollaborator(em, { list, user });
      items.push(await anItem(em, { list, quantityDesired: 100 }));
    }
    const quietly = (work: Promise<unknown>) => work.then(() => null).catch((problem: Error) => problem);
    const busy = async (list: List, item: Item, times: number): Promise<unknown[]> => {
      const outcomes: unknown[] = [];
      for (let turn = 0; turn < times; turn += 1) {
        const { purchases, lists } = servicesOn(orm, infrastructure, crypto.randomUUID());
        outcomes.push(await quietly(lists.updateList(cid, list.id, { name: `Name ${turn}` })));
        outcomes.push(await quietly(purchases.purchaseItem(cid, item.id, 1)));
      }
      return outcomes;
    };

    const [outcomes, ...answers] = await Promise.all([
      Promise.all(lists.map((list, index) => busy(list, items[index] as Item, 10))),
      remove(app, ann),
      remove(app, bob),
    ]);

    expect(answers).toEqual([{ data: { deleteAccount: ann.id } }, { data: { deleteAccount: bob.id } }]);
    const problems = outcomes.flat(2).filter((outcome) => outcome !== null);
    expect(problems.filter((outcome) => (outcome as { code: string }).code !== 'NOT_FOUND')).toEqual([]);
    expect(await em.fork().count(Purchase, { item: items[2] })).toBe(10);
  });
});

describe('the last administrator', () => {
  test('stays, until there is another', async ({ em, app }) => {
    await em.nativeUpdate(User, { role: 'ADMIN' }, { role: 'USER' });
    const admin = await someone(em, { role: 'ADMIN' });
    await aUser(em);

    const refused = await remove(app, admin);
    await aUser(em, { role: 'ADMIN' });
    const done = await remove(app, admin);

    const message = 'At least one administrator is required.';
    expect(refused.errors[0]).toMatchObject({ message, extensions: { code: 'CONFLICT' } });
    expect(done).toEqual({ data: { deleteAccount: admin.id } });
  });

  test('of two who leave at once, one stays', async ({ em, app }) => {
    await em.nativeUpdate(User, { role: 'ADMIN' }, { role: 'USER' });
    const admins = [await someone(em, { role: 'ADMIN' }), await someone(em, { role: 'ADMIN' })];

    const answers = await Promise.all(admins.map((admin) => remove(app, admin)));

    const outcomes = answers.map(({ errors }) => errors?.[0].extensions.code ?? 'deleted');
    expect(outcomes.toSorted()).toEqual(['CONFLICT', 'deleted']);
  });
});

describe('a surprise', () => {
  const SURPRISE = { privacy: 'PUBLIC', purchaseVisibility: 'SURPRISE', eventDate: '2999-12-24' } as const;

  test('is kept when its buyer deletes their account', async ({ em, app, services }) => {
    const buyer = await someone(em);
    const list = await aList(em, SURPRISE);
    const owner = list.owner.unwrap();
    const collaborator = await aCollaborator(em, { list });
    const item = await anItem(em, { list });
    await services.purchases.purchaseShared(buyer, list.shareToken, item.id, { quantity: 1 });
    const token = await accessTokenOf(app, owner);
    const query = `{
      list(id: "${list.id}") { revision updatedAt items { updatedAt quantityPurchased purchases { id } } }
      sharedList(token: "${list.shareToken}") { revision items { quantityRemaining purchases { id } } }
    }`;
    const look = async () => [await send(app, query, owner), await send(app, query, collaborator)];
    const before = await look();
    const live = await listen(app, `subscription { listChanged(listId: "${list.id}") { kind revision } }`, owner);
    await live.next();

    await remove(app, buyer);

    expect(await look()).toEqual(before);
    const name = { query: `mutation { updateList(id: "${list.id}", changes: { name: "Soon" }) { id } }` };
    await app.inject({ method: 'POST', url: '/graphql', headers: { authorization: `Bearer ${token}` }, payload: name });
    expect((await live.next()).listChanged.kind).toBe('LIST_EDITED'); // and nothing before it
  });

  test('is not told when its owner deletes theirs, whether or not somebody bought', async ({ em, app, services }) => {
    const recordingOf = async (isBought: boolean) => {
      const owner = await someone(em);
      const list = await aList(em, { ...SURPRISE, owner });
      const collaborator = await aCollaborator(em, { list });
      const item = await anItem(em, { list });
      if (isBought) {
        const input = { email: 'ann@example.test', quantity: 1 };
        await services.purchases.purchaseShared(null, list.shareToken, item.id, input);
      }
      const live = await listen(app, `subscription { listChanged(listId: "${list.id}") { kind } }`, collaborator);
      const mine = await listen(app, 'subscription { myListsChanged { kind } }', collaborator);
      const said: unknown[] = [await live.next(), await mine.next()];
      said.push(await send(app, DELETE, owner, { password: 'wrong horse' }));
      expect(await remove(app, owner)).toEqual({ data: { deleteAccount: owner.id } });
      said.push(await live.next(), await mine.next());
      said.push(await send(app, `{ list(id: "${list.id}") { id } }`, collaborator));
      said.push(await send(app, `{ sharedList(token: "${list.shareToken}") { id } }`, collaborator));
      return said;
    };

    expect(await recordingOf(true)).toEqual(await recordingOf(false));
  });
});
