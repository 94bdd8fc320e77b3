import { isBlockedPage } from './blocked-page.ts';
import { chooseDescription } from './description.ts';
import { pricesInState } from './embedded-state.ts';
import type { Found } from './found.ts';
import { productHeading } from './heading.ts';
import { jsonLdNodes } from './json-ld.ts';
import { microdataNodes, rdfaNodes } from './markup-nodes.ts';
import { scraped } from './metascraper-source.ts';
import { metaOf, openPage } from './page.ts';
import { nameInAddress, namesOnPage, wholeTitles } from './page-names.ts';
import { choosePicture } from './picture-choice.ts';
import { choosePrice } from './price.ts';
import { textOf } from './schema-node.ts';
import { mainProduct } from './schema-product.ts';
import { hasSignsOfSelling, isAboutMore } from './selling-signs.ts';
import { siteNames } from './site-names.ts';
import { pricesInMarkup, pricesInMetas } from './stated-prices.ts';
import { chooseTitle } from './title.ts';
import { visiblePrices } from './visible-prices.ts';
import { visibleText } from './visible-text.ts';

export interface ExtractedProduct {
  title: Found<string> | null;
  description: Found<string> | null;
  imageUrl: Found<string> | null;
  /** In units of the currency. */
  price: Found<number> | null;
  currency: Found<string> | null;
  siteName: string | null;
  /** Whether the page sells something, as far as one can tell. */
  isProductPage: boolean;
}

export type Extraction =
  | { outcome: 'found'; product: ExtractedProduct }
  | { outcome: 'blocked' }
  | { outcome: 'nothing' };

/** Reads what a page sells: each source is heard, and each field keeps where it came from. */
export async function extractProduct(html: string, url: string): Promise<Extraction> {
  const page = openPage(html, url);
  const jsonLd = jsonLdNodes(page);
  const microdata = microdataNodes(page);
  const rdfa = rdfaNodes(page);
  const titles = wholeTitles(page);
  const products = [
    { source: 'JSON_LD' as const, node: mainProduct(jsonLd, page, titles) },
    { source: 'MICRODATA' as const, node: mainProduct(microdata, page, titles) },
    { source: 'RDFA' as const, node: mainProduct(rdfa, page, titles) },
  ].flatMap(({ source, node }) => (node ? [{ source, node }] : []));

  const names = products.flatMap(({ node }) => textOf(node.name) ?? []);
  const heading = productHeading(page, [...names, ...titles, ...nameInAddress(page)]);
  const text = visibleText(page, heading?.element ?? null);
  const seen = visiblePrices(page, text, heading);
  const marked = [
    ...products.flatMap(({ source, node }) => pricesInMarkup(node, source, page)),
    ...pricesInMetas(page),
  ];
  const isSure = marked.some(({ amount, trust }) => trust >= 0.8 && seen.some((price) => price.amount === amount));
  const known = [...names, ...(heading ? [heading.text] : []), ...titles];
  const stated = isSure ? marked : [...marked, ...pricesInState(page, known)];
  const sells = stated.length > 0 || products.length > 0 || hasSignsOfSelling(page);
  if (isBlockedPage(page, text.text, marked.length > 0 || products.length > 0)) return { outcome: 'blocked' };

  const fallback = await scraped(page);
  const nodes = [...jsonLd, ...microdata, ...rdfa];
  const title = chooseTitle(namesOnPage(page, { products, heading, fallback: fallback.title }), siteNames(page, nodes));
  const mayBeSeen = marked.length > 0 || products.length > 0 || !isAboutMore(page);
  const { price, currency } = choosePrice(page, stated, mayBeSeen ? seen : [], sells);
  const product: ExtractedProduct = {
    title,
    description: chooseDescription(page, products, fallback.description),
    imageUrl: choosePicture(page, {
      products,
      nodes,
      title: title?.value ?? null,
      heading: heading?.element ?? null,
      text,
      fallback: fallback.image,
    }),
    price,
    currency,
    siteName: metaOf(page, 'og:site_name') ?? fallback.publisher,
    isProductPage: sells,
  };
  const isSomething = product.title || product.description || product.imageUrl || product.price;
  return isSomething ? { outcome: 'found', product } : { outcome: 'nothing' };
}
