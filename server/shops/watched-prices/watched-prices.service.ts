import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '../../base/errors/errors.ts';
import { type ConnectionFields, connectionPage } from '../../base/paging/connection.type.ts';
import { keysetPage, type PageArguments } from '../../base/paging/keyset.ts';
import type { Origin } from '../../core/users/caller.ts';
import type { User } from '../../core/users/user.entity.ts';
import type { Item } from '../../lists/items/item.entity.ts';
import type { ItemsService } from '../../lists/items/items.service.ts';
import type { ListsService } from '../../lists/lists/lists.service.ts';
import { noLink } from '../products/product.rules.ts';
import { TooManyWatches } from './errors.ts';
import { PriceWatch } from './price-watch.entity.ts';
import { LONGEST_LANGUAGES, MOST_WATCHED_ITEMS } from './price-watch.rules.ts';
import type { WatchedPrice } from './price-watch.type.ts';
import {
  beginToWatch,
  countOthers,
  endToWatch,
  forgetIfUnwatched,
  lockWatcher,
  selectWatchedPrice,
} from './watch-rows.ts';
import type { WatchedItem } from './watched-item.type.ts';
import { boundsOf, selectWatchedItems, WATCHED_CURSOR, watchedItem } from './watched-items.ts';
import { watchedPage } from './watched-page.ts';

/** The eye on the prices of items, for those who work on their list. It knows nothing of purchases. */
export class WatchedPricesService {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: ListsService,
    private readonly items: ItemsService,
    private readonly origin: Origin,
  ) {}

  async watchedPrice(viewer: User, itemId: string): Promise<WatchedPrice> {
    const { id } = await this.items.getItem(viewer, itemId);
    const [row] = await selectWatchedPrice(this.em, { itemId: id, userId: viewer.id });
    const { looks = [], seenAt = null, ...rest } = row ?? { isWatched: false, problem: null };
    return {
      ...rest,
      itemId: id,
      seenAt: seenAt === null ? null : new Date(seenAt),
      looks: looks.map(({ seenAt, priceMinor, currency, isSoldOut }) => ({
        seenAt: new Date(seenAt),
        isSoldOut,
        price: priceMinor === null || currency === null ? null : { amountMinor: priceMinor, currency },
      })),
    };
  }

  /** The items that the viewer watches, by title. */
  async watchedItems(viewer: User, page: PageArguments): Promise<ConnectionFields<WatchedItem>> {
    const window = WATCHED_CURSOR.windowOf(page);
    const rows = await selectWatchedItems(this.em, { userId: viewer.id, ...boundsOf(window) });
    return connectionPage(keysetPage(rows, window), {
      cursorOf: ({ key, itemId }) => WATCHED_CURSOR.encode({ title: key, id: itemId }),
      nodeOf: watchedItem,
    });
  }

  /** Begins or ends to tell the viewer. The last one to end takes what was seen along. */
  async setWatched(viewer: User, itemId: string, isWatched: boolean): Promise<WatchedPrice> {
    const { id, primaryUrl } = await this.changeableItem(viewer, itemId);
    if (!isWatched) {
      await this.em.transactional(async (em) => {
        await em.findOne(PriceWatch, { item: id }, { lockMode: LockMode.PESSIMISTIC_WRITE }); // who begins meanwhile waits, and stays
        await endToWatch(em, { itemId: id, userId: viewer.id });
        await forgetIfUnwatched(em, { itemId: id });
      });
      return this.watchedPrice(viewer, id);
    }
    const page = watchedPage(primaryUrl);
    if (!page) throw new InvalidInput({ primaryUrl: [noLink()] });
    const languages = this.origin.languages?.slice(0, LONGEST_LANGUAGES) ?? null;
    await this.em.transactional(async (em) => {
      await lockWatcher(em, { userId: viewer.id }); // one at a time is counted
      const [{ others } = { others: 0 }] = await countOthers(em, { userId: viewer.id, itemId: id });
      if (others >= MOST_WATCHED_ITEMS) throw new TooManyWatches(MOST_WATCHED_ITEMS);
      await beginToWatch(em, { itemId: id, userId: viewer.id, ...page, languages });
    });
    return this.watchedPrice(viewer, id);
  }

  private async changeableItem(viewer: User, itemId: string): Promise<Item> {
    const item = await this.items.getItem(viewer, itemId);
    await this.lists.getChangeableList(viewer, item.list.id, 'changing', 'Item');
    return item;
  }
}
