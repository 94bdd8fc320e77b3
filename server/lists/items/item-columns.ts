import { snakeCase } from '../../base/text/snake-case.ts';
import type { Item } from './item.entity.ts';

/** Columns that everybody reads as they are stored: those who work on the list, and guests. */
export const SHOWN_COLUMNS = [
  'id',
  'title',
  'description',
  'notes',
  'category',
  'amount',
  'variant',
  'secondaryUrl',
  'currency',
  'quantityDesired',
  'isGroupGift',
  'isFund',
  'isMostWanted',
  'choiceId',
  'questionCount',
  'orderIndex',
] as const satisfies (keyof Item)[];

/**
 * Columns that are the same for everybody who sees an item: no policy decides about them. Item rows, GraphQL, REST and
 * the account's export take them from here. Guests get `primaryUrl` and `imageUrl` over GraphQL as the link and the picture to show.
 */
export const ITEM_COLUMNS = [
  ...SHOWN_COLUMNS,
  'primaryUrl',
  'imageUrl',
  'recipes',
  'createdAt',
  'updatedAt',
] as const satisfies (keyof Item)[];

export type ShownColumn = (typeof SHOWN_COLUMNS)[number];
type ItemColumn = (typeof ITEM_COLUMNS)[number];

/** The columns as they are read: null where the entity may leave one out. */
export type ItemColumns = { [Column in ItemColumn]: Read<Exclude<Item[Column], undefined>> };

type Read<Value> = Value extends string
  ? string
  : Value extends number
    ? number
    : Value extends boolean
      ? boolean
      : Value extends Date
        ? Date
        : Value;

/** The columns in a statement that calls the item `i`. */
export const ITEM_COLUMNS_SQL = Object.fromEntries(
  ITEM_COLUMNS.map((column) => [column, `i.${snakeCase(column)}`]),
) as Record<ItemColumn, string>;

/** These columns alone, of a row or of the entity. */
export function pickColumns<Column extends ItemColumn>(
  item: { [Name in Column]?: unknown },
  columns: readonly Column[],
): Pick<ItemColumns, Column> {
  const picked: Partial<Record<Column, unknown>> = {};
  for (const column of columns) picked[column] = item[column] ?? null;
  return picked as Pick<ItemColumns, Column>;
}
