import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { webhookEvent } from '../../core/events/webhook-events.rules.ts';

/** How many webhooks somebody may have at once. */
export const MOST_WEBHOOKS = 10;

/** Longest wait for an endpoint’s answer. */
export const ANSWER_SECONDS = 10;

/** How many lists may be chosen for one; all of somebody's lists are no choice. */
export const MOST_CHOSEN_LISTS = 100;

/** In characters. */
export const LONGEST_WEBHOOK_URL = 1_000;

/** A failing webhook with so many messages waiting is switched off: its endpoint would not catch up. */
export const MOST_WAITING = 10_000;

/** How long the log has what was sent, and how long the secret before the newest one signs, too. */
export const LOG_KEPT_DAYS = 7;
export const OLD_SECRET_HOURS = 24;

/** How many tries the log of a webhook keeps: the newest. */
export const MOST_LOGGED = 1_000;

/** In bytes: how much the log keeps of what an endpoint answers, and of what was sent. */
export const LOGGED_ANSWER_BYTES = 1_024;
export const LOGGED_REQUEST_BYTES = 16 * 1_024;

const badAddress = () => t`Please enter an address that begins with https://`;
const noEvent = () => t`Please choose what to send`;
export const noList = () => t`Please choose a list`;

/** Whether it may be http is for those to say who send: tests alone. */
const url = z
  .string({ error: badAddress })
  .trim()
  .max(LONGEST_WEBHOOK_URL, { error: badAddress, abort: true })
  .pipe(z.url({ protocol: /^https?$/, error: badAddress }))
  .refine((address) => isPlain(address), { error: badAddress });

/** Names and passwords in it would stand open in the log; nothing reads what stands behind the #. */
function isPlain(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && !url.username && !url.password && !url.hash;
}

const events = z
  .array(webhookEvent, { error: noEvent })
  .min(1, { error: noEvent })
  .max(webhookEvent.options.length, { error: noEvent })
  .transform((chosen) => webhookEvent.options.filter((event) => chosen.includes(event)));

/** Null: all lists that its owner works on, also those to come. */
const listIds = z.array(z.string()).min(1, { error: noList }).max(MOST_CHOSEN_LISTS, { error: noList }).nullable();

export const newWebhook = z.object({ url, events, listIds: listIds.default(null) });

/** A field that is left out stays as it is. */
export const webhookChanges = z.object({
  url: url.optional(),
  events: events.optional(),
  listIds: listIds.optional(),
  isOn: z.boolean().optional(),
});
