import { linksIn, siteOf } from '../lines/links.rules.ts';
import { currencyMarkIn } from '../lines/words/column-headings.rules.ts';
import { currencyOf } from '../lines/words/currencies.rules.ts';
import { currencyOfSite } from '../lines/words/currencies-of-sites.rules.ts';
import type { FoundTable } from './found-file.rules.ts';

/** As much of a long list is looked at. */
const SAMPLE = 200;

/** One link among more rows than these tells nothing. */
const FEW = 5;

/** The money of those who speak a language, as far as they have one in common; told by words that head their tables and name their lists. */
const OF_LANGUAGES: readonly (readonly [string, RegExp])[] = [
  [
    'EUR CHF',
    /(?<![\p{L}])(?:preis|anzahl|menge|geschenke?|wunsch|wünsche|stück|notizen?|kategorie|und|für)(?![\p{L}])/iu,
  ],
  ['EUR CHF CAD MAD XOF TND DZD', /(?<![\p{L}])(?:prix|quantité|cadeaux?|remarques?|catégorie|pour)(?![\p{L}])/iu],
  ['EUR CHF', /(?<![\p{L}])(?:prezzo|quantità|regali|articolo|nozze)(?![\p{L}])/iu],
  ['EUR', /(?<![\p{L}])(?:prijs|hoeveel|aantal|opmerking|voor|cadeau)(?![\p{L}])/iu],
  ['EUR MXN USD COP ARS CLP PEN UYU', /(?<![\p{L}])(?:precio|cantidad|artículo|regalos?|notas)(?![\p{L}])/iu],
  ['BRL EUR', /(?<![\p{L}])(?:preço|quantidade|presentes?|observações)(?![\p{L}])/iu],
  ['PLN', /(?<![\p{L}])(?:ilość|nazwa|prezenty?|uwagi)(?![\p{L}])/iu],
  ['SEK DKK NOK', /(?<![\p{L}])(?:antal|önskelista|sak|och|för)(?![\p{L}])/iu],
  ['NOK DKK', /(?<![\p{L}])(?:ønskeliste|antall|gaver)(?![\p{L}])/iu],
  ['CZK', /(?<![\p{L}])(?:množství|dárek|počet)(?![\p{L}])/iu],
  ['JPY', /\p{Script=Hiragana}|価格|値段|数量/u],
];

/** The currency of prices that say none, by the shops that their links lead to, else by the language of the list; null where nothing tells it. */
export function currencyToldBy({ name, table }: { name: string; table: FoundTable }, usual: string): string | null {
  if (saysCurrency(table)) return null;
  const counts = new Map<string, number>();
  for (const cell of table.rows.slice(0, SAMPLE).flat())
    for (const link of cell.length > 3 ? linksIn(cell.slice(0, 2_000)) : []) {
      const currency = currencyOfSite(siteOf(link));
      if (currency) counts.set(currency, (counts.get(currency) ?? 0) + 1);
    }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  if (most && most[1] * FEW >= table.rows.slice(0, SAMPLE).length) return most[0];
  const words = [name, ...table.headings].join(' | ');
  const [offered = ''] = OF_LANGUAGES.find(([, pattern]) => pattern.test(words)) ?? [];
  const fitting = offered.split(' ').filter(Boolean);
  return fitting.includes(usual) ? usual : (fitting[0] ?? null);
}

/** Whether prices name their currency themselves: in a column, above them, or beside any of them. */
function saysCurrency({ columns, headings, rows }: FoundTable): boolean {
  const price = columns.indexOf('price');
  const currency = columns.indexOf('currency');
  if (price < 0) return true;
  const mark = currencyMarkIn(headings[price] ?? '');
  const some = rows.slice(0, SAMPLE);
  return (
    (mark !== undefined && currencyOf(mark, 'USD') !== undefined) ||
    some.some(
      (row) => (row[currency] ?? '').trim() !== '' || /\p{Sc}|\d\s?\p{L}|\p{L}\.?\s?\d|:-/u.test(row[price] ?? ''),
    )
  );
}
