import type { Ways } from '../line.rules.ts';
import { isTotalAlone, TOTAL } from '../receipts.rules.ts';
import { isByNoChance } from '../words/adding-up.rules.ts';
import { plainSigns } from '../words/plain-signs.rules.ts';
import { isFeeLabel, isSumLabel } from '../words/sums.rules.ts';
import { type Cells, centsIn, filledIn, isSumFormula } from './sheet-cells.rules.ts';

/** The places of the columns of a sheet; -1 for one that it lacks. */
export interface SheetPlaces {
  name: number;
  price: number;
  amount: number;
}

/** Words for a sum in languages that the product does not speak. */
const SUM_WORDS =
  /^(?:総?計|合計額|总计|总价|共计|合计|합계|총계|총액|총합|소계|toplam|genel toplam|ara toplam|yhteensä|välisumma|celkem|celkem za vše|spolu|összesen|végösszeg|részösszeg|итого|итог|всего|разом|всього|сума|сумма|i alt|ialt|sum|sum i alt|totalsum|totalpris|общо|укупно|ukupno|skupaj|kokku|kopā|iš viso|σύνολο|סה"?כ|סך הכל|مجموع|جمع|total general|total gastado|totale speso|total spent|spent|ausgegeben|dépensé|gastado|razem wydano|wydano)$/iu;

/** Words for what is left of an amount of money. */
const BUDGET =
  /^(?:(?:of (?:that|which)|davon|dont|de (?:eso|los cuales)|di cui|waarvan|daarvan|dos quais|disso|z (?:tego|czego)|varav|därav|heraf|herav|z toho|ebből|из них|うち|من ذلك|already paid|schon bezahlt|bereits bezahlt|deposit|anzahlung|acompte|déjà payé|anticipo|aanbetaling|al betaald|zaliczka|handpenning)(?![\p{L}])|budget|presupuesto|orçamento|budżet|budjetti|bütçe|rozpočet|бюджет|予算|예산|الميزانية|left|remaining|rest|übrig|restbetrag|reste|restant|restante|queda|rimanente|rimane|avanzo|resterend|over|sobra|pozostało|zostało|kvar|tilbage|igjen|jäljellä|kalan|zbývá|maradék|остаток|залишок|残り|残額|paid|bezahlt|payé|pagado|pagato|betaald|pago|zapłacono|betalat|betalt|per person|pro person|par personne|por persona|a testa|a persona|per persoon|por pessoa|na osobę|per person|一人当たり|1人あたり)(?![\p{L}])/iu;

/** In characters: longer words say no sum. */
const LONGEST_LABEL = 40;

/** Fewer things add up by chance. */
const FEWEST_ADDED = 3;

/** In cells: a row with more of them says more than a sum. */
const MOST_FILLED = 8;

/** The share of the rows that fill a column in which a thing does not leave its cell empty. */
const FULL = 0.8;

interface Money {
  place: number;
  cents: number;
}

interface SumRow {
  label: string;
  numbers: Money[];
}

/**
 * The rows that say what others cost: told by adding up, by a word beside a number, or by a number alone where each thing has more. With
 * them go the rows below the last one that say no more themselves: what is left of the money, and what delivery costs.
 */
export function sumRowsOf(rows: readonly Cells[], places: SheetPlaces, ways: Ways): ReadonlySet<number> {
  const money = rows.map((row) => moneyIn(row, places, ways));
  const shapes = rows.map((row, place) => shapeOf(row, money[place] ?? [], places));
  const full = fullColumns(rows, places);
  const isBare = (row: Cells) => full.length > 0 && full.every((place) => (row[place] ?? '').trim() === '');
  /** Lacks something that the things have: below the last sum it is none. */
  const isThin = (row: Cells) => full.some((place) => (row[place] ?? '').trim() === '');
  const priced = rows.filter((row, place) => shapes[place] === null && (row[places.name] ?? '').trim() !== '');
  const areCosts =
    places.price >= 0 &&
    places.amount >= 0 &&
    priced.length >= FEWEST_ADDED &&
    priced.filter((row) => (row[places.price] ?? '').trim() !== '').length >= priced.length * FULL;
  /** Has its money beside the column of prices, and none in it. */
  const isOutside = (row: Cells, { label, numbers }: SumRow) =>
    areCosts &&
    label !== '' &&
    numbers.length > 0 &&
    [places.price, places.amount].every((place) => (row[place] ?? '').trim() === '');
  const lastThing = rows.findLastIndex((row, place) => shapes[place] === null && filledIn(row).length > 1);
  const sums = new Set<number>();
  const [all, part] = [new Totals(places), new Totals(places)];
  let lastSum = -1;
  for (const [index, row] of rows.entries()) {
    const shape = shapes[index];
    const isApart = index > 0 && filledIn(rows[index - 1] ?? []).length === 0;
    const isSum = () => {
      if (!shape || index < 2) return false;
      if (isSumWord(shape.label) || row.some(isSumFormula)) return true;
      if (TOTAL.test(shape.label) && shape.numbers.some((number) => all.cost(number))) return true; // "Total price"
      const isEnough = all.rows >= FEWEST_ADDED || isApart || isBare(row);
      const isAdded = shape.numbers.some((number) => part.addUpTo(number) || all.addUpTo(number));
      const isLargest = isBare(row) && (isApart || shape.label === '') && index > lastThing;
      return (isAdded && isEnough) || (isLargest && shape.numbers.some((number) => all.areMostly(number)));
    };
    if (isSum()) {
      sums.add(index);
      lastSum = index;
      part.clear();
    } else {
      all.add(row, money[index] ?? []);
      part.add(row, money[index] ?? []);
    }
  }
  for (const index of remaindersIn(shapes, sums, all)) {
    sums.add(index);
    if (lastSum < 0) lastSum = index;
  }
  for (const [index, shape] of lastSum < 0 ? [] : shapes.entries()) {
    if (!shape || sums.has(index)) continue;
    const isFee = isFeeLabel(shape.label) && isNear(index, sums, shapes);
    const isBelow = index > lastSum && (isThin(rows[index] ?? []) || isOfBudget(shape.label));
    if (isFee || isBelow) sums.add(index);
  }
  for (const [index, shape] of [...shapes.entries()].toReversed()) {
    const isEnd = sums.has(index + 1) || filledIn(rows[index + 1] ?? []).length === 0;
    if (shape && isEnd && isOutside(rows[index] ?? [], shape)) sums.add(index);
  }
  return sums;
}

/**
 * The last rows that say what is left: as much as one sum is more than another, or an amount of money and what the things leave of it.
 */
function remaindersIn(shapes: readonly (SumRow | null)[], sums: ReadonlySet<number>, all: Totals): number[] {
  const said = [...sums].flatMap((index) => shapes[index]?.numbers ?? []);
  const isBetween = ({ cents }: Money) =>
    isByNoChance(cents) && said.some((one) => said.some((other) => one.cents - other.cents === cents));
  const last = shapes.findLastIndex((shape) => shape !== null);
  const found = shapes.flatMap((shape, index) =>
    shape && !sums.has(index) && index > Math.max(...sums) && shape.numbers.some(isBetween) ? index : [],
  );
  const [before, left] = [shapes[last - 1]?.numbers[0], shapes[last]?.numbers[0]];
  if (found.length > 0 || !before || !left || sums.has(last) || last < shapes.length - 1) return found;
  return all.areLeft(before, left) ? [last - 1, last] : [];
}

/** In columns: no more of them hold money. */
const MOST_COLUMNS = 12;

interface Total {
  pieces: number;
  largest: number;
  once: number;
  /** As often as the amount says, where it is a number alone, and where it has a unit. */
  counted: number;
  measured: number;
}

/** The costs of the rows so far, by column. */
class Totals {
  private readonly totals = new Map<number, Total>();
  rows = 0;

  constructor(private readonly places: SheetPlaces) {}

  add(row: Cells, money: readonly Money[]): void {
    if (filledIn(row).length === 0) return;
    this.rows += 1;
    const amount = plainSigns((row[this.places.amount] ?? '').slice(0, 20)).trim();
    const count = Number(/^\d{1,4}$/.exec(amount)?.[0] ?? 1);
    const measure = Number(/^\d{1,4}(?![\d.,])/.exec(amount)?.[0] ?? 1);
    for (const { place, cents } of money) {
      const before = this.totals.get(place);
      this.totals.set(place, {
        pieces: (before?.pieces ?? 0) + 1,
        largest: Math.max(before?.largest ?? 0, cents),
        once: (before?.once ?? 0) + cents,
        counted: (before?.counted ?? 0) + cents * count,
        measured: (before?.measured ?? 0) + cents * measure,
      });
    }
  }

  addUpTo(money: Money): boolean {
    return this.cost(money) && isByNoChance(money.cents);
  }

  /** To the cent, where a round sum may be so by chance. */
  cost({ place, cents }: Money): boolean {
    const total = this.totals.get(place);
    return total !== undefined && total.pieces > 1 && [total.once, total.counted, total.measured].includes(cents);
  }

  /** Whether an amount of money is spent on all but the last two, but for what is left of it. */
  areLeft(money: Money, { place, cents }: Money): boolean {
    const total = this.totals.get(place);
    if (!total || total.pieces < FEWEST_ADDED + 1 || !isByNoChance(cents)) return false;
    const both = money.cents + cents;
    return [total.once, total.counted, total.measured].some((sum) => sum - both === money.cents - cents);
  }

  /** As much as half of all others together, and more than any of them. */
  areMostly({ place, cents }: Money): boolean {
    const total = this.totals.get(place);
    return total !== undefined && total.pieces > 1 && cents > total.largest && cents * 2 >= total.once;
  }

  clear(): void {
    this.totals.clear();
    this.rows = 0;
  }
}

function moneyIn(row: Cells, places: SheetPlaces, ways: Ways): Money[] {
  return row.slice(0, MOST_COLUMNS).flatMap((cell, place) => {
    const cents = place === places.name ? null : centsIn(cell, ways);
    return cents === null ? [] : { place, cents };
  });
}

/** A row of a label and numbers, or of numbers alone. A number behind the word in the same cell is its own. */
function shapeOf(row: Cells, numbers: readonly Money[], places: SheetPlaces): SumRow | null {
  const filled = filledIn(row).filter((place) => !NO.test(row[place]?.trim() ?? ''));
  if (filled.length === 0 || filled.length > MOST_FILLED) return null;
  const labels = filled
    .filter((place) => !numbers.some((number) => number.place === place) && !isSumFormula(row[place] ?? ''))
    .map((place) => row[place]?.trim() ?? '');
  const [label = '', ...more] = labels;
  if (more.length > 0 || label.length > LONGEST_LABEL) return null;
  const isCounted = numbers.some(({ place }) => place === places.amount);
  const money = numbers.filter(({ place }) => place !== places.amount);
  if (isCounted && !isSumWord(label) && label !== '') return null;
  if (money.length === 0 && !(numbers.length > 0 || isSumWord(label) || row.some(isSumFormula))) return null;
  return { label, numbers: money };
}

/** A box that is not ticked, as programs draw one in each row. */
const NO = /^(?:false|falsch|faux|falso|onwaar|fałsz|falskt|epätosi|yanlış|nepravda|hamis|ложь|хибність|거짓|☐|0)$/iu;

function isSumWord(label: string): boolean {
  const bare = plainSigns(label)
    .replace(/[\s:：=.*]{1,9}$/u, '')
    .trim();
  return isSumLabel(label) || SUM_WORDS.test(bare) || isTotalAlone(bare) || isSumLabel(PART_SUM.exec(bare)?.[0] ?? '');
}

/** "Sous-total Lou": no thing begins with the word for a sum of a part. */
const PART_SUM =
  /^(?:sub-?\s?total|zwischensumme|sous-total|subtotale|subtotaal|suma częściowa|delsumma|小計|المجموع الفرعي)(?=\s\S)/iu;

/** "Left", "Remaining budget" and "Budget: total" are; "Left-handed scissors" are a thing. */
function isOfBudget(label: string): boolean {
  const bare = plainSigns(label).trim();
  const [word = ''] = BUDGET.exec(bare) ?? [];
  const rest = bare.slice(word.length).replace(/^[\s:：=.(]{1,9}/u, '');
  return word !== '' && (!/\p{L}/u.test(rest) || isOfBudget(rest) || isSumWord(rest));
}

/** The columns beside names and prices that each thing fills. */
export function fullColumns(rows: readonly Cells[], places: SheetPlaces): number[] {
  const things = rows.filter((row) => (row[places.name] ?? '').trim() !== '' && filledIn(row).length > 1);
  const width = Math.max(0, ...things.map(({ length }) => length));
  return Array.from({ length: width }, (_, place) => place).filter((place) => {
    if (place === places.name || place === places.price || things.length < FEWEST_ADDED) return false;
    return things.filter((row) => (row[place] ?? '').trim() !== '').length >= things.length * FULL;
  });
}

/** In rows: no more of them stand beside a sum. */
const MOST_FEES = 9;

/** Beside a sum, with nothing but others like it between. */
function isNear(index: number, sums: ReadonlySet<number>, shapes: readonly (SumRow | null)[]): boolean {
  const goTo = (step: 1 | -1) => {
    for (let place = index + step; Math.abs(place - index) < MOST_FEES; place += step) {
      if (sums.has(place)) return true;
      const shape = shapes[place];
      if (!shape || !isFeeLabel(shape.label)) return false;
    }
    return false;
  };
  return goTo(1) || goTo(-1);
}
