import type { CollaboratorRole } from './list-access.rules.ts';

/** Everybody who may have to do with a list: its owner, the people who were given a role on it, and all others. */
export type Role = 'OWNER' | CollaboratorRole | 'GUEST';

/** The rights of a role. docs/security.md has the same table in words, and a test holds the two together. */
export interface RoleRights {
  /** Opens the list while it is private, and when its link is over. */
  opens: boolean;
  /** Changes name, event and items. */
  edits: boolean;
  /** Is given the gifts: blind during a surprise, so that nothing is seen, bought or cleared then. */
  receives: boolean;
  /** Knows who bought, unless the list promises its buyers that its owner does not. Everybody else knows how much. */
  knowsBuyers: boolean;
  /** Takes back what somebody else bought. */
  clears: boolean;
  /** Invites people, and says which role they have. */
  invites: boolean;
}

const GUEST: RoleRights = {
  opens: false,
  edits: false,
  receives: false,
  knowsBuyers: false,
  clears: false,
  invites: false,
};

/** The rights of everybody, a line each. Policies ask here, and statements are made from it. */
export const ROLES: Readonly<Record<Role, RoleRights>> = {
  OWNER: { opens: true, edits: true, receives: true, knowsBuyers: true, clears: true, invites: true },
  EDITOR: { ...GUEST, opens: true, edits: true, receives: true },
  HELPER: { ...GUEST, opens: true, edits: true, knowsBuyers: true, clears: true },
  /** As a guest, without a link that anybody could pass on. */
  VIEWER: { ...GUEST, opens: true },
  GUEST,
};

/**
 * The rights on a list for a person without an account. Who owns or edits it looks after them and receives nothing, so
 * nothing is kept from them. Roles open, edit and invite as they do on every other list.
 */
export const ROLES_FOR_PERSON: Readonly<Record<Role, RoleRights>> = {
  ...ROLES,
  OWNER: { ...ROLES.OWNER, receives: false },
  EDITOR: { ...ROLES.EDITOR, receives: false, knowsBuyers: true, clears: true },
};

/** The rights of everybody on a list, which is for its owner unless it is for a person without an account. */
export function rolesOn({ personId }: { personId: string | null }): typeof ROLES {
  return personId === null ? ROLES : ROLES_FOR_PERSON;
}

export function collaboratorRolesThat(right: keyof RoleRights): CollaboratorRole[] {
  const roles = Object.keys(ROLES) as Role[];
  return roles.filter((role) => role !== 'OWNER' && role !== 'GUEST' && ROLES[role][right]) as CollaboratorRole[];
}
