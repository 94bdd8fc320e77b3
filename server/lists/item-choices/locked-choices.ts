import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../../base/database/prepared.ts';
import { Unavailable } from '../../base/errors/errors.ts';

/** Its choice is rarely made while an item is bought, and not twice. */
const MOST_TRIES = 5;

/** How many pieces of the item may still be bought. */
export const REMAINING = 'case when is_unneeded then 0 else greatest(0, quantity_desired - quantity_purchased) end';

interface LockedItem {
  id: string;
  listId: string;
  quantityDesired: number;
  quantityPurchased: number;
  /** How many pieces may still be bought. */
  remaining: number;
}

/**
 * The items and the others of their choices, locked in the order of their ids, whichever of them are asked for: two people who buy two of one choice at
 * once wait for each other instead of both succeeding.
 */
const lockChoices = statement<LockedItem & { isStale: boolean }, { itemIds: readonly string[] }>(
  'lock items with their choices',
  `with known as materialized (
    select id, choice_id from items where id = any($itemIds::uuid[])
  ), locked as (
    select id, list_id, choice_id, is_unneeded, quantity_desired, quantity_purchased from items
    where id = any (array(select id from known union select m.id from items m where m.choice_id in (select choice_id from known)))
    order by id for update
  )
  select locked.id, list_id as "listId", quantity_desired as "quantityDesired", quantity_purchased as "quantityPurchased", ${REMAINING} as remaining,
    locked.choice_id is distinct from known.choice_id as "isStale"
  from locked join known on known.id = locked.id order by locked.id`,
);

/** Lets go of locks that were taken for a choice that is another by now. */
class StaleChoice extends Unavailable {}

/**
 * Does something with items locked, together with the others of their choices, in the order of ids: whatever changes one of a choice writes the
 * others, too. Hands over the named ones that are there. Begins anew, without any lock, where a choice became another while it was waited for; so
 * nothing of a choice may be locked before. In a transaction it goes back to where that was.
 */
export async function withChoicesLocked<Result>(
  em: EntityManager,
  itemIds: readonly string[],
  work: (inside: EntityManager, items: LockedItem[]) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await em.transactional(async (inside) => {
        const items = await lockChoices(inside, { itemIds });
        if (items.some(({ isStale }) => isStale)) throw new StaleChoice();
        return work(inside, items);
      });
    } catch (problem) {
      if (!(problem instanceof StaleChoice) || tries >= MOST_TRIES) throw problem;
    }
  }
}
