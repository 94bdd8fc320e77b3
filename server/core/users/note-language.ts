import type { EntityManager } from '@mikro-orm/postgresql';
import { askedLanguage } from '../../base/languages/speaking.ts';
import { User } from './user.entity.ts';

/** Outside of the transaction that signs them in, which shares the lock of their row. */
export async function noteLanguage(em: EntityManager, { id, lastLanguage }: User): Promise<void> {
  const language = askedLanguage();
  if (language && language !== lastLanguage) await em.fork().nativeUpdate(User, id, { lastLanguage: language });
}

export function languageOf({ preferences, lastLanguage }: Pick<User, 'preferences' | 'lastLanguage'>): string | null {
  return preferences.language ?? lastLanguage ?? null;
}
