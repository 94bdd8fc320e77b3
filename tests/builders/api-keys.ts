import type { EntityManager } from '@mikro-orm/postgresql';
import { ApiKey } from '../../server/api-keys/api-key.entity.ts';
import { hashSecret, newSecret } from '../../server/database/secret-token.ts';
import type { ApiKeyScope } from '../../server/users/api-key-scope.rules.ts';
import type { User } from '../../server/users/user.entity.ts';

/** A key of somebody on the Premium plan, past its making. */
export async function anApiKey(em: EntityManager, user: User, scopes: ApiKeyScope[]) {
  const apiKey = `kl_${newSecret()}`;
  const { id } = em.create(ApiKey, {
    user,
    name: 'Till',
    scopes,
    prefix: apiKey.slice(0, 9),
    hash: hashSecret(apiKey),
  });
  await em.flush();
  return { id, apiKey, headers: { authorization: `Bearer ${apiKey}` } };
}
