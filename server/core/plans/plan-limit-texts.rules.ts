import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { say } from '../../base/languages/say.rules.ts';
import type { Extra } from './plan.rules.ts';

const PREMIUM_ONLY: Record<Extra, MessageDescriptor> = {
  expiringLinks: msg`Share links that expire are part of the Premium plan. Please upgrade to use them.`,
  analytics: msg`Analytics are part of the Premium plan. Please upgrade to use them.`,
  branding: msg`A colour and a banner of your own are part of the Premium plan. Please upgrade to use them.`,
  apiKeys: msg`API keys are part of the Premium plan. Please upgrade to use them.`,
  prioritySupport: msg`Priority answers are part of the Premium plan. Please upgrade to use them.`,
};

export function tooManyItemsText(limit: number): string {
  const count = String(limit);
  return plural(limit, { other: `Your plan allows up to ${count} items per list. Please upgrade to add more.` });
}

export function tooManyListsText(limit: number): string {
  const count = String(limit);
  return plural(limit, { other: `Your plan allows up to ${count} lists. Please upgrade to create more.` });
}

export function premiumOnlyText(extra: Extra): string {
  return say(PREMIUM_ONLY[extra]);
}
