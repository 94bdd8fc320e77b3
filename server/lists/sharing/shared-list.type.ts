import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { toMajorUnits } from '../../base/amounts/money.rules.ts';
import { MoneyAmount } from '../../base/amounts/money-amount.type.ts';
import { ImageSizes, ImageUrl } from '../../base/text/image-scalars.ts';
import { SHORTEST_NAME } from '../../base/text/text.rules.ts';
import { type LinkViewer, memberOf } from '../../core/access/link-viewer.ts';
import { type ListAccess, viewerRole } from '../../core/access/list.policy.ts';
import type { ListType, ViewerRole } from '../../core/access/list-access.rules.ts';
import { type PurchaseView, purchaseView, revisionFor } from '../../core/access/purchase.policy.ts';
import { pictureSizes } from '../../core/images/picture-sizes.ts';
import { GroupGiftFields } from '../group-gifts/group-gift-fields.type.ts';
import { effectiveImageUrl } from '../items/effective-image.ts';
import { LONGEST_ITEM_TEXT, LONGEST_TITLE, VARIANT } from '../items/item.rules.ts';
import type { ItemColumns, ShownColumn } from '../items/item-columns.ts';
import { unitPriceOf } from '../items/item-price.ts';
import { PurchaseEntry, purchaseEntries } from '../items/purchase-entry.type.ts';
import { MOST_PIECES, piecesLeft, WANTED_PIECES } from '../items/quantity.rules.ts';
import { isAnyNumber } from '../lists/any-number.rules.ts';
import { Branding } from '../lists/branding.type.ts';
import { HOLD_DAYS } from '../lists/hold-days.rules.ts';
import { ListTypeEnum, ViewerRoleEnum } from '../lists/list.enums.ts';
import { LONGEST_DESCRIPTION, LONGEST_LIST_NAME } from '../lists/list.rules.ts';
import { occasionText } from '../lists/occasions.rules.ts';
import { CountedList } from './counted-list.type.ts';
import type { SharedItemRow } from './shared-item-rows.ts';
import type { SharedListRow } from './shared-list-rows.ts';
import { SharedPerson } from './shared-person.type.ts';
import { brandingOf } from './shown-branding.ts';

// Plain fields, not getters: for each getter type-graphql would call a resolver, and a list has hundreds of them.

@ObjectType({ simpleResolvers: true, description: 'An item as seen through the share link.' })
export class SharedItem extends GroupGiftFields implements Pick<ItemColumns, ShownColumn> {
  @Field(() => ID, { description: 'The same as `Item.id`.' })
  readonly id: string;

  @Field(() => String, { description: `1 to ${LONGEST_TITLE} characters.` })
  readonly title: string;

  @Field(() => String, { description: `At most ${LONGEST_ITEM_TEXT} characters; empty when there is none.` })
  readonly description: string;

  @Field(() => String, { description: `At most ${LONGEST_ITEM_TEXT} characters, such as where to find it.` })
  readonly notes: string;

  @Field(() => String, { description: 'Empty for none. Items of one category are shown together.' })
  readonly category: string;

  @Field(() => String, {
    description: 'How much of it is wanted: a number and a unit, such as `500 g`. Empty for none.',
  })
  readonly amount: string;

  @Field(() => String, { description: VARIANT })
  readonly variant: string;

  @Field(() => String, { description: 'ISO 4217, such as USD. Of the price.' })
  readonly currency: string;

  @Field(() => Float, { nullable: true, description: 'In units of the currency, as in 12.5; null when there is none.' })
  readonly price: number | null;

  @Field(() => MoneyAmount, {
    nullable: true,
    description: 'The price of one piece, in minor units of the currency; null when there is no price.',
  })
  get unitPrice(): MoneyAmount | null {
    return unitPriceOf(this.row);
  }

  @Field(() => String, {
    nullable: true,
    description: 'The link to follow to the shop, with our affiliate code where the shop has one.',
  })
  readonly outgoingUrl: string | null;

  @Field(() => Boolean, {
    description:
      'Whether outgoingUrl carries an affiliate code. Say so beside it, and count it with POST /api/v1/items/{id}/click.',
  })
  readonly isAffiliateLink: boolean;

  @Field(() => String, { nullable: true, description: 'Another place to buy it.' })
  readonly secondaryUrl: string | null;

  @Field(() => ImageUrl, { nullable: true, description: 'The picture to show: of this site, or elsewhere.' })
  readonly effectiveImageUrl: string | null;

  @Field(() => ImageSizes, {
    nullable: true,
    description: 'Null for a picture elsewhere.',
  })
  readonly imageSizes: string | null;

  @Field(() => Int, { description: 'Items of a list are shown by it, from low to high.' })
  readonly orderIndex: number;

  @Field(() => Int, { description: WANTED_PIECES })
  readonly quantityDesired: number;

  @Field(() => Boolean, { description: 'Whether any number of it is welcome, however many are bought.' })
  get isAnyNumber(): boolean {
    return isAnyNumber(this.quantityDesired);
  }

  @Field(() => Int, { description: 'How many pieces are bought. 0 while purchases are kept from you as a surprise.' })
  readonly quantityPurchased: number;

  @Field(() => Int, {
    description: `How many pieces may still be bought, at most ${MOST_PIECES}. All of them while purchases are kept from you as a surprise.`,
  })
  readonly quantityRemaining: number;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'When the first reservation of it ends; null while nothing is reserved, and while purchases are kept from you as a surprise.',
  })
  readonly heldUntil: Date | null;

  @Field(() => [PurchaseEntry], {
    description: 'The purchases of this item, the oldest first. Empty while purchases are kept from you as a surprise.',
  })
  readonly purchases: PurchaseEntry[];

  constructor(
    readonly row: SharedItemRow,
    list: ListAccess,
    viewer: LinkViewer,
    view: PurchaseView,
  ) {
    super(row, list, view);
    this.id = row.id; // one by one: copied in a loop, twenty-five items take as long as reading their rows
    this.title = row.title;
    this.description = row.description;
    this.notes = row.notes;
    this.category = row.category;
    this.amount = row.amount;
    this.variant = row.variant;
    this.secondaryUrl = row.secondaryUrl;
    this.currency = row.currency;
    this.quantityDesired = row.quantityDesired;
    this.orderIndex = row.orderIndex;
    this.price = row.priceMinor === null ? null : toMajorUnits(row.priceMinor, row.currency);
    this.outgoingUrl = row.outgoingUrl;
    this.isAffiliateLink = row.isAffiliateLink;
    this.effectiveImageUrl = effectiveImageUrl(row.image, row.pictureUrl, null);
    this.imageSizes = row.image && pictureSizes(row.image);
    this.quantityPurchased = view === 'nothing' ? 0 : row.quantityPurchased;
    this.heldUntil = view === 'nothing' ? null : row.heldUntil;
    const left = piecesLeft(this);
    if (list.isPast && view !== 'nothing' && left > 0) this.isNoLongerNeeded = true;
    this.quantityRemaining = this.isNoLongerNeeded ? 0 : left;
    this.purchases = purchaseEntries(viewer, list, row.purchases);
  }
}

/** A list as one viewer sees it through its share link. */
@ObjectType({
  simpleResolvers: true,
  description:
    'A list as seen through its share link. On wishlists and registries, what nobody needs any more is left out.',
})
export class SharedList extends CountedList {
  @Field(() => ID, { description: 'The same as `List.id`.' })
  readonly id: string;

  @Field(() => String, { description: `${SHORTEST_NAME} to ${LONGEST_LIST_NAME} characters.` })
  readonly name: string;

  @Field(() => String, { description: `At most ${LONGEST_DESCRIPTION} characters; empty when there is none.` })
  readonly description: string;

  @Field(() => ListTypeEnum, { description: 'The purpose of the list.' })
  readonly listType: ListType;

  @Field(() => String, { nullable: true, description: 'The occasion, such as “Birthday”, as its reader says it.' })
  get eventType(): string | null {
    return occasionText(this.row.eventType); // when it is read: what is live is read in many languages
  }

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'A calendar date, YYYY-MM-DD.' })
  readonly eventDate: string | null;

  @Field(() => Int, {
    description: `For how many days a gift is reserved: ${HOLD_DAYS.least} to ${HOLD_DAYS.most}, and never past the event.`,
  })
  readonly holdDays: number;

  @Field(() => Boolean, { description: 'Whether guests who buy may give a name alone, without an email address.' })
  readonly isNameEnough: boolean;

  @Field(() => String, { description: 'The name of the owner of the list.' })
  readonly ownerName: string;

  @Field(() => SharedPerson, {
    nullable: true,
    description: 'Somebody without an account, for whom the list is. Null: it is for its owner.',
  })
  readonly person: SharedPerson | null;

  @Field(() => Boolean, { description: 'Whether it is an example of the site, which nobody can buy from.' })
  readonly isDemo: boolean;

  @Field(() => String, { description: 'The token by which it was opened.' })
  readonly shareToken: string;

  @Field(() => ViewerRoleEnum, { description: 'Your role on the list.' })
  readonly viewerRole: ViewerRole;

  @Field(() => [String], {
    description: 'Categories in the order in which they are shown; "" is for items without one.',
  })
  readonly categoryOrder: string[];

  @Field(() => Branding, { nullable: true, description: 'As long as the plan of the owner holds it.' })
  readonly branding: Branding | null;

  @Field(() => Int, {
    description: 'Rises by one with each change that you may know of. Send it as `since` when you watch the list.',
  })
  readonly revision: number;

  /** The items that were read with it. */
  readonly items: SharedItem[];

  private readonly view: PurchaseView;

  constructor(
    readonly row: SharedListRow,
    readonly viewer: LinkViewer,
  ) {
    const view = purchaseView(viewer, row);
    super(row, viewer, view);
    this.view = view;
    this.id = row.id;
    this.name = row.name;
    this.description = row.description;
    this.listType = row.listType;
    this.eventDate = row.eventDate;
    this.holdDays = row.holdDays;
    this.isNameEnough = row.isNameEnough;
    this.ownerName = row.ownerName;
    this.person = row.person;
    this.isDemo = row.isDemo;
    this.shareToken = row.shareToken;
    this.viewerRole = viewerRole(memberOf(viewer), row);
    this.categoryOrder = row.giftCategories ?? row.categoryOrder;
    this.branding = brandingOf(row);
    this.revision = revisionFor(view, row);
    this.items = row.items.map((item) => this.item(item)).filter((item) => this.shows(item));
  }

  isOwnedBy(userId: string | undefined): boolean {
    return this.row.ownerId === userId;
  }

  /** How many are wanted of an item that was read with it, shown or not; null where it is gone. */
  wantedOf(itemId: string): number | null {
    return this.row.items.find(({ id }) => id === itemId)?.quantityDesired ?? null;
  }

  item(row: SharedItemRow): SharedItem {
    return new SharedItem(row, this.row, this.viewer, this.view);
  }

  /** A gift that nobody needs any more is not shown, as long as it is not only held, or one of several to choose from; a shopping list keeps what was bought. */
  private shows({ quantityRemaining, heldUntil, isNoLongerNeeded }: SharedItem): boolean {
    return this.listType === 'SHOPPING' || quantityRemaining > 0 || heldUntil !== null || isNoLongerNeeded;
  }
}
