import type { RequiredEntityData } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../../server/core/users/user.entity.ts';
import { Webhook } from '../../server/news/webhooks/webhook.entity.ts';

/** A webhook of somebody on the Premium plan, to an address that nobody has. */
export async function aWebhook(em: EntityManager, user: User, overrides: Partial<RequiredEntityData<Webhook>> = {}) {
  const url = 'https://hooks.example.test/1';
  const webhook = em.create(Webhook, { user, url, events: ['ITEM_ADDED'], ...overrides });
  await em.flush();
  return webhook;
}
