import { expect } from 'vitest';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import type { User } from '../../../server/core/users/user.entity.ts';
import { StoredPaymentEvent } from '../../../server/money/billing/payment-event.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { send } from '../graphql.ts';
import { buy, portalOf, press, subscriptionOf, switchPayments } from '../payments.ts';
import { test as base, PUBLIC_URL } from '../server-test.ts';

/** `mailsTo` is what somebody was written about their plan, oldest first. */
const test = base
  .extend('isOn', { auto: true }, async ({ orm, infrastructure }, { onCleanup }) => {
    await switchPayments(orm, infrastructure);
    onCleanup(() => switchPayments(orm, infrastructure, false));
    return true;
  })
  .extend(
    'mailsTo',
    async ({ orm }) =>
      ({ email }: User) =>
        orm.em.fork().find(Mail, { to: email }, { orderBy: { id: 'asc' } }),
  );

const day = (at: string) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(at),
  );

test('a renewal that fails is told once, with the card, the last day of grace and where to change the card', async ({
  em,
  app,
  mailsTo,
}) => {
  const user = await aUser(em, { name: 'Ann' });
  await buy(app, user, { card: 'failsLater' });
  const portal = await portalOf(app, user);
  expect(await mailsTo(user)).toEqual([]);

  await press(app, portal, 'move-clock');
  await press(app, portal, 'move-clock'); // tried again in vain

  const { graceEndsAt } = await subscriptionOf(app, user);
  const [mail, ...others] = await mailsTo(user);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Your payment for Premium didn’t go through');
  expect(mail?.text).toContain(
    `We couldn’t charge Visa •••• 0341 for your Premium plan. You still have everything, until ${day(graceEndsAt)}.`,
  );
  expect(mail?.text).toContain(`${PUBLIC_URL}/subscription`);
});

test('a plan that could not be paid to the end of its grace is told to have ended', async ({ em, app, mailsTo }) => {
  const user = await aUser(em);
  await buy(app, user, { card: 'failsLater' });
  const portal = await portalOf(app, user);

  for (let times = 0; times < 4; times++) await press(app, portal, 'move-clock');

  expect((await mailsTo(user)).map(({ subject }) => subject)).toEqual([
    'Your payment for Premium didn’t go through',
    'Your Premium plan has ended',
  ]);
});

test('a cancellation is confirmed with its day, once for each time', async ({ em, app, mailsTo }) => {
  const user = await aUser(em);
  await buy(app, user, { planId: 'standard' });
  const endsOn = day((await subscriptionOf(app, user)).currentPeriodEnd);
  const portal = await portalOf(app, user);

  await press(app, portal, 'cancel');
  await press(app, portal, 'cancel');
  await press(app, portal, 'change-card', { card: 'mastercard' });
  expect((await mailsTo(user)).map(({ subject }) => subject)).toEqual([`Your Standard plan ends on ${endsOn}`]);

  await press(app, portal, 'resume');
  await press(app, portal, 'cancel');
  await press(app, portal, 'move-clock');

  expect((await mailsTo(user)).map(({ subject }) => subject)).toEqual([
    `Your Standard plan ends on ${endsOn}`,
    `Your Standard plan ends on ${endsOn}`,
    'Your Standard plan has ended',
  ]);
});

test('an event that comes late or again is told nobody', async ({ em, app, infrastructure, mailsTo }) => {
  const user = await aUser(em);
  await buy(app, user, { card: 'failsLater' });
  const portal = await portalOf(app, user);
  await press(app, portal, 'move-clock');
  await press(app, portal, 'change-card', { card: 'visa' });
  const events = await em.find(StoredPaymentEvent, { account: { user } }, { populate: ['account'] });

  for (const { eventId, fact, occurredAt, account } of events) {
    const customerId = account.unwrap().customerId ?? '';
    await infrastructure.paymentIntake.receive('TEST', { eventId, fact, occurredAt, customerId });
    await infrastructure.paymentIntake.receive('TEST', { eventId: `late ${eventId}`, fact, occurredAt, customerId });
  }

  expect(await mailsTo(user)).toHaveLength(1);
});

test('a plan that an administrator’s takes the place of ends without a word', async ({ em, app, mailsTo }) => {
  const [admin, user] = [await aUser(em, { role: 'ADMIN' }), await aUser(em)];
  await buy(app, user, { planId: 'standard' });

  await send(app, `mutation { setUserTier(userId: "${user.id}", tier: PREMIUM) { tier } }`, admin);

  expect(await mailsTo(user)).toEqual([]);
});
