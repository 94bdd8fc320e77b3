import type { User } from '../../core/users/user.entity.ts';
import type { CircleMemberRow } from './circle-rows.ts';

/** Where nobody is said to run a circle, since they left it or their account is gone, it is who came first. */
export function runnersOf(members: readonly CircleMemberRow[]): CircleMemberRow[] {
  const running = members.filter(({ runsIt }) => runsIt);
  return running.length > 0 ? running : members.slice(0, 1);
}

export function runs(viewer: Pick<User, 'id'>, members: readonly CircleMemberRow[]): boolean {
  return runnersOf(members).some(({ id }) => id === viewer.id);
}
