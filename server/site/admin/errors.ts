import { t } from '@lingui/core/macro';
import { Conflict } from '../../base/errors/errors.ts';

/** People who suspend or delete themselves by mistake have nobody to ask. */
export class OwnAccountKept extends Conflict {
  constructor() {
    super(t`You can’t do this with your own account.`);
  }
}
