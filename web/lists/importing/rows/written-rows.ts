import { t } from '@lingui/core/macro';
import { nameKey } from '#rules/base/text/name-key';
import { isAnyNumber } from '#rules/lists/lists/any-number';
import type { FoundItem } from '#rules/shops/imports/found-rows';
import { writtenAmount } from '#rules/shops/lines/measures';
import { priceAlone } from '#rules/shops/lines/written-prices';
import type { Kind } from '../../../base/design/kinds.ts';
import { moneyText } from '../../../base/design/Money.tsx';
import { amountText } from '../../../base/text/amount-text.ts';
import { groupSign, priceText } from '../../items/fields/price-text.ts';
import { readingWays } from '../../items/fields/reading-ways.ts';
import { groupsOf } from './preview-groups.ts';
import type { PreviewRow } from './preview-row.ts';

/** Stands behind a line whose row has a link: the address itself would be longer than the line. */
export const LINK_MARK = '↗';

/** A row as the parts of its line. */
export interface WrittenRow {
  key: string;
  row: PreviewRow;
  tick: string;
  /** How many and how much of it, and its name. */
  words: string;
  /** The line of a gift's description that stands among them; empty where none does. */
  size: string;
  price: string;
  link: string;
  /** Stands above the line below which everything is left out. */
  isAbove: boolean;
}

/** A line of the whole preview as one text. */
export type WrittenLine = { text: string } & (
  | { of: 'row'; written: WrittenRow }
  | { of: 'category'; category: string }
  | { of: 'divider' | 'nothing' }
);

/** The rows of the preview as lines, those of each category below its name, and what is left out below a line of its own. */
export function writtenLines(rows: readonly PreviewRow[], kind: Kind): WrittenLine[] {
  const open = rows.filter(({ aside }) => aside !== 'BROUGHT');
  const above = open.filter(({ isIncluded }) => isIncluded);
  const below = open.filter(({ isIncluded }) => !isIncluded);
  const lines: WrittenLine[] = [];
  for (const { category, rows: some } of groupsOf(above)) {
    if (category || lines.length > 0) {
      if (lines.length > 0) lines.push({ of: 'nothing', text: '' });
      lines.push({ of: 'category', text: `${category || t`Uncategorized`}:`, category: category ?? '' });
    }
    for (const row of some) lines.push(lineOf(row, kind, true));
  }
  if (below.length === 0) return lines;
  lines.push({ of: 'nothing', text: '' }, { of: 'divider', text: dividerText() });
  return [...lines, ...below.map((row) => lineOf(row, kind, false))];
}

function dividerText(): string {
  return `----- ${labelOfDivider()} -----`;
}

function labelOfDivider(): string {
  return t`Left out (move up what you want)`;
}

/** Also where somebody has changed the signs around it. */
export function isDivider(line: string): boolean {
  return /^\s*[-–—]{2}/.test(line) && nameKey(line.replaceAll(/[-–—]/g, ' ')) === nameKey(labelOfDivider());
}

function lineOf(row: PreviewRow, kind: Kind, isAbove: boolean): WrittenLine {
  const { item, key } = row;
  const measure = kind === 'SHOPPING' ? amountText(item.amount) : '';
  const size = kind === 'SHOPPING' ? '' : sizeIn(item);
  const written: WrittenRow = {
    key,
    row,
    tick: isBought(row) ? '[x] ' : '',
    words: [countText(row), measure || size, item.title].filter(Boolean).join(' ').replace(/\s+/g, ' '),
    size,
    price: item.price === null ? '' : ` – ${writtenPrice(item.price, item.currency)}`,
    link: item.primaryUrl ? ` ${LINK_MARK}` : '',
    isAbove,
  };
  return { of: 'row', text: `${written.tick}${written.words}${written.price}${written.link}`, written };
}

/** A gift's own description may begin with how much of it is wanted: "1.5 kg", which is corrected where it was written. */
function sizeIn({ description }: FoundItem): string {
  const [first = ''] = description.split('\n');
  return /^\d[\d.,/]*\s?\p{L}/u.test(first) && writtenAmount(first, groupSign()) !== null ? first : '';
}

/** Whether all that is wanted of it was bought. */
function isBought({ item: { quantityBought, quantityDesired } }: PreviewRow): boolean {
  return quantityBought >= quantityDesired;
}

/** Whether it is wanted so many times, as its line can say. */
export function isCounted({ item: { isFund, quantityDesired } }: PreviewRow): boolean {
  return !isFund && !isAnyNumber(quantityDesired);
}

function countText(row: PreviewRow): string {
  return isCounted(row) && row.item.quantityDesired > 1 ? `${row.item.quantityDesired} ×` : '';
}

/** As people write it where they live, or with letters where that is read as another price. */
function writtenPrice(price: number, currency: string): string {
  const usual = moneyText(price, currency).replaceAll(/\s/g, ' ');
  const lettered = `${priceText(price)} ${currency}`;
  const forms = /\p{Cf}/u.test(usual) ? [lettered] : [usual, lettered]; // signs for the direction are none that people type
  const ways = readingWays('WISHLIST', currency);
  const isSame = (form: string) => {
    const read = priceAlone(form, ways);
    return read?.price === price && read.currency === currency;
  };
  return forms.find(isSame) ?? `${price} ${currency}`;
}
