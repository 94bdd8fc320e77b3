import type { EntityManager } from '@mikro-orm/postgresql';
import { isId } from '../../base/database/uuid.ts';
import { NotFound } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import type { User } from '../../core/users/user.entity.ts';
import { clearHowToPay, selectHowToPay, selectHowToPayOn, writeHowToPay } from '../group-gifts/how-to-pay.ts';
import type { PayBackSeals } from '../group-gifts/pay-back-seals.ts';
import { Item } from '../items/item.entity.ts';
import type { ListsService } from '../lists/lists.service.ts';
import type { Fund } from './fund.type.ts';
import { fundChanges } from './pledge.rules.ts';

/** Lets people who edit a list read and say how to give to its funds. */
export class FundsService {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: ListsService,
    private readonly seals: PayBackSeals,
  ) {}

  async fund(viewer: User, itemId: string): Promise<Fund> {
    const { id } = await this.find(viewer, itemId);
    const [found] = await selectHowToPay(this.em, { itemId: id });
    return { itemId: id, howToPay: found ? this.seals.open(found.howToPay, id) : null };
  }

  /** Nothing is announced: their givers read it when they look. */
  async update(viewer: User, itemId: string, sent: { howToPay: string | null }): Promise<Fund> {
    const { howToPay } = parse(fundChanges, sent);
    const { id } = await this.find(viewer, itemId);
    if (howToPay) {
      const written = await writeHowToPay(this.em, { itemId: id, howToPay: this.seals.seal(howToPay, id) });
      if (written.length === 0) throw new NotFound('Item');
    } else await clearHowToPay(this.em, { itemId: id });
    return { itemId: id, howToPay: howToPay || null };
  }

  /** All that is said on these lists, by item: for the export of whose lists they are. */
  async exportedOf(em: EntityManager, listIds: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
    const rows = await selectHowToPayOn(em, { listIds });
    return new Map(rows.map(({ itemId, howToPay }) => [itemId, this.seals.open(howToPay, itemId)]));
  }

  private async find(viewer: User, itemId: string): Promise<Item> {
    const item = isId(itemId) ? await this.em.findOne(Item, itemId) : null;
    if (!item) throw new NotFound('Item');
    await this.lists.getChangeableList(viewer, item.list.id, 'changing', 'Item');
    if (!item.isFund) throw new NotFound('Item');
    return item;
  }
}
