import { CURRENCIES, PRICES, SIGNS, TRACKED } from './names.ts';

/** Words for a price in the names of fields, in the languages of shops. */
const PRICE =
  /(?:^| )(?:price|pricing|preis|prix|precio|preco|prezzo|prijs|pris|cena|cijena|fiyat|hinta|kaina|harga)(?= |$)/;

/** Words of names of prices that were, or that nobody pays. */
const FORMER =
  /(?:^| )(?:old|list|regular|orig|original|compare|was|before|previous|prior|former|rrp|msrp|uvp|srp|mrp|retail|base|strike|striked|strikethrough|struck|crossed|full|normal|standard|suggested|recommended|reference|ref|market|catalog|catalogue|initial|first|ordinary|undiscounted|line|antigo|antiguo|anterior|ancien|barre|alt|alter|stara|vecchio|listino|tabela|eski|gammel|gammal|vanha|ordinarie|pseudo|non)(?= |$)/;

/** Words of names of other sums, and of what is no sum at all. */
const OF_OTHERS =
  /(?:^| )(?:unit|per|shipping|delivery|freight|postage|install?ments?|monthly|month|week|day|rent|rental|lease|member|members|club|vip|loyalty|wallet|card|points?|percent|percentage|savings?|save|off|net|netto|excl|excluding|ex|without|ht|range|ranges|type|types|currency|label|ids?|valid|until|date|filter|sort|alert|rules?|book|group|level|tiers?|table|history|cost|wholesale|bulk|trade|used|refurbished|deposit|gift|wrap|warranty|insurance|subscription|subscribe|recurring|show|hide|is|has|hidden|visible|enabled|class|key|code|url|html|note|prefix|suffix|symbol|sign|drop|change|diff|difference|match|guarantee|estimated?|bid|start|starting|reserve|sub|subtotal|cart|order|min|max|minimum|maximum|low|high|lowest|highest|from|to|slider|step|zone|region|addon|option|bundle|set|kit|related)(?= |$)/;

/** Words that say that it is to be paid now. */
const NOW =
  /^(?:sale|sales|current|actual|final|special|promo|promotional|promotion|offer|selling|sell|now|discounted|reduced|best|our|your|to pay|payable|active|promocional|oferta|aktuell|aktion|indirimli)$/;

/** Words that say nothing of which price it is. */
const PLAIN =
  /^(?:product|products|prod|pdt|pdp|item|items|article|artikel|sku|variant|variation|data|value|amount|val|num|number|raw|formatted|formated|format|string|str|text|display|displayed|def|default|float|decimal|in|cents?|minor|units?|unformatted|incl|including|inc|with|tax|vat|gross|brutto|ttc|detail|page|web|online|customer|consumer|shop|store|site|vo|dto|eur|usd|gbp|total)$/;

type KindOfAmount = 'now' | 'plain' | 'unknown';

const MOST_KNOWN = 4_000;
const LONGEST_NAME = 60;

/** "CurrentPrice", "current_price" and "data-current-price" in words: "current price". */
function inWords(name: string): string {
  return name
    .slice(0, LONGEST_NAME)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[^a-zA-Z]+/g, ' ')
    .trim()
    .toLowerCase();
}

/** A field's name says which amount stands under it; null where it is no price to pay. */
function kindByWords(name: string): KindOfAmount | null {
  const words = inWords(name);
  if (!PRICE.test(words) || FORMER.test(words) || OF_OTHERS.test(words)) return null;
  const rest = words
    .replace(PRICE, ' ')
    .split(' ')
    .filter((word) => word !== '' && !PLAIN.test(word));
  if (rest.length === 0) return /(?:tax|vat)(?: |$)/.test(words) && !/incl?|with|gross/.test(words) ? null : 'plain';
  return rest.every((word) => NOW.test(word)) ? 'now' : 'unknown';
}

/** Endings of the names under which the name of a thing stands. */
const NAME =
  /(?:^| )(?:name|title|nombre|nome|nom|titel|titre|titulo|titolo|bezeichnung|nazwa|nazev|naziv|navn|namn|naam|nm|nimi|denumire|subject|headline)$/;
const NAME_OF_OTHERS =
  /(?:^| )(?:brand|category|shop|store|list|user|first|last|file|variant|option|colou?r|size|author|seller|vendor|group|alt|image|event|currency|country|city|company|type|site)(?= |$)/;

const kinds = new Map<string, KindOfAmount | null>();
const names = new Map<string, boolean>();
const currencies = new Map<string, boolean>();

export function kindOfAmount(name: string): KindOfAmount | null {
  return remembered(kinds, name, kindByWords);
}

function isNameOfName(name: string): boolean {
  return remembered(names, name, (one) => {
    const words = inWords(one);
    return NAME.test(words) && !NAME_OF_OTHERS.test(words);
  });
}

/** The same few names stand in all objects of a page. */
function remembered<Value>(known: Map<string, Value>, name: string, read: (name: string) => Value): Value {
  const found = known.get(name);
  if (found !== undefined) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const value = read(name);
  known.set(name, value);
  return value;
}

const MOST_KEYS = 200;

/** The names under which an object holds its price, beside those that everybody uses: what is to be paid now first. */
export function otherPriceKeys(object: Readonly<Record<string, unknown>>): { key: string; kind: KindOfAmount }[] {
  const found = Object.keys(object)
    .slice(0, MOST_KEYS)
    .flatMap((key) => {
      const kind = kindOfAmount(key);
      return kind ? [{ key, kind }] : [];
    });
  return (['now', 'plain', 'unknown'] as const).flatMap((kind) => found.filter((one) => one.kind === kind));
}

/** A name that says more of its price than we know is worth a question. */
const OF_UNKNOWN_NAME = 0.55;

/** The names under which an object may hold its price: what is to be paid now first, those that say too much last. */
export function priceKeys(object: Readonly<Record<string, unknown>>): { key: string; mostTrust: number }[] {
  const known = (typeof object.content_name === 'string' ? TRACKED : PRICES).filter((key) => key in object);
  const others = otherPriceKeys(object).filter(({ key }) => !known.includes(key));
  const of = (wanted: KindOfAmount) => others.filter(({ kind }) => kind === wanted).map(({ key }) => key);
  const plainFrom = Math.max(0, known.indexOf('price'));
  const keys = [...known.slice(0, plainFrom), ...of('now'), ...known.slice(plainFrom), ...of('plain')];
  return [
    ...keys.map((key) => ({ key, mostTrust: 1 })),
    ...of('unknown').map((key) => ({ key, mostTrust: OF_UNKNOWN_NAME })),
  ];
}

const CURRENCY = /(?:^| )(?:currenc(?:y|ies)|curr|moneda|moeda|devise|valuta|wahrung|waehrung|waluta)(?= |$)/;
const NO_CURRENCY = /(?:^| )(?:rate|rates|list|all|available|supported|base|default)(?= |$)/;

/** The names under which an object may say its currency. */
export function currencyKeys(object: Readonly<Record<string, unknown>>): readonly string[] {
  const known = CURRENCIES.filter((key) => key in object);
  if (known.length > 0) return known;
  const called = Object.keys(object)
    .slice(0, MOST_KEYS)
    .filter((key) =>
      remembered(currencies, key, (one) => CURRENCY.test(inWords(one)) && !NO_CURRENCY.test(inWords(one))),
    );
  return called.length > 0 ? called : SIGNS.filter((key) => /^[^\d]{1,4}$/.test(String(object[key] ?? '')));
}

/** A name as an object writes it: "amount" or "Amount". */
export function keyIn(object: Readonly<Record<string, unknown>>, name: string): string {
  return name in object ? name : `${name[0]?.toUpperCase()}${name.slice(1)}`;
}

/** The names of an object: each text under a name for names, also one that stands alone in a list. */
export function namesWithin(object: Readonly<Record<string, unknown>>): string[] {
  const found: string[] = [];
  let looked = 0;
  for (const key in object) {
    looked += 1;
    if (looked > MOST_KEYS) break;
    const value = alone(object[key]);
    if (typeof value === 'string' && isNameOfName(key)) found.push(value);
  }
  return found;
}

/** Data layers write each value as a list of one: `product_price: ["18.50"]`. */
export function alone(value: unknown): unknown {
  return Array.isArray(value) && value.length === 1 ? value[0] : value;
}
