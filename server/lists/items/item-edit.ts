import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { toMinorUnits } from '../../base/amounts/money.rules.ts';
import type { Values } from '../../base/database/edit-conflict.ts';
import { statement } from '../../base/database/prepared.ts';
import type { ListAccess } from '../../core/access/list.policy.ts';
import { countsPutBack, type Revisions } from '../../core/access/purchase.policy.ts';
import { ANNOUNCING_EDIT, type EditValues, editValues } from '../../core/events/announce.ts';
import type { User } from '../../core/users/user.entity.ts';
import { keepForBuyersOf, mattersToBuyers } from '../gift-news/gift-edits.ts';
import { changedFields, noteFieldEditsOf } from '../lists/field-edits.ts';
import type { Item } from './item.entity.ts';
import type { itemChanges } from './item.rules.ts';
import { priceOf, unitPriceOf } from './item-price.ts';
import type { ItemToEdit } from './item-to-edit.ts';

/** What one statement writes; a link, and what a restored item needs room for, take more. */
const COLUMNS = {
  title: 'title = $title::text',
  description: 'description = $description::text',
  notes: 'notes = $notes::text',
  category: 'category = $category::text',
  secondaryUrl: 'secondary_url = $secondaryUrl::text',
  imageUrl: 'image_url = $imageUrl::text',
  priceMinor: 'price_minor = $priceMinor::bigint',
  currency: 'currency = $currency::text',
  quantityDesired: 'quantity_desired = $quantityDesired::int',
  timesPutBack: 'times_put_back = $timesPutBack::int',
  isArchived: 'is_archived = $isArchived::bool',
} as const;

type EditedColumns = { [Column in keyof typeof COLUMNS]: Exclude<Item[Column], undefined> };
type EditedItem = Pick<Item, keyof typeof COLUMNS | 'primaryUrl' | 'quantityPurchased'>;

/** What an edit comes to, for the item as it is. */
export interface PlannedEdit {
  /** What the fields of a form hold before it, and those that were sent. */
  stored: Values;
  sent: Values;
  /** The columns that it writes, with what they hold then. */
  columns: Partial<EditedColumns> & { primaryUrl?: string | null };
  mattersToBuyers: boolean;
  moved: 'ARCHIVED' | 'RESTORED' | undefined;
}

export function planEdit(
  item: EditedItem,
  list: Pick<ListAccess, 'listType'>,
  changes: z.output<typeof itemChanges>,
): PlannedEdit {
  const stored = { ...item, price: priceOf(item), unitPrice: unitPriceOf(item) };
  const { price = stored.price, ...values } = changes;
  const currency = values.currency ?? item.currency;
  const priceMinor = price === null ? null : toMinorUnits(price, currency);
  const { quantityDesired = item.quantityDesired, isArchived = item.isArchived } = values;
  const isNeededAgain =
    (isComplete(item) && !isComplete({ ...item, quantityDesired })) || (item.isArchived && !isArchived);
  const timesPutBack = item.timesPutBack + (isNeededAgain && countsPutBack(list) ? 1 : 0);
  const isRepriced = priceMinor !== (item.priceMinor ?? null) || currency !== item.currency;
  return {
    stored,
    sent: { ...changes, ...(isRepriced && { unitPrice: unitPriceOf({ priceMinor, currency }) }) },
    columns: { ...withoutUndefined(values), priceMinor, timesPutBack },
    mattersToBuyers: mattersToBuyers(item, changes),
    moved: isArchived === item.isArchived ? undefined : isArchived ? 'ARCHIVED' : 'RESTORED',
  };
}

interface WriteValues extends EditValues, EditedColumns {
  itemId: string;
  version: string;
  /** Null where nothing is different. */
  updatedAt: Date | null;
  mattersToBuyers: boolean;
  /** Whose values are different. */
  fields: string[];
}

const write = statement<Revisions, WriteValues>(
  'edit item',
  `with edited as (
    update items set ${Object.values(COLUMNS).join(', ')}, updated_at = coalesce($updatedAt::timestamptz, updated_at)
    where id = $itemId::uuid and xmin = $version::xid
    returning id
  ), kept as (
    ${keepForBuyersOf('i.id = $itemId')} and $mattersToBuyers::bool and exists (select from edited)
  ), noted as (
    ${noteFieldEditsOf('edited.id', 'edited, unnest($fields::text[]) field')}
  ), ${ANNOUNCING_EDIT}
  select revision, purchase_revision as "purchaseRevision" from changed, announced`,
);

/** What the item and its list are like after an edit. */
type Written = Pick<ItemToEdit, 'row' | 'list'>;

/**
 * Writes an edit, notes who changed what, keeps the item as it was for its buyers and announces it, in one statement: most
 * edits need nothing else, and each statement more keeps everybody waiting who has the list open. Writes nothing, and gives
 * null, if the item is no longer as it was read.
 */
export async function writeEdit(
  em: EntityManager,
  viewer: User,
  { row, version, list }: ItemToEdit,
  { stored, sent, columns, mattersToBuyers, moved }: PlannedEdit,
): Promise<Written | null> {
  const { primaryUrl: _same, ...edited } = columns;
  const after = { ...row, ...edited };
  const isDifferent = Object.entries(edited).some(([column, value]) => row[column as keyof typeof edited] !== value);
  const updatedAt = isDifferent ? new Date() : null;
  const [revisions] = await write(em, {
    ...editValues('ITEM_EDITED', list.id, { itemId: row.id, actorId: viewer.id, moved }),
    ...after,
    itemId: row.id,
    version,
    updatedAt,
    mattersToBuyers,
    fields: changedFields(stored, sent),
  });
  if (!revisions) return null;
  return { row: { ...after, updatedAt: updatedAt ?? row.updatedAt }, list: { ...list, ...revisions } };
}

/** Whether nothing else has happened on a list between two of its revisions. */
export function isNext(before: Revisions, after: Revisions): boolean {
  return after.revision === before.revision + 1 && after.purchaseRevision === before.purchaseRevision;
}

function isComplete({ quantityPurchased, quantityDesired }: Pick<Item, 'quantityPurchased' | 'quantityDesired'>) {
  return quantityPurchased >= quantityDesired;
}

function withoutUndefined<Of extends object>(values: Of) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Of]?: Exclude<Of[Key], undefined>;
  };
}
