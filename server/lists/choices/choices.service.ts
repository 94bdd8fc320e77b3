import { t } from '@lingui/core/macro';
import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../base/database/uuid.ts';
import { InvalidInput } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import { announceItems } from '../../core/events/announce.ts';
import type { User } from '../../core/users/user.entity.ts';
import { choiceItems } from '../item-choices/choice.rules.ts';
import { Item } from '../items/item.entity.ts';
import { withItemsLocked } from '../items/locked-items.ts';
import { namedItems, type SeveralItemsService } from '../items/several-items.service.ts';
import type { ChangedItems } from '../items/several-items.type.ts';
import { isAnyNumber } from '../lists/any-number.rules.ts';
import { List } from '../lists/list.entity.ts';
import type { ListsService } from '../lists/lists.service.ts';

/** Choices between items of a list: once somebody gives one of them, the others are no longer needed. */
export class ChoicesService {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: ListsService,
    private readonly severalItems: SeveralItemsService,
  ) {}

  /** Items leave the choice that they were part of before. */
  async makeChoice(viewer: User, listId: string, itemIds: readonly string[]): Promise<ChangedItems> {
    parse(choiceItems, { itemIds: [...itemIds] });
    const named = namedItems(itemIds);
    const { id } = await this.lists.getChangeableList(viewer, listId, 'changing');
    await withItemsLocked(this.em, id, named.ids, async (em, locked) => {
      const items = locked.filter(({ isArchived }) => !isArchived);
      await assertGiftsOf(em, id);
      if (items.length < 2) throw new InvalidInput({ itemIds: [t`Choose at least two items`] });
      for (const item of items) assertFinite(item);
      const [choiceId, ...others] = new Set(items.map((item) => item.choiceId));
      const isThere = choiceId && others.length === 0 && (await em.count(Item, { choiceId })) === items.length;
      if (!isThere) await this.write(em, viewer, id, items, newId());
    });
    return this.severalItems.show(viewer, id, named);
  }

  /** The choices that the named items are part of end, with all of their items. */
  async dissolveChoices(viewer: User, listId: string, itemIds: readonly string[]): Promise<ChangedItems> {
    const named = namedItems(itemIds);
    const { id } = await this.lists.getChangeableList(viewer, listId, 'changing');
    await withItemsLocked(this.em, id, named.ids, async (em, items) => {
      const choiceIds = items.flatMap(({ choiceId }) => choiceId ?? []);
      if (choiceIds.length === 0) return;
      await this.write(em, viewer, id, await em.find(Item, { list: id, choiceId: { $in: choiceIds } }), null);
    });
    return this.severalItems.show(viewer, id, named);
  }

  private async write(em: EntityManager, viewer: User, listId: string, items: Item[], choiceId: string | null) {
    const itemIds = items.map(({ id }) => id);
    await em.nativeUpdate(Item, { id: { $in: itemIds } }, { choiceId, updatedAt: new Date() });
    await announceItems(em, 'ITEM_EDITED', { id: listId }, { itemIds, actorId: viewer.id });
  }
}

/** With its items locked: who makes it a shopping list waits for them. */
async function assertGiftsOf(em: EntityManager, listId: string): Promise<void> {
  const { listType } = await em.findOneOrFail(List, listId, { refresh: true });
  if (listType === 'SHOPPING') throw new InvalidInput({ itemIds: [t`Only gifts can be a choice`] });
}

function assertFinite({ title, quantityDesired, isGroupGift, isFund }: Item): void {
  if (isFund) throw new InvalidInput({ itemIds: [t`“${title}” is a fund, so it can’t be one of several`] });
  if (isAnyNumber(quantityDesired))
    throw new InvalidInput({ itemIds: [t`Any number of “${title}” is welcome, so it can’t be one of several`] });
  if (isGroupGift)
    throw new InvalidInput({ itemIds: [t`Friends can chip in for “${title}”, so it can’t be one of several`] });
}
