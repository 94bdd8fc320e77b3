import { msg, t } from '@lingui/core/macro';
import { AppError, Conflict, InvalidInput, NotAllowed } from '../../base/errors/errors.ts';
import { say } from '../../base/languages/say.rules.ts';

/** An unknown address and a wrong password are one: neither tells who has an account. */
export class InvalidCredentials extends AppError {
  readonly code = 'INVALID_CREDENTIALS';
  constructor() {
    super(t`Incorrect email or password`);
  }
}

export class PasswordsOff extends NotAllowed {
  constructor() {
    super(t`People sign in here without a password.`);
  }
}

export class EmailInUse extends Conflict {
  constructor() {
    super(t`An account with this email already exists.`);
  }

  override readonly fields = { email: [this.message] };
}

const LINK_TEXTS = {
  VERIFY_EMAIL: msg`Verification link is invalid or has expired`,
  RESET_PASSWORD: msg`Reset link is invalid or has expired`,
  RESTORE_EMAIL: msg`This link is invalid, was used or has expired`,
};

export class LinkUnusable extends InvalidInput {
  constructor(purpose: keyof typeof LINK_TEXTS) {
    super({ token: [say(LINK_TEXTS[purpose])] });
  }
}
