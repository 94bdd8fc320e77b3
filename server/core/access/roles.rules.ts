import type { CollaboratorRole, MemberRole } from './list-access.rules.ts';

export type Role = 'OWNER' | MemberRole | 'GUEST';

/** docs/security.md has the same table in words, and a test holds the two together. */
export interface RoleRights {
  /** Also while it is private, and when its link is over. */
  opens: boolean;
  edits: boolean;
  /** Blind during a surprise: nothing is seen, bought or cleared then. */
  receives: boolean;
  /** Unless the list promises its buyers that its owner does not. Everybody else knows how much. */
  knowsBuyers: boolean;
  clears: boolean;
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

export const ROLES: Readonly<Record<Role, RoleRights>> = {
  OWNER: { opens: true, edits: true, receives: true, knowsBuyers: true, clears: true, invites: true },
  EDITOR: { ...GUEST, opens: true, edits: true, receives: true },
  HELPER: { ...GUEST, opens: true, edits: true, knowsBuyers: true, clears: true },
  /** As a guest, without a link that anybody could pass on. */
  VIEWER: { ...GUEST, opens: true },
  /** Is in a circle to which the list is open, and has no other role on it. */
  MEMBER: { ...GUEST, opens: true },
  GUEST,
};

/** A guest with a personal link has no account, and so no role that is looked up: the link opens what is open to its circle. */
export const PERSONAL_LINK: RoleRights = ROLES.MEMBER;

/** The owner and editors look after the person and receive nothing, so nothing is kept from them. */
export const ROLES_FOR_PERSON: Readonly<Record<Role, RoleRights>> = {
  ...ROLES,
  OWNER: { ...ROLES.OWNER, receives: false },
  EDITOR: { ...ROLES.EDITOR, receives: false, knowsBuyers: true, clears: true },
};

export function rolesOn({ personId }: { personId: string | null }): typeof ROLES {
  return personId === null ? ROLES : ROLES_FOR_PERSON;
}

export function collaboratorRolesThat(right: keyof RoleRights): CollaboratorRole[] {
  const roles = Object.keys(ROLES) as Role[];
  return roles.filter(
    (role) => role !== 'OWNER' && role !== 'MEMBER' && role !== 'GUEST' && ROLES[role][right],
  ) as CollaboratorRole[];
}
