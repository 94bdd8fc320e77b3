export interface Amount {
  /** The name under which it stands. */
  key: string;
  amount: number;
  currency: string | null;
  isInUnits: boolean;
}

/** Shops tell trackers the value of a visit, too, a whole number: a question, unless people see it. */
export const OF_VISIT = 0.55;

/** A number without a currency may count anything; one in cents is money. */
export function trustIn(currency: string | null, isInCents: boolean): number {
  if (currency) return 0.64;
  return isInCents ? 0.6 : 0.56;
}

/** The lowest and the highest of a product's variants are named as prices, and are one. */
export function isOneForAll(written: unknown): boolean {
  if (typeof written !== 'object' || written === null || Array.isArray(written)) return false;
  const { minVariantPrice: low, maxVariantPrice: high } = written as Readonly<Record<string, unknown>>;
  return typeof low !== 'object' && low != null && String(low) === String(high);
}
