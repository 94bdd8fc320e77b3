import { type Ref, wrap } from '@mikro-orm/core';
import type { List } from './list.entity.ts';

/** A list with what policies ask for, which is read only where it was read without. */
export async function loadWithAccess(list: Ref<List>): Promise<List> {
  return list.isInitialized() ? withAccess(list.unwrap()) : list.loadOrFail({ populate: ['collaboratorRoles'] });
}

/** The ORM adds nothing lazy to an entity that it has read before, unless all of it is read again. */
export async function withAccess(list: List): Promise<List> {
  if (!list.collaboratorRoles) await wrap(list).init({ populate: ['collaboratorRoles'] });
  return list;
}
