import { z } from 'zod';
import { MOST_PIECES } from '../../lists/items/quantity.rules.ts';
import { MOST_ITEMS_PER_CALL } from '../../shops/imports/imported-items.rules.ts';
import { readFields, sentItem } from '../rest/v1/lists/item.reader.ts';
import { type Tool, tool } from './tool.ts';
import { presentWholeItem } from './tool-answers.ts';
import { idempotencyKey, itemId, listId, purchaseId, quantity } from './tool-inputs.ts';

/** A model reads each field with every call. */
const LEFT_OUT = ['title', 'image_url', 'secondary_url'];

const newItem = z
  .object(Object.fromEntries(Object.entries(sentItem.shape).filter(([name]) => !LEFT_OUT.includes(name))))
  .transform(readFields)
  .transform((fields) => ({ ...fields, title: fields.title ?? '' }))
  .meta({ required: ['name'] });

export const itemTools: readonly Tool[] = [
  tool({
    name: 'add_items',
    title: 'Add items',
    description:
      'Adds items at the end of a list of the person: all of them, or none. Only a name is needed. What is on the list already is added once more, so read the list first where that may be.',
    action: 'importItems',
    isWriting: true,
    input: z.object({
      list_id: listId,
      items: z.array(newItem).max(MOST_ITEMS_PER_CALL),
      idempotency_key: idempotencyKey,
    }),
    async run({ services, viewer }, { list_id: id, items, idempotency_key: key }) {
      const { itemIds } = await services.imports.importItems(viewer, id, items, key);
      return { added: itemIds.map((itemId, at) => ({ id: itemId, name: items[at]?.title })) };
    },
  }),
  tool({
    name: 'tick_item',
    title: 'Tick off an item',
    description:
      'Ticks off an item of a shopping list of the person; on a gift list of theirs it counts as bought by them. Without a quantity all that is still wanted is ticked. Refused while the list keeps its purchases a surprise.',
    action: 'purchaseItem',
    isWriting: true,
    input: z.object({ item_id: itemId, quantity, idempotency_key: idempotencyKey }),
    async run(context, { item_id: id, quantity: pieces, idempotency_key: key }) {
      const { services, viewer } = context;
      const late = { orWhatRemains: pieces == null };
      const { purchase, item, remaining } = await services.purchases.purchaseItem(
        viewer,
        id,
        pieces ?? MOST_PIECES,
        key,
        late,
      );
      return { purchase_id: purchase.id, remaining, item: await presentWholeItem(context, item) };
    },
  }),
  tool({
    name: 'untick_item',
    title: 'Put an item back',
    description: 'Takes back a tick or a purchase on a list of the person: the item is wanted again.',
    action: 'undoPurchase',
    isWriting: true,
    input: z.object({ item_id: itemId, purchase_id: purchaseId }),
    async run(context, { item_id: id, purchase_id: tick }) {
      const { services, viewer } = context;
      return { item: await presentWholeItem(context, await services.purchases.undoPurchase(viewer, tick, id)) };
    },
  }),
];
