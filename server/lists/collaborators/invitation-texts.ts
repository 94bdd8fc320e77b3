import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { say } from '../../base/languages/say.rules.ts';
import type { InvitationResult } from './collaborator.rules.ts';

/** By the English ones clients of REST tell the results apart. */
const TEXTS: Readonly<Record<InvitationResult, MessageDescriptor>> = {
  ADDED: msg`User added as collaborator`,
  INVITED: msg`Invitation sent`,
  ALREADY_INVITED: msg`Already invited`,
  ALREADY_COLLABORATOR: msg`User is already a collaborator on this list`,
};

const PASS_ON = msg`Invited: pass on the link`;

/** For a site that sends no mails. */
const TEXTS_WITHOUT_MAIL: typeof TEXTS = { ...TEXTS, INVITED: PASS_ON, ALREADY_INVITED: PASS_ON };

/** The outcome of an invitation as a sentence to show. */
export function invitationText(result: InvitationResult, mailEnabled: boolean): string {
  return say((mailEnabled ? TEXTS : TEXTS_WITHOUT_MAIL)[result]);
}
