import { t } from '@lingui/core/macro';
import { Conflict } from '../../base/errors/errors.ts';

export class DayToCome extends Conflict {
  constructor() {
    super(t`The day of this list is still to come. Once it’s over, you can put the list into past lists.`);
  }
}
