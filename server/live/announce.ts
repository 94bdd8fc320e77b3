import type { EntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../database/prepared.ts';
import type { MembershipChange } from '../notifications/notification-kinds.ts';
import { CHANGE_NOTICES, noticeKind, PURCHASE_NOTICES } from '../notifications/write-notices.ts';
import { isAboutPurchases, type ListEvent } from './list-event.ts';

export const CHANNEL = 'kindlist_events';

/** A notification holds 8,000 bytes. */
const MOST_IDS = 100;

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
  kind: ListEvent['kind'],
  list: { id: string },
  { itemId, actorId, formerMemberId, purchaseId, membership }: About = {},
): Promise<void> {
  await em.flush(); // items are locked before their list, always: one order, no deadlock
  const counter = isAboutPurchases(kind) ? 'purchase_revision' : 'revision';
  const about = { kind, listId: list.id, itemId, actorId };
  const notice = [
    noticeKind(kind, membership),
    actorId ?? null,
    itemId ?? null,
    purchaseId ?? membership?.userId ?? null,
  ];
  const values = [list.id, formerMemberId ?? null, CHANNEL, JSON.stringify(about), ...notice];
  await prepared(em, ANNOUNCE[counter], values);
}

const ANNOUNCE = { revision: announcing('revision'), purchase_revision: announcing('purchase_revision') };

function announcing(counter: 'revision' | 'purchase_revision') {
  const text = `
    with changed as (
      update lists set ${counter} = ${counter} + 1 where id = $1
      returning id, owner_id, name, list_type, purchase_visibility, event_date, revision, purchase_revision
    ), members as (
      select owner_id as id from changed
      union select c.user_id from collaborators c join changed on c.list_id = changed.id
      union select $2::uuid where $2::uuid is not null
    ), ${counter === 'revision' ? CHANGE_NOTICES : PURCHASE_NOTICES}
    select pg_notify($3, ($4::jsonb || jsonb_build_object(
      'revision', revision, 'purchaseRevision', purchase_revision,
      'memberIds', (select jsonb_agg(id) from members)
    ))::text), case when exists (select from told) then pg_notify($3, jsonb_build_object(
      'kind', 'NOTICES_CHANGED', 'userIds', (select jsonb_agg(user_id) from told)
    )::text) end from changed`;
  return { name: `announce ${counter}`, text };
}

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
