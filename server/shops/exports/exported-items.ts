import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { say } from '../../base/languages/say.rules.ts';
import { cellText } from '../../base/text/csv-cell.ts';
import { MOST_PIECES } from '../../lists/items/quantity.rules.ts';
import type { ShownItem } from '../../lists/items/shown-item.ts';
import { ANY_NUMBER_CELL, isAnyNumber } from '../../lists/lists/any-number.rules.ts';
import type { List } from '../../lists/lists/list.entity.ts';
import type { ShownShop } from '../../lists/shops/shop.type.ts';
import { sureAmount } from '../lines/measures.rules.ts';
import { type WrittenLine, writtenText } from '../lines/written-text.rules.ts';

/** Tells spreadsheets that letters are in UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** An item as its viewer knows it, in the fields with which it can be made again. */
export type ExportedItem = ReturnType<typeof exportedItem> & { shops: string[] };

/** Items with the same number, from 1 on, are one choice. */
export function exportedItems(items: readonly ShownItem[], shops: readonly ShownShop[] = []): ExportedItem[] {
  const numbers = new Map<string, string>();
  for (const { row } of items)
    if (row.choiceId && !numbers.has(row.choiceId)) numbers.set(row.choiceId, String(numbers.size + 1));
  return items.map((item) => ({
    ...exportedItem(item, numbers.get(item.row.choiceId ?? '') ?? null),
    shops: shops.filter(({ itemIds }) => itemIds.includes(item.id)).map(({ name }) => name),
  }));
}

function exportedItem(item: ShownItem, choice: string | null) {
  const { title, amount, variant, description, notes, category, recipes, primaryUrl, secondaryUrl } = item.row;
  const { imageUrl, currency, isMostWanted, isFund } = item.row;
  const { price, quantityDesired } = item;
  const quantityBought = Math.min(item.quantityPurchased, quantityDesired, MOST_PIECES);
  return {
    title,
    quantityDesired,
    amount,
    variant,
    description,
    notes,
    category,
    recipes,
    price,
    currency,
    primaryUrl,
    secondaryUrl,
    imageUrl,
    quantityBought,
    choice,
    isMostWanted,
    isFund,
  };
}

/** The headings of the columns, which spreadsheets show, and by which the importer knows the columns in each language. */
const COLUMNS: Readonly<Record<keyof ExportedItem, MessageDescriptor>> = {
  title: msg({ message: 'Name', context: 'heading in a file' }),
  quantityDesired: msg({ message: 'Quantity', context: 'heading in a file' }),
  amount: msg({ message: 'How much', context: 'heading in a file', comment: 'As in 500 g, beside the quantity' }),
  variant: msg({ message: 'Variant', context: 'heading in a file', comment: 'The size, colour or model' }),
  description: msg({ message: 'Description', context: 'heading in a file' }),
  notes: msg({ message: 'Notes', context: 'heading in a file' }),
  category: msg({ message: 'Category', context: 'heading in a file' }),
  recipes: msg({ message: 'Recipes', context: 'heading in a file', comment: 'The recipes that an item is for' }),
  price: msg({ message: 'Price', context: 'heading in a file' }),
  currency: msg({ message: 'Currency', context: 'heading in a file' }),
  primaryUrl: msg({ message: 'Link', context: 'heading in a file' }),
  secondaryUrl: msg({ message: 'Second link', context: 'heading in a file' }),
  imageUrl: msg({ message: 'Picture', context: 'heading in a file' }),
  quantityBought: msg({ message: 'Quantity bought', context: 'heading in a file' }),
  isMostWanted: msg({ message: 'Most wanted', context: 'heading in a file' }),
  isFund: msg({ message: 'Fund', context: 'heading in a file' }),
  choice: msg({
    message: 'One of several',
    context: 'heading in a file',
    comment: 'Items with the same number in this column are a choice: one of them is wanted',
  }),
  shops: msg({ message: 'Where to buy', context: 'heading in a file', comment: 'Names of shops' }),
};

export function itemsAsCsv(items: readonly ExportedItem[]): string {
  const fields = (Object.keys(COLUMNS) as (keyof ExportedItem)[]).filter((field) => isUsed(items, field));
  const rows = items.map((item) => fields.map((field) => cellOf(item, field)));
  return `${BYTE_ORDER_MARK}${[fields.map((field) => say(COLUMNS[field])), ...rows].map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`;
}

/** The importer reads it in every language. */
const YES_CELL = 'x';

/** The fields that few lists use, and that are left out of the files of others. */
const RARE: ReadonlySet<keyof ExportedItem> = new Set(['choice', 'shops', 'isMostWanted', 'isFund']);

/** The fields that a fund does not have. */
const OF_PIECES: ReadonlySet<keyof ExportedItem> = new Set(['quantityDesired', 'quantityBought']);

function isUsed(items: readonly ExportedItem[], field: keyof ExportedItem): boolean {
  return !RARE.has(field) || items.some((item) => cellOf(item, field) !== '');
}

type AboutList = Pick<List, 'name' | 'description' | 'listType' | 'eventType' | 'eventDate'>;

function cellOf(item: ExportedItem, field: keyof ExportedItem): string | number {
  if (item.isFund && OF_PIECES.has(field)) return '';
  if (field === 'quantityDesired' && isAnyNumber(item.quantityDesired)) return ANY_NUMBER_CELL;
  if (field === 'isMostWanted' || field === 'isFund') return item[field] ? YES_CELL : '';
  const value = item[field] ?? '';
  return Array.isArray(value) ? value.join('\n') : value;
}

/** With what is known of the list, so that it can be made again. */
export function listAsJson(
  list: AboutList,
  items: readonly ExportedItem[],
  shops: readonly Pick<ShownShop, 'name' | 'categoryOrder'>[] = [],
): string {
  const { name, description, listType, eventType, eventDate } = list;
  const about = { name, description, listType, eventType: eventType ?? null, eventDate: eventDate ?? null };
  const named = shops.map((shop) => ({ name: shop.name, categoryOrder: shop.categoryOrder }));
  const used = (item: ExportedItem) =>
    Object.entries(item).filter(
      ([field]) =>
        isUsed([item], field as keyof ExportedItem) && !(item.isFund && OF_PIECES.has(field as keyof ExportedItem)),
    );
  const written = items.map((item) => Object.fromEntries(used(item)));
  return `${JSON.stringify({ kindlist: 1, list: { ...about, ...(named.length > 0 && { shops: named }) }, items: written }, null, 2)}\n`;
}

/** To be sent to people, and read back by the field that takes pasted text. */
export function itemsAsText(items: readonly ExportedItem[]): string {
  return writtenText(items.map(lineOf));
}

function lineOf(item: ExportedItem): WrittenLine {
  const { title, amount, description, category, price, currency, primaryUrl, quantityDesired, quantityBought } = item;
  return {
    name: title,
    size: [item.isFund ? t`Fund: chip in` : '', sureAmount(amount), description].filter(Boolean).join('\n'),
    amount: item.isFund ? null : isAnyNumber(quantityDesired) ? 1 : quantityDesired,
    ...(price !== null && { price: { price, currency, text: '' } }),
    ...(primaryUrl && { link: primaryUrl }),
    ...(category && { category }),
    ...(!item.isFund && quantityBought >= quantityDesired && { isTicked: true as const }),
  };
}
