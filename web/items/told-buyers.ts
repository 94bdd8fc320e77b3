import { daysUntil } from '../design/RelativeTime.tsx';

/** How buyers hear of what happened to a gift: nothing is promised to an address that wants no such mail. */
export const BY_MAIL = 'of it by email, unless they’ve turned such emails off.';

interface Kind {
  listType: string;
  eventDate: string | null;
}

/**
 * Whether those who bought from a list are mailed when what they bought goes: for shopping nobody waits, and after the day of
 * the list nothing is brought any more.
 */
export function tellsBuyers({ listType, eventDate }: Kind): boolean {
  return listType !== 'SHOPPING' && (eventDate === null || daysUntil(eventDate) >= 0);
}

interface Bought {
  quantityPurchased: number;
  purchases: readonly { mine: boolean }[];
}

/** Said of items that leave their list; nothing where nobody else has bought of them, as far as the viewer may know. */
export function newsForBuyers(list: Kind, items: readonly Bought[]): string | undefined {
  const bought = items.filter(({ quantityPurchased }) => quantityPurchased > 0);
  const isMine = ({ purchases }: Bought) => purchases.length > 0 && purchases.every(({ mine }) => mine);
  if (!tellsBuyers(list) || bought.every(isMine)) return undefined;
  return `Everyone who bought ${bought.length === 1 ? 'it' : 'them'} hears ${BY_MAIL}`;
}
