import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Item } from '../items/item.entity.ts';
import { ItemChangesInput } from '../items/item-changes.input.ts';
import type { RequestContext } from '../request-context.ts';
import { ItemFromUrlInput } from './item-from-url.input.ts';
import { ItemCheck, Product } from './product.type.ts';
import { ShopHealthPage } from './shop-health.type.ts';

const FAILURES =
  'Fails with EXTRACTION_FAILED, whose `reason` says why (invalid, blocked, timeout, not_found, denied, network, upstream, not_html), or with NO_DATA.';

@Resolver()
export class ProductsResolver {
  @Mutation(() => Product, { description: `Reads what the page behind a link sells. Nothing is added. ${FAILURES}` })
  scrapeUrl(@Arg('url', () => String) url: string, @Ctx() { services, viewer }: RequestContext) {
    return services.products.readLink(viewer, { url });
  }

  @Mutation(() => Product, {
    description: `The same for a page that somebody has open, whose content is handed in: for shops that let no server in. Larger ones go to POST /api/v1/items/scrape-page. ${FAILURES}`,
  })
  scrapePage(
    @Arg('url', () => String) url: string,
    @Arg('html', () => String) html: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.products.readOpenPage(viewer, { url, html });
  }

  @Mutation(() => Item, {
    description: `Adds what a link leads to. What is given counts before what the page says; with a title the page is not read. ${FAILURES}`,
  })
  addItemFromUrl(
    @Arg('listId', () => ID) listId: string,
    @Arg('url', () => String) url: string,
    @Arg('input', () => ItemFromUrlInput, { defaultValue: {} }) input: ItemFromUrlInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.products.addItem(viewer, listId, url, input, idempotencyKey);
  }

  @Mutation(() => ItemCheck, {
    description: `Looks at the page of an item again, and says what it says otherwise. Nothing is changed. ${FAILURES}`,
  })
  checkItem(@Arg('itemId', () => ID) itemId: string, @Ctx() { services, viewer }: RequestContext) {
    return services.products.checkItem(viewer, itemId);
  }

  @Mutation(() => Item, {
    description:
      'Takes over what `checkItem` found, as `updateItem` does: `base` holds what the item said then. A new picture is kept as a copy of ours.',
  })
  takeOverFromPage(
    @Arg('itemId', () => ID) itemId: string,
    @Arg('changes', () => ItemChangesInput) changes: ItemChangesInput,
    @Arg('base', () => ItemChangesInput, { nullable: true }) base: ItemChangesInput | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.products.takeOver(viewer, itemId, changes, base);
  }

  @Query(() => ShopHealthPage, {
    description: 'For administrators: how reading the pages of shops goes, by host, the most linked first.',
  })
  shopHealth(
    @Arg('page', () => Int, { defaultValue: 1 }) page: number,
    @Arg('limit', () => Int, { defaultValue: 20 }) limit: number,
    @Arg('days', () => Int, { defaultValue: 30, description: 'At most 90; today counts as one.' }) days: number,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.shopHealth.shops(viewer, { page, limit, days });
  }
}
