import { Conflict } from '../../base/errors/errors.ts';

/** Whoever suspends or deletes themselves by mistake has nobody to ask. */
export class OwnAccountKept extends Conflict {
  constructor() {
    super('You can’t do this to your own account.');
  }
}
