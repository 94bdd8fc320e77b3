import { hasRight, worksOn } from '../access/list.policy.ts';
import { isKeptFrom } from '../access/purchase.policy.ts';
import { LINK_IS_OPEN } from '../access/shared-list.policy.ts';
import type { ListEvent } from './live-event.ts';
import { waysOf } from './news-ways.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from './notification-kinds.ts';
import type { WebhookEvent } from './webhook-events.rules.ts';

type Happened = Pick<ListEvent, 'kind' | 'action' | 'isSilent'>;

export function webhookEventOf({ kind, action, isSilent }: Happened): WebhookEvent | null {
  if (isSilent) return null;
  const isNews = action !== undefined && action in NOTIFICATION_KINDS;
  const told = isNews ? waysOf(action as NotificationKind).webhook : withoutNews(kind, action);
  return typeof told === 'string' ? told : null;
}

/** Events of which nobody has a notice, or not by this name. */
function withoutNews(kind: Happened['kind'], action: Happened['action']): WebhookEvent | null {
  if (kind === 'COLLABORATORS_CHANGED') return null;
  if (kind === 'LIST_CREATED' || kind === 'LIST_EDITED') return 'LIST_CHANGED';
  const isPledge = action === 'PLEDGED' || action === 'PLEDGE_UNDONE';
  if (kind === 'PURCHASED' && !isPledge) return 'ITEM_PURCHASED';
  return kind === 'PURCHASE_UNDONE' ? 'PURCHASE_UNDONE' : 'ITEM_CHANGED';
}

const IS_TOLD = '$hook::text = any(w.events) and w.is_on';

/**
 * Whether the owner of a webhook `w` that chose the list `l` may open it as guests do; whether they view or follow it still is asked at
 * sending. Nobody from whom purchases are kept is among them, since those work on the list. By arrays, or collaborators of all lists were read.
 */
const IS_GUESTS = `w.user_id <> all(array(select id from members)) and (${LINK_IS_OPEN}
          or w.user_id = any(array(select c.user_id from collaborators c where c.list_id = l.id and l.hidden_at is null and ${hasRight('opens')})))`;

/**
 * Guests may not know who works on a list, nor when its members change its settings or go shopping. A follow ends without a word, and of a list
 * that is gone nobody could ask who follows it.
 */
const FOR_GUESTS = `$hook::text not in ('COLLABORATOR_JOINED', 'COLLABORATOR_LEFT', 'LIST_CHANGED', 'LIST_DELETED')`;

/**
 * The part of an announcement that leaves a message for each webhook which is to hear of it: `hooked` has their ids. It is in
 * the statement, beside the notices of bell, mail and push, so that no event is lost, none waits for another statement, and an
 * account without webhooks costs one look into an index. Lists of others are told to webhooks that chose them. `event` is what is announced, as an expression of the list `l`.
 * Of purchases nothing is left for those from whom they are kept: what is never written cannot tell later.
 */
export function webhookMessages(event: string, isAboutPurchases: boolean): string {
  return `
    hooked as (
      insert into webhook_messages (id, webhook_id, list_id, event, happened, happened_at, due_at, tries)
      select gen_random_uuid(), w.id, l.id, $hook::text, ${event}, now(), now(), 0
      from changed l cross join lateral (
        select w.id from members m join webhooks w on w.user_id = m.id
        where ${IS_TOLD} and (w.list_ids is null or l.id = any(w.list_ids))
          and ${worksOn('w.user_id')} ${isAboutPurchases ? `and not ${isKeptFrom('w.user_id')}` : ''}
        union all select w.id from webhooks w
        where w.list_ids @> array[l.id] and ${IS_TOLD} and ${IS_GUESTS} and ${FOR_GUESTS}
      ) w
      returning webhook_id
    )`;
}
