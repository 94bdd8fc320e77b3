import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../../base/database/prepared.ts';
import { hasRight } from '../access/list.policy.ts';
import { CHANNEL, type ListEvent, type LiveEvent } from './live-event.ts';
import type { MembershipChange, Moderation, NotificationKind } from './notification-kinds.ts';
import type { WebhookEvent } from './webhook-events.rules.ts';
import { webhookEventOf, webhookMessages } from './webhook-messages.ts';
import { EDIT_NOTICES, NO_NOTICES, noticeKind, PURCHASE_NOTICES, UNDONE_NOTICES } from './write-notices.ts';

/** A notification holds 8,000 bytes. */
const MOST_IDS = 100;

/** A purchase announces itself, in its own statement. */
type Announced = Exclude<ListEvent['kind'], 'PURCHASED'>;

interface About {
  itemId?: string;
  actorId?: string;
  /** Has just lost the list, and is to hear of it. */
  formerMemberId?: string;
  purchaseId?: string;
  buyerId?: string;
  membership?: { change: MembershipChange; userId: string };
  newRoleOf?: string;
  moved?: 'ADDED' | 'ARCHIVED' | 'RESTORED' | 'REMOVED';
  /** Nobody needs a notice of that. */
  isMove?: boolean;
  /** Open screens show it, and nobody is told. */
  isSilent?: boolean;
  count?: number;
  pieces?: { quantity: number; remaining: number };
  wasHeld?: boolean;
  moderation?: Moderation;
  /** The actor owns it from then on. */
  isHandedOver?: boolean;
  /** Somebody goes shopping with the list, of which the others are told; says so again or until another time; or is back. */
  trip?: 'TOLD' | 'CHANGED' | 'ENDED';
}

/**
 * Says that a list changed, as the last step of the transaction that changes it: PostgreSQL delivers the event at
 * commit or not at all. Raises the list's revision (the one of purchases for a purchase), which also puts the events
 * of one list in order. A deletion is announced before it is done. Writes past the unit of work, so a loaded List
 * keeps its old revision: `em.refresh` it to answer with the new one. The same statement leaves a notice for everybody
 * else who is to be told.
 */
export async function announce(
  em: EntityManager,
  kind: Announced,
  list: { id: string },
  about: About = {},
): Promise<void> {
  await em.flush(); // items are locked before their list, always: one order, no deadlock
  const { purchaseId = null, buyerId = null, wasHeld = false } = about;
  const values = { ...editValues(kind, list.id, about), purchaseId, buyerId, wasHeld };
  await (kind === 'PURCHASE_UNDONE' ? announceUndone : announceEdit)(em, values);
}

/** Several are one event, however many they are. */
export async function announceItems(
  em: EntityManager,
  kind: 'ITEM_EDITED' | 'ITEM_REMOVED',
  list: { id: string },
  { itemIds, moved, ...about }: { itemIds: readonly string[]; actorId: string; moved?: 'ARCHIVED' | 'RESTORED' },
): Promise<void> {
  const [itemId, ...others] = itemIds;
  if (others.length === 0) return announce(em, kind, list, { ...about, itemId, moved });
  const isRemoved = kind === 'ITEM_REMOVED';
  return announce(em, 'ITEMS_CHANGED', list, {
    ...about,
    moved: isRemoved ? 'REMOVED' : moved,
    count: itemIds.length,
  });
}

export function editValues(
  kind: Announced,
  listId: string,
  {
    itemId,
    actorId,
    formerMemberId,
    membership,
    newRoleOf,
    moved,
    isMove,
    isSilent,
    count,
    moderation,
    isHandedOver,
    pieces,
    wasHeld,
    trip,
  }: About,
): EditValues {
  const isUntold = isMove || isSilent || (trip && trip !== 'TOLD');
  const news = isUntold
    ? null
    : noticeKind(kind, { membership, moved, moderation, isHandedOver, isTrip: trip === 'TOLD' });
  const aboutId = membership?.userId;
  const tripAction = trip && (trip === 'ENDED' ? 'SHOPPING_ENDED' : 'SHOPPING_STARTED');
  const action = wasHeld ? 'RELEASED' : isMove ? 'ITEMS_REORDERED' : (tripAction ?? news ?? undefined);
  return {
    ...announcementValues(kind, { listId, itemId, actorId, action, isSilent, aboutId, count, ...pieces }),
    formerMemberId: formerMemberId ?? null,
    notice: newRoleOf ? 'ROLE_CHANGED' : news,
    aboutId: newRoleOf ?? aboutId ?? null,
    count: count ?? 1,
  };
}

interface PurchaseNoticeValues extends AnnouncementValues {
  purchaseId: string | null;
  wasHeld: boolean;
}

export interface EditValues extends AnnouncementValues {
  formerMemberId: string | null;
  notice: NotificationKind | null;
  aboutId: string | null;
  count: number;
}

interface Announcement {
  counter: 'revision' | 'purchase_revision';
  notices: string;
  /** Nothing is announced where this part has no rows. */
  after?: string;
  facts?: string;
}

/** My Lists are ordered by it: a purchase of a gift changes nothing, since the owner of a surprise may not know of it. */
const LAST_CHANGE = {
  revision: 'greatest(changed_at, now())', // a transaction that waited began before another that is done
  purchase_revision: `case when list_type = 'SHOPPING' then greatest(changed_at, now()) else changed_at end`,
};

/**
 * The one place from which a piece of news reaches open screens, the notices that bell, mail and push tell, and
 * webhooks. `announced` must be read.
 */
export function announcing({ counter, notices, after, facts }: Announcement): string {
  const event = `$event::jsonb ${facts ? `|| ${facts}` : ''}`;
  return `
    changed as (
      update lists set ${counter} = ${counter} + 1, changed_at = ${LAST_CHANGE[counter]} ${after ? `from ${after}` : ''} where lists.id = $listId::uuid
      returning lists.id, owner_id, person_id, name, list_type, privacy, hidden_at, share_link_expires_at, purchase_visibility, event_starts_at, revision, purchase_revision
    ), members as (
      select owner_id as id from changed
      union select c.user_id from collaborators c join changed on c.list_id = changed.id and ${hasRight('edits')}
      ${counter === 'revision' ? 'union select id from unnest(array[$formerMemberId::uuid, $aboutId::uuid]) id where id is not null' : ''}
    ), ${notices}, ${webhookMessages(event, counter === 'purchase_revision')}, announced as (
      select pg_notify($channel::text, (${event} || jsonb_build_object(
        'revision', revision, 'purchaseRevision', purchase_revision,
        'memberIds', (select jsonb_agg(id) from members), 'noticedIds', (select jsonb_agg(user_id) from notified),
        'isHooked', exists (select from hooked)
      ))::text) from changed
    )`;
}

/**
 * The parts of a statement that announce a purchase. They need the parts `bought` (a row if something was bought)
 * and `item` (`remaining` before it), AnnouncementValues and $purchaseId. Read `announced`, or nothing is sent.
 */
export const ANNOUNCING_PURCHASE = announcing({
  counter: 'purchase_revision',
  notices: PURCHASE_NOTICES,
  after: 'bought',
  facts: `(select jsonb_build_object('quantity', quantity, 'remaining', remaining - quantity) from bought, item)`,
});

/** `edited` is a part before it, with a row if there was an edit. Needs EditValues. */
export const ANNOUNCING_EDIT = announcing({ counter: 'revision', notices: EDIT_NOTICES, after: 'edited' });

export interface AnnouncementValues {
  channel: string;
  event: string;
  listId: string;
  itemId: string | null;
  actorId: string | null;
  hook: WebhookEvent | null;
}

export function announcementValues(
  kind: ListEvent['kind'],
  about: Pick<
    ListEvent,
    | 'listId'
    | 'itemId'
    | 'actorId'
    | 'action'
    | 'isSilent'
    | 'aboutId'
    | 'purchaseId'
    | 'count'
    | 'quantity'
    | 'remaining'
  >,
): AnnouncementValues {
  const { listId, itemId, actorId } = about;
  return {
    channel: CHANNEL,
    event: JSON.stringify({ kind, ...about }),
    listId,
    itemId: itemId ?? null,
    actorId: actorId ?? null,
    hook: webhookEventOf({ kind, action: about.action, isSilent: about.isSilent }),
  };
}

const announceEdit = statement<unknown, EditValues>(
  'announce edit',
  `with ${announcing({ counter: 'revision', notices: EDIT_NOTICES })} select * from announced`,
);

const announceUndone = statement<unknown, PurchaseNoticeValues>(
  'announce undone purchase',
  `with ${announcing({ counter: 'purchase_revision', notices: UNDONE_NOTICES })} select * from announced`,
);

/** As many pieces are taken as before. */
export async function announceHeld(
  em: EntityManager,
  listId: string,
  about: { itemId: string; purchaseId: string; actorId: string | undefined; remaining: number; isBought: boolean },
): Promise<void> {
  const { isBought, ...event } = about;
  const action = isBought ? undefined : 'RESERVED';
  await announceHold(em, announcementValues('PURCHASED', { listId, ...event, quantity: 0, action }));
}

const announceHold = statement<unknown, AnnouncementValues>(
  'announce hold',
  `with ${announcing({ counter: 'purchase_revision', notices: NO_NOTICES })} select * from announced`,
);

/** Needs the parts `pledged` (a row if somebody pledged) and `item` (with `remaining`). */
export const ANNOUNCING_PLEDGE = announcing({
  counter: 'purchase_revision',
  notices: NO_NOTICES,
  after: 'pledged',
  facts: `(select jsonb_build_object('remaining', remaining) from item)`,
});

/** As many pieces are taken as before. */
export function pledgeValues(listId: string, itemId: string, actorId: string | undefined): AnnouncementValues {
  return announcementValues('PURCHASED', { listId, itemId, actorId, quantity: 0, action: 'PLEDGED' });
}

/** As many pieces are taken as before. */
export async function announcePledgeUndone(
  em: EntityManager,
  listId: string,
  about: { itemId: string; actorId: string | undefined; remaining: number },
): Promise<void> {
  const values = { listId, ...about, quantity: 0, action: 'PLEDGE_UNDONE' } as const;
  await announceHold(em, announcementValues('PURCHASED', values));
}

type SimpleEvent = Exclude<LiveEvent, ListEvent | { kind: 'PRESENCE_CHANGED' }>;

/** The last step of the transaction: PostgreSQL delivers the events at commit or not at all. */
export async function announceEvent(em: EntityManager, ...events: SimpleEvent[]): Promise<void> {
  await em.flush();
  const payloads = events.flatMap(inNotifications).map((event) => JSON.stringify(event));
  if (payloads.length > 0) await notifyOfEvents(em, { channel: CHANNEL, payloads });
}

const notifyOfEvents = statement<unknown, { channel: string; payloads: string[] }>(
  'announce events',
  'select pg_notify($channel::text, payload) from unnest($payloads::text[]) payload',
);

function inNotifications(event: SimpleEvent): SimpleEvent[] {
  if (event.kind === 'SESSIONS_ENDED') {
    return inParts(event.sessionIds).map((sessionIds) => ({ kind: 'SESSIONS_ENDED', sessionIds }));
  }
  if (event.kind === 'NOTICES_CHANGED') {
    return inParts(event.userIds).map((userIds) => ({ kind: 'NOTICES_CHANGED', userIds }));
  }
  return [event];
}

function inParts(ids: string[]): string[][] {
  if (ids.length <= MOST_IDS) return [ids];
  return [ids.slice(0, MOST_IDS), ...inParts(ids.slice(MOST_IDS))];
}
