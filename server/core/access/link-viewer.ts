import type { User } from '../users/user.entity.ts';

/**
 * The token gives no rights any more, since it has run out or its session is over. They may do what a guest may,
 * and purchases stay hidden from them where they were.
 */
interface FormerViewer {
  formerId: string;
}

export type LinkViewer<Member extends Pick<User, 'id'> = Pick<User, 'id'>> = Member | FormerViewer | null;

export function memberOf<Member extends Pick<User, 'id'>>(viewer: LinkViewer<Member>): Member | null {
  return viewer && 'formerId' in viewer ? null : viewer;
}

/** Use it only to decide about hiding things from them. */
export function personOf(viewer: LinkViewer): Pick<User, 'id'> | null {
  return viewer && 'formerId' in viewer ? { id: viewer.formerId } : viewer;
}
