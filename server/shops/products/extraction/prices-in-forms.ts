import { amountForPrograms } from './amount.ts';
import { currencyCode, currencyOfCountry } from './currency.ts';
import { elements, type Page } from './page.ts';
import { type StatedPrice, WHOLE_IN_ATTRIBUTE } from './price.ts';
import { currencyKeys, kindOfAmount, namesWithin } from './states/keys.ts';
import { hasDecimals } from './states/written-values.ts';
import { likeness } from './texts/words.ts';

const MOST_FIELDS = 1_000;
const LONGEST_VALUE = 300;

/** A form tells a cart, or a payment service, what the thing costs, in fields that nobody sees. */
export function pricesInForms(page: Page, known: readonly string[]): StatedPrice[] {
  const forms = new Map<unknown, Record<string, string>>();
  for (const field of elements(page, 'input[type="hidden"]', MOST_FIELDS)) {
    const form = page.$(field).closest('form')[0];
    const { name = '', value = '' } = field.attribs;
    if (!form || value.length > LONGEST_VALUE || name === '__proto__') continue;
    const fields = forms.get(form) ?? {};
    fields[name] ??= value;
    forms.set(form, fields);
  }
  const priced = [...forms.values()].flatMap((fields) => priceIn(fields, page, known) ?? []);
  const own = priced.filter(({ isNamed }) => isNamed);
  const meant = own.length > 0 ? own : priced.filter(({ isOfOther }) => !isOfOther);
  const [first] = meant;
  if (!first || meant.some(({ price }) => price.amount !== first.price.amount)) return [];
  return [first.price];
}

interface FormPrice {
  price: StatedPrice;
  isNamed: boolean;
  /** Whether it names something else. */
  isOfOther: boolean;
}

function priceIn(fields: Readonly<Record<string, string>>, page: Page, known: readonly string[]): FormPrice | null {
  const [currencyKey] = currencyKeys(fields);
  const named = currencyKey ? currencyCode(fields[currencyKey], page.country) : null;
  const key = Object.keys(fields).find((name) => kindOfAmount(name) ?? (named && /^amount(?:_1)?$/i.test(name)));
  const currency = named ?? currencyOfCountry(page.country);
  const amount = key ? amountForPrograms(fields[key], currency) : null;
  if (!key || !amount) return null;
  const names = namesWithin(fields);
  const isNamed = names.some((name) => known.some((other) => likeness(name, other) > 0.85));
  const isInUnits = hasDecimals(fields[key]);
  const trust = isNamed ? 0.66 : WHOLE_IN_ATTRIBUTE;
  return {
    price: {
      amount,
      currency,
      source: 'EMBEDDED_STATE',
      trust: isInUnits ? trust : Math.min(trust, WHOLE_IN_ATTRIBUTE),
      isInUnits,
      origin: 'form',
    },
    isNamed,
    isOfOther: names.length > 0 && !isNamed,
  };
}
