import { isSumOf } from './words/adding-up.rules.ts';
import { plainSigns } from './words/plain-signs.rules.ts';
import { BEHIND } from './written-prices.rules.ts';

/** In characters: a longer row says no sum. */
const LONGEST_ROW = 200;

/** In rows: nobody adds up more. */
const MOST_ROWS = 1_000;

/** Fewer prices add up by chance. */
const FEWEST_ADDED = 3;

/** Money at the end of a row, with its cents, the sign of its currency, or both. */
const MONEY =
  /(?:^|[^\p{L}\d.,'’]|(?<=[:：])|(?<=\p{L})(?=\p{Sc}))(?<before>(?:[A-Z]{0,3}\p{Sc}|[A-Z]{3}|kr\.?)\s?)?(?<whole>\d{1,3}(?:[.,'’\s]\d{3}){1,2}|\d{1,7})(?:[.,](?<cents>\d{2}))?(?<after>\s?(?:\p{Sc}|(?:EUR|USD|GBP|PLN|SEK|NOK|DKK|CHF|BRL|CZK|JPY|TRY|TL|kr|zł|Kč|Ft|lei)(?![\p{L}])\.?|円|元|:-))?[\s|;*"]{0,9}$/u;

/** "Qty: 4" on a row of its own, and "2 x" before a name or behind it. */
const COUNT = /^(?:\p{L}[\p{L}. ]{0,20}\s?[:：]?\s?)?(?:[x×]\s?)?(?<count>\d{1,2})(?:\s?[x×])?$/iu;
const COUNT_FIRST = /^[^\p{L}\p{N}]{0,4}(?<count>\d{1,2})\s?[x×]\s/iu;
const COUNT_LAST = /\s[x×]\s?(?<count>\d{1,2})$/iu;

interface Priced {
  place: number;
  cents: number;
  /** How many of it the rows around its price say. */
  count: number;
}

/** The places of rows that say what all above them cost: told by adding up, whatever they are called. */
export function placesOfSums(written: readonly string[]): ReadonlySet<number> {
  const sums = new Set<number>();
  if (written.length > MOST_ROWS) return sums;
  const priced: Priced[] = [];
  let count = 1;
  for (const [place, row] of written.entries()) {
    const plain = row.length > LONGEST_ROW ? '' : plainSigns(row).trim();
    const cents = moneyIn(plain.replace(BEHIND, ''));
    const said = countIn(plain);
    if (cents === null) {
      const last = priced.at(-1);
      if (said > 1 && last && place - last.place === 1) last.count = said;
      else if (said > 1) count = said;
      continue;
    }
    if (priced.length >= FEWEST_ADDED && isSumOf(priced, cents)) {
      sums.add(place);
      const label = place - 1;
      if (!/\p{L}{2}/u.test(plain.replace(MONEY, '')) && !priced.some((one) => one.place === label)) sums.add(label);
      return sums;
    }
    priced.push({ place, cents, count: said > 1 ? said : count });
    count = 1;
  }
  return sums;
}

function countIn(plain: string): number {
  const { count } = (COUNT.exec(plain) ?? COUNT_FIRST.exec(plain) ?? COUNT_LAST.exec(plain))?.groups ?? {};
  return Number(count ?? 1);
}

/** Without cents and without a sign, a number is no money. */
function moneyIn(plain: string): number | null {
  const { before, whole = '', cents, after } = MONEY.exec(plain)?.groups ?? {};
  if (whole === '' || (cents === undefined && before === undefined && after === undefined)) return null;
  return Number(whole.replace(/\D/g, '')) * 100 + Number(cents ?? 0);
}
