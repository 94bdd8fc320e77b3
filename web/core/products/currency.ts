const STORAGE_KEY = 'kindlist_currency';

/** The person is asked for other countries. */
const REGIONS: Readonly<Record<string, string>> = {
  EUR: 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK',
  GBP: 'GB',
  JPY: 'JP',
  CAD: 'CA',
  AUD: 'AU',
  NZD: 'NZ',
  CHF: 'CH LI',
  SEK: 'SE',
  NOK: 'NO',
  DKK: 'DK',
  PLN: 'PL',
  CZK: 'CZ',
  INR: 'IN',
  CNY: 'CN',
  KRW: 'KR',
  SGD: 'SG',
  HKD: 'HK',
  ZAR: 'ZA',
  BRL: 'BR',
  MXN: 'MX',
};

/** The one of the person's language before any was used on this device. */
export function usualCurrency(languages: readonly string[] = navigator.languages): string {
  return storedCurrency() ?? guessedCurrency(languages[0]);
}

export function rememberCurrency(currency: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, currency);
  } catch {
    // a browser that keeps nothing is asked again
  }
}

function storedCurrency(): string | null {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored && /^[A-Z]{3}$/.test(stored) ? stored : null;
  } catch {
    return null;
  }
}

function guessedCurrency(language = 'en'): string {
  try {
    const region = new Intl.Locale(language).maximize().region ?? '';
    return Object.entries(REGIONS).find(([, regions]) => regions.split(' ').includes(region))?.[0] ?? 'USD';
  } catch {
    return 'USD'; // a language that is none
  }
}
