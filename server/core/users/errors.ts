import { Conflict, NotAllowed } from '../../base/errors/errors.ts';

/** An administrator keeps the person out, and says why. */
export class AccountSuspended extends NotAllowed {
  override readonly code = 'ACCOUNT_SUSPENDED';
  constructor(reason: string | null | undefined) {
    super(`Your account is suspended${reason ? `: ${reason}` : '.'}`);
  }
}

export class LastAdministrator extends Conflict {
  constructor() {
    super('At least one administrator is required.');
  }
}

export class EmailUnverified extends NotAllowed {
  override readonly code = 'EMAIL_UNVERIFIED';
  constructor() {
    super('Please check your email to verify your account before proceeding.');
  }
}
