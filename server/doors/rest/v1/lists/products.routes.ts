import { z } from 'zod';
import { LONGEST_PAGE } from '../../../../shops/products/page-size.rules.ts';
import { LONGEST_READING_SECONDS } from '../../../../shops/products/product-pages.ts';
import { envelope, envelopeOf, refusal } from '../../envelope.ts';
import { idempotent, pathIds, type RestApp } from '../../route.ts';
import { itemObject, presentItem } from './item.presenter.ts';
import {
  presentProduct,
  presentProductWithSources,
  productObject,
  productWithSourcesObject,
} from './product.presenter.ts';
import { itemFromUrl, linkBody, openPageBody } from './product.reader.ts';

const tag = 'Items';

/** JSON writes some characters of a page as six. */
const MAX_PAGE_BODY_BYTES = 4 * 1024 * 1024;

/** A page that says nothing is no failure. */
const found = z.union([envelopeOf(productObject), refusal]);
const read = z.union([envelopeOf(productWithSourcesObject), refusal]);

export async function productsRoutes(app: RestApp) {
  app.post(
    '/items/scrape-url',
    {
      config: { action: 'scrapeUrl' },
      schema: {
        tag,
        summary: 'Read the page of a product',
        description: `Takes up to ${LONGEST_READING_SECONDS} seconds. Where the page says nothing, \`success\` is false and the code NO_DATA.`,
        body: linkBody,
        response: { 200: found },
      },
    },
    async ({ requestContext: { services, viewer }, body }) =>
      envelope(presentProduct(await services.products.readLink(viewer, body))),
  );

  app.post(
    '/items/scrape-page',
    {
      config: { action: 'scrapePage' },
      bodyLimit: MAX_PAGE_BODY_BYTES,
      schema: {
        tag,
        summary: 'Read the page of a product that you have open',
        description: `For pages that let no server in. \`html\` has at most ${LONGEST_PAGE / 1e6} MB.`,
        body: openPageBody,
        response: { 200: read },
      },
    },
    async ({ requestContext: { services, viewer }, body }) =>
      envelope(presentProductWithSources(await services.products.readOpenPage(viewer, body))),
  );

  for (const url of [
    '/items/lists/:listId/items/from-url',
    '/items/lists/:listId/from-url',
    '/lists/:listId/items/from-url',
  ]) {
    app.post(
      url,
      {
        config: { action: 'addItemFromUrl' },
        schema: {
          tag,
          summary: 'Add an item from a link',
          description: 'Fields that you send count more than the page. With a title the page is not read.',
          params: pathIds('listId'),
          headers: idempotent,
          body: itemFromUrl,
          response: { 201: envelopeOf(itemObject) },
        },
      },
      async ({ requestContext, params: { listId }, headers, body: { url: link, ...input } }, reply) => {
        const { services, viewer } = requestContext;
        const item = await services.products.addItem(viewer, listId, link, input, headers['idempotency-key']);
        return reply.code(201).send(envelope(await presentItem(requestContext, item), 'Item added'));
      },
    );
  }
}
