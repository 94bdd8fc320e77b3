import { getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';
import { inLanguage, speakerFor, speaking } from '../../../server/base/languages/speaking.ts';
import { drawInvoice } from '../../../server/money/billing/invoice-pdf.ts';
import { lineText, transactionText } from '../../../server/money/billing/transaction-text.ts';
import { aUser } from '../../builders/accounts.ts';
import { bearer } from '../graphql.ts';
import { readableText, TYPED, unspoken } from '../made-up.ts';
import { buy, checkoutOf, portalOf, press, switchPayments } from '../payments.ts';
import { test as base } from '../server-test.ts';

const test = base.extend('isOn', { auto: true }, async ({ orm, infrastructure }, { onCleanup }) => {
  await switchPayments(orm, infrastructure);
  onCleanup(() => switchPayments(orm, infrastructure, false));
  return true;
});

const line = (description: string, amountMinor: number, isProration = false) => ({
  description,
  amountMinor,
  isProration,
  periodStart: '2026-11-26T00:00:00Z',
  periodEnd: '2026-12-26T00:00:00Z',
});

test('a payment is described in the language of who reads it, and in English to programs', async ({ em, app }) => {
  const user = await aUser(em);
  await buy(app, user);
  const query = '{ myTransactions { description } }';
  const read = async (headers: object) => {
    const response = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { ...(await bearer(app, user)), ...headers },
      payload: { query },
    });
    return response.json().data.myTransactions[0].description;
  };

  expect(await read({ 'kindlist-language': 'de' })).toBe('Premium, monatlich');
  expect(await read({})).toBe('Premium, monthly');
});

test.for([
  [line('1 × Premium, monthly (at $9.99 / month)', 999), 'Premium, monatlich'],
  [line('Unused time on Standard, annual after 12 Nov 2026', -100, true), 'Ungenutzte Zeit: Standard, jährlich'],
  [line('Remaining time on Premium, annual after 12 Nov 2026', 100, true), 'Restliche Zeit: Premium, jährlich'],
  [line('Something that somebody sold by hand', 100), 'Something that somebody sold by hand'],
] as const)('a line of an invoice is said by the product that it names: %o', async ([bought, text]) => {
  expect(await inLanguage('de', () => lineText(bought))).toBe(text);
  expect(lineText(bought)).toBe(bought.description);
});

test('every kind of line of the history is said in the language of its reader', async () => {
  const about = { currency: 'EUR', amountMinor: -500, lines: null } as const;
  const said = await inLanguage('de', () => [
    transactionText({ ...about, kind: 'REFUND', status: 'PAID' }),
    transactionText({ ...about, kind: 'DISPUTE', status: 'PENDING' }),
    transactionText({ ...about, kind: 'DISPUTE', status: 'PAID' }),
    transactionText({ ...about, kind: 'DISPUTE', status: 'PAID', amountMinor: 0 }),
    transactionText({ ...about, kind: 'INVOICE', status: 'PAID', lines: [] }),
    transactionText({ ...about, kind: 'INVOICE', status: 'PAID', description: 'from before' }),
  ]);

  expect(said).toEqual([
    'Erstattung',
    'Zahlung bei der Bank angefochten',
    'Angefochtene Zahlung von der Bank zurückgeholt',
    'Anfechtung geklärt: Die Zahlung bleibt bestehen',
    'Tarifwechsel',
    'from before',
  ]);
});

test('in the made-up language no word of the pages of test payments is English', async ({ em, app }) => {
  const user = await aUser(em, { name: TYPED });
  const read = async (url: string) => {
    const { body } = await app.inject({ url, headers: { cookie: 'kindlist_language=en-XA' } });
    expect(body).toContain('<html lang="en-XA" dir="ltr">');
    return unspoken(readableText(body));
  };
  const checkout = await checkoutOf(app, user, 'premium');
  expect(await read(checkout)).toEqual([]);
  await press(app, checkout, 'pay', { card: 'visa' });
  expect(await read(await portalOf(app, user))).toEqual([]);
  expect(await read(await checkoutOf(app, user, 'standard'))).toEqual([]);
  expect(await read('/pay/nowhere')).toEqual([]);
});

test('in Arabic they begin at the right', async ({ app }) => {
  const { body } = await app.inject({ url: '/pay/nowhere', headers: { 'accept-language': 'ar' } });
  expect(body).toContain('<html lang="ar" dir="rtl">');
  expect(body).toContain('هذه الصفحة مغلقة');
});

test('in the made-up language no word of an invoice is English', async () => {
  const pdf = await speaking(await speakerFor('en-XA'), () =>
    drawInvoice({
      number: 'K-000012',
      seller: [TYPED],
      buyer: [TYPED],
      date: new Date('2026-11-26'),
      currency: 'EUR',
      lines: [line('Premium, monthly', 999), line('Unused time on Standard, annual', -100, true)],
      paidMinor: 500,
      refunds: [{ date: new Date('2026-11-27'), description: TYPED, amountMinor: -100 }],
    }),
  );
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1);
  const { items } = await page.getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  expect(text).toContain('K-000012');
  expect(unspoken(text)).toEqual([]);
});
