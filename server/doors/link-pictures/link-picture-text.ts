import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encode } from 'html-entities';
import sharp from 'sharp';
import { FONT_FILES } from '../../base/look/font-files.ts';
import { unpackWoff } from '../../base/look/woff-font.ts';

const { resolve } = createRequire(import.meta.url);

const FAMILIES = {
  heading: 'Fraunces',
  text: 'Figtree',
  greekAndCyrillic: 'Manrope',
  hebrew: 'Noto Sans Hebrew',
  arabic: 'Noto Naskh Arabic',
  thai: 'Noto Sans Thai',
  devanagari: 'Noto Sans Devanagari',
  korean: 'Do Hyeon',
  japanese: 'Kosugi Maru',
  simplifiedChinese: 'ZCOOL XiaoWei',
  anyScript: 'UnifontExMono',
} as const;

type Font = keyof typeof FAMILIES;

/** Above the fonts of other scripts, which have one weight each. */
const STYLES = { heading: 'SemiBold', text: 'Medium' } as const;

/** The two have Latin letters only. */
const OTHER_SCRIPTS: [Font, RegExp][] = [
  ['greekAndCyrillic', /[\p{Script=Greek}\p{Script=Cyrillic}]/u],
  ['hebrew', /\p{Script=Hebrew}/u],
  ['arabic', /\p{Script=Arabic}/u],
  ['thai', /\p{Script=Thai}/u],
  ['devanagari', /\p{Script=Devanagari}/u],
  ['korean', /\p{Script=Hangul}/u],
];
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/gu;
const HANGUL = /\p{Script=Hangul}/gu;
const RARE_SCRIPT =
  /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\p{Script=Common}])\p{L}/u;

/** Emoji, signs that turn direction, and what stood beside them. */
const NOT_IN_FONTS = /[^\p{L}\p{M}\p{N}\p{P}\p{Zs}\p{Sc}+=<>~|\u200c\u200d]|[\ufe00-\ufe0f\u20e3]/gu;
const LOOSE_MARKS = /(?<![\p{L}\p{M}\p{N}\u200c\u200d])[\p{M}\u200c\u200d]+/gu;

interface TextStyle {
  font: keyof typeof STYLES;
  /** In pixels. */
  size: number;
  colour: string;
  width: number;
}

export async function drawText(words: string, { font, size, colour, width }: TextStyle) {
  const fonts = [font, ...fontsFor(words)];
  for (const each of fonts) await register(each);
  const families = fonts.map((each) => FAMILIES[each]).join(',');
  return sharp({
    text: {
      text: `<span foreground="${colour}">${encode(words, { level: 'xml' })}</span>`,
      font: `${families} ${STYLES[font]} ${size}`,
      width,
      rgba: true,
      dpi: 72,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}

export function drawable(words: string): string {
  return words.replace(NOT_IN_FONTS, '').replace(LOOSE_MARKS, '').replace(/\s+/g, ' ').trim();
}

export function fontsFor(words: string): Font[] {
  const fonts = OTHER_SCRIPTS.flatMap(([font, script]) => (script.test(words) ? [font] : []));
  const han = words.match(HAN) ?? [];
  const isJapanese = han.every((character) => lettersOf('euc-jp').has(character));
  const isChinese = han.every((character) => lettersOf('gb2312').has(character));
  if (han.length > 0 && isChinese && !isJapanese) fonts.push('simplifiedChinese');
  if (KANA.test(words) || (han.length > 0 && (isJapanese || !isChinese))) fonts.push('japanese');
  const hasRareHangul = (words.match(HANGUL) ?? []).some((syllable) => !lettersOf('euc-kr').has(syllable));
  if (RARE_SCRIPT.test(words) || hasRareHangul || !(isJapanese || isChinese)) fonts.push('anyScript');
  return fonts;
}

/** A national standard has the letters of its country's fonts. */
const STANDARDS = { 'euc-jp': [0xb0, 0xf4], gb2312: [0xb0, 0xf7], 'euc-kr': [0xb0, 0xc8] } as const;
const standards = new Map<keyof typeof STANDARDS, ReadonlySet<string>>();

function lettersOf(standard: keyof typeof STANDARDS): ReadonlySet<string> {
  const known = standards.get(standard);
  if (known) return known;
  const [first, last] = STANDARDS[standard];
  const bytes: number[] = [];
  for (let row = first; row <= last; row++) for (let cell = 0xa1; cell <= 0xfe; cell++) bytes.push(row, cell);
  const letters = new Set(new TextDecoder(standard).decode(new Uint8Array(bytes)));
  standards.set(standard, letters);
  return letters;
}

const registered = new Map<Font, Promise<unknown>>();

/** Others find a font by its name once a text was drawn with its file. */
function register(font: Font): Promise<unknown> {
  const drawn =
    registered.get(font) ??
    sharp({ text: { text: '.', font: `${FAMILIES[font]} 10`, fontfile: fileOf(font) } }).toBuffer({
      resolveWithObject: true,
    });
  registered.set(font, drawn);
  return drawn;
}

function fileOf(font: Font): string {
  const file = resolve(FONT_FILES[font]);
  if (!file.endsWith('.woff')) return file;
  const folder = mkdtempSync(join(tmpdir(), 'kindlist-font-')); // what draws text reads no packed fonts
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const unpacked = join(folder, 'font.ttf');
  writeFileSync(unpacked, unpackWoff(readFileSync(file)));
  return unpacked;
}
