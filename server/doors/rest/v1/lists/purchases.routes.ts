import { z } from 'zod';
import { PURCHASES_A_MINUTE } from '../../../../base/rate-limits/limits.ts';
import { memberOf } from '../../../../core/access/link-viewer.ts';
import { envelope, envelopeOf } from '../../envelope.ts';
import { errorHandling } from '../../error-handler.ts';
import { idempotent, pathIds, type RestApp } from '../../route.ts';
import { itemObject, presentItem, presentSharedItem } from './item.presenter.ts';
import { newPurchaseObject, presentOwnPurchase } from './purchase.presenter.ts';
import { guestPurchase, memberPurchase } from './purchase.reader.ts';

const tag = 'Purchases';
const BOUGHT = 'Purchase recorded';
const UNDONE = 'Purchase undone';

const bought = z.object({
  purchase: newPurchaseObject,
  item: itemObject,
  remaining: z.int().meta({ description: 'How many are still needed.' }),
  completed: z.boolean(),
});

export async function purchasesRoutes(app: RestApp) {
  const failure = 'An error occurred while processing your purchase. Please try again.';
  const errorHandler = errorHandling({ failure });

  app.post(
    '/lists/shared/:token/items/:itemId/purchase',
    {
      config: { action: 'purchaseSharedItem' },
      errorHandler,
      schema: {
        tag,
        summary: 'Buy a gift through the share link',
        description: `Guests say who they are with \`email\`, and with \`name\` if they like; on a list with \`is_name_enough\` with either. The buyer gets a receipt by mail, if there is an address. Make the \`Idempotency-Key\` random, as a UUID: with it and the \`email\` a guest gets the \`undo_token\` again. At most ${PURCHASES_A_MINUTE} a minute from a network.`,
        params: pathIds('token', 'itemId'),
        headers: idempotent,
        body: guestPurchase,
        response: { 201: envelopeOf(bought) },
      },
    },
    async ({ requestContext, params: { token, itemId }, headers, body }, reply) => {
      const { services, linkViewer } = requestContext;
      const key = headers['idempotency-key'];
      const recorded = await services.purchases.purchaseShared(linkViewer, token, itemId, body, key);
      const { remaining, completed } = recorded;
      const purchase = presentOwnPurchase(requestContext, recorded, memberOf(linkViewer) ? {} : body);
      const item = presentSharedItem(requestContext, recorded.item, recorded.listId);
      return reply.code(201).send(envelope({ purchase, item, remaining, completed }, BOUGHT));
    },
  );

  app.delete(
    '/lists/shared/:token/purchases/:purchaseId',
    {
      config: { action: 'undoSharedPurchase' },
      schema: {
        tag,
        summary: 'Take a purchase back through the share link',
        description: 'For the buyer, signed in or with the `undo_token`, and for the owner of the list.',
        params: pathIds('token', 'purchaseId'),
        headers: z.looseObject({
          'undo-token': z.string().optional().meta({ description: 'The `undo_token`: a header stands in no log.' }),
        }),
        querystring: z.object({ undo_token: z.string().optional().meta({ description: 'The same as the header.' }) }),
        response: { 200: envelopeOf(itemObject.nullable()) },
      },
    },
    async ({ requestContext, params: { token, purchaseId }, headers, query }) => {
      const { services, linkViewer } = requestContext;
      const undoToken = headers['undo-token'] ?? query.undo_token;
      const { item, list } = await services.purchases.undoShared(linkViewer, token, purchaseId, undoToken);
      return envelope(item && list && presentSharedItem(requestContext, item, list.id), UNDONE);
    },
  );

  app.post(
    '/items/:id/purchase',
    {
      config: { action: 'purchaseItem' },
      errorHandler,
      schema: {
        tag,
        summary: 'Buy or tick off an item of a list that you work on',
        description:
          'On a gift list it counts as bought by you. Refused with 409 where less is still needed, and on a surprise that is kept from you with 403.',
        params: pathIds('id'),
        headers: idempotent,
        body: memberPurchase,
        response: { 201: envelopeOf(bought) },
      },
    },
    async ({ requestContext, params: { id }, headers, body: { quantity } }, reply) => {
      const { services, viewer } = requestContext;
      const key = headers['idempotency-key'];
      const recorded = await services.purchases.purchaseItem(viewer, id, quantity, key);
      const { remaining, completed } = recorded;
      const purchase = presentOwnPurchase(requestContext, recorded);
      const item = await presentItem(requestContext, recorded.item);
      return reply.code(201).send(envelope({ purchase, item, remaining, completed }, BOUGHT));
    },
  );

  app.delete(
    '/items/:id/purchases/:purchaseId',
    {
      config: { action: 'undoPurchase' },
      schema: {
        tag,
        summary: 'Take a purchase back',
        params: pathIds('id', 'purchaseId'),
        response: { 200: envelopeOf(itemObject) },
      },
    },
    async ({ requestContext, params: { id, purchaseId } }) => {
      const { services, viewer } = requestContext;
      const item = await services.purchases.undoPurchase(viewer, purchaseId, id);
      return envelope(await presentItem(requestContext, item), UNDONE);
    },
  );
}
