import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { say } from '#rules/base/languages/say';
import type { WebhookEvent } from '#rules/core/events/webhook-events';
import { ANSWER_SECONDS } from '#rules/news/webhooks/webhook';

/** The kinds of events, in the order in which they are asked. */
export const EVENT_NAMES: Record<WebhookEvent, MessageDescriptor> = {
  ITEM_ADDED: msg`Items added`,
  ITEM_CHANGED: msg`Items changed`,
  ITEM_ARCHIVED: msg`Items archived`,
  ITEM_DELETED: msg`Items deleted`,
  ITEM_PURCHASED: msg`Bought, held or ticked off`,
  PURCHASE_UNDONE: msg`Purchases taken back`,
  LIST_CHANGED: msg`New or changed lists`,
  LIST_DELETED: msg`Lists deleted`,
  COLLABORATOR_JOINED: msg`Someone joined`,
  COLLABORATOR_LEFT: msg`Someone left`,
  PRICE_FELL: msg`Watched prices that fell`,
  SOLD_OUT: msg`Watched items sold out`,
  WISHES_ADDED: msg`New on lists you follow`,
  STILL_WANTED: msg`A day is near, and gifts are wanted`,
  SURPRISE_OVER: msg`A surprise is over`,
  GIFTS_TO_DO: msg`Gifts you still have to buy or pay for`,
};

interface Outcome {
  status: number | null;
  problem: 'TIMEOUT' | 'NETWORK' | 'BLOCKED' | 'INVALID' | null;
}

const PROBLEMS: Record<NonNullable<Outcome['problem']>, MessageDescriptor> = {
  TIMEOUT: msg`No answer within ${ANSWER_SECONDS} seconds`,
  NETWORK: msg`Not reachable`,
  BLOCKED: msg`Not an address on the open internet`,
  INVALID: msg`Not an https address`,
};

/** The answer, in a few words. */
export function outcomeText({ status, problem }: Outcome): string {
  if (problem) return say(PROBLEMS[problem]);
  return t({ message: `Answered ${status}`, comment: 'The number is an HTTP status, such as 200 or 500' });
}
