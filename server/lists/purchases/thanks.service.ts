import type { EntityManager } from '@mikro-orm/postgresql';
import { isId } from '../../base/database/uuid.ts';
import { NotAllowed, NotFound } from '../../base/errors/errors.ts';
import { canThank } from '../../core/access/purchase.policy.ts';
import type { User } from '../../core/users/user.entity.ts';
import { Item } from '../items/item.entity.ts';
import type { ListsService } from '../lists/lists.service.ts';
import { selectBought, updateThanked } from './thanked-purchases.ts';

/** Remembers which buyers were thanked. Only those who thanked see it, so nothing is announced. */
export class ThanksService {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: ListsService,
  ) {}

  async setThanked(viewer: User, purchaseId: string, isThanked: boolean): Promise<Item> {
    this.lists.assertMayWrite(viewer);
    const [bought] = isId(purchaseId) ? await selectBought(this.em, { purchaseId, viewerId: viewer.id }) : [];
    if (!bought) throw new NotFound('Resource');
    const list = await this.lists.getList(viewer, bought.listId);
    if (!canThank(viewer, list, bought)) throw new NotAllowed();

    await updateThanked(this.em, { purchaseId, isThanked });
    return this.em.findOneOrFail(Item, bought.itemId, { populate: ['list'], refresh: true });
  }
}
