import type { User } from '../accounts/user.entity.ts';
import { canRead, type ListAccess } from '../lists/list.policy.ts';
import { ListPrivate } from './errors.ts';

/** A public list is open to whoever has its link; a private one to those who work on it. */
export function assertOpenTo(viewer: Pick<User, 'id'> | null, list: ListAccess): void {
  if (list.privacy === 'PRIVATE' && !canRead(viewer, list)) throw new ListPrivate();
}
