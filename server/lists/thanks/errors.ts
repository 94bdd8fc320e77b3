import { t } from '@lingui/core/macro';
import { Conflict } from '../../base/errors/errors.ts';

export class ThankedAlready extends Conflict {
  constructor() {
    super(t`A note of thanks for this has gone out already.`);
  }
}
