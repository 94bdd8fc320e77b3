import { beforeEach, expect } from 'vitest';
import { ANY_NUMBER } from '../../../../server/lists/lists/any-number.rules.ts';
import { servicesOn, test } from '../../server-test.ts';
import { aSharedGift, EUR, KEY, newWorld } from './pledging.ts';

beforeEach(newWorld);

const aFund = (em: Parameters<typeof aSharedGift>[0], { priceMinor }: { priceMinor: number | null }) =>
  aSharedGift(em, { title: 'Honeymoon', isGroupGift: false, isFund: true, quantityDesired: ANY_NUMBER, priceMinor });

test('people without a proved address share three quarters of a fund with their network, however many keys they make', async ({
  em,
  orm,
  infrastructure,
}) => {
  const item = await aFund(em, { priceMinor: 100_000 });
  const other = await aFund(em, { priceMinor: 100_000 });
  const { shareToken } = item.list.unwrap();
  const give = (network: string, name: string, amountMinor: number, to = item) =>
    servicesOn(orm, infrastructure, network).pledges.pledgeShared(null, to.list.unwrap().shareToken, to.id, {
      ...{ name, guestKey: KEY(name), amount: EUR(amountMinor) },
    });
  const home = `2001:db8:${shareToken.slice(0, 4)}:1::`;
  await give(home, 'a', 40_000);
  const limited = { code: 'RATE_LIMITED', message: expect.stringContaining('Sign in') };
  await expect(give(home, 'b', 40_000)).rejects.toMatchObject(limited);
  await give(home, 'c', 35_000); // a refusal took nothing of the network's room
  await expect(give(home, 'd', 1)).rejects.toMatchObject(limited);
  await give(home, 'd', 40_000, other);
  await give('2001:db8:ffff:2::', 'e', 25_000);
});

test('a guest gives their network its room again with a promise that they correct, and never more than it took', async ({
  em,
  orm,
  infrastructure,
}) => {
  const item = await aFund(em, { priceMinor: 100_000 });
  const [home, away] = [`2001:db8:${item.id.slice(0, 4)}:3::`, `2001:db8:${item.id.slice(0, 4)}:4::`];
  const on = (network: string) => servicesOn(orm, infrastructure, network);
  const give = async (network: string, name: string, amountMinor: number, key?: string) => {
    const giver = { name, guestKey: KEY(name), amount: EUR(amountMinor) };
    return (await on(network).pledges.pledgeShared(null, item.list.unwrap().shareToken, item.id, giver, key)).pledge;
  };
  const takeBack = (network: string, name: string, pledgeId: string) =>
    on(network).ownPledges.undo(null, { pledgeId, guestKey: KEY(name) });
  const limited = { code: 'RATE_LIMITED' };
  await takeBack(home, 'a', (await give(home, 'a', 50_000)).id);
  const corrected = await give(home, 'a', 40_000);
  const partners = await give(home, 'b', 35_000, 'partner');
  await expect(give(home, 'c', 1)).rejects.toMatchObject(limited);
  expect((await give(home, 'b', 35_000, 'partner')).id).toBe(partners.id); // the same call, whose answer was lost

  await takeBack(away, 'b', partners.id); // makes no room on a network that has given nothing
  await expect(give(home, 'c', 1)).rejects.toMatchObject(limited);
  await on(home).openPledges.release(item.list.unwrap().owner.unwrap(), item.id, corrected.id);
  await expect(give(home, 'c', 1)).rejects.toMatchObject(limited); // what others take back stays counted
  await give(away, 'd', 50_000);
  await give(away, 'e', 25_000);
  await expect(give(away, 'f', 1)).rejects.toMatchObject(limited);
});

test('a guest has no room on their network for what they promised before the count began', async ({
  em,
  orm,
  infrastructure,
}) => {
  const item = await aFund(em, { priceMinor: 100_000 });
  const services = servicesOn(orm, infrastructure, `2001:db8:${item.id.slice(0, 4)}:5::`);
  const give = async (name: string, amountMinor: number) => {
    const giver = { name, guestKey: KEY(name), amount: EUR(amountMinor) };
    return (await services.pledges.pledgeShared(null, item.list.unwrap().shareToken, item.id, giver)).pledge;
  };
  const [old, paid] = [await give('a', 40_000), await give('b', 35_000)];
  await em.execute("update pledges set created_at = now() - interval '31 days' where id = ?", [old.id]);
  await services.ownPledges.undo(null, { pledgeId: old.id, guestKey: KEY('a') });
  await services.ownPledges.update(null, { pledgeId: paid.id, guestKey: KEY('b') }, { isPaid: true });
  await services.ownPledges.undo(null, { pledgeId: paid.id, guestKey: KEY('b') });
  await expect(give('c', 1)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
});

test('no fund is filled with small promises', async ({ em, orm, infrastructure }) => {
  const item = await aFund(em, { priceMinor: null });
  const { shareToken } = item.list.unwrap();
  const give = (place: number) =>
    servicesOn(orm, infrastructure, '2001:db8:aaaa:7::').pledges.pledgeShared(null, shareToken, item.id, {
      ...{ name: 'Duck', guestKey: KEY(`Duck ${place}`), amount: EUR(1) },
    });
  for (let place = 0; place < 40; place++) await give(place);
  await infrastructure.rateLimits.giveBackPartOfNetwork('pledgeOfNetwork', '2001:db8:aaaa:7::', {
    ...{ itemId: item.list.id, points: 40 }, // a day later
  });
  for (let place = 40; place < 75; place++) await give(place);
  await expect(give(75)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
});
