/** How many decimals a currency has: 2 for USD, 0 for JPY. */
function decimals(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** 12.5 USD is 1250 cents. */
export function toMinorUnits(amount: number, currency: string): number {
  return Math.round(amount * 10 ** decimals(currency));
}

/** 1250 cents are 12.5 USD. */
export function toMajorUnits(minor: number, currency: string): number {
  return minor / 10 ** decimals(currency);
}
