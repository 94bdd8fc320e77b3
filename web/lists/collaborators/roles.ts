import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { say } from '#rules/base/languages/say';
import { type CollaboratorRole, collaboratorRole } from '#rules/core/access/list-access';

/** The facts that decide about the roles that a list has, and about what they mean there. */
export interface ListOfRoles {
  listType: string;
  purchaseVisibility: string;
  /** The person without an account for whom the list is. */
  person: object | null;
}

export const ROLES = collaboratorRole.options;

const NAMES: Record<CollaboratorRole, MessageDescriptor> = {
  EDITOR: msg`Can edit`,
  HELPER: msg`Helper`,
  VIEWER: msg`Can view`,
};

export function roleName(role: CollaboratorRole): string {
  return say(NAMES[role]);
}

/** Things to buy together are for nobody to receive. */
export function hasRoles({ listType }: ListOfRoles): boolean {
  return listType !== 'SHOPPING';
}

const MEANINGS: Record<CollaboratorRole, MessageDescriptor> = {
  EDITOR: msg`Edits the list, and receives the gifts together with you.`,
  HELPER: msg`Edits the list and sees who gives what, also during a surprise. Receives nothing.`,
  VIEWER: msg`Sees the list as guests do, also while it’s private, and can give something from it.`,
};

const HELPS_WITHOUT_NAMES = msg`Edits the list and sees what’s taken, not by whom. Receives nothing.`;

const LOOKS_AFTER = msg`Edits the list and sees what’s given, as you do. Guests read their name, too.`;

export function roleMeaning(role: CollaboratorRole, { purchaseVisibility, person }: ListOfRoles): string {
  if (person && role === 'EDITOR') return say(LOOKS_AFTER);
  const areBuyersPromisedSilence = purchaseVisibility === 'OWNER_SEES_TAKEN';
  return say(role === 'HELPER' && areBuyersPromisedSilence ? HELPS_WITHOUT_NAMES : MEANINGS[role]);
}
