import type { EntityManager } from '@mikro-orm/postgresql';
import { addMinutes } from 'date-fns';
import { describe, expect } from 'vitest';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import type { User } from '../../../server/core/users/user.entity.ts';
import { tellBuyers } from '../../../server/lists/buyer-mails/tell-buyers.ts';
import type { List } from '../../../server/lists/lists/list.entity.ts';
import type { Services } from '../../../server/services.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { send } from '../graphql.ts';
import { test as base, PUBLIC_URL } from '../server-test.ts';
import { observe } from '../statements.ts';

const anAddress = () => `${crypto.randomUUID()}@example.test`;

/** `told` gives the subjects and texts that somebody got about gifts, so many minutes from now. */
const test = base.extend('told', async ({ orm, infrastructure }) => async (address: string, minutes = 6) => {
  await tellBuyers(orm.em.fork(), infrastructure.mailQueue, PUBLIC_URL, addMinutes(new Date(), minutes));
  return orm.em.fork().find(Mail, { to: address, kind: 'GIFT_NEWS' }, { orderBy: { id: 'asc' } });
});

/** A surprise for Maya from which a guest has bought a scarf. */
async function aGift(em: EntityManager, services: Services, overrides: Parameters<typeof aList>[1] = {}) {
  const owner = await aUser(em, { name: 'Maya Lindqvist' });
  const surprise = { purchaseVisibility: 'SURPRISE', privacy: 'PUBLIC', eventDate: '2999-12-24' } as const;
  const list = await aList(em, { owner, name: 'Maya turns 30', ...surprise, ...overrides });
  const item = await anItem(em, { list, title: 'Scarf', quantityDesired: 9 });
  const buy = (email: string, viewer: User | null = null) =>
    services.purchases.purchaseShared(viewer, list.shareToken, item.id, { email, quantity: 1 });
  const guest = anAddress();
  return { owner, list, item, buy, guest, purchase: await buy(guest) };
}

type ListChanges = Parameters<Services['lists']['updateList']>[2];
type Visibility = List['purchaseVisibility'];
const show = ({ lists }: Services, { owner, list }: { owner: User; list: List }, purchaseVisibility: Visibility) =>
  lists.updateList(owner, list.id, { purchaseVisibility });

test('who bought during a surprise is told once that its owner ended it and can see who bought', async ({
  em,
  services,
  told,
}) => {
  const gift = await aGift(em, services);
  await show(services, gift, 'OWNER_SEES_BUYERS');
  const later = anAddress();
  await gift.buy(later);

  await told(gift.guest);
  const [mail, ...others] = await told(gift.guest);

  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Maya Lindqvist can see now that Scarf is from you');
  expect(mail?.text).toContain(
    'Maya Lindqvist changed who can see what was bought on the list “Maya turns 30”, or from when, and can see now that this is from you:',
  );
  expect(mail?.text).toMatch(/^- Scarf, bought on .*\d{4}$/m);
  expect(mail?.text).toContain(`\n${PUBLIC_URL}/shared/${gift.list.shareToken}\n`);
  expect(mail?.text).toContain('There’s nothing to do: it’s still yours to give.');
  expect(await told(later)).toEqual([]);
});

test('an end that is taken back within a few minutes is told to nobody, and a later one is', async ({
  em,
  services,
  told,
}) => {
  const gift = await aGift(em, services);
  await show(services, gift, 'OWNER_SEES_BUYERS');
  expect(await told(gift.guest, 4)).toEqual([]);
  await show(services, gift, 'SURPRISE');
  expect(await told(gift.guest)).toEqual([]);

  await show(services, gift, 'OWNER_SEES_BUYERS');
  expect(await told(gift.guest)).toHaveLength(1);
});

test('nobody is told before the owner can see who bought, even if that is later', async ({ em, services, told }) => {
  const gift = await aGift(em, services);
  await show(services, gift, 'OWNER_SEES_TAKEN');
  expect(await told(gift.guest)).toEqual([]);

  await show(services, gift, 'OWNER_SEES_BUYERS');
  expect(await told(gift.guest, 4)).toEqual([]);
  expect(await told(gift.guest)).toHaveLength(1);
});

test('who was promised that the owner never sees who bought is told when that changes', async ({
  em,
  services,
  told,
}) => {
  const gift = await aGift(em, services, { purchaseVisibility: 'OWNER_SEES_TAKEN', eventDate: null });
  await show(services, gift, 'OWNER_SEES_BUYERS');

  const [mail, ...others] = await told(gift.guest);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Maya Lindqvist can see now that Scarf is from you');
});

test('who bought is told, too, where the owner moves the day of the list into the past to see it', async ({
  em,
  services,
  told,
}) => {
  const gift = await aGift(em, services);
  await services.lists.updateList(gift.owner, gift.list.id, {
    purchaseVisibility: 'OWNER_SEES_BUYERS',
    eventDate: '2001-12-24',
  });
  expect(await told(gift.guest)).toHaveLength(1);
});

test('a gift that also has another name is told of in one mail', async ({ em, services, told }) => {
  const gift = await aGift(em, services);
  await services.items.updateItem(gift.owner, gift.item.id, { title: 'Hat' });
  await show(services, gift, 'OWNER_SEES_BUYERS');

  const [mail, ...others] = await told(gift.guest);
  expect(others).toEqual([]);
  expect(mail?.text).toMatch(
    /^- Scarf, bought on .*: It’s now called “Hat”\. Maya Lindqvist can see now that it’s from you\.$/m,
  );
});

describe('nobody is told', () => {
  test('who put the gift back, bought before it was a surprise, or is surprised as well', async ({
    em,
    services,
    told,
  }) => {
    const gift = await aGift(em, services, { purchaseVisibility: 'OWNER_SEES_BUYERS' });
    await show(services, gift, 'SURPRISE');
    const [back, kept] = [anAddress(), anAddress()];
    const { purchase, undoToken } = await gift.buy(back);
    await gift.buy(kept);
    const tom = await aUser(em);
    await gift.buy(tom.email);
    await aCollaborator(em, { list: gift.list, user: tom });
    await show(services, gift, 'OWNER_SEES_BUYERS');
    await services.purchases.undoShared(null, gift.list.shareToken, purchase.id, undoToken);

    expect(await told(kept)).toHaveLength(1);
    for (const untold of [gift.guest, back, tom.email]) expect(await told(untold)).toEqual([]);
  });
});

test.for<[what: string, change: (services: Services, owner: User, list: List) => Promise<unknown>]>([
  [
    'is private',
    ({ lists }, owner, { id }) => lists.updateList(owner, id, { privacy: 'PRIVATE', name: 'Our wedding' }),
  ],
  [
    'has another link',
    async ({ lists, shareLinks }, owner, { id }) => {
      await shareLinks.rotateShareLink(owner, id);
      await lists.updateList(owner, id, { name: 'Our wedding' });
    },
  ],
])(
  'who bought is told, too, where the list %s by then, but neither its name nor what is on it',
  async ([, change], { em, services, told }) => {
    const gift = await aGift(em, services);
    await change(services, gift.owner, gift.list);
    await services.items.updateItem(gift.owner, gift.item.id, { title: 'Ring' });
    await show(services, gift, 'OWNER_SEES_BUYERS');

    const [mail, ...others] = await told(gift.guest);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('The owner of a list can see now that your gift is from you');
    expect(mail?.text).toMatch(/^- A gift, bought on .*\d{4}$/m);
    const said = `${mail?.text}${mail?.html}`.replaceAll(mail?.unsubscribeUrl ?? '', '');
    expect(said).not.toMatch(/Maya|Our wedding|Ring|Scarf|\/shared\//);
  },
);

describe('a day from which the owner sees who bought', () => {
  /** As if the clock had gone on past the day of the list. */
  const itsDayComes = (em: EntityManager, { id }: List) =>
    em.execute(`update lists set event_starts_at = now() - interval '1 minute' where id = ?`, [id]);
  const NEVER = { purchaseVisibility: 'OWNER_SEES_TAKEN', eventDate: null } as const;
  const theDay = (eventDate: string) => ({ purchaseVisibility: 'SURPRISE', eventDate }) as const;

  test('is told when it comes to those who were promised that the owner never would, and to nobody who knew it', async ({
    em,
    services,
    told,
  }) => {
    const gift = await aGift(em, services, NEVER);
    await services.lists.updateList(gift.owner, gift.list.id, theDay('2999-12-24'));
    const later = anAddress();
    await gift.buy(later);
    expect(await told(gift.guest)).toEqual([]);

    await itsDayComes(em, gift.list);
    expect(await told(gift.guest)).toHaveLength(1);
    expect(await told(later)).toEqual([]);
  });

  test('is told when it comes to those who had bought before it was brought closer', async ({ em, services, told }) => {
    const gift = await aGift(em, services);
    await services.lists.updateList(gift.owner, gift.list.id, { eventDate: '2999-12-01' });
    expect(await told(gift.guest)).toEqual([]);

    await itsDayComes(em, gift.list);
    expect(await told(gift.guest)).toHaveLength(1);
  });

  test.for<[string, ListChanges, ListChanges]>([
    ['brought closer and put back', { eventDate: '2999-12-01' }, { eventDate: '2999-12-24' }],
    ['moved further away', { eventDate: '2999-12-27' }, {}],
  ])('is told to nobody where it is %s', async ([, first, then], { em, services, told }) => {
    const gift = await aGift(em, services);
    for (const changes of [first, then]) await services.lists.updateList(gift.owner, gift.list.id, changes);

    await itsDayComes(em, gift.list);
    expect(await told(gift.guest)).toEqual([]);
  });
});

test('ending a surprise does the same work whether or not something was bought', async ({
  orm,
  app,
  services,
  infrastructure,
}) => {
  const record = async (isBought: boolean) => {
    const em = orm.em.fork();
    const gift = await aGift(em, services);
    const { list, purchase } = gift;
    if (!isBought) await services.purchases.undoShared(null, list.shareToken, purchase.purchase.id, purchase.undoToken);
    await infrastructure.listVisits.flush();
    await infrastructure.abuseWatch.flush();
    const changes = '{ purchaseVisibility: OWNER_SEES_BUYERS }';
    const { statements } = await observe(() =>
      send(app, `mutation { updateList(id: "${list.id}", changes: ${changes}) { id } }`, gift.owner),
    );
    return statements;
  };

  const [bought, not] = [await record(true), await record(false)];
  expect(bought).toEqual(not);
  expect(bought.join('\n')).toContain('hidden_buyers');
  expect(bought.join('\n')).not.toMatch(/(from|join|into) "?(purchases|purchase_notices)\b/);
});
