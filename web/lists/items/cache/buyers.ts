import { t } from '@lingui/core/macro';
import { isolated } from '#rules/base/languages/isolated';
import { displayText } from '#rules/base/text/display-text';
import { listText } from '../../../base/design/list-text.ts';
import type { Buyers_itemFragment } from './buyers.generated.ts';

export { type Buyers_itemFragment, Buyers_itemFragmentDoc } from './buyers.generated.ts';

export type Buying = Pick<Buyers_itemFragment['purchases'][number], 'mine' | 'guestName' | 'guestEmail' | 'buyer'>;

/** Names the other buyers, as far as the viewer may know: "Bought by Ida and Tom". */
export function othersText(purchases: readonly Buying[]): string | null {
  const names = [...new Set(purchases.filter(({ mine }) => !mine).map(buyerOf))].filter((name) => name !== null);
  if (names.length === 0) return null;
  const buyers = listText(names);
  return t({ message: `Bought by ${buyers}`, comment: 'One name or several, as in “Ida and Tom”' });
}

/** By name, as far as the viewer may know. */
export function buyersOf(purchases: readonly Buying[]): string[] {
  return purchases.filter((purchase) => buyerOf(purchase) !== null).map(nameOf);
}

/** As in a sentence. */
export function nameOf({ mine, buyer, guestName, guestEmail }: Buying): string {
  if (mine) return youText();
  return (
    isolated(displayText(buyer?.name ?? guestName ?? guestEmail)) ||
    t({ message: `The buyer`, comment: 'In place of a name' })
  );
}

/** With the address; null when the viewer may not know. */
export function buyerOf({ mine, buyer, guestName, guestEmail }: Buying): string | null {
  if (mine) return youText();
  if (buyer) return isolated(displayText(buyer.name)) || t({ message: `Somebody`, comment: 'In place of a name' });
  const name = isolated(displayText(guestName));
  if (name) return guestEmail ? `${name} (${guestEmail})` : name;
  return guestEmail;
}

function youText(): string {
  return t({ message: `you`, context: 'a buyer', comment: 'Among the names of buyers, as in “Bought by Ida and you”' });
}
