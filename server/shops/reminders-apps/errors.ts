import { t } from '@lingui/core/macro';
import { Conflict, NotFound } from '../../base/errors/errors.ts';

/** Somebody changed the same thing since the app read it, so that the app has to read it again. */
export class ReminderChanged extends Conflict {
  constructor() {
    super(t`Someone else changed this in the meantime.`);
  }
}

/** The list has a reminder with this UID under another name. */
export class UidTaken extends Conflict {
  constructor(
    /** The name of that reminder. */
    readonly name: string,
  ) {
    super(t`Someone else changed this in the meantime.`);
  }
}

/** It was deleted, and a late change is not to bring it back. */
export class ReminderGone extends NotFound {
  constructor() {
    super('Item');
  }
}
