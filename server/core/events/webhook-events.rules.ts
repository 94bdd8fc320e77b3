import { z } from 'zod';

export const webhookEvent = z.enum([
  'ITEM_ADDED',
  'ITEM_CHANGED',
  'ITEM_ARCHIVED',
  'ITEM_DELETED',
  'ITEM_PURCHASED',
  'PURCHASE_UNDONE',
  'LIST_CHANGED',
  'LIST_DELETED',
  'COLLABORATOR_JOINED',
  'COLLABORATOR_LEFT',
  'PRICE_FELL',
  'SOLD_OUT',
  'WISHES_ADDED',
  'STILL_WANTED',
  'SURPRISE_OVER',
  'GIFTS_TO_DO',
]);
export type WebhookEvent = z.output<typeof webhookEvent>;

export const WEBHOOK_TYPES = {
  ITEM_ADDED: 'item.added',
  ITEM_CHANGED: 'item.changed',
  ITEM_ARCHIVED: 'item.archived',
  ITEM_DELETED: 'item.deleted',
  ITEM_PURCHASED: 'item.purchased',
  PURCHASE_UNDONE: 'item.purchase_undone',
  LIST_CHANGED: 'list.changed',
  LIST_DELETED: 'list.deleted',
  COLLABORATOR_JOINED: 'collaborator.joined',
  COLLABORATOR_LEFT: 'collaborator.left',
  PRICE_FELL: 'item.price_fell',
  SOLD_OUT: 'item.sold_out',
  WISHES_ADDED: 'list.wishes_added',
  STILL_WANTED: 'list.still_wanted',
  SURPRISE_OVER: 'list.surprise_over',
  GIFTS_TO_DO: 'gifts.to_do',
} as const satisfies Record<WebhookEvent, string>;
