import { speaker } from '../../base/languages/i18n.rules.ts';
import type { InvoiceFonts } from '../../base/look/pdf-fonts.ts';

interface Bars {
  title: string;
  x: number;
  y: number;
  width: number;
  height: number;
  bars: { label: string; value: number }[];
}

const BRAND = '#1e6b55';
const TITLE_HEIGHT = 22;
const LABEL_HEIGHT = 14;

export function drawBars(document: PDFKit.PDFDocument, fonts: InvoiceFonts, plot: Bars): void {
  const { title, x, y, width, height, bars } = plot;
  document.y = y;
  fonts.write(title, { size: 10, isBold: true, x, width });
  const short = new Intl.NumberFormat(speaker().locale, { notation: 'compact', maximumFractionDigits: 1 });
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const step = width / bars.length;
  const room = height - TITLE_HEIGHT - 2 * LABEL_HEIGHT;
  bars.forEach(({ label, value }, index) => {
    const size = (room * Math.max(0, value)) / most;
    const left = x + index * step;
    const foot = y + height - LABEL_HEIGHT;
    document.rect(left + 6, foot - size, step - 12, size).fill(BRAND);
    document.fillColor('#211c2b');
    document.y = foot - size - 11;
    fonts.write(short.format(value), { size: 7, x: left, width: step, align: 'right' });
    document.y = foot + 3;
    fonts.write(label, { size: 7, x: left, width: step, align: 'right' });
  });
}
