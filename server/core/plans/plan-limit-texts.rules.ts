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

const NOT_FOR_SALE: Record<Extra, MessageDescriptor> = {
  expiringLinks: msg`Share links that expire are part of the Premium plan, which isn’t available yet.`,
  analytics: msg`Analytics are part of the Premium plan, which isn’t available yet.`,
  branding: msg`A colour and a banner of your own are part of the Premium plan, which isn’t available yet.`,
  apiKeys: msg`API keys are part of the Premium plan, which isn’t available yet.`,
  prioritySupport: msg`Priority answers are part of the Premium plan, which isn’t available yet.`,
};

/** Nobody is told to upgrade where no plan is for sale. */
export function tooManyItemsText(limit: number, isSelling: boolean): string {
  const count = String(limit);
  return isSelling
    ? plural(limit, { other: `Your plan allows up to ${count} items per list. Please upgrade to add more.` })
    : plural(limit, { one: `Your plan allows # item per list.`, other: `Your plan allows up to # items per list.` });
}

export function tooManyListsText(limit: number, isSelling: boolean): string {
  const count = String(limit);
  return isSelling
    ? plural(limit, { other: `Your plan allows up to ${count} lists. Please upgrade to create more.` })
    : plural(limit, {
        one: `Your plan allows # list. To create another, delete it first.`,
        other: `Your plan allows up to # lists. To create another, delete one first.`,
      });
}

export function premiumOnlyText(extra: Extra, isSelling: boolean): string {
  return say((isSelling ? PREMIUM_ONLY : NOT_FOR_SALE)[extra]);
}
