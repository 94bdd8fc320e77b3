import { plural, t } from '@lingui/core/macro';
import { toMajorUnits, toMinorUnits } from '#rules/base/amounts/money';
import { isolated } from '#rules/base/languages/isolated';
import { displayText } from '#rules/base/text/display-text';
import { isHeldWhole } from '#rules/lists/list-cards/held-gift';
import { isAnyNumber } from '#rules/lists/lists/any-number';
import { listText } from '../../../base/design/list-text.ts';
import { shortMoneyText } from '../../../base/design/Money.tsx';
import { relativeText } from '../../../base/design/RelativeTime.tsx';
import { clipped } from '../../../base/text/clipped.ts';
import type { ItemSummary_summaryFragment as Summary } from './item-pages.generated.ts';
import { itemTitle } from './item-texts.ts';
import { isPurchased } from './sorting.ts';
import { thanksOf } from './to-thank.ts';

/** In a line: the verb and the gift say more than the end of a long name. */
const LONGEST_NAME = 26;
const LONGEST_TITLE = 40;

interface Purchase {
  quantity: number;
  purchaseDate: string;
  /** Until when it is only reserved. */
  heldUntil?: string | null;
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
  heldUntil?: string | null;
  isNoLongerNeeded?: boolean;
  purchases: readonly Purchase[];
}

interface GiftTotals {
  itemCount: number;
  /** Without those of which any number is welcome. */
  count: number;
  taken: number;
  /** The gifts with some pieces taken, and not all. */
  takenInPart: number;
  /** The gifts of which nothing is left since something is only reserved: they are none of those taken. */
  held: number;
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
  const { itemCount, latestPurchase: latest } = totals;
  if (arePurchasesHidden) {
    return [plural(itemCount, { one: '# gift', other: '# gifts' }), ...moneyTexts(totals, inAllText)];
  }
  return [
    takenText(totals),
    ...moneyTexts(totals, stillWantedText),
    ...(latest ? [latestText(latest, relativeText(new Date(latest.purchaseDate), now))] : []),
  ];
}

/** The same for a phone, where each part is as short as can be: rows tell what is taken in part or has no price, and the bell who bought last. */
export function shortGiftSummary(totals: GiftTotals, arePurchasesHidden: boolean): string[] {
  return giftSummary({ ...totals, takenInPart: 0, unpricedCount: 0, latestPurchase: null }, arePurchasesHidden);
}

function takenText({ count, taken, takenInPart, held }: GiftTotals): string {
  if (held === 0)
    return takenInPart > 0 ? t`${taken} of ${count} taken, ${takenInPart} in part` : t`${taken} of ${count} taken`;
  return takenInPart > 0
    ? plural(held, {
        one: `${taken} of ${count} taken, # held, ${takenInPart} in part`,
        other: `${taken} of ${count} taken, # held, ${takenInPart} in part`,
      })
    : plural(held, { one: `${taken} of ${count} taken, # held`, other: `${taken} of ${count} taken, # held` });
}

export function totalsOf(gifts: readonly Gift[]): GiftTotals {
  const held = gifts.filter(isHeldWhole);
  return {
    itemCount: gifts.length,
    count: gifts.filter(isCounted).length,
    taken: gifts.filter(isPurchased).length - held.length,
    takenInPart: gifts.filter(
      (gift) => gift.quantityPurchased > 0 && !gift.heldUntil && !isPurchased(gift) && isCounted(gift),
    ).length,
    held: held.length,
    stillWanted: wantedSums(gifts.filter(isCounted)),
    unpricedCount: gifts.filter((gift) => gift.price === null && !isPurchased(gift) && isCounted(gift)).length,
    latestPurchase: latestPurchase(gifts),
    toThankCount: thanksOf(gifts).open,
  };
}

/** As the server has counted, while not all gifts have come. */
export function countedTotals(summary: Summary, itemCount: number): GiftTotals {
  const { purchasedCount, heldCount, wantedCount, stillWanted, unpricedCount, latestPurchase: latest } = summary;
  return {
    itemCount,
    count: wantedCount,
    taken: purchasedCount - heldCount,
    takenInPart: summary.partlyPurchasedCount,
    held: heldCount,
    stillWanted: stillWanted.map(({ currency, amountMinor }) => ({
      currency,
      amount: toMajorUnits(amountMinor, currency),
    })),
    unpricedCount,
    latestPurchase: latest,
    toThankCount: 0,
  };
}

/** Exact: somebody may add up the prices below. What no price is known of is counted, where there is a sum that lacks it. */
function moneyTexts(
  { stillWanted, unpricedCount }: GiftTotals,
  textOf: (sums: string, unpricedCount: number) => string,
): string[] {
  const sums = stillWanted
    .filter(({ amount }) => amount > 0)
    .map(({ currency, amount }) => shortMoneyText(exact(amount, currency), currency));
  if (sums.length === 0) return [];
  return [textOf(listText(sums), unpricedCount)];
}

/** Adding up decimals leaves a remainder that nobody pays. */
function exact(amount: number, currency: string): number {
  return toMajorUnits(toMinorUnits(amount, currency), currency);
}

/** `sums` as in “$30 and €12”. */
function inAllText(sums: string, unpricedCount: number): string {
  return unpricedCount > 0 ? t`${sums} in all, and ${unpricedCount} without a price` : t`${sums} in all`;
}

function stillWantedText(sums: string, unpricedCount: number): string {
  return unpricedCount > 0 ? t`${sums} still wanted, and ${unpricedCount} without a price` : t`${sums} still wanted`;
}

/** Not where any number is welcome, or something else was chosen. */
function isCounted({ quantityDesired, isNoLongerNeeded = false }: Gift): boolean {
  return !isAnyNumber(quantityDesired) && !isNoLongerNeeded;
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
  const all = gifts.flatMap((gift) => gift.purchases.map((each) => ({ ...each, title: itemTitle(gift) })));
  const purchases = all.filter(({ heldUntil }) => !heldUntil); // what is reserved is not bought yet
  return purchases.reduce<LatestPurchase | null>(
    (latest, purchase) => (latest && latest.purchaseDate >= purchase.purchaseDate ? latest : purchase),
    null,
  );
}

/** `ago` as in “3 days ago”. */
function latestText({ title, quantity, ...purchase }: LatestPurchase, ago: string): string {
  const name = nameOf(purchase);
  if (title === undefined) {
    if (purchase.mine) return plural(quantity, { one: `You bought one, ${ago}`, other: `You bought #, ${ago}` });
    return plural(quantity, { one: `${name} bought one, ${ago}`, other: `${name} bought #, ${ago}` });
  }
  const gift = giftText(isolated(clipped(title, LONGEST_TITLE)), quantity);
  return purchase.mine ? t`You bought ${gift}, ${ago}` : t`${name} bought ${gift}, ${ago}`;
}

function giftText(title: string, quantity: number): string {
  if (quantity === 1) return t({ message: `“${title}”`, comment: 'The title of a gift in a sentence' });
  return t({ message: `${quantity}\u00a0×\u00a0“${title}”`, comment: 'How many of a gift, in a sentence' });
}

/** A guest without a name goes by their address; one who may not be known, by none. */
function nameOf({ buyer, guestName, guestEmail }: Pick<Purchase, 'buyer' | 'guestName' | 'guestEmail'>): string {
  return (
    isolated(clipped(displayText(buyer?.name ?? guestName ?? guestEmail), LONGEST_NAME)) ||
    t({ message: `Someone`, comment: 'In place of a name' })
  );
}
