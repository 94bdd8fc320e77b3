import type { EntityManager } from '@mikro-orm/postgresql';
import { KeptAnswer } from '../../base/database/kept-answer.entity.ts';
import type { User } from '../../core/users/user.entity.ts';

/** The call that makes a list, as `once` knows it. */
export function aboutNewList({ id }: Pick<User, 'id'>): string {
  return `createList ${id}`;
}

/** Whether the list of this call has been made, so that a repeated one need prepare nothing. */
export async function isListMade(em: EntityManager, viewer: User, key: string | null | undefined): Promise<boolean> {
  return Boolean(key) && (await em.count(KeptAnswer, { key: `${aboutNewList(viewer)} ${key}` })) > 0;
}
