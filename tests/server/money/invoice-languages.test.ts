import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { inLanguage } from '../../../server/base/languages/speaking.ts';
import { drawInvoice } from '../../../server/money/billing/invoice-pdf.ts';
import { translate } from '../translations.ts';

const INVOICE = {
  number: 'K-000012',
  seller: ['Kindlist', '1 Main Street'],
  buyer: ['Ann Lee'],
  date: new Date('2026-11-26'),
  currency: 'EUR',
  lines: [{ description: 'Gift card', amountMinor: 499, periodStart: '2026-11-26', periodEnd: '2026-12-26' }],
  paidMinor: 499,
  refunds: [],
} as unknown as Parameters<typeof drawInvoice>[0];

/** The texts of the page, with their places from its left edge. */
async function drawnIn(language: string) {
  const pdf = await inLanguage(language, () => drawInvoice(INVOICE));
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1);
  const { items, lang } = await page.getTextContent();
  const texts = items.flatMap((item) =>
    'str' in item && item.str.trim() ? [{ text: item.str, x: item.transform[4] }] : [],
  );
  return { lang, texts, all: texts.map(({ text }) => text).join(' ') };
}

test('an invoice is in the language of its reader, with its dates and amounts', async () => {
  await translate('de', { 'Invoice {number}': 'Rechnung {number}', 'Paid on {paidOn}': 'Bezahlt am {paidOn}' });

  const { all, lang } = await drawnIn('de');

  expect(lang).toBe('de');
  expect(all).toMatch(/Rechnung K-000012/);
  expect(all).toMatch(/Bezahlt am 26\. November 2026/);
  expect(all).toMatch(/4,99\s€/);
});

test('a Japanese invoice is drawn in Japanese letters', async () => {
  await translate('ja', { 'Invoice {number}': '請求書 {number}' });

  expect((await drawnIn('ja')).all).toContain('請求書 K-000012');
});

test('an Arabic invoice begins at the right, with letters that are joined, and addresses as they were written', async () => {
  await translate('ar', { 'Invoice {number}': 'فاتورة {number}', 'Billed to': 'الفاتورة إلى' });

  const { texts, all } = await drawnIn('ar');
  const at = (part: RegExp) => texts.find(({ text }) => part.test(text))?.x ?? Number.NaN;

  expect(all).toContain('1 Main Street');
  expect(at(/Gift card/)).toBeGreaterThan(300);
  expect(at(/4[.,٫]99|٤/)).toBeLessThan(100);
});
