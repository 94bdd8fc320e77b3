import type { User } from '../users/user.entity.ts';
import type { ListType, MemberRole, Privacy, PurchaseVisibility, ViewerRole } from './list-access.rules.ts';
import { collaboratorRolesThat, ROLES, type Role, type RoleRights, rolesOn } from './roles.rules.ts';

export interface ListAccess {
  ownerId: string;
  personId: string | null;
  /** People of circles to which it is open are among them. */
  collaboratorRoles: Readonly<Record<string, MemberRole>>;
  listType: ListType;
  privacy: Privacy;
  purchaseVisibility: PurchaseVisibility;
  /** In the owner's time zone. */
  eventStartsAt?: Date | null;
  isDemo: boolean;
  isHidden: boolean;
  /** Put into Past lists by its owner. */
  isPast: boolean;
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
  const isInvited = mayDoSql(personId, `(${hasRight('edits')} or l.hidden_at is null and ${hasRight('opens')})`);
  return `(${isInvited} or l.hidden_at is null and ${isInCircle('l.id', personId)})`;
}

export function receivesOn(personId: string): string {
  return `(l.person_id is null and ${mayDoSql(personId, hasRight('receives'))})`;
}

/** A circle has a list for as long as the one who opened it owns the list and is in the circle. */
const circleMembers = (
  listId: string,
) => `circle_lists cl join lists own on own.id = cl.list_id and own.owner_id = cl.user_id
      join circle_members m on m.circle_id = cl.circle_id and m.user_id <> own.owner_id where cl.list_id = ${listId}`;

function isInCircle(listId: string, personId: string): string {
  return `exists (select from ${circleMembers(listId)} and m.user_id = ${personId})`;
}

/** For statements that have the row of the list, but not of its owner. */
const isInCircles = (ownerId: string) => `(select w.circle_count > 0 from users w where w.id = ${ownerId})`;

/** A role of one’s own on a list goes before one by a circle. Circles are looked up for owners alone who are in one. */
export function collaboratorRolesOf(
  list: { id: string; ownerId: string },
  ownerIsInCircles = isInCircles(list.ownerId),
): string {
  return `(select coalesce(json_object_agg(user_id, role), '{}') from (
    select c.user_id, c.role from collaborators c where c.list_id = ${list.id}
    union select m.user_id, 'MEMBER' from ${circleMembers(list.id)} and ${ownerIsInCircles}
      and not exists (select from collaborators c where c.list_id = cl.list_id and c.user_id = m.user_id)
  ) roles)`;
}

/** Without people of circles, whom the list tells to nobody. */
export function collaboratorIdsOf({ collaboratorRoles }: Pick<ListAccess, 'collaboratorRoles'>): string[] {
  return Object.keys(collaboratorRoles).filter((id) => collaboratorRoles[id] !== 'MEMBER');
}

/** Owners alone change privacy, type, purchase visibility, link and collaborators. */
export function isOwner(viewer: Viewer, list: Pick<ListAccess, 'ownerId'>): boolean {
  return viewer !== null && list.ownerId === viewer.id;
}
