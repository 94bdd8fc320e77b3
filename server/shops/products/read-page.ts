import type { ExtractedProduct } from './extraction/extract-product.ts';
import type { ExtractionFailure } from './product.rules.ts';

/** What came of reading a page: a product, or why there is none. */
export type ReadPage = { product: ExtractedProduct } | { failure: ExtractionFailure | 'nothing' };
