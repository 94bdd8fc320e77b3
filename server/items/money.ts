/** There are some hundred and fifty currencies, and asking Intl of one takes longer than all else about a price. */
const known = new Map<string, number>();

/** How many decimals a currency has: 2 for USD, 0 for JPY. */
function decimals(currency: string): number {
  const kept = known.get(currency);
  if (kept !== undefined) return kept;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const found = format.resolvedOptions().maximumFractionDigits ?? 2;
  known.set(currency, found);
  return found;
}

/** 12.5 USD is 1250 cents. */
export function toMinorUnits(amount: number, currency: string): number {
  return Math.round(amount * 10 ** decimals(currency));
}

/** 1250 cents are 12.5 USD. */
export function toMajorUnits(minor: number, currency: string): number {
  return minor / 10 ** decimals(currency);
}
