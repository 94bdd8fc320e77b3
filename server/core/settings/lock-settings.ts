import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../../base/database/prepared.ts';
import { StoredSettings, THE_SETTINGS } from './stored-settings.entity.ts';

const insertSettings = statement<never, { id: number }>(
  'insert the settings',
  "insert into site_settings (id, values, updated_at) values ($id, '{}', now()) on conflict do nothing",
);

export async function lockSettings(em: EntityManager): Promise<StoredSettings> {
  await insertSettings(em, { id: THE_SETTINGS });
  return em.findOneOrFail(StoredSettings, THE_SETTINGS, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}
