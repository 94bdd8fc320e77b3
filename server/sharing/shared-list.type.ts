import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { User } from '../accounts/user.entity.ts';
import { toMajorUnits } from '../items/money.ts';
import { ListTypeEnum, ViewerRoleEnum } from '../lists/list.enums.ts';
import { type ListAccess, viewerRole } from '../lists/list.policy.ts';
import { type PurchaseView, purchaseView, revisionFor } from './purchase.policy.ts';
import { PurchaseEntry, purchaseEntries } from './purchase-entry.type.ts';
import type { SharedItemRow, SharedListRow } from './shared-list-rows.ts';

type Viewer = Pick<User, 'id'> | null;

@ObjectType({ description: 'An item as seen through the share link.' })
export class SharedItem {
  constructor(
    readonly row: SharedItemRow,
    private readonly list: ListAccess,
    private readonly viewer: Viewer,
  ) {}

  @Field(() => ID, { simple: true })
  get id() {
    return this.row.id;
  }

  @Field(() => String, { simple: true })
  get title() {
    return this.row.title;
  }

  @Field(() => String, { simple: true })
  get description() {
    return this.row.description;
  }

  @Field(() => String, { simple: true })
  get notes() {
    return this.row.notes;
  }

  @Field(() => String, { simple: true })
  get category() {
    return this.row.category;
  }

  @Field(() => String, { simple: true })
  get currency() {
    return this.row.currency;
  }

  @Field(() => Float, { nullable: true, simple: true })
  get price() {
    return this.row.priceMinor === null ? null : toMajorUnits(this.row.priceMinor, this.row.currency);
  }

  @Field(() => String, { nullable: true, simple: true })
  get outgoingUrl() {
    return this.row.primaryUrl;
  }

  @Field(() => String, { nullable: true, simple: true })
  get secondaryUrl() {
    return this.row.secondaryUrl;
  }

  @Field(() => String, { nullable: true, simple: true })
  get effectiveImageUrl() {
    return this.row.imageUrl;
  }

  @Field(() => Int, { simple: true })
  get orderIndex() {
    return this.row.orderIndex;
  }

  @Field(() => Int, { simple: true })
  get quantityDesired() {
    return this.row.quantityDesired;
  }

  @Field(() => Int, { simple: true })
  get quantityPurchased() {
    return purchaseView(this.viewer, this.list) === 'nothing' ? 0 : this.row.quantityPurchased;
  }

  @Field(() => Int, { simple: true })
  get quantityRemaining() {
    return Math.max(0, this.quantityDesired - this.quantityPurchased);
  }

  @Field(() => [PurchaseEntry], { simple: true })
  get purchases(): PurchaseEntry[] {
    return purchaseEntries(this.viewer, this.list, this.row.purchases);
  }
}

/** A list as one viewer sees it through its share link. */
@ObjectType({
  description:
    'A list as seen through its share link. On wishlists and registries, what nobody needs any more is left out.',
})
export class SharedList {
  private readonly view: PurchaseView;

  constructor(
    readonly row: SharedListRow,
    private readonly viewer: Viewer,
  ) {
    this.view = purchaseView(viewer, row);
  }

  @Field(() => ID, { simple: true })
  get id() {
    return this.row.id;
  }

  @Field(() => String, { simple: true })
  get name() {
    return this.row.name;
  }

  @Field(() => String, { simple: true })
  get description() {
    return this.row.description;
  }

  @Field(() => ListTypeEnum, { simple: true })
  get listType() {
    return this.row.listType;
  }

  @Field(() => String, { nullable: true, simple: true })
  get eventType() {
    return this.row.eventType;
  }

  @Field(() => GraphQLLocalDate, { nullable: true, simple: true })
  get eventDate() {
    return this.row.eventDate;
  }

  @Field(() => String, { simple: true })
  get ownerName() {
    return this.row.ownerName;
  }

  @Field(() => Boolean, { simple: true })
  get isDemo() {
    return this.row.isDemo;
  }

  @Field(() => String, { simple: true })
  get shareToken() {
    return this.row.shareToken;
  }

  @Field(() => ViewerRoleEnum, { simple: true })
  get viewerRole() {
    return viewerRole(this.viewer, this.row);
  }

  @Field(() => Boolean, {
    simple: true,
    description: 'True for whoever is to be surprised: purchases are kept from them.',
  })
  get purchasesHidden() {
    return this.view === 'nothing';
  }

  @Field(() => Int, { simple: true })
  get revision() {
    return revisionFor(this.view, this.row);
  }

  @Field(() => [SharedItem], { simple: true })
  get items(): SharedItem[] {
    return this.row.items.map((item) => this.item(item)).filter((item) => this.shows(item));
  }

  item(row: SharedItemRow): SharedItem {
    return new SharedItem(row, this.row, this.viewer);
  }

  /** A gift that nobody needs any more is not shown; a shopping list keeps what was bought. */
  shows(item: SharedItem): boolean {
    return this.row.listType === 'SHOPPING' || item.quantityRemaining > 0;
  }
}
