import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';
import { speakerFor, speaking } from '../../../server/base/languages/speaking.ts';
import { drawInvoice } from '../../../server/money/billing/invoice-pdf.ts';
import { readReport } from '../../../server/money/reports/read-report.ts';
import { reportPdf } from '../../../server/money/reports/report-pdf.ts';
import { aLedgerEntry } from '../../builders/billing.ts';
import { TYPED, unspoken } from '../made-up.ts';
import { test } from '../server-test.ts';

async function wordsOf(pdf: Uint8Array | Readable): Promise<string> {
  const bytes = pdf instanceof Uint8Array ? pdf : await buffer(pdf);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text;
}

test('the report for printing has no word in it that is in no catalogue', async ({ em }) => {
  await aLedgerEntry(em, { amountMinor: 499 });
  const report = { ...(await readReport(em, { start: '2026-01-01', end: '2026-12-31' }, 'TEST')), isTestMoney: true };

  const drawn = await speaking(await speakerFor('en-XA'), () => reportPdf(report, TYPED, new Date('2026-11-26')));
  const text = await wordsOf(drawn);

  expect(text.length).toBeGreaterThan(1000);
  expect(unspoken(text)).toEqual([]);
});

test('nor has an invoice with a refund', async () => {
  const invoice = {
    number: 'K-000012',
    seller: [TYPED],
    buyer: [TYPED],
    date: new Date('2026-11-26'),
    currency: 'EUR',
    lines: [{ description: TYPED, amountMinor: 499, periodStart: '2026-11-26', periodEnd: '2026-12-26' }],
    paidMinor: 499,
    refunds: [{ amountMinor: -100, description: TYPED, date: new Date('2026-11-27') }],
  } as unknown as Parameters<typeof drawInvoice>[0];

  const drawn = await speaking(await speakerFor('en-XA'), () => drawInvoice(invoice));

  expect(unspoken(await wordsOf(drawn))).toEqual([]);
});
