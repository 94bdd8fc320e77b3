import type { EntityManager } from '@mikro-orm/postgresql';
import { canThank, isKeptFrom } from '../access/purchase.policy.ts';
import { isId } from '../database/uuid.ts';
import { NotAllowed, NotFound } from '../errors.ts';
import { Item } from '../items/item.entity.ts';
import type { ListsService } from '../lists/lists.service.ts';
import type { User } from '../users/user.entity.ts';

interface BoughtRow {
  itemId: string;
  listId: string;
  buyerId: string | null;
}

/** Remembers whom those who received gifts have thanked. Nobody else is told, so nothing is announced either. */
export class ThanksService {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: ListsService,
  ) {}

  async setThanked(viewer: User, purchaseId: string, isThanked: boolean): Promise<Item> {
    this.lists.assertMayWrite(viewer);
    const bought = isId(purchaseId) ? await this.findBought(viewer, purchaseId) : null;
    if (!bought) throw new NotFound('Resource');
    const list = await this.lists.getList(viewer, bought.listId);
    if (!canThank(viewer, list, bought)) throw new NotAllowed();

    await this.em.execute(
      'update purchases set thanked_at = case when ?::bool then coalesce(thanked_at, now()) end where id = ?',
      [isThanked, purchaseId],
    );
    return this.em.findOneOrFail(Item, bought.itemId, { populate: ['list'], refresh: true });
  }

  /** A purchase that is kept from the viewer is like one that there is not, also in the number of questions. */
  private async findBought(viewer: User, purchaseId: string): Promise<BoughtRow | undefined> {
    const [row]: BoughtRow[] = await this.em.execute(
      `select i.id as "itemId", l.id as "listId", p.buyer_id as "buyerId"
       from purchases p join items i on i.id = p.item_id join lists l on l.id = i.list_id
       where p.id = ? and not ${isKeptFrom('?')}`,
      [purchaseId, viewer.id, viewer.id],
    );
    return row;
  }
}
