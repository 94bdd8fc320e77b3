import type { EntityManager } from '@mikro-orm/postgresql';
import { addDays, addHours, addMinutes, startOfDay, subDays } from 'date-fns';
import { describe, expect } from 'vitest';
import { Mail } from '../../../../server/core/email/mail.entity.ts';
import { Purchase } from '../../../../server/lists/items/purchase.entity.ts';
import type { List } from '../../../../server/lists/lists/list.entity.ts';
import { Pledge } from '../../../../server/lists/pledges/pledge.entity.ts';
import { Pool } from '../../../../server/lists/pledges/pool.entity.ts';
import { remindGivers } from '../../../../server/lists/reminders/remind-givers.ts';
import { aUser } from '../../../builders/accounts.ts';
import { aCollaborator } from '../../../builders/collaborators.ts';
import { aList, anItem } from '../../../builders/lists.ts';
import { PUBLIC_URL, test as serverTest } from '../../server-test.ts';

const newEmail = () => `${crypto.randomUUID()}@example.test`;
const dayFromNow = (days: number) => addDays(startOfDay(new Date()), days).toISOString().slice(0, 10);

/** Ten in the morning, so many days from now. */
const at = (days: number) => addHours(startOfDay(addDays(new Date(), days)), 10);

const test = serverTest
  .extend('remind', async ({ orm, infrastructure }) => async (now: Date) => {
    const { mailQueue, giftLinks, settings } = infrastructure;
    await remindGivers(orm.em.fork(), { mailQueue, giftLinks, settings: settings.now }, now);
  })
  .extend(
    'mailsTo',
    async ({ orm }) =>
      async (to: string) =>
        orm.em.fork().find(Mail, { to }, { orderBy: { id: 'asc' } }),
  );

/** A list whose day is in three weeks. */
async function aParty(em: EntityManager, overrides = {}) {
  return aList(em, { privacy: 'PUBLIC', name: 'Ida turns 7', eventDate: dayFromNow(21), ...overrides });
}

/** Reserves until the day itself, unless it says otherwise. */
async function aHold(em: EntityManager, list: List, overrides: object = {}) {
  const { title = 'Kite', ...purchase } = overrides as { title?: string };
  const item = await anItem(em, { list, title, quantityPurchased: 1 });
  const guestEmail = newEmail();
  const held = { item, quantity: 1, guestEmail, heldUntil: addDays(startOfDay(new Date()), 22) };
  const made = em.create(Purchase, { ...held, ...purchase });
  await em.flush();
  return made;
}

describe('a giver who holds a gift until the day', () => {
  test('is reminded once, a week before, in one mail for a list, with one link that ends it', async ({
    em,
    app,
    remind,
    mailsTo,
  }) => {
    const list = await aParty(em);
    const { guestEmail } = await aHold(em, list);
    await aHold(em, list, { title: 'Scooter', guestEmail });

    await remind(at(13));
    expect(await mailsTo(guestEmail)).toEqual([]);
    await Promise.all(Array.from({ length: 4 }, () => remind(at(14))));
    await remind(at(15));

    const [mail, ...more] = await mailsTo(guestEmail);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: '“Ida turns 7” is in 7 days', aboutListIds: [list.id] });
    expect(mail?.text).toContain('still to buy: Kite\n- Held for you, and still to buy: Scooter');
    expect(mail?.text).toContain(`${PUBLIC_URL}/gifts#found=`);
    const path = new URL(mail?.unsubscribeUrl ?? '').pathname;
    await app.inject({ method: 'POST', url: path, payload: 'List-Unsubscribe=One-Click' });
    const other = await aParty(em);
    await aHold(em, other, { guestEmail });
    await remind(at(14));
    expect(await mailsTo(guestEmail)).toHaveLength(1);
  });

  test('is not, where its own mail comes before the day, once it is bought, or at night', async ({
    em,
    remind,
    mailsTo,
  }) => {
    const list = await aParty(em);
    const lapsing = await aHold(em, list, { heldUntil: at(18) });
    const bought = await aHold(em, list, { heldUntil: null });
    const tokyo = await aHold(em, await aParty(em, { timeZone: 'Asia/Tokyo' }));
    const closed = await aHold(em, await aParty(em, { privacy: 'PRIVATE' }));

    await remind(addMinutes(at(14), 5 * 60)); // midnight in Tokyo

    for (const { guestEmail } of [lapsing, bought, tokyo, closed]) expect(await mailsTo(guestEmail)).toEqual([]);
  });

  test('who receives the gifts by now, or from whom they are kept, is not', async ({ em, remind, mailsTo }) => {
    const list = await aParty(em, { purchaseVisibility: 'SURPRISE' });
    const [editor, owner] = [await aCollaborator(em, { list, role: 'EDITOR' }), list.owner.unwrap()];
    await aHold(em, list, { guestEmail: editor.email });
    await aHold(em, list, { guestEmail: owner.email });
    const helper = await aCollaborator(em, { list, role: 'HELPER' });
    await aHold(em, list, { guestEmail: '', buyer: helper });

    await remind(at(14));

    expect([await mailsTo(editor.email), await mailsTo(owner.email)]).toEqual([[], []]);
    const [mail] = await mailsTo(helper.email);
    expect(mail?.text).toContain(`${PUBLIC_URL}/gifts\n`);
  });
});

test('a friend who shares a gift that is bought is reminded of their part until they paid, and the organiser is not', async ({
  em,
  remind,
  mailsTo,
}) => {
  const list = await aParty(em);
  const item = await anItem(em, {
    list,
    title: 'Sofa',
    isGroupGift: true,
    pledgeCurrency: 'EUR',
    quantityPurchased: 1,
  });
  const ann = await aUser(em);
  ann.preferences.language = 'de';
  const share = (about: object) =>
    em.create(Pledge, { item, amountMinor: 1000, guestEmail: '', createdAt: subDays(new Date(), 2), ...about });
  const organiser = share({ guestEmail: newEmail() });
  share({ buyer: ann });
  const paid = share({ guestEmail: newEmail(), paidAt: new Date(), confirmedAt: new Date() });
  const purchase = em.create(Purchase, { item, quantity: 1, guestEmail: organiser.guestEmail });
  em.create(Pool, { item, organiser, purchase, payBack: 'sealed' });
  await em.flush();

  await remind(at(14));
  await remind(at(14));

  expect([await mailsTo(organiser.guestEmail), await mailsTo(paid.guestEmail)]).toEqual([[], []]);
  const mails = await mailsTo(ann.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['„Ida turns 7“ ist in 7 Tagen']);
  expect(mails[0]?.text).toContain('Sofa');
});

test('a giver who promised something to a fund is reminded once, until they marked it as paid or it came', async ({
  em,
  remind,
  mailsTo,
}) => {
  const list = await aParty(em, { purchaseVisibility: 'SURPRISE' });
  const fund = { list, title: 'Honeymoon', isFund: true, currency: 'EUR', pledgeCurrency: 'EUR', pledgeCount: 4 };
  const item = await anItem(em, fund);
  const give = (about: object) =>
    em.create(Pledge, { item, amountMinor: 1000, createdAt: subDays(new Date(), 2), guestEmail: newEmail(), ...about });
  const promised = give({});
  const owners = give({ guestEmail: list.owner.unwrap().email });
  const done = [give({ paidAt: new Date() }), give({ confirmedAt: new Date() })];
  em.create(Pool, { item });
  await em.flush();

  await Promise.all([remind(at(14)), remind(at(14))]);
  await remind(at(15));

  const [mail, ...more] = await mailsTo(promised.guestEmail);
  expect(more).toEqual([]);
  expect(mail?.text).toContain('Promised by you, and not marked as paid: Honeymoon');
  for (const { guestEmail } of [owners, ...done]) expect(await mailsTo(guestEmail)).toEqual([]);
});

test('an organiser is reminded to confirm what friends say they paid, and not once all is confirmed', async ({
  em,
  remind,
  mailsTo,
}) => {
  const list = await aParty(em);
  const aPool = async (title: string, isConfirmed: boolean) => {
    const item = await anItem(em, { list, title, isGroupGift: true, pledgeCurrency: 'EUR', pledgeCount: 2 });
    const createdAt = subDays(new Date(), 2);
    const organiser = em.create(Pledge, { item, amountMinor: 1000, guestEmail: newEmail(), createdAt });
    const confirmedAt = isConfirmed ? new Date() : null;
    const guestEmail = newEmail();
    const friend = em.create(Pledge, { item, amountMinor: 900, guestEmail, createdAt, paidAt: createdAt, confirmedAt });
    em.create(Pool, { item, organiser });
    await em.flush();
    return [organiser.guestEmail, friend.guestEmail] as const;
  };
  const [organiser, friend] = await aPool('Sofa', false);
  const [content] = await aPool('Bench', true);

  await remind(at(14));
  await remind(at(14));

  const mails = await mailsTo(organiser);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('Friends say they’ve paid you their part. Please confirm what has come: Sofa');
  expect([await mailsTo(friend), await mailsTo(content)]).toEqual([[], []]);
});
