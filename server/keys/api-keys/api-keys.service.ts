import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { isBefore, subHours } from 'date-fns';
import type { z } from 'zod';
import { once } from '../../base/database/once.ts';
import { hashSecret } from '../../base/database/secret-token.ts';
import { isId, newId } from '../../base/database/uuid.ts';
import { NotFound } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import type { LimitUsage, RateLimits } from '../../base/rate-limits/rate-limits.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import { mailTo } from '../../core/email/mail-to.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import { type ApiKeyScope, isSinglePurpose } from '../../core/users/api-key-scope.rules.ts';
import { User } from '../../core/users/user.entity.ts';
import { assertNotSuspended } from '../../core/users/user.policy.ts';
import { assertUnlocked } from '../../money/billing/plan-limits.ts';
import { ApiKey } from './api-key.entity.ts';
import { MOST_API_KEYS, newApiKey } from './api-key.rules.ts';
import { apiKeyEmail } from './api-key-email.ts';
import { type ApiKeySecrets, SHOWN_OF_KEY } from './api-key-secrets.ts';
import { TooManyApiKeys } from './errors.ts';
import { revokeKeys } from './key-access.ts';
import type { NewApiKey } from './new-api-key.type.ts';
import { selectKey } from './used-key.ts';

interface KeyHolder {
  user: User;
  sessionId: null;
  keyId: string;
  keyScopes: ApiKeyScope[];
  usage: LimitUsage | null;
}

export class ApiKeysService {
  constructor(
    private readonly em: EntityManager,
    private readonly rateLimits: RateLimits,
    private readonly mailQueue: MailQueue,
    private readonly secrets: ApiKeySecrets,
    private readonly settings: Pick<SiteSettings, 'everythingForEverybody' | 'stripeEnabled'>,
  ) {}

  /** Also without the plan, so that one can see and revoke what would work again with it. */
  async apiKeysOf(viewer: User): Promise<ApiKey[]> {
    return this.em.find(ApiKey, { user: viewer.id }, { orderBy: { createdAt: 'desc', id: 'desc' } });
  }

  /** The secret is in this answer, also when the call is repeated with its idempotency key, and nowhere else. */
  async create(viewer: User, input: z.input<typeof newApiKey>, key?: string | null): Promise<NewApiKey> {
    const { name, scopes } = parse(newApiKey, input);
    this.assertIncluded(viewer, scopes);
    await this.rateLimits.consume('apiKeyCreation', [viewer.id]);
    const made = { id: newId(), secret: '' };
    const id = await this.em.transactional((em) =>
      once(em, { about: `createApiKey ${viewer.id}`, key, sent: { name, scopes } }, async () => {
        const user = await em.findOneOrFail(User, viewer.id, { lockMode: LockMode.PESSIMISTIC_WRITE }); // counted one by one
        if ((await em.count(ApiKey, { user })) >= MOST_API_KEYS) throw new TooManyApiKeys();
        made.secret = this.secrets.of(made.id, key);
        const [prefix, hash] = [made.secret.slice(0, SHOWN_OF_KEY), hashSecret(made.secret)];
        em.create(ApiKey, { id: made.id, user, name, scopes, prefix, hash });
        await em.flush();
        await this.mailQueue.queue(em, await mailTo(user, () => apiKeyEmail({ name: user.name, keyName: name })));
        return made.id;
      }),
    );
    const apiKey = await this.em.findOne(ApiKey, id);
    if (!apiKey) throw new NotFound('Resource'); // revoked since the first answer to this key
    return { secret: made.secret || this.secrets.of(id, key), apiKey };
  }

  async revoke(viewer: User, id: string): Promise<void> {
    const gone = isId(id) && (await this.em.transactional((em) => revokeKeys(em, { id, user: viewer.id })));
    if (!gone) throw new NotFound('Resource');
  }

  /** For a program that is not needed any more: it gives back the key that it was lent. Null where none was sent. */
  async revokeThis(viewer: User, keyId: string | null): Promise<string | null> {
    if (keyId) await this.em.transactional((em) => revokeKeys(em, { id: keyId, user: viewer.id }));
    return keyId;
  }

  /** Null for a key that is none (any more). It is of use only while its owner has the plan for it. */
  async holderOf(secret: string): Promise<KeyHolder | null> {
    const [row] = await selectKey(this.em, { hash: hashSecret(secret) });
    if (!row) return null;
    const [user, key] = [this.em.map(User, row.holder), this.em.map(ApiKey, row.key)];
    assertNotSuspended(user);
    this.assertIncluded(user, key.scopes);
    const usage = await this.rateLimits.use('apiKey', [key.id]);
    if (!key.lastUsedAt || isBefore(key.lastUsedAt, subHours(new Date(), 1))) {
      await this.em.nativeUpdate(ApiKey, { id: key.id }, { lastUsedAt: new Date() }); // not with every request
    }
    return { user, sessionId: null, keyId: key.id, keyScopes: key.scopes, usage };
  }

  /** Counted as wrong passwords are: too many from an address are refused for a while. */
  async noteWrongKey(address: string): Promise<void> {
    await this.rateLimits.consume('wrongKey', [address]);
  }

  private assertIncluded(owner: User, scopes: readonly ApiKeyScope[]): void {
    if (!isSinglePurpose(scopes)) assertUnlocked(owner, 'apiKeys', this.settings);
  }
}
