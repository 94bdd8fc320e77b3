import { opensAsMemberOn, worksOn } from '../../core/access/list.policy.ts';
import { LINK_IS_OPEN } from '../../core/access/shared-list.policy.ts';

/**
 * Whether the follow `f` of the list `l` still holds, for statements: its follower may open the list, by the link through which they followed
 * it. Who works on a list hears of everything anyway, and shopping is no news.
 */
export const FOLLOW_HOLDS = `(not l.is_demo and l.list_type <> 'SHOPPING'
  and (${LINK_IS_OPEN} and coalesce(l.share_link_replaced_at < f.created_at, true)
    or f.user_id is not null and ${opensAsMemberOn('f.user_id')})
  and (f.user_id is null or not ${worksOn('f.user_id')}))`;

/** Whether somebody with an account, whose id an expression gives, follows the list `l`. */
export function followsList(personId: string): string {
  return `exists (select from follows f where f.list_id = l.id and f.user_id = ${personId} and ${FOLLOW_HOLDS})`;
}
