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
]);
export type WebhookEvent = z.output<typeof webhookEvent>;

/** As Standard Webhooks writes it. */
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
} as const satisfies Record<WebhookEvent, string>;
