import { plural } from '@lingui/core/macro';
import { listText } from '../../../base/design/list-text.ts';
import { daysUntil } from '../../../base/design/RelativeTime.tsx';
import { knownSite } from '../../../base/page/site.ts';
import { type Buying, buyersOf } from './buyers.ts';

export { type ToldBuyers_listFragment, ToldBuyers_listFragmentDoc } from './told-buyers.generated.ts';

interface Kind {
  listType: string;
  eventDate: string | null;
}

/**
 * Whether those who bought from a list are mailed when what they bought goes: without a mail server nobody is, for shopping nobody waits, and after the day of
 * the list nothing is brought any more.
 */
export function tellsBuyers({ listType, eventDate }: Kind): boolean {
  return knownSite().mailEnabled && listType !== 'SHOPPING' && (eventDate === null || daysUntil(eventDate) >= 0);
}

interface Bought {
  quantityPurchased: number;
  purchases: readonly Buying[];
}

/** More people than these are told as a number. */
const MOST_NAMES = 3;

/**
 * Tells about buyers of items that leave their list, by name where the viewer may know all of them. Undefined where
 * nobody else has bought any, as far as the viewer may know.
 */
export function newsForBuyers(list: Kind, items: readonly Bought[]): string | undefined {
  const bought = items.filter(({ quantityPurchased }) => quantityPurchased > 0);
  const isMine = ({ purchases }: Bought) => purchases.length > 0 && purchases.every(({ mine }) => mine);
  if (!tellsBuyers(list) || bought.every(isMine)) return undefined;
  const names = namesOf(bought);
  if (names.length === 0) return everyoneHears(bought.length);
  const rest = names.length - MOST_NAMES;
  const said = rest > 1 ? [...names.slice(0, MOST_NAMES), plural(rest, { one: '# other', other: '# others' })] : names;
  const who = listText(said);
  return plural(
    { count: names.length },
    {
      one: `${who} hears about it by email, unless they’ve turned these emails off.`,
      other: `${who} hear about it by email, unless they’ve turned these emails off.`,
    },
  );
}

/** Tells of buyers who are not named. Nothing is promised to an address that wants no such mail. */
export function everyoneHears(count: number): string {
  return plural(count, {
    one: 'Everyone who bought it hears about it by email, unless they’ve turned these emails off.',
    other: 'Everyone who bought them hears about it by email, unless they’ve turned these emails off.',
  });
}

/** Everybody else who bought; nobody where one of them is not known, who would seem to be left out. */
function namesOf(bought: readonly Bought[]): string[] {
  const areKnown = bought.every(
    ({ purchases }) => purchases.length > 0 && buyersOf(purchases).length === purchases.length,
  );
  if (!areKnown) return [];
  return [...new Set(buyersOf(bought.flatMap(({ purchases }) => purchases.filter(({ mine }) => !mine))))];
}
