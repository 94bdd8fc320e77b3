import type { User } from '../users/user.entity.ts';
import type { CollaboratorRole, ListType, Privacy, PurchaseVisibility, ViewerRole } from './list-access.rules.ts';
import { collaboratorRolesThat, ROLES, type Role, type RoleRights, rolesOn } from './roles.rules.ts';

/** The facts that policies decide by; List has them, and so have the rows that shared pages are read from. */
export interface ListAccess {
  ownerId: string;
  /** The person without an account for whom it is; null: for its owner. */
  personId: string | null;
  /** The role of each person who was given one, by id; the owner is not among them. */
  collaboratorRoles: Readonly<Record<string, CollaboratorRole>>;
  listType: ListType;
  privacy: Privacy;
  purchaseVisibility: PurchaseVisibility;
  /** When the day of the event begins, where the owner is; null without one. */
  eventStartsAt?: Date | null;
  isDemo: boolean;
  /** Administrators have taken it from everybody who does not work on it. */
  isHidden: boolean;
  shareLinkExpiresAt?: Date | null;
}

type Viewer = Pick<User, 'id'> | null;

type Members = Pick<ListAccess, 'ownerId' | 'collaboratorRoles'>;

/** The line of the table of roles that holds for this viewer. */
export function roleOf(viewer: Viewer, { ownerId, collaboratorRoles }: Members): Role {
  if (viewer === null) return 'GUEST';
  if (ownerId === viewer.id) return 'OWNER';
  return (Object.hasOwn(collaboratorRoles, viewer.id) && collaboratorRoles[viewer.id]) || 'GUEST';
}

/** Rights that no list for a person changes. */
function mayDo(viewer: Viewer, list: Members, right: 'opens' | 'edits' | 'invites'): boolean {
  return ROLES[roleOf(viewer, list)][right];
}

/** The rights of the viewer on this list. */
export function rightsOf(viewer: Viewer, list: Members & Pick<ListAccess, 'personId'>): RoleRights {
  return rolesOn(list)[roleOf(viewer, list)];
}

/** The role in fewer words, for clients: everybody who edits another's list is a collaborator. */
export function viewerRole(viewer: Viewer, list: Members): ViewerRole {
  if (!mayDo(viewer, list, 'edits')) return 'VIEWER';
  return roleOf(viewer, list) === 'OWNER' ? 'OWNER' : 'COLLABORATOR';
}

/** Whether there is such a list for this viewer: one that is hidden is gone for all who do not work on it. */
export function isThereFor(viewer: Viewer, list: Members & Pick<ListAccess, 'isHidden'>): boolean {
  return !list.isHidden || canWorkOn(viewer, list);
}

/** Seeing the list as those do who work on it. */
export function canRead(viewer: Viewer, list: ListAccess): boolean {
  return list.isDemo || canWorkOn(viewer, list);
}

/** Name, description, event, items and their order. That a demo list stays as it is comes on top. */
export function canWorkOn(viewer: Viewer, list: Members): boolean {
  return mayDo(viewer, list, 'edits');
}

/** Whether this viewer opens the list though its link may be closed: as its guests do, unless they work on it. */
export function opensAsMember(viewer: Viewer, list: Members & Pick<ListAccess, 'isHidden'>): boolean {
  return mayDo(viewer, list, 'opens') && isThereFor(viewer, list);
}

/** Whether the gifts on the list are for this viewer. */
export function isRecipient(viewer: Viewer, list: Members & Pick<ListAccess, 'personId'>): boolean {
  return rightsOf(viewer, list).receives;
}

/** mayDo() for statements. True for the owner of `l`, and for a collaborator `c` who meets the condition. */
function mayDoSql(personId: string, isGranted: string): string {
  return `(l.owner_id is not distinct from ${personId}
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = ${personId} and ${isGranted}))`;
}

/** Whether the collaborator whom a statement calls `c` has a right. */
export function hasRight(right: keyof RoleRights): string {
  return `c.role in (${collaboratorRolesThat(right).map((role) => `'${role}'`)})`;
}

/** canWorkOn() for statements. */
export function worksOn(personId: string): string {
  return mayDoSql(personId, hasRight('edits'));
}

/** opensAsMember() for statements; of the list `l` they need to know when it was hidden, too. */
export function opensAsMemberOn(personId: string): string {
  return mayDoSql(personId, `(${hasRight('edits')} or l.hidden_at is null and ${hasRight('opens')})`);
}

/** isRecipient() for statements. */
export function receivesOn(personId: string): string {
  return `(l.person_id is null and ${mayDoSql(personId, hasRight('receives'))})`;
}

/** `collaboratorRoles` of a list, whose id an expression gives, for statements. */
export function collaboratorRolesOf(listId: string): string {
  return `(select coalesce(json_object_agg(c.user_id, c.role), '{}') from collaborators c where c.list_id = ${listId})`;
}

/** Privacy, type, purchase visibility, link, collaborators, deletion. */
export function isOwner(viewer: Viewer, list: Pick<ListAccess, 'ownerId'>): boolean {
  return viewer !== null && list.ownerId === viewer.id;
}
