import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { toMinorUnits } from '../../base/amounts/money.rules.ts';
import type { Values } from '../../base/database/edit-conflict.ts';
import { statement } from '../../base/database/prepared.ts';
import type { ListAccess } from '../../core/access/list.policy.ts';
import { countsPutBack, type Revisions } from '../../core/access/purchase.policy.ts';
import { ANNOUNCING_EDIT, type EditValues, editValues } from '../../core/events/announce.ts';
import type { Image } from '../../core/images/image.entity.ts';
import type { User } from '../../core/users/user.entity.ts';
import type { StoredMatch } from '../affiliates/stored-matches.ts';
import { keepForBuyersOf, mattersToBuyers } from '../buyer-mails/items-before-edits.ts';
import { assertFitsFund } from '../group-gifts/fits-fund.ts';
import { assertFitsChoice } from '../item-choices/fits-choice.ts';
import { isAnyNumber } from '../lists/any-number.rules.ts';
import { changedFields, noteFieldEditsOf } from '../lists/field-edits.ts';
import type { Item } from './item.entity.ts';
import type { itemChanges } from './item.rules.ts';
import { priceOf, unitPriceOf } from './item-price.ts';
import type { ItemRow } from './item-rows.ts';
import type { ItemToEdit } from './item-to-edit.ts';

type Changes = z.output<typeof itemChanges>;

export interface EditingOptions {
  /** Our copy of the picture behind the new link; null where there can be none, so that the link itself is shown. */
  picture?: Image | null;
}

export interface Edit extends EditingOptions {
  changes: Changes;
  asked: { changes: Values; base: Values | null | undefined };
}

/** The columns behind everything that an edit may change. A new field of `itemChanges` does not compile until it is written. */
type WrittenColumn =
  | Exclude<keyof Changes, 'price'>
  | 'priceMinor' // the price, in the smallest unit of its currency
  | 'timesPutBack' // follows from quantityDesired and isArchived
  | keyof StoredMatch // follow from primaryUrl
  | 'imageId'; // follows from a picture that comes with the edit

const COLUMNS = {
  title: 'title = $title::text',
  description: 'description = $description::text',
  notes: 'notes = $notes::text',
  category: 'category = $category::text',
  amount: 'amount = $amount::text',
  variant: 'variant = $variant::text',
  recipes: 'recipes = $recipes::text',
  primaryUrl: 'primary_url = $primaryUrl::text',
  secondaryUrl: 'secondary_url = $secondaryUrl::text',
  imageUrl: 'image_url = $imageUrl::text',
  imageId: 'image_id = $imageId::uuid',
  affiliateSiteId: 'affiliate_site_id = $affiliateSiteId::uuid',
  affiliateUrl: 'affiliate_url = $affiliateUrl::text',
  affiliateLogoUrl: 'affiliate_logo_url = $affiliateLogoUrl::text',
  priceMinor: 'price_minor = $priceMinor::bigint',
  currency: 'currency = $currency::text',
  quantityDesired: 'quantity_desired = $quantityDesired::int',
  timesPutBack: 'times_put_back = $timesPutBack::int',
  isGroupGift: 'is_group_gift = $isGroupGift::bool',
  isMostWanted: 'is_most_wanted = $isMostWanted::bool',
  isArchived: 'is_archived = $isArchived::bool',
} as const satisfies Record<WrittenColumn, string>;

const WRITTEN = Object.keys(COLUMNS) as WrittenColumn[];

type StoredColumn = Exclude<WrittenColumn, 'imageId'>;
type Columns = { [Column in StoredColumn]: Exclude<Item[Column], undefined> };
type WrittenColumns = Columns & { imageId: string | null };
type EditedItem = Pick<Item, Exclude<StoredColumn, keyof StoredMatch> | 'quantityPurchased' | 'choiceId' | 'isFund'>;

interface PlannedEdit {
  /** Values of the edited fields before it, and those that were sent. */
  stored: Values;
  sent: Values;
  /** The columns that it writes, with what they hold then. */
  columns: Partial<Columns>;
  mattersToBuyers: boolean;
  moved: 'ARCHIVED' | 'RESTORED' | undefined;
}

export function planEdit(item: EditedItem, list: Pick<ListAccess, 'listType'>, changes: Changes): PlannedEdit {
  assertFitsChoice(item, changes);
  assertFitsFund(item, changes);
  const stored = { ...item, price: priceOf(item), unitPrice: unitPriceOf(item) };
  const { price = stored.price, ...sentValues } = changes;
  const values = item.isFund ? { ...sentValues, quantityDesired: undefined } : sentValues;
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

interface WriteValues extends EditValues, WrittenColumns {
  itemId: string;
  version: string;
  /** Null where nothing is different. */
  updatedAt: Date | null;
  mattersToBuyers: boolean;
  /** Fields with different values. */
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

/** The item and its list after an edit. */
type Written = Pick<ItemToEdit, 'row' | 'list'>;

/**
 * Writes an edit, with what `following` says of columns that follow from it; notes who changed what, keeps the item as it was
 * for its buyers and announces it. One statement, since most edits need no other, and each keeps everybody waiting who has the
 * list open. Writes nothing, and gives null, if the item is no longer as it was read.
 */
export async function writeEdit(
  em: EntityManager,
  viewer: User,
  { row, version, list, affiliateSiteId }: ItemToEdit,
  { stored, sent, columns, mattersToBuyers, moved }: PlannedEdit,
  following: Partial<WrittenColumns> = {},
): Promise<Written | null> {
  const before = { ...row, affiliateSiteId, imageId: row.image?.id ?? null };
  const after = { ...before, ...columns, ...following };
  const isDifferent = WRITTEN.some((column) => before[column] !== after[column]);
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

/** Whether an edit needs nothing but the row of its item: no list that may be becoming one for shopping, no affiliate site, no other items. */
export function isOfItsRow(
  row: ItemRow,
  { quantityDesired, primaryUrl = row.primaryUrl, isArchived, isMostWanted }: Changes,
): boolean {
  const isSettling = row.choiceId !== null && isArchived;
  const isEndless = quantityDesired !== undefined && isAnyNumber(quantityDesired);
  const isMarked = isMostWanted === true && !row.isMostWanted;
  return (
    !isSettling && !isEndless && !isMarked && primaryUrl === row.primaryUrl && !(isArchived === false && row.isArchived)
  );
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
