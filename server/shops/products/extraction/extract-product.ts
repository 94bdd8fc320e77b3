import { isSoldOut, keepsItsPrice, saysTwiceSoldOut } from './availability.ts';
import { isBlockedPage } from './blocked-page.ts';
import { priceOfChosenVariation } from './chosen-variation.ts';
import { currencyOfCountry } from './currency.ts';
import { chooseDescription } from './description.ts';
import { priceReader, pricesInState } from './embedded-state.ts';
import type { Found, StandIn } from './found.ts';
import { onlyHeading, productHeading } from './heading.ts';
import { jsonLdNodes } from './json-ld.ts';
import { microdataNodes, rdfaNodes } from './markup-nodes.ts';
import { scraped } from './metascraper-source.ts';
import { metaOf, openPage, type Page, withAddress } from './page.ts';
import { nameInAddress, namesOnPage, wholeTitles } from './page-names.ts';
import { choosePicture, variantNumbers } from './picture-choice.ts';
import { choosePrice, type StatedPrice } from './price.ts';
import { pricesForServices } from './prices-for-services.ts';
import { pricesInForms } from './prices-in-forms.ts';
import { readByRule } from './read-by-rule.ts';
import { textOf } from './schema-node.ts';
import { mainProduct } from './schema-product.ts';
import { type FoundRecipe, recipesOn } from './schema-recipe.ts';
import { scriptObjects } from './script-objects.ts';
import { hasSignsOfSelling, isAboutMore } from './selling-signs.ts';
import type { RuledField, ShopRule } from './shops/shop-rule.ts';
import { SHOP_RULES } from './shops/shop-rules.ts';
import { siteNames } from './site-names.ts';
import { standInOf } from './stand-in-page.ts';
import { pricesInAttributes, pricesInMarkup, pricesInMetas } from './stated-prices.ts';
import { type LoneThing, loneThing } from './states/lone-thing.ts';
import { titleFromAddress, wordsOfAddress } from './texts/address-title.ts';
import { toldInSentence } from './texts/told-in-sentences.ts';
import type { VisiblePrice } from './texts/visible-price.ts';
import { bare, likeness, titleParts, wordsOf } from './texts/words.ts';
import { chooseTitle, withMarksOf } from './title.ts';
import { visiblePrices } from './visible-prices.ts';
import { ancestorsOf, visibleText } from './visible-text.ts';

export interface ExtractedProduct {
  title: Found<string> | null;
  description: Found<string> | null;
  imageUrl: Found<string> | null;
  /** In units of the currency. */
  price: Found<number> | null;
  currency: Found<string> | null;
  /** Whether the page says that there is none to buy. */
  isSoldOut: boolean;
  /** How the rule of the page's shop did; null without one. */
  rule: { ruled: readonly RuledField[]; missed: readonly RuledField[] } | null;
  siteName: string | null;
  /** Whether the page sells something, as far as one can tell. */
  isProductPage: boolean;
  /** The kind of page that stands in place of the one that was asked for. */
  standIn: StandIn | null;
  /** The recipes on it, the one that it is about first. */
  recipes: readonly FoundRecipe[];
}

export type Extraction =
  | { outcome: 'found'; product: ExtractedProduct }
  | { outcome: 'blocked' }
  | { outcome: 'nothing' };

export interface ExtractionOptions {
  /** The address that somebody gave, before redirects. */
  askedFor?: string;
  /** Rules of the operator's, which count before ours. */
  ownRules?: readonly ShopRule[];
}

/** Reads what a page sells: each source is heard, and each field keeps where it came from. */
export async function extractProduct(
  html: string,
  url: string,
  { askedFor = url, ownRules = [] }: ExtractionOptions = {},
): Promise<Extraction> {
  const opened = openPage(html, url);
  const fallback = await scraped(opened);
  const page = withAddress(opened, fallback.url);
  const rule = readByRule(page, [...ownRules, ...SHOP_RULES]);
  const jsonLd = jsonLdNodes(page);
  const microdata = microdataNodes(page);
  const rdfa = rdfaNodes(page);
  const titles = wholeTitles(page);
  const products = [
    { source: 'JSON_LD' as const, node: mainProduct(jsonLd, page, titles) },
    { source: 'MICRODATA' as const, node: mainProduct(microdata, page, titles) },
    { source: 'RDFA' as const, node: mainProduct(rdfa, page, titles) },
  ].flatMap(({ source, node }) => (node ? [{ source, node }] : []));

  const names = [...(rule?.title ? [rule.title] : []), ...products.flatMap(({ node }) => textOf(node.name) ?? [])];
  const heading = productHeading(page, [...names, ...titles, ...nameInAddress(page)]);
  const text = visibleText(page, heading?.element ?? null);
  const seen = visiblePrices(page, text, heading);
  const isRuledByOperator = () => readByRule(page, ownRules)?.price != null;
  const variation = priceOfChosenVariation(page); // a theme's rule finds the lowest price of all variations
  const chosen = variation.length > 0 && isRuledByOperator() ? [] : variation;
  const marked = [
    ...(chosen.length > 0 ? chosen : rule?.price ? [{ ...rule.price, source: 'SHOP_RULE' as const, trust: 0.94 }] : []),
    ...products.flatMap(({ source, node }) => pricesInMarkup(node, source, page)),
    ...pricesInMetas(page),
  ];
  const lone = heading || products.length > 0 ? null : loneThingOf(page, titles);
  const isSure = marked.some(({ amount, trust }) => trust >= 0.8 && seen.some((price) => price.amount === amount));
  const known = [...names, ...(heading ? [heading.text] : []), ...titles, ...titles.flatMap(tellingParts)];
  const stated = isSure
    ? marked
    : [
        ...marked,
        ...pricesInState(page, known, paidIn(page, marked, seen)),
        ...(lone?.price ? [lone.price] : []),
        ...pricesInAttributes(page, known, ancestorsOf(heading?.element ?? null)),
        ...pricesInForms(page, known),
        ...pricesForServices(page),
      ];
  const sells =
    rule?.title != null || stated.length > 0 || products.length > 0 || hasSignsOfSelling(page) || namesOnePrice(seen);
  if (isBlockedPage(page, text.text, marked.length > 0 || products.length > 0)) return { outcome: 'blocked' };

  const standIn = standInOf(page, text, marked.length > 0 || products.length > 0);
  if (standIn) return { outcome: 'found', product: notTheProduct(page, standIn, askedFor, fallback.publisher) };

  const nodes = [...jsonLd, ...microdata, ...rdfa];
  const called = chooseTitle(
    namesOnPage(page, { rule, products, heading, fallback: fallback.title, inState: lone?.name ?? null }),
    siteNames(page, nodes, fallback.publisher),
  );
  const title = called && heading ? withMarksOf(heading.text, called) : called;
  const mayBeSeen = marked.length > 0 || products.length > 0 || !isAboutMore(page, nodes, hasOneSum(seen));
  const isGone = rule?.isSoldOut || (rule?.price ? saysTwiceSoldOut(products, text) : isSoldOut(page, products, text));
  const { price, currency } = choosePrice(page, {
    stated,
    visible: mayBeSeen ? seen : [],
    told: mayBeSeen ? toldInSentence(seen, text.text, [...known, title?.value ?? ''].join(' ')) : null,
    sells,
    isDoubtful: isGone || (rule?.isComplete ?? false) || keepsItsPrice(text),
  });
  const product: ExtractedProduct = {
    title: title ?? nameless(page, askedFor),
    description: chooseDescription(page, products, fallback.description),
    imageUrl: choosePicture(page, {
      ruled: rule?.pictures ?? [],
      products,
      nodes,
      title: title?.value ?? null,
      heading: heading?.element ?? null,
      text,
      fallback: fallback.image,
      inState: lone?.pictures ?? [],
    }),
    price,
    currency,
    isSoldOut: isGone,
    rule: rule && { ruled: rule.ruled, missed: rule.missed },
    siteName: metaOf(page, 'og:site_name') ?? fallback.publisher,
    isProductPage: sells,
    standIn: null,
    recipes: recipesOn(nodes, page, titles),
  };
  const isSomething =
    product.title || product.description || product.imageUrl || product.price || product.recipes.length > 0;
  return isSomething ? { outcome: 'found', product } : { outcome: 'nothing' };
}

/** A page without a button or a word for programs may still say "Price: £60", once. */
function namesOnePrice(seen: readonly VisiblePrice[]): boolean {
  const called = seen.filter(({ isCalledPrice, isAside }) => isCalledPrice && !isAside);
  return new Set(called.map(({ amount }) => amount)).size === 1;
}

/** The thing in the state of a page that shows no heading: its name begins the title, or is most of it. */
function loneThingOf(page: Page, titles: readonly string[]): LoneThing<StatedPrice> | null {
  const weigh = (name: string) => {
    const own = bare(name);
    const isLed = titles.some((title) => bare(title).startsWith(own) && own.length * 3 > bare(title).length);
    return own.length > 3 && (isLed || titles.some((title) => likeness(title, name) > 0.85)) ? own.length : 0;
  };
  if (titles.length === 0) return null;
  return loneThing(scriptObjects(page), { weigh, priceOf: priceReader(page), wanted: new Set(variantNumbers(page)) });
}

/** The parts of a title that may be the product's name: a word or two may as well be the shop's. */
function tellingParts(title: string): string[] {
  return titleParts(title).filter((part) => part !== title && wordsOf(part).length > 1 && part.length > 7);
}

/** Whether a page shows one sum and no other, which has a line for itself or is called the price. */
function hasOneSum(seen: readonly VisiblePrice[]): boolean {
  const meant = seen.filter(
    ({ currency, isAside, isFormer, isOther }) => currency && !isAside && !isFormer && !isOther,
  );
  const isTold = meant.some(({ isBare, isCalledPrice }) => isBare || isCalledPrice);
  return isTold && new Set(meant.map(({ amount }) => amount)).size === 1;
}

/** The currency that this reader pays in, of several that a page knows. */
function paidIn(page: Page, marked: readonly StatedPrice[], seen: readonly VisiblePrice[]): string | null {
  const [shown] = seen.filter(({ currency, score }) => currency && score > 2).toSorted((a, b) => b.score - a.score);
  return marked.find(({ currency }) => currency)?.currency ?? shown?.currency ?? currencyOfCountry(page.country);
}

/** The words of the address, or else the heading, where the page has a name that says nothing. The host is the last of all. */
function nameless(page: Page, askedFor: string): Found<string> | null {
  if (wholeTitles(page).length === 0) return null;
  const words = wordsOfAddress(askedFor) ?? wordsOfAddress(page.canonicalUrl);
  const heading = words ? null : onlyHeading(page);
  if (heading) return { value: heading, source: 'VISIBLE_TEXT', confidence: 0.3 };
  return { value: words ?? titleFromAddress(askedFor), source: 'PAGE_ADDRESS', confidence: 0.3 };
}

/** Leaves only the name in the address: nothing else on such a page is the product's. */
function notTheProduct(page: Page, standIn: StandIn, askedFor: string, publisher: string | null): ExtractedProduct {
  return {
    title: { value: titleFromAddress(askedFor), source: 'PAGE_ADDRESS', confidence: 0.3 },
    description: null,
    imageUrl: null,
    price: null,
    currency: null,
    isSoldOut: false,
    rule: null,
    siteName: metaOf(page, 'og:site_name') ?? publisher,
    isProductPage: false,
    standIn,
    recipes: [],
  };
}
