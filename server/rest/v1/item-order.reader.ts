import { z } from 'zod';
import { InvalidInput } from '../../errors.ts';
import { parse } from '../../parse.ts';
import { INVALID, text } from './request-body.reader.ts';

const error = INVALID;
const id = z.union([z.string(), z.object({ id: z.string() }).transform((item) => item.id)], { error });
const ids = z.array(id, { error }).nullish();

const body = z.object({
  item_ids: ids,
  itemIds: ids,
  items: ids,
  order: ids,
  item_order: ids,
  list_id: text,
  listId: text,
});

/** An order of items has many spellings. A list that is named beside it must be the list of the path. */
export function readOrder(value: unknown, listId: string): string[] {
  const sent = parse(body, Array.isArray(value) ? { item_ids: value } : (value ?? {}));
  const named = sent.list_id ?? sent.listId ?? listId;
  if (named !== listId) throw new InvalidInput({ listId: ['The list is another than that of the address'] });
  return sent.item_ids ?? sent.itemIds ?? sent.items ?? sent.order ?? sent.item_order ?? [];
}
