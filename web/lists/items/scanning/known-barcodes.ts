import type { RememberedBarcodesQuery } from './barcodes.generated.ts';

export type KnownBarcode = Omit<RememberedBarcodesQuery['rememberedBarcodes'][number], '__typename'>;

interface KeptBarcode extends KnownBarcode {
  /** Named on this device, and not read from the server since. */
  isOwn?: true;
}

/** By their 14 digits. */
export type KeptBarcodes = Readonly<Record<string, KeptBarcode>>;

export function withNamed(kept: KeptBarcodes, named: KnownBarcode): KeptBarcodes {
  return { ...kept, [named.code]: { ...named, isOwn: true } };
}

/**
 * The server's answer takes the place of all but the names that are still on their way there: one that it refused, or has heard of, is what it
 * says it is.
 */
export function withRead(
  kept: KeptBarcodes,
  read: readonly KnownBarcode[],
  isOnItsWay: (barcode: KnownBarcode) => boolean,
): KeptBarcodes {
  const known = new Map<string, KeptBarcode>(Object.entries(kept).filter(([, one]) => one.isOwn && isOnItsWay(one)));
  for (const { code, title, category, amount, namedAt } of read) {
    if (!known.has(code)) known.set(code, { code, title, category, amount, namedAt });
  }
  return Object.fromEntries(known);
}

/** Takes a name back that the server refused, unless another one was given since. */
export function withoutNamed(kept: KeptBarcodes, { code, namedAt }: KnownBarcode): KeptBarcodes {
  if (kept[code]?.namedAt !== namedAt) return kept;
  const { [code]: _refused, ...others } = kept;
  return others;
}
