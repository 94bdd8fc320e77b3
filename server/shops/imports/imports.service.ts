import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { toMinorUnits } from '../../base/amounts/money.rules.ts';
import { once } from '../../base/database/once.ts';
import { newId } from '../../base/database/uuid.ts';
import { parseByPath } from '../../base/errors/parse.ts';
import { isOwner } from '../../core/access/list.policy.ts';
import { canPurchase } from '../../core/access/purchase.policy.ts';
import { announce } from '../../core/events/announce.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import { User } from '../../core/users/user.entity.ts';
import { matchesOf } from '../../lists/affiliates/stored-matches.ts';
import { assertFitsFund, quantityOf } from '../../lists/group-gifts/fits-fund.ts';
import { assertFitsChoice } from '../../lists/item-choices/fits-choice.ts';
import { marksLeft } from '../../lists/item-orders/most-wanted.ts';
import { assertFitsList } from '../../lists/items/finite-quantity.ts';
import { Item } from '../../lists/items/item.entity.ts';
import { nextPlace } from '../../lists/items/item-order.ts';
import { type SentPrice, withSplitPrice } from '../../lists/items/item-price.ts';
import { lockListWithRoom } from '../../lists/items/locked-items.ts';
import { Purchase } from '../../lists/items/purchase.entity.ts';
import type { List } from '../../lists/lists/list.entity.ts';
import { withAccess } from '../../lists/lists/list-access.ts';
import type { ListsService } from '../../lists/lists/lists.service.ts';
import { putAtShopsOfBefore } from '../../lists/lists/shops-of-before.ts';
import { SurpriseKept } from '../../lists/purchases/errors.ts';
import { putAtNamedShops } from '../../lists/shops/named-shops.ts';
import { type importedItem, importedItems, placesOfChoices } from './imported-items.rules.ts';
import type { ImportedItems } from './imported-items.type.ts';

/** Takes over what stood on other lists. */
export class ImportsService {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: ListsService,
    private readonly settings: SiteSettings,
  ) {}

  /** New items go last, in this order: all of them, or none. Pieces that were bought already are bought by the viewer, or by the one who is named: by whom, only the owner may say. */
  async importItems(
    viewer: User,
    listId: string,
    sent: readonly SentPrice<z.input<typeof importedItem>>[],
    key?: string | null,
  ): Promise<ImportedItems> {
    const asked = await this.lists.getChangeableList(viewer, listId, 'adding');
    const { input: items } = parseByPath(importedItems, { input: sent.map(withSplitPrice) });
    const isAnyBought = items.some(({ quantityBought }) => quantityBought > 0);
    if (isAnyBought) assertMayBuy(viewer, asked);

    const itemIds = await this.em.transactional((em) =>
      once(em, { about: `importItems ${viewer.id} ${listId}`, key, sent: items }, async () => {
        const list = await lockListWithRoom(em, listId, this.settings, items.length);
        if (isAnyBought) assertMayBuy(viewer, await withAccess(list)); // it may have become a surprise meanwhile
        const place = await nextPlace(em, listId);
        const matches = await matchesOf(
          em,
          items.map(({ primaryUrl }) => primaryUrl),
        );
        const made: Item[] = [];
        const maySay = isOwner(viewer, list);
        const choices = list.listType === 'SHOPPING' ? new Map<string, string>() : choicesOf(items);
        const isAnyMarked = items.some(({ isMostWanted }) => isMostWanted);
        let room = isAnyMarked ? await marksLeft(em, listId, items.length) : 0;
        for (const [index, { price, quantityBought, boughtBy, choice, shops: _shops, ...values }] of items.entries()) {
          const isMostWanted = values.isMostWanted && room > 0;
          if (isMostWanted) room -= 1;
          const choiceId = choices.get(choice ?? '') ?? null;
          assertFitsChoice({ choiceId }, values, `input.${index}.`);
          assertFitsList(list, values, `input.${index}.`);
          assertFitsFund(values, { ...values, quantityBought, choiceId: choice }, `input.${index}.`);
          const item = em.create(Item, {
            ...values,
            quantityDesired: quantityOf(values),
            ...matches[index],
            list,
            priceMinor: price === null ? null : toMinorUnits(price, values.currency),
            orderIndex: place + index,
            quantityPurchased: quantityBought,
            choiceId,
            isMostWanted,
            addedById: viewer.id,
          });
          if (quantityBought > 0) buy(em, viewer, item, { quantity: quantityBought, name: boughtBy, maySay });
          made.push(item);
        }
        const ids = made.map(({ id }) => id);
        const placed = items.flatMap((item, index) =>
          item.shops.length > 0 ? [{ id: ids[index] ?? '', names: item.shops }] : [],
        );
        await putAtNamedShops(em, list, placed);
        await putAtShopsOfBefore(em, list, without(ids, placed));
        const [itemId, ...others] = ids;
        const actorId = viewer.id;
        if (others.length === 0) await announce(em, 'ITEM_ADDED', list, { itemId, actorId });
        else await announce(em, 'ITEMS_CHANGED', list, { actorId, moved: 'ADDED', count: ids.length });
        return ids;
      }),
    );
    this.em.clear(); // the list has another revision now
    return { list: await this.lists.readAgain(listId), itemIds };
  }
}

function without(ids: readonly string[], placed: readonly { id: string }[]): string[] {
  const known = new Set(placed.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}

/** Their new ids, by what names them in the call. One of which no other came is no choice. */
function choicesOf(items: readonly { choice: string | null }[]): Map<string, string> {
  const named = [...placesOfChoices(items)].filter(([, places]) => places.length > 1);
  return new Map(named.map(([choice]) => [choice, newId()]));
}

function assertMayBuy(viewer: User, list: List): void {
  if (!canPurchase(viewer, list)) throw new SurpriseKept(); // alike for every item
}

interface Bought {
  quantity: number;
  name: string | null;
  /** Nobody but the owner gives purchases under the names of others. */
  maySay: boolean;
}

/** Somebody who is known by name alone is as a guest who left nothing else. */
function buy(em: EntityManager, viewer: User, item: Item, { quantity, name, maySay }: Bought) {
  if (name) {
    em.create(Purchase, { item, quantity, guestEmail: '', guestName: maySay ? name : null, buyer: null });
    return;
  }
  const buyer = em.getReference(User, viewer.id, { wrapped: true });
  em.create(Purchase, { item, quantity, guestEmail: viewer.email, guestName: viewer.name, buyer });
}
