import { registerEnumType } from 'type-graphql';
import { z } from 'zod';
import { NEWS_ACTIONS, SCREEN_ACTIONS } from './news-actions.rules.ts';

export const CHANNEL = 'kindlist_events';

const kind = z.enum([
  'LIST_CREATED',
  'LIST_EDITED',
  'LIST_REMOVED',
  'COLLABORATORS_CHANGED',
  'ITEM_ADDED',
  'ITEM_EDITED',
  'ITEM_REMOVED',
  'ITEMS_CHANGED',
  'ITEMS_REORDERED',
  'PURCHASED',
  'PURCHASE_UNDONE',
]);

/** Events name the change and the rows, never their values. The receiver reads again. */
const listEvent = z.object({
  kind,
  listId: z.string(),
  itemId: z.string().optional(),
  actorId: z.string().optional(),
  action: z.enum({ ...NEWS_ACTIONS, ...SCREEN_ACTIONS }).optional(),
  /** Open screens show it, and nobody is told. */
  isSilent: z.boolean().optional(),
  aboutId: z.string().optional(),
  purchaseId: z.string().optional(),
  count: z.int().optional(),
  quantity: z.int().optional(),
  remaining: z.int().optional(),
  revision: z.int(),
  purchaseRevision: z.int(),
  memberIds: z.array(z.string()),
  noticedIds: z.array(z.string()).nullish(),
  isHooked: z.boolean().optional(),
});

const sessionEvent = z.object({ kind: z.literal('SESSIONS_ENDED'), sessionIds: z.array(z.string()) });

const presenceEvent = z.object({ kind: z.literal('PRESENCE_CHANGED'), listId: z.string() });

/** No change: only people who knew the buyer see a difference. */
const buyersEvent = z.object({ kind: z.literal('BUYERS_FORGOTTEN'), listId: z.string() });

/** No change of the list: only people who give see a difference. */
const offListEvent = z.object({ kind: z.literal('OFF_LIST_CHANGED'), listId: z.string() });
/** No change of the list: people who work on it see other drafts. */
const draftsEvent = z.object({ kind: z.literal('DRAFTS_CHANGED'), listId: z.string() });

const accountEvent = z.object({ kind: z.literal('ACCOUNT_CHANGED'), userId: z.string() });

const circleEvent = z.object({
  kind: z.literal('CIRCLE_CHANGED'),
  circleId: z.string(),
  /** Whether somebody in it may have lost lists that were open to it. */
  closesLists: z.boolean().optional(),
});

/** No change of the circle: only people who organise a draw of it or take part see a difference. */
const circleDrawEvent = z.object({
  kind: z.literal('CIRCLE_DRAW_CHANGED'),
  circleId: z.string(),
  userIds: z.array(z.string()),
});

const settingsEvent = z.object({ kind: z.literal('SETTINGS_CHANGED') });

const noticesEvent = z.object({ kind: z.literal('NOTICES_CHANGED'), userIds: z.array(z.string()) });

const echoEvent = z.object({ kind: z.literal('ECHO'), echoId: z.string() });

const liveEvent = z.union([
  listEvent,
  sessionEvent,
  presenceEvent,
  buyersEvent,
  offListEvent,
  draftsEvent,
  accountEvent,
  circleEvent,
  circleDrawEvent,
  settingsEvent,
  noticesEvent,
  echoEvent,
]);

export type ListEvent = z.output<typeof listEvent>;
export type LiveEvent = z.output<typeof liveEvent>;

/**
 * Null when this version does not know the kind, or misses something in it: while a new version is rolled out,
 * its processes and the old ones hear each other.
 */
export function parseEvent(payload: string): LiveEvent | null {
  try {
    return liveEvent.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null; // no JSON
  }
}

/** OPENED comes first: things as they are now, so that opening and reconnecting miss nothing. */
export const ChangeKindEnum = {
  OPENED: 'OPENED',
  ...kind.enum,
  PRESENCE_CHANGED: presenceEvent.shape.kind.value,
} as const;
export type ChangeKind = keyof typeof ChangeKindEnum;
registerEnumType(ChangeKindEnum, {
  name: 'ChangeKind',
  description: 'A change of a list.',
  valuesConfig: {
    OPENED: { description: 'Nothing yet: the list as it is when the subscription begins.' },
    LIST_CREATED: { description: 'A list was made.' },
    LIST_EDITED: { description: 'The list itself was changed: its name, settings, link or branding.' },
    LIST_REMOVED: { description: 'The list was deleted.' },
    COLLABORATORS_CHANGED: { description: 'Somebody was invited, joined, left or was removed.' },
    ITEM_ADDED: { description: 'An item was added.' },
    ITEM_EDITED: { description: 'An item was changed, archived or put back.' },
    ITEM_REMOVED: { description: 'An item was deleted.' },
    ITEMS_CHANGED: { description: 'Several items were changed, archived, put back or deleted at once.' },
    ITEMS_REORDERED: { description: 'Items stand in another order.' },
    PURCHASED: { description: 'Something was bought, ticked off or reserved, or is reserved for longer.' },
    PURCHASE_UNDONE: { description: 'A purchase was taken back, or something that was reserved is free again.' },
    PRESENCE_CHANGED: { description: 'Somebody opened the list or left it: no change to the list.' },
  },
});

export function isListEvent(event: LiveEvent): event is ListEvent {
  return 'memberIds' in event;
}

/** Trips and shops are known to those who work on the list: guests hear nothing, not even that there is something to hear. */
export function isForMembers(event: ListEvent | undefined): boolean {
  return event?.isSilent === true || event?.action === 'SHOPPING_STARTED' || event?.action === 'SHOPPING_ENDED';
}

export function isAboutPurchases(kind: ChangeKind): boolean {
  return kind === 'PURCHASED' || kind === 'PURCHASE_UNDONE';
}
