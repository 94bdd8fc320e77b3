import type { Extraction, ExtractionOptions } from './extract-product.ts';

/** A page to be read. */
export interface ExtractionJob extends ExtractionOptions {
  bytes: Uint8Array;
  contentType: string | null;
  url: string;
}

/** Null for a page that cannot be read. */
export type ExtractionAnswer = Extraction | null;

/** The message of a thread that has loaded everything. */
export const READY = 'ready';
