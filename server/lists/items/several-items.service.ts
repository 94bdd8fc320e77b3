import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { isId } from '../../base/database/uuid.ts';
import { parse } from '../../base/errors/parse.ts';
import { purchaseView } from '../../core/access/purchase.policy.ts';
import { announceItems } from '../../core/events/announce.ts';
import type { ImagesService } from '../../core/images/images.service.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { User } from '../../core/users/user.entity.ts';
import { keepForBuyers } from '../buyer-mails/items-before-edits.ts';
import { assertRoomForMarks, marksLeft } from '../item-orders/most-wanted.ts';
import { changedFields, noteFieldEdits } from '../lists/field-edits.ts';
import type { ListsService } from '../lists/lists.service.ts';
import { deleteItems } from './delete-items.ts';
import type { Item } from './item.entity.ts';
import type { itemChanges } from './item.rules.ts';
import { planEdit } from './item-edit.ts';
import { readItemsOf } from './item-rows.ts';
import { lockListWithRoom, withItemsLocked } from './locked-items.ts';
import { itemsChanges, severalItems } from './several-items.rules.ts';
import type { ChangedItems, DeletedItems } from './several-items.type.ts';
import { ShownItem } from './shown-item.ts';

/**
 * Changes several items of a list at once: all or nothing, by the rules that hold for one. Items that the list does not
 * have (any more) do not stop the rest: the answer names them.
 */
export class SeveralItemsService {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: ListsService,
    private readonly images: ImagesService,
    private readonly settings: SiteSettings,
  ) {}

  /** The last one who writes a field is right: nobody chooses between two values for a hundred items. */
  updateItems(
    viewer: User,
    listId: string,
    itemIds: readonly string[],
    input: z.input<typeof itemsChanges>,
  ): Promise<ChangedItems> {
    return this.change(viewer, listId, namedItems(itemIds), parse(itemsChanges, input));
  }

  setItemsArchived(
    viewer: User,
    listId: string,
    itemIds: readonly string[],
    isArchived: boolean,
  ): Promise<ChangedItems> {
    return this.change(viewer, listId, namedItems(itemIds), { isArchived });
  }

  async deleteItems(viewer: User, listId: string, itemIds: readonly string[]): Promise<DeletedItems> {
    const named = namedItems(itemIds);
    const list = await this.lists.getChangeableList(viewer, listId, 'deleting');
    const deletedIds = await deleteItems(this.em, viewer, list, named.ids);
    await this.images.removeReleased();
    this.em.clear(); // the items are gone, from the list that was read with them too
    return {
      list: await this.lists.readAgain(list.id),
      itemIds: deletedIds,
      missingItemIds: named.without(deletedIds),
    };
  }

  private async change(
    viewer: User,
    listId: string,
    named: NamedItems,
    changes: z.output<typeof itemChanges>,
  ): Promise<ChangedItems> {
    const { id, listType } = await this.lists.getChangeableList(viewer, listId, 'changing');
    await withItemsLocked(this.em, id, named.ids, async (em, items) => {
      const edits = items
        .map((item) => ({ item, plan: planEdit(item, { listType }, changes) }))
        .filter(({ plan }) => changedFields(plan.stored, plan.sent).length > 0);
      if (edits.length === 0) return;
      const restored = edits.filter(({ plan }) => plan.moved === 'RESTORED').length;
      if (restored > 0) await lockListWithRoom(em, id, this.settings, restored);
      await this.mark(em, id, edits, changes);
      await keepForBuyers(
        em,
        edits.filter(({ plan }) => plan.mattersToBuyers).map(({ item }) => item.id),
      );
      for (const { item, plan } of edits) em.assign(item, plan.columns);
      await noteFieldEdits(
        em,
        viewer,
        id,
        edits.map(({ item, plan }) => ({ id: item.id, stored: plan.stored, changes: plan.sent })),
      );
      const changedIds = edits.map(({ item }) => item.id);
      const about = { itemIds: changedIds, actorId: viewer.id, moved: edits[0]?.plan.moved };
      await announceItems(em, 'ITEM_EDITED', { id }, about);
    });
    return this.show(viewer, id, named);
  }

  /** Marks as most wanted only what there is room for; what comes back from the archive is marked as before as far as there is. */
  private async mark(
    em: EntityManager,
    listId: string,
    edits: readonly { item: Item; plan: ReturnType<typeof planEdit> }[],
    { isMostWanted }: z.output<typeof itemChanges>,
  ): Promise<void> {
    const marking = edits.filter(({ item }) => isMostWanted && !item.isMostWanted && !item.isArchived).length;
    if (marking > 0) await assertRoomForMarks(em, listId, { marking });
    const back = edits.filter(({ item, plan }) => plan.moved === 'RESTORED' && item.isMostWanted);
    if (back.length === 0) return;
    const added = edits.filter(({ plan }) => plan.moved === 'RESTORED').length;
    const left = Math.max(0, await marksLeft(em, listId, added));
    for (const { plan } of back.slice(left)) plan.columns.isMostWanted = false;
  }

  /** Shows items as the viewer sees them: purchases that are kept from them are not read. */
  async show(viewer: User, listId: string, named: NamedItems): Promise<ChangedItems> {
    this.em.clear(); // what was locked is not what is shown
    const list = await this.lists.readAgain(listId);
    const arePurchasesHidden = purchaseView(viewer, list) === 'nothing';
    const rows = await readItemsOf(this.em, { listIds: [listId], itemIds: named.ids }, { arePurchasesHidden });
    return {
      list,
      items: rows.map((row) => new ShownItem(row, list, viewer)),
      missingItemIds: named.without(rows.map(({ id }) => id)),
    };
  }
}

interface NamedItems {
  /** Each once, as the database has ids. */
  ids: readonly string[];
  /** As they were sent: those that are not among the ones found. */
  without(foundIds: readonly string[]): string[];
}

export function namedItems(sent: readonly string[]): NamedItems {
  const { itemIds } = parse(severalItems, { itemIds: [...sent] });
  const named = new Map(itemIds.map((id) => [id.toLowerCase(), id]));
  return {
    ids: [...named.keys()].filter(isId),
    without: (foundIds) => {
      const found = new Set(foundIds);
      return [...named].flatMap(([id, asSent]) => (found.has(id) ? [] : asSent));
    },
  };
}
