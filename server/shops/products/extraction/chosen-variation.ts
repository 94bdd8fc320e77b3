import type { Element } from 'domhandler';
import { elements, type Page } from './page.ts';
import type { StatedPrice } from './price.ts';

const MOST_FORMS = 3;
const MOST_CHOICES = 12;
const MOST_VARIATIONS = 1_000;
const LONGEST_VARIATIONS = 2_000_000;

interface Variation {
  attributes: Readonly<Record<string, unknown>>;
  price: number;
}

/**
 * WooCommerce writes all variations of a thing into its form (`data-product_variations`) and draws the price of the one that
 * is chosen by script: above it stands the range of them all. Nothing where a choice is left open, or the form asks the
 * server for its variations.
 *
 * Source: WooCommerce, templates/single-product/add-to-cart/variable.php.
 */
export function priceOfChosenVariation(page: Page): StatedPrice[] {
  for (const form of elements(page, 'form[data-product_variations]', MOST_FORMS)) {
    const variations = variationsOf(form.attribs['data-product_variations'] ?? '');
    const chosen = choicesOf(page, form);
    if (variations.length === 0 || chosen.size === 0) continue;
    const meant = variations.find(({ attributes }) =>
      [...chosen].every(([name, value]) => attributes[name] === value || attributes[name] === ''),
    );
    if (!meant || [...chosen.values()].includes('')) continue;
    return [{ amount: meant.price, currency: null, source: 'SHOP_RULE', trust: 0.94 }];
  }
  return [];
}

function variationsOf(written: string): Variation[] {
  if (written.length > LONGEST_VARIATIONS || !written.startsWith('[')) return [];
  try {
    const parsed: unknown = JSON.parse(written);
    return Array.isArray(parsed) ? parsed.slice(0, MOST_VARIATIONS).flatMap((each) => variationOf(each) ?? []) : [];
  } catch {
    return [];
  }
}

function variationOf(written: unknown): Variation | null {
  if (typeof written !== 'object' || written === null) return null;
  const { attributes, display_price: price } = written as { attributes?: unknown; display_price?: unknown };
  if (typeof attributes !== 'object' || attributes === null || typeof price !== 'number' || !(price > 0)) return null;
  return { attributes: attributes as Variation['attributes'], price };
}

/** By the name of each attribute; empty for one that is left open. */
function choicesOf(page: Page, form: Element): Map<string, string> {
  const chosen = new Map<string, string>();
  const fields = page.$(form).find('select[name^="attribute_"], input[type="radio"][name^="attribute_"]');
  for (const field of fields.slice(0, MOST_CHOICES * 10).toArray()) {
    const { name = '' } = field.attribs;
    if (field.name === 'select') chosen.set(name, page.$(field).find('option[selected]').last().attr('value') ?? '');
    else if (field.attribs.checked !== undefined) chosen.set(name, field.attribs.value ?? '');
    else if (!chosen.has(name)) chosen.set(name, '');
  }
  return chosen.size > MOST_CHOICES ? new Map() : chosen;
}
