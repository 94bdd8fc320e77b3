import { t } from '@lingui/core/macro';
import { BadRequest, InvalidInput, NotAllowed, Unavailable } from '../../base/errors/errors.ts';

/** Not 401, which would send the sign-in page away with its message. */
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

export class UnknownIssuer extends InvalidInput {
  constructor() {
    super({ issuer: [t`This way to sign in is not set up.`] });
  }
}

/** The log tells the operator what has to be changed; the person cannot change it. */
export class IssuerSignInFailed extends BadRequest {
  constructor(name: string) {
    super(t`Failed to sign in with ${name}. Please try again, or ask the people who run this site.`);
  }
}

export class IssuerSaidNo extends BadRequest {
  constructor(name: string) {
    super(t`Failed to sign in with ${name}`);
  }
}

export class AddressUnproved extends BadRequest {
  constructor(name: string) {
    super(
      t`${name} hasn’t confirmed your email address. Confirm it there and try again, or ask the people who run this site.`,
    );
  }
}

/** At the issuer the address has changed hands, or the person was made anew. */
export class AddressOfAnother extends BadRequest {
  constructor(name: string) {
    super(t`The account with your address is linked to someone else at ${name}. Ask the people who run this site.`);
  }
}

export class NoAccountYet extends NotAllowed {
  override readonly code = 'REGISTRATION_CLOSED';
  constructor() {
    super(t`There’s no account with your address here yet. Ask the people who run this site for one.`);
  }
}

/** Read by programs alone. */
export class LogoutRefused extends BadRequest {
  constructor() {
    super('The logout token is not good, or was used before');
  }
}

export class IssuerUnreachable extends Unavailable {
  constructor(name: string) {
    super(t`We can’t reach ${name} right now. Please try again in a minute.`);
  }
}
