import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { toMinorUnits } from '../../base/amounts/money.rules.ts';
import { parse } from '../../base/errors/parse.ts';
import { announce } from '../../core/events/announce.ts';
import type { ImagesService } from '../../core/images/images.service.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { User } from '../../core/users/user.entity.ts';
import { matchesOf } from '../affiliates/stored-matches.ts';
import { marksLeft } from '../item-orders/most-wanted.ts';
import { assertFinite } from '../items/finite-quantity.ts';
import { Item } from '../items/item.entity.ts';
import { newItem } from '../items/item.rules.ts';
import { nextPlace } from '../items/item-order.ts';
import { lockListWithRoom } from '../items/locked-items.ts';
import { putAtShopsOfBefore } from '../lists/shops-of-before.ts';
import { lockList, tellOfDrafts } from './change-drafts.ts';
import { Draft } from './draft.entity.ts';

interface Parts {
  images: ImagesService;
  settings: SiteSettings;
}

/**
 * In a transaction: all that are there become items, or none. The list is locked before they are read, so that an edit is in the
 * item, or comes too late. Answers with the new ids by those of the drafts.
 */
export async function publishDrafts(
  em: EntityManager,
  viewer: User,
  { listId, draftIds }: { listId: string; draftIds: readonly string[] },
  { images, settings }: Parts,
): Promise<Map<string, string>> {
  await lockList(em, listId);
  const found = await em.find(Draft, { id: [...draftIds], list: listId }, { populate: ['image'], refresh: true });
  if (found.length === 0) return new Map();
  const list = await lockListWithRoom(em, listId, settings, found.length);
  const drafts = draftIds.flatMap((id) => found.find((draft) => draft.id === id) ?? []);
  const all = drafts.map((draft) => ({ draft, values: parse(newItem, publicValues(draft)) }));
  const urls = all.map(({ values }) => values.primaryUrl);
  const matches = await matchesOf(em, urls);
  const place = await nextPlace(em, listId);
  const isAnyMarked = all.some(({ values }) => values.isMostWanted);
  let room = isAnyMarked ? await marksLeft(em, listId, all.length) : 0;
  await em.nativeDelete(Draft, { id: drafts.map(({ id }) => id) });
  const itemIds = new Map<string, string>();
  for (const [index, { draft, values }] of all.entries()) {
    const { price, howToPay: _none, ...fields } = values;
    assertFinite(list, values.quantityDesired);
    const isMostWanted = values.isMostWanted && room > 0; // others are by now, where there is no room
    if (isMostWanted) room -= 1;
    const item = em.create(Item, {
      ...fields,
      ...matches[index],
      list,
      isMostWanted,
      priceMinor: price === null ? null : toMinorUnits(price, values.currency),
      orderIndex: place + index,
      addedById: viewer.id,
    });
    if (draft.image) item.image = ref(await images.claim(em, draft.image.unwrap()));
    itemIds.set(draft.id, item.id);
  }
  await em.flush();
  await putAtShopsOfBefore(em, list, [...itemIds.values()]);
  for (const itemId of itemIds.values()) await announce(em, 'ITEM_ADDED', list, { itemId, actorId: viewer.id });
  await tellOfDrafts(em, listId);
  return itemIds;
}

/** The person who suggested it wrote to those who work on the list, and not to its guests. */
function publicValues({ values, isSuggestion }: Draft): Draft['values'] {
  return isSuggestion ? { ...values, notes: '' } : values;
}
