import type { Element } from 'domhandler';
import { amountForPrograms, amountOf, westernDigits } from './amount.ts';
import { currencyIn, currencyOfCountry } from './currency.ts';
import { metaOf, type Page } from './page.ts';
import { addressesOf } from './picture.ts';
import { type FieldRule, isHostOf, RULED_FIELDS, type RuledField, type ShopRule } from './shops/shop-rule.ts';
import { plainLine } from './texts/plain-text.ts';
import { isFromPrice } from './texts/price-boxes.ts';
import { FORMER_BEFORE } from './texts/price-words.ts';

interface RuledPrice {
  amount: number;
  currency: string | null;
  /** Whether it is only the lowest of several: "from £45". */
  isFrom: boolean;
}

interface ReadByRule {
  title: string | null;
  price: RuledPrice | null;
  /** Addresses as the page writes them, the largest first. */
  pictures: readonly string[];
  isSoldOut: boolean;
  isComplete: boolean;
  /** The fields that the shop's rule has selectors for, and those of them that no selector found. */
  ruled: readonly RuledField[];
  missed: readonly RuledField[];
}

const MOST_FOUND = 20;

/**
 * Reads a page by the rule of its shop or theme; null for a page without a rule. The first rule counts for each field.
 */
export function readByRule(page: Page, rules: readonly ShopRule[]): ReadByRule | null {
  const rule = ruleFor(page, rules);
  if (!rule) return null;
  const title = firstOf(
    page,
    rule.title,
    (element, attribute) => plainLine(writtenIn(page, element, attribute)) || null,
  );
  const price = firstOf(page, rule.price, (element, attribute) => {
    const sum = priceIn(page, writtenIn(page, element, attribute));
    return sum && { ...sum, isFrom: sum.isFrom || isFromPrice(beside(page, element), '') };
  });
  const pictures = firstOf(page, rule.picture, (element) => {
    const addresses = addressesOf(element).filter((address) => address !== undefined);
    return addresses.length > 0 ? addresses : null;
  });
  const isSoldOut = !price && firstOf(page, rule.soldOut, () => true) !== null;
  const found = { title, price, picture: pictures };
  const ruled = RULED_FIELDS.filter((field) => rule[field]);
  return {
    title,
    price,
    pictures: pictures ?? [],
    isSoldOut,
    isComplete: rule.isComplete,
    ruled,
    missed: ruled.filter((field) => !found[field] && !(field === 'price' && isSoldOut)),
  };
}

/** Rules for the host come first, each field from the first rule that has one; then the theme's. */
function ruleFor(page: Page, rules: readonly ShopRule[]): ShopRule | null {
  const hosts = [page.canonicalUrl, metaOf(page, 'og:url') ?? '', page.url].flatMap(
    (address) => URL.parse(address)?.hostname ?? [],
  );
  const forHost = rules.filter((rule) => hosts.some((host) => isHostOf(rule, host)));
  if (forHost.length > 0) return Object.assign({}, ...forHost.toReversed()) as ShopRule;
  return rules.find(({ sign }) => sign && matches(page, sign)) ?? null;
}

function matches({ $ }: Page, sign: string): boolean {
  return found($, sign).length > 0;
}

/** The first element, in the order of the selectors, that gives a value. */
function firstOf<Value>(
  page: Page,
  rule: FieldRule | undefined,
  read: (element: Element, attribute: string | undefined) => Value | null,
): Value | null {
  if (!rule) return null;
  for (const written of rule.select) {
    const [ending = '', attribute] = /@([\w-]{1,60})$/.exec(written) ?? [];
    const selector = written.slice(0, written.length - ending.length);
    for (const element of found(page.$, selector).slice(0, MOST_FOUND)) {
      const value = isExcluded(page, element, rule.exclude) ? null : read(element, attribute);
      if (value !== null) return value;
    }
  }
  return null;
}

/** An administrator's selector may be none. */
function found($: Page['$'], selector: string): Element[] {
  try {
    return $(selector).toArray() as Element[];
  } catch {
    return [];
  }
}

function isExcluded({ $ }: Page, element: Element, exclude: readonly string[]): boolean {
  if (exclude.length === 0) return false;
  try {
    return $(element).closest(exclude.join(', ')).length > 0;
  } catch {
    return false;
  }
}

const CENTS = 'sup, [class*="fraction" i], [class*="cents" i], [class*="decimal" i]';

/** The text of an element, with a point before cents that stand in an element of their own: "24" and a small "99". */
function writtenIn({ $ }: Page, element: Element, attribute: string | undefined): string {
  if (attribute) return element.attribs[attribute] ?? '';
  const copy = $(element).clone();
  copy.find('script, style, s, del, .a-icon-alt').remove();
  for (const cents of copy.find(CENTS).toArray().slice(0, 20)) {
    const text = $(cents).text();
    if (/^\s*\p{Sc}?\s?\d{2}\s*$/u.test(text))
      $(cents).text(`${CENTS_AHEAD}${text.replace(/\D/g, '')}${text.replace(/[\d\s]/g, '')}`);
  }
  return copy.text().slice(0, 2_000);
}

/** Becomes a decimal point behind digits, and nothing behind a point or a sign. */
const CENTS_AHEAD = '\ue002';

const LONGEST_BESIDE = 24;

/** The words right before an element, in its own box: "<span>from</span> <b>£45</b>". */
function beside({ $ }: Page, { prev }: Element): string {
  let text = '';
  for (let node = prev; node && text.trim() === ''; node = node.prev) text = $(node).text();
  return text.length <= LONGEST_BESIDE ? text.trimEnd() : '';
}

const SUM = /\d[\d.,'’ ]{0,20}/g;

/** The sum to pay in a text: the first that is not called a former price. */
function priceIn(page: Page, written: string): RuledPrice | null {
  const text = westernDigits(written)
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/(\d) ?\ue002/g, '$1.')
    .replace(/(\d) ?(\p{Sc}) ?(\d{2})(?![\d.,]| ?\p{Sc})/gu, '$1.$3$2')
    .replaceAll(CENTS_AHEAD, '')
    .replace(/(\d) ?([.,]) ?(?=\d{2}(?!\d))/g, '$1$2')
    .trim();
  const stated = metaOf(page, 'product:price:currency', 'og:price:currency', 'itemprop:pricecurrency');
  for (const { 0: sum, index } of text.matchAll(SUM)) {
    const before = text.slice(Math.max(0, index - 30), index);
    const after = text.slice(index + sum.length, index + sum.length + 12);
    if (/^ ?%/.test(after) || FORMER_BEFORE.test(before.replace(/\p{Sc}\s?$/u, ''))) continue;
    const currency =
      currencyIn(`${before.slice(-12)} ${after}`, page.country) ?? stated ?? currencyOfCountry(page.country);
    const isNumber = /^\d+(?:\.\d+)?$/.test(text);
    const amount = isNumber ? amountForPrograms(text, currency) : amountOf(sum.trim(), currency);
    if (amount) return { amount, currency, isFrom: isFromPrice(before, text.slice(index + sum.trimEnd().length)) };
  }
  return null;
}
