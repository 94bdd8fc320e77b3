import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { FONT_FILES } from '../../../server/base/look/font-files.ts';
import { unpackWoff } from '../../../server/base/look/woff-font.ts';
import { drawable, drawText, fontsFor } from '../../../server/doors/link-pictures/link-picture-text.ts';

const { resolve } = createRequire(import.meta.url);

interface Opened {
  _font: { font: { hasGlyphForCodePoint(letter: number): boolean } };
}

const opened = new Map<string, Opened['_font']['font']>();

function fontIn(file: string) {
  const document = new PDFDocument();
  const path = resolve(file);
  document.font(path.endsWith('.woff') ? unpackWoff(readFileSync(path)) : path);
  const { font } = (document as unknown as Opened)._font;
  opened.set(file, font);
  return font;
}

/** The letters of a text for which none of its fonts has a drawing. */
function lettersWithoutFont(words: string): string[] {
  const fonts = ['heading' as const, ...fontsFor(words)].map((name) => FONT_FILES[name]);
  const has = (letter: string) =>
    fonts.some((file) => (opened.get(file) ?? fontIn(file)).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  return [...words].filter((letter) => !/[\s\u200c\u200d]/.test(letter) && !has(letter));
}

const STYLE = { font: 'heading', size: 60, colour: '#000000', width: 900 } as const;

const pixelsOf = async (words: string) => (await drawText(words, STYLE)).data.toString('base64');
const widthOf = async (words: string) => (await drawText(words, STYLE)).info.width;

describe('the text of a picture of a link', () => {
  test.for([
    ['Nguyễn Thị Ưu', []],
    ['Діти Ґалини & Όλγας', ['greekAndCyrillic']],
    ['רשימת המשאלות של נועה (2027)', ['hebrew']],
    ['שָׁלוֹם', ['hebrew']],
    ['قائمة أمنيات ليلى ٣', ['arabic']],
    ['فهرست آرزوهای سارا، می‌خواهم', ['arabic']],
    ['สมชายรักน้ำใจ', ['thai']],
    ['नमस्ते दीपिका', ['devanagari']],
    ['김민수의 생일', ['korean']],
    ['쀍의 생일', ['korean', 'anyScript']],
    ['さくらの誕生日 ボーナス', ['japanese']],
    ['張偉的願望清單', ['japanese']],
    ['张伟的愿望清单，生日快乐', ['simplifiedChinese']],
    ['Noa נועה & ليلى', ['hebrew', 'arabic']],
    ['தமிழ் தாஸ்', ['anyScript']],
    ['Աննա და ეკა', ['anyScript']],
  ] as const)('has a font for every letter of %s', ([words, fonts]) => {
    expect(fontsFor(words)).toEqual(fonts);
    expect(lettersWithoutFont(words)).toEqual([]);
  });

  test('runs from the right where its letters do, and numbers within it from the left', async () => {
    const forced = (letters: string) => `\u202d${letters}\u202c`;

    expect(await pixelsOf('נ27')).toBe(await pixelsOf(forced('27נ')));
    expect(await pixelsOf('נועה')).not.toBe(await pixelsOf(forced('נועה')));
  });

  test('joins Arabic letters, and sets the marks of Thai above their letters', async () => {
    expect(await widthOf('ببب')).toBeLessThan(await widthOf('ب\u200cب\u200cب'));
    expect(await widthOf('น้ำ')).toBeLessThan((await widthOf('น')) + (await widthOf('ำ')));
    expect(await widthOf('กิ')).toBe(await widthOf('ก'));
  });

  test('keeps marks that belong to letters, and neither emoji nor signs that turn direction', () => {
    expect(drawable('👩‍🍳 Ida 🎁️')).toBe('Ida');
    expect(drawable('\u202eשָׁלוֹם\u202c ❤️')).toBe('שָׁלוֹם');
    expect(drawable('می‌خواهم')).toBe('می‌خواهم');
    expect(drawable('1️⃣ น้ำใจ')).toBe('1 น้ำใจ');
    expect(drawable('🎂🎂')).toBe('');
  });
});
