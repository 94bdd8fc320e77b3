import type { RememberedBarcodesQuery } from './barcodes.generated.ts';

export type KnownBarcode = Omit<RememberedBarcodesQuery['rememberedBarcodes'][number], '__typename'>;

interface KeptBarcode extends KnownBarcode {
  /** Named on this device: the server may not have heard of it yet. */
  isOwn?: true;
}

/** By their 14 digits. */
export type KeptBarcodes = Readonly<Record<string, KeptBarcode>>;

export function withNamed(kept: KeptBarcodes, named: KnownBarcode): KeptBarcodes {
  return { ...kept, [named.code]: { ...named, isOwn: true } };
}

/** The server's answer takes the place of all but the names that were given here later. */
export function withRead(kept: KeptBarcodes, read: readonly KnownBarcode[]): KeptBarcodes {
  const known = new Map<string, KeptBarcode>(Object.entries(kept).filter(([, { isOwn }]) => isOwn));
  for (const { code, title, category, amount, namedAt } of read) {
    const own = known.get(code);
    if (!own || Date.parse(own.namedAt) < Date.parse(namedAt))
      known.set(code, { code, title, category, amount, namedAt });
  }
  return Object.fromEntries(known);
}
