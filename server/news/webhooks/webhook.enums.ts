import { registerEnumType } from 'type-graphql';
import { WEBHOOK_TYPES, webhookEvent } from '../../core/events/webhook-events.rules.ts';
import { ANSWER_SECONDS } from './webhook.rules.ts';

export const WebhookEventEnum = webhookEvent.enum;

const of = (event: keyof typeof WEBHOOK_TYPES) => `Messages of the type \`${WEBHOOK_TYPES[event]}\``;

registerEnumType(WebhookEventEnum, {
  name: 'WebhookEvent',
  description: 'A kind of events of which a webhook tells.',
  valuesConfig: {
    ITEM_ADDED: { description: `${of('ITEM_ADDED')}: items are new on a list.` },
    ITEM_CHANGED: {
      description: `${of('ITEM_CHANGED')}: items are different, stand elsewhere, are back from the archive, or friends chip in for one.`,
    },
    ITEM_ARCHIVED: { description: `${of('ITEM_ARCHIVED')}: items went into the archive.` },
    ITEM_DELETED: { description: `${of('ITEM_DELETED')}: items were deleted.` },
    ITEM_PURCHASED: {
      description: `${of('ITEM_PURCHASED')}: something was bought, ticked off or reserved. Only where its owner may know of purchases.`,
    },
    PURCHASE_UNDONE: {
      description: `${of('PURCHASE_UNDONE')}: a purchase was taken back, or something is no longer reserved. Only where its owner may know of purchases.`,
    },
    LIST_CHANGED: { description: `${of('LIST_CHANGED')}: a list is new, or has another name, date or look.` },
    LIST_DELETED: { description: `${of('LIST_DELETED')}: a list was deleted.` },
    COLLABORATOR_JOINED: { description: `${of('COLLABORATOR_JOINED')}: somebody works on a list from now on.` },
    COLLABORATOR_LEFT: { description: `${of('COLLABORATOR_LEFT')}: somebody works on a list no more.` },
    PRICE_FELL: { description: `${of('PRICE_FELL')}: an item whose price its owner watches costs less at its shop.` },
    SOLD_OUT: { description: `${of('SOLD_OUT')}: an item whose price its owner watches is sold out at its shop.` },
    WISHES_ADDED: { description: `${of('WISHES_ADDED')}: gifts are new on a list that its owner follows.` },
    STILL_WANTED: {
      description: `${of('STILL_WANTED')}: the day of a list that its owner made or follows is near, and gifts are still wanted. Only where its owner may know of purchases.`,
    },
    SURPRISE_OVER: {
      description: `${of('SURPRISE_OVER')}: the day of a surprise that was kept from its owner has come.`,
    },
    GIFTS_TO_DO: {
      description: `${of('GIFTS_TO_DO')}: the day of a list is near, and its owner still has gifts for it to buy or pay for.`,
    },
  },
});

/** Why there was no answer. */
export const WebhookProblem = {
  TIMEOUT: 'TIMEOUT',
  NETWORK: 'NETWORK',
  BLOCKED: 'BLOCKED',
  INVALID: 'INVALID',
} as const;
export type WebhookProblem = keyof typeof WebhookProblem;

registerEnumType(WebhookProblem, {
  name: 'WebhookProblem',
  description: 'Why an endpoint gave no answer.',
  valuesConfig: {
    TIMEOUT: { description: `It took longer than ${ANSWER_SECONDS} seconds.` },
    NETWORK: { description: 'It could not be reached, or broke the connection.' },
    BLOCKED: { description: 'Its name leads to an address that is not open to the public.' },
    INVALID: { description: 'It is no address for messages, as one without https.' },
  },
});
