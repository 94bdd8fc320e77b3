import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../database/prepared.ts';
import type { ListEvent } from './live-event.ts';
import type { MembershipChange } from './notification-kinds.ts';
import { EDIT_NOTICES, noticeKind, PURCHASE_NOTICES, UNDONE_NOTICES } from './write-notices.ts';

export const CHANNEL = 'kindlist_events';

/** A notification holds 8,000 bytes. */
const MOST_IDS = 100;

/** A purchase announces itself: it is one statement with the announcement in it. */
type Announced = Exclude<ListEvent['kind'], 'PURCHASED'>;

interface About {
  itemId?: string;
  /** The member who did it; guests stay unnamed. */
  actorId?: string;
  /** Whoever has just lost the list, and is to hear of it. */
  formerMemberId?: string;
  purchaseId?: string;
  /** How somebody came to work on the list, or ceased to. */
  membership?: { change: MembershipChange; userId: string };
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
  { itemId, actorId, formerMemberId, purchaseId, membership }: About = {},
): Promise<void> {
  await em.flush(); // items are locked before their list, always: one order, no deadlock
  const values = {
    ...announcementValues(kind, { listId: list.id, itemId, actorId }),
    formerMemberId: formerMemberId ?? null,
    purchaseId: purchaseId ?? null,
    notice: noticeKind(kind, membership),
    aboutId: membership?.userId ?? null,
  };
  await (kind === 'PURCHASE_UNDONE' ? announceUndone : announceEdit)(em, values);
}

interface Announcement {
  /** Which of the list's revisions counts it. */
  counter: 'revision' | 'purchase_revision';
  /** The parts that leave notices for those who are to be told. */
  notices: string;
  /** What must have rows, or else nothing is announced: a part of the statement before. */
  after?: string;
}

/** The parts of an announcement, for a statement of which `announced` must be read. */
function announcing({ counter, notices, after }: Announcement): string {
  return `
    changed as (
      update lists set ${counter} = ${counter} + 1 ${after ? `from ${after}` : ''} where lists.id = $listId::uuid
      returning lists.id, owner_id, name, list_type, purchase_visibility, event_date, revision, purchase_revision
    ), members as (
      select owner_id as id from changed
      union select c.user_id from collaborators c join changed on c.list_id = changed.id
      ${counter === 'revision' ? 'union select $formerMemberId::uuid where $formerMemberId::uuid is not null' : ''}
    ), ${notices}, announced as (
      select pg_notify($channel::text, ($event::jsonb || jsonb_build_object(
        'revision', revision, 'purchaseRevision', purchase_revision,
        'memberIds', (select jsonb_agg(id) from members), 'noticedIds', (select jsonb_agg(user_id) from told)
      ))::text) from changed
    )`;
}

/**
 * The parts of a statement that announce a purchase. `bought` is a part before them with a row if something was bought;
 * `announced` must be read for it to be said. Its values are those of announcementValues(), and $purchaseId.
 */
export const ANNOUNCING_PURCHASE = announcing({
  counter: 'purchase_revision',
  notices: PURCHASE_NOTICES,
  after: 'bought',
});

/** What a statement with an announcement in it needs to know for that. */
export function announcementValues(
  kind: ListEvent['kind'],
  { listId, itemId, actorId }: { listId: string; itemId?: string; actorId?: string },
) {
  return {
    channel: CHANNEL,
    event: JSON.stringify({ kind, listId, itemId, actorId }),
    listId,
    itemId: itemId ?? null,
    actorId: actorId ?? null,
  };
}

const announceEdit = statement(
  'announce edit',
  `with ${announcing({ counter: 'revision', notices: EDIT_NOTICES })} select * from announced`,
);

const announceUndone = statement(
  'announce undone purchase',
  `with ${announcing({ counter: 'purchase_revision', notices: UNDONE_NOTICES })} select * from announced`,
);

/** Says that sessions are over, in the transaction that ends them: every process closes their sockets. */
export async function announceSessionEnd(em: EntityManager, sessionIds: readonly string[]): Promise<void> {
  for (let from = 0; from < sessionIds.length; from += MOST_IDS) {
    const event = { kind: 'SESSIONS_ENDED', sessionIds: sessionIds.slice(from, from + MOST_IDS) };
    await em.execute('select pg_notify(?, ?)', [CHANNEL, JSON.stringify(event)]);
  }
}

/** Says that nobody knows any longer who bought some things on these lists, in the transaction that makes it so. */
export async function announceForgottenBuyers(em: EntityManager, listIds: readonly string[]): Promise<void> {
  for (const listId of listIds) {
    await em.execute('select pg_notify(?, ?)', [CHANNEL, JSON.stringify({ kind: 'BUYERS_FORGOTTEN', listId })]);
  }
}

/**
 * Says to whoever it belongs to that an account changed, in the transaction that changes it: name, address, picture,
 * role, plan.
 */
export async function announceAccount(em: EntityManager, userId: string): Promise<void> {
  await em.flush();
  await em.execute('select pg_notify(?, ?)', [CHANNEL, JSON.stringify({ kind: 'ACCOUNT_CHANGED', userId })]);
}

/** Says that the settings changed, in the transaction that changes them: every process reads them again. */
export async function announceSettings(em: EntityManager): Promise<void> {
  await em.flush();
  await em.execute('select pg_notify(?, ?)', [CHANNEL, JSON.stringify({ kind: 'SETTINGS_CHANGED' })]);
}

/** Says that somebody has other notices than before, in the transaction that makes it so. */
export async function announceNotices(em: EntityManager, userId: string): Promise<void> {
  await em.execute('select pg_notify(?, ?)', [CHANNEL, JSON.stringify({ kind: 'NOTICES_CHANGED', userIds: [userId] })]);
}
