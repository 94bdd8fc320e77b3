import type { NotificationKind } from './notification-kinds.ts';
import type { WebhookEvent } from './webhook-events.rules.ts';

/** A reason why no webhook tells a piece of news. */
type NoWebhook =
  /** Its reader has just lost the list, of which every message is. */
  | 'LIST_IS_LOST'
  /** It changes what its reader may do, and nothing on the list. */
  | 'IS_A_ROLE'
  /** It is about something that is not on the list. */
  | 'IS_NOT_LISTED'
  /** Nothing happened: its reader is asked something. */
  | 'ASKS_ITS_READER'
  /** It is about a gift of the reader's own, whose list they may not open. */
  | 'IS_A_GIVERS';

interface NewsWays {
  /** The mails of its own, by the names of their functions. The digest tells each kind. */
  mails?: readonly string[];
  /** The kind of pushes that tells it. */
  push: 'GIFTS' | 'CHANGES' | 'PEOPLE';
  webhook: WebhookEvent | { none: NoWebhook };
  /** The people who may read it while it names a list: those who work on it, open it as members, or follow it, too. */
  readers: 'MEMBERS' | 'VIEWERS' | 'FOLLOWERS';
  /** The preference that ends it, beside that of all notices. */
  preference?: 'reminders' | 'questions';
}

const GIFTS = { push: 'GIFTS', readers: 'MEMBERS' } as const;
const CHANGES = { push: 'CHANGES', readers: 'MEMBERS' } as const;
const PEOPLE = { push: 'PEOPLE', readers: 'MEMBERS' } as const;

/**
 * The ways by which each kind of news reaches people and their programs. Bell, digest, pushes and webhooks follow from here: a kind
 * without one of them does not compile, and a mail that is not named fails `news-ways.test.ts`, unless a reason stands there.
 */
export const NEWS_WAYS = {
  PURCHASED: { ...GIFTS, webhook: 'ITEM_PURCHASED' },
  PURCHASE_UNDONE: { ...GIFTS, webhook: 'PURCHASE_UNDONE' },
  RELEASED: { ...GIFTS, webhook: 'PURCHASE_UNDONE' },
  ITEM_ADDED: { ...CHANGES, webhook: 'ITEM_ADDED' },
  ITEM_EDITED: { ...CHANGES, webhook: 'ITEM_CHANGED' },
  ITEM_ARCHIVED: { ...CHANGES, webhook: 'ITEM_ARCHIVED' },
  ITEM_RESTORED: { ...CHANGES, webhook: 'ITEM_CHANGED' },
  ITEM_REMOVED: { ...CHANGES, webhook: 'ITEM_DELETED' },
  QUESTION_ASKED: { ...CHANGES, webhook: 'ITEM_CHANGED', preference: 'questions' },
  LIST_EDITED: { ...CHANGES, webhook: 'LIST_CHANGED' },
  SHOPPING_STARTED: { ...CHANGES, webhook: 'LIST_CHANGED' },
  LIST_REMOVED: { ...CHANGES, webhook: 'LIST_DELETED' },
  LIST_HANDED_OVER: { ...PEOPLE, webhook: 'LIST_CHANGED', mails: ['handedOverEmail'] },
  LIST_HIDDEN: { ...CHANGES, webhook: 'LIST_CHANGED', mails: ['listHiddenEmail'] },
  LIST_RESTORED: { ...CHANGES, webhook: 'LIST_CHANGED', mails: ['listRestoredEmail'] },
  COLLABORATOR_ADDED: { ...PEOPLE, webhook: 'COLLABORATOR_JOINED' },
  COLLABORATOR_JOINED: { ...PEOPLE, webhook: 'COLLABORATOR_JOINED' },
  COLLABORATOR_LEFT: { ...PEOPLE, webhook: 'COLLABORATOR_LEFT' },
  COLLABORATOR_REMOVED: { ...PEOPLE, webhook: 'COLLABORATOR_LEFT' },
  ADDED_TO_LIST: { push: 'PEOPLE', readers: 'VIEWERS', webhook: 'COLLABORATOR_JOINED', mails: ['addedEmail'] },
  REMOVED_FROM_LIST: { ...PEOPLE, webhook: { none: 'LIST_IS_LOST' } },
  ROLE_CHANGED: { push: 'PEOPLE', readers: 'VIEWERS', webhook: { none: 'IS_A_ROLE' } },
  GIFT_PUT_BACK: { ...GIFTS, webhook: { none: 'IS_A_GIVERS' }, mails: ['buyerEmail'] },
  SURPRISE_OVER: { ...GIFTS, webhook: 'SURPRISE_OVER', mails: ['surpriseOverEmail'] },
  POOL_FULL: { ...GIFTS, webhook: { none: 'IS_A_GIVERS' }, mails: ['pledgeEmail'] },
  POOL_BOUGHT: { ...GIFTS, webhook: { none: 'IS_A_GIVERS' }, mails: ['pledgeEmail'] },
  POOL_WITHDRAWN: { ...GIFTS, webhook: { none: 'IS_A_GIVERS' }, mails: ['pledgeEmail'] },
  POOL_ENDED: { ...GIFTS, webhook: { none: 'IS_A_GIVERS' }, mails: ['pledgeEmail', 'goneGiftsEmail'] },
  POOL_LEADERLESS: { ...GIFTS, webhook: { none: 'IS_A_GIVERS' }, mails: ['pledgeEmail'] },
  POOL_TAKEN_OVER: { ...GIFTS, webhook: { none: 'IS_A_GIVERS' }, mails: ['pledgeEmail'] },
  WISHES_ADDED: { push: 'CHANGES', readers: 'FOLLOWERS', webhook: 'WISHES_ADDED', mails: ['newGiftsEmail'] },
  STILL_WANTED: {
    push: 'GIFTS',
    readers: 'FOLLOWERS',
    webhook: 'STILL_WANTED',
    mails: ['stillWantedEmail'],
    preference: 'reminders',
  },
  GIFTS_TO_DO: { ...GIFTS, webhook: 'GIFTS_TO_DO', mails: ['reminderEmail'], preference: 'reminders' },
  ITEM_SUGGESTED: { ...CHANGES, webhook: { none: 'IS_NOT_LISTED' } },
  AFTER_THE_DAY: { ...GIFTS, webhook: { none: 'ASKS_ITS_READER' }, preference: 'reminders' },
  PRICE_FELL: { ...CHANGES, webhook: 'PRICE_FELL' },
  SOLD_OUT: { ...CHANGES, webhook: 'SOLD_OUT' },
} as const satisfies Record<NotificationKind, NewsWays>;

const WAYS: Readonly<Record<NotificationKind, NewsWays>> = NEWS_WAYS;

export function waysOf(kind: NotificationKind): NewsWays {
  return WAYS[kind];
}

/** The kinds that such people may read of a list, for statements. */
export function kindsReadBy(readers: NewsWays['readers']): string {
  const kinds = (Object.keys(WAYS) as NotificationKind[]).filter((kind) => WAYS[kind].readers === readers);
  return `(${kinds.map((kind) => `'${kind}'`).join(', ')})`;
}

/** Whether somebody, as a statement calls their row, wants notices of a kind. */
export function wantsNews(kind: NotificationKind, person: string): string {
  const { preference } = WAYS[kind];
  const all = `${person}.preferences_notifications`;
  return preference ? `(${all} and ${person}.preferences_${preference})` : all;
}
