import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../../core/users/user.entity.ts';
import { ApiKey } from '../../keys/api-keys/api-key.entity.ts';
import { Passkey } from '../../keys/second-factor/passkey.entity.ts';
import { Session } from '../../keys/sessions/session.entity.ts';
import { PushDevice } from '../../news/push/push-device.entity.ts';
import { Webhook } from '../../news/webhooks/webhook.entity.ts';

/** The places at which somebody is signed in, and what is pushed there. */
export async function exportedSessions(em: EntityManager, { id }: User) {
  const sessions = await em.find(Session, { user: id }, { orderBy: { createdAt: 'asc' } });
  const devices = await em.find(PushDevice, { user: id }, { orderBy: { createdAt: 'asc' } });
  return sessions.map(({ id: sessionId, userAgent, isRemembered, createdAt, expiresAt }) => {
    const pushes = devices
      .filter(({ session }) => session.id === sessionId)
      .map(({ kinds, isQuietAtNight, timeZone, createdAt: since }) => ({ kinds, isQuietAtNight, timeZone, since }));
    const about = { userAgent: userAgent ?? null, isRemembered, createdAt, expiresAt };
    return pushes.length > 0 ? { ...about, pushes } : about;
  });
}

export async function exportedPasskeys(em: EntityManager, { id }: User) {
  const passkeys = await em.find(Passkey, { user: id }, { orderBy: { createdAt: 'asc' } });
  return passkeys.map(({ name, createdAt, lastUsedAt }) => ({ name, createdAt, lastUsedAt: lastUsedAt ?? null }));
}

export async function exportedApiKeys(em: EntityManager, { id }: User) {
  const keys = await em.find(ApiKey, { user: id }, { orderBy: { createdAt: 'asc' } });
  return keys.map(({ name, prefix, createdAt, lastUsedAt }) => {
    return { name, beginsWith: prefix, createdAt, lastUsedAt: lastUsedAt ?? null };
  });
}

/** Their secrets are nowhere, and their log is gone in days. */
export async function exportedWebhooks(em: EntityManager, { id }: User) {
  const webhooks = await em.find(Webhook, { user: id }, { orderBy: { createdAt: 'asc' } });
  return webhooks.map(({ url, events, listIds, isOn, createdAt }) => {
    return { url, events, listIds: listIds ?? null, isOn, createdAt };
  });
}
