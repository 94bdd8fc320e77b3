import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { addHours } from 'date-fns';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import { DEFAULT_SETTINGS } from '../../../server/core/settings/default-settings.rules.ts';
import type { Infrastructure } from '../../../server/infrastructure.ts';
import { DeliveryAddress } from '../../../server/lists/delivery-addresses/delivery-address.entity.ts';
import { DeliveryAddressSeals } from '../../../server/lists/delivery-addresses/delivery-address-seals.ts';
import { sendDigests } from '../../../server/news/notifications/send-digests.ts';
import type { Services } from '../../../server/services.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aHandover } from '../../builders/handovers.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { aPerson } from '../../builders/persons.ts';
import { everyFieldInParts } from '../every-field.ts';
import { exportOf } from '../exports.ts';
import { bearer, listen, send } from '../graphql.ts';
import { PUBLIC_URL, SECRET, servicesOn, test } from '../server-test.ts';
import { observe } from '../statements.ts';
import {
  buyGifts,
  FIELDS,
  guestKeyOf,
  helpWithGifts,
  inOneText,
  liveSubscriptions,
  openAsGuest,
  type World,
} from '../surprises.ts';

const [START, END] = [-1, 1].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
const DAILY = { ...DEFAULT_SETTINGS, siteUrl: PUBLIC_URL };

/** For a hundred requests and more, on machines that do other things too. */
const RECORDING = { timeout: 120_000 };

interface Parts {
  em: EntityManager;
  orm: MikroORM;
  app: FastifyInstance;
  infrastructure: Infrastructure;
}

/** The role on the list before. */
type Before = 'STRANGER' | 'EDITOR' | 'HELPER' | 'VIEWER';

/** A list that is for a person, and whose account takes it over. */
async function aWorld({ em, app, infrastructure }: Parts, services: Services, before: Before) {
  const ida = await aUser(em, { name: 'Ida', subscriptionTier: 'PREMIUM' });
  const person = await aPerson(em, { owner: ida, name: 'Emma' });
  const about = { owner: ida, person, privacy: 'PUBLIC', eventType: 'Birthday', eventDate: '2999-12-24' } as const;
  const list = await aList(em, about);
  const viewer = await aUser(em, { name: 'Emma', emailVerifiedAt: new Date(), subscriptionTier: 'PREMIUM' });
  if (before !== 'STRANGER') await aCollaborator(em, { list, role: before, user: viewer });
  const other = await aCollaborator(em, { list, user: await aUser(em, { name: 'Bea' }) });
  const helper = await aCollaborator(em, { list, user: await aUser(em, { name: 'Nia' }), role: 'HELPER' });
  const seer = await aCollaborator(em, { list, user: await aUser(em, { name: 'Uma' }), role: 'VIEWER' });
  const items = [
    await anItem(em, { list, title: 'Red bicycle' }),
    await anItem(em, { list, title: 'Mug', quantityDesired: 3 }),
    await anItem(em, { list, title: 'Book', isMostWanted: true }),
    await anItem(em, { list, title: 'Sofa', priceMinor: 30_000, currency: 'EUR', isGroupGift: true }),
  ];
  em.create(DeliveryAddress, { list, sealed: new DeliveryAddressSeals(SECRET).seal('Elm Road 1', list.id) });
  await em.flush();
  const world: World = { em, app, services, infrastructure, list, items, viewer, other, helper, seer };
  return { world, ...(await aHandover(em, { person })) };
}

/** Everything that the account asks for, hears and is sent from the moment on at which it takes over, in one text. */
async function recordingAfter(parts: Parts, services: Services, before: Before, hasGifts: boolean): Promise<string> {
  const { world, token } = await aWorld(parts, services, before);
  const { em, app, list, items, viewer, infrastructure } = world;
  await openAsGuest(world);
  if (hasGifts) {
    await helpWithGifts(world);
    await buyGifts(world);
  }
  await infrastructure.listVisits.flush();
  const opened = await Promise.all(
    Object.entries(liveSubscriptions(list))
      .flatMap(([screen, queries]) =>
        screen === 'list screen' && !['EDITOR', 'HELPER'].includes(before) ? [] : queries,
      )
      .map((query) => listen(app, query, viewer)),
  );
  for (const { next } of opened) await next(); // before it, they know what their role knew
  await em.fork().nativeDelete(Mail, { to: viewer.email }); // of before
  const headers = await bearer(app, viewer);
  const said: unknown[] = [];
  const record = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const { result, statements } = await observe(work);
    said.push(result, statements);
    return result;
  };
  const ask = (query: string) =>
    record(async () => (await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } })).json());

  await ask(`mutation { acceptHandover(token: "${token}") { listIds } }`);
  expect(said[0]).toMatchObject({ data: { acceptHandover: { listIds: [list.id] } } });
  for (const { next } of opened) said.push(await next());
  for (const { close } of opened) await close();
  await ask(
    `{ listAnalytics(listId: "${list.id}", period: { start: "${START}", end: "${END}" }) { ${FIELDS.analytics} } }`,
  );
  for (const part of everyFieldInParts('List')) await ask(`{ list(id: "${list.id}") { ${part} } }`);
  await ask(`{ list(id: "${list.id}") { items(includeArchived: true) { ${FIELDS.item} } } }`);
  for (const part of everyFieldInParts('SharedList'))
    await ask(`{ sharedList(token: "${list.shareToken}") { ${part} } }`);
  for (const { id } of items) await ask(`{ item(id: "${id}") { ${FIELDS.item} } }`);
  await ask(`{ notifications { ${FIELDS.notifications} } }`);
  await ask(`{ offListGifts(token: "${list.shareToken}", guestKey: "${guestKeyOf(list)}") { id what } }`);
  await ask(`{ deliveryAddress(listId: "${list.id}") { address timesShown } }`);
  await ask(`{ myGifts(guestKey: "${guestKeyOf(list)}") { totalCount nodes { id title } } }`);
  await ask(`{ myPledges(guestKey: "${guestKeyOf(list)}") { totalCount nodes { id title } } }`);
  const rest = ['lists', `lists/${list.id}`, `lists/${list.id}/items`, `items/${items[1]?.id}`];
  for (const path of [
    ...rest,
    `lists/shared/${list.shareToken}`,
    `lists/${list.id}/analytics?start=${START}&end=${END}`,
  ])
    await record(async () => (await app.inject({ url: `/api/v1/${path}`, headers })).json());
  await record(async () => (await exportOf(app, viewer)).said);
  await ask(`mutation { updateList(id: "${list.id}", changes: { holdDays: 3 }) { revision updatedAt } }`);
  await send(app, `mutation { createItem(listId: "${list.id}", input: { title: "Hat" }) { id } }`, world.helper);
  await sendDigests(parts.orm.em.fork(), infrastructure.mailQueue, DAILY, addHours(new Date(), 48));
  const mails = await em.fork().find(Mail, { to: viewer.email }, { orderBy: { id: 'asc' } });
  said.push(mails.map(({ subject, text }) => [subject, text]));
  const someone = await aPerson(em, { owner: viewer, name: 'Rex' });
  const changes = `personId: "${someone.id}", purchaseVisibility: OWNER_SEES_BUYERS`;
  await send(app, `mutation { updateList(id: "${list.id}", changes: { ${changes} }) { id } }`, viewer);
  said.push(await send(app, `{ offListGifts(token: "${list.shareToken}") { what notes } }`, viewer)); // promised while it was for Emma
  return inOneText(said);
}

test.for(['STRANGER', 'EDITOR', 'HELPER', 'VIEWER'] as const)(
  'An account that takes lists over, and was %s before, gets the same with and without gifts of before',
  RECORDING,
  async (before, { orm, app, infrastructure, em }) => {
    const parts = { orm, app, infrastructure, em };
    const record = (hasGifts: boolean) =>
      recordingAfter(
        { ...parts, em: parts.orm.em.fork() },
        servicesOn(parts.orm, parts.infrastructure),
        before,
        hasGifts,
      );
    const withGifts = await record(true);
    const without = await record(false);

    expect(withGifts).toContain('Red bicycle');
    expect(withGifts).not.toContain('This query costs');
    expect(withGifts).toBe(without);
  },
);

test(
  'An account that takes over a list whose day is past gets the same, no matter who gave',
  RECORDING,
  async ({ orm, app, infrastructure }) => {
    const givers = ['Guszti', 'Zoltan'];
    const worlds: string[] = [];
    for (const name of givers) {
      const em = orm.em.fork();
      const { world, token } = await aWorld(
        { em, orm, app, infrastructure },
        servicesOn(orm, infrastructure),
        'STRANGER',
      );
      const { list, items, viewer } = world;
      await send(
        app,
        `mutation { updateList(id: "${list.id}", changes: { eventDate: "2020-12-24" }) { id } }`,
        list.owner.unwrap(),
      );
      const buy = (itemId: string | undefined, giver: Parameters<typeof send>[2], input: object) =>
        send(
          app,
          'mutation ($token: String!, $itemId: ID!, $input: NewPurchaseInput!) { purchaseSharedItem(token: $token, itemId: $itemId, input: $input) { purchase { id } } }',
          giver,
          { token: list.shareToken, itemId, input },
        );
      await buy(items[0]?.id, await aUser(em, { name }), { quantity: 1 });
      await buy(items[1]?.id, null, { quantity: 2, name, email: `${name}@example.test` });
      await infrastructure.listVisits.flush();
      const headers = await bearer(app, viewer);
      const said: unknown[] = [];
      const record = async (work: () => Promise<unknown>) => {
        const { result, statements } = await observe(work);
        said.push(result, statements);
      };
      const ask = (query: string) =>
        record(async () => (await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } })).json());
      await ask(`mutation { acceptHandover(token: "${token}") { listIds } }`);
      expect(said[0]).toMatchObject({ data: { acceptHandover: { listIds: [list.id] } } });
      for (const part of everyFieldInParts('List')) await ask(`{ list(id: "${list.id}") { ${part} } }`);
      for (const part of everyFieldInParts('SharedList'))
        await ask(`{ sharedList(token: "${list.shareToken}") { ${part} } }`);
      for (const { id } of items) await ask(`{ item(id: "${id}") { ${FIELDS.item} } }`);
      await ask(
        `{ listAnalytics(listId: "${list.id}", period: { start: "${START}", end: "${END}" }) { ${FIELDS.analytics} } }`,
      );
      await ask(`{ notifications { ${FIELDS.notifications} } }`);
      for (const path of [`lists/${list.id}`, `lists/${list.id}/items`, `lists/shared/${list.shareToken}`])
        await record(async () => (await app.inject({ url: `/api/v1/${path}`, headers })).json());
      await record(async () => (await exportOf(app, viewer)).said);
      await sendDigests(orm.em.fork(), infrastructure.mailQueue, DAILY, addHours(new Date(), 48));
      const mails = await em.fork().find(Mail, { to: viewer.email }, { orderBy: { id: 'asc' } });
      said.push(mails.map(({ subject, text }) => [subject, text]));
      worlds.push(inOneText(said));
    }

    expect(worlds[0]).toContain('Red bicycle');
    expect(worlds[0]).not.toContain('This query costs');
    expect(worlds[0]).toContain('"quantityPurchased":2');
    for (const world of worlds) for (const name of givers) expect(world).not.toContain(name);
    expect(worlds[1]).toBe(worlds[0]);
  },
);
