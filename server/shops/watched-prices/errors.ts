import { plural } from '@lingui/core/macro';
import { Conflict } from '../../base/errors/errors.ts';

export class TooManyWatches extends Conflict {
  constructor(most: number) {
    super(plural(most, { other: 'We can watch the prices of # items for you. Stop watching another one first.' }));
  }
}
