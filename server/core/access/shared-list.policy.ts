import { NotFound } from '../../base/errors/errors.ts';
import type { User } from '../users/user.entity.ts';
import { ListPrivate } from './errors.ts';
import { type ListAccess, opensAsMember, opensAsMemberOn } from './list.policy.ts';

/** Whether the share link opens the list for everybody who has it. */
export function isOpenToAll(
  list: Pick<ListAccess, 'isDemo' | 'privacy' | 'shareLinkExpiresAt' | 'isHidden'>,
  now = new Date(),
): boolean {
  return list.isDemo || (list.privacy === 'PUBLIC' && !list.isHidden && !isLinkExpired(list, now));
}

/** A public list is open to everyone who has its link, until the link ends or the list is hidden. Every list is open to those who work on it, and until it is hidden to its viewers. */
export function isOpenTo(viewer: Pick<User, 'id'> | null, list: ListAccess, now = new Date()): boolean {
  return opensAsMember(viewer, list) || isOpenToAll(list, now);
}

/** isOpenToAll() for statements, demo lists apart: of the list that they call `l`. */
export const LINK_IS_OPEN = `(l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true))`;

/** isOpenTo() for statements: whether whose id `personId` gives may open the list that they call `l`. */
export function opensTo(personId: string): string {
  return `(l.is_demo or ${LINK_IS_OPEN} or ${opensAsMemberOn(personId)})`;
}

/** A link that has expired, or whose list is hidden, answers like one that never was. */
export function assertOpenTo(viewer: Pick<User, 'id'> | null, list: ListAccess, now = new Date()): void {
  if (isOpenTo(viewer, list, now)) return;
  throw list.isHidden || isLinkExpired(list, now) ? new NotFound('List') : new ListPrivate();
}

export function isLinkExpired(
  { shareLinkExpiresAt }: Pick<ListAccess, 'shareLinkExpiresAt'>,
  now = new Date(),
): boolean {
  return shareLinkExpiresAt != null && shareLinkExpiresAt <= now;
}
