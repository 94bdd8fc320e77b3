import type { EntityDictionary } from '@mikro-orm/core';
import { statement } from '../../base/database/prepared.ts';
import type { User } from '../../core/users/user.entity.ts';

/**
 * Asked with every request: the ORM takes ten times as long to put it together. As one value, whose kind stays the same when
 * a newer version adds a column: connections keep the plan of a statement, and would refuse another result.
 */
export const selectSignedIn = statement<
  { account: EntityDictionary<User>; isTwoFactor: boolean },
  { userId: string; sessionId: string; now: Date }
>(
  'signed-in user',
  `select row_to_json(u) as account, s.is_two_factor as "isTwoFactor" from sessions s join users u on u.id = s.user_id
   where s.id = $sessionId::uuid and u.id = $userId::uuid and s.expires_at > $now::timestamptz and u.suspended_at is null`,
);
