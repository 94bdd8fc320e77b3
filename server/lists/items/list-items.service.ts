import type { EntityManager } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import { purchaseView } from '../../core/access/purchase.policy.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { User } from '../../core/users/user.entity.ts';
import { limitsOf } from '../../money/billing/plan-limits.ts';
import type { List } from '../lists/list.entity.ts';
import type { Item } from './item.entity.ts';
import { type ItemCounts, knownCounts, selectItemCounts } from './item-counts.ts';
import { type ItemRow, type ItemsWanted, readItems } from './item-rows.ts';
import { ShownItem } from './shown-item.ts';

/** Reads the items of lists for the people who work on them: each answer in one query for any number of lists. */
export class ListItemsService {
  /** The loaders keep no answers, since a socket's service lives long. */
  private readonly counts = new DataLoader<string, ItemCounts>((ids) => this.countItems(ids), { cache: false });
  private readonly rowLoaders = new Map<string, DataLoader<string, ItemRow[]>>();

  constructor(
    private readonly em: EntityManager,
    private readonly settings: SiteSettings,
  ) {}

  /** In the order of the list. */
  async itemsOf(list: List, includeArchived = false): Promise<Item[]> {
    const items = await list.items.loadItems();
    return includeArchived ? items : items.filter(({ isArchived }) => !isArchived);
  }

  /** The same as the viewer sees them. `list` has been read with its collaborators. */
  async showItems(viewer: User | null, list: List, includeArchived = false): Promise<ShownItem[]> {
    const arePurchasesHidden = purchaseView(viewer, list) === 'nothing';
    const rows = await this.rowLoader({ areArchivedIncluded: includeArchived, arePurchasesHidden }).load(list.id);
    return rows.map((row) => new ShownItem(row, list, viewer));
  }

  async countsOf(list: List): Promise<ItemCounts> {
    return knownCounts(list) ?? this.counts.load(list.id);
  }

  /** How many more fit by the plan of its owner; null is without end. */
  async roomOn(list: List): Promise<number | null> {
    const limit = limitsOf(await list.owner.loadOrFail(), this.settings).items;
    return limit < 0 ? null : Math.max(0, limit - (await this.countsOf(list)).current);
  }

  private rowLoader(wanted: ItemsWanted): DataLoader<string, ItemRow[]> {
    const read = async (listIds: readonly string[]) => {
      const byList = await readItems(this.em, listIds, wanted);
      return listIds.map((id) => byList.get(id) ?? []);
    };
    const key = JSON.stringify(wanted);
    const loader = this.rowLoaders.get(key) ?? new DataLoader<string, ItemRow[]>(read, { cache: false });
    this.rowLoaders.set(key, loader);
    return loader;
  }

  private async countItems(listIds: readonly string[]): Promise<ItemCounts[]> {
    const rows = await selectItemCounts(this.em, { listIds });
    const counts = new Map(rows.map(({ listId, current, archived }) => [listId, { current, archived }]));
    return listIds.map((id) => counts.get(id) ?? { current: 0, archived: 0 });
  }
}
