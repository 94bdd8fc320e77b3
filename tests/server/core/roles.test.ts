import { readFileSync } from 'node:fs';
import type { EntityManager } from '@mikro-orm/postgresql';
import { addMinutes } from 'date-fns';
import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import { viewerRole } from '../../../server/core/access/list.policy.ts';
import {
  type CollaboratorRole,
  collaboratorRole,
  type Privacy,
  type PurchaseVisibility,
} from '../../../server/core/access/list-access.rules.ts';
import { ROLES, ROLES_FOR_PERSON, type Role, type RoleRights } from '../../../server/core/access/roles.rules.ts';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import type { User } from '../../../server/core/users/user.entity.ts';
import { tellBuyers } from '../../../server/lists/buyer-mails/tell-buyers.ts';
import { Purchase } from '../../../server/lists/items/purchase.entity.ts';
import { Collaborator } from '../../../server/lists/lists/collaborator.entity.ts';
import { List } from '../../../server/lists/lists/list.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCircle, aCircleMember, anOpenList } from '../../builders/circles.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { aPerson } from '../../builders/persons.ts';
import { listen, send } from '../graphql.ts';
import { call } from '../rest.ts';
import { PUBLIC_URL, test } from '../server-test.ts';

const roles = Object.keys(ROLES) as Role[];

/** A private wishlist with a gift of three, of which a guest has bought one, and somebody in each role. */
async function aFamily(
  em: EntityManager,
  purchaseVisibility: PurchaseVisibility = 'SURPRISE',
  privacy: Privacy = 'PRIVATE',
  { isForPerson = false } = {},
) {
  const owner = await aUser(em, { name: 'Ida' });
  const person = isForPerson ? await aPerson(em, { owner, name: 'Emma' }) : null;
  const list = await aList(em, { owner, person, purchaseVisibility, privacy, name: 'Ida turns 40' });
  const people: Partial<Record<Role, User>> = { OWNER: owner, GUEST: await aUser(em) };
  for (const role of collaboratorRole.options) people[role] = await aCollaborator(em, { list, role });
  const circle = await aCircle(em, { owner });
  await anOpenList(em, { circle, list });
  people.MEMBER = await aCircleMember(em, { circle });
  const item = await anItem(em, { list, title: 'Kite', quantityDesired: 3, quantityPurchased: 1 });
  const purchase = em.create(Purchase, {
    item,
    quantity: 1,
    guestEmail: `${crypto.randomUUID()}@example.test`,
    guestName: 'Ann',
  });
  await em.flush();
  return { list, item, purchase, people: people as Record<Role, User> };
}

type Family = Awaited<ReturnType<typeof aFamily>>;
type App = FastifyInstance;

async function works(app: App, query: string, viewer: User): Promise<boolean> {
  return !(await send(app, query, viewer)).errors;
}

const opens = (app: App, { list }: { list: Pick<List, 'shareToken'> }, viewer: User) =>
  works(app, `{ sharedList(token: "${list.shareToken}") { id } }`, viewer);
const edits = (app: App, { item }: Family, viewer: User) =>
  works(app, `mutation { updateItem(id: "${item.id}", changes: { notes: "red" }) { id } }`, viewer);
const buys = (app: App, { list, item }: Family, viewer: User) =>
  works(
    app,
    `mutation { purchaseSharedItem(token: "${list.shareToken}", itemId: "${item.id}", input: { quantity: 1 }) { remaining } }`,
    viewer,
  );
const clears = (app: App, { purchase }: Family, viewer: User) =>
  works(app, `mutation { undoPurchase(purchaseId: "${purchase.id}") { id } }`, viewer);
const invites = (app: App, { list }: Family, viewer: User) =>
  works(
    app,
    `mutation { inviteCollaborator(listId: "${list.id}", input: { email: "${crypto.randomUUID()}@example.test" }) { result } }`,
    viewer,
  );

/** Tells how much they see of a purchase on the page that the link opens: nothing, a number, or a name. */
async function knows(app: App, { list }: Family, viewer: User): Promise<'nothing' | 'how many' | 'who'> {
  const query = `{ sharedList(token: "${list.shareToken}") { items { quantityPurchased purchases { guestName } } } }`;
  const [item] = (await send(app, query, viewer)).data?.sharedList?.items ?? [];
  if (!item?.quantityPurchased) return 'nothing';
  return item.purchases.some(({ guestName }: { guestName: string | null }) => guestName) ? 'who' : 'how many';
}

describe('each cell of the table of roles', () => {
  const CALLS = { opens, edits, invites } as const;
  const cells = roles.flatMap((role) =>
    Object.keys(CALLS).map(
      (right) => [role, right as keyof typeof CALLS, ROLES[role][right as keyof RoleRights]] as const,
    ),
  );

  test.for(cells)('%s %s: %s', async ([role, right, may], { em, app }) => {
    const family = await aFamily(em);

    expect(await CALLS[right](app, family, family.people[role])).toBe(may);
  });

  const withoutGuests = roles.filter((role) => ROLES[role].opens);
  test.for(withoutGuests)('%s buys and knows during a surprise unless they receive', async (role, { em, app }) => {
    const family = await aFamily(em, 'SURPRISE');
    const viewer = family.people[role];
    const { receives, knowsBuyers, clears: mayClear } = ROLES[role];

    expect(await knows(app, family, viewer)).toBe(receives ? 'nothing' : knowsBuyers ? 'who' : 'how many');
    expect(await buys(app, family, viewer)).toBe(!receives);
    expect(await clears(app, family, viewer)).toBe(mayClear && !receives);
  });

  test.for(withoutGuests)('%s where the owner sees buyers', async (role, { em, app }) => {
    const family = await aFamily(em, 'OWNER_SEES_BUYERS');
    const viewer = family.people[role];

    expect(await knows(app, family, viewer)).toBe(ROLES[role].knowsBuyers ? 'who' : 'how many');
    expect(await buys(app, family, viewer)).toBe(true);
    expect(await clears(app, family, viewer)).toBe(ROLES[role].clears);
  });

  test.for(withoutGuests)('%s is not told who, where the owner never is', async (role, { em, app }) => {
    const family = await aFamily(em, 'OWNER_SEES_TAKEN');

    expect(await knows(app, family, family.people[role])).toBe('how many');
  });

  const cellsForPerson = roles.flatMap((role) =>
    Object.keys(CALLS).map((right) => [role, right as keyof typeof CALLS] as const),
  );
  test.for(cellsForPerson)(
    '%s of a list for somebody without an account %s as ever',
    async ([role, right], { em, app }) => {
      const family = await aFamily(em, 'OWNER_SEES_BUYERS', 'PRIVATE', { isForPerson: true });

      expect(ROLES_FOR_PERSON[role][right as keyof RoleRights]).toBe(ROLES[role][right as keyof RoleRights]);
      expect(await CALLS[right](app, family, family.people[role])).toBe(ROLES[role][right as keyof RoleRights]);
    },
  );

  test.for(withoutGuests)('%s of such a list receives nothing, knows, buys and clears', async (role, { em, app }) => {
    const [seen, taken] = [
      await aFamily(em, 'OWNER_SEES_BUYERS', 'PRIVATE', { isForPerson: true }),
      await aFamily(em, 'OWNER_SEES_TAKEN', 'PRIVATE', { isForPerson: true }),
    ];
    const { receives, knowsBuyers, clears: mayClear } = ROLES_FOR_PERSON[role];

    expect(receives).toBe(false);
    expect(await knows(app, seen, seen.people[role])).toBe(knowsBuyers ? 'who' : 'how many');
    expect(await knows(app, taken, taken.people[role])).toBe('how many');
    expect(await buys(app, seen, seen.people[role])).toBe(true);
    expect(await clears(app, seen, seen.people[role])).toBe(mayClear);
  });

  test.for([
    ['ROLES', ROLES, /^\| (owner|editor|helper|viewer|member|guest) \|/],
    ['ROLES_FOR_PERSON', ROLES_FOR_PERSON, /^\| (owner|editor|helper|viewer|member|guest) of a person’s list \|/],
  ] as const)('%s stands in the documentation as it is in the code', ([, table, line]) => {
    const text = readFileSync('docs/security.md', 'utf8');
    const rows = text.split('\n').filter((row) => line.test(row));
    const said = rows.map((row) =>
      row
        .split('|')
        .map((cell) => cell.trim().replace(' of a person’s list', ''))
        .slice(1, -1),
    );
    const yes = (is: boolean) => (is ? 'yes' : 'no');

    expect(said.map(([role, open, , edit, receive, , , invite]) => [role, open, edit, receive, invite])).toEqual(
      roles.map((role) => {
        const { opens: open, edits: edit, receives, invites: invite } = table[role];
        return [role.toLowerCase(), yes(open), yes(edit), yes(receives), yes(invite)];
      }),
    );
    for (const [role = '', , buy, , , know = '', clear] of said) {
      const { receives, knowsBuyers, clears: mayClear } = table[role.toUpperCase() as Role];
      expect(know.startsWith(knowsBuyers ? 'who' : 'how many'), role).toBe(true);
      expect(know.includes('nothing during a surprise'), role).toBe(receives);
      expect(buy?.includes('not during a surprise'), role).toBe(receives);
      expect(clear === 'no', role).toBe(!mayClear);
    }
  });
});

describe('an invitation', () => {
  const invite = (listId: string, email: string, role?: CollaboratorRole) =>
    `mutation { inviteCollaborator(listId: "${listId}", input: { email: "${email}"${role ? `, role: ${role}` : ''} }) { collaborator { role status } } }`;

  test('is for an editor, unless it says otherwise', async ({ em, app }) => {
    const { list, people } = await aFamily(em);
    const [bob, cleo] = [
      await aUser(em, { emailVerifiedAt: new Date() }),
      await aUser(em, { emailVerifiedAt: new Date() }),
    ];

    const first = await send(app, invite(list.id, bob.email), people.OWNER);
    const second = await send(app, invite(list.id, cleo.email, 'HELPER'), people.OWNER);

    expect(first.data.inviteCollaborator.collaborator).toEqual({ role: 'EDITOR', status: 'ACTIVE' });
    expect(second.data.inviteCollaborator.collaborator).toEqual({ role: 'HELPER', status: 'ACTIVE' });
  });

  test('makes a helper of who accepts it, and says what that is', async ({ em, app, services }) => {
    const { list, people } = await aFamily(em);
    const email = `${crypto.randomUUID()}@example.test`;
    await send(app, invite(list.id, email, 'HELPER'), people.OWNER);
    const mail = await em.fork().findOneOrFail(Mail, { to: email });
    const token = /invitation\/(\S+)/.exec(mail.text ?? '')?.[1] ?? '';
    const nia = await aUser(em, { email });

    await services.invitations.accept(nia, token);

    expect(mail.text).toContain('even while it’s a surprise for Ida');
    expect((await em.fork().findOneOrFail(Collaborator, { list, user: nia })).role).toBe('HELPER');
  });

  test('over REST takes and tells the role, too', async ({ em, app }) => {
    const { list, people } = await aFamily(em);
    const path = `/lists/${list.id}/collaborators`;
    const email = `${crypto.randomUUID()}@example.test`;

    const invited = await call(app, `POST ${path}/invite`, { viewer: people.OWNER, body: { email, role: 'helper' } });
    const { id } = invited.body.data.collaborator;
    const changed = await call(app, `PUT ${path}/${id}`, { viewer: people.OWNER, body: { role: 'editor' } });
    const refused = await call(app, `PUT ${path}/${id}`, { viewer: people.OWNER, body: { role: 'boss' } });

    expect(invited.body.data.collaborator.role).toBe('helper');
    expect(changed.body.data.find((one: { id: string }) => one.id === id).role).toBe('editor');
    expect(refused.status).toBe(400);
  });
});

async function noticesOf(app: App, reader: User): Promise<{ kind: string; text: string; listId: string }[]> {
  const { data } = await send(app, '{ notifications { notifications { kind text listId } } }', reader);
  return data.notifications.notifications;
}

describe('another role', () => {
  const setRole = (listId: string, id: string, role: CollaboratorRole) =>
    `mutation { setCollaboratorRole(listId: "${listId}", collaboratorId: "${id}", role: ${role}) { revision collaborators { userId role } } }`;
  const LIVE =
    'revision list { revision purchasesHidden collaboratorRole items { quantityPurchased purchases { guestName } } }';
  const hidden = {
    purchasesHidden: true,
    collaboratorRole: 'EDITOR',
    items: [{ quantityPurchased: 0, purchases: [] }],
  };
  const shown = {
    purchasesHidden: false,
    collaboratorRole: 'HELPER',
    items: [{ quantityPurchased: 1, purchases: [{ guestName: 'Ann' }] }],
  };

  test('is followed at once by every page that is open', async ({ em, app }) => {
    const { list, people, item } = await aFamily(em);
    const nia = people.HELPER;
    const screen = await listen(app, `subscription { listChanged(listId: "${list.id}") { ${LIVE} } }`, nia);
    const page = await listen(
      app,
      `subscription { sharedListChanged(token: "${list.shareToken}") { list { purchasesHidden items { quantityPurchased } } } }`,
      nia,
    );
    expect((await screen.next()).listChanged.list).toMatchObject(shown);
    expect((await page.next()).sharedListChanged.list).toEqual({
      purchasesHidden: false,
      items: [{ quantityPurchased: 1 }],
    });

    await send(app, setRole(list.id, nia.id, 'EDITOR'), people.OWNER);

    expect((await screen.next()).listChanged.list).toMatchObject(hidden);
    expect((await page.next()).sharedListChanged.list).toMatchObject({ purchasesHidden: true });
    const ann = await aCollaborator(em, { list, role: 'HELPER' });
    await send(
      app,
      `mutation { purchaseSharedItem(token: "${list.shareToken}", itemId: "${item.id}", input: { quantity: 1 }) { remaining } }`,
      ann,
    );
    await send(app, `mutation { updateItem(id: "${item.id}", changes: { notes: "big" }) { id } }`, people.OWNER);
    expect((await screen.next()).listChanged.list).toMatchObject(hidden); // of the edit: of the purchase came nothing
    expect((await page.next()).sharedListChanged.list).toMatchObject({ purchasesHidden: true });
    await send(app, setRole(list.id, nia.id, 'HELPER'), people.OWNER);
    expect((await screen.next()).listChanged.list).toMatchObject({
      ...shown,
      items: [{ quantityPurchased: 2, purchases: [{ guestName: 'Ann' }, { guestName: ann.name }] }],
    });
    for (const { close } of [screen, page]) await close();
  });

  test('is the owner’s alone to give, to people of the list', async ({ em, app }) => {
    const { list, people } = await aFamily(em);
    const ask = async (viewer: User, id: string) =>
      (await send(app, setRole(list.id, id, 'HELPER'), viewer)).errors?.[0].extensions.code ?? 'OK';

    expect(await ask(people.EDITOR, people.EDITOR.id)).toBe('FORBIDDEN');
    expect(await ask(people.HELPER, people.EDITOR.id)).toBe('FORBIDDEN');
    expect(await ask(people.OWNER, people.OWNER.id)).toBe('NOT_FOUND');
    expect(await ask(people.OWNER, people.GUEST.id)).toBe('NOT_FOUND');
    expect(await ask(people.OWNER, 'nonsense')).toBe('NOT_FOUND');
    expect(await ask(people.OWNER, people.EDITOR.id)).toBe('OK');
  });

  test.for([
    [
      'SURPRISE',
      'EDITOR',
      'You can edit “Ida turns 40” now. The gifts are for you, too, so surprises are kept from you.',
    ],
    ['SURPRISE', 'HELPER', 'You’re a helper on “Ida turns 40” now: you see who gives what.'],
    ['OWNER_SEES_TAKEN', 'HELPER', 'You’re a helper on “Ida turns 40” now: you see what’s taken, not by whom.'],
  ] as const)(
    'is told to the one who has it, by what it means: %s, %s',
    async ([visibility, role, text], { em, app }) => {
      const { list, people } = await aFamily(em, visibility);
      const person = role === 'HELPER' ? people.EDITOR : people.HELPER;

      await send(app, setRole(list.id, person.id, role), people.OWNER);

      expect(await noticesOf(app, person)).toEqual([{ kind: 'ROLE_CHANGED', text, listId: list.id }]);
      for (const other of [people.OWNER, role === 'HELPER' ? people.HELPER : people.EDITOR])
        expect(await noticesOf(app, other)).toEqual([]);
    },
  );

  test('that changes twice before it is read is told once, as it is by then', async ({ em, app }) => {
    const { list, people } = await aFamily(em);
    await send(app, setRole(list.id, people.EDITOR.id, 'HELPER'), people.OWNER);
    await send(app, setRole(list.id, people.EDITOR.id, 'EDITOR'), people.OWNER);

    const notices = await noticesOf(app, people.EDITOR);

    expect(notices.map(({ text }) => text)).toEqual([expect.stringContaining('The gifts are for you, too')]);
    await send(
      app,
      `mutation { removeCollaborator(listId: "${list.id}", id: "${people.EDITOR.id}") { id } }`,
      people.OWNER,
    );
    expect((await noticesOf(app, people.EDITOR)).map(({ kind }) => kind)).toEqual(['REMOVED_FROM_LIST']);
  });

  test('rings the bell of an open page', async ({ em, app }) => {
    const { list, people } = await aFamily(em);
    const bell = await listen(app, 'subscription { notificationsChanged { unreadCount } }', people.EDITOR);
    expect((await bell.next()).notificationsChanged).toEqual({ unreadCount: 0 });

    await send(app, setRole(list.id, people.EDITOR.id, 'HELPER'), people.OWNER);

    expect((await bell.next()).notificationsChanged).toEqual({ unreadCount: 1 });
    await bell.close();
  });

  test('given again changes nothing', async ({ em, app }) => {
    const { list, people } = await aFamily(em);

    const { data } = await send(app, setRole(list.id, people.HELPER.id, 'HELPER'), people.OWNER);

    expect(data.setCollaboratorRole.revision).toBe(list.revision);
  });
});

describe('a viewer', () => {
  const PAGE = `name viewerRole purchasesHidden helpersSeeBuyers revision progress { wanted given }
    items { title quantityPurchased purchases { quantity guestName guestEmail } }`;

  test.for(['OWNER_SEES_BUYERS', 'OWNER_SEES_TAKEN', 'SURPRISE'] as const)(
    'sees of a private list byte for byte what another member sees of it while it is public: %s',
    async (visibility, { em, app }) => {
      const { list, people } = await aFamily(em, visibility);
      await anItem(em, { list, title: 'Old', isArchived: true });
      const page = (viewer: User) => send(app, `{ sharedList(token: "${list.shareToken}") { ${PAGE} } }`, viewer);

      const seen = await page(people.VIEWER);
      await em.nativeUpdate(List, { id: list.id }, { privacy: 'PUBLIC' });

      expect(seen.data.sharedList.items).toHaveLength(1);
      expect(seen).toEqual(await page(people.GUEST));
    },
  );

  test('finds it under its link of now, until it is hidden or left, and never the list that others work on', async ({
    em,
    app,
  }) => {
    const { list, people } = await aFamily(em);
    const viewed = async () =>
      (await send(app, '{ viewedLists { name ownerName shareToken } }', people.VIEWER)).data.viewedLists;
    const shown = { name: 'Ida turns 40', ownerName: 'Ida', shareToken: list.shareToken };

    expect(await viewed()).toEqual([shown]);
    await send(app, `mutation { rotateShareLink(listId: "${list.id}") { id } }`, people.OWNER);
    const [{ shareToken }] = await viewed();
    expect(shareToken).not.toBe(list.shareToken);
    expect(await opens(app, { list: { shareToken } }, people.VIEWER)).toBe(true);
    expect(await works(app, `{ list(id: "${list.id}") { id } }`, people.VIEWER)).toBe(false);
    await em.nativeUpdate(List, { id: list.id }, { hiddenAt: new Date() });
    expect(await viewed()).toEqual([]);
    await em.nativeUpdate(List, { id: list.id }, { hiddenAt: null });
    await send(
      app,
      `mutation { removeCollaborator(listId: "${list.id}", id: "${people.VIEWER.id}") { id } }`,
      people.VIEWER,
    );
    expect(await viewed()).toEqual([]);
  });

  test('hears nothing of edits, and by name of the gifts that they give', async ({ em, app }) => {
    const family = await aFamily(em);
    const { item, people } = family;

    await edits(app, family, people.OWNER);
    await buys(app, family, people.VIEWER);

    expect(await noticesOf(app, people.VIEWER)).toEqual([]);
    const { data } = await send(app, '{ myGifts { nodes { title listName } } }', people.VIEWER);
    expect(data.myGifts.nodes).toEqual([{ title: item.title, listName: 'Ida turns 40' }]);
  });

  test('is who accepts such an invitation, once and again', async ({ em, app }) => {
    const { list, people } = await aFamily(em);
    const email = `${crypto.randomUUID()}@example.test`;
    await send(
      app,
      `mutation { inviteCollaborator(listId: "${list.id}", input: { email: "${email}", role: VIEWER }) { result } }`,
      people.OWNER,
    );
    const { text } = await em.fork().findOneOrFail(Mail, { to: email });
    const token = /invitation\/(\S+)/.exec(text ?? '')?.[1] ?? '';
    const nia = await aUser(em, { email });
    const accept = () => send(app, `mutation { acceptInvitation(token: "${token}") { id } }`, nia);

    const answers = [await accept(), await accept()];

    expect(text).toContain('invites you to see “Ida turns 40”');
    expect(answers).toEqual(Array(2).fill({ data: { acceptInvitation: null } }));
    expect((await em.fork().findOneOrFail(Collaborator, { list, user: nia })).role).toBe('VIEWER');
  });

  test('who was an editor loses the list that was open, and is told where it is', async ({ em, app }) => {
    const { list, people } = await aFamily(em);
    const screen = await listen(app, `subscription { listChanged(listId: "${list.id}") { kind } }`, people.EDITOR);
    const mine = await listen(app, 'subscription { myListsChanged { listId list { id } } }', people.EDITOR);
    await Promise.all([screen.next(), mine.next()]);

    await send(
      app,
      `mutation { setCollaboratorRole(listId: "${list.id}", collaboratorId: "${people.EDITOR.id}", role: VIEWER) { id } }`,
      people.OWNER,
    );

    expect(await screen.next()).toBe('complete');
    expect((await mine.next()).myListsChanged).toEqual({ listId: list.id, list: null });
    const text = 'You no longer edit “Ida turns 40”: you see it as guests do, and can give from it.';
    expect(await noticesOf(app, people.EDITOR)).toEqual([{ kind: 'ROLE_CHANGED', text, listId: list.id }]);
    for (const { close } of [screen, mine]) await close();
  });
});

describe('what a helper takes back during a surprise', () => {
  test.for(['PUBLIC', 'PRIVATE'] as const)(
    'is told to the giver in the name of the helper, from a %s list',
    async (privacy, { em, app, infrastructure }) => {
      const { item, purchase, people } = await aFamily(em, 'SURPRISE', privacy);
      people.HELPER.name = 'Nia';
      await em.flush();

      await send(app, `mutation { undoPurchase(purchaseId: "${purchase.id}") { id } }`, people.HELPER);
      await tellBuyers(em.fork(), infrastructure.mailQueue, PUBLIC_URL, addMinutes(new Date(), 3));

      const mail = await em.fork().findOneOrFail(Mail, { to: purchase.guestEmail });
      expect(mail.text).toContain('Nia put it back on the list');
      expect(mail.text).not.toMatch(/(Ida|owner of the list) put it back/);
      expect(mail.text?.includes(item.title)).toBe(privacy === 'PUBLIC');
    },
  );

  test('is not told to a giver who is to be surprised by now', async ({ em, app }) => {
    const { item, people } = await aFamily(em, 'SURPRISE', 'PUBLIC');
    const theirs = em.create(Purchase, { item, quantity: 1, guestEmail: people.EDITOR.email, buyer: people.EDITOR });
    await em.flush();

    await send(app, `mutation { undoPurchase(purchaseId: "${theirs.id}") { id } }`, people.HELPER);

    const { data } = await send(app, '{ notifications { unreadCount notifications { kind } } }', people.EDITOR);
    expect(data.notifications).toEqual({ unreadCount: 0, notifications: [] });
  });
});

test.for([
  ['OWNER_SEES_BUYERS', true],
  ['SURPRISE', true],
  ['OWNER_SEES_TAKEN', false],
] as const)(
  'a guest is told before buying whether helpers will know who: %s',
  async ([visibility, isTold], { em, app }) => {
    const { list } = await aFamily(em, visibility, 'PUBLIC');
    const others = await aList(em, { purchaseVisibility: visibility, privacy: 'PUBLIC' });
    await aCollaborator(em, { list: others });
    const toldOf = async (token: string) => {
      const { data } = await send(app, `{ sharedList(token: "${token}") { helpersSeeBuyers } }`);
      return data.sharedList.helpersSeeBuyers;
    };

    expect(await toldOf(list.shareToken)).toBe(isTold);
    expect(await toldOf(others.shareToken)).toBe(false);
  },
);

test('a guest is told before buying that others receive the gifts, too, and not who', async ({ em, app }) => {
  const ofTwo = await aList(em, { privacy: 'PUBLIC' });
  await aCollaborator(em, { list: ofTwo });
  const ofOne = await aList(em, { privacy: 'PUBLIC' });
  await aCollaborator(em, { list: ofOne, role: 'HELPER' });
  const toldOf = async (token: string) => {
    const { data } = await send(app, `{ sharedList(token: "${token}") { hasOtherRecipients } }`);
    return data.sharedList.hasOtherRecipients;
  };

  expect(await toldOf(ofTwo.shareToken)).toBe(true);
  expect(await toldOf(ofOne.shareToken)).toBe(false);
});

test('to clients that know three roles, editors and helpers are collaborators', async ({ em }) => {
  const { people, list } = await aFamily(em);
  const access = {
    ownerId: list.owner.id,
    collaboratorRoles: {
      [people.EDITOR.id]: 'EDITOR',
      [people.HELPER.id]: 'HELPER',
      [people.VIEWER.id]: 'VIEWER',
      [people.MEMBER.id]: 'MEMBER',
    },
  } as const;

  expect(roles.map((role) => viewerRole(people[role], access))).toEqual([
    'OWNER',
    'COLLABORATOR',
    'COLLABORATOR',
    'VIEWER',
    'VIEWER',
    'VIEWER',
  ]);
});
