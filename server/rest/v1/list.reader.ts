import { z } from 'zod';
import { listType, privacy, purchaseVisibility } from '../../access/list-access.rules.ts';
import { accentColor } from '../../lists/list.rules.ts';
import { oneOf, readBody, text } from './request-body.reader.ts';

const changes = z.object({
  name: text,
  title: text,
  description: text,
  list_type: oneOf(listType.options).nullish(),
  privacy: oneOf(privacy.options).nullish(),
  purchase_visibility: oneOf(purchaseVisibility.options).nullish(),
  event_type: text,
  event_date: text,
  time_zone: text,
});

/** Of a new list, a type that we do not know is none. */
const newList = changes.extend({ list_type: changes.shape.list_type.catch(undefined) });

const branding = z.object({ accent_color: oneOf(accentColor.options).nullish(), banner_url: text });

/** What is absent stays, null takes away. */
export function readBranding(body: unknown) {
  const { accent_color: color, banner_url: banner } = readBody(branding, body);
  return { accentColor: color, banner };
}

export function readNewList(body: unknown) {
  const fields = inOurWords(readBody(newList, body));
  return { ...fields, name: fields.name ?? '' };
}

export function readListChanges(body: unknown) {
  return inOurWords(readBody(changes, body));
}

/** Some clients say `title`, others `name`; null clears texts and dates, and leaves everything else as it is. */
function inOurWords(sent: z.output<typeof changes>) {
  return {
    name: sent.name ?? sent.title ?? undefined,
    description: sent.description,
    listType: sent.list_type ?? undefined,
    privacy: sent.privacy ?? undefined,
    purchaseVisibility: sent.purchase_visibility ?? undefined,
    eventType: sent.event_type,
    eventDate: sent.event_date,
    timeZone: sent.time_zone,
  };
}
