import { t } from '@lingui/core/macro';
import { Conflict } from '../../base/errors/errors.ts';

export class NothingToHandOver extends Conflict {
  constructor(name: string) {
    super(t`No list is for ${name}, so there’s nothing to hand over.`);
  }
}

/** Lists are handed over to somebody else. */
export class OwnHandover extends Conflict {
  constructor() {
    super(t`You look after these lists. The account they’re for has to take them over.`);
  }
}
