import { displayText } from '#rules/display-text';
import { locale } from '../design/locale.ts';
import { shortMoneyText } from '../design/Money.tsx';
import { relativeText } from '../design/RelativeTime.tsx';
import { isPurchased } from './sorting.ts';

interface Purchase {
  quantity: number;
  purchaseDate: string;
  mine: boolean;
  guestName: string | null;
  guestEmail: string | null;
  buyer: { name: string } | null;
}

interface Gift {
  price: number | null;
  currency: string;
  quantityDesired: number;
  quantityPurchased: number;
  purchases: readonly Purchase[];
}

/** What is taken, what is still wanted and who bought last, as far as the items tell the viewer: "6 of 15 taken". */
export function giftSummary(gifts: readonly Gift[], arePurchasesHidden: boolean, now = new Date()): string[] {
  const sums = wantedSums(gifts);
  const money = sums.length > 0 ? new Intl.ListFormat(locale()).format(sums) : null;
  if (arePurchasesHidden) {
    return [gifts.length === 1 ? '1 item' : `${gifts.length} items`, ...(money ? [`${money} in all`] : [])];
  }
  const taken = gifts.filter(isPurchased).length;
  const latest = latestPurchase(gifts);
  return [
    `${taken} of ${gifts.length} taken`,
    ...(money ? [`${money} still wanted`] : []),
    ...(latest ? [`${nameOf(latest)}, ${relativeText(new Date(latest.purchaseDate), now)}`] : []),
  ];
}

/** What is left to buy of everything with a price, currency by currency, without cents: it is to be seen at a glance. */
function wantedSums(gifts: readonly Gift[]): string[] {
  const sums = new Map<string, number>();
  for (const { price, currency, quantityDesired, quantityPurchased } of gifts) {
    const left = Math.max(0, quantityDesired - quantityPurchased);
    if (price !== null && left > 0) sums.set(currency, (sums.get(currency) ?? 0) + price * left);
  }
  return [...sums]
    .filter(([, amount]) => amount >= 0.5)
    .map(([currency, amount]) => shortMoneyText(Math.round(amount), currency));
}

function latestPurchase(gifts: readonly Gift[]): Purchase | null {
  const purchases = gifts.flatMap((gift) => gift.purchases);
  return purchases.reduce<Purchase | null>(
    (latest, purchase) => (latest && latest.purchaseDate >= purchase.purchaseDate ? latest : purchase),
    null,
  );
}

/** A guest without a name goes by their address; one who may not be known, by none. */
function nameOf({ mine, buyer, guestName, guestEmail }: Purchase): string {
  if (mine) return 'You';
  return displayText(buyer?.name ?? guestName ?? guestEmail) || 'The last one';
}
