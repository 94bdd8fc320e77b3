import { elements, metaOf, type Page } from './page.ts';
import { BUYING } from './price-words.ts';

const MOST_BUTTONS = 600;

const BUTTONS =
  'button, input[type="submit"], input[type="button"], a[class*="btn" i], a[class*="button" i], [class*="add-to" i], [class*="addto" i], [id*="addto" i], [id*="add-to" i], [class*="buy" i], form[action*="cart" i]';

const SAYING = ['value', 'aria-label', 'class', 'id', 'name', 'action'] as const;

/** The front page of a site, and articles that speak of products, have buttons too, and prices that are not theirs. */
export function isAboutMore(page: Page): boolean {
  const isArticle = /^(?:article|blog|news)/i.test(metaOf(page, 'og:type') ?? '');
  return isArticle || (new URL(page.canonicalUrl).pathname === '/' && !new URL(page.canonicalUrl).search);
}

/** Whether the page says of itself that it sells, or has a button with which people buy. */
export function hasSignsOfSelling(page: Page): boolean {
  return (
    isMarked(page) ||
    elements(page, BUTTONS, MOST_BUTTONS).some((element) => {
      const said = SAYING.map((name) => element.attribs[name] ?? '');
      return BUYING.test(`${said.join(' ')} ${page.$(element).text().slice(0, 80)}`);
    })
  );
}

function isMarked(page: Page): boolean {
  return (
    /product|offer/i.test(metaOf(page, 'og:type') ?? '') ||
    metaOf(page, 'product:price:amount', 'og:price:amount') !== null
  );
}
