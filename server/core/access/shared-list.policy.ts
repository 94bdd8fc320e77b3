import { NotFound } from '../../base/errors/errors.ts';
import type { User } from '../users/user.entity.ts';
import { ListPrivate } from './errors.ts';
import { type ListAccess, opensAsMember, opensAsMemberOn } from './list.policy.ts';

export function isOpenToAll(
  list: Pick<ListAccess, 'isDemo' | 'privacy' | 'shareLinkExpiresAt' | 'isHidden'>,
  now = new Date(),
): boolean {
  return list.isDemo || (list.privacy === 'PUBLIC' && !list.isHidden && !isLinkExpired(list, now));
}

/** Hidden lists stay open to those who work on them. */
export function isOpenTo(viewer: Pick<User, 'id'> | null, list: ListAccess, now = new Date()): boolean {
  return opensAsMember(viewer, list) || isOpenToAll(list, now);
}

export const LINK_IS_OPEN = `(l.privacy = 'PUBLIC' and l.hidden_at is null and coalesce(l.share_link_expires_at > now(), true))`;

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
