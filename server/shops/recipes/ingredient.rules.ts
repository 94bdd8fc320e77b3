import { LONGEST_ITEM_TEXT, LONGEST_TITLE } from '../../lists/items/item.rules.ts';
import { scaledAmount, writtenAmount } from '../lines/measures.rules.ts';
import { parseThing } from '../lines/read-line.rules.ts';
import { plainSigns } from '../lines/words/plain-signs.rules.ts';
import { unitAtStart } from '../lines/words/units.rules.ts';
import { LONGEST_INGREDIENT } from '../products/extraction/recipe-limits.rules.ts';
import { inNumerals, withoutDoubts } from './ingredient-words.rules.ts';

/** One line of a recipe, parted as far as it can be. */
interface Ingredient {
  /** The line as the recipe has it. */
  text: string;
  /** The whole line where it cannot be parted. */
  name: string;
  /** As items keep it: "500 g", "1/3 cup" and "2"; empty for none. */
  amount: string;
  /** More about it, such as "chopped" and "to taste". */
  note: string;
}

/** Words in brackets; those of a plural, as in "Zwiebel(n)", say nothing. */
const IN_BRACKETS = /\s?[(（](?<words>[^()（）]{1,120})[)）]/gu;
const PLURAL_IN_BRACKETS = /(?<=\p{L})\(\p{Ll}{1,3}\)/gu;

const PLURAL_BEHIND_SLASH = /(?<=\p{Ll}{2})\/\p{Ll}{1,2}(?=\s)/gu;

/** Spoons of Brazil: "2 colheres (sopa) de açúcar". */
const SPOON_IN_BRACKETS = /(?<=colher(?:es)?)\s\((?:de )?(?<spoon>sopa|chá)\)/giu;

/** "200 g/7 oz flour" says the same twice. */
const SECOND_MEASURE = /^\/\s?[\d.,½¼¾⅓⅔⅛]{1,8}(?:[–-]\d{1,4})?\s?(?<rest>\p{L}.*)$/u;

/** The same at the end of a size. */
const SAID_TWICE = /(?<=\p{L}\.?)\s?(?:\/\s?\d.{0,20}|\(\d[^()]{0,20}\))$/u;

/** "½ lemon" and "1 1/2 onions". */
const PART_OF_ONE = /^(?<number>\d{1,2}\s\d\/\d{1,2}|\d{1,2}\/\d{1,2}|\d{1,3}[.,]\d{1,2})\s{1,3}(?<name>\p{L}.*)$/u;

/** Japanese says the unit before the number: "大さじ2". */
const UNIT_BEFORE = /(?<unit>大さじ|小さじ)\s?(?<number>\d{1,2}\s\d\/\d|\d{1,2}\/\d{1,2}|\d{1,3}(?:\.\d)?)/u;

/** Reads one line of a recipe by the reader of all lines that people write, in each language of the product. */
export function readIngredient(written: string): Ingredient {
  const text = written.replace(/\s+/g, ' ').trim().slice(0, LONGEST_INGREDIENT);
  const asides: string[] = [];
  const bare = plainSigns(text)
    .replace(PLURAL_IN_BRACKETS, '')
    .replace(PLURAL_BEHIND_SLASH, '')
    .replace(SPOON_IN_BRACKETS, ' de $<spoon>')
    .replace(IN_BRACKETS, (_all, words: string) => {
      asides.push(words.trim());
      return ' ';
    })
    .replace(/\s(?=[\s,.;])/g, '')
    .trim();
  const doubts = withoutDoubts(bare);
  const { name, amount, notes } = parted(inNumerals(doubts.text));
  const isParted = (amount !== '' || doubts.note !== '') && /\p{L}/u.test(name);
  if (!isParted) return { text, name: text.slice(0, LONGEST_TITLE), amount: '', note: '' };
  const note = [...asides, ...notes, doubts.note].filter(Boolean).join(', ');
  return { text, name: name.trim().slice(0, LONGEST_TITLE), amount, note: note.slice(0, LONGEST_ITEM_TEXT) };
}

interface Parted {
  name: string;
  amount: string;
  notes: readonly string[];
}

function parted(text: string): Parted {
  const whole = { name: text, amount: '', notes: [] };
  const before = UNIT_BEFORE.exec(plainSigns(text))?.groups;
  if (before) {
    const amount = writtenAmount(`${before.number} ${before.unit}`);
    const name = plainSigns(text).replace(UNIT_BEFORE, ' ').trim();
    return amount && name ? { name, amount, notes: [] } : whole;
  }
  const part = PART_OF_ONE.exec(plainSigns(text))?.groups;
  if (part && !unitAtStart(part.name ?? '')) {
    const amount = writtenAmount(part.number ?? '');
    const name = text.slice(text.length - (part.name ?? '').length);
    return amount ? { ...withoutPreparation(name), amount } : whole;
  }
  const comma = /,\s/.exec(text)?.index ?? text.length; // behind it stands how it is prepared
  const line = parseThing(text.slice(0, comma), { kind: 'SHOPPING', currency: 'EUR' });
  const size = line.size && writtenAmount(line.size.replace(SAID_TWICE, ''));
  if (line.price || (line.size && !size)) return whole;
  if (line.amount === 1 && !size && line.name === text.slice(0, comma).trim()) return whole;
  const { name, note } = { name: withoutSecondMeasure(line.name), note: text.slice(comma + 1).trim() };
  if (!size) return { name, amount: String(line.amount), notes: [note] };
  if (line.amount === 1) return { name, amount: size, notes: [note] };
  const all = scaledAmount(size, line.amount, 1);
  return all ? { name, amount: all, notes: [`${line.amount} x ${line.size}`, note] } : whole;
}

function withoutPreparation(text: string): Omit<Parted, 'amount'> {
  const [name = '', ...others] = text.split(/,\s/);
  return { name, notes: [others.join(', ')] };
}

function withoutSecondMeasure(name: string): string {
  const rest = SECOND_MEASURE.exec(name)?.groups?.rest ?? '';
  const { unit } = unitAtStart(rest) ?? {};
  return unit ? rest.slice(unit.length).replace(/^\s?(?:of|de|di|d['’])?\s?/u, '') : name;
}
