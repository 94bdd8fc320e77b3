import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { type LinkViewer, memberOf } from '../access/link-viewer.ts';
import { type ListAccess, viewerRole } from '../access/list.policy.ts';
import type { ListType, ViewerRole } from '../access/list-access.rules.ts';
import { keepsSurprise, purchaseView, revisionFor } from '../access/purchase.policy.ts';
import { pictureSizes } from '../images/picture-sizes.ts';
import { effectiveImageUrl } from '../items/effective-image.ts';
import { type ItemColumns, pickColumns, SHOWN_COLUMNS, type ShownColumn } from '../items/item-columns.ts';
import { ListProgress } from '../items/list-progress.type.ts';
import { PurchaseEntry, purchaseEntries } from '../items/purchase-entry.type.ts';
import { Branding } from '../lists/branding.type.ts';
import { ListTypeEnum, ViewerRoleEnum } from '../lists/list.enums.ts';
import { toMajorUnits } from '../money.rules.ts';
import { unlocks } from '../plans/plan.rules.ts';
import type { SharedItemRow, SharedListRow } from './shared-list-rows.ts';

// Plain fields, not getters: for each getter type-graphql would call a resolver, and a list has hundreds of them.

@ObjectType({ simpleResolvers: true, description: 'An item as seen through the share link.' })
export class SharedItem implements Pick<ItemColumns, ShownColumn> {
  @Field(() => ID)
  readonly id!: string;

  @Field(() => String)
  readonly title!: string;

  @Field(() => String)
  readonly description!: string;

  @Field(() => String)
  readonly notes!: string;

  @Field(() => String)
  readonly category!: string;

  @Field(() => String)
  readonly currency!: string;

  @Field(() => Float, { nullable: true })
  readonly price: number | null;

  @Field(() => String, { nullable: true })
  readonly outgoingUrl: string | null;

  @Field(() => Boolean, {
    description:
      'Whether outgoingUrl carries an affiliate code. Say so beside it, and count it with POST /api/v1/items/{id}/click.',
  })
  readonly isAffiliateLink: boolean;

  @Field(() => String, { nullable: true })
  readonly secondaryUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The picture to show: a path on this site, or an address elsewhere.',
  })
  readonly effectiveImageUrl: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The sizes of an uploaded picture, as an <img> takes them in srcset; null for a picture elsewhere.',
  })
  readonly imageSizes: string | null;

  @Field(() => Int)
  readonly orderIndex!: number;

  @Field(() => Int)
  readonly quantityDesired!: number;

  @Field(() => Int)
  readonly quantityPurchased: number;

  @Field(() => Int)
  readonly quantityRemaining: number;

  @Field(() => [PurchaseEntry])
  readonly purchases: PurchaseEntry[];

  constructor(
    readonly row: SharedItemRow,
    list: ListAccess,
    viewer: LinkViewer,
  ) {
    Object.assign(this, pickColumns(row, SHOWN_COLUMNS));
    this.price = row.priceMinor === null ? null : toMajorUnits(row.priceMinor, row.currency);
    this.outgoingUrl = row.affiliateUrl ?? row.primaryUrl;
    this.isAffiliateLink = row.affiliateUrl !== null;
    this.effectiveImageUrl = effectiveImageUrl(row.image, row.imageUrl, row.affiliateLogoUrl);
    this.imageSizes = row.image && pictureSizes(row.image);
    this.quantityPurchased = purchaseView(viewer, list) === 'nothing' ? 0 : row.quantityPurchased;
    this.quantityRemaining = Math.max(0, row.quantityDesired - this.quantityPurchased);
    this.purchases = purchaseEntries(viewer, list, row.purchases);
  }
}

/** A list as one viewer sees it through its share link. */
@ObjectType({
  simpleResolvers: true,
  description:
    'A list as seen through its share link. On wishlists and registries, what nobody needs any more is left out.',
})
export class SharedList {
  @Field(() => ID)
  readonly id: string;

  @Field(() => String)
  readonly name: string;

  @Field(() => String)
  readonly description: string;

  @Field(() => ListTypeEnum)
  readonly listType: ListType;

  @Field(() => String, { nullable: true })
  readonly eventType: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true })
  readonly eventDate: string | null;

  @Field(() => String)
  readonly ownerName: string;

  @Field(() => Boolean)
  readonly isDemo: boolean;

  @Field(() => String)
  readonly shareToken: string;

  @Field(() => ViewerRoleEnum)
  readonly viewerRole: ViewerRole;

  @Field(() => Boolean, {
    description:
      'Whether purchases are kept from those who work on the list: until the day of the event begins, or the owner lifts it.',
  })
  readonly keepsSurprise: boolean;

  @Field(() => Boolean, { description: 'True for people who are to be surprised: purchases are kept from them.' })
  readonly purchasesHidden: boolean;

  @Field(() => Boolean, {
    description: 'Whether the owner learns who buys: at once, or once a surprise is over.',
  })
  readonly ownerSeesBuyers: boolean;

  @Field(() => [String], {
    description: 'Categories in the order in which they are shown; "" is for items without one.',
  })
  readonly categoryOrder: string[];

  @Field(() => ListProgress, { nullable: true, description: 'Null for people who are to be surprised.' })
  readonly progress: ListProgress | null;

  @Field(() => Branding, { nullable: true, description: 'As long as the plan of the owner holds it.' })
  readonly branding: Branding | null;

  @Field(() => Int)
  readonly revision: number;

  @Field(() => [SharedItem])
  readonly items: SharedItem[];

  constructor(
    readonly row: SharedListRow,
    private readonly viewer: LinkViewer,
  ) {
    const view = purchaseView(viewer, row);
    this.id = row.id;
    this.name = row.name;
    this.description = row.description;
    this.listType = row.listType;
    this.eventType = row.eventType;
    this.eventDate = row.eventDate;
    this.ownerName = row.ownerName;
    this.isDemo = row.isDemo;
    this.shareToken = row.shareToken;
    this.viewerRole = viewerRole(memberOf(viewer), row);
    this.keepsSurprise = keepsSurprise(row);
    this.purchasesHidden = view === 'nothing';
    this.ownerSeesBuyers = row.purchaseVisibility !== 'OWNER_SEES_TAKEN';
    this.categoryOrder = row.categoryOrder;
    this.progress = view === 'nothing' || !row.progress ? null : new ListProgress(row.progress);
    this.branding = brandingOf(row);
    this.revision = revisionFor(view, row);
    this.items = row.items.map((item) => this.item(item)).filter((item) => this.shows(item));
  }

  item(row: SharedItemRow): SharedItem {
    return new SharedItem(row, this.row, this.viewer);
  }

  /** A gift that nobody needs any more is not shown; a shopping list keeps what was bought. */
  private shows({ quantityRemaining }: SharedItem): boolean {
    return this.listType === 'SHOPPING' || quantityRemaining > 0;
  }
}

function brandingOf({ ownerTier, accentColor, banner }: SharedListRow): Branding | null {
  const isShown = unlocks(ownerTier, 'branding') && (accentColor || banner);
  return isShown ? new Branding(accentColor, banner) : null;
}
