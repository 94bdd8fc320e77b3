/** The money of countries, by the ends of their addresses. */
const OF_COUNTRIES: Readonly<Record<string, string>> = {
  EUR: 'de fr it es nl be at ie pt fi gr lu ee lv lt sk si hr',
  GBP: 'uk',
  CHF: 'ch li',
  SEK: 'se',
  NOK: 'no',
  DKK: 'dk',
  PLN: 'pl',
  CZK: 'cz',
  JPY: 'jp',
  CAD: 'ca',
  AUD: 'au',
  NZD: 'nz',
  INR: 'in',
  BRL: 'br',
  MXN: 'mx',
  ZAR: 'za',
  SGD: 'sg',
  HKD: 'hk',
};

/** Shops of one country whose addresses do not say it. */
const OF_SHOPS: Readonly<Record<string, string>> = {
  USD: 'target walmart bestbuy buybuybaby potterybarn potterybarnkids crateandbarrel williams-sonoma macys nordstrom kohls homedepot lowes wayfair zola babylist theknot costco rei bedbathandbeyond surlatable amazon',
  GBP: 'johnlewis argos boots',
  EUR: 'bol zalando',
};

/** Short addresses, of which the end says no country. */
const SHORT =
  /^(?:pin\.it|youtu\.be|lnkd\.in|redd\.it|spoti\.fi|linktr\.ee|instagr\.am|goo\.gl|amzn\.\w{2,6}|a\.co|fb\.me|t\.me|wa\.me)$/i;

/** The money in which a shop tells its prices, by its address; undefined where that tells nothing. */
export function currencyOfSite(site: string): string | undefined {
  if (SHORT.test(site)) return undefined;
  const parts = site.toLowerCase().split('.');
  const end = parts.at(-1) ?? '';
  const byCountry = Object.entries(OF_COUNTRIES).find(([, ends]) => ends.split(' ').includes(end))?.[0];
  if (byCountry) return byCountry;
  return Object.entries(OF_SHOPS).find(([, shops]) => parts.some((part) => shops.split(' ').includes(part)))?.[0];
}
