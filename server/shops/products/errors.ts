import { AppError } from '../../base/errors/errors.ts';
import { type ExtractionFailure, FAILURE_TEXTS, NOTHING_FOUND } from './product.rules.ts';

/** Nothing could be read from a link. `details.reason` says why, and each client has its own words for that. */
export class ExtractionFailed extends AppError {
  readonly code = 'EXTRACTION_FAILED';
  override readonly details: { reason: ExtractionFailure };
  constructor(readonly reason: ExtractionFailure) {
    super(FAILURE_TEXTS[reason]);
    this.details = { reason };
  }
}

/** The page is there, and says nothing. The contract counts that as an answer. */
export class NothingFound extends AppError {
  readonly code = 'NO_DATA';
  constructor() {
    super(NOTHING_FOUND);
  }
}
