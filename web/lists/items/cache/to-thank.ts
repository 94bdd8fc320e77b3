import { plural } from '@lingui/core/macro';

interface Thankable {
  purchases: readonly { isThanked?: boolean | null }[];
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
