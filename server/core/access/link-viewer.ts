import type { User } from '../users/user.entity.ts';

/**
 * A person named by a token that gives no rights any more, since it has run out or its session is over. They
 * may do what a guest may, and purchases stay hidden from them where they were.
 */
export interface FormerViewer {
  formerId: string;
}

/** A person who comes through a share link: signed in, signed out since, or a guest. */
export type LinkViewer<Member extends Pick<User, 'id'> = Pick<User, 'id'>> = Member | FormerViewer | null;

/** Gives the person with the rights of a member; null for everybody else. */
export function memberOf<Member extends Pick<User, 'id'>>(viewer: LinkViewer<Member>): Member | null {
  return viewer && 'formerId' in viewer ? null : viewer;
}

/** Gives the person, with rights or without. Use it only to decide about hiding things from them. */
export function personOf(viewer: LinkViewer): Pick<User, 'id'> | null {
  return viewer && 'formerId' in viewer ? { id: viewer.formerId } : viewer;
}
