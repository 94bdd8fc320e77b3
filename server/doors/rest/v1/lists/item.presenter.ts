import { z } from 'zod';
import { isoTime } from '../../../../base/database/iso-time.ts';
import { absoluteAddress } from '../../../../base/text/absolute-address.ts';
import type { SnakeCase } from '../../../../base/text/snake-case.ts';
import { FUND } from '../../../../lists/group-gifts/fund.rules.ts';
import { GROUP_GIFT } from '../../../../lists/group-gifts/group-gift.rules.ts';
import { type GroupGift, PLEDGE_COUNT, PLEDGE_GOAL, PLEDGED } from '../../../../lists/group-gifts/group-gift.ts';
import { CHOICE, UNNEEDED } from '../../../../lists/item-choices/choice.rules.ts';
import { MOST_WANTED } from '../../../../lists/item-orders/most-wanted.rules.ts';
import { QUESTION_COUNT } from '../../../../lists/item-questions/question.rules.ts';
import { LONGEST_AMOUNT } from '../../../../lists/items/amount.rules.ts';
import { effectiveImageUrl } from '../../../../lists/items/effective-image.ts';
import type { Item } from '../../../../lists/items/item.entity.ts';
import { LONGEST_ITEM_TEXT, LONGEST_TITLE, VARIANT } from '../../../../lists/items/item.rules.ts';
import type { ItemColumns } from '../../../../lists/items/item-columns.ts';
import { priceOf } from '../../../../lists/items/item-price.ts';
import type { ItemRow } from '../../../../lists/items/item-rows.ts';
import type { PurchaseEntry } from '../../../../lists/items/purchase-entry.type.ts';
import { WANTED_PIECES } from '../../../../lists/items/quantity.rules.ts';
import type { ShownItem } from '../../../../lists/items/shown-item.ts';
import { isAnyNumber } from '../../../../lists/lists/any-number.rules.ts';
import { RECIPES } from '../../../../lists/lists/recipes.rules.ts';
import { type WholeItemRow, whole } from '../../../../lists/sharing/shared-item-rows.ts';
import type { SharedItem } from '../../../../lists/sharing/shared-list.type.ts';
import type { RequestContext } from '../../../../request-context.ts';
import { imageFields, type PresentedImage, presentImage } from './image.presenter.ts';
import { type Presentation, presentPurchase, purchaseObject } from './purchase.presenter.ts';

const entries = z.array(purchaseObject);

export const itemObject = z
  .object({
    id: z.string().meta({ description: 'Never changes.' }),
    list_id: z.string().meta({ description: 'The list that it is on.' }),
    name: z.string().meta({ description: `1 to ${LONGEST_TITLE} characters.` }),
    title: z.string().meta({ description: 'The same as `name`.' }),
    description: z
      .string()
      .meta({ description: `At most ${LONGEST_ITEM_TEXT} characters; empty where there is none.` }),
    notes: z.string().meta({
      description:
        'More for those who buy it, such as where to find it; guests see them, too. Empty where there are none.',
    }),
    category: z.string().meta({ description: 'Items of one category are shown together; empty for none.' }),
    amount: z.string().meta({
      description: `How much of it is wanted, beside \`quantity_desired\`: a number and a unit, as in \`500 g\`; empty for none, at most ${LONGEST_AMOUNT} characters.`,
    }),
    variant: z.string().meta({ description: VARIANT }),
    recipes: z.string().meta({ description: RECIPES }),
    primary_url: z
      .string()
      .nullable()
      .meta({ description: 'An address where it can be bought, as it was entered. Open `outgoing_url` instead.' }),
    secondary_url: z.string().nullable().meta({ description: 'Another place to buy it.' }),
    outgoing_url: z.string().nullable().meta({ description: 'The link to open.' }),
    image_url: z
      .string()
      .nullable()
      .meta({ description: 'A picture elsewhere, as it was entered. Show `effective_image_url` instead.' }),
    quantity_desired: z.int().meta({ description: WANTED_PIECES }),
    is_any_number: z.boolean().meta({ description: 'Whether any number of it is welcome, however many are bought.' }),
    quantity_purchased: z.int().meta({
      description: 'How many pieces are bought or reserved. 0 while purchases are kept from you as a surprise.',
    }),
    is_group_gift: z.boolean().meta({ description: GROUP_GIFT }),
    is_fund: z.boolean().meta({ description: FUND }),
    is_most_wanted: z.boolean().meta({ description: MOST_WANTED }),
    choice_id: z.string().nullable().meta({ description: CHOICE }),
    question_count: z.int().meta({ description: QUESTION_COUNT }),
    is_no_longer_needed: z.boolean().meta({ description: UNNEEDED }),
    pledge_goal_minor: z.int().nullable().meta({ description: PLEDGE_GOAL }),
    pledged_minor: z.int().nullable().meta({ description: PLEDGED }),
    pledge_count: z.int().meta({ description: PLEDGE_COUNT }),
    purchases: entries.meta({
      description:
        'The purchases of this item, the oldest first. Empty while purchases are kept from you as a surprise.',
    }),
    purchased_by: entries.meta({ description: 'The same as `purchases`.' }),
    order_index: z.int().meta({ description: 'Items come by it, from low to high. Numbers may be left out.' }),
    priority: z.int().meta({ description: 'The same as `order_index`: the lowest comes first.' }),
    price: z.number().nullable().meta({ description: 'In units of the currency, as in 12.5.' }),
    currency: z.string().meta({ description: 'ISO 4217, as in USD.' }),
    is_archived: z
      .boolean()
      .meta({ description: 'Whether it is put away: on no shared page and in no count, but kept.' }),
    ...imageFields,
    effective_image_url: z.string().nullable().meta({ description: 'The picture to show.' }),
    created_at: z.iso.datetime().meta({ description: 'In UTC.' }),
    updated_at: z.iso.datetime().meta({ description: 'When it was last changed. A purchase does not change it.' }),
  })
  .meta({ id: 'Item' });

type ItemObject = z.output<typeof itemObject>;

export async function presentItem(context: RequestContext, item: Item): Promise<ItemObject> {
  const { services, viewerOrGuest } = context;
  const [image, quantityPurchased, isNoLongerNeeded, groupGift, purchases] = await Promise.all([
    item.image?.load(),
    services.shownPurchases.countFor(viewerOrGuest, item),
    services.shownPurchases.isUnneededFor(viewerOrGuest, item),
    services.shownPurchases.groupGiftFor(viewerOrGuest, item),
    services.shownPurchases.purchasesFor(viewerOrGuest, item),
  ]);
  return present(context, item, {
    listId: item.list.id,
    isArchived: item.isArchived,
    price: priceOf(item),
    outgoingUrl: item.affiliateUrl ?? item.primaryUrl,
    image,
    effectiveImageUrl: effectiveImageUrl(image, item.imageUrl, item.affiliateLogoUrl),
    quantityPurchased,
    isNoLongerNeeded,
    groupGift,
    purchases,
  });
}

export function presentShownItem(context: Presentation, item: ShownItem): ItemObject {
  return present(context, item.row, item);
}

export function presentSharedItem(context: Presentation, item: SharedItem, listId: string): ItemObject {
  const { price, outgoingUrl, effectiveImageUrl, quantityPurchased, isNoLongerNeeded, purchases } = item;
  const { pledgeGoalMinor, pledgedMinor, pledgeCount } = item;
  const groupGift = { pledgeGoalMinor, pledgedMinor, pledgeCount };
  const counts = { quantityPurchased, isNoLongerNeeded, groupGift, purchases };
  const shown = { listId, isArchived: false, price, outgoingUrl, effectiveImageUrl, ...counts };
  return present(context, whole(item.row), { ...shown, image: item.row.image });
}

interface Shown {
  listId: string;
  isArchived: boolean;
  price: number | null;
  outgoingUrl?: string | null;
  image: PresentedImage | null | undefined;
  effectiveImageUrl?: string | null;
  quantityPurchased: number;
  isNoLongerNeeded: boolean;
  groupGift: GroupGift;
  purchases: readonly PurchaseEntry[];
}

function present(context: Presentation, item: Item | ItemRow | WholeItemRow, shown: Shown): ItemObject {
  const { siteUrl } = context;
  const purchases = shown.purchases.map((purchase) => presentPurchase(context, purchase));
  return {
    ...presentColumns(item, siteUrl),
    list_id: shown.listId,
    name: item.title,
    outgoing_url: shown.outgoingUrl ?? null,
    is_any_number: isAnyNumber(item.quantityDesired),
    quantity_purchased: shown.quantityPurchased,
    is_no_longer_needed: shown.isNoLongerNeeded,
    pledge_goal_minor: shown.groupGift.pledgeGoalMinor,
    pledged_minor: shown.groupGift.pledgedMinor,
    pledge_count: shown.groupGift.pledgeCount,
    purchases,
    purchased_by: purchases,
    priority: item.orderIndex,
    price: shown.price,
    is_archived: shown.isArchived,
    ...presentImage(shown.image, siteUrl),
    effective_image_url: shown.effectiveImageUrl ? absoluteAddress(siteUrl, shown.effectiveImageUrl) : null,
  };
}

type Presented = {
  [Column in keyof ItemColumns as SnakeCase<Column>]: ItemColumns[Column] extends Date ? string : ItemColumns[Column];
};

/** One by one: by a loop over the names it takes ten times as long. */
function presentColumns(item: Item | ItemRow | WholeItemRow, siteUrl: string): Presented {
  return {
    id: item.id,
    title: item.title,
    description: item.description,
    notes: item.notes,
    category: item.category,
    amount: item.amount,
    variant: item.variant,
    recipes: item.recipes,
    secondary_url: item.secondaryUrl ?? null,
    currency: item.currency,
    quantity_desired: item.quantityDesired,
    is_group_gift: item.isGroupGift,
    is_fund: item.isFund,
    is_most_wanted: item.isMostWanted,
    choice_id: item.choiceId ?? null,
    question_count: item.questionCount,
    order_index: item.orderIndex,
    primary_url: item.primaryUrl ?? null,
    image_url: item.imageUrl ? absoluteAddress(siteUrl, item.imageUrl) : null,
    created_at: isoTime(item.createdAt),
    updated_at: isoTime(item.updatedAt),
  };
}
