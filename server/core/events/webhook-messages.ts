import { worksOn } from '../access/list.policy.ts';
import { isKeptFrom } from '../access/purchase.policy.ts';
import type { ListEvent } from './live-event.ts';
import type { WebhookEvent } from './webhook-events.rules.ts';

type Happened = Pick<ListEvent, 'kind' | 'action'>;

/** Null for an event of which webhooks do not tell. */
export function webhookEventOf({ kind, action }: Happened): WebhookEvent | null {
  switch (kind) {
    case 'LIST_CREATED':
    case 'LIST_EDITED':
      return 'LIST_CHANGED';
    case 'LIST_REMOVED':
      return 'LIST_DELETED';
    case 'COLLABORATORS_CHANGED':
      return membershipEvent(action);
    case 'ITEM_ADDED':
      return 'ITEM_ADDED';
    case 'ITEM_REMOVED':
      return 'ITEM_DELETED';
    case 'PURCHASED':
      return action === 'PLEDGED' || action === 'PLEDGE_UNDONE' ? 'ITEM_CHANGED' : 'ITEM_PURCHASED';
    case 'PURCHASE_UNDONE':
      return 'PURCHASE_UNDONE';
    default:
      return itemsEvent(action);
  }
}

function membershipEvent(action: Happened['action']): WebhookEvent | null {
  if (action === 'COLLABORATOR_ADDED' || action === 'COLLABORATOR_JOINED') return 'COLLABORATOR_JOINED';
  return action === 'COLLABORATOR_LEFT' || action === 'COLLABORATOR_REMOVED' ? 'COLLABORATOR_LEFT' : null;
}

function itemsEvent(action: Happened['action']): WebhookEvent {
  if (action === 'ITEM_ADDED') return 'ITEM_ADDED';
  if (action === 'ITEM_ARCHIVED') return 'ITEM_ARCHIVED';
  return action === 'ITEM_REMOVED' ? 'ITEM_DELETED' : 'ITEM_CHANGED';
}

/**
 * The part of an announcement that leaves a message for each webhook which is to hear of it: `hooked` has their ids. It is in
 * the statement, beside the notices of bell, mail and push, so that no event is lost, none waits for another statement, and an
 * account without webhooks costs one look into an index. `event` is what is announced, as an expression of the list `l`.
 * Of purchases nothing is left for those from whom they are kept: what is never written cannot tell later.
 */
export function webhookMessages(event: string, isAboutPurchases: boolean): string {
  return `
    hooked as (
      insert into webhook_messages (id, webhook_id, list_id, event, happened, happened_at, due_at, tries)
      select gen_random_uuid(), w.id, l.id, $hook::text, ${event}, now(), now(), 0
      from changed l cross join members m join webhooks w on w.user_id = m.id
      where $hook::text = any(w.events) and w.is_on and (w.list_ids is null or l.id = any(w.list_ids))
        and ${worksOn('w.user_id')} ${isAboutPurchases ? `and not ${isKeptFrom('w.user_id')}` : ''}
      returning webhook_id
    )`;
}
