import type { EntityManager } from '@mikro-orm/postgresql';
import { isId } from '../../base/database/uuid.ts';
import { NotAllowed, NotFound } from '../../base/errors/errors.ts';
import { rightsOf } from '../../core/access/list.policy.ts';
import { canPurchase, canSeeBuyer } from '../../core/access/purchase.policy.ts';
import { announcePledgeUndone } from '../../core/events/announce.ts';
import type { User } from '../../core/users/user.entity.ts';
import { keepGonePledges } from '../buyer-mails/keep-gone-pledges.ts';
import { Item } from '../items/item.entity.ts';
import type { List } from '../lists/list.entity.ts';
import type { ListsService } from '../lists/lists.service.ts';
import { SurpriseKept } from '../purchases/errors.ts';
import { deletePledges, recountPool, withPoolLocked } from './change-pool.ts';
import { MoneyIsThere } from './errors.ts';
import type { OpenPledge } from './open-pledge.type.ts';
import { selectOpen } from './open-pledges.ts';

/** Lets people who may take purchases back see what was promised to a fund and has not come, and take it back one by one. */
export class OpenPledgesService {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: ListsService,
  ) {}

  /** The newest first. */
  async openOf(viewer: User, itemId: string): Promise<OpenPledge[]> {
    const { item, list } = await this.find(viewer, itemId);
    const rows = await selectOpen(this.em, { itemId: item.id });
    return rows.map(({ id, isPaid, pledgedAt, ...row }) => {
      const isKnown = canSeeBuyer(viewer, list, row);
      return {
        ...{ id, isPaid, pledgedAt: new Date(pledgedAt) },
        amount: isKnown ? { currency: row.currency, amountMinor: row.amountMinor } : null,
        giverName: isKnown ? row.giverName || null : null,
      };
    });
  }

  /** Takes one back whose money has not come, also where its giver says that they paid. The giver is told by a job. */
  async release(viewer: User, itemId: string, pledgeId: string): Promise<Item> {
    this.lists.assertMayWrite(viewer);
    const { item } = await this.find(viewer, itemId);
    if (!isId(pledgeId)) throw new NotFound('Resource');
    await withPoolLocked(this.em, { itemId, pledgeId }, async (em, pool) => {
      if (!pool?.hasPledge) throw new NotFound('Resource'); // taken back just now
      if (pool.isConfirmed) throw new MoneyIsThere();
      await keepGonePledges(em, { pledgeIds: [pledgeId] }, 'RELEASED');
      await deletePledges(em, { pledgeIds: [pledgeId] });
      const [after] = await recountPool(em, { itemId });
      await announcePledgeUndone(em, pool.listId, { itemId, actorId: viewer.id, remaining: after?.remaining ?? 0 });
    });
    return this.em.findOneOrFail(Item, item.id, { populate: ['list'], refresh: true });
  }

  /** During a surprise it is refused before anything is looked for. */
  private async find(viewer: User, itemId: string): Promise<{ item: Item; list: List }> {
    const item = isId(itemId) ? await this.em.findOne(Item, itemId) : null;
    if (!item) throw new NotFound('Item');
    const list = await this.lists.getList(viewer, item.list.id, 'Item');
    if (!canPurchase(viewer, list)) throw new SurpriseKept();
    if (!rightsOf(viewer, list).clears) throw new NotAllowed();
    if (!item.isFund) throw new NotFound('Item'); // who chips in for a gift is between friends
    return { item, list };
  }
}
