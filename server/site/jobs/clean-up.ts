import type { EntityManager } from '@mikro-orm/postgresql';
import { eachByItself } from '../../base/database/each-by-itself.ts';
import { ANSWER_KEPT_HOURS } from '../../base/text/idempotency-keys.ts';
import { VISITS_KEPT_DAYS } from '../../lists/analytics/analytics.rules.ts';
import { GONE_KEPT_DAYS } from '../../lists/buyer-mails/gone-pledge.entity.ts';
import { LOG_KEPT_DAYS, MOST_LOGGED } from '../../news/webhooks/webhook.rules.ts';
import { DRAW_KEPT_DAYS } from '../../people/draws/draw.rules.ts';
import { MAILS_KEPT_DAYS, NOTIFICATIONS_KEPT_DAYS } from './kept-days.rules.ts';

/** A webhook that is told very much keeps the newest of its log. */
const MORE_THAN_LOGGED = `delete from webhook_deliveries d using (
  select id, row_number() over (partition by webhook_id order by created_at desc, id desc) as place from webhook_deliveries
) placed where placed.id = d.id and placed.place > ${MOST_LOGGED}`;

const OUTDATED = [
  `delete from kept_answers where created_at < now() - interval '${ANSWER_KEPT_HOURS} hours'`,
  'delete from sessions where expires_at < now()',
  `delete from refresh_tokens where replaced_at < now() - interval '30 days'`,
  'delete from email_tokens where expires_at < now()',
  'delete from pending_sign_ins where expires_at < now()',
  'delete from passkey_codes where expires_at < now()',
  'delete from passkey_challenges where expires_at < now()',
  'delete from rate_limits where expire < extract(epoch from now()) * 1000',
  'delete from invitations where expires_at < now()',
  `update mails set text = '', html = '', unsubscribe_url = null, reply_to = null
   where state = 'KEPT' and text <> '' and created_at < now() - interval '7 days'`, // their links are secrets
  `delete from mails where state <> 'QUEUED' and created_at < now() - interval '${MAILS_KEPT_DAYS} days'`,
  `delete from support_messages where created_at < now() - interval '1 year'`,
  `delete from notifications where news_at < now() - interval '${NOTIFICATIONS_KEPT_DAYS} days'`,
  `delete from test_payment_pages where expires_at < now() - interval '1 day'`,
  `delete from site_problems where last_seen_at < now() - interval '30 days'`,
  'delete from page_readings where expires_at < now()',
  'delete from barcode_readings where expires_at < now()',
  `delete from watched_shops s where next_look_at < now() - interval '2 days' and not exists (select from price_watches w where w.host = s.host)`,
  `delete from shop_days where day < current_date - 90`,
  `delete from abuse_signals where hour < now() - interval '7 days'`,
  `delete from webhook_deliveries where created_at < now() - interval '${LOG_KEPT_DAYS} days'`,
  MORE_THAN_LOGGED,
  `delete from webhook_messages where due_at < now() - interval '2 days'`, // longer than all tries take
  `delete from lapsed_holds where lapsed_at < now() - interval '14 days'`,
  `delete from gone_pledges where gone_at < now() - interval '1 year'`,
  `delete from gone_pledges where not is_paid and not is_bought and paid is null and gone_at < now() - interval '${GONE_KEPT_DAYS} days'`,
  `delete from reminders r where created_at < now() - interval '90 days' and not exists (select from items i where i.id = r.item_id)`,
  `delete from draws where day < current_date - ${DRAW_KEPT_DAYS}`,
  `delete from list_visits where day < current_date - ${VISITS_KEPT_DAYS}`,
];

/** A table that is in trouble keeps none of the others from it. */
export async function cleanUp(em: EntityManager): Promise<void> {
  await eachByItself(em, OUTDATED, async (inside, statement) => void (await inside.execute(statement)));
}
