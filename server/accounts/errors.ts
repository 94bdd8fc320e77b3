import { AppError, Conflict, InvalidInput } from '../errors.ts';
import { MOST_API_KEYS } from '../users/account.rules.ts';

/** The same for an unknown address and a wrong password: neither tells who has an account. */
export class InvalidCredentials extends AppError {
  readonly code = 'INVALID_CREDENTIALS';
  readonly status = 401;
  constructor() {
    super('Incorrect email or password');
  }
}

export class EmailInUse extends Conflict {
  constructor() {
    super('An account with this email already exists.');
  }

  override readonly fields = { email: [this.message] };
}

export class TooManyApiKeys extends Conflict {
  constructor() {
    super(`You have ${MOST_API_KEYS} API keys. Please revoke one that is not used any more.`);
  }
}

/** Whatever is wrong with the token; not 401, which would send the sign-in page away with its message. */
export class GoogleSignInFailed extends InvalidInput {
  constructor() {
    super({ idToken: ['Google Sign-In failed'] });
  }
}

export class GoogleNotConfigured extends InvalidInput {
  constructor() {
    super({ idToken: ['Google Sign-In not configured'] });
  }
}

const LINK_TEXTS = {
  VERIFY_EMAIL: 'Verification link is invalid or has expired',
  RESET_PASSWORD: 'Reset link is invalid or has expired',
};

export class LinkUnusable extends InvalidInput {
  constructor(purpose: keyof typeof LINK_TEXTS) {
    super({ token: [LINK_TEXTS[purpose]] });
  }
}
