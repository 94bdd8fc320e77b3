import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { InvalidInput } from '../../../../base/errors/errors.ts';
import { newOrder } from '../../../../lists/items/item.rules.ts';
import { text, under } from '../../request-body.reader.ts';

const id = z.union([z.string(), z.object({ id: z.string() }).transform((item) => item.id)], {
  error: () => t`Each entry must be an id.`,
});
const ids = under(newOrder.shape.itemIds, z.array(id).nullish());

const named = z.object({
  item_ids: ids,
  itemIds: ids,
  items: ids,
  order: ids,
  item_order: ids,
  list_id: text.meta({ description: 'The list of the address, if at all.' }),
  listId: text,
});

/** The contract has many spellings, of which a bare list of ids is one. */
export const orderBody = z
  .unknown()
  .transform((sent) => (Array.isArray(sent) ? { item_ids: sent } : sent))
  .pipe(named)
  .meta({ anyOf: [z.toJSONSchema(named, { io: 'input' }), z.toJSONSchema(z.array(id), { io: 'input' })] });

/** A list that is named beside the order must be the list of the address. */
export function orderOf(sent: z.output<typeof orderBody>, listId: string): string[] {
  const list = sent.list_id ?? sent.listId ?? listId;
  if (list !== listId) throw new InvalidInput({ listId: [t`The list isn’t the one in the address`] });
  return sent.item_ids ?? sent.itemIds ?? sent.items ?? sent.order ?? sent.item_order ?? [];
}
