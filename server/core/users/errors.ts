import { t } from '@lingui/core/macro';
import { Conflict, NotAllowed } from '../../base/errors/errors.ts';

/** An administrator keeps the person out, and says why. */
export class AccountSuspended extends NotAllowed {
  override readonly code = 'ACCOUNT_SUSPENDED';
  constructor(reason: string | null | undefined) {
    super(reason ? t`Your account is suspended: ${reason}` : t`Your account is suspended.`);
  }
}

export class LastAdministrator extends Conflict {
  constructor() {
    super(t`At least one administrator is required.`);
  }
}

export class EmailUnverified extends NotAllowed {
  override readonly code = 'EMAIL_UNVERIFIED';
  constructor() {
    super(t`Please check your email to verify your account before proceeding.`);
  }
}
