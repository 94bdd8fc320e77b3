import { t } from '@lingui/core/macro';
import { AppError } from '../../base/errors/errors.ts';

export class UnsubscribeLinkUnknown extends AppError {
  readonly code = 'NOT_FOUND';
  constructor() {
    super(t`This link isn’t complete. Please open it from the email again.`);
  }
}
