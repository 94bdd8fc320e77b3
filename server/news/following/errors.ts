import { t } from '@lingui/core/macro';
import { AppError, Conflict } from '../../base/errors/errors.ts';

/** Says no more: whether the list was closed, hidden or deleted, or has another link, is nobody's business. */
export class ListNotShared extends AppError {
  readonly code = 'NOT_FOUND';
  constructor() {
    super(t`This list is no longer shared.`);
  }
}

/** Says no number: how many follow a list is nobody's business. */
export class TooManyFollowers extends Conflict {
  constructor() {
    super(t`No more people can follow this list at the moment.`);
  }
}
