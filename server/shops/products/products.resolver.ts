import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { BASE, IDEMPOTENCY_KEY, LIMIT, PAGE } from '../../base/paging/argument-descriptions.ts';
import { MAX_BODY_BYTES } from '../../base/process/body-size.ts';
import { attemptsAllowed } from '../../base/rate-limits/limits.ts';
import { LONGEST_WEB_ADDRESS } from '../../base/text/web-address.rules.ts';
import { Item } from '../../lists/items/item.entity.ts';
import { ItemChangesInput } from '../../lists/items/item-changes.input.ts';
import type { RequestContext } from '../../request-context.ts';
import { ItemFromUrlInput } from './item-from-url.input.ts';
import { LONGEST_PAGE } from './page-size.rules.ts';
import { ItemCheck, Product } from './product.type.ts';
import { MOST_HEALTH_DAYS } from './shop-health.service.ts';
import { ShopHealthPage } from './shop-health.type.ts';

const FAILURES = `Fails with UNAUTHENTICATED, BAD_USER_INPUT, EXTRACTION_FAILED, whose \`reason\` says why (invalid, blocked, timeout, not_found, denied, network, upstream, not_html), NO_DATA or RATE_LIMITED (${attemptsAllowed('scrape')} pages an hour).`;

@Resolver()
export class ProductsResolver {
  @Mutation(() => Product, { description: `Reads what the page behind a link sells. Nothing is added. ${FAILURES}` })
  scrapeUrl(
    @Arg('url', () => String, {
      description: `An http or https address of at most ${LONGEST_WEB_ADDRESS} characters, without a user name.`,
    })
    url: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.products.readLink(viewer, { url });
  }

  @Mutation(() => Product, {
    description: `Reads a page that somebody has open, whose content is handed in: for shops that let no server in. Nothing is added. ${FAILURES}`,
  })
  scrapePage(
    @Arg('url', () => String, {
      description: `The address of the page: http or https, at most ${LONGEST_WEB_ADDRESS} characters.`,
    })
    url: string,
    @Arg('html', () => String, {
      description: `The page’s own HTML. Pages beyond the size of a request, ${MAX_BODY_BYTES / 1024 ** 2} MB, go to POST /api/v1/items/scrape-page, which takes ${LONGEST_PAGE / 1e6} MB.`,
    })
    html: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.products.readOpenPage(viewer, { url, html });
  }

  @Mutation(() => Item, {
    description: `Adds what a link leads to, for those who work on the list. What is given counts before what the page says; with a title the page is not read. ${FAILURES} Also with NOT_FOUND, FORBIDDEN, DEMO_LIST, PLAN_LIMIT or EMAIL_UNVERIFIED.`,
  })
  addItemFromUrl(
    @Arg('listId', () => ID, { description: 'The list to add it to.' }) listId: string,
    @Arg('url', () => String, {
      description: `An http or https address of at most ${LONGEST_WEB_ADDRESS} characters, without a user name.`,
    })
    url: string,
    @Arg('input', () => ItemFromUrlInput, { defaultValue: {}, description: 'The fields that count before the page.' })
    input: ItemFromUrlInput,
    @Arg('idempotencyKey', () => String, { nullable: true, description: IDEMPOTENCY_KEY }) idempotencyKey:
      | string
      | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.products.addItem(viewer, listId, url, input, idempotencyKey);
  }

  @Mutation(() => ItemCheck, {
    description: `Looks at the page of an item again, and says what it says otherwise. Nothing is changed. For those who work on the list. ${FAILURES} Also with NOT_FOUND, FORBIDDEN, DEMO_LIST or EMAIL_UNVERIFIED.`,
  })
  checkItem(
    @Arg('itemId', () => ID, { description: 'An item that has a `primaryUrl`.' }) itemId: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.products.checkItem(viewer, itemId);
  }

  @Mutation(() => Item, {
    description: `Takes over what \`checkItem\` found, as \`updateItem\` does. A new picture is kept as a copy of ours. For those who work on the list. Fails with UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, DEMO_LIST, EMAIL_UNVERIFIED, RATE_LIMITED (${attemptsAllowed('picture')} an hour) or CONFLICT (somebody else has changed the same field since \`base\`).`,
  })
  takeOverFromPage(
    @Arg('itemId', () => ID, { description: 'Which item.' }) itemId: string,
    @Arg('changes', () => ItemChangesInput, { description: 'The fields to take from the page, all or some.' })
    changes: ItemChangesInput,
    @Arg('base', () => ItemChangesInput, { nullable: true, description: BASE }) base: ItemChangesInput | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.products.takeOver(viewer, itemId, changes, base);
  }

  @Query(() => ShopHealthPage, {
    description:
      'How reading the pages of shops goes, by host, the most linked first. For administrators: others get UNAUTHENTICATED or FORBIDDEN.',
  })
  shopHealth(
    @Arg('page', () => Int, { defaultValue: 1, description: PAGE }) page: number,
    @Arg('limit', () => Int, { defaultValue: 20, description: LIMIT }) limit: number,
    @Arg('days', () => Int, { defaultValue: 30, description: `At most ${MOST_HEALTH_DAYS}; today counts as one.` })
    days: number,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.shopHealth.shops(viewer, { page, limit, days });
  }
}
