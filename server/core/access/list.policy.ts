import type { User } from '../users/user.entity.ts';
import type { CollaboratorRole, ListType, Privacy, PurchaseVisibility, ViewerRole } from './list-access.rules.ts';
import { collaboratorRolesThat, ROLES, type Role, type RoleRights, rolesOn } from './roles.rules.ts';

export interface ListAccess {
  ownerId: string;
  personId: string | null;
  collaboratorRoles: Readonly<Record<string, CollaboratorRole>>;
  listType: ListType;
  privacy: Privacy;
  purchaseVisibility: PurchaseVisibility;
  /** In the owner's time zone. */
  eventStartsAt?: Date | null;
  isDemo: boolean;
  isHidden: boolean;
  shareLinkExpiresAt?: Date | null;
}

type Viewer = Pick<User, 'id'> | null;

type Members = Pick<ListAccess, 'ownerId' | 'collaboratorRoles'>;

export function roleOf(viewer: Viewer, { ownerId, collaboratorRoles }: Members): Role {
  if (viewer === null) return 'GUEST';
  if (ownerId === viewer.id) return 'OWNER';
  return (Object.hasOwn(collaboratorRoles, viewer.id) && collaboratorRoles[viewer.id]) || 'GUEST';
}

function mayDo(viewer: Viewer, list: Members, right: 'opens' | 'edits' | 'invites'): boolean {
  return ROLES[roleOf(viewer, list)][right];
}

export function rightsOf(viewer: Viewer, list: Members & Pick<ListAccess, 'personId'>): RoleRights {
  return rolesOn(list)[roleOf(viewer, list)];
}

export function viewerRole(viewer: Viewer, list: Members): ViewerRole {
  if (!mayDo(viewer, list, 'edits')) return 'VIEWER';
  return roleOf(viewer, list) === 'OWNER' ? 'OWNER' : 'COLLABORATOR';
}

/** A hidden list is gone for all who do not work on it. */
export function isThereFor(viewer: Viewer, list: Members & Pick<ListAccess, 'isHidden'>): boolean {
  return !list.isHidden || canWorkOn(viewer, list);
}

export function canRead(viewer: Viewer, list: ListAccess): boolean {
  return list.isDemo || canWorkOn(viewer, list);
}

/** A demo list stays as it is, on top of this. */
export function canWorkOn(viewer: Viewer, list: Members): boolean {
  return mayDo(viewer, list, 'edits');
}

export function opensAsMember(viewer: Viewer, list: Members & Pick<ListAccess, 'isHidden'>): boolean {
  return mayDo(viewer, list, 'opens') && isThereFor(viewer, list);
}

export function isRecipient(viewer: Viewer, list: Members & Pick<ListAccess, 'personId'>): boolean {
  return rightsOf(viewer, list).receives;
}

/** True for the owner of `l`, and for a collaborator `c` who meets the condition. */
function mayDoSql(personId: string, isGranted: string): string {
  return `(l.owner_id is not distinct from ${personId}
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = ${personId} and ${isGranted}))`;
}

export function hasRight(right: keyof RoleRights): string {
  return `c.role in (${collaboratorRolesThat(right).map((role) => `'${role}'`)})`;
}

export function worksOn(personId: string): string {
  return mayDoSql(personId, hasRight('edits'));
}

/** Statements need to know when `l` was hidden, too. */
export function opensAsMemberOn(personId: string): string {
  return mayDoSql(personId, `(${hasRight('edits')} or l.hidden_at is null and ${hasRight('opens')})`);
}

export function receivesOn(personId: string): string {
  return `(l.person_id is null and ${mayDoSql(personId, hasRight('receives'))})`;
}

export function collaboratorRolesOf(listId: string): string {
  return `(select coalesce(json_object_agg(c.user_id, c.role), '{}') from collaborators c where c.list_id = ${listId})`;
}

/** Owners alone change privacy, type, purchase visibility, link and collaborators. */
export function isOwner(viewer: Viewer, list: Pick<ListAccess, 'ownerId'>): boolean {
  return viewer !== null && list.ownerId === viewer.id;
}
