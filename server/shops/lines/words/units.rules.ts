import type { Language } from '../../../base/languages/languages.rules.ts';
import type { OtherLanguage } from './other-unit-words.rules.ts';
import { UNIT_WORDS } from './unit-words.rules.ts';

export type UnitKind = 'measure' | 'container' | 'piece';

/** A unit, whatever it is called. Those of one family add up: `size` is how large it is beside the smallest of them. */
interface Unit {
  kind: UnitKind;
  family?: 'metric mass' | 'imperial mass' | 'metric volume' | 'imperial volume' | 'length' | 'spoons';
  size?: number;
}

const measure = (family?: Unit['family'], size?: number): Unit => ({
  kind: 'measure',
  ...(family && { family, size }),
});
const container: Unit = { kind: 'container' };

/** A unit that is missing here is a container or a bundle. */
const UNITS: Readonly<Record<string, Unit>> = {
  mg: measure('metric mass', 1),
  g: measure('metric mass', 1_000),
  dag: measure('metric mass', 10_000),
  hg: measure('metric mass', 100_000),
  pfund: measure('metric mass', 500_000),
  kg: measure('metric mass', 1_000_000),
  oz: measure('imperial mass', 1),
  lb: measure('imperial mass', 16),
  libra: measure(),
  ml: measure('metric volume', 1),
  cl: measure('metric volume', 10),
  dl: measure('metric volume', 100),
  l: measure('metric volume', 1_000),
  pt: measure('imperial volume', 1),
  qt: measure('imperial volume', 2),
  gal: measure('imperial volume', 8),
  cup: measure(),
  tsp: measure('spoons', 1),
  tbsp: measure('spoons', 3),
  dessertspoon: measure(),
  krm: measure(),
  pinch: measure(),
  handful: measure(),
  mm: measure('length', 1),
  cm: measure('length', 10),
  m: measure('length', 1_000),
  ft: measure(),
  piece: { kind: 'piece' },
};

interface Word {
  code: string;
  language: 'signs' | Language | OtherLanguage;
  /** All forms of the word, in the order of the language's plurals. */
  forms: readonly string[];
}

const BY_WORD = new Map<string, Word>();
for (const [language, units] of Object.entries(UNIT_WORDS)) {
  for (const [code, words] of Object.entries(units)) {
    for (const word of words.split(' ')) {
      const forms = word.replaceAll('_', ' ').split('/');
      for (const form of forms) {
        if (!BY_WORD.has(form)) BY_WORD.set(form, { code, language: language as Word['language'], forms });
      }
    }
  }
}

function wordOf(written: string): Word | undefined {
  return BY_WORD.get(written.toLowerCase().replace(/\.$/, ''));
}

/** A unit by its code; one that no table has is what it is called. */
export function unitOf(written: string): Unit & { code: string } {
  const code = wordOf(written)?.code ?? written.toLowerCase();
  return { ...(UNITS[code] ?? container), code };
}

/** The same word behind another number: "bunch" and "bunches". Signs, and words that no table has, stay as they are. */
export function unitWordFor(written: string, count: number): string {
  const { language, forms = [] } = wordOf(written) ?? {};
  if (!language || language === 'signs' || forms.length < 2) return written;
  return (count <= 1 ? forms[0] : forms[formFor(language, count, forms.length)]) ?? written;
}

/** Arabic says eleven and more in the singular again, and Polish has a form for five. */
function formFor(language: Language | OtherLanguage, count: number, of: number): number {
  const rule = new Intl.PluralRules(language).select(count);
  if (of === 3) return rule === 'many' ? 2 : 1;
  return rule === 'one' || (language === 'ar' && rule === 'many') ? 0 : 1;
}

/** Writing without spaces between words, where a unit ends with its own last sign. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const LONGEST_UNIT = 22;

export function unitKindOf(written: string): UnitKind | null {
  const word = wordOf(written);
  return word ? (UNITS[word.code] ?? container).kind : null;
}

/** The unit with which a text begins: the longest that ends there as a word. */
export function unitAtStart(text: string): { unit: string; kind: UnitKind } | null {
  for (let length = Math.min(LONGEST_UNIT, text.length - 1); length > 0; length--) {
    const kind = unitKindOf(text.slice(0, length));
    const end = text[length] === '.' ? length + 1 : length;
    if (kind && isWordEnd(text[length - 1] ?? '', text[end] ?? '')) return { unit: text.slice(0, end), kind };
  }
  return null;
}

function isWordEnd(last: string, next: string): boolean {
  if (UNSPACED.test(next)) return true;
  return UNSPACED.test(last) ? !/\p{N}/u.test(next) : !/[\p{L}\p{M}\p{N}'’-]/u.test(next);
}

/** Whether a number may stand directly behind this sign, as in "豚肉300g". */
export function isUnspaced(sign: string): boolean {
  return UNSPACED.test(sign);
}
