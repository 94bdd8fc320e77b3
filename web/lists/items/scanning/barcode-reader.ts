import { gtinOf } from '#rules/shops/barcodes/barcode';

/** Gives the product whose code is in the picture, as 14 digits; null for none. */
export type BarcodeReader = (picture: HTMLVideoElement) => Promise<string | null>;

interface DetectedBarcode {
  rawValue: string;
  format: string;
}

interface BarcodeDetectorClass {
  new (options: { formats: string[] }): { detect(picture: HTMLVideoElement): Promise<DetectedBarcode[]> };
  getSupportedFormats(): Promise<string[]>;
}

/** On packages of goods. */
const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e'];

/** The browser's own, where there is one; else one in WebAssembly, which ends with the signal. */
export async function openReader(signal: AbortSignal): Promise<BarcodeReader> {
  const own = await browsersOwn();
  if (own) return own;
  const { openWasmReader } = await import('./wasm-reader.ts');
  const read = await openWasmReader(signal);
  return async (picture) => {
    const found = await read(picture);
    return found && productOf(found.digits, found.isShortUpc);
  };
}

async function browsersOwn(): Promise<BarcodeReader | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: BarcodeDetectorClass };
  const supported = await BarcodeDetector?.getSupportedFormats().catch((): string[] => []);
  const formats = FORMATS.filter((format) => supported?.includes(format));
  if (!BarcodeDetector || !formats.includes('ean_13')) return null;
  const detector = new BarcodeDetector({ formats });
  return async (picture) => {
    const [found] = await detector.detect(picture);
    return found ? productOf(found.rawValue, found.format === 'upc_e') : null;
  };
}

function productOf(digits: string, isShortUpc: boolean): string | null {
  const gtin = gtinOf(digits, isShortUpc);
  return gtin === 'digits' || gtin === 'check' ? null : gtin;
}
