import type { EntityDictionary } from '@mikro-orm/core';
import { statement } from '../../base/database/prepared.ts';
import type { Webhook } from './webhook.entity.ts';
import type { HookedMessage } from './webhook-happening.ts';

interface ClaimValues {
  now: Date;
  until: Date;
  /** Whether one may be chosen that answers slowly. */
  isSlowAllowed: boolean;
}

/** A message waits for those before it about the same list. */
const IS_NEXT = `not exists (
  select from webhook_messages e where e.webhook_id = m.webhook_id and e.list_id = m.list_id and e.position < m.position
)`;

/** Gives one webhook its turn: the one that has waited the longest, of an account that has none at this moment. */
export const claimWebhook = statement<{ webhook: EntityDictionary<Webhook> }, ClaimValues>(
  'claim webhook',
  `with next as (
    select w.id from webhooks w
    where w.is_on and (w.rests_until is null or w.rests_until <= $now::timestamptz)
      and (w.claimed_until is null or w.claimed_until <= $now::timestamptz) and (not w.is_slow or $isSlowAllowed::bool)
      and not exists (select from webhooks o where o.user_id = w.user_id and o.claimed_until > $now::timestamptz)
      and exists (
        select from webhook_messages m where m.webhook_id = w.id and m.due_at <= $now::timestamptz and ${IS_NEXT}
      )
    order by w.last_turn_at nulls first, w.id limit 1
  )
  update webhooks w set claimed_until = $until::timestamptz, last_turn_at = $now::timestamptz
  from next where w.id = next.id
  returning to_jsonb(w) as webhook`,
);

/** Keeps two processes from giving two turns to one account: see claimWebhook(). */
export const lockClaims = statement<unknown, object>(
  'lock claims of webhooks',
  `select pg_advisory_xact_lock(hashtext('webhook claims'))`,
);

/** The message that is to be sent next: those that failed come after the others, and so hold no other list up. */
export const selectNextMessage = statement<HookedMessage, { webhookId: string; now: Date }>(
  'next webhook message',
  `select m.id, m.event, m.list_id as "listId", m.happened, m.happened_at as "happenedAt", m.tries
   from webhook_messages m
   where m.webhook_id = $webhookId::uuid and m.due_at <= $now::timestamptz and ${IS_NEXT}
   order by m.tries, m.position limit 1`,
);

/** The messages that wait, counted no further than somebody wants to know. */
export const countWaiting = statement<{ waiting: number }, { webhookId: string; most: number }>(
  'count waiting webhook messages',
  `select count(*)::int as waiting from (
    select from webhook_messages where webhook_id = $webhookId::uuid limit $most::int
  ) waiting`,
);
