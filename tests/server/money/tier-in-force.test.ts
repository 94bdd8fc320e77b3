import { expect } from 'vitest';
import { tierInForce } from '../../../server/core/plans/plan.rules.ts';
import { TIER_IN_FORCE } from '../../../server/core/plans/tier-in-force.ts';
import { StoredSettings, THE_SETTINGS } from '../../../server/core/settings/stored-settings.entity.ts';
import { User } from '../../../server/core/users/user.entity.ts';
import { BillingAccount } from '../../../server/money/billing/billing-account.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { aList } from '../../builders/lists.ts';
import { send } from '../graphql.ts';
import { buy, portalOf, press, switchPayments } from '../payments.ts';
import { test as base, checkout, tell } from './stripe-shop.ts';

/** One account, and what can happen to its plan. */
const test = base.extend('account', async ({ app, em, orm, infrastructure }, { onCleanup }) => {
  await switchPayments(orm, infrastructure);
  onCleanup(async () => {
    await orm.em.fork().nativeDelete(StoredSettings, {});
    await infrastructure.settings.refresh();
  });
  const [admin, user] = [await aUser(em, { role: 'ADMIN' }), await aUser(em)];
  const list = await aList(em, { owner: user, privacy: 'PUBLIC' });
  const done = async (mutation: string) => {
    const { errors } = await send(app, `mutation { ${mutation} }`, admin);
    expect(errors).toBeUndefined();
  };
  const act = async (action: string, times = 1) => {
    for (let time = 0; time < times; time++) await press(app, await portalOf(app, user), action);
  };
  /** As the statements of a shared list say it, as the rule says it, and as people meet it: are colours taken, are they shown? */
  const tiers = async () => {
    const [{ inSql }] = await orm.em
      .fork()
      .execute<[{ inSql: string }]>(`select ${TIER_IN_FORCE} as "inSql" from users o where o.id = ?`, [user.id]);
    const { subscriptionTier } = await orm.em.fork().findOneOrFail(User, user.id);
    const inCode = tierInForce(subscriptionTier, infrastructure.settings.now);
    const colours = `mutation { setBranding(listId: "${list.id}", accentColor: PLUM) { id } }`;
    const isTaken = !(await send(app, colours, user)).errors;
    const { data } = await send(app, `{ sharedList(token: "${list.shareToken}") { branding { accentColor } } }`, null);
    return { inSql, inCode, isTaken, isShown: data.sharedList.branding !== null };
  };
  const give = (tier: string) => done(`setUserTier(userId: "${user.id}", tier: ${tier}) { tier }`);
  const everything = (is: boolean) => done(`saveSettings(changes: { everythingForEverybody: ${is} }) { siteName }`);
  const store = async (values: object) => {
    await orm.em.fork().upsert(StoredSettings, { id: THE_SETTINGS, values, updatedAt: new Date() });
    await infrastructure.settings.refresh();
  };
  return { user, tiers, act, give, everything, store };
});

const as = (tier: string, isTaken = tier === 'PREMIUM') => ({ inSql: tier, inCode: tier, isTaken, isShown: isTaken });

test('the plan in force is the same to statements and to services, whatever became of it', async ({ app, account }) => {
  const { user, tiers, act, give, everything, store } = account;
  expect(await tiers(), 'never paid').toEqual(as('FREE'));

  await give('STANDARD');
  expect(await tiers(), 'given Standard').toEqual(as('STANDARD'));
  await give('PREMIUM');
  expect(await tiers(), 'given Premium').toEqual(as('PREMIUM'));
  await give('FREE');
  expect(await tiers(), 'the gift taken back').toEqual(as('FREE'));

  await buy(app, user, { planId: 'standard' });
  expect(await tiers(), 'Standard bought').toEqual(as('STANDARD'));
  await everything(true);
  expect(await tiers(), 'a payer, where everybody gets everything').toEqual(as('PREMIUM'));
  await everything(false);
  expect(await tiers(), 'and no longer').toEqual(as('STANDARD'));
  await act('cancel');
  expect(await tiers(), 'cancelled, and paid until the end').toEqual(as('STANDARD'));
  await act('move-clock');
  expect(await tiers(), 'cancelled, and over').toEqual(as('FREE'));

  await buy(app, user, { card: 'failsLater' });
  expect(await tiers(), 'Premium bought').toEqual(as('PREMIUM'));
  await act('move-clock');
  expect(await tiers(), 'a bill that failed, in the days of grace').toEqual(as('PREMIUM'));
  await act('move-clock', 3);
  expect(await tiers(), 'after the grace').toEqual(as('FREE'));

  await everything(true);
  expect(await tiers(), 'free, where everybody gets everything').toEqual(as('PREMIUM'));
  await store({});
  expect(await tiers(), 'settings without a word of it').toEqual(as('FREE'));
});

test('a trial at Stripe is the plan that is tried', async ({ account, shop, stripe, em }) => {
  const { user, tiers } = account;
  for (const event of stripe.pay((await checkout(shop, user)).id)) await tell(shop, event);
  const { customerId } = await em.fork().findOneOrFail(BillingAccount, { user });
  const become = async (status: 'trialing' | 'paused') => {
    for (const event of stripe.change(customerId ?? '', (subscription) => Object.assign(subscription, { status })))
      await tell(shop, event);
  };

  await become('trialing');
  expect(await tiers(), 'tried').toEqual(as('PREMIUM'));

  await become('paused');
  expect(await tiers(), 'the trial over, and no card').toEqual(as('FREE'));
});
