import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import { mailTo } from '../../core/email/mail-to.ts';
import { WEBHOOK_TYPES } from '../../core/events/webhook-events.rules.ts';
import { tierInForce, unlocks } from '../../core/plans/plan.rules.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import { User } from '../../core/users/user.entity.ts';
import type { PersonalHappening } from './personal-happening.ts';
import { Webhook } from './webhook.entity.ts';
import { MOST_WAITING } from './webhook.rules.ts';
import { webhookOffEmail } from './webhook-email.ts';
import { type Happening, type HookedMessage, readHappening } from './webhook-happening.ts';
import { insertDelivery } from './webhook-log.ts';
import { WebhookMessage } from './webhook-message.entity.ts';
import { retryAt } from './webhook-retries.ts';
import { isDelivered, type WebhookAnswer, type WebhookSender } from './webhook-sender.ts';
import { countWaiting } from './webhook-statements.ts';

/** In characters: a message with a larger item is sent without it. */
const LONGEST_MESSAGE = 256_000;

export interface DeliveryNeeds {
  orm: MikroORM;
  sender: Pick<WebhookSender, 'send' | 'seal'>;
  mailQueue: MailQueue;
  settings: () => SiteSettings;
  /** Writes the `data` of a message. */
  present(viewer: User, happening: Happening | PersonalHappening, siteUrl: string): { item: unknown };
}

/** How a try went: after `failed` the webhook rests, and `off` means that it has nothing more to send. */
export type Outcome = 'sent' | 'dropped' | 'failed' | 'off';

/** Sends one message, and writes down what came of it. A process that dies between the two has it sent again: at least once. */
export async function deliverMessage(
  needs: DeliveryNeeds,
  webhook: Webhook,
  message: HookedMessage,
  now: Date,
): Promise<Outcome> {
  const em = needs.orm.em.fork();
  const owner = await em.findOne(User, webhook.user.id);
  if (!owner || !mayHaveWebhooks(owner, needs.settings())) return dropAll(needs, webhook);
  const body = await bodyOf(needs, owner, webhook, message, now);
  if (body === null) return drop(needs, message);
  const answer = await needs.sender.send(webhook, { id: message.id, body }, now);
  const tried = { webhook, message, owner, body, answer, now };
  return isDelivered(answer) ? noteSuccess(needs, tried) : noteFailure(needs, tried);
}

/** Whether somebody's plan has webhooks, as it has API keys, and nobody keeps them out. */
function mayHaveWebhooks(owner: User, settings: SiteSettings): boolean {
  return !owner.suspendedAt && unlocks(tierInForce(owner.subscriptionTier, settings), 'apiKeys');
}

/** Null for what its receiver is not to hear, or not any more. */
async function bodyOf(
  { orm, present, settings }: DeliveryNeeds,
  owner: User,
  { events, listIds }: Webhook,
  message: HookedMessage,
  now: Date,
): Promise<string | null> {
  const isChosen = events.includes(message.event) && (!listIds || listIds.includes(message.listId));
  const happening = isChosen ? await readHappening(orm, owner, message, now) : null;
  if (!happening) return null;
  const data = present(owner, happening, settings().siteUrl);
  const envelope = {
    type: WEBHOOK_TYPES[message.event],
    timestamp: new Date(message.happenedAt).toISOString(),
    version: 1,
  };
  const whole = JSON.stringify({ ...envelope, data });
  return whole.length <= LONGEST_MESSAGE ? whole : JSON.stringify({ ...envelope, data: { ...data, item: null } });
}

/** A try, with or without an answer. */
interface Begun {
  webhook: Webhook;
  message: HookedMessage;
  owner: User;
  now: Date;
}

interface Tried extends Begun {
  body: string;
  answer: WebhookAnswer;
}

/** The webhook comes first in both transactions, as it does where it is deleted: one order, no deadlock. */
async function noteSuccess(needs: DeliveryNeeds, tried: Tried): Promise<Outcome> {
  const { webhook, message, owner, answer } = tried;
  return needs.orm.em.fork().transactional(async (em) => {
    const isThere = await em.nativeUpdate(Webhook, webhook.id, {
      failures: 0,
      restsUntil: null,
      isSlow: answer.isSlow,
    });
    if (!isThere) return 'off'; // deleted meanwhile
    await em.nativeDelete(WebhookMessage, { id: message.id });
    await log(em, needs.sender, tried);
    return (await hasTooManyWaiting(em, webhook)) ? switchOff(em, needs, webhook, owner) : 'sent';
  });
}

/**
 * Counts as a failure that a message could not be made, or its try not be written down: it would be the first at each turn, and
 * hold its list up for ever. Its try is not in the log, which may be what refuses it.
 */
export async function noteProblem(
  needs: DeliveryNeeds,
  webhook: Webhook,
  message: HookedMessage,
  now: Date,
): Promise<Outcome> {
  const owner = await needs.orm.em.fork().findOne(User, webhook.user.id);
  return owner ? noteFailure(needs, { webhook, message, owner, now }) : 'off'; // deleted meanwhile
}

async function noteFailure(needs: DeliveryNeeds, tried: Begun | Tried): Promise<Outcome> {
  const { webhook, message, owner, now } = tried;
  const answer = 'answer' in tried ? tried.answer : null;
  const [failures, tries] = [webhook.failures + 1, message.tries + 1];
  const [restsUntil, dueAt] = [retryAt(failures, now), retryAt(tries, now)];
  return needs.orm.em.fork().transactional(async (em) => {
    const isSlow = answer?.isSlow ?? webhook.isSlow;
    const isThere = await em.nativeUpdate(Webhook, webhook.id, { failures, restsUntil, isSlow });
    if (!isThere) return 'off'; // deleted meanwhile
    if ('answer' in tried) await log(em, needs.sender, tried);
    const isOver = !restsUntil || !dueAt || answer?.status === 410 || (await hasTooManyWaiting(em, webhook));
    if (isOver) return switchOff(em, needs, webhook, owner);
    await em.nativeUpdate(WebhookMessage, { id: message.id }, { tries, dueAt });
    return 'failed';
  });
}

async function hasTooManyWaiting(em: EntityManager, webhook: Webhook): Promise<boolean> {
  const [counted] = await countWaiting(em, { webhookId: webhook.id, most: MOST_WAITING });
  return (counted?.waiting ?? 0) >= MOST_WAITING;
}

async function switchOff(
  em: EntityManager,
  { mailQueue }: DeliveryNeeds,
  webhook: Webhook,
  owner: User,
): Promise<Outcome> {
  const wasOn = await em.nativeUpdate(Webhook, { id: webhook.id, isOn: true }, { isOn: false, restsUntil: null });
  await em.nativeDelete(WebhookMessage, { webhook: webhook.id });
  const { host } = new URL(webhook.url);
  if (wasOn) await mailQueue.queue(em, await mailTo(owner, () => webhookOffEmail({ name: owner.name, host })));
  return 'off';
}

async function log(em: EntityManager, sender: DeliveryNeeds['sender'], { webhook, message, ...tried }: Tried) {
  const { body, answer, now } = tried;
  const about = { webhookId: webhook.id, messageId: message.id, type: WEBHOOK_TYPES[message.event] };
  await insertDelivery(em, sender, { ...about, attempt: message.tries + 1, body, answer, at: now });
}

async function drop({ orm }: DeliveryNeeds, message: HookedMessage): Promise<Outcome> {
  await orm.em.fork().nativeDelete(WebhookMessage, { id: message.id });
  return 'dropped';
}

async function dropAll({ orm }: DeliveryNeeds, webhook: Webhook): Promise<Outcome> {
  await orm.em.fork().nativeDelete(WebhookMessage, { webhook: webhook.id });
  return 'off';
}
