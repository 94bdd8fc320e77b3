import type { FastifyInstance } from 'fastify';
import { beforeEach, expect } from 'vitest';
import { THANKS_MAILS_A_DAY, UNPROVED_MAILS_A_DAY } from '../../../../server/base/rate-limits/limits.ts';
import { Mail } from '../../../../server/core/email/mail.entity.ts';
import { THANKS_LINK_DAYS } from '../../../../server/lists/guest-keys/gift-links.ts';
import { aUser } from '../../../builders/accounts.ts';
import { anItem } from '../../../builders/lists.ts';
import { test } from '../../server-test.ts';
import { observe } from '../../statements.ts';
import { newWorld } from './pledging.ts';
import { aGivenList, type Em, email, giftsOf, idsOf, mailTo, ownOf, purchase, thank } from './thanking.ts';

beforeEach(newWorld);

const DAY_MS = 86_400_000;

const titlesOf = (title: string, count: number) => Array.from({ length: count }, (_, at) => `${title} ${at}`);

/** Thanks for each gift by itself. */
async function thankEach(app: FastifyInstance, { owner, list }: Awaited<ReturnType<typeof aGivenList>>) {
  for (const { id } of await giftsOf(app, list, owner))
    expect((await thank(app, list, [id], owner)).errors).toBeUndefined();
}

async function aListWithGiftsTo(em: Em, app: FastifyInstance, addresses: string[]) {
  const given = await aGivenList(em, app, []);
  for (const [at, to] of addresses.entries()) {
    const item = await anItem(em, { list: given.list, title: `Mug ${at}` });
    await purchase(app, given.list, item, { name: 'Ann', email: to });
  }
  return given;
}

test('an address that nobody has proved gets a few notes a day, by one writer or several', async ({ orm, app }) => {
  const em = orm.em.fork();
  const tagged = email('Ann').replace('@', '+tag@');
  const many = Array.from({ length: UNPROVED_MAILS_A_DAY }, () => email('Ann'));
  await thankEach(app, await aListWithGiftsTo(em, app, many));
  const other = await aListWithGiftsTo(em, app, [email('Ann'), tagged, email('Ben')]);

  await thankEach(app, other);

  expect(await mailTo(em, email('Ann'))).toHaveLength(UNPROVED_MAILS_A_DAY);
  expect(await mailTo(em, tagged)).toEqual([]);
  expect(await mailTo(em, email('Ben'))).toHaveLength(1);
  const gifts = await giftsOf(app, other.list, other.owner);
  expect(gifts.map(({ thanks }: { thanks: object | null }) => thanks !== null)).toEqual([true, true, true]);
});

test('a giver with a proved address gets each note by mail', async ({ orm, app }) => {
  const em = orm.em.fork();
  const giver = await aUser(em, { emailVerifiedAt: new Date() });
  const given = await aGivenList(em, app, []);
  for (const title of titlesOf('Mug', UNPROVED_MAILS_A_DAY + 1))
    await purchase(app, given.list, await anItem(em, { list: given.list, title }), {}, giver);
  await thankEach(app, given);
  expect(await mailTo(em, giver.email)).toHaveLength(UNPROVED_MAILS_A_DAY + 1);
});

test('the notes of one person are mailed to so many addresses a day; others read them under their gifts', async ({
  orm,
  app,
  infrastructure: { rateLimits },
}) => {
  const em = orm.em.fork();
  const { owner, list } = await aGivenList(em, app, ['Ann', 'Ben']);
  expect(await rateLimits.consumeUpTo('thanksMails', owner.id, THANKS_MAILS_A_DAY - 1)).toBe(THANKS_MAILS_A_DAY - 1);
  const gifts = await giftsOf(app, list, owner);
  const ids = gifts.map(({ id }: { id: string }) => id);

  expect((await thank(app, list, ids, owner)).errors).toBeUndefined();

  const mailed = [...(await mailTo(em, email('Ann'))), ...(await mailTo(em, email('Ben')))];
  expect(mailed).toHaveLength(1);
  for (const name of ['Ann', 'Ben']) expect(await ownOf(app, name)).toMatchObject([{ thanks: { authorName: 'Ida' } }]);
});

test('the link to their gifts in a note, which people forward, ends after a month', async ({
  orm,
  app,
  infrastructure: { giftLinks },
}) => {
  const em = orm.em.fork();
  await thankEach(app, await aGivenList(em, app, ['Ann']));
  const [mail] = await em.fork().find(Mail, { to: email('Ann'), subject: { $like: '%says thank you' } });
  const proof = mail?.text.match(/#found=(\S+)/)?.[1] ?? '';
  expect(giftLinks.read(proof)).toBe(email('Ann'));
  expect(giftLinks.read(proof, Date.now() + THANKS_LINK_DAYS * DAY_MS)).toBeNull();
});

test('a note to many takes no more statements than one to few', async ({ orm, app }) => {
  const em = orm.em.fork();
  const statementsOf = async (count: number) => {
    const addresses = Array.from({ length: count }, (_, at) => email(`Guest-${count}-${at}`));
    const { owner, list } = await aListWithGiftsTo(em, app, addresses);
    const ids = idsOf(await giftsOf(app, list, owner));
    const { result, statements } = await observe(() => thank(app, list, ids, owner));
    expect(result.errors).toBeUndefined();
    return statements.length;
  };
  await statementsOf(1);
  expect(await statementsOf(6)).toBe(await statementsOf(2));
});
