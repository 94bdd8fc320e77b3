import type { EntityManager } from '@mikro-orm/postgresql';
import { addMinutes } from 'date-fns';
import { describe, expect } from 'vitest';
import { LIGHT } from '../../../server/base/look/theme-colours.ts';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import { User } from '../../../server/core/users/user.entity.ts';
import { ItemBeforeEdit } from '../../../server/lists/buyer-mails/item-before-edit.entity.ts';
import { PurchaseNotice } from '../../../server/lists/buyer-mails/purchase-notice.entity.ts';
import { tellBuyers } from '../../../server/lists/buyer-mails/tell-buyers.ts';
import type { List } from '../../../server/lists/lists/list.entity.ts';
import type { Services } from '../../../server/services.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { test as base, PUBLIC_URL } from '../server-test.ts';

const anAddress = () => `${crypto.randomUUID()}@example.test`;

/** `told` gives the mails about gifts that somebody got, once things are quiet. */
const test = base.extend('told', async ({ orm, infrastructure }) => async (address: string) => {
  await tellBuyers(orm.em.fork(), infrastructure.mailQueue, PUBLIC_URL, addMinutes(new Date(), 3));
  const mails = await orm.em.fork().find(Mail, { to: address }, { orderBy: { id: 'asc' } });
  return mails.filter(({ subject }) => /^News about|is on the list again$/.test(subject));
});

/** A public list from which a guest has bought one of two bicycles. */
async function aGift(em: EntityManager, services: Services, overrides: Parameters<typeof aList>[1] = {}) {
  const list = await aList(em, { name: 'Ida turns 7', privacy: 'PUBLIC', ...overrides });
  const link = 'https://bikes.test/red';
  const item = await anItem(em, { list, title: 'Red bicycle', quantityDesired: 2, primaryUrl: link });
  const guest = anAddress();
  const buy = (email: string, viewer: User | null = null, bought = item) =>
    services.purchases.purchaseShared(viewer, list.shareToken, bought.id, { email, quantity: 1 });
  const purchase = await buy(guest);
  return { list, item, guest, owner: ownerOf(list), buy, purchase };
}

function ownerOf(list: List): User {
  return list.owner.unwrap();
}

describe('a person who bought is told by mail', () => {
  test('that the item was deleted', async ({ em, services, told }) => {
    const { item, guest, owner, list } = await aGift(em, services);

    await services.items.deleteItem(owner, item.id);

    const [mail, ...others] = await told(guest);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('News about Red bicycle');
    expect(mail?.text).toMatch(/^- Red bicycle, bought on .*\d{4}: It’s no longer on the list\.$/m);
    expect(mail?.text).toContain(`\n${PUBLIC_URL}/shared/${list.shareToken}\n`);
    expect(mail?.html).toContain('It’s no longer on the list.');
    expect(mail?.text).toContain('\nNot bought it yet? Then there’s no need to.');
    for (const promise of ['Put it back', 'tell no one']) expect(mail?.text).not.toContain(promise);
  });

  test('that the whole list was deleted, without a link to nowhere', async ({ em, services, told }) => {
    const { list, guest, owner } = await aGift(em, services);

    await services.lists.deleteList(owner, list.id);

    const [mail] = await told(guest);
    expect(mail?.text).toMatch(new RegExp(`^- Red bicycle, bought on .*: ${owner.name} deleted the list\\.$`, 'm'));
    expect(mail?.text).toContain('on the list “Ida turns 7”');
    expect(mail?.text).not.toContain('/shared/');
    expect(mail?.html).toContain(`border-color:${LIGHT.wishlist} `); // the ribbon of the kind that it was
  });

  test('that somebody else undid the purchase, who that was, and what to do', async ({ em, services, told }) => {
    const { list, guest, owner, purchase } = await aGift(em, services);

    await services.purchases.undoPurchase(owner, purchase.purchase.id);

    const [mail, ...others] = await told(guest);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Red bicycle is on the list again');
    expect(mail?.text).toMatch(
      new RegExp(
        `^- Red bicycle, bought on .*: ${owner.name} put it back on the list, so others may buy it now\\.$`,
        'm',
      ),
    );
    expect(mail?.text).toContain('Open the list and mark it as purchased again, so that nobody buys it twice');
    expect(mail?.text).not.toContain('Put it back');
    expect(mail?.text).toContain(`\n${PUBLIC_URL}/shared/${list.shareToken}\n`);
  });

  test('of an undone purchase what holds once they are told: that somebody else is giving it by now', async ({
    em,
    services,
    told,
  }) => {
    const { guest, owner, buy, purchase } = await aGift(em, services);
    await services.purchases.undoPurchase(owner, purchase.purchase.id);
    await buy(anAddress());
    await buy(anAddress());

    const [mail] = await told(guest);
    expect(mail?.subject).toBe('News about Red bicycle');
    expect(mail?.text).toContain(`${owner.name} put it back on the list, and others are giving all that’s wanted now.`);
    expect(mail?.text).toContain(`Please tell ${owner.name}, so that it isn’t given twice.`);
    for (const untrue of ['others may buy it', 'mark it as purchased']) expect(mail?.text).not.toContain(untrue);
  });

  test('of an undone purchase that something else was chosen since', async ({ em, services, told }) => {
    const { item, list, guest, owner, purchase } = await aGift(em, services);
    const other = await anItem(em, { list, title: 'Scooter' });
    await services.choices.makeChoice(owner, list.id, [item.id, other.id]);
    await services.purchases.undoPurchase(owner, purchase.purchase.id);
    await services.purchases.purchaseShared(null, list.shareToken, other.id, { email: anAddress() });

    const [mail] = await told(guest);
    expect(mail?.text).toContain(`${owner.name} put it back on the list, and something else was chosen instead of it.`);
    for (const untrue of ['others may buy it', 'mark it as purchased']) expect(mail?.text).not.toContain(untrue);
  });

  test.for<
    [what: string, end: (services: Services, owner: User, list: List, itemId: string) => Promise<unknown>, told: RegExp]
  >([
    [
      'it was taken off the list since',
      ({ items }, owner, _, itemId) => items.deleteItem(owner, itemId),
      /then took it off\./,
    ],
    ['the list is gone since', ({ lists }, owner, { id }) => lists.deleteList(owner, id), /: The list was deleted\./],
  ])('of an undone purchase that %s', async ([, end, news], { em, services, told }) => {
    const { item, list, guest, owner, purchase } = await aGift(em, services);
    await services.purchases.undoPurchase(owner, purchase.purchase.id);
    await end(services, owner, list, item.id);

    const [mail, ...others] = await told(guest);
    expect(others).toEqual([]);
    expect(mail?.text).toMatch(news);
    expect(mail?.text).not.toMatch(/others may buy it|mark it as purchased/);
  });

  test('of an undone purchase nothing once they have bought it again', async ({ em, services, told }) => {
    const { guest, owner, buy, purchase } = await aGift(em, services);
    await services.purchases.undoPurchase(owner, purchase.purchase.id);
    await buy(guest);

    expect(await told(guest)).toEqual([]);
  });

  test('that a purchase was undone of a list that is private by now, without naming it or its owner', async ({
    em,
    services,
    told,
  }) => {
    const { list, guest, owner, purchase } = await aGift(em, services);
    await services.lists.updateList(owner, list.id, { privacy: 'PRIVATE' });

    await services.purchases.undoPurchase(owner, purchase.purchase.id);

    const [mail] = await told(guest);
    expect(mail?.text).toContain('The owner of the list put it back on the list');
    for (const secret of ['Red bicycle', 'Ida turns 7', owner.name, '/shared/'])
      expect(mail?.text).not.toContain(secret);
  });

  test('by the bell, too, with an account: what the list was called, and never what it is called later', async ({
    em,
    services,
    told,
  }) => {
    const buyer = await aUser(em);
    const { list, owner, buy } = await aGift(em, services);
    const { purchase } = await buy(buyer.email, buyer);

    await services.purchases.undoPurchase(owner, purchase.id);
    await services.lists.updateList(owner, list.id, { name: 'A secret party' });

    const { notifications } = await services.notifications.notificationsOf(buyer, 10);
    expect(notifications.map(({ text }) => text)).toEqual([`${owner.name} put a gift of yours back on “Ida turns 7”.`]);
    expect(await told(buyer.email)).toHaveLength(1);
  });

  test('and nobody is told who takes back their own, or unticks on a shopping list', async ({ em, services, told }) => {
    const { guest, list, purchase } = await aGift(em, services);
    await services.purchases.undoShared(null, list.shareToken, purchase.purchase.id, purchase.undoToken);
    const shopping = await aGift(em, services, { listType: 'SHOPPING' });
    await services.purchases.undoPurchase(shopping.owner, shopping.purchase.purchase.id);

    expect(await told(guest)).toEqual([]);
    expect(await told(shopping.guest)).toEqual([]);
  });

  test('that the owner is gone with all their lists', async ({ em, services, orm }) => {
    const { list, guest, owner } = await aGift(em, services, { owner: await aUser(em, { passwordHash: null }) });

    await services.profile.deleteAccount(owner, { confirm: 'DELETE' });

    const mails = await orm.em.fork().find(Mail, { to: guest, subject: 'News about Red bicycle' });
    expect(mails).toHaveLength(1);
    expect(await orm.em.fork().count(PurchaseNotice, { listId: list.id })).toBe(0);
  });

  test.for([
    ['has another name', { title: 'Blue bicycle' }, 'It’s now called “Blue bicycle”.'],
    ['has another link', { primaryUrl: 'https://bikes.test/blue' }, 'Its link is now https://bikes.test/blue'],
    ['has no link any more', { primaryUrl: null }, 'It no longer has a link.'],
    ['was archived', { isArchived: true }, 'It’s no longer on the list.'],
  ] as const)('that the item %s', async ([, changes, news], { em, services, told }) => {
    const { item, guest, owner } = await aGift(em, services);

    await services.items.updateItem(owner, item.id, changes);

    const [mail] = await told(guest);
    expect(mail?.text).toMatch(new RegExp(`^- Red bicycle, bought on .*: ${news.replace(/[.?]/g, '\\$&')}$`, 'm'));
  });

  test('that fewer are wanted than were bought', async ({ em, services, told }) => {
    const { item, guest, owner, buy } = await aGift(em, services);
    await buy(anAddress());

    await services.items.updateItem(owner, item.id, { quantityDesired: 1 });

    const [mail] = await told(guest);
    expect(mail?.text).toContain('Only 1 is wanted now.');
  });

  test('with an account at the address that the account has by now', async ({ em, services, told, orm }) => {
    const { item, owner, buy } = await aGift(em, services);
    const [bob, before, after] = [await aUser(em), anAddress(), anAddress()];
    await buy(before, bob);
    await services.items.deleteItem(owner, item.id);
    await orm.em.fork().nativeUpdate(User, bob.id, { email: after });

    expect(await told(after)).toHaveLength(1);
    expect(await told(before)).toEqual([]);
  });
});

describe('one mail', () => {
  test('tells each buyer of everything that changed while somebody tidied the list', async ({ em, services, told }) => {
    const { item, list, guest, owner, buy } = await aGift(em, services);
    const mug = await anItem(em, { list, title: 'Mug' });
    await buy(guest, null, mug);
    const other = anAddress();
    await buy(other);

    await services.items.updateItem(owner, item.id, { title: 'Green bicycle' });
    await services.items.updateItem(owner, item.id, { title: 'Blue bicycle' });
    await services.items.deleteItem(owner, mug.id);

    const [mail, ...more] = await told(guest);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('News about something you bought');
    expect(mail?.text).toMatch(/^- Red bicycle, bought on .*: It’s now called “Blue bicycle”\. If it still fits/m);
    expect(mail?.text).toMatch(/^- Mug, bought on .*: It’s no longer on the list\. Not bought it yet\?/m);
    const [others] = await told(other);
    expect(others?.text).not.toContain('Mug');
  });

  test('waits until things are quiet', async ({ em, services, infrastructure, orm }) => {
    const { item, guest, owner } = await aGift(em, services);
    await services.items.deleteItem(owner, item.id);

    await tellBuyers(orm.em.fork(), infrastructure.mailQueue, PUBLIC_URL, addMinutes(new Date(), 1));

    expect(await orm.em.fork().count(Mail, { to: guest, subject: /^News/ })).toBe(0);
  });

  test('waits for edits, too, of which nothing but what is to be told stays meanwhile', async ({
    em,
    services,
    infrastructure,
    orm,
    told,
  }) => {
    const { item, list, guest, owner } = await aGift(em, services);
    await services.items.updateItem(owner, item.id, { title: 'Blue bicycle' });

    await tellBuyers(orm.em.fork(), infrastructure.mailQueue, PUBLIC_URL, addMinutes(new Date(), 1));

    expect(await orm.em.fork().count(ItemBeforeEdit, { listId: list.id })).toBe(0);
    expect(await orm.em.fork().count(PurchaseNotice, { listId: list.id })).toBe(1);
    expect(await orm.em.fork().count(Mail, { to: guest, subject: /^News/ })).toBe(0);
    await services.items.updateItem(owner, item.id, { title: 'Green bicycle' });
    const [mail] = await told(guest);
    expect(mail?.text).toMatch(/^- Red bicycle, bought on .*: It’s now called “Green bicycle”\.$/m);
  });

  test('goes by what each buyer knew, who may have bought between two edits or after them', async ({
    em,
    services,
    told,
  }) => {
    const { item, guest, owner, buy } = await aGift(em, services);
    await services.items.updateItem(owner, item.id, { quantityDesired: 9 });
    const [between, after] = [anAddress(), anAddress()];

    await services.items.updateItem(owner, item.id, { title: 'Green bicycle' });
    await buy(between);
    await services.items.updateItem(owner, item.id, { title: 'Blue bicycle' });
    await buy(after);

    const [first] = await told(guest);
    expect(first?.text).toMatch(/^- Red bicycle, bought on .*: It’s now called “Blue bicycle”\.$/m);
    const [second] = await told(between);
    expect(second?.text).toMatch(/^- Green bicycle, bought on .*: It’s now called “Blue bicycle”\.$/m);
    expect(await told(after)).toEqual([]);
  });

  test.for<[what: string, remove: (services: Services, owner: User, list: List, itemId: string) => Promise<unknown>]>([
    ['the item', ({ items }, owner, _, itemId) => items.deleteItem(owner, itemId)],
    ['the list', ({ lists }, owner, { id }) => lists.deleteList(owner, id)],
    ['its owner', ({ profile }, owner) => profile.deleteAccount(owner, { confirm: 'DELETE' })],
  ])(
    'that %s is gone names the gift as the buyer knew it, before an edit just then',
    async ([, remove], { em, services, orm, told }) => {
      const { item, list, guest, owner } = await aGift(em, services, {
        owner: await aUser(em, { passwordHash: null }),
      });

      await services.items.updateItem(owner, item.id, { title: 'Blue bicycle' });
      await remove(services, owner, list, item.id);

      const [mail, ...others] = await told(guest);
      expect(others).toEqual([]);
      expect(mail?.subject).toBe('News about Red bicycle');
      expect(`${mail?.text}${mail?.html}`).not.toContain('Blue');
      expect(await orm.em.fork().count(ItemBeforeEdit, { listId: list.id })).toBe(0);
    },
  );

  test('says that an item is gone that was first archived', async ({ em, services, told }) => {
    const { item, guest, owner } = await aGift(em, services);

    await services.items.setItemArchived(owner, item.id, true);
    await services.items.deleteItem(owner, item.id);

    expect(await told(guest)).toHaveLength(1);
  });
});

test('mails about one list that cannot be written keep nobody from those about others', async ({
  em,
  orm,
  services,
  told,
}) => {
  const gifts = [];
  for (let n = 0; n < 6; n += 1) gifts.push(await aGift(em, services));
  for (const { item, owner } of gifts) await services.items.deleteItem(owner, item.id);
  const [unlucky, ...others] = gifts.map(({ guest }) => guest) as [string, ...string[]];
  await orm.em.execute(`alter table mails add constraint no_mail check ("to" <> '${unlucky}') not valid`);

  await expect(told(unlucky)).rejects.toThrow(/^1 of \d+ failed/);
  await orm.em.execute('alter table mails drop constraint no_mail');

  for (const guest of others) expect(await orm.em.fork().count(Mail, { to: guest, subject: /^News/ })).toBe(1);
  expect(await told(unlucky)).toHaveLength(1);
});

describe('nobody is told', () => {
  test('what was changed back, restored, or taken back by then', async ({ em, services, told }) => {
    const { item, list, guest, owner, purchase, buy } = await aGift(em, services);
    const other = anAddress();
    await buy(other);

    await services.items.updateItem(owner, item.id, { title: 'Blue bicycle', isArchived: true });
    await services.items.updateItem(owner, item.id, { title: 'Red bicycle', isArchived: false });
    expect(await told(other)).toEqual([]);

    await services.items.updateItem(owner, item.id, { title: 'Blue bicycle' });
    await services.purchases.undoShared(null, list.shareToken, purchase.purchase.id, purchase.undoToken);
    expect(await told(guest)).toEqual([]);
    expect(await told(other)).toHaveLength(1);
  });

  test('of a gift that was hidden first, and put back then', async ({ em, services, told }) => {
    const { item, list, guest, owner, purchase } = await aGift(em, services);
    await services.items.setItemArchived(owner, item.id, true);
    await services.purchases.undoShared(null, list.shareToken, purchase.purchase.id, purchase.undoToken);

    expect(await told(guest)).toEqual([]);
  });

  test('of a gift that is gone who has tried to put it back since, and nobody stops that for others', async ({
    em,
    services,
    told,
  }) => {
    const { item, list, guest, owner, purchase, buy } = await aGift(em, services);
    const other = anAddress();
    const { purchase: others } = await buy(other);
    await services.items.deleteItem(owner, item.id);

    for (const { id } of [purchase.purchase, others])
      await expect(services.purchases.undoShared(null, list.shareToken, id, purchase.undoToken)).rejects.toThrow();

    expect(await told(guest)).toEqual([]);
    expect(await told(other)).toHaveLength(1);
  });

  test('of notes, price, more of the same, and fewer that are still enough', async ({ em, services, told }) => {
    const { item, guest, owner } = await aGift(em, services);

    await services.items.updateItem(owner, item.id, { notes: 'Any bell', price: 3, quantityDesired: 5 });
    await services.items.updateItem(owner, item.id, { quantityDesired: 1 });

    expect(await told(guest)).toEqual([]);
  });

  test('who works on the list: they see it there', async ({ em, services, told }) => {
    const { item, list, owner, buy } = await aGift(em, services, { listType: 'SHOPPING' });
    const friend = await aCollaborator(em, { list });
    await services.purchases.purchaseItem(friend, item.id, 1);
    const mug = await anItem(em, { list, title: 'Mug' });
    await buy(owner.email, null, mug); // as a guest

    for (const { id } of [item, mug]) await services.items.deleteItem(friend, id);

    expect(await told(friend.email)).toEqual([]);
    expect(await told(owner.email)).toEqual([]);
  });

  test('who works on the list since then, for it may be kept a surprise', async ({ em, services, told }) => {
    const { item, list, guest, owner } = await aGift(em, services);
    await services.items.deleteItem(owner, item.id);
    await aCollaborator(em, { list, user: await aUser(em, { email: guest }) });

    expect(await told(guest)).toEqual([]);
  });

  test('once the day is over', async ({ em, services, told }) => {
    const { item, guest, owner } = await aGift(em, services, { eventDate: '2001-12-24' });

    await services.items.deleteItem(owner, item.id);

    expect(await told(guest)).toEqual([]);
  });

  test('who has deleted their account', async ({ em, services, told }) => {
    const { item, owner, buy } = await aGift(em, services);
    const bob = await aUser(em, { passwordHash: null });
    await buy(bob.email, bob);
    await services.items.deleteItem(owner, item.id);

    await services.profile.deleteAccount(bob, { confirm: 'DELETE' });

    expect(await told(bob.email)).toEqual([]);
  });
});

describe('of a list that is closed to them by now', () => {
  type Close = (services: Services, owner: User, list: List) => Promise<unknown>;
  const closings: [how: string, close: Close][] = [
    ['is private', ({ lists }, owner, { id }) => lists.updateList(owner, id, { privacy: 'PRIVATE' })],
    ['has another link', ({ shareLinks }, owner, { id }) => shareLinks.rotateShareLink(owner, id)],
  ];
  test.for(closings)(
    'that %s, a former guest learns that the gift is gone, and no name from since then',
    async ([, close], { em, services, told }) => {
      const { item, list, guest, owner } = await aGift(em, services);
      await close(services, owner, list);
      await services.lists.updateList(owner, list.id, { name: 'Our secret' });
      await services.items.updateItem(owner, item.id, { title: 'Ring' });
      expect(await told(guest)).toEqual([]);

      await services.items.deleteItem(owner, item.id);

      const [mail] = await told(guest);
      expect(mail?.subject).toBe('News about something you bought');
      expect(mail?.text).toMatch(/^- A gift, bought on .*: It’s no longer on the list\.$/m);
      const said = `${mail?.text}${mail?.html}`.replaceAll(mail?.unsubscribeUrl ?? '', '');
      expect(said).not.toMatch(/secret|Ring|\/shared\//);
    },
  );

  test('what an item was called while it was private stays untold', async ({ em, services, told }) => {
    const { item, list, guest, owner } = await aGift(em, services);

    await services.lists.updateList(owner, list.id, { privacy: 'PRIVATE' });
    for (const title of ['Ring', 'Book']) await services.items.updateItem(owner, item.id, { title });
    await services.lists.updateList(owner, list.id, { privacy: 'PUBLIC' });
    await services.items.deleteItem(owner, item.id);

    const [mail] = await told(guest);
    expect(mail?.subject).toBe('News about Book');
    expect(`${mail?.text}${mail?.html}`).not.toContain('Ring');
  });

  test('an edit just before it was made private stays untold', async ({ em, services, told }) => {
    const { item, list, guest, owner } = await aGift(em, services);

    await services.items.updateItem(owner, item.id, { title: 'Ring' });
    await services.lists.updateList(owner, list.id, { privacy: 'PRIVATE' });

    expect(await told(guest)).toEqual([]);
  });
});
