import { z } from 'zod';
import type { GuestPurchase } from '../../lists/purchases/purchase-receipt.type.ts';
import type { RequestContext } from '../../request-context.ts';
import { type Tool, tool } from './tool.ts';
import { presentItem } from './tool-answers.ts';
import { idempotencyKey, itemId, purchaseId, quantity, shareLink } from './tool-inputs.ts';

const taking = z.object({ share_link: shareLink, item_id: itemId, quantity, idempotency_key: idempotencyKey });

function takingTool(
  way: 'reserveShared' | 'purchaseShared',
  about: Pick<Tool, 'name' | 'title' | 'description' | 'action'>,
) {
  return tool({
    ...about,
    isWriting: true,
    input: taking,
    async run(context, { share_link: token, item_id: id, quantity: pieces, idempotency_key: key }) {
      const { services, linkViewer } = context;
      return taken(context, await services.purchases[way](linkViewer, token, id, { quantity: pieces }, key));
    },
  });
}

export const giftTools: readonly Tool[] = [
  takingTool('reserveShared', {
    name: 'reserve_gift',
    title: 'Reserve a gift',
    description:
      'Holds a gift on somebody else’s list for the person, so that nobody else buys it. The answer says until when. One piece, unless you name a quantity.',
    action: 'reserveSharedItem',
  }),
  takingTool('purchaseShared', {
    name: 'buy_gift',
    title: 'Mark a gift as bought',
    description:
      'Says that the person has bought a gift on somebody else’s list. It orders and pays nothing. Only when they say that they bought it; reserve_gift holds it until then.',
    action: 'purchaseSharedItem',
  }),
  tool({
    name: 'put_back_gift',
    title: 'Put a gift back',
    description: 'Takes back what the person reserved or bought on somebody else’s list, so that others can give it.',
    action: 'undoSharedPurchase',
    isWriting: true,
    input: z.object({ share_link: shareLink, purchase_id: purchaseId }),
    async run(context, { share_link: token, purchase_id: purchase }) {
      const { services, linkViewer } = context;
      const { item } = await services.purchases.undoShared(linkViewer, token, purchase);
      return { item: item && presentItem(context, item) };
    },
  }),
];

function taken(context: RequestContext, { purchase, item, remaining }: GuestPurchase) {
  return { purchase_id: purchase.id, remaining, item: presentItem(context, item) };
}
