import { plural, t } from '@lingui/core/macro';
import { Conflict, InvalidInput, NotAllowed, NotFound } from '../../base/errors/errors.ts';

export class OwnAddress extends InvalidInput {
  constructor() {
    super({ email: [t`You cannot invite yourself`] });
  }
}

export class TooManyCollaborators extends Conflict {
  constructor(limit: number) {
    super(plural(limit, { other: 'A list can have up to # collaborators.' }));
  }
}

/** The link of an invitation's mail, opened by somebody with another address. */
export class InvitationForAnother extends NotAllowed {
  override readonly code = 'INVITATION_FOR_ANOTHER';
  constructor() {
    super(t`This invitation is for another email address.`);
  }
}

/** The same whether it was withdrawn, has run out or never was. */
export class InvitationOver extends NotFound {
  constructor() {
    super('Invitation');
  }
}
