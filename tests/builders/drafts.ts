import type { RequiredEntityData } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { countDrafts } from '../../server/lists/drafts/count-drafts.ts';
import { Draft } from '../../server/lists/drafts/draft.entity.ts';
import { newItem } from '../../server/lists/items/item.rules.ts';
import type { List } from '../../server/lists/lists/list.entity.ts';

type Overrides = Partial<RequiredEntityData<Draft>> & { list: List };

/** An item that is not on its list yet. */
export async function aDraft(em: EntityManager, { list, ...overrides }: Overrides) {
  const values = newItem.parse({ title: 'Secret kite' });
  const draft = em.create(Draft, { list, values, ...overrides });
  await em.flush();
  await countDrafts(em, { listId: list.id });
  return draft;
}
