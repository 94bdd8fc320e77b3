import { expect } from 'vitest';
import { newSecret } from '../../../../server/base/database/secret-token.ts';
import type { User } from '../../../../server/core/users/user.entity.ts';
import type { List } from '../../../../server/lists/lists/list.entity.ts';
import type { OffListGift } from '../../../../server/lists/off-list-gifts/off-list-gift.entity.ts';
import type { Services } from '../../../../server/services.ts';
import { aUser } from '../../../builders/accounts.ts';
import { anIdea } from '../../../builders/ideas.ts';
import { aList, anItem } from '../../../builders/lists.ts';
import { servicesOn, test } from '../../server-test.ts';

type World = Parameters<typeof aList>[0];

const newKey = () => newSecret() + newSecret();

async function aWish(em: World, ideaCount = 0) {
  const list = await aList(em, { privacy: 'PUBLIC', isNameEnough: true });
  const item = await anItem(em, { list, quantityDesired: 99, priceMinor: 100_000, currency: 'EUR', isGroupGift: true });
  const ideas: OffListGift[] = [];
  for (let count = 0; count < ideaCount; count++) ideas.push(await anIdea(em, { list }));
  return { list, held: await anItem(em, { list, quantityDesired: 99 }), pooled: item, ideas };
}

type Wish = Awaited<ReturnType<typeof aWish>>;

/** All that givers write with a key of their own making, and how much of it one network does on one list. */
const WRITES: Record<
  string,
  { most: number; ideas?: number; write: (services: Services, wish: Wish, viewer: User | null) => Promise<unknown> }
> = {
  'gifts that are not on the list': {
    most: 15,
    write: ({ offListGifts }, { list }, viewer) => offListGifts.add(viewer, list.shareToken, { guestKey: newKey() }),
  },
  questions: {
    most: 20,
    write: ({ questions }, { list, held }, viewer) =>
      questions.ask(viewer, list.shareToken, held.id, { text: 'Blue?' }),
  },
  reservations: {
    most: 20,
    write: ({ purchases }, { list, held }, viewer) =>
      purchases.reserveShared(viewer, list.shareToken, held.id, { ...named(viewer), guestKey: newKey() }),
  },
  'reservations of ideas': {
    most: 20,
    ideas: 25,
    write: ({ offListGifts }, { list, ideas }, viewer) => {
      const taken = { isHeld: true, ...(viewer ? {} : { guestKey: newKey() }) };
      return offListGifts.take(viewer, list.shareToken, ideas.pop()?.id ?? '', taken);
    },
  },
  pledges: {
    most: 40,
    write: ({ pledges }, { list, pooled }, viewer) => {
      const amount = { currency: 'EUR', amountMinor: 100 };
      return pledges.pledgeShared(viewer, list.shareToken, pooled.id, { amount, ...named(viewer), guestKey: newKey() });
    },
  },
};

const named = (viewer: User | null) => (viewer ? {} : { email: `${crypto.randomUUID()}@example.test`, name: 'Ann' });

test.for(Object.entries(WRITES))(
  'made-up keys of one network do not fill a list with %s, and the rest of the world and people with an account go on',
  async ([, { most, ideas, write }], { em, orm, infrastructure }) => {
    const wish = await aWish(em, ideas);
    const from = (address: string) => servicesOn(orm, infrastructure, address);
    const stranger = `2001:db8:${wish.list.id.slice(0, 4)}::`;
    for (let count = 0; count < most; count++) await write(from(stranger), wish, null);

    await expect(write(from(stranger), wish, null)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      message: expect.stringContaining('Sign in'),
    });
    const unproved = await aUser(em, { emailVerifiedAt: null });
    await expect(write(from(stranger), wish, unproved)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await write(from(stranger), wish, await aUser(em, { emailVerifiedAt: new Date() }));
    await write(from('2001:db8:ffff::'), wish, null);
    await write(from(stranger), await aWish(em, ideas), null);
  },
);

test('calls that are refused, and calls that are repeated, leave a network its room', async ({
  em,
  orm,
  infrastructure,
}) => {
  const { list } = await aWish(em);
  const { offListGifts } = servicesOn(orm, infrastructure, '2001:db8:aaaa::');
  const guestKey = newKey();
  const add = (key: string, owner = guestKey) => offListGifts.add(null, list.shareToken, { guestKey: owner }, key);
  for (let count = 0; count < 5; count++) await add(`k${count}`);
  for (let count = 0; count < 20; count++) {
    await add('k1');
    await expect(add(`more ${count}`)).rejects.toMatchObject({ code: 'CONFLICT' }); // five of one giver
  }
  for (let count = 0; count < 10; count++) await add('k', newKey());

  await expect(add('k', newKey())).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect(await roomOf(list)).toBe(15);

  async function roomOf({ shareToken }: List) {
    const viewer = await aUser(em);
    return (await offListGifts.giftsBeside(viewer, shareToken, null)).length;
  }
});
