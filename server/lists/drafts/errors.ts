import { plural } from '@lingui/core/macro';
import { Conflict } from '../../base/errors/errors.ts';

export class TooManyDrafts extends Conflict {
  constructor(limit: number) {
    super(plural(limit, { other: 'A list can have up to # drafts. Publish or delete one first.' }));
  }
}
