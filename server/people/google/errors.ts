import { t } from '@lingui/core/macro';
import { InvalidInput } from '../../base/errors/errors.ts';

/** Any problem with the token; not 401, which would send the sign-in page away with its message. */
export class GoogleSignInFailed extends InvalidInput {
  constructor() {
    super({ idToken: [t`Google Sign-In failed`] });
  }
}

export class GoogleNotConfigured extends InvalidInput {
  constructor() {
    super({ idToken: [t`Google Sign-In not configured`] });
  }
}
