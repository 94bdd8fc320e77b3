import { currencyOfCountry, homeOf, mayShareSign, usualDecimals } from './currency.ts';
import type { FieldSource, Found } from './found.ts';
import type { Page } from './page.ts';
import { isReduced, mayBeMeant, type ShownAmount, shownAmounts } from './texts/shown-amounts.ts';
import type { VisiblePrice } from './texts/visible-price.ts';

/** An amount that the page writes for programs. */
export interface StatedPrice {
  amount: number;
  currency: string | null;
  source: FieldSource;
  /** Before what people see has been heard. */
  trust: number;
  /** Whether its writing shows that it counts no cents: "1499.00", or a field that is known to. */
  isInUnits?: boolean;
  /** Whether it is only the lowest of several. */
  isFrom?: boolean;
  /** The kind of place, where one source has several: two of them that say the same agree. */
  origin?: 'attribute' | 'form' | 'service';
}

interface PriceSources {
  stated: readonly StatedPrice[];
  visible: readonly VisiblePrice[];
  /** The sum that a sentence calls the price. */
  told: VisiblePrice | null;
  /** Whether the page has signs of a shop. */
  sells: boolean;
  /** Whether prices that only people see are doubtful: of what is sold out, and where the shop's rule found none. */
  isDoubtful: boolean;
}

interface ChosenPrice {
  price: Found<number> | null;
  currency: Found<string> | null;
}

/** The trust that a visible sum needs to be believed alone: with a sign that the page sells, and without. */
const BELIEVED_ON_SHOP_PAGE = 4.5;
const BELIEVED_ANYWHERE = 5.2;

/** Two sums look alike, or programs read another one than people: worth a question, and no more. */
const ASKED = 0.5;

/** Less sure than that is worse than nothing. */
const LEAST_TRUST = 0.5;

/** A visible price that leaves no doubt about which one is meant. */
const PROMINENT = 7;

/** Programs may write cents, and people's thousands may be misread: off by 100 or 1,000. */
const MISREADINGS = [100, 1_000, 0.01];

/**
 * The price to pay. Amounts for programs are compared with the visible ones: an amount that nobody sees, or that is
 * struck out, gives way to the one that stands beside the heading.
 */
export function choosePrice(page: Page, sources: PriceSources): ChosenPrice {
  const likeliest = likeliestPrice(page, sources);
  const { price } = likeliest;
  if (!price) return sources.isDoubtful ? likeliest : toldPrice(page, sources);
  const { value, source } = price;
  const isNamed = sources.visible.some((one) => one.amount === value && one.currency === 'USD' && one.isCurrencyNamed);
  const isOpen = page.areDollarsOpen && likeliest.currency?.value === 'USD' && !isNamed;
  const chosen = isOpen ? { ...likeliest, currency: null } : likeliest;
  const isFrom = sources.stated.some(({ amount, isFrom: isLowest }) => isLowest && amount === value);
  const isOneOfSeveral = source !== 'JSON_LD' && isEndOfRange(value, sources.visible);
  const isOfMeasure = source === 'VISIBLE_TEXT' && isOfMeasureAlone(value, sources.visible);
  const isLast = source === 'VISIBLE_TEXT' && sources.visible.every((one) => one.amount !== value || one.isAtCut);
  if (!isFrom && !isOneOfSeveral && !isOfMeasure && !isOpen && !isLast) return chosen;
  return { ...chosen, price: { ...price, confidence: Math.min(price.confidence, ASKED) } };
}

/** A page without any other sign may say in a sentence what its thing costs: worth a question. */
function toldPrice(page: Page, { told, stated, visible }: PriceSources): ChosenPrice {
  if (!told) return { price: null, currency: null };
  return priced(page, { amount: told.amount, source: 'VISIBLE_TEXT' }, ASKED, told.currency, stated, visible);
}

/** A range says from which price on: the one to pay is for the person to say. */
function isEndOfRange(amount: number, visible: readonly VisiblePrice[]): boolean {
  const same = visible.filter((price) => price.amount === amount && !price.isAside);
  return same.length > 0 && same.every(({ isOfRange }) => isOfRange);
}

/** A pack of one kilo costs as much as a kilo: where the amount stands without a measure as well, it is the price. */
function isOfMeasureAlone(amount: number, visible: readonly VisiblePrice[]): boolean {
  const same = visible.filter((price) => price.amount === amount);
  return (
    same.some(({ isPerUnit }) => isPerUnit) &&
    !same.some((price) => !price.isPerUnit && (price.isBare || price.isCalledPrice) && mayBeMeant(price))
  );
}

function likeliestPrice(page: Page, { stated, visible, sells, isDoubtful }: PriceSources): ChosenPrice {
  const { shown: all, isGuessed, higher } = shownAmounts(visible, page.country ?? homeOf(page.locale));
  const chosen = oneOfRange(all, visible);
  const shown = chosen ? [chosen, ...all.filter((one) => one !== chosen)] : all;
  const isChosen =
    chosen !== null || stated.some(({ source, amount }) => source === 'SHOP_RULE' && !isEndOfRange(amount, visible));
  const weighed = withAgreement(stated)
    .map((price) => weigh(price, shown, isChosen && isEndOfRange(price.amount, visible)))
    .filter(({ trust }) => trust >= LEAST_TRUST);
  const best = weighed.reduce<StatedPrice | null>((a, b) => (a && a.trust >= b.trust ? a : b), null);
  const [prominent] = shown;
  const isBelieved =
    prominent && !prominent.isAside && prominent.score >= (sells || best ? BELIEVED_ON_SHOP_PAGE : BELIEVED_ANYWHERE);
  const seen = isBelieved ? prominent : sells || best ? prominentAmong(shown) : null;
  const mayRival = ({ amount, isBare }: ShownAmount) => (!chosen && isBare) || !isEndOfRange(amount, visible);
  const rivals = rivalsOf(seen, shown).filter(mayRival); // "free from £60" in a sentence is none
  const seenTrust = seen
    ? Math.min(trustOf(seen, isDoubtful), rivals.length > 0 || (isGuessed && seen === prominent) ? ASKED : 1)
    : 0;

  const contradicting = best && contradictingOf(best, shown);
  const isPlain = !isDoubtful || (contradicting?.isBare && contradicting.score >= PROMINENT);
  if (contradicting && isPlain && best.trust >= seenTrust) {
    return priced(
      page,
      { amount: contradicting.amount, source: 'VISIBLE_TEXT' },
      Math.min(best.trust, ASKED),
      contradicting.currency,
      stated,
      visible,
    );
  }
  if (best && seen && seen === prominent && best.source !== 'SHOP_RULE' && best.amount === higher?.amount) {
    return priced(page, { amount: seen.amount, source: 'VISIBLE_TEXT' }, ASKED, best.currency, stated, visible);
  }
  if (best && (!seen || best.trust >= seenTrust || best.amount === seen.amount)) {
    const isSeen = seen?.amount === best.amount;
    const beside = shown.find(({ amount }) => amount === best.amount)?.currency ?? null;
    return priced(
      page,
      best,
      isSeen ? Math.max(best.trust, 0.95) : best.trust,
      best.currency ?? beside,
      stated,
      visible,
    );
  }
  if (!seen) return { price: null, currency: null };
  return priced(page, { amount: seen.amount, source: 'VISIBLE_TEXT' }, seenTrust, seen.currency, stated, visible);
}

/** Another sum is as likely to be meant that scores nearly as much. */
const RIVAL_LEAD = 1.6;

/** The sums which might as well be the price: nothing says what they are, and they look like the one that was chosen. */
function rivalsOf(seen: ShownAmount | null, shown: readonly ShownAmount[]): readonly ShownAmount[] {
  if (!seen) return [];
  return shown.filter(
    (other) =>
      other !== seen &&
      mayBeMeant(other) &&
      (other.currency === seen.currency || !other.currency || !seen.currency) &&
      other.score > seen.score - RIVAL_LEAD &&
      (other.isBare || !seen.isBare) &&
      !isReduced(other, seen),
  );
}

/** So much surer is an amount that two places write that know nothing of each other, and so sure at most. */
const AGREEMENT = 0.12;
const AGREED = 0.75;

/** An amount in a state, and in a form or an attribute beside it, is hardly another product's. Whole ones may all count cents. */
function withAgreement(stated: readonly StatedPrice[]): StatedPrice[] {
  return stated.map((price) => {
    const same = stated.filter(({ amount }) => amount === price.amount);
    const places = new Set(same.map(({ source, origin }) => `${source} ${origin ?? ''}`));
    if (places.size < 2 || price.trust >= AGREED || !same.some(({ isInUnits }) => isInUnits)) return price;
    return { ...price, trust: Math.min(AGREED, price.trust + AGREEMENT), isInUnits: true };
  });
}

/** The sum that people see, and may be meant, where nobody sees the amount for programs. */
function contradictingOf({ amount, source }: StatedPrice, shown: readonly ShownAmount[]): ShownAmount | null {
  const same = shown.filter((one) => Math.abs(one.amount - amount) < 0.005);
  if (source === 'SHOP_RULE' || same.some(({ isAside }) => !isAside)) return null;
  const least = same.length > 0 ? PROMINENT : CONTRADICTING; // another product may cost the same
  return shown.find((one) => mayBeMeant(one) && one.score > least) ?? null;
}

/** A sum in passing contradicts nothing. */
const CONTRADICTING = 2.5;

/** The data hold the lowest price of several, and the page shows the one of the variant that is chosen. */
const ONE_OF_SEVERAL = 0.64;

/** The only sum within a range that the page shows as well: what the chosen variant costs. */
function oneOfRange(shown: readonly ShownAmount[], visible: readonly VisiblePrice[]): ShownAmount | null {
  const ends = visible.filter(({ isOfRange, isAside }) => isOfRange && !isAside).map(({ amount }) => amount);
  if (ends.length < 2) return null;
  const within = shown.filter(
    (one) =>
      one.isBare &&
      mayBeMeant(one) &&
      one.score >= BELIEVED_ON_SHOP_PAGE &&
      !isEndOfRange(one.amount, visible) &&
      one.amount > Math.min(...ends) &&
      one.amount <= Math.max(...ends),
  );
  return within.length === 1 ? (within[0] ?? null) : null;
}

/** Stated and seen is surest; stated, and seen nowhere while another sum stands out, is doubtful. */
function weigh(price: StatedPrice, shown: readonly ShownAmount[], isEnd: boolean): StatedPrice {
  if (price.source === 'SHOP_RULE') return price;
  const prominent = prominentAmong(shown);
  const same = shown.find(({ amount }) => Math.abs(amount - price.amount) < 0.005);
  if (same && !(same.isAside && prominent && prominent.score >= PROMINENT)) {
    if (same.isFormer) return { ...price, trust: price.trust * 0.5 };
    if (same.isOther) return { ...price, trust: price.trust * 0.75 };
    if (isEnd) return { ...price, trust: Math.min(price.trust, ONE_OF_SEVERAL) };
    const bonus = 0.25 * Math.max(0, Math.min(1, (same.score - 2) / 6));
    return { ...price, trust: Math.min(0.99, price.trust + bonus) };
  }
  if (price.source === 'EMBEDDED_STATE' && Number.isInteger(price.amount) && price.amount >= 100) {
    const inCents = shown.find(({ amount, score }) => score > 0 && Math.abs(amount * 100 - price.amount) < 0.005);
    if (inCents) return { ...price, amount: inCents.amount };
    if (price.trust > WHOLE_IN_ATTRIBUTE && mayBeInCents(price))
      return { ...price, trust: price.trust * DOUBT_OF_CENTS };
  }
  if (!prominent) return price;
  const isMisread = MISREADINGS.some((times) => Math.abs(price.amount * times - prominent.amount) < 0.005);
  return isMisread ? { ...price, amount: prominent.amount } : { ...price, trust: price.trust * 0.75 };
}

/** A whole amount in an attribute counts units or cents, whatever its size: a question, unless people see it. */
export const WHOLE_IN_ATTRIBUTE = 0.55;

/** A state may count cents, which nothing on the page disproves: worth a question. */
const DOUBT_OF_CENTS = 0.8;

/** Currencies in which things of every day cost hundreds and thousands. */
const SMALL_UNITS = /^(?:SEK|NOK|DKK|CZK|INR|RUB|UAH|TRY|THB|MXN|PHP|ZAR|NGN|KES|EGP|BDT|PKR|LKR|ARS|UYU|DOP)$/;

function mayBeInCents({ amount, currency, isInUnits }: StatedPrice): boolean {
  if (isInUnits || usualDecimals(currency) !== 2 || amount < 1_000) return false;
  return !SMALL_UNITS.test(currency ?? '') || amount >= 10_000 || amount % 100 === 0;
}

/** The one visible amount that leaves the others behind. */
function prominentAmong([first, second]: readonly ShownAmount[]): ShownAmount | null {
  if (!first || first.isFormer || first.isOther || first.isAside) return null;
  const lead = first.score - (second?.score ?? 0);
  return first.score >= PROMINENT ||
    (first.score >= BELIEVED_ON_SHOP_PAGE && lead >= 1.5) ||
    (first.score >= 3.5 && lead >= 3)
    ? first
    : null;
}

/** A sold-out page mostly shows no price, but those of other products; one of two that look alike is wrong. */
function trustOf(seen: ShownAmount, isDoubtful: boolean): number {
  if (seen.isHidden) return isDoubtful ? 0.1 : ASKED;
  const doubt = (isDoubtful ? 0.3 : 0) + (seen.isOther || seen.isFormer || seen.isAside ? 0.3 : 0);
  return Math.max(0.1, Math.min(0.85, 0.35 + seen.score * 0.06 + (seen.isCalledPrice ? 0.05 : 0)) - doubt);
}

/**
 * The country's own currency, where all sums that people see are in it, and the price itself with a sign that cannot
 * mean the one that is named: a template may name another for ever. "$" is read by the country, and says nothing about which dollars.
 */
function onlyCurrencySeen(
  { country }: Page,
  amount: number,
  named: string | null,
  visible: readonly VisiblePrice[],
): string | null {
  const seen = new Set(visible.flatMap(({ currency }) => currency ?? []));
  const [only] = seen;
  const isUnlike = Boolean(named && only && !mayShareSign(named, only));
  const isWritten = visible.some(
    (price) => price.amount === amount && price.currency && (price.isCurrencyNamed || isUnlike) && !price.isAside,
  );
  return seen.size === 1 && only && isWritten && only === currencyOfCountry(country) ? only : null;
}

function priced(
  page: Page,
  { amount, source }: Pick<StatedPrice, 'amount' | 'source'>,
  confidence: number,
  named: string | null,
  stated: readonly StatedPrice[],
  visible: readonly VisiblePrice[],
): ChosenPrice {
  const price = { value: amount, source, confidence };
  const written = onlyCurrencySeen(page, amount, named, visible);
  if (written && written !== named)
    return { price, currency: { value: written, source: 'VISIBLE_TEXT', confidence: 0.8 } };
  if (named) return { price, currency: { value: named, source, confidence: 0.95 } };
  const elsewhere = stated.find(({ currency }) => currency)?.currency;
  if (elsewhere) return { price, currency: { value: elsewhere, source: 'META_TAGS', confidence: 0.8 } };
  const beside = visible.toSorted((a, b) => b.score - a.score).find(({ currency }) => currency)?.currency;
  if (beside) return { price, currency: { value: beside, source: 'VISIBLE_TEXT', confidence: 0.7 } };
  const local = currencyOfCountry(page.country);
  return { price, currency: local ? { value: local, source: 'PAGE_ADDRESS', confidence: 0.5 } : null };
}
