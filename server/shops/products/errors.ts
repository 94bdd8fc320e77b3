import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { AppError } from '../../base/errors/errors.ts';
import { say } from '../../base/languages/say.rules.ts';
import type { ExtractionFailure } from './product.rules.ts';

/** In English they hold the words that older programs look for. */
const FAILURE_TEXTS: Readonly<Record<ExtractionFailure, MessageDescriptor>> = {
  invalid: msg`Please enter a valid URL starting with http:// or https://`,
  blocked: msg`Access denied: blocked for security reasons`,
  timeout: msg`Request timeout: the request timed out`,
  not_found: msg`Page not found (404)`,
  denied: msg`Access denied (403): blocked by the website`,
  network: msg`Network error: unable to connect to the website`,
  upstream: msg`The website answered with status 500`,
  not_html: msg`Failed to extract item information from URL. Please try again or enter details manually.`,
};

/** Nothing could be read from a link. `details.reason` says why, and each client has its own words for that. */
export class ExtractionFailed extends AppError {
  readonly code = 'EXTRACTION_FAILED';
  override readonly details: { reason: ExtractionFailure };
  constructor(reason: ExtractionFailure) {
    super(say(FAILURE_TEXTS[reason]));
    this.details = { reason };
  }
}

/** The page is there, and says nothing. The contract counts that as an answer. */
export class NothingFound extends AppError {
  readonly code = 'NO_DATA';
  constructor() {
    super(t`No information could be extracted from this URL`);
  }
}
