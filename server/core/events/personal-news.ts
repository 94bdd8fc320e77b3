import type { PERSONAL_ACTIONS } from './news-actions.rules.ts';
import type { WebhookEvent } from './webhook-events.rules.ts';

/** Kinds that are written for single people, and of which webhooks tell under the same name. */
type PersonalKind = Extract<keyof typeof PERSONAL_ACTIONS, WebhookEvent>;

/** A message about personal news: values are read when it is sent. */
export interface PersonalNews {
  kind: PersonalKind;
  listId: string;
  itemId?: string | null;
  count: number;
}

/**
 * The parts of a statement that leaves notices for single people: `noticed`, which bell, digest and push tell, and beside it a message for
 * each webhook of theirs that is to hear of it. `told` has user_id, list_id, item_id and count of each.
 */
export function personalNews(
  kind: PersonalKind | '$kind',
  notices: string,
  told = 'select user_id, list_id, item_id, count from noticed',
): string {
  const name = kind === '$kind' ? '$kind::text' : `'${kind}'`;
  return `noticed as (
      ${notices}
      returning user_id, list_id, item_id, count
    ), told as (${told}), hooked as (
      insert into webhook_messages (id, webhook_id, list_id, event, happened, happened_at, due_at, tries)
      select gen_random_uuid(), w.id, told.list_id, ${name},
        jsonb_build_object('kind', ${name}, 'listId', told.list_id, 'itemId', told.item_id, 'count', told.count),
        now(), now(), 0
      from told join webhooks w on w.user_id = told.user_id
      where ${name} = any(w.events) and w.is_on and (w.list_ids is null or told.list_id = any(w.list_ids))
    )`;
}
