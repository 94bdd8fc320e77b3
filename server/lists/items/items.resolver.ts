import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  Float,
  GraphQLISODateTime,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { MoneyAmount } from '../../base/amounts/money-amount.type.ts';
import { BASE, IDEMPOTENCY_KEY } from '../../base/paging/argument-descriptions.ts';
import { ConnectionArgs } from '../../base/paging/connection.type.ts';
import { ImageSizes, ImageUrl } from '../../base/text/image-scalars.ts';
import { Image } from '../../core/images/image.entity.ts';
import { pictureSizes } from '../../core/images/picture-sizes.ts';
import type { RequestContext } from '../../request-context.ts';
import { PLEDGE_COUNT, PLEDGED } from '../group-gifts/group-gift.ts';
import { UNNEEDED } from '../item-choices/choice.rules.ts';
import { isAnyNumber } from '../lists/any-number.rules.ts';
import { List } from '../lists/list.entity.ts';
import { effectiveImageUrl } from './effective-image.ts';
import { Item } from './item.entity.ts';
import { MOST_ITEMS_IN_ORDER } from './item.rules.ts';
import { ItemChangesInput } from './item-changes.input.ts';
import { priceOf, unitPriceOf } from './item-price.ts';
import { NewItemInput } from './new-item.input.ts';
import { PurchaseConnection } from './purchase-connection.type.ts';
import { PurchaseEntry } from './purchase-entry.type.ts';
import { ShownItem } from './shown-item.ts';

@Resolver(() => Item)
export class ItemsResolver {
  @Query(() => Item, {
    description: 'An item, for those who may read its list. Fails with UNAUTHENTICATED, NOT_FOUND or FORBIDDEN.',
  })
  item(
    @Arg('id', () => ID, { description: 'Which item.' }) id: string,
    @Ctx() { services, viewerOrGuest }: RequestContext,
  ) {
    return services.items.getItem(viewerOrGuest, id);
  }

  @Mutation(() => Item, {
    description:
      'Adds an item at the end of a list, for those who work on it. Fails with UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, DEMO_LIST, PLAN_LIMIT (the list holds no more items), EMAIL_UNVERIFIED, ALREADY_LISTED (with `unlessListed`) or CONFLICT (`inBulk` on a gift list).',
  })
  createItem(
    @Arg('listId', () => ID, { description: 'The list to add it to.' }) listId: string,
    @Arg('input', () => NewItemInput, { description: 'The fields of the new item.' }) input: NewItemInput,
    @Arg('idempotencyKey', () => String, { nullable: true, description: IDEMPOTENCY_KEY }) idempotencyKey:
      | string
      | null,
    @Arg('inBulk', () => Boolean, {
      defaultValue: false,
      description: 'Whether it is one of many that are added together, which is for shopping lists only.',
    })
    inBulk: boolean,
    @Arg('unlessListed', () => Boolean, {
      defaultValue: false,
      description:
        'Whether nothing is added where an item of this name is on the list (on a shopping list: still to be bought). The browser app asks “Make it 2?” then; without this, the API adds a second one.',
    })
    unlessListed: boolean,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.items.addItem(viewer, listId, input, idempotencyKey, { inBulk, unlessListed });
  }

  @Mutation(() => Item, {
    description:
      'Changes an item, for those who work on its list. Fails with UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, DEMO_LIST, EMAIL_UNVERIFIED or CONFLICT (somebody else has changed the same field since `base`).',
  })
  updateItem(
    @Arg('itemId', () => ID, { description: 'Which item.' }) id: string,
    @Arg('changes', () => ItemChangesInput, { description: 'Only what is sent is changed.' }) changes: ItemChangesInput,
    @Arg('base', () => ItemChangesInput, { nullable: true, description: BASE }) base: ItemChangesInput | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.items.updateItem(viewer, id, changes, base);
  }

  @Mutation(() => Item, {
    description:
      'An archived item is on no shared page, in no count and in no limit; restored, it is back in its place. For those who work on the list. Fails with UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, DEMO_LIST, EMAIL_UNVERIFIED or PLAN_LIMIT (no room to restore it).',
  })
  setItemArchived(
    @Arg('itemId', () => ID, { description: 'Which item.' }) id: string,
    @Arg('isArchived', () => Boolean, { description: 'True archives it, false restores it.' }) isArchived: boolean,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.items.setItemArchived(viewer, id, isArchived);
  }

  @Mutation(() => Item, {
    description:
      'Takes away the picture that was uploaded; uploading one is POST /api/v1/items/{id}/image. For those who work on the list. Fails with UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, DEMO_LIST or EMAIL_UNVERIFIED.',
  })
  removeItemImage(
    @Arg('itemId', () => ID, { description: 'Which item.' }) itemId: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.items.removeImage(viewer, itemId);
  }

  @Mutation(() => List, {
    description:
      'Deletes an item with its purchases; buyers are told. Gives the list it was on. For those who work on the list. Fails with UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, DEMO_LIST or EMAIL_UNVERIFIED.',
  })
  deleteItem(
    @Arg('itemId', () => ID, { description: 'Which item.' }) id: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.items.deleteItem(viewer, id);
  }

  @Mutation(() => Item, {
    description:
      'Moves an item right behind another of its list, or right in front of one: lists of any length are put in order so, one move at a time. `beforeItemId` counts where `afterItemId` is not given, or not on the list any more. Who moves last decides. For those who work on the list. Fails with UNAUTHENTICATED, BAD_USER_INPUT (neither is on the list), NOT_FOUND, FORBIDDEN, DEMO_LIST or EMAIL_UNVERIFIED.',
  })
  moveItem(
    @Arg('itemId', () => ID, { description: 'Which item.' }) id: string,
    @Arg('afterItemId', () => ID, { nullable: true, description: 'The item that it goes behind.' }) afterItemId:
      | string
      | null,
    @Arg('beforeItemId', () => ID, { nullable: true, description: 'The item that it goes in front of.' }) beforeItemId:
      | string
      | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.items.moveItem(viewer, id, { afterItemId, beforeItemId });
  }

  @Mutation(() => List, {
    description:
      'Puts the named items in this order, in the places that they held; others stay. To move one item, `moveItem` does with less. For those who work on the list. Fails with UNAUTHENTICATED, BAD_USER_INPUT (an item is named twice, or is not on the list), NOT_FOUND, FORBIDDEN, DEMO_LIST or EMAIL_UNVERIFIED.',
  })
  reorderItems(
    @Arg('listId', () => ID, { description: 'Which list.' }) listId: string,
    @Arg('itemIds', () => [ID], { description: `1 to ${MOST_ITEMS_IN_ORDER} items of the list, each once.` })
    itemIds: string[],
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.items.reorderItems(viewer, listId, itemIds);
  }

  @FieldResolver(() => ID, { description: 'The list that it is on.' })
  listId(@Root() item: Item) {
    return item.list.id;
  }

  @FieldResolver(() => Int, {
    description: 'The revision of its list, as of which the item is shown. A live change with a higher one is newer.',
  })
  listRevision(@Root() item: Item, @Ctx() { services, viewerOrGuest }: RequestContext) {
    return services.shownPurchases.listRevisionFor(viewerOrGuest, item);
  }

  @FieldResolver(() => Float, {
    nullable: true,
    description: 'In units of the currency, as in 12.5; null when there is none.',
  })
  price(@Root() item: Item) {
    return priceOf(item);
  }

  @FieldResolver(() => Boolean, { description: 'Whether any number of it is welcome, however many are bought.' })
  isAnyNumber(@Root() item: Item) {
    return isAnyNumber(item.quantityDesired);
  }

  @FieldResolver(() => MoneyAmount, {
    nullable: true,
    description: 'The price of one piece, as `unitPrice` of the inputs takes it; null when there is no price.',
  })
  unitPrice(@Root() item: Item) {
    return unitPriceOf(item);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The link to follow to the shop: primaryUrl, with our affiliate code where the shop has one.',
  })
  outgoingUrl(@Root() item: Item) {
    return item.affiliateUrl ?? item.primaryUrl;
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether outgoingUrl carries an affiliate code. Say so beside it, and count it with POST /api/v1/items/{id}/click.',
  })
  isAffiliateLink(@Root() item: Item) {
    return item.affiliateUrl != null;
  }

  @FieldResolver(() => Image, { nullable: true, description: 'The picture that was uploaded, if there is one.' })
  image(@Root() item: Item) {
    return item.image?.load();
  }

  @FieldResolver(() => ImageUrl, {
    nullable: true,
    description: 'The picture to show, if there is one: of this site, or elsewhere.',
  })
  async effectiveImageUrl(@Root() item: Item) {
    return effectiveImageUrl(await item.image?.load(), item.imageUrl, item.affiliateLogoUrl);
  }

  @FieldResolver(() => ImageSizes, { nullable: true, description: 'Null for a picture elsewhere.' })
  async imageSizes(@Root() item: Item) {
    const image = await item.image?.load();
    return image ? pictureSizes(image) : null;
  }

  @FieldResolver(() => Int, { description: '0 while purchases are kept from you as a surprise.' })
  quantityPurchased(@Root() item: Item, @Ctx() { services, viewerOrGuest }: RequestContext) {
    return services.shownPurchases.countFor(viewerOrGuest, item);
  }

  @FieldResolver(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'When the first reservation of it ends; null while nothing is reserved, and while purchases are kept from you as a surprise.',
  })
  heldUntil(@Root() item: Item, @Ctx() { services, viewerOrGuest }: RequestContext) {
    return services.shownPurchases.heldUntilFor(viewerOrGuest, item);
  }

  @FieldResolver(() => Boolean, { description: UNNEEDED })
  isNoLongerNeeded(@Root() item: Item, @Ctx() { services, viewerOrGuest }: RequestContext) {
    return services.shownPurchases.isUnneededFor(viewerOrGuest, item);
  }

  @FieldResolver(() => Float, { nullable: true, description: PLEDGED })
  async pledgedMinor(@Root() item: Item, @Ctx() { services, viewerOrGuest }: RequestContext) {
    return (await services.shownPurchases.groupGiftFor(viewerOrGuest, item)).pledgedMinor;
  }

  @FieldResolver(() => Int, { description: PLEDGE_COUNT })
  async pledgeCount(@Root() item: Item, @Ctx() { services, viewerOrGuest }: RequestContext) {
    return (await services.shownPurchases.groupGiftFor(viewerOrGuest, item)).pledgeCount;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'How often it was put back on a shopping list after it was bought: send it along with a purchase that may arrive late. Null on other lists.',
  })
  timesPutBack(@Root() item: Item, @Ctx() { services, viewerOrGuest }: RequestContext) {
    return services.shownPurchases.timesPutBackFor(viewerOrGuest, item);
  }

  @FieldResolver(() => [PurchaseEntry], {
    description: 'The purchases of this item, the oldest first. Empty while purchases are kept from you.',
  })
  purchases(@Root() item: Item, @Ctx() { services, viewerOrGuest }: RequestContext) {
    return services.shownPurchases.purchasesFor(viewerOrGuest, item);
  }

  @FieldResolver(() => PurchaseConnection, {
    description:
      'The purchases of this item, page by page, the earliest first. Empty while purchases are kept from you as a surprise.',
  })
  async purchasesConnection(
    @Root() item: Item | ShownItem,
    @Args(() => ConnectionArgs) page: ConnectionArgs,
    @Ctx() { services, viewerOrGuest }: RequestContext,
  ) {
    const list = item instanceof ShownItem ? item.access : await services.shownPurchases.listOf(item);
    return services.itemPages.purchasePage(viewerOrGuest, list, item.id, page);
  }
}
