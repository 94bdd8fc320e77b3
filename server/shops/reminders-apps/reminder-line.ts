import type { Ways } from '../lines/line.rules.ts';
import { titleFromLink } from '../lines/links.rules.ts';
import { sizeParts, sureAmount } from '../lines/measures.rules.ts';
import { parseLine } from '../lines/read-line.rules.ts';

interface Named {
  title: string;
  amount: string;
  quantityDesired: number;
}

/** An item as one line, as in "2 × 500 g Flour", which is read back as the same. */
export function lineOfItem({ title, amount, quantityDesired }: Named): string {
  const sized = [sureAmount(amount), title].filter(Boolean).join(' ');
  return quantityDesired > 1 ? `${quantityDesired} × ${sized}` : sized;
}

interface ReadLine extends Named {
  description?: string;
  primaryUrl?: string;
  price?: number;
  currency?: string;
}

/** Reads a line as the field of a shopping list does. One that names several things stays one, under all of its words. */
export function itemOfLine(text: string, ways: Ways): ReadLine {
  const written = text.replace(/\s+/g, ' ').trim();
  const [line, ...others] = written === '' ? [] : parseLine(written, ways);
  if (!line || others.length > 0) return { title: written, amount: '', quantityDesired: 1 };
  const { name, size, amount: quantityDesired, link, price } = line;
  const { amount, description } = sizeParts(size, ways);
  return {
    title: name || (link ? titleFromLink(link) : written),
    amount,
    quantityDesired,
    ...(description && { description }),
    ...(link && { primaryUrl: link }),
    ...(price && { price: price.price, currency: price.currency }),
  };
}
