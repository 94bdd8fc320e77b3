import type { EntityDictionary } from '@mikro-orm/core';
import { statement } from '../../base/database/prepared.ts';
import type { User } from '../../core/users/user.entity.ts';
import type { ApiKey } from './api-key.entity.ts';

/** Runs with every request of a program; by hand for the reasons of the query for the signed-in user. */
export const selectKey = statement<{ key: EntityDictionary<ApiKey>; holder: EntityDictionary<User> }, { hash: string }>(
  'API key',
  `select row_to_json(k) as key, row_to_json(u) as holder from api_keys k join users u on u.id = k.user_id where k.hash = $hash`,
);
