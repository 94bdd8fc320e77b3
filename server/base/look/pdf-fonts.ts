import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { speaker } from '../languages/i18n.rules.ts';
import { directionOf } from '../languages/languages.rules.ts';
import { FONT_FILES } from './font-files.ts';
import { visualOrder } from './visual-order.ts';
import { unpackWoff } from './woff-font.ts';

const { resolve } = createRequire(import.meta.url);

export const fontsFor = {
  regular: resolve(FONT_FILES.invoice),
  bold: resolve(FONT_FILES.invoiceBold),
} as const;

/** Drawn better than by the font that has all scripts. One weight each. */
const OF_SCRIPTS = [FONT_FILES.arabic, FONT_FILES.hebrew, FONT_FILES.japanese, FONT_FILES.greekAndCyrillic] as const;

const ANY_SCRIPT = FONT_FILES.anyScript;
let unpacked: Buffer | null = null;

function anyScript(): Buffer {
  unpacked ??= unpackWoff(readFileSync(resolve(ANY_SCRIPT)));
  return unpacked;
}

/** pdfkit's types lack these parts of a font that was opened from a file. */
interface OpenedFont {
  ascender: number;
  font: { hasGlyphForCodePoint(codePoint: number): boolean };
}

interface TextStyle {
  size: number;
  isBold?: boolean;
  x?: number;
  width?: number;
  /** In a language that runs from right to left, where a line begins is at the right. */
  align?: 'left' | 'right';
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\u200f]/u;
const STEERING = /[\u200e\u200f\u2066-\u2069]/g;

/** Otherwise pdfkit sets the words one by one, from left to right. */
const AS_A_WHOLE = { features: [], lineBreak: false };

type Directed = Pick<TextStyle, 'x' | 'width' | 'align'> & { isBold: boolean };

export class InvoiceFonts {
  constructor(private readonly document: PDFKit.PDFDocument) {}

  get isRightToLeft(): boolean {
    return directionOf(speaker().language) === 'rtl';
  }

  write(text: string, { size, isBold = false, x, align, ...options }: TextStyle): void {
    const { document } = this;
    document.fontSize(size);
    if (this.isRightToLeft || RIGHT_TO_LEFT.test(text)) {
      this.writeDirected(text, { isBold, x, align, ...options });
      return;
    }
    this.chooseFont(text, isBold);
    document.text(text.replace(STEERING, ''), x ?? document.page.margins.left, document.y, { ...options, align });
  }

  /** By hand, since pdfkit knows one direction only. */
  private writeDirected(text: string, { isBold, x, width, align }: Directed): void {
    const { document } = this;
    const { left, right } = document.page.margins;
    const start = x ?? left;
    const room = width ?? document.page.width - right - start;
    const end = align ?? (this.isRightToLeft ? 'right' : 'left');
    for (const line of this.linesOf(text, room, isBold)) {
      const pieces = this.piecesOf(line, isBold);
      const heights = pieces.map((piece) => this.heightOf(piece, isBold));
      const top = document.y;
      const baseline = top + Math.max(0, ...heights.map(({ ascent }) => ascent));
      let place = end === 'right' ? start + room - this.widthOf(line, isBold) : start;
      for (const piece of pieces) {
        this.chooseFont(piece, isBold);
        document.text(piece, place, baseline, { ...AS_A_WHOLE, baseline: 'alphabetic' });
        place += document.widthOfString(piece, AS_A_WHOLE);
      }
      document.y = top + Math.max(0, ...heights.map(({ line: height }) => height));
    }
  }

  private heightOf(text: string, isBold: boolean): { ascent: number; line: number } {
    this.chooseFont(text, isBold);
    const { _font: font, _fontSize: size } = this.document as unknown as { _font: OpenedFont; _fontSize: number };
    return { ascent: (font.ascender / 1000) * size, line: this.document.currentLineHeight(true) };
  }

  private linesOf(text: string, room: number, isBold: boolean): string[] {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
      if (lines.length === 0 || this.widthOf(longer, isBold) > room) lines.push(word);
      else lines[lines.length - 1] = longer;
    }
    return lines;
  }

  private widthOf(line: string, isBold: boolean): number {
    return this.piecesOf(line, isBold).reduce((sum, piece) => {
      this.chooseFont(piece, isBold);
      return sum + this.document.widthOfString(piece, AS_A_WHOLE);
    }, 0);
  }

  /** A line without letters that run from right to left, such as an address, keeps its own direction. */
  private piecesOf(line: string, isBold: boolean): string[] {
    const isRightToLeft = this.isRightToLeft && (RIGHT_TO_LEFT.test(line) || !/\p{L}/u.test(line));
    return visualOrder(line, isRightToLeft ? 'rtl' : 'ltr').flatMap((run) =>
      this.inOneFont(run.text, run.isRightToLeft, isBold),
    );
  }

  /** Signs that have no direction are turned here, letters by their font. */
  private inOneFont(text: string, isRightToLeft: boolean, isBold: boolean): string[] {
    const pieces: { text: string; font: string }[] = [];
    for (const letter of text) {
      const last = pieces.at(-1);
      if (last && this.fontOf(last.text + letter, isBold) === last.font) last.text += letter;
      else pieces.push({ text: letter, font: this.fontOf(letter, isBold) });
    }
    const texts = pieces.map((piece) =>
      isRightToLeft && !RIGHT_TO_LEFT.test(piece.text) ? [...piece.text].reverse().join('') : piece.text,
    );
    return isRightToLeft ? texts.reverse() : texts;
  }

  private chooseFont(text: string, isBold: boolean): void {
    this.open(this.fontOf(text, isBold));
  }

  private fontOf(text: string, isBold: boolean): string {
    const own = isBold ? fontsFor.bold : fontsFor.regular;
    const letters = text.replace(STEERING, '');
    return [own, ...OF_SCRIPTS].find((font) => this.open(font).hasAll(letters)) ?? ANY_SCRIPT;
  }

  private open(font: string): this {
    if (font === ANY_SCRIPT) this.document.registerFont(ANY_SCRIPT, anyScript()).font(ANY_SCRIPT);
    else this.document.font(font.startsWith('@') ? resolve(font) : font);
    return this;
  }

  private hasAll(text: string): boolean {
    const { font } = (this.document as unknown as { _font: OpenedFont })._font;
    return [...text].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  }
}
