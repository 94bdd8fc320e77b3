/** Words that mean something else abroad: "10 ft" of rope, "DIN 912", "has won 3 awards", "fr. 199 kr". */
const AMBIGUOUS: Readonly<Record<string, string>> = {
  ft: 'HU',
  din: 'RS',
  won: 'KR',
  fr: 'CH',
  dt: 'TN',
  bs: 'BO',
  gs: 'PY',
  sr: 'SA',
};

/** Signs beside prices of one currency alone. Longer signs come before those that they hold. */
const SIGNS: readonly (readonly [sign: RegExp, currency: string])[] = [
  [/US ?\$/, 'USD'],
  [/(?:CAD?|CDN) ?\$/, 'CAD'],
  [/\bC ?\$/, 'CAD'],
  [/\bAU? ?\$/, 'AUD'],
  [/NZ ?\$/, 'NZD'],
  [/HK ?\$/, 'HKD'],
  [/NT ?\$/, 'TWD'],
  [/\bS ?\$/, 'SGD'],
  [/\bR\$/, 'BRL'],
  [/MXN? ?\$|\$ ?M\.?N\b/, 'MXN'],
  [/COP ?\$/, 'COP'],
  [/CLP ?\$/, 'CLP'],
  [/ARS ?\$/, 'ARS'],
  [/\bS\/(?:\.\s?|\s)(?!\p{L})/u, 'PEN'],
  [/€/, 'EUR'],
  [/£/, 'GBP'],
  [/₹/, 'INR'],
  [/₽/, 'RUB'],
  [/₴/, 'UAH'],
  [/₩|원/, 'KRW'],
  [/₪|ש["״]ח/, 'ILS'],
  [/₺/, 'TRY'],
  [/₫/, 'VND'],
  [/₱/, 'PHP'],
  [/฿|บาท/, 'THB'],
  [/₸/, 'KZT'],
  [/₦/, 'NGN'],
  [/₲/, 'PYG'],
  [/₡/, 'CRC'],
  [/₵/, 'GHS'],
  [/₾/, 'GEL'],
  [/֏/, 'AMD'],
  [/₼/, 'AZN'],
  [/৳/, 'BDT'],
  [/円/, 'JPY'],
  [/ر\.? ?س|ريال/, 'SAR'],
  [/د\.? ?إ|درهم/, 'AED'],
  [/د\.? ?ك/, 'KWD'],
  [/ر\.? ?ق/, 'QAR'],
  [/ج\.? ?م|جنيه/, 'EGP'],
  [/تومان/, 'IRR'],
];

/** The same for words, which must stand alone. Without dots at their end. */
const WORDS: Readonly<Record<string, string>> = {
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  usd: 'USD',
  fr: 'CHF',
  sfr: 'CHF',
  zł: 'PLN',
  zl: 'PLN',
  kč: 'CZK',
  kc: 'CZK',
  ft: 'HUF',
  lei: 'RON',
  лв: 'BGN',
  kn: 'HRK',
  дин: 'RSD',
  din: 'RSD',
  руб: 'RUB',
  рублей: 'RUB',
  р: 'RUB',
  грн: 'UAH',
  тг: 'KZT',
  тенге: 'KZT',
  tl: 'TRY',
  nis: 'ILS',
  tk: 'BDT',
  rp: 'IDR',
  rm: 'MYR',
  vnđ: 'VND',
  đ: 'VND',
  đồng: 'VND',
  won: 'KRW',
  dhs: 'AED',
  sr: 'SAR',
  dh: 'MAD',
  dt: 'TND',
  ksh: 'KES',
  gs: 'PYG',
  bs: 'BOB',
};

const DOLLARS: Readonly<Record<string, string>> = {
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  HK: 'HKD',
  TW: 'TWD',
  SG: 'SGD',
  MX: 'MXN',
  AR: 'ARS',
  CL: 'CLP',
  CO: 'COP',
  UY: 'UYU',
};
const CROWNS: Readonly<Record<string, string>> = { NO: 'NOK', DK: 'DKK', IS: 'ISK', SE: 'SEK' };
const RUPEES: Readonly<Record<string, string>> = { PK: 'PKR', LK: 'LKR', NP: 'NPR', MU: 'MUR', IN: 'INR' };

const BY_COUNTRY: Readonly<Record<string, string>> = {
  ...DOLLARS,
  ...CROWNS,
  ...RUPEES,
  ...Object.fromEntries(
    'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ').map((country) => [country, 'EUR']),
  ),
  ...Object.fromEntries(
    'US:USD UK:GBP GB:GBP CH:CHF LI:CHF PL:PLN CZ:CZK HU:HUF RO:RON BG:BGN RS:RSD UA:UAH RU:RUB BY:BYN KZ:KZT TR:TRY IL:ILS AE:AED SA:SAR QA:QAR KW:KWD BH:BHD OM:OMR JO:JOD EG:EGP MA:MAD TN:TND ZA:ZAR NG:NGN KE:KES GH:GHS BR:BRL PE:PEN BO:BOB PY:PYG CR:CRC JP:JPY CN:CNY KR:KRW VN:VND TH:THB ID:IDR MY:MYR PH:PHP BD:BDT IR:IRR GE:GEL AM:AMD AZ:AZN'
      .split(' ')
      .map((pair) => pair.split(':')),
  ),
};

/** Languages of so many countries that they tell of none. */
const SPOKEN_EVERYWHERE = new Set(['en', 'es', 'pt', 'ar', 'zh', 'fr']);

/** Other names of codes that shops write. */
const FORMER_CODES: Readonly<Record<string, string>> = {
  RUR: 'RUB',
  NTD: 'TWD',
  RMB: 'CNY',
  NIS: 'ILS',
  BYR: 'BYN',
  'S/': 'PEN',
};

const CODES = new Set(Intl.supportedValuesOf('currency'));

/** ISO 4217, from what shops write for programs: a code, or a sign. Null for anything else. */
export function currencyCode(text: unknown, country: string | null = null): string | null {
  if (typeof text !== 'string' || text.length > 20) return null;
  const code = text.trim().toUpperCase();
  if (FORMER_CODES[code]) return FORMER_CODES[code];
  return CODES.has(code) ? code : currencyIn(text, country);
}

/** The currency that a text names beside an amount. `country` decides for signs that several countries share. */
export function currencyIn(text: string, country: string | null): string | null {
  for (const [sign, currency] of SIGNS) if (sign.test(text)) return currency;
  if (country === 'PE' && /\bS\/(?!\s?\p{L})/u.test(text)) return 'PEN';
  const named = namedIn(text, country);
  if (named) return named;
  if (text.includes('$')) return (country && DOLLARS[country]) || 'USD';
  if (text.includes('元')) return country === 'TW' ? 'TWD' : country === 'HK' ? 'HKD' : 'CNY';
  if (/[¥￥]/.test(text)) return country === 'CN' ? 'CNY' : 'JPY';
  return null;
}

function namedIn(text: string, country: string | null): string | null {
  for (const match of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    const [word] = match;
    if (/^[A-Z]{3}$/.test(word) && (CODES.has(word) || FORMER_CODES[word])) return FORMER_CODES[word] ?? word;
    const lower = word.toLowerCase();
    if (lower === 'kr') return CROWNS[country ?? ''] ?? 'SEK';
    if (lower === 'rs' || lower === 'mrp') return RUPEES[country ?? ''] ?? 'INR';
    if (lower === 'r' && country === 'ZA') return 'ZAR';
    if ((lower === 'р' || lower === 'руб') && country === 'BY') return 'BYN';
    const home = AMBIGUOUS[lower];
    if (WORDS[lower] && (!home || home === country)) return WORDS[lower];
  }
  return null;
}

/** Currencies that share a sign with another country's: "$", "kr", "Rs", "¥", "元", "руб". */
const FAMILIES: readonly (readonly string[])[] = [
  ['USD', ...Object.values(DOLLARS)],
  Object.values(CROWNS),
  Object.values(RUPEES),
  ['JPY', 'CNY'],
  ['CNY', 'TWD', 'HKD'],
  ['RUB', 'BYN'],
];
const SHARING = new Set(FAMILIES.flat());

/** Whether one sign may mean either: "kr" is Swedish or Danish, and never euros. */
export function mayShareSign(one: string, other: string): boolean {
  return FAMILIES.some((family) => family.includes(one) && family.includes(other));
}

/** Whether what stands beside an amount means this currency in every country: "A$", "AUD" and "€", but not "$". */
export function meansOnly(currency: string, beside: string): boolean {
  if (!SHARING.has(currency) || beside.includes(currency)) return true;
  return SIGNS.some(([sign, named]) => named === currency && sign.test(beside));
}

/** Gives the currency of a country's shops; null when it is not known. */
export function currencyOfCountry(country: string | null): string | null {
  return (country && BY_COUNTRY[country]) || null;
}

/** In JSON, in an attribute that holds JSON, and in a call of the shop's own: `currency = {"code":"MXN"}`. */
const NAMED_CODES =
  /(?:priceCurrency|currency(?:_?code|iso)?)(?:["'\\]{0,2}|&quot;|&#34;|&q;)(?:\s{0,3}[:=]\s{0,3}|\s{1,3}content\s?=\s?)(?:\{\s?["']?(?:code|active)["']?\s?:\s?)?\\?(?:["']|&quot;|&#34;|&q;)([A-Z]{3})\b/gi;

/** The country of the only dollars, or pesos, that a page names by their code: "$" means those. Null for the American ones. */
export function countryOfDollars(html: string): string | null {
  const codes = new Set([...html.matchAll(NAMED_CODES)].map(([, code = '']) => code.toUpperCase()));
  const dollars = [...codes].filter((code) => code === 'USD' || Object.values(DOLLARS).includes(code));
  const [only] = dollars.length === 1 ? dollars : [];
  return Object.keys(DOLLARS).find((country) => DOLLARS[country] === only) ?? null;
}

/** Languages of countries in which "$" is, more often than not, their own: pesos and reais. */
const OF_MANY_DOLLARS = /^(?:es|pt)(?![a-z])/i;

/** The American ones, in writings that mean no others. */
const AMERICAN = /US ?\$|U\$S|US(?:&dollar;|&#36;|&#x24;)|d[oó]lar(?:es)?(?!\p{L})/iu;

/** Whether nothing on a page in such a language says whose dollars its "$" means: their code beside others is one of a list. */
export function areDollarsOpen(html: string, country: string | null, locale: string | null): boolean {
  if (country || !OF_MANY_DOLLARS.test(locale ?? '') || AMERICAN.test(html)) return false;
  const isNamed = [...html.matchAll(NAMED_CODES)].some(([, code]) => code?.toUpperCase() === 'USD');
  return !isNamed && (!/\bUSD\b/.test(html) || /\b(?:MXN|ARS|COP|CLP|UYU|BRL)\b/.test(html));
}

/** Whether "$" stands before an amount as American shops never write it: "$3.340" is three thousand pesos. */
export function arePesos(written: string, before: string, country: string | null): boolean {
  return !country && /^\d{1,3}(?:\.\d{3}){1,3}$/.test(written) && /(?<![A-Z])\$\s{0,2}$/.test(before);
}

const OTHER_SIZES = /(?<![\p{L}\d])(?:X{1,3}[SL]|M|L)\s?\/\s?\d/u;

/** "S/36" among "M/38" and "XS/34" is a size, and no sum of soles. */
export function isSize(before: string, after: string): boolean {
  return /S\/\s?$/.test(before) && (OTHER_SIZES.test(before) || OTHER_SIZES.test(after));
}

/** "R 3,450" and "S/249.90" on a page that says nothing of a country; a size, as "S/36", has no cents. */
export function currencyBefore(before: string, written: string, country: string | null): string | null {
  if (country) return null;
  if (/[.,]\d\d$/.test(written) && /(?<![\p{L}\d])S\/$/u.test(before)) return 'PEN';
  const isMoney = /^(?:\d{1,3}(?:[, ]\d{3}){1,2}(?:[.,]\d{2})?|\d{1,5}[.,]\d{2})$/.test(written);
  return isMoney && /(?:^|[\s\ue000\ue001(:])R ?$/.test(before) ? 'ZAR' : null;
}

/** The country of a locale such as de-AT, or of a language that is spoken, as good as, in one country. */
export function countryOfLocale(locale: string | null | undefined): string | null {
  const [language = '', ...rest] = (locale ?? '').trim().slice(0, 20).split(/[-_]/);
  const region = rest.find((part) => /^[a-z]{2}$/i.test(part))?.toUpperCase();
  if (region) return region;
  if (!/^[a-z]{2}$/i.test(language) || SPOKEN_EVERYWHERE.has(language.toLowerCase())) return null;
  return new Intl.Locale(language).maximize().region ?? null;
}

/** The country that a language spoken in many comes from: whose tax is meant where nothing names another. */
export function homeOf(locale: string | null): string | null {
  return { fr: 'FR', es: 'ES', pt: 'PT' }[(locale ?? '').slice(0, 2).toLowerCase()] ?? null;
}

/** How many decimals prices in a currency are written with: 2 for most, 0 where smaller coins are long gone. */
export function usualDecimals(currency: string | null): 0 | 2 | 3 {
  if (currency && /^(?:CLP|COP|IDR|VND|PYG|KRW|JPY|ISK|HUF|UGX|IRR|XOF|XAF|CRC|KZT|TWD|RSD|AMD)$/.test(currency))
    return 0;
  return currency && /^(?:KWD|BHD|OMR|JOD|TND|IQD|LYD)$/.test(currency) ? 3 : 2;
}
