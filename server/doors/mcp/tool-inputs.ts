import { z } from 'zod';
import { LONGEST_KEY } from '../../base/text/idempotency-keys.ts';
import { quantity as quantityRule } from '../../lists/items/quantity.rules.ts';
import { numberOrText, text, under } from '../rest/request-body.reader.ts';

const USUAL_PAGE = 25;
const LARGEST_PAGE = 50;

/** In characters; it ends in a share token. */
const LONGEST_SHARE_LINK = 500;

export const paging = {
  limit: z
    .int()
    .min(1)
    .nullish()
    .transform((limit) => Math.min(limit ?? USUAL_PAGE, LARGEST_PAGE))
    .meta({ maximum: LARGEST_PAGE, description: `How many at once: ${USUAL_PAGE} unless you say otherwise.` }),
  after: text.meta({ description: 'The `next` of the page before, to go on reading.' }),
};

export const listId = z.string().meta({ description: 'The `id` of a list, from find_lists.' });
export const itemId = z.string().meta({ description: 'The `id` of an item, from read_list or read_shared_list.' });
export const purchaseId = z.string().meta({ description: 'The `id` of one of the `purchases` of the item.' });

export const shareLink = z
  .string()
  .max(LONGEST_SHARE_LINK)
  .transform((link) => link.trim().split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? '')
  .meta({ description: 'The share link of a list, https://…/shared/…, as somebody passed it on.' });

export const quantity = under(quantityRule, numberOrText, 'How many pieces.');

export const idempotencyKey = z
  .string()
  .max(LONGEST_KEY)
  .nullish()
  .transform((key) => key || null)
  .meta({
    description: 'Made up by you, another for each new request. A call that is repeated with it is done once only.',
  });
