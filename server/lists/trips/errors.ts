import { t } from '@lingui/core/macro';
import { Conflict } from '../../base/errors/errors.ts';

export class NotForShopping extends Conflict {
  constructor() {
    super(t`This works with shopping lists only.`);
  }
}
