import type { ExtractedProduct } from './extraction/extract-product.ts';
import type { ExtractionFailure } from './product.rules.ts';

/** A product, or the reason why there is none. */
export type ReadPage = { product: ExtractedProduct } | { failure: ExtractionFailure | 'nothing' };
