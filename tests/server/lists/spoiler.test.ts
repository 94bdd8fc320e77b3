import type { MikroORM } from '@mikro-orm/postgresql';
import { addHours, addMinutes, addSeconds } from 'date-fns';
import { describe, expect } from 'vitest';
import { type PurchaseVisibility, purchaseVisibility } from '../../../server/core/access/list-access.rules.ts';
import { KEEPS_SURPRISE, keepsSurprise } from '../../../server/core/access/purchase.policy.ts';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import { DEFAULT_SETTINGS } from '../../../server/core/settings/default-settings.rules.ts';
import type { User } from '../../../server/core/users/user.entity.ts';
import { tellBuyers } from '../../../server/lists/buyer-mails/tell-buyers.ts';
import type { Item } from '../../../server/lists/items/item.entity.ts';
import { OffListGift } from '../../../server/lists/off-list-gifts/off-list-gift.entity.ts';
import { Pledge } from '../../../server/lists/pledges/pledge.entity.ts';
import { lapseHolds } from '../../../server/lists/purchases/lapse-holds.ts';
import { GiftQuestion } from '../../../server/lists/questions/gift-question.entity.ts';
import { sendDigests } from '../../../server/news/notifications/send-digests.ts';
import { aUser } from '../../builders/accounts.ts';
import { aPicture } from '../../builders/pictures.ts';
import { exportOf } from '../exports.ts';
import { bearer, listen, send } from '../graphql.ts';
import { PUBLIC_URL, servicesOn, test } from '../server-test.ts';
import { observe } from '../statements.ts';
import {
  aSurprise,
  buyGifts,
  FIELDS,
  guestKeyOf,
  helpWithGifts,
  inOneText,
  liveSubscriptions,
  openAsGuest,
  type World,
} from '../surprises.ts';
import { upload } from '../uploads.ts';

const START = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const END = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** For a hundred requests and more, on machines that do other things too. */
const RECORDING = { timeout: 120_000 };

const DAILY = { ...DEFAULT_SETTINGS, siteUrl: PUBLIC_URL };

/** Everything that a person who is to be surprised can ask for, be refused, hear and be sent, in one text. */
async function recordingFor(world: World, hasGifts: boolean): Promise<string> {
  const { em, app, list, items, viewer, other } = world;
  const [whole, part, third, sofa, fund] = items as [Item, Item, Item, Item, Item?];
  const said: unknown[] = [];
  const sockets = await Promise.all(
    Object.values(liveSubscriptions(list))
      .flat()
      .map((query) => listen(app, query, viewer)),
  );
  const presence = `subscription { listPresenceChanged(listId: "${list.id}") { people { name } } }`;
  const here = await listen(app, presence, viewer);
  while ((await here.next()).listPresenceChanged.people.length === 0); // they are not here yet when they are first told
  for (const { next } of sockets) said.push(await next());

  const bell = await listen(app, 'subscription { notificationsChanged { unreadCount } }', viewer);
  said.push(await bell.next());
  await openAsGuest(world);
  await world.infrastructure.listVisits.flush();
  const helping = await listen(app, `subscription { listChanged(listId: "${list.id}") { kind } }`, world.helper);
  if (hasGifts) await helpWithGifts(world);
  const purchaseId = hasGifts ? await buyGifts(world) : crypto.randomUUID();

  /** The outcome, and the statements that it took: more of them would tell by the clock. */
  const record = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const { result, statements } = await observe(work);
    said.push(result, statements);
    return result;
  };
  const headers = await bearer(app, viewer);
  const ask = (query: string) =>
    record(async () => (await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } })).json());
  /** The next event of each open screen: were it of a purchase, the recordings would differ from here on. */
  const hear = async () => {
    for (const { next } of sockets) said.push(await next());
  };
  /** A change, and what is heard of it unless it is refused. */
  const change = async (mutation: string) => {
    const answer = await ask(mutation);
    if (!answer.errors) await hear();
  };
  const look = async () => {
    await world.infrastructure.listVisits.flush();
    await ask(
      `{ listAnalytics(listId: "${list.id}", period: { start: "${START}", end: "${END}" }) { ${FIELDS.analytics} } }`,
    );
    await ask(`{ list(id: "${list.id}") { ${FIELDS.list} all: items(includeArchived: true) { ${FIELDS.item} } } }`);
    await ask(`{ sharedList(token: "${list.shareToken}") { ${FIELDS.sharedList} } lists { ${FIELDS.list} } }`);
    for (const { id } of items) await ask(`{ item(id: "${id}") { ${FIELDS.item} } }`);
    await ask(`{ collaborators(listId: "${list.id}") { ${FIELDS.collaborator} } }`);
    await ask(`{ notifications { ${FIELDS.notifications} } }`);
    await ask(`{ offListGifts(token: "${list.shareToken}", guestKey: "${guestKeyOf(list)}") { id what } }`);
    await ask(`{ myOffListGifts(guestKey: "${guestKeyOf(list)}") { id what } }`);
    await ask(`{ deliveryAddress(listId: "${list.id}") { address timesShown } }`);
    await ask(`{ myGifts(guestKey: "${guestKeyOf(list)}") { totalCount nodes { id title } } }`);
    await ask(`{ myPledges(guestKey: "${guestKeyOf(list)}") { totalCount nodes { id title } } }`);
    await record(() => world.services.sharedLists.previewOf(list.shareToken));
    const paths = [
      'lists',
      'lists?limit=1',
      `lists/${list.id}`,
      `lists/${list.id}/items?limit=2`,
      `lists/${list.id}/collaborators`,
      `lists/${list.id}/analytics?start=${START}&end=${END}`,
      `lists/shared/${list.shareToken}`,
      `items/${whole.id}`,
    ];
    for (const path of paths) {
      await record(async () => (await app.inject({ url: `/api/v1/${path}`, headers })).json());
    }
    await ask(`{ me { ${FIELDS.account} } publicProfile(id: "${list.owner.id}") { ${FIELDS.profile} } }`);
    await record(async () => (await exportOf(app, viewer)).said);
  };
  await look();

  const about = `token: "${list.shareToken}", itemId: "${whole.id}"`;
  await ask(`mutation { askQuestion(${about}, text: "Mine?") { id } }`);
  for (const text of ['Which size?', 'And which colour?']) {
    await send(app, `mutation { askQuestion(${about}, text: "${text}") { id } }`); // of a guest who has it already, or nobody has
    await hear();
  }
  await ask(`{ sharedItemQuestions(${about}) { text answer } itemQuestions(itemId: "${whole.id}") { text answer } }`);
  const questions = await em.fork().find(GiftQuestion, { item: whole }, { orderBy: { askedAt: 'asc', id: 'asc' } });
  await change(`mutation { answerQuestion(questionId: "${questions[0]?.id}", text: "39") { text answer } }`);
  await change(`mutation { deleteQuestion(questionId: "${questions[1]?.id}") }`);
  await look();

  for (const itemId of [...items.map(({ id }) => id), crypto.randomUUID(), 'nonsense']) {
    for (const quantity of [1, 2, 99]) {
      await ask(
        `mutation { purchaseSharedItem(token: "${list.shareToken}", itemId: "${itemId}", input: { quantity: ${quantity} }) { remaining } }`,
      );
      await ask(
        `mutation { reserveSharedItem(token: "${list.shareToken}", itemId: "${itemId}", input: { quantity: ${quantity} }) { remaining } }`,
      );
      for (const late of ['', ', timesPutBack: 0', ', orWhatRemains: true']) {
        await ask(`mutation { purchaseItem(itemId: "${itemId}", quantity: ${quantity}${late}) { remaining } }`);
      }
    }
  }
  await ask(`mutation { takeGiftsAlong(guestKey: "${guestKeyOf(list)}") { totalCount } }`);
  await ask(
    `mutation { joinGifts(guestKey: "${guestKeyOf(list)}", input: { otherKey: "${guestKeyOf(other)}" }) { totalCount } }`,
  );
  for (const id of [purchaseId, crypto.randomUUID()]) {
    await ask(
      `mutation { updateGift(purchaseId: "${id}", guestKey: "${guestKeyOf(list)}", changes: { note: "Blue" }) { id } }`,
    );
    await ask(`mutation { showDeliveryAddress(purchaseId: "${id}", guestKey: "${guestKeyOf(list)}") { address } }`);
    await ask(`mutation { setGiftBudget(purchaseId: "${id}", guestKey: "${guestKeyOf(list)}") { id } }`);
    await ask(`mutation { undoPurchase(purchaseId: "${id}") { id } }`);
    await ask(
      `mutation { undoSharedPurchase(token: "${list.shareToken}", purchaseId: "${id}", undoToken: "guess") { item { id } } }`,
    );
  }

  for (const id of [purchaseId, crypto.randomUUID()]) {
    for (const change of ['extendReservation', 'purchaseReservedItem', 'renewReservation', 'reserveBoughtItem']) {
      await ask(
        `mutation { ${change}(token: "${list.shareToken}", purchaseId: "${id}", undoToken: "guess") { item { id } } }`,
      );
    }
  }
  const [pledged] = await em.fork().find(Pledge, { item: sofa }, { limit: 1 });
  for (const id of [pledged?.id ?? crypto.randomUUID(), crypto.randomUUID()]) {
    const named = `pledgeId: "${id}", guestKey: "${guestKeyOf(list)}"`;
    await ask(`mutation { undoPledge(${named}) }`);
    await ask(
      `mutation { updatePledge(${named}, changes: { isPaid: true, organiserPledgeId: "${id}", isOrganiser: true, payBack: "Mine" }) { id } }`,
    );
    await ask(`mutation { purchaseGroupGift(${named}) { id } }`);
    await ask(`mutation { confirmPledge(${named}, ofPledgeId: "${id}", isConfirmed: true) { id } }`);
  }
  for (const itemId of [sofa.id, whole.id, ...(fund ? [fund.id] : []), crypto.randomUUID()]) {
    const input = 'input: { amount: { currency: "EUR", amountMinor: 20000 } }';
    await ask(
      `mutation { pledgeToSharedItem(token: "${list.shareToken}", itemId: "${itemId}", ${input}) { pledge { id } } }`,
    );
    await ask(`mutation { releaseGroupGift(itemId: "${itemId}") { id } }`);
    await ask(`mutation { updateFund(itemId: "${itemId}", howToPay: "IBAN") { howToPay } }`);
    await ask(`{ fund(itemId: "${itemId}") { howToPay } }`);
    await ask(`{ openPledges(itemId: "${itemId}") { id } }`);
    await ask(`mutation { releasePledge(itemId: "${itemId}", pledgeId: "${pledged?.id ?? itemId}") { id } }`);
  }
  for (const changes of [
    'isGroupGift: false',
    'unitPrice: { currency: "USD", amountMinor: 100 }',
    'isGroupGift: true',
  ]) {
    await change(`mutation { updateItem(id: "${sofa.id}", changes: { ${changes} }) { ${FIELDS.item} } }`);
  }
  const [beside] = await em.fork().find(OffListGift, { list: list.id }, { limit: 1 });
  for (const id of [beside?.id ?? crypto.randomUUID(), crypto.randomUUID()])
    await ask(`mutation { removeOffListGift(offListGiftId: "${id}", guestKey: "${guestKeyOf(list)}") }`);
  for (const id of [beside?.id ?? crypto.randomUUID(), crypto.randomUUID()])
    await ask(
      `mutation { takeOffListGift(token: "${list.shareToken}", offListGiftId: "${id}", input: { guestKey: "${guestKeyOf(list)}" }) { id } }`,
    );
  await ask(
    `mutation { addOffListGift(token: "${list.shareToken}", input: { isIdea: true, what: "Mine", guestKey: "${guestKeyOf(list)}" }) { id } }`,
  );
  await ask(
    `mutation { addOffListGift(token: "${list.shareToken}", input: { what: "Mine", guestKey: "${guestKeyOf(list)}" }) { id } }`,
  );
  await ask(`mutation { setDeliveryAddress(listId: "${list.id}", address: "Oak Road 2") { address timesShown } }`);
  await change(`mutation { updateList(id: "${list.id}", changes: { holdDays: 3 }) { ${FIELDS.list} } }`);

  await change(
    `mutation { updateItem(id: "${part.id}", changes: { quantityDesired: 1, notes: "new" }, base: { quantityDesired: 3, notes: "" }) { ${FIELDS.item} } }`,
  );
  await ask(
    `mutation { updateItem(id: "${whole.id}", changes: { title: "Clash" }, base: { title: "Something else" }) { ${FIELDS.item} } }`,
  );
  await change(
    `mutation { reorderItems(listId: "${list.id}", itemIds: ["${third.id}", "${whole.id}"]) { ${FIELDS.list} } }`,
  );
  const several = `listId: "${list.id}", itemIds: ["${whole.id}", "${part.id}", "${third.id}"]`;
  await change(`mutation { makeChoice(${several}) { missingItemIds items { ${FIELDS.item} } } }`);
  await look();
  await change(`mutation { updateItem(id: "${part.id}", changes: { quantityDesired: 1 }) { ${FIELDS.item} } }`);
  await change(`mutation { updateItem(id: "${part.id}", changes: { quantityDesired: 2 }) { ${FIELDS.item} } }`);
  await change(`mutation { dissolveChoices(${several}) { missingItemIds items { ${FIELDS.item} } } }`);
  for (const isArchived of [true, false]) {
    await change(`mutation { setItemArchived(id: "${part.id}", isArchived: ${isArchived}) { ${FIELDS.item} } }`);
  }
  await change(`mutation { updateItem(id: "${part.id}", changes: { quantityDesired: 9 }) { ${FIELDS.item} } }`);
  await ask(`mutation { updateList(id: "${list.id}", changes: { eventDate: "2001-01-01" }) { ${FIELDS.list} } }`);
  for (const { id } of [whole, part]) {
    const file = await aPicture().webp().toBuffer();
    await record(async () => (await upload(app, `/items/${id}/image`, viewer, { file })).body);
    await hear();
  }
  const both = `listId: "${list.id}", itemIds: ["${whole.id}", "${part.id}"]`;
  await change(`mutation { updateItems(${both}, changes: { category: "Toys" }) { list { ${FIELDS.list} } } }`);
  for (const isArchived of [true, false]) {
    await change(
      `mutation { setItemsArchived(${both}, isArchived: ${isArchived}) { missingItemIds items { id isArchived quantityPurchased timesPutBack listRevision purchases { id } } } }`,
    );
  }
  await change(`mutation { removeItemImage(itemId: "${part.id}") { ${FIELDS.item} } }`);
  await change(`mutation { setBranding(listId: "${list.id}", accentColor: PLUM) { ${FIELDS.list} } }`);
  await change(`mutation { deleteItem(id: "${whole.id}") { ${FIELDS.list} } }`);
  await change(`mutation { deleteItem(id: "${sofa.id}") { ${FIELDS.list} } }`);
  await change(`mutation { createItem(listId: "${list.id}", input: { title: "One more" }) { ${FIELDS.item} } }`);
  await change(`mutation { updateList(id: "${list.id}", changes: { description: "The end" }) { ${FIELDS.list} } }`);
  await look();
  await change(
    `mutation { updateItem(id: "${part.id}", changes: { title: "Cup", primaryUrl: "https://cups.test" }) { ${FIELDS.item} } }`,
  );
  await change(`mutation { rotateShareLink(listId: "${list.id}") { ${FIELDS.list} } }`);
  await sendDigests(em.fork(), world.infrastructure.mailQueue, DAILY, addHours(new Date(), 48));
  await ask('mutation { markNotificationsRead { unreadCount } }');
  said.push(await bell.next()); // of that: had there been a purchase to hear of, it would have come first
  await ask(`mutation { deleteList(id: "${list.id}") }`);

  const beas = await listen(app, presence, other);
  said.push(await here.next()); // were a guest or a gift seen here, this would tell of that instead
  for (const { close } of [...sockets, here, beas, bell, helping]) await close();
  const { mailQueue, undoSecrets } = world.infrastructure;
  await tellBuyers(em.fork(), mailQueue, PUBLIC_URL, addMinutes(new Date(), 3));
  await lapseHolds(em.fork(), { mailQueue, undoSecrets, siteUrl: PUBLIC_URL }, addHours(new Date(), 24 * 40));
  said.push(await em.fork().find(Mail, { to: viewer.email }, { orderBy: { id: 'asc' } }));
  return inOneText(said);
}

/** Screens that show a list, each of which has heard how things stand. */
async function openScreens({ app, list, viewer }: World) {
  const screens = liveSubscriptions(list);
  const queries = [...screens['list screen'], ...screens['shared page']];
  const sockets = await Promise.all(queries.map((query) => listen(app, query, viewer)));
  for (const { next } of sockets) await next();
  return {
    hear: () => Promise.all(sockets.map(({ next }) => next())),
    close: () => Promise.all(sockets.map(({ close }) => close())),
  };
}

type Buyer = { name: string; member: User | null };

/** Records the view of a person who may know of purchases while `buyer` buys, takes back and is told of changes. */
async function recordingWhile({ name, member }: Buyer, world: World): Promise<string> {
  const { em, app, services, list, items, viewer } = world;
  const [whole, part] = items as [Item, Item];
  const said: unknown[] = [];
  const screens = await openScreens(world);
  const email = member?.email ?? `${crypto.randomUUID()}@example.test`;
  const buy = (item: Item) =>
    services.purchases.purchaseShared(member, list.shareToken, item.id, { email, name, quantity: 1 });
  const ask = async (query: string) => said.push(await send(app, query, viewer));
  const hear = async () => said.push(await screens.hear());

  await buy(whole);
  await hear();
  const { purchase, undoToken } = await buy(part);
  await hear();
  await services.purchases.undoShared(member, list.shareToken, purchase.id, undoToken);
  await hear();
  await buy(part);
  await hear();
  const hold = await services.purchases.reserveShared(member, list.shareToken, part.id, { email, name, quantity: 1 });
  await hear();
  const held = { shareToken: list.shareToken, purchaseId: hold.purchase.id, undoToken: hold.undoToken };
  await services.holds.extend(member, held);
  await hear();
  await services.holds.buy(member, held);
  await hear();
  await ask(
    `{ list(id: "${list.id}") { ${FIELDS.list} } sharedList(token: "${list.shareToken}") { ${FIELDS.sharedList} } }`,
  );
  await ask(
    `{ listAnalytics(listId: "${list.id}", period: { start: "${START}", end: "${END}" }) { ${FIELDS.analytics} } }`,
  );
  await ask(`{ collaborators(listId: "${list.id}") { ${FIELDS.collaborator} } }`);
  await ask(`mutation { purchaseItem(itemId: "${whole.id}") { remaining } }`);
  const headers = await bearer(app, viewer);
  const { id, shareToken } = list;
  for (const path of ['lists', `lists/${id}`, `lists/${id}/items`, `lists/shared/${shareToken}`, `items/${whole.id}`]) {
    said.push((await app.inject({ url: `/api/v1/${path}`, headers })).json());
  }
  await ask(
    `mutation { updateItem(id: "${part.id}", changes: { quantityDesired: 1, title: "Cup" }) { ${FIELDS.item} } }`,
  );
  await hear();
  await ask(`mutation { deleteItem(id: "${whole.id}") { ${FIELDS.list} } }`);
  await hear();
  if (member) await services.profile.deleteAccount(member, { confirm: 'DELETE' });
  await ask(`mutation { updateList(id: "${list.id}", changes: { description: "The end" }) { ${FIELDS.list} } }`);
  await hear();

  await screens.close();
  await tellBuyers(em.fork(), world.infrastructure.mailQueue, PUBLIC_URL, addMinutes(new Date(), 3));
  await sendDigests(em.fork(), world.infrastructure.mailQueue, DAILY, addHours(new Date(), 48));
  said.push(await em.fork().find(Mail, { to: viewer.email }, { orderBy: { id: 'asc' } }));
  return inOneText(said);
}

test.for([
  ['WISHLIST', 'owner'],
  ['REGISTRY', 'owner'],
  ['WISHLIST', 'collaborator'],
] as const)(
  'on a %s kept a surprise, the %s receives the same whether or not somebody bought',
  RECORDING,
  async ([listType, who], { orm, app, infrastructure }) => {
    const record = async (hasGifts: boolean) => {
      const em = orm.em.fork();
      const world = {
        em,
        app,
        services: servicesOn(orm, infrastructure),
        infrastructure,
        ...(await aSurprise(em, listType, who)),
      };
      return recordingFor(world, hasGifts);
    };

    expect(await record(true)).toBe(await record(false));
  },
);

test('without a surprise the same recording does tell', RECORDING, async ({ orm, app, infrastructure }) => {
  const record = async (hasGifts: boolean) => {
    const em = orm.em.fork();
    const surprise = await aSurprise(em, 'WISHLIST', 'owner');
    surprise.list.purchaseVisibility = 'OWNER_SEES_TAKEN';
    await em.flush();
    const world = { em, app, services: servicesOn(orm, infrastructure), infrastructure, ...surprise };
    return recordingFor(world, hasGifts);
  };

  expect(await record(true)).not.toBe(await record(false));
});

describe('where it may be known that something was bought, but not by whom,', () => {
  /** The same with four buyers: a guest, another guest, and two members who delete their accounts. */
  async function recordings(
    { orm, app, infrastructure }: Pick<World, 'app' | 'infrastructure'> & { orm: MikroORM },
    purchaseVisibility: PurchaseVisibility,
    who: 'owner' | 'collaborator',
  ): Promise<string[]> {
    const texts: string[] = [];
    for (const [name, isMember] of [
      ['Ann', false],
      ['Bob', false],
      ['Ann', true],
      ['Bob', true],
    ] as const) {
      const em = orm.em.fork();
      const surprise = await aSurprise(em, 'WISHLIST', who);
      surprise.list.purchaseVisibility = purchaseVisibility;
      await em.flush();
      const member = isMember ? await aUser(em, { name, passwordHash: null }) : null;
      const services = servicesOn(orm, infrastructure, `10.0.0.${texts.length}`);
      const world = { em, app, services, infrastructure, ...surprise };
      texts.push(await recordingWhile({ name, member }, world));
    }
    return texts;
  }

  test.for([
    ['OWNER_SEES_TAKEN', 'owner'],
    ['OWNER_SEES_TAKEN', 'collaborator'],
    ['OWNER_SEES_BUYERS', 'collaborator'],
  ] as const)(
    'under %s the %s receives the same no matter who bought',
    RECORDING,
    async ([visibility, who], { orm, app, infrastructure }) => {
      const [first, ...others] = await recordings({ orm, app, infrastructure }, visibility, who);

      for (const other of others) expect(other).toBe(first);
      expect(first).toContain('PURCHASED');
    },
  );

  test('the owner who sees buyers does receive other recordings', RECORDING, async ({ orm, app, infrastructure }) => {
    const texts = await recordings({ orm, app, infrastructure }, 'OWNER_SEES_BUYERS', 'owner');

    expect(new Set(texts).size).toBe(4);
  });
});

test('statements and policies agree on what is a surprise', async ({ em }) => {
  await em.transactional(async (inside) => {
    const [{ now }]: [{ now: string }] = await inside.execute('select now()');
    const lists = purchaseVisibility.options.flatMap((visibility) =>
      [null, -1, 0, 1].map((seconds) => ({
        purchaseVisibility: visibility,
        eventStartsAt: seconds === null ? null : addSeconds(new Date(now), seconds),
      })),
    );
    const expected = lists.map((list) => keepsSurprise(list, new Date(now)));
    expect(new Set(expected)).toEqual(new Set([true, false]));

    const rows: { kept: boolean }[] = await inside.execute(
      `select ${KEEPS_SURPRISE} as kept
       from rows from (json_to_recordset(?) as (purchase_visibility text, event_starts_at timestamptz)) with ordinality as l
       order by l.ordinality`,
      [
        JSON.stringify(
          lists.map((list) => ({ purchase_visibility: list.purchaseVisibility, event_starts_at: list.eventStartsAt })),
        ),
      ],
    );
    expect(rows.map(({ kept }) => kept)).toEqual(expected);
  });
});
