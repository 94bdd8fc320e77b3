import { z } from 'zod';
import { webAddress } from '../../../../lists/items/item.rules.ts';
import { text, under } from '../../request-body.reader.ts';
import { readFields, sentItem } from './item.reader.ts';

const url = under(webAddress, text);

export const linkBody = z
  .object({ url })
  .transform((sent) => ({ url: sent.url ?? '' }))
  .meta({ required: ['url'] });

export const openPageBody = z
  .object({ url, html: text })
  .transform((sent) => ({ url: sent.url ?? '', html: sent.html ?? '' }))
  .meta({ required: ['url', 'html'] });

export const itemFromUrl = sentItem
  .extend({ url })
  .transform(({ url: link, ...sent }) => {
    const { description, notes, category, variant, recipes, ...fields } = readFields(sent);
    return {
      ...fields,
      url: link ?? fields.primaryUrl ?? '',
      description: description ?? undefined,
      notes: notes ?? undefined,
      category: category ?? undefined,
      variant: variant ?? undefined,
      recipes: recipes ?? undefined,
    };
  })
  .meta({ anyOf: [{ required: ['url'] }, { required: ['primary_url'] }] });
