import type { EntityManager } from '@mikro-orm/postgresql';
import { addHours, addMinutes } from 'date-fns';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { ListType } from '../../server/core/access/list-access.rules.ts';
import type { User } from '../../server/core/users/user.entity.ts';
import type { Infrastructure } from '../../server/infrastructure.ts';
import { DeliveryAddress } from '../../server/lists/delivery-addresses/delivery-address.entity.ts';
import { DeliveryAddressSeals } from '../../server/lists/delivery-addresses/delivery-address-seals.ts';
import type { Item } from '../../server/lists/items/item.entity.ts';
import { ANY_NUMBER } from '../../server/lists/lists/any-number.rules.ts';
import type { List } from '../../server/lists/lists/list.entity.ts';
import { tellPledgers } from '../../server/lists/pledges/tell-pledgers.ts';
import { lapseHolds } from '../../server/lists/purchases/lapse-holds.ts';
import { createServices, type Services } from '../../server/services.ts';
import { aUser } from '../builders/accounts.ts';
import { aCollaborator } from '../builders/collaborators.ts';
import { aList, anItem } from '../builders/lists.ts';
import { everyFieldInParts, everyFieldOf } from './every-field.ts';
import { send } from './graphql.ts';
import { SECRET } from './server-test.ts';

/** Everything that types have, so that what is added tomorrow is in the recordings, too. */
export const FIELDS = {
  account: everyFieldOf('Account'),
  analytics: everyFieldOf('ListAnalytics'),
  collaborator: everyFieldOf('Collaborator'),
  item: everyFieldOf('Item'),
  list: everyFieldOf('List'),
  notifications: everyFieldOf('Notifications'),
  profile: everyFieldOf('PublicProfile'),
  sharedItem: everyFieldOf('SharedItem'),
  sharedList: everyFieldOf('SharedList'),
};

/** Subscriptions to all that is told live to somebody who has a list open, by the screen that it is for. */
export function liveSubscriptions({ id, shareToken }: Pick<List, 'id' | 'shareToken'>) {
  return {
    'list screen': inParts('ListChanged', `listChanged(listId: "${id}")`),
    'shared page': inParts('SharedListChanged', `sharedListChanged(token: "${shareToken}")`),
    'my lists': inParts('MyListsChanged', 'myListsChanged'),
  };
}

function inParts(typeName: string, call: string): string[] {
  return everyFieldInParts(typeName).map((part) => `subscription { ${call} { ${part} } }`);
}

/** The key of a device that others use, too: one for each world, since all of them are in one database. */
export const guestKeyOf = ({ id }: Pick<List, 'id'>) => `${id}-of-a-device`;

/** A list that is kept a surprise, and who is to be surprised. */
export interface World {
  em: EntityManager;
  app: FastifyInstance;
  services: Services;
  infrastructure: Infrastructure;
  list: List;
  items: Item[];
  viewer: User;
  /** A collaborator on the list. */
  other: User;
  /** A collaborator who is not to be surprised. */
  helper: User;
  /** Somebody who sees the list as its guests do. */
  seer: User;
}

/** Reserves a gift with the viewer's address, lets it lapse, takes it back, holds it for longer; reserves another, and buys it. */
async function holdGifts({ em, services, infrastructure, list, viewer }: World, item: Item): Promise<string> {
  const { shareToken } = list;
  const hold = await services.purchases.reserveShared(null, shareToken, item.id, { email: viewer.email });
  const named = { shareToken, purchaseId: hold.purchase.id, undoToken: hold.undoToken };
  const { mailQueue, undoSecrets } = infrastructure;
  const needs = { mailQueue, undoSecrets, siteUrl: 'https://kindlist.test' };
  await lapseHolds(em.fork(), needs, addHours(new Date(), 6.9 * 24));
  await lapseHolds(em.fork(), needs, addHours(new Date(), 8 * 24));
  await services.holds.takeAgain(null, named);
  await services.holds.extend(null, named);
  return hold.purchase.id;
}

/** Friends pledge for the sofa, also with the viewer's address, take back, say how to pay, buy it together, and undo that. */
async function shareCost({ em, infrastructure, list, items, viewer }: World): Promise<void> {
  const address = `2001:db8:${list.id.slice(-4)}:${list.id.slice(-8, -4)}::1`; // limits of its own
  const services = createServices(em.fork(), infrastructure, { address, userAgent: null });
  const sofa = items[3] as Item;
  const guestKey = guestKeyOf(list);
  const pledge = (amountMinor: number, email: string) => {
    const amount = { currency: 'EUR', amountMinor };
    return services.pledges.pledgeShared(null, list.shareToken, sofa.id, { amount, email, name: 'Ann', guestKey });
  };
  const first = await pledge(10_000, 'ann@example.test');
  const own = { pledgeId: first.pledge.id, guestKey };
  await pledge(5_000, viewer.email);
  const undone = await pledge(5_000, 'bob@example.test');
  await services.ownPledges.undo(null, { pledgeId: undone.pledge.id, guestKey });
  await expect(pledge(30_000, 'bob@example.test')).rejects.toThrow('still missing');
  const member = await aUser(em, { passwordHash: null });
  const amount = { currency: 'EUR', amountMinor: 100 };
  await services.pledges.pledgeShared(member, list.shareToken, sofa.id, { amount });
  await services.profile.deleteAccount(member, { confirm: 'DELETE' });
  await services.ownPledges.update(null, own, {
    payBack: 'IBAN DE02',
    isPaid: true,
    organiserPledgeId: first.pledge.id,
  });
  const { mailQueue, giftLinks, rateLimits } = infrastructure;
  const tell = (minutes: number) => {
    const needs = { mailQueue, giftLinks, rateLimits, siteUrl: 'https://kindlist.test' };
    return tellPledgers(em.fork(), needs, addMinutes(new Date(), minutes));
  };
  await tell(5);
  await tell(15 * 24 * 60); // by then the organiser has been idle
  await services.ownPledges.buy(null, own);
  await tell(5);
  const gifts = await services.gifts.giftsOf(null, guestKey, {});
  const bought = gifts.nodes.find(({ itemId }) => itemId === sofa.id);
  await services.purchases.undoShared(null, list.shareToken, bought?.id ?? '', guestKey);
}

/** A fund, as it is stored. */
const FUND = { isFund: true, quantityDesired: ANY_NUMBER };

/** Friends give to the fund, also with the viewer's address, one takes it back, one has paid, and an account goes. */
async function giveToFund({ em, infrastructure, list, items, viewer }: World): Promise<void> {
  const fund = items[4];
  if (!fund) return; // shopping lists have none
  const address = `2001:db8:${list.id.slice(-4)}:${list.id.slice(-8, -4)}::3`; // limits of its own
  const services = createServices(em.fork(), infrastructure, { address, userAgent: null });
  const guestKey = guestKeyOf(list);
  const give = (amountMinor: number, email: string) => {
    const amount = { currency: 'EUR', amountMinor };
    return services.pledges.pledgeShared(null, list.shareToken, fund.id, { amount, email, name: 'Ann', guestKey });
  };
  const first = await give(10_000, 'ann@example.test');
  await give(5_000, viewer.email);
  const undone = await give(5_000, 'bob@example.test');
  await services.ownPledges.undo(null, { pledgeId: undone.pledge.id, guestKey });
  await expect(give(300_000, 'bob@example.test')).rejects.toThrow('still missing');
  const member = await aUser(em, { passwordHash: null });
  await services.pledges.pledgeShared(member, list.shareToken, fund.id, {
    amount: { currency: 'EUR', amountMinor: 100 },
  });
  await services.profile.deleteAccount(member, { confirm: 'DELETE' });
  const paid = { isPaid: true, organiserPledgeId: null };
  await services.ownPledges.update(null, { pledgeId: first.pledge.id, guestKey }, paid);
}

/** Guests report two gifts that are not on the list; an administrator takes one away, and closes the reports of the other. */
async function reportTexts({ em, infrastructure, list }: World): Promise<void> {
  const address = `2001:db8:${list.id.slice(-4)}:${list.id.slice(-8, -4)}::2`; // limits of its own
  const services = createServices(em.fork(), infrastructure, { address, userAgent: null });
  const administrator = await aUser(em, { role: 'ADMIN', passwordHash: null });
  const beside = { what: 'Something cruel', isToldAfter: true, guestKey: guestKeyOf(list) };
  const report = async () => {
    const { id: offListGiftId } = await services.offListGifts.add(null, list.shareToken, beside);
    await services.listReports.report(null, list.shareToken, { reason: 'OFFENSIVE', offListGiftId });
    return offListGiftId;
  };
  await services.textModeration.remove(administrator, await report(), {});
  await services.textModeration.closeReports(administrator, await report(), {});
}

/** Buys one item wholly and one partly, undoes a purchase, tries for too many, gives the viewer's address, deletes an account, and reserves. */
export async function buyGifts(world: World): Promise<string> {
  const { services, list, items, viewer } = world;
  const [whole, part, third] = items as [Item, Item, Item];
  const buy = (item: Item, quantity: number, email = 'ann@example.test') =>
    services.purchases.purchaseShared(null, list.shareToken, item.id, { email, quantity, guestKey: guestKeyOf(list) });
  const { purchase, undoToken } = await buy(whole, 1);
  const undone = await buy(part, 1, 'bob@example.test');
  await services.purchases.undoShared(null, list.shareToken, undone.purchase.id, undone.undoToken);
  await buy(part, 2, viewer.email);
  await expect(buy(part, 9)).rejects.toThrow('Only 1 still needed.');
  const bob = await aUser(world.em, { passwordHash: null });
  await services.purchases.purchaseShared(bob, list.shareToken, part.id, { quantity: 1 });
  await services.profile.deleteAccount(bob, { confirm: 'DELETE' });
  await holdGifts(world, third);
  await shareCost(world);
  await giveToFund(world);
  const { purchases, holds } = services;
  await services.deliveryAddresses.show(null, { purchaseId: purchase.id, guestKey: guestKeyOf(list) });
  await purchases.undoShared(null, list.shareToken, purchase.id, undoToken);
  const { undoToken: secret, ...held } = await purchases.reserveShared(null, list.shareToken, whole.id, {
    email: 'ann@example.test',
  });
  const purchaseId = held.purchase.id;
  await holds.buy(null, { shareToken: list.shareToken, purchaseId, undoToken: secret });
  const { offListGifts } = besides(world);
  const beside = { what: 'Concert tickets', isToldAfter: true, guestKey: guestKeyOf(list) };
  const { id } = await offListGifts.add(null, list.shareToken, beside);
  await offListGifts.add(null, list.shareToken, { guestKey: guestKeyOf(list) });
  await offListGifts.remove(null, id, guestKeyOf(list));
  await offListGifts.add(null, list.shareToken, beside);
  await shareIdeas(world);
  await reportTexts(world);
  await openAsGuest(world); // to see what is left
  return purchaseId;
}

/** Services for a network that has limits of its own. */
function besides({ em, infrastructure, list }: World) {
  const address = `2001:db8:${list.id.slice(-4)}:${list.id.slice(-8, -4)}::4`;
  return createServices(em.fork(), infrastructure, { address, userAgent: null });
}

/** Guests and helpers have ideas, hold, buy, let go and withdraw them; what is left is free, held and bought. */
async function shareIdeas(world: World): Promise<void> {
  const { list, helper } = world;
  const { offListGifts } = besides(world);
  const guestKey = guestKeyOf(list);
  const { shareToken } = list;
  const ideas: string[] = [];
  for (const what of ['A kite', 'A tent', 'A canoe'])
    ideas.push((await offListGifts.add(null, shareToken, { what, isIdea: true, notes: 'For Rome', guestKey })).id);
  const [kite, tent, canoe] = ideas as [string, string, string];
  await offListGifts.take(null, shareToken, kite, { guestKey });
  await offListGifts.remove(null, kite, guestKey);
  await offListGifts.take(helper, shareToken, kite, { isHeld: true });
  await offListGifts.take(null, shareToken, tent, { isToldAfter: true, guestKey });
  const { id } = await offListGifts.add(helper, shareToken, { what: 'A hammock', isIdea: true });
  await offListGifts.remove(helper, id, null);
  await offListGifts.add(helper, shareToken, { what: 'A lamp', isIdea: true });
  await expect(offListGifts.remove(null, kite, guestKey)).rejects.toThrow('faster');
  expect(canoe).toBeTruthy();
}

/** A helper clears what was bought with the viewer's address, buys, and takes that back, as does somebody who sees the list as its guests do. */
export async function helpWithGifts({ services, list, items, viewer, helper, seer }: World): Promise<void> {
  const [, part, third] = items as [Item, Item, Item];
  const input = { email: viewer.email, quantity: 1 };
  const bogus = await services.purchases.purchaseShared(null, list.shareToken, part.id, input);
  await services.purchases.undoPurchase(helper, bogus.purchase.id);
  const helped = await services.purchases.purchaseShared(helper, list.shareToken, third.id, { quantity: 1 });
  await services.purchases.undoPurchase(helper, helped.purchase.id);
  const seen = await services.purchases.purchaseShared(seer, list.shareToken, third.id, { quantity: 1 });
  await services.purchases.undoShared(seer, list.shareToken, seen.purchase.id);
}

export async function openAsGuest({ app, list }: World): Promise<void> {
  await send(app, `{ sharedList(token: "${list.shareToken}") { name } }`);
  await app.inject({ url: `/api/v1/lists/shared/${list.shareToken}` });
}

/** The answers in one text that can be compared with another world's. */
export function inOneText(said: readonly unknown[]): string {
  const recording = withoutIdsAndTimes(said.map((part) => JSON.stringify(part)).join('\n'));
  expect(recording).not.toContain('INTERNAL_SERVER_ERROR');
  return recording;
}

/** Ids, secrets, addresses and times differ anyway; what stands in for them keeps which of them are the same. */
function withoutIdsAndTimes(text: string): string {
  const names = new Map<string, string>();
  return text
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|\+00:00)/g, '<time>')
    .replace(/(?<=\/shared\/)[\w-]{32}/g, '<token>')
    .replace(/\/unsubscribe\/[\w.-]+/g, '/unsubscribe/<token>')
    .replace(/[\w-]{32}(?=(-s)?\.(jpg|png|webp|gif))/g, '<key>')
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(@example\.test)?|"[\w-]{24,}"/g, (id) => {
      if (!names.has(id)) names.set(id, `<id ${names.size}>`);
      return names.get(id) ?? '';
    });
}

export async function aSurprise(em: EntityManager, listType: ListType, who: 'owner' | 'collaborator') {
  const event = { eventType: 'Birthday', eventDate: '2999-12-24' };
  const secret = { purchaseVisibility: 'SURPRISE', privacy: 'PUBLIC' } as const;
  const list = await aList(em, {
    owner: await aUser(em, { name: 'Ida', subscriptionTier: 'PREMIUM' }),
    listType,
    ...secret,
    ...event,
  });
  const friend = await aCollaborator(em, { list, user: await aUser(em, { name: 'Tom' }) });
  const other = await aCollaborator(em, { list, user: await aUser(em, { name: 'Bea' }) });
  const helper = await aCollaborator(em, { list, user: await aUser(em, { name: 'Nia' }), role: 'HELPER' });
  const seer = await aCollaborator(em, { list, user: await aUser(em, { name: 'Uma' }), role: 'VIEWER' });
  const items = [
    await anItem(em, { list, title: 'Red bicycle' }),
    await anItem(em, { list, title: 'Mug', quantityDesired: 3 }),
    await anItem(em, { list, title: 'Book', isMostWanted: true }),
    await anItem(em, { list, title: 'Sofa', priceMinor: 30_000, currency: 'EUR', isGroupGift: true }),
    ...(listType === 'SHOPPING'
      ? []
      : [await anItem(em, { list, title: 'Honeymoon', ...FUND, priceMinor: 200_000, currency: 'EUR' })]),
  ];
  em.create(DeliveryAddress, { list, sealed: new DeliveryAddressSeals(SECRET).seal('Elm Road 1', list.id) });
  await em.flush();
  return { list, items, other, helper, seer, viewer: who === 'owner' ? list.owner.unwrap() : friend };
}
