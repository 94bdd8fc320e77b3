import { amountForPrograms } from './amount.ts';
import { currencyCode } from './currency.ts';
import { absoluteUrl, type Page } from './page.ts';
import { hasType, listed, nodesIn, type SchemaNode, textOf, typesOf } from './schema-node.ts';
import { bare } from './texts/words.ts';

interface OfferedPrice {
  amount: number;
  currency: string | null;
  /** Whether the offer is for the very variant that the page's address names. */
  isForThisAddress: boolean;
  isAvailable: boolean;
  isWithoutTax: boolean;
}

const DAY_MS = 86_400_000;

/** A shop with more variants is read no further. */
const MOST_OFFERS = 300;

/** Prices that were, or are somebody else's. */
const NO_CURRENT_PRICE =
  /strikethrough|listprice|msrp|srp|regularprice|minimumadvertised|invoiceprice|delivery|payment/i;

/** Gives the prices of a product's offers, and of its variants where it has none itself; in the order of the page. */
export function offeredPrices(product: SchemaNode, page: Page): OfferedPrice[] {
  const own = offersOf(product);
  const all = own.length > 0 ? own : variantsMeant(product).flatMap(variantOffers);
  const forAll = all.filter((offer) => !isForSeveral(offer) && !isForMembers(offer));
  const unused = forAll.filter((offer) => !isUsed(offer) && !isExpired(offer));
  const offers = unused.length > 0 ? unused : forAll;
  return offers.slice(0, MOST_OFFERS).flatMap((offer) => {
    const price = priceOf(offer, page);
    return price ? [price] : [];
  });
}

/** Whether the product says that it cannot be bought at all. */
export function isMarkedSoldOut(product: SchemaNode): boolean {
  const offers = offersOf(product);
  return offers.length > 0 && offers.every((offer) => !isAvailable(offer));
}

function isUsed(offer: SchemaNode): boolean {
  const condition = textOf(offer.itemCondition) ?? textOf(nodesIn(offer.itemOffered)[0]?.itemCondition) ?? '';
  return /used|refurbished|damaged/i.test(condition);
}

/** Shops write an end in the past for prices that go on, so it counts only beside one without. */
function isExpired(offer: SchemaNode): boolean {
  const until = Date.parse(textOf(offer.priceValidUntil) ?? '');
  return until < Date.now() - DAY_MS && offer.availabilityStarts === undefined;
}

/** The price from a number of pieces on. */
function isForSeveral(offer: SchemaNode): boolean {
  const quantity = nodesIn(offer.eligibleQuantity)[0];
  return Number(textOf(quantity?.minValue ?? quantity?.value)) > 1;
}

/** The price of a tier of members, as an offer of its own. */
function isForMembers(offer: SchemaNode): boolean {
  const specifications = nodesIn(offer.priceSpecification);
  const isForTier = (one: SchemaNode) => one.validForMemberTier !== undefined;
  return isForTier(offer) || (specifications.length > 0 && specifications.every(isForTier));
}

/** The variants that are called as the whole is, where others are not: "Bath sheet" beside "Face cloth". */
function variantsMeant(product: SchemaNode): SchemaNode[] {
  const variants = nodesIn(product.hasVariant ?? product.model);
  const name = bare(textOf(product.name) ?? '');
  const named = variants.filter((variant) => bare(textOf(variant.name) ?? '') === name);
  return named.length > 0 ? named : variants;
}

function variantOffers(variant: SchemaNode): SchemaNode[] {
  return offersOf(variant).map((offer) => ({ url: variant.url ?? variant['@id'], ...offer }));
}

/** Offers within an aggregate count before the aggregate. */
function offersOf(product: SchemaNode): SchemaNode[] {
  return nodesIn(product.offers).flatMap((offer) => {
    const inner = nodesIn(offer.offers).filter(
      (one) => one.price !== undefined || one.priceSpecification !== undefined,
    );
    return inner.length > 0 ? inner.map((one) => ({ priceCurrency: offer.priceCurrency, ...one })) : [offer];
  });
}

function priceOf(offer: SchemaNode, page: Page): OfferedPrice | null {
  const specification = currentSpecification(offer);
  const currency = currencyCode(
    textOf(offer.priceCurrency ?? specification?.priceCurrency ?? offer.currency),
    page.country,
  );
  const isAggregate = hasType(offer, 'aggregateoffer');
  const written = listed(isAggregate ? (offer.lowPrice ?? offer.price) : (offer.price ?? offer.lowPrice))[0];
  const amount =
    amountForPrograms(textOf(written), currency) ??
    amountForPrograms(textOf(specification?.price ?? specification?.minPrice), currency);
  if (amount === null || amount === 0) return null;
  const url = absoluteUrl(textOf(offer.url), page.baseUrl);
  return {
    amount,
    currency: currency ?? currencyCode(currencySignIn(written), page.country),
    isForThisAddress: url !== null && isForAddress(url, page.url),
    isAvailable: isAvailable(offer),
    isWithoutTax: String(specification?.valueAddedTaxIncluded) === 'false',
  };
}

function currencySignIn(written: unknown): string {
  return typeof written === 'string' ? written.replace(/[\d.,\s]/g, '').slice(0, 10) : '';
}

/** The price of now, among specifications of former, recommended and unit prices. */
function currentSpecification(offer: SchemaNode): SchemaNode | null {
  const specifications = nodesIn(offer.priceSpecification).filter(
    (one) =>
      !NO_CURRENT_PRICE.test(`${textOf(one.priceType) ?? ''} ${typesOf(one).join(' ')}`) &&
      one.referenceQuantity === undefined &&
      one.billingDuration === undefined &&
      one.membershipPointsEarned === undefined &&
      one.validForMemberTier === undefined &&
      !isForSeveral(one),
  );
  return specifications.find((one) => /saleprice/i.test(textOf(one.priceType) ?? '')) ?? specifications[0] ?? null;
}

function isAvailable(offer: SchemaNode): boolean {
  return !/outofstock|soldout|discontinued/i.test((textOf(offer.availability) ?? '').replace(/[\s_-]/g, ''));
}

/** Variants differ in what follows the question mark, or in the last part of the path. */
function isForAddress(offerUrl: string, pageUrl: string): boolean {
  const [offer, page] = [new URL(offerUrl), new URL(pageUrl)];
  if (offer.pathname !== page.pathname || !offer.search) return false;
  return [...offer.searchParams].every(([name, value]) => page.searchParams.get(name) === value);
}
