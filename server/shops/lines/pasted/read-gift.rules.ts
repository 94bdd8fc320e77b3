import { amountOf, type Line, type Ways } from '../line.rules.ts';
import { linksIn } from '../links.rules.ts';
import { parseLine } from '../read-line.rules.ts';
import { NUMBER_AFTER_PRICE } from '../words/amount-patterns.rules.ts';
import { splitLinePriceOff, splitNearPriceOff, splitPriceOff } from '../written-prices.rules.ts';

/** Numbers that can only be how many: "6 x chairs" and "towels x 4", not "4 x 4 car" or "Model X 3". */
const SURE_NUMBER_FIRST = /^(?<amount>\d{1,2})\s?[x×]\s{1,5}(?<name>\D.*)$/;
const SURE_NUMBER_LAST = /^(?<name>.*[^\s\d])(?:\s{1,5}x\s?|\s?×\s?)(?<amount>\d{1,2})$/;

const SURE_TIMES_LAST = /^(?<name>.*\p{L}{2}\)?)\s\(?(?<amount>\d{1,2})\s?[x×]\)?$/u;

/** "Binoculars 8x" magnify. */
const OF_GLASS =
  /binocular|monocular|telescope|zoom|lens|loupe|magnif|microscope|fernglas|fernrohr|lupe|objektiv|jumelle|prismático|binoc|verrekijker|lornetk|kikare|双眼鏡|منظار/iu;

/** A gift as it is written into one field: a link, or a name with commas and numbers in it, how many where it is sure, and a price. */
export function parseGift(text: string, ways: Ways): Line[] {
  const whole = text.trim();
  if (whole === '') return [];
  if (linksIn(whole).length > 0) return parseLine(whole, { ...ways, kind: 'WISHLIST' });
  const gift: Line = { name: whole, size: '', amount: 1, ...splitLinePriceOff(whole, ways) };
  const { priced = '', amount } = NUMBER_AFTER_PRICE.exec(gift.name)?.groups ?? {};
  const split = gift.price ? null : splitPriceOff(priced, ways);
  if (split) return [{ ...gift, ...split, amount: amountOf(amount) ?? 1 }];
  const near = gift.price ? null : splitNearPriceOff(whole, ways);
  if (near) return [{ ...gift, name: near.name, size: near.note ?? '', price: near.price, others: [gift] }];
  return [withSureCount(gift)];
}

/** A thing without the number in its name that can only be how many: "6 x chairs", "towels x 4" and "towels 4x". */
export function withSureCount(line: Line): Line {
  const { name } = line;
  const last = OF_GLASS.test(name) ? null : SURE_TIMES_LAST.exec(name);
  const number = (SURE_NUMBER_FIRST.exec(name) ?? SURE_NUMBER_LAST.exec(name) ?? last)?.groups;
  const count = line.amount === 1 ? amountOf(number?.amount) : null;
  return count === null ? line : { ...line, name: number?.name ?? name, amount: count };
}
