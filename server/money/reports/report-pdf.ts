import type { Readable } from 'node:stream';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { dayInWords } from '../../base/languages/day-in-words.ts';
import { speaker } from '../../base/languages/i18n.rules.ts';
import { say } from '../../base/languages/say.rules.ts';
import { fontsFor, InvoiceFonts } from '../../base/look/pdf-fonts.ts';
import type { AdminReport } from './admin-report.type.ts';
import { DEFINITIONS } from './definitions.rules.ts';
import { drawBars } from './report-bars.ts';
import { type Cell, type ReportTable, tablesOf } from './report-tables.ts';

/** In points, of a page of A4. */
const MARGIN = 48;
const WIDTH = 595.28 - 2 * MARGIN;
const BOTTOM = 841.89 - MARGIN;
const ROW_HEIGHT = 17;

const RULE = '#e9e1d6';
const MUTED = '#6b6475';
const INK = '#211c2b';

const EXPLAINED: [name: MessageDescriptor, definitions: MessageDescriptor[]][] = [
  [msg`Users, lists and items`, [DEFINITIONS.users, DEFINITIONS.lists, DEFINITIONS.items]],
  [msg`Revenue`, [DEFINITIONS.revenue]],
  [msg`Growth`, [DEFINITIONS.growth]],
  [msg`User retention`, [DEFINITIONS.retention]],
  [msg`Average session`, [DEFINITIONS.averageSession]],
  [msg`Churn rate`, [DEFINITIONS.churn]],
  [msg`Monthly recurring revenue`, [DEFINITIONS.monthlyRecurringRevenue]],
  [msg`Average revenue per user`, [DEFINITIONS.averageRevenuePerUser]],
  [msg`Retention by month of sign-up`, [DEFINITIONS.cohorts]],
];

export async function reportPdf(report: AdminReport, siteName: string, madeAt: Date): Promise<Readable> {
  const { default: PDFDocument } = await import('pdfkit');
  const [first, last] = [dayInWords(new Date(report.start)), dayInWords(new Date(report.end))];
  const period = t`${first} to ${last}`;
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: speaker().language,
    info: { Title: t`${siteName} report, ${period}`, Author: siteName, CreationDate: madeAt, ModDate: madeAt },
    font: fontsFor.regular,
  });
  new ReportDrawing(document).draw(report, siteName, period, madeAt);
  document.end();
  return document as unknown as Readable;
}

class ReportDrawing {
  private readonly fonts: InvoiceFonts;

  constructor(private readonly document: PDFKit.PDFDocument) {
    this.fonts = new InvoiceFonts(document);
  }

  draw(report: AdminReport, siteName: string, period: string, madeAt: Date): void {
    this.fonts.write(siteName, { size: 12, isBold: true });
    this.fonts.write(t`Report`, { size: 26, isBold: true });
    this.fonts.write(t`${period} (UTC)`, { size: 12 });
    const day = dayInWords(madeAt);
    this.muted(
      report.isTestMoney ? t`Made on ${day}. Payments are tests: the revenue is test money.` : t`Made on ${day}.`,
    );
    for (const table of tablesOf(report)) {
      this.table(table);
      if (table.isPlotted) this.plots(table);
    }
    this.heading(t`How it is counted`);
    for (const [name, definitions] of EXPLAINED) {
      this.breakUnless(48);
      this.fonts.write(say(name), { size: 9, isBold: true, width: WIDTH });
      this.muted(definitions.map(say).join(' '));
      this.document.moveDown(0.4);
    }
  }

  private heading(title: string): void {
    this.breakUnless(90);
    this.document.moveDown(1.2);
    this.fonts.write(title, { size: 14, isBold: true });
    this.document.moveDown(0.4);
  }

  private table({ title, head, rows }: ReportTable): void {
    this.heading(title);
    this.row(head, head.length, true);
    for (const row of rows) this.row(row, head.length);
  }

  private row(cells: readonly Cell[], columns: number, isHead = false): void {
    this.breakUnless(ROW_HEIGHT);
    const size = columns > 8 ? 7 : 10;
    const first = columns > 8 ? 62 : WIDTH * 0.4;
    const width = (WIDTH - first) / (columns - 1);
    const top = this.document.y;
    cells.forEach((cell, index) => {
      this.document.y = top;
      const place = this.placeOf(
        index === 0 ? { x: MARGIN, width: first } : { x: MARGIN + first + (index - 1) * width, width },
      );
      const [begin, end] = this.fonts.isRightToLeft ? (['right', 'left'] as const) : (['left', 'right'] as const);
      const isBlank = cell === null && columns > 8; // months that are still to come
      const text = isBlank ? ' ' : cellText(cell);
      this.fonts.write(text, { size, isBold: isHead, align: index === 0 ? begin : end, ...place });
    });
    this.document.x = MARGIN;
    this.document.y = top + ROW_HEIGHT;
    this.document
      .moveTo(MARGIN, this.document.y - 4)
      .lineTo(MARGIN + WIDTH, this.document.y - 4)
      .lineWidth(isHead ? 1 : 0.5)
      .stroke(RULE);
  }

  private placeOf({ x, width }: { x: number; width: number }): { x: number; width: number } {
    return this.fonts.isRightToLeft ? { x: 2 * MARGIN + WIDTH - x - width, width } : { x, width };
  }

  private plots({ head, rows }: ReportTable): void {
    this.breakUnless(150);
    this.document.moveDown(0.8);
    const top = this.document.y;
    const width = (WIDTH - 24) / 2;
    const bars = (column: number) => rows.map((row) => ({ label: `${row[0]}`, value: Number(row[column] ?? 0) }));
    const place = { y: top, width, height: 120 };
    drawBars(this.document, this.fonts, { ...place, title: t`Users`, x: MARGIN, bars: bars(1) });
    drawBars(this.document, this.fonts, { ...place, title: `${head[4]}`, x: MARGIN + width + 24, bars: bars(4) });
    this.document.x = MARGIN;
    this.document.y = top + 130;
  }

  private muted(text: string): void {
    this.document.fillColor(MUTED);
    this.fonts.write(text, { size: 9, width: WIDTH });
    this.document.fillColor(INK);
  }

  private breakUnless(height: number): void {
    if (this.document.y + height > BOTTOM) this.document.addPage();
  }
}

function cellText(cell: Cell): string {
  if (cell === null) return t({ message: 'n/a', comment: 'A figure that there is not' });
  return typeof cell === 'number'
    ? new Intl.NumberFormat(speaker().locale, { maximumFractionDigits: 2 }).format(cell)
    : cell;
}
