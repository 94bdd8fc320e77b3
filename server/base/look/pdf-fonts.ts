import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { FONT_FILES } from './font-files.ts';
import { unpackWoff } from './woff-font.ts';

const { resolve } = createRequire(import.meta.url);

/** The site's own, which has Latin letters. */
export const fontsFor = {
  regular: resolve(FONT_FILES.invoice),
  bold: resolve(FONT_FILES.invoiceBold),
} as const;

/** It has all scripts, plainly drawn, for names and addresses. */
const ANY_SCRIPT = FONT_FILES.anyScript;
let unpacked: Buffer | null = null;

function anyScript(): Buffer {
  unpacked ??= unpackWoff(readFileSync(resolve(ANY_SCRIPT)));
  return unpacked;
}

/** pdfkit's types lack these parts of a font that was opened from a file. */
interface OpenedFont {
  font: { hasGlyphForCodePoint(codePoint: number): boolean };
}

interface TextStyle {
  size: number;
  isBold?: boolean;
  x?: number;
  width?: number;
  align?: 'left' | 'right';
}

/** Writes lines into a document, each in the font that has its letters. */
export class InvoiceFonts {
  constructor(private readonly document: PDFKit.PDFDocument) {}

  write(text: string, { size, isBold = false, x, ...options }: TextStyle): void {
    const { document } = this;
    document.fontSize(size).font(isBold ? fontsFor.bold : fontsFor.regular);
    if (!this.hasAll(text)) document.registerFont(ANY_SCRIPT, anyScript()).font(ANY_SCRIPT);
    document.text(text, x ?? document.page.margins.left, document.y, options);
  }

  private hasAll(text: string): boolean {
    const { font } = (this.document as unknown as { _font: OpenedFont })._font;
    return [...text].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  }
}
