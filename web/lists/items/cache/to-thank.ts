import { plural } from '@lingui/core/macro';
import { isMotionReduced } from '../../../base/design/motion.ts';

/** Marks the tick of each buyer who is still to be thanked, so that it is found. */
export const TO_THANK = { 'data-to-thank': '' };

/** Leads to the first who is to be thanked, of a gift that is taken in part as well. */
export function leadToThanks(root: HTMLElement | null): void {
  const tick = root?.querySelector<HTMLElement>('[data-to-thank]');
  tick?.scrollIntoView({ block: 'center', behavior: isMotionReduced() ? 'auto' : 'smooth' });
  tick?.focus({ preventScroll: true });
}

interface Thankable {
  purchases: readonly { isThanked?: boolean | null }[];
}

/** Whether somebody who gave it is still to be thanked. */
export function isToThank({ purchases }: Thankable): boolean {
  return purchases.some(({ isThanked }) => isThanked === false);
}

/** How many purchases can be thanked for, and how many of them are not yet. */
export function thanksOf(items: readonly Thankable[]): { all: number; open: number } {
  const thanks = items.flatMap(({ purchases }) => purchases).map(({ isThanked }) => isThanked ?? null);
  return {
    all: thanks.filter((isThanked) => isThanked !== null).length,
    open: thanks.filter((isThanked) => isThanked === false).length,
  };
}

export function toThankText(count: number): string {
  return plural(count, { one: '# to thank', other: '# to thank' });
}
