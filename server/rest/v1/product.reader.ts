import { z } from 'zod';
import { readFields, sentItem } from './item.reader.ts';
import { readBody, text } from './request-body.reader.ts';

const link = z.object({ url: text });
const openPage = link.extend({ html: text });
const itemFromUrl = sentItem.extend({ url: text });

export function readLink(value: unknown) {
  return { url: readBody(link, value).url ?? '' };
}

export function readOpenPage(value: unknown) {
  const { url, html } = readBody(openPage, value);
  return { url: url ?? '', html: html ?? '' };
}

/** An item's fields beside its link. Absent ones are what the page says. */
export function readItemFromUrl(value: unknown) {
  const { url, ...sent } = readBody(itemFromUrl, value);
  const { description, notes, category, ...fields } = readFields(sent);
  return {
    ...fields,
    url: url ?? fields.primaryUrl ?? '',
    description: description ?? undefined,
    notes: notes ?? undefined,
    category: category ?? undefined,
  };
}
