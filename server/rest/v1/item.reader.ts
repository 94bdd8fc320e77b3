import { z } from 'zod';
import { flag, number, numberOrText, readBody, text } from './request-body.reader.ts';

export const sentItem = z.object({
  name: text,
  title: text,
  description: text,
  notes: text,
  category: text,
  primary_url: text,
  secondary_url: text,
  image_url: text,
  quantity_desired: number,
  price: numberOrText,
  currency: text,
});

const itemChanges = sentItem.extend({ is_archived: flag });

export function readNewItem(value: unknown) {
  const fields = readFields(readBody(sentItem, value));
  return { ...fields, title: fields.title ?? '' };
}

export function readItemChanges(value: unknown) {
  const sent = readBody(itemChanges, value);
  return { ...readFields(sent), isArchived: sent.is_archived ?? undefined };
}

/** Some clients say `title`, others `name`; null clears texts, links and the price. */
export function readFields(sent: z.output<typeof sentItem>) {
  return {
    title: sent.name ?? sent.title ?? undefined,
    description: sent.description,
    notes: sent.notes,
    category: sent.category,
    primaryUrl: sent.primary_url,
    secondaryUrl: sent.secondary_url,
    imageUrl: sent.image_url,
    quantityDesired: sent.quantity_desired ?? undefined,
    price: sent.price,
    currency: sent.currency ?? undefined,
  };
}
