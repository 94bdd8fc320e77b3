import { hash } from 'node:crypto';
import { t } from '@lingui/core/macro';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { Batches } from '../../base/database/batches.ts';
import { once } from '../../base/database/once.ts';
import { isId } from '../../base/database/uuid.ts';
import { InvalidInput, NotFound } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import { nameKey } from '../../base/text/name-key.rules.ts';
import { announce } from '../../core/events/announce.ts';
import type { User } from '../../core/users/user.entity.ts';
import { lockItems } from '../items/locked-items.ts';
import { severalItems } from '../items/several-items.rules.ts';
import { List } from '../lists/list.entity.ts';
import type { ListsService } from '../lists/lists.service.ts';
import { MOST_SHOPS, newShop, shopChanges, shopsOfItems, shopVisit } from '../lists/shop.rules.ts';
import { ShopListed, TooManyShops } from './errors.ts';
import { learnedOrder, withWalk } from './learned-order.ts';
import { Shop } from './shop.entity.ts';
import type { CreatedShop, ShownShop } from './shop.type.ts';
import { putAtShops, readShops } from './shop-rows.ts';

/**
 * The shops of shopping lists. Those who edit the list say which there are. Locks are taken in one order: items, the
 * list, its shops.
 */
export class ShopsService {
  private readonly batches = new Batches();

  constructor(
    private readonly em: EntityManager,
    private readonly lists: ListsService,
  ) {}

  /** In the order in which they were added; a list without any costs nothing. `list` has been read for somebody who may. */
  async shopsOf(list: List): Promise<ShownShop[]> {
    if (list.shopCount === 0 || list.listType !== 'SHOPPING') return [];
    return (await this.batches.load('shops', list.id, (ids) => readShops(this.em, ids))) ?? [];
  }

  async createShop(
    viewer: User,
    listId: string,
    input: z.input<typeof newShop>,
    key?: string | null,
  ): Promise<CreatedShop> {
    const { name } = parse(newShop, input);
    assertShopping(await this.lists.getChangeableList(viewer, listId));
    const id = await this.em.transactional((em) =>
      once(em, { about: `createShop ${viewer.id}`, key, sent: { listId, name } }, async () => {
        const list = await lockList(em, listId);
        if (list.shopCount >= MOST_SHOPS) throw new TooManyShops(MOST_SHOPS);
        await assertNewName(em, list, name);
        const shop = em.create(Shop, { name, list });
        list.shopCount += 1;
        await em.flush();
        await announceShops(em, viewer, list);
        return shop.id;
      }),
    );
    const list = await this.lists.readAgain(listId);
    const shop = (await this.shopsOf(list)).find((one) => one.id === id);
    if (!shop) throw new NotFound('Shop'); // deleted in the meantime
    return { list, shop };
  }

  /** An order that is sent was put by hand: what was learned before counts no more. */
  async updateShop(viewer: User, id: string, input: z.input<typeof shopChanges>): Promise<List> {
    const { name, categoryOrder } = parse(shopChanges, input);
    const { listId } = await this.findChangeable(viewer, id);
    await this.em.transactional(async (em) => {
      const list = await lockList(em, listId);
      const shop = await lockShop(em, id);
      if (name !== undefined && nameKey(name) !== nameKey(shop.name)) await assertNewName(em, list, name);
      if (name !== undefined) shop.name = name;
      if (categoryOrder !== undefined) {
        shop.categoryOrder = categoryOrder;
        shop.walks = [{ visitKey: null, categories: categoryOrder }];
        shop.orderedAt = new Date();
      }
      await announceShops(em, viewer, list);
    });
    return this.lists.readAgain(listId);
  }

  async deleteShop(viewer: User, id: string): Promise<List> {
    const { listId } = await this.findChangeable(viewer, id);
    await this.em.transactional(async (em) => {
      const list = await lockList(em, listId);
      const shop = await lockShop(em, id);
      em.remove(shop);
      list.shopCount -= 1;
      await announceShops(em, viewer, list);
    });
    return this.lists.readAgain(listId);
  }

  /** Nobody is told of what changes nothing. */
  async learnShopOrder(viewer: User, id: string, input: z.input<typeof shopVisit>): Promise<List> {
    const { visitKey, categories } = parse(shopVisit, input);
    const { listId } = await this.findChangeable(viewer, id);
    await this.em.transactional(async (em) => {
      await lockList(em, listId);
      const shop = await lockShop(em, id);
      shop.walks = withWalk(shop.walks, {
        visitKey: hash('sha256', `${viewer.id} ${visitKey}`, 'base64url'),
        categories,
      });
      const order = learnedOrder(shop.walks, shop.categoryOrder);
      const isSame = order.join('\n') === shop.categoryOrder.join('\n');
      if (!isSame) shop.categoryOrder = order;
      await em.flush();
      if (!isSame) await announceShops(em, viewer, { id: listId });
    });
    return this.lists.readAgain(listId);
  }

  /** Without a shop they are to be had everywhere. Items and shops that the list does not have do not stop the rest. */
  async setItemShops(
    viewer: User,
    listId: string,
    sent: { itemIds: readonly string[]; shopIds: readonly string[] },
  ): Promise<List> {
    const { itemIds } = parse(severalItems, { itemIds: [...sent.itemIds] });
    const { shopIds } = parse(shopsOfItems, { shopIds: [...sent.shopIds] });
    assertShopping(await this.lists.getChangeableList(viewer, listId));
    const known = shopIds.filter(isId);
    if (known.length === 0 && shopIds.length > 0) return this.lists.readAgain(listId);
    await this.em.transactional(async (em) => {
      const items = await lockItems(em, listId, itemIds.filter(isId));
      await lockList(em, listId);
      const put = { listId, itemIds: items.map(({ id }) => id), shopIds: known };
      const changed = await putAtShops(em, put);
      if (changed.length > 0) await announceShops(em, viewer, { id: listId });
    });
    return this.lists.readAgain(listId);
  }

  /** A shop of a list that the viewer may change. */
  private async findChangeable(viewer: User, id: string): Promise<{ listId: string }> {
    const shop = isId(id) ? await this.em.findOne(Shop, id) : null;
    if (!shop) throw new NotFound('Shop');
    assertShopping(await this.lists.getChangeableList(viewer, shop.list.id, undefined, 'Shop'));
    return { listId: shop.list.id };
  }
}

/** How somebody walks would tell of purchases, which a list of another type may keep from its owner. */
function assertShopping({ listType }: List): void {
  if (listType !== 'SHOPPING') throw new InvalidInput({ listId: [t`Only a shopping list has shops.`] });
}

async function lockShop(em: EntityManager, id: string): Promise<Shop> {
  const shop = await em.findOne(Shop, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!shop) throw new NotFound('Shop');
  return shop;
}

async function lockList(em: EntityManager, id: string): Promise<List> {
  const list = await em.findOne(List, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!list) throw new NotFound('List');
  assertShopping(list); // it may have become another one while it was waited for
  return list;
}

async function assertNewName(em: EntityManager, list: List, name: string): Promise<void> {
  const shops = await em.find(Shop, { list });
  if (shops.some((shop) => nameKey(shop.name) === nameKey(name))) throw new ShopListed(name);
}

/** Heard by those who have the list open; news it is for nobody. */
function announceShops(em: EntityManager, viewer: User, list: { id: string }): Promise<void> {
  return announce(em, 'LIST_EDITED', list, { actorId: viewer.id, isSilent: true });
}
