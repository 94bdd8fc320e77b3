import { t } from '@lingui/core/macro';
import { Conflict } from '../../base/errors/errors.ts';

export class TooManyOffList extends Conflict {
  constructor() {
    super(t`There’s no room for more gifts beside this list.`);
  }
}

export class OffListTaken extends Conflict {
  constructor() {
    super(t`Someone was faster: it’s given already.`);
  }
}
