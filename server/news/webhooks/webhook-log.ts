import type { EntityManager } from '@mikro-orm/postgresql';
import { isBetweenTimes, microsecondsOf } from '../../base/database/microseconds.ts';
import { statement } from '../../base/database/prepared.ts';
import { newId } from '../../base/database/uuid.ts';
import { type KeysetWindow, keysetPage, type TimeBounds, type TimeKeys, timeBounds } from '../../base/paging/keyset.ts';
import type { WebhookProblem } from './webhook.enums.ts';
import type { ShownDelivery } from './webhook.type.ts';
import { isDelivered, type WebhookAnswer, type WebhookSender } from './webhook-sender.ts';

interface NewDelivery {
  webhookId: string;
  messageId: string;
  type: string;
  attempt: number;
  body: string;
  answer: WebhookAnswer;
  at: Date;
}

/** Writes a try into the log, its texts encrypted. Gives its id. */
export async function insertDelivery(
  em: EntityManager,
  sender: Pick<WebhookSender, 'seal'>,
  { webhookId, body, answer, at, ...about }: NewDelivery,
): Promise<string> {
  const id = newId();
  const { status, problem, milliseconds, text } = answer;
  const sealed = sender.seal(id, { request: body, answer: text });
  await insertRow(em, { id, webhookId, ...about, status, problem, milliseconds, sealed, at });
  return id;
}

const insertRow = statement<unknown, Omit<DeliveryRow, 'createdAt'> & { webhookId: string; at: Date }>(
  'insert webhook delivery',
  `insert into webhook_deliveries (id, webhook_id, message_id, type, attempt, status, problem, milliseconds, sealed, created_at)
   values ($id::uuid, $webhookId::uuid, $messageId::uuid, $type, $attempt::int, $status::int, $problem::text,
     $milliseconds::int, $sealed, $at::timestamptz)`,
);

/** A delivery as its owner sees it. */
export function shownDelivery(
  sender: Pick<WebhookSender, 'open'>,
  { id, messageId, type, attempt, status, problem, milliseconds, sealed, createdAt }: DeliveryRow,
): ShownDelivery {
  const about = { id, messageId, type, attempt, status: status ?? null, problem: problem ?? null, milliseconds };
  const isOk = isDelivered({ status: status ?? null });
  return { ...about, isDelivered: isOk, sentAt: new Date(createdAt), ...sender.open(id, sealed) };
}

interface DeliveryRow {
  id: string;
  messageId: string;
  type: string;
  attempt: number;
  status?: number | null;
  problem?: WebhookProblem | null;
  milliseconds: number;
  sealed: string;
  createdAt: Date | string;
}

const selectDeliveries = { start: deliveriesStatement('start'), end: deliveriesStatement('end') };

function deliveriesStatement(end: 'start' | 'end') {
  const direction = end === 'end' ? 'asc' : 'desc';
  return statement<DeliveryRow & { time: string }, TimeBounds & { webhookId: string }>(
    `page of webhook deliveries, from the ${end}`,
    `select d.id, d.message_id as "messageId", d.type, d.attempt, d.status, d.problem, d.milliseconds, d.sealed,
       d.created_at as "createdAt", ${microsecondsOf('d.created_at')} as time
     from webhook_deliveries d
     where d.webhook_id = $webhookId::uuid and ${isBetweenTimes('d.created_at', 'd.id', 'newest first')}
     order by d.created_at ${direction}, d.id ${direction} limit $limit::int`,
  );
}

/** A page of the log of a webhook, newest first. */
export async function readDeliveries(em: EntityManager, webhookId: string, window: KeysetWindow<TimeKeys>) {
  const bounds = timeBounds(window, 'newest first');
  const rows = await selectDeliveries[window.isFromEnd ? 'end' : 'start'](em, { webhookId, ...bounds });
  return keysetPage(window.isFromEnd ? rows.toReversed() : rows, window);
}
