import { elements, metaOf, type Page } from './page.ts';
import { hasType, type SchemaNode } from './schema-node.ts';
import { BUYING, CART } from './texts/price-words.ts';
import { TO_THE_SELLER } from './texts/seller-words.ts';
import { isShopRoom } from './texts/shop-rooms.ts';
import { titleParts } from './texts/words.ts';

const MOST_BUTTONS = 600;

const BUTTONS =
  'button, input[type="submit"], input[type="button"], a[class*="btn" i], a[class*="button" i], [class*="add-to" i], [class*="addto" i], [id*="addto" i], [id*="add-to" i], [class*="buy" i], form[action*="cart" i]';

const PRESSED = 'button, input[type="submit"], input[type="button"], a[class*="btn" i], a[class*="button" i]';

const SAYING = ['value', 'aria-label', 'class', 'id', 'name', 'action'] as const;

/** How a page is headed that shows what was searched for. */
const RESULTS =
  /^(?:(?:search )?results (?:for|of)|search results|suchergebnis|ergebnisse für|résultats (?:de|pour)|resultados (?:de|para|da)|risultati (?:per|della|di)|zoekresultaten|resultaten voor|wyniki (?:wyszukiwania|dla)|sökresultat|sökning|検索結果|نتائج البحث)/iu;

/** The front page, also of a language: "/", "/de/", "/en-gb". */
const FRONT_PAGE = /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?$/i;

/** Articles by the page's own data. */
const ARTICLES = ['article', 'newsarticle', 'blogposting', 'techarticle', 'report', 'review', 'recipe'] as const;

/** Buttons for the cart within an article, from which on they are of the things that it speaks of. */
const FEWEST_TILES = 3;

/**
 * The front page of a site, and articles that speak of products, show prices that are not theirs. A page that calls itself an article
 * and has `oneSum` alone, in a line of its own, is one of somebody who sells what they make, unless a button leads to a shop elsewhere.
 */
export function isAboutMore(page: Page, nodes: readonly SchemaNode[], oneSum: boolean): boolean {
  const saysSo = /^(?:article|blog|news)/i.test(metaOf(page, 'og:type') ?? '');
  const isMarked = nodes.some((node) => hasType(node, ...ARTICLES));
  const isOfMaker = oneSum && !hasButton(page, BUYING);
  const sells = buttonsOf(page, CART);
  const isAmongTiles = isMarked && sells >= FEWEST_TILES && !nodes.some((node) => hasType(node, 'product'));
  const isArticle =
    (saysSo || isMarked) && (sells === 0 || isAmongTiles) && (isMarked || !(isOfMaker || hasSeller(page)));
  const { pathname, search } = new URL(page.canonicalUrl);
  const heads = ['h1', 'title'].map((name) => page.$(name).first().text().trim().slice(0, 300));
  if (heads.some((head) => RESULTS.test(head))) return true;
  if (
    isShopRoom(
      page.canonicalUrl,
      heads.flatMap((head) => [head, titleParts(head)[0] ?? '']),
    )
  )
    return true;
  return isArticle || (FRONT_PAGE.test(pathname) && !search && !putsOneInCart(page));
}

const CHOSEN_PRODUCT =
  'form [name="product_id" i], form [name="products_id" i], form [name="productId" i], form [name="add-to-cart" i], form[action*="/cart/add" i] [name="id"]';

/** Shops with one product sell it on their front page: its form puts just that one into the cart. */
function putsOneInCart(page: Page): boolean {
  const chosen = elements(page, CHOSEN_PRODUCT, MOST_BUTTONS).map(({ attribs }) => attribs.value);
  return new Set(chosen.filter(Boolean)).size === 1;
}

/** Whether the page says of itself that it sells, or has a button with which people buy. */
export function hasSignsOfSelling(page: Page): boolean {
  return isMarkedForSale(page) || hasButton(page, BUYING);
}

/** Small ads of private people call themselves articles, too. */
function hasSeller(page: Page): boolean {
  return elements(page, PRESSED, MOST_BUTTONS).some((element) =>
    TO_THE_SELLER.test(`${element.attribs.value ?? page.$(element).text()}`.trim().slice(0, 80)),
  );
}

/** Whether a button that can be pressed says so. */
export function hasBuyingButton(page: Page): boolean {
  return elements(page, PRESSED, MOST_BUTTONS).some((element) => {
    const { attribs } = element;
    if (attribs.disabled !== undefined || attribs['aria-disabled'] === 'true') return false;
    const said = `${attribs.value ?? ''} ${attribs['aria-label'] ?? ''} ${page.$(element).text().slice(0, 80)}`;
    return BUYING.test(said);
  });
}

function hasButton(page: Page, words: RegExp): boolean {
  return buttonsOf(page, words) > 0;
}

function buttonsOf(page: Page, words: RegExp): number {
  return elements(page, BUTTONS, MOST_BUTTONS).filter((element) => {
    const said = SAYING.map((name) => element.attribs[name] ?? '');
    return words.test(`${said.join(' ')} ${page.$(element).text().slice(0, 80)}`);
  }).length;
}

function isMarkedForSale(page: Page): boolean {
  return (
    /product|offer/i.test(metaOf(page, 'og:type') ?? '') ||
    metaOf(page, 'product:price:amount', 'og:price:amount') !== null
  );
}
