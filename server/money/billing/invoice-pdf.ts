import { buffer } from 'node:stream/consumers';
import { t } from '@lingui/core/macro';
import PDFDocument from 'pdfkit';
import { minorText } from '../../base/amounts/money.rules.ts';
import { dayInWords } from '../../base/languages/day-in-words.ts';
import { speaker } from '../../base/languages/i18n.rules.ts';
import { fontsFor, InvoiceFonts } from '../../base/look/pdf-fonts.ts';
import { LIGHT } from '../../base/look/theme-colours.ts';
import type { InvoiceFact } from './payment-fact.ts';
import { lineText } from './transaction-text.ts';

interface Invoice {
  number: string;
  seller: string[];
  buyer: string[];
  date: Date;
  currency: string;
  lines: InvoiceFact['lines'];
  paidMinor: number;
  refunds: { date: Date; description: string; amountMinor: number }[];
}

/** In points, of a page of A4. */
const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN;
const AMOUNT_WIDTH = 110;
const BOTTOM = 841.89 - MARGIN;

export async function drawInvoice(invoice: Invoice): Promise<Buffer> {
  const { number, seller, buyer, date, currency, lines, paidMinor, refunds } = invoice;
  const title = t`Invoice ${number}`;
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: speaker().language,
    info: { Title: title, Author: seller[0], CreationDate: date, ModDate: date },
    font: fontsFor.regular,
  });
  const written = buffer(document);
  const fonts = new InvoiceFonts(document);
  const money = (amountMinor: number) => minorText(amountMinor, currency);

  document.fillColor(LIGHT.ink);
  fonts.write(seller[0] ?? '', { size: 18, isBold: true });
  for (const line of seller.slice(1)) fonts.write(line, { size: 10 });
  document.moveDown(2);
  document.fillColor(LIGHT.brand);
  fonts.write(title, { size: 22, isBold: true });
  document.fillColor(LIGHT.ink);
  fonts.write(dayInWords(date), { size: 10 });
  document.moveDown(1);
  if (buyer.length > 0) {
    fonts.write(t`Billed to`, { size: 10, isBold: true });
    for (const line of buyer) fonts.write(line, { size: 10 });
    document.moveDown(1);
  }

  rule(document);
  for (const line of lines) {
    const { periodStart, periodEnd } = line;
    row(lineText(line), money(line.amountMinor));
    document.fillColor(LIGHT.muted);
    const [first, last] = [dayInWords(new Date(periodStart)), dayInWords(new Date(periodEnd))];
    fonts.write(t`${first} to ${last}`, { size: 9 });
    document.fillColor(LIGHT.ink);
    document.moveDown(0.5);
  }
  rule(document);
  const totalMinor = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  row(t`Total`, money(totalMinor));
  if (totalMinor < 0) row(t`Credited towards your next invoices`, money(-totalMinor));
  else if (paidMinor !== totalMinor) row(t`Credit from earlier`, money(paidMinor - totalMinor));
  const paidOn = dayInWords(date);
  row(t`Paid on ${paidOn}`, money(paidMinor), true);
  for (const { date: at, description, amountMinor } of refunds) {
    const day = dayInWords(at);
    row(t`${description}, ${day}`, money(amountMinor));
  }
  if (refunds.length > 0) {
    const keptMinor = refunds.reduce((sum, { amountMinor }) => sum + amountMinor, paidMinor);
    row(t`Paid after refunds`, money(keptMinor), true);
  }
  document.end();
  return written;

  function row(label: string, amount: string, isBold = false): void {
    if (document.y > BOTTOM - 40) document.addPage();
    const top = document.y;
    const [labelX, amountX] = fonts.isRightToLeft
      ? [MARGIN + AMOUNT_WIDTH, MARGIN]
      : [MARGIN, MARGIN + WIDTH - AMOUNT_WIDTH];
    fonts.write(label, { size: 11, isBold, x: labelX, width: WIDTH - AMOUNT_WIDTH });
    const after = document.y;
    document.y = top;
    const align = fonts.isRightToLeft ? 'left' : 'right';
    fonts.write(amount, { size: 11, isBold, x: amountX, width: AMOUNT_WIDTH, align });
    document.x = MARGIN;
    document.y = Math.max(after, document.y) + 4;
  }
}

function rule(document: PDFKit.PDFDocument): void {
  document
    .moveTo(MARGIN, document.y)
    .lineTo(MARGIN + WIDTH, document.y)
    .lineWidth(0.75)
    .stroke(LIGHT.line);
  document.y += 10;
}
