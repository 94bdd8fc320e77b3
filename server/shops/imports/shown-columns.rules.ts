import { linksIn, siteOf } from '../lines/links.rules.ts';
import { unitColumn } from '../lines/sheets/unit-prices.rules.ts';
import { isDate } from '../lines/words/dates.rules.ts';
import { isPerson, mayBePerson } from '../lines/words/people.rules.ts';
import { isShop, mayBeShop } from '../lines/words/shops.rules.ts';
import { areTicks, areYesOrNo } from '../lines/words/ticked-cells.rules.ts';
import { cellPrice } from '../lines/written-prices.rules.ts';
import type { FileWays, ImportColumn } from './found-file.rules.ts';
import { isOfCondition } from './heading-words.rules.ts';

/** In rows: so many are looked at to tell what is in a column. */
const SAMPLE = 200;

/** The share of a column that must look like its kind. */
const ENOUGH = 0.8;

/** In characters. */
const LONGEST_SHOP = 40;

/** In words, on average: shorter cells below an unknown heading are names, sizes and places. */
const WORDS_OF_NOTES = 3;

/** Above names of people. */
const FOR_WHOM =
  /^(?:for(?: who(?:m)?)?|recipient|person|who|für(?: wen)?|wer|empfänger(?:in)?|person(?:ne|a)?|pour(?: qui)?|destinataire|para(?: quién| quem)?|destinatari[oa]|per(?: chi)?|voor(?: wie)?|ontvanger|dla(?: kogo)?|osoba|till?(?: vem| hvem)?|för(?: vem)?|for hvem|mottagare|modtager|кому|для кого|кто|誰(?:に|へ)|宛先|相手|لمن|إلى)\s?[?？]?$/iu;

/** Cells by column, with what tells what stands in them. */
export class ShownColumns {
  readonly filled: readonly (readonly string[])[];

  constructor(
    private readonly rows: readonly (readonly string[])[],
    width: number,
    private readonly ways: FileWays,
  ) {
    this.filled = Array.from({ length: width }, (_, index) => this.cellsOf(index).filter((cell) => cell !== ''));
  }

  /** With the empty ones. */
  cellsOf(index: number): string[] {
    return this.rows.slice(0, SAMPLE).map((row) => row[index]?.trim() ?? '');
  }

  isMostly(index: number, is: (cell: string) => boolean): boolean {
    const cells = this.filled[index] ?? [];
    return cells.length > 0 && cells.filter(is).length >= cells.length * ENOUGH;
  }

  areLinks(index: number): boolean {
    return this.isMostly(index, isLink);
  }

  arePrices(index: number): boolean {
    return this.isMostly(index, (cell) => cellPrice(cell, this.ways) !== null);
  }

  /** With the sign of a currency: no heading is needed to know them. */
  areSignedPrices(index: number): boolean {
    return this.isMostly(index, (cell) => /\p{Sc}/u.test(cell) && cellPrice(cell, this.ways) !== null);
  }

  /** Marks, or words for yes and no, below any heading that is none of a quality of the things. */
  areStates(index: number, heading: string | null): boolean {
    const cells = this.cellsOf(index);
    if (areTicks(cells, heading)) return true;
    return heading !== null && /\p{L}/u.test(heading) && !isOfCondition(heading) && areYesOrNo(cells);
  }

  /** Words that go on for longer than a name, and not the same ones again. */
  areRemarks(index: number): boolean {
    const cells = this.filled[index] ?? [];
    const words = cells.map((cell) => cell.match(/\p{L}+/gu)?.length ?? 0);
    const sum = words.reduce((all, count) => all + count, 0);
    const isSentence = words.some((count) => count > WORDS_OF_NOTES);
    const areWords = cells.every((cell) => /\p{L}/u.test(cell) && !isDate(cell)) && !this.areLinks(index);
    const areLong = sum >= cells.length * WORDS_OF_NOTES || (isSentence && sum >= cells.length * (WORDS_OF_NOTES - 1));
    const areSmall = cells.every((cell) => /^\p{Ll}/u.test(cell)) && words.some((count) => count > 1); // names are not
    return areWords && (areLong || areSmall) && new Set(cells).size * 4 > cells.length * 3;
  }

  /** For whom things are: below a heading that says so, names alone; below any other, names that are known. */
  arePeople(index: number, heading: string): boolean {
    const cells = this.filled[index] ?? [];
    const mayBe = cells.length > 1 && cells.every((cell) => mayBePerson(cell));
    return mayBe && (FOR_WHOM.test(heading.trim()) || this.isMostly(index, isPerson));
  }

  /** Names of shops, told by themselves or by the addresses beside them: "Target" beside https://www.target.com. */
  areShops(index: number, link: number): boolean {
    const cells = this.filled[index] ?? [];
    const names = cells.filter((cell) => isShop(cell) || mayBeShop(cell)).length;
    const pairs = this.rows.slice(0, SAMPLE).flatMap((row) => {
      const [name, address] = [lettersOf(row[index] ?? ''), linksIn(row[link] ?? '')[0]];
      return name.length > 1 && address ? { name, site: lettersOf(siteOf(address)) } : [];
    });
    const alike = pairs.filter(({ name, site }) => site.includes(name)).length;
    const areNames =
      cells.length > 1 && this.isMostly(index, (cell) => cell.length <= LONGEST_SHOP && !/\d{2}/.test(cell));
    return areNames && (names * 2 > cells.length || (alike > 1 && alike * 3 >= pairs.length * 2));
  }

  /** The column with the price of one piece, where another is the same times the amount; -1 for none. */
  unitPrice(columns: readonly (ImportColumn | null)[], open: readonly number[]): number {
    const amount = columns.indexOf('amount');
    const name = columns.indexOf('name');
    const units = open.map((price) => unitColumn(this.rows, { name, price, amount }, this.ways));
    return units.find((unit) => open.includes(unit)) ?? -1;
  }
}

/**
 * Columns by their headings, as what stands in them bears it out: addresses are the link and the shop beside them is none, and money is
 * neither an amount nor a tick.
 */
export function withLinksAndShops(
  told: readonly (ImportColumn | null)[],
  shown: ShownColumns,
): (ImportColumn | null)[] {
  const columns = [...told];
  const place = columns.indexOf('link');
  const isOfShops = place >= 0 && shown.isMostly(place, (cell) => /\p{L}{2}/u.test(cell) && linksIn(cell).length === 0);
  if (!isOfShops) return columns;
  const other = columns.findIndex((kind, index) => (kind === null || kind === 'secondLink') && shown.areLinks(index));
  columns[place] = columns.includes('shops') ? null : 'shops';
  if (other >= 0) columns[other] = 'link';
  return columns;
}

function lettersOf(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether a cell is an address alone. */
export function isLink(cell: string): boolean {
  return /^(?:https?:\/\/|www\.)\S+$/i.test(cell) || (linksIn(cell).length === 1 && !/\s/.test(cell));
}
