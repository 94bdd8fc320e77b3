import type { FastifyInstance } from 'fastify';
import { envelope } from './envelope.ts';
import { errorHandling } from './error-handler.ts';
import { presentItem, presentSharedItem } from './item.presenter.ts';
import { presentPurchase } from './purchase.presenter.ts';
import { readNewPurchase, readQuantity } from './purchase.reader.ts';

interface ThroughLink {
  Params: { token: string; itemId: string };
  Headers: { 'idempotency-key'?: string };
}

interface UndoingThroughLink {
  Params: { token: string; purchaseId: string };
  Querystring: { undo_token?: string };
}

interface OnItem {
  Params: { id: string };
  Headers: { 'idempotency-key'?: string };
}

interface UndoingOnItem {
  Params: { id: string; purchaseId: string };
}

const BOUGHT = 'Purchase recorded';
const UNDONE = 'Purchase undone';

/** Buying and taking it back: through the share link, and by those who work on the list. */
export async function purchasesRoutes(app: FastifyInstance) {
  const failure = 'An error occurred while processing your purchase. Please try again.';
  const buying = { errorHandler: errorHandling({ failure }) };

  app.post<ThroughLink>('/lists/shared/:token/items/:itemId/purchase', buying, async (request, reply) => {
    const { services, linkViewer, publicUrl } = request.requestContext;
    const { token, itemId } = request.params;
    const key = request.headers['idempotency-key'];
    const bought = await services.purchases.purchaseShared(
      linkViewer,
      token,
      itemId,
      readNewPurchase(request.body),
      key,
    );
    const { remaining, completed, undoToken } = bought;
    const purchase = { ...presentPurchase(bought.purchase), undo_token: undoToken };
    const item = presentSharedItem(bought.item, bought.listId, publicUrl);
    return reply.code(201).send(envelope({ purchase, item, remaining, completed }, BOUGHT));
  });

  app.delete<UndoingThroughLink>('/lists/shared/:token/purchases/:purchaseId', async (request) => {
    const { services, linkViewer, publicUrl } = request.requestContext;
    const { token, purchaseId } = request.params;
    const { undo_token } = request.query;
    const { item, list } = await services.purchases.undoShared(linkViewer, token, purchaseId, undo_token);
    return envelope(item && list && presentSharedItem(item, list.id, publicUrl), UNDONE);
  });

  app.post<OnItem>('/items/:id/purchase', buying, async ({ requestContext, params, headers, body }, reply) => {
    const { services, viewer } = requestContext;
    const key = headers['idempotency-key'];
    const bought = await services.purchases.purchaseItem(viewer, params.id, readQuantity(body), key);
    const { remaining, completed, undoToken } = bought;
    const purchase = { ...presentPurchase(bought.purchase), undo_token: undoToken };
    const item = await presentItem(requestContext, bought.item);
    return reply.code(201).send(envelope({ purchase, item, remaining, completed }, BOUGHT));
  });

  app.delete<UndoingOnItem>('/items/:id/purchases/:purchaseId', async ({ requestContext, params }) => {
    const { services, viewer } = requestContext;
    const item = await services.purchases.undoPurchase(viewer, params.purchaseId, params.id);
    return envelope(await presentItem(requestContext, item), UNDONE);
  });
}
