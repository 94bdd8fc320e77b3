import { addMinutes } from 'date-fns';
import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import { LANGUAGE_HEADER } from '../../../server/base/languages/reader-language.rules.ts';
import { inLanguage } from '../../../server/base/languages/speaking.ts';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import { mailMoment } from '../../../server/core/email/mail-date.ts';
import { newsSentence } from '../../../server/core/events/news-text.rules.ts';
import { User } from '../../../server/core/users/user.entity.ts';
import { tellBuyers } from '../../../server/lists/buyer-mails/tell-buyers.ts';
import { aUser } from '../../builders/accounts.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { bearer, send } from '../graphql.ts';
import { PUBLIC_URL, test } from '../server-test.ts';
import { translate } from '../translations.ts';

const RESEND = 'mutation { resendVerification }';
const SIGN_UP = 'mutation ($input: SignUpInput!) { signUp(input: $input) { account { id } } }';
const BUY = `mutation ($token: String!, $itemId: ID!, $input: NewPurchaseInput!) {
  purchaseItem: purchaseSharedItem(token: $token, itemId: $itemId, input: $input) { purchase { id } } }`;

const anAddress = () => `${crypto.randomUUID()}@example.test`;

/** As our own app asks, for a reader of that language. */
async function ask(
  app: FastifyInstance,
  language: string,
  query: string,
  variables: object,
  viewer: User | null = null,
) {
  const headers = { ...(await bearer(app, viewer)), [LANGUAGE_HEADER]: language };
  const response = await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } });
  return response.json();
}

test('a mail is in the language that its reader prefers, no matter who asks for it', async ({ em, app }) => {
  await translate('de', {
    'Verify your email address': 'Bestätige deine E-Mail-Adresse',
    'Verify email address': 'E-Mail-Adresse bestätigen',
  });
  const user = await aUser(em, { emailVerifiedAt: null, preferences: { language: 'de' } });

  await send(app, RESEND, user);

  const mail = await em.findOneOrFail(Mail, { to: user.email });
  expect(mail.subject).toBe('Bestätige deine E-Mail-Adresse');
  expect(mail.text).toMatch(/^Bestätige deine E-Mail-Adresse\n\nBestätige/);
  expect(mail.html).toContain('<html lang="de" dir="ltr">');
});

test('who prefers none gets mails in the language in which they came last', async ({ em, app }) => {
  await translate('de', { 'Verify your email address': 'Bestätige deine E-Mail-Adresse' });
  const email = anAddress();
  const input = { name: 'Rosa Luxemburg', email, password: 'correct horse staple', acceptTerms: true };

  const { errors } = await ask(app, 'de', SIGN_UP, { input });

  expect(errors).toBeUndefined();
  expect((await em.findOneOrFail(Mail, { to: email })).subject).toBe('Bestätige deine E-Mail-Adresse');
  const user = await em.findOneOrFail(User, { email });
  expect(user.lastLanguage).toBe('de');
  await send(app, RESEND, user);
  const mails = await em.fork().find(Mail, { to: email });
  expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('Bestätige deine E-Mail-Adresse'));
});

test('a guest gets mails in the language in which they bought, also later', async ({
  em,
  orm,
  app,
  infrastructure,
  services,
}) => {
  await translate('de', {
    'Marked as purchased: {what}': 'Als gekauft markiert: {what}',
    'News about {name}': 'Neues zu {name}',
    '{title}, bought on {day}:': '{title}, gekauft am {day}:',
    'It’s no longer on the list.': 'Es ist nicht mehr auf der Liste.',
  });
  const list = await aList(em, { privacy: 'PUBLIC' });
  const item = await anItem(em, { list, title: 'Red bicycle' });
  const email = anAddress();

  const { errors } = await ask(app, 'de', BUY, {
    token: list.shareToken,
    itemId: item.id,
    input: { email, quantity: 1 },
  });
  expect(errors).toBeUndefined();
  await services.items.deleteItem(list.owner.unwrap(), item.id);
  await tellBuyers(orm.em.fork(), infrastructure.mailQueue, PUBLIC_URL, addMinutes(new Date(), 3));

  const [receipt, news] = await em.fork().find(Mail, { to: email }, { orderBy: { id: 'asc' } });
  expect(receipt?.subject).toBe('Als gekauft markiert: Red bicycle');
  expect(news?.subject).toBe('Neues zu Red bicycle');
  expect(news?.text).toMatch(/^- Red bicycle, gekauft am \d+\. \p{L}+ \d{4}: Es ist nicht mehr auf der Liste\.$/mu);
});

test('a mail in Arabic runs from right to left, and names keep their direction', async ({ em, app }) => {
  await translate('ar', { 'Verify your email address': 'أكّد بريدك الإلكتروني' });
  const user = await aUser(em, { emailVerifiedAt: null, preferences: { language: 'ar' } });

  await send(app, RESEND, user);

  const { html, text } = await em.findOneOrFail(Mail, { to: user.email });
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('text-align:right');
  expect(text).toContain('\u2068Kindlist\u2069');
});

describe('an error', () => {
  const BROKEN = { input: { name: 'A', email: anAddress(), password: 'correct horse staple', acceptTerms: true } };

  test('is said in the language of our app’s reader, and in English to programs', async ({ app }) => {
    await translate('de', {
      'Name must be at least {SHORTEST_NAME} characters': 'Der Name braucht mindestens {SHORTEST_NAME} Zeichen',
    });

    const [german, english] = [await ask(app, 'de', SIGN_UP, BROKEN), await send(app, SIGN_UP, null, BROKEN)];

    expect(german.errors[0]).toMatchObject({
      message: 'Der Name braucht mindestens 2 Zeichen',
      extensions: { code: 'BAD_USER_INPUT', fields: { name: ['Der Name braucht mindestens 2 Zeichen'] } },
    });
    expect(english.errors[0].message).toBe('Name must be at least 2 characters');
  });
});

test('dates are written as the language writes them', async () => {
  const at = new Date('2026-12-24T18:05:00Z');
  const written = await Promise.all(['en', 'de', 'ja'].map((language) => inLanguage(language, () => mailMoment(at))));

  expect(written).toEqual([
    '24 December 2026 at 18:05 UTC',
    '24. Dezember 2026 um 18:05 UTC',
    '2026年12月24日 18:05（UTC）',
  ]);
});

test('news follow the plurals of the language', async () => {
  await translate('pl', {
    '{count, plural, other {{who} added # items}}':
      '{count, plural, one {{who}: # rzecz} few {{who}: # rzeczy (few)} many {{who}: # rzeczy (many)} other {{who}: # rzeczy}}',
  });
  const tell = (count: number) => newsSentence({ action: 'ITEM_ADDED', who: 'Ola', count });

  const told = await inLanguage('pl', () => [tell(2), tell(5)]);

  expect(told).toEqual(['Ola: 2 rzeczy (few).', 'Ola: 5 rzeczy (many).']);
});
