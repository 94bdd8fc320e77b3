import { t } from '@lingui/core/macro';
import { Conflict, InvalidInput, NotAllowed } from '../../base/errors/errors.ts';
import { WRONG_PASSWORD } from './account.rules.ts';

export class AccountSuspended extends NotAllowed {
  override readonly code = 'ACCOUNT_SUSPENDED';
  constructor(reason: string | null | undefined) {
    super(reason ? t`Your account is suspended: ${reason}` : t`Your account is suspended.`);
  }
}

export class SecondFactorMissing extends NotAllowed {
  override readonly code = 'SECOND_FACTOR_MISSING';
  constructor() {
    super(t`Administrators need two-step sign-in here. Set it up in your profile first.`);
  }
}

/** No 401, which would sign people out for a slip of the fingers. */
export class WrongPassword extends InvalidInput {
  constructor(field: 'currentPassword' | 'password') {
    super({ [field]: [WRONG_PASSWORD()] });
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
