import type { User } from '../../core/users/user.entity.ts';
import type { CircleMemberRow } from './circle-rows.ts';

/** It is who came first as soon as nobody else does, since they left or their account is gone. */
export function runnersOf(members: readonly CircleMemberRow[]): CircleMemberRow[] {
  const running = members.filter(({ runsIt }) => runsIt);
  return running.length > 0 ? running : members.slice(0, 1);
}

export function runs(viewer: Pick<User, 'id'>, members: readonly CircleMemberRow[]): boolean {
  return runnersOf(members).some(({ id }) => id === viewer.id);
}
