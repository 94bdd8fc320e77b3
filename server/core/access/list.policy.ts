import type { User } from '../users/user.entity.ts';
import type { ListType, Privacy, PurchaseVisibility, ViewerRole } from './list-access.rules.ts';

/** The facts that policies decide by; List has them, and so have the rows that shared pages are read from. */
export interface ListAccess {
  ownerId: string;
  collaboratorIds: readonly string[];
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

export function viewerRole(viewer: Viewer, list: Pick<ListAccess, 'ownerId' | 'collaboratorIds'>): ViewerRole {
  if (viewer === null) return 'VIEWER';
  if (list.ownerId === viewer.id) return 'OWNER';
  return list.collaboratorIds.includes(viewer.id) ? 'COLLABORATOR' : 'VIEWER';
}

/** Whether there is such a list for this viewer: one that is hidden is gone for all who do not work on it. */
export function isThereFor(
  viewer: Viewer,
  list: Pick<ListAccess, 'ownerId' | 'collaboratorIds' | 'isHidden'>,
): boolean {
  return !list.isHidden || canWorkOn(viewer, list);
}

/** Seeing the list as those do who work on it. */
export function canRead(viewer: Viewer, list: ListAccess): boolean {
  return list.isDemo || canWorkOn(viewer, list);
}

/** Name, description, event, items and their order. That a demo list stays as it is comes on top. */
export function canWorkOn(viewer: Viewer, list: Pick<ListAccess, 'ownerId' | 'collaboratorIds'>): boolean {
  return viewerRole(viewer, list) !== 'VIEWER';
}

/** canWorkOn() for statements: whether whose id `personId` gives works on the list that they call `l`. */
export function worksOn(personId: string): string {
  return `(l.owner_id is not distinct from ${personId}
    or exists (select from collaborators c where c.list_id = l.id and c.user_id = ${personId}))`;
}

/** Privacy, type, purchase visibility, link, collaborators, deletion. */
export function isOwner(viewer: Viewer, list: Pick<ListAccess, 'ownerId'>): boolean {
  return viewer !== null && list.ownerId === viewer.id;
}
