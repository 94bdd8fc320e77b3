import type { User } from '../accounts/user.entity.ts';
import { canRead, type ListAccess } from '../lists/list.policy.ts';
import { ListPrivate } from './errors.ts';

/** A public list is open to whoever has its link; a private one to those who work on it. */
export function isOpenTo(viewer: Pick<User, 'id'> | null, list: ListAccess): boolean {
  return list.privacy === 'PUBLIC' || canRead(viewer, list);
}

export function assertOpenTo(viewer: Pick<User, 'id'> | null, list: ListAccess): void {
  if (!isOpenTo(viewer, list)) throw new ListPrivate();
}
