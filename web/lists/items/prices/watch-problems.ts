import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { WatchedPrice_priceFragment } from './WatchedPrice.generated.ts';

type Problem = NonNullable<WatchedPrice_priceFragment['problem']>;

export const WATCH_PROBLEMS: Record<Problem, MessageDescriptor> = {
  REFUSED_BY_SHOP: msg`This shop doesn’t let us look.`,
  NO_PRICE: msg`We found no price on the page last time.`,
  UNREADABLE: msg`We couldn’t open the page last time.`,
};
