import type { ExtractionFailure } from './product.rules.ts';

export interface FetchOptions {
  /** The type that is wanted; everything else is refused, whatever the site sends. */
  wanted: 'page' | 'picture' | 'robots' | 'json';
  /** The person's languages, as browsers say them: "de-AT,de;q=0.9". */
  languages: string | null;
  /** Ends the fetch. */
  signal: AbortSignal;
  /** Asked before another address is followed. Null means yes. */
  whyNotFollow?: WhyNotFollow;
}

/** Says why an address to which a page leads is not to be fetched; null if it is. */
export type WhyNotFollow = (url: URL) => Promise<ExtractionFailure | null>;

export interface Fetched {
  /** The address in the end, after redirects. */
  url: string;
  contentType: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Fetches what strangers name, and nothing that only this server could reach. Throws FetchRefused. */
export interface PageFetcher {
  fetch(url: string, options: FetchOptions): Promise<Fetched>;
}

export class FetchRefused extends Error {
  constructor(
    readonly reason: ExtractionFailure,
    /** As the site answered; null where it did not. */
    readonly answer: { status: number; retryAfter?: string } | null = null,
  ) {
    super(reason);
  }
}
