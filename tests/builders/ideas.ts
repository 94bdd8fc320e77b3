import type { RequiredEntityData } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { List } from '../../server/lists/lists/list.entity.ts';
import { OffListGift } from '../../server/lists/off-list-gifts/off-list-gift.entity.ts';
import { countOffList } from '../../server/lists/off-list-gifts/off-list-rows.ts';

type Overrides = Partial<RequiredEntityData<OffListGift>> & { list: List };

/** Something that one of the givers of a list may give, and that is not on it. */
export async function anIdea(em: EntityManager, { list, ...overrides }: Overrides) {
  const idea = em.create(OffListGift, {
    ...{ list, what: 'Secret kite', isIdea: true, keptUntil: new Date('9999-12-31') },
    ...overrides,
  });
  await em.flush();
  await countOffList(em, { listIds: [list.id] });
  return idea;
}
