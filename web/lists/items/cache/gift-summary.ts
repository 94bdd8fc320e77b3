import { toMajorUnits } from '#rules/base/amounts/money';
import { displayText } from '#rules/base/text/display-text';
import { isolated } from '#rules/base/text/isolated';
import { locale } from '../../../base/design/locale.ts';
import { shortMoneyText } from '../../../base/design/Money.tsx';
import { relativeText } from '../../../base/design/RelativeTime.tsx';
import type { ItemSummary_summaryFragment as Summary } from './item-pages.generated.ts';
import { itemTitle } from './item-texts.ts';
import { isPurchased } from './sorting.ts';

/** The limit for a title in a line. */
const LONGEST_TITLE = 40;

interface Purchase {
  quantity: number;
  purchaseDate: string;
  mine: boolean;
  guestName: string | null;
  guestEmail: string | null;
  buyer: { name: string } | null;
  isThanked?: boolean | null;
}

interface Gift {
  title: string | null;
  price: number | null;
  currency: string;
  quantityDesired: number;
  quantityPurchased: number;
  purchases: readonly Purchase[];
}

interface GiftTotals {
  count: number;
  taken: number;
  /** The gifts with some pieces taken, and not all. Not counted before all gifts have come. */
  takenInPart: number;
  /** The price of everything that is still to buy, in units of each currency. */
  stillWanted: readonly { currency: string; amount: number }[];
  /** How many without a price are left to buy. */
  unpricedCount: number;
  latestPurchase: LatestPurchase | null;
  /** How many purchases somebody is still to be thanked for. Not counted before all gifts have come. */
  toThankCount: number;
}

/** The title is unknown before the item has come. */
type LatestPurchase = Purchase & { title?: string };

/** Sums up the taken gifts, the wanted ones and the latest buyers, as far as the viewer may know: "6 of 15 taken". */
export function giftSummary(totals: GiftTotals, arePurchasesHidden: boolean, now = new Date()): string[] {
  const { count, taken, takenInPart, latestPurchase: latest } = totals;
  if (arePurchasesHidden) return [count === 1 ? '1 item' : `${count} items`, ...moneyTexts(totals, 'in all')];
  return [
    `${taken} of ${count} taken${takenInPart > 0 ? `, ${takenInPart} in part` : ''}`,
    ...moneyTexts(totals, 'still wanted'),
    ...(latest ? [`${latestText(latest)}, ${relativeText(new Date(latest.purchaseDate), now)}`] : []),
  ];
}

export function totalsOf(gifts: readonly Gift[]): GiftTotals {
  return {
    count: gifts.length,
    taken: gifts.filter(isPurchased).length,
    takenInPart: gifts.filter((gift) => gift.quantityPurchased > 0 && !isPurchased(gift)).length,
    stillWanted: wantedSums(gifts),
    unpricedCount: gifts.filter((gift) => gift.price === null && !isPurchased(gift)).length,
    latestPurchase: latestPurchase(gifts),
    toThankCount: gifts.flatMap((gift) => gift.purchases).filter(({ isThanked }) => isThanked === false).length,
  };
}

/** As the server has counted, while not all gifts have come. */
export function countedTotals(
  { purchasedCount, stillWanted, unpricedCount, latestPurchase: latest }: Summary,
  count: number,
): GiftTotals {
  return {
    count,
    taken: purchasedCount,
    takenInPart: 0,
    stillWanted: stillWanted.map(({ currency, amountMinor }) => ({
      currency,
      amount: toMajorUnits(amountMinor, currency),
    })),
    unpricedCount,
    latestPurchase: latest,
    toThankCount: 0,
  };
}

/** Without cents: it is to be seen at a glance. What no price is known of is counted, where there is a sum that lacks it. */
function moneyTexts({ stillWanted, unpricedCount }: GiftTotals, what: string): string[] {
  const sums = stillWanted
    .filter(({ amount }) => amount >= 0.5)
    .map(({ currency, amount }) => shortMoneyText(Math.round(amount), currency));
  if (sums.length === 0) return [];
  const rest = unpricedCount > 0 ? `, and ${unpricedCount} without a price` : '';
  return [`${new Intl.ListFormat(locale()).format(sums)} ${what}${rest}`];
}

function wantedSums(gifts: readonly Gift[]): GiftTotals['stillWanted'] {
  const sums = new Map<string, number>();
  for (const { price, currency, quantityDesired, quantityPurchased } of gifts) {
    const left = Math.max(0, quantityDesired - quantityPurchased);
    if (price !== null && left > 0) sums.set(currency, (sums.get(currency) ?? 0) + price * left);
  }
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
}

function latestPurchase(gifts: readonly Gift[]): LatestPurchase | null {
  const purchases = gifts.flatMap((gift) => gift.purchases.map((each) => ({ ...each, title: itemTitle(gift) })));
  return purchases.reduce<LatestPurchase | null>(
    (latest, purchase) => (latest && latest.purchaseDate >= purchase.purchaseDate ? latest : purchase),
    null,
  );
}

function latestText({ title, quantity, ...purchase }: LatestPurchase): string {
  const amount = quantity === 1 ? '' : `${quantity}\u00a0×\u00a0`;
  const what = title === undefined ? (quantity === 1 ? 'one' : quantity) : `${amount}“${clipped(title)}”`;
  return `${nameOf(purchase)} bought ${what}`;
}

function clipped(title: string): string {
  return title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE - 1).trimEnd()}…` : title;
}

/** A guest without a name goes by their address; one who may not be known, by none. */
function nameOf({ mine, buyer, guestName, guestEmail }: Omit<Purchase, 'quantity'>): string {
  if (mine) return 'You';
  return isolated(displayText(buyer?.name ?? guestName ?? guestEmail)) || 'Someone';
}
