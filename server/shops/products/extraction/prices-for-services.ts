import type { Element } from 'domhandler';
import { amountForPrograms } from './amount.ts';
import { currencyCode, currencyOfCountry } from './currency.ts';
import { elements, type Page } from './page.ts';
import { type StatedPrice, WHOLE_IN_ATTRIBUTE } from './price.ts';
import { hasDecimals } from './states/written-values.ts';
import { ASIDE_NAME, namesOf } from './visible-text.ts';

/** Services that let people pay in parts show what the parts of a price are, and are told the whole. */
const SERVICE =
  /klarna|afterpay|clearpay|paypal|(?:^|[\s-])pp-|affirm|sezzle|laybuy|(?:^|[\s-])zip-|humm|scalapay|alma-|oney|divido|sequra|pagantis|cofidis|tabby|tamara|postpay|atome|square-placement|paidy|katapult|bread-|snap-/i;

/** These count cents. */
const COUNTS_CENTS = /klarna|affirm|sequra|alma-/i;

const AMOUNTS = ['data-purchase-amount', 'data-pp-amount', 'data-amount', 'data-total-amount', 'data-product-price'];
const WIDGETS = AMOUNTS.map((name) => `[${name}]`).join(', ');
const CURRENCIES = ['data-currency', 'data-currency-code', 'data-pp-currency'];

const MOST_WIDGETS = 60;

/** The price that payment services are told, where all of them are told one. */
export function pricesForServices(page: Page): StatedPrice[] {
  const told = elements(page, WIDGETS, MOST_WIDGETS).flatMap((element) => priceFor(element, page) ?? []);
  const [first] = told;
  return first && told.every(({ amount }) => amount === first.amount) ? [first] : [];
}

function priceFor(element: Element, page: Page): StatedPrice | null {
  const { attribs, name } = element;
  const service = `${name} ${namesOf(element)} ${Object.keys(attribs).join(' ').slice(0, 500)}`;
  if (!SERVICE.test(service) || isAside(element)) return null;
  const written = AMOUNTS.map((one) => attribs[one]).find(Boolean);
  const named = CURRENCIES.map((one) => attribs[one]).find(Boolean) ?? null;
  const currency = currencyCode(named, page.country) ?? currencyOfCountry(page.country);
  const amount = amountForPrograms(written, currency);
  if (!amount) return null;
  const inUnits = hasDecimals(written);
  const isInCents = !inUnits && COUNTS_CENTS.test(service);
  return {
    amount: isInCents ? amount / 100 : amount,
    currency,
    source: 'EMBEDDED_STATE',
    trust: inUnits || isInCents ? 0.62 : WHOLE_IN_ATTRIBUTE,
    isInUnits: inUnits || isInCents,
    origin: 'service',
  };
}

function isAside(element: Element): boolean {
  for (let node: Element['parent'] = element; node && 'attribs' in node; node = node.parent) {
    if (ASIDE_NAME.test(namesOf(node)) || /^(?:nav|header|footer|aside)$/.test(node.name)) return true;
  }
  return false;
}
