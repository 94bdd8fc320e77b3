import { t } from '@lingui/core/macro';
import { LockMode, ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { toMinorUnits } from '../../base/amounts/money.rules.ts';
import { once } from '../../base/database/once.ts';
import { isId } from '../../base/database/uuid.ts';
import { InvalidInput, NotFound, NotSignedIn } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import { purchaseView } from '../../core/access/purchase.policy.ts';
import { announce } from '../../core/events/announce.ts';
import type { Image } from '../../core/images/image.entity.ts';
import { hashOfFile, type ImagesService, type UploadedFile } from '../../core/images/images.service.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { User } from '../../core/users/user.entity.ts';
import { matchOf } from '../affiliates/stored-matches.ts';
import { assertFitsFund, quantityOf } from '../group-gifts/fits-fund.ts';
import { keepHowToPay } from '../group-gifts/how-to-pay.ts';
import type { PayBackSeals } from '../group-gifts/pay-back-seals.ts';
import { withChoicesLocked } from '../item-choices/locked-choices.ts';
import { assertRoomForMarks, markOne } from '../item-orders/most-wanted.ts';
import { assertNoConflict } from '../lists/field-edits.ts';
import type { List } from '../lists/list.entity.ts';
import type { ListsService } from '../lists/lists.service.ts';
import { putAtShopsOfBefore } from '../lists/shops-of-before.ts';
import { deleteItems } from './delete-items.ts';
import { NotInBulk } from './errors.ts';
import { assertFinite, assertFitsList } from './finite-quantity.ts';
import { Item } from './item.entity.ts';
import { itemChanges, itemMove, newItem, newOrder } from './item.rules.ts';
import { type Edit, type EditingOptions, isNext, isOfItsRow, planEdit, writeEdit } from './item-edit.ts';
import { moveBeside, nextPlace, putInOrder } from './item-order.ts';
import { type SentPrice, withSplitPrice, withUnitPrice } from './item-price.ts';
import { readItemsOf } from './item-rows.ts';
import { type ItemToEdit, readItemToEdit } from './item-to-edit.ts';
import { assertNotListed, lockListWithRoom } from './locked-items.ts';
import { ShownItem } from './shown-item.ts';

interface AddingOptions {
  /** For shopping lists only. */
  inBulk?: boolean;
  /** Adds nothing where an item of this name is on the list. */
  unlessListed?: boolean;
  /** Kept for this item, and shown instead of the picture behind its link. */
  picture?: Image | null;
  /** Runs in the same transaction. */
  alongside?: (em: EntityManager, item: Item) => Promise<void>;
  /** The original input, where the item is made of more than that; see RepeatableCall. */
  sent?: object;
}

export class ItemsService {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: ListsService,
    private readonly images: ImagesService,
    private readonly settings: SiteSettings,
    private readonly seals: PayBackSeals,
  ) {}

  async getItem(viewer: User | null, id: string): Promise<Item> {
    const item = await this.findItem(viewer, id);
    await this.lists.getList(viewer, item.list.id, 'Item');
    return item;
  }

  /** New items go last. */
  async addItem(
    viewer: User,
    listId: string,
    input: SentPrice<z.input<typeof newItem>>,
    key?: string | null,
    { inBulk = false, unlessListed = false, picture = null, alongside, sent }: AddingOptions = {},
  ): Promise<Item> {
    const { price, howToPay, ...values } = parse(newItem, withSplitPrice(input));
    assertFitsFund(values, { ...values, howToPay });
    await this.lists.getChangeableList(viewer, listId, 'adding');
    const upload = picture ?? (await this.findUpload(viewer, values.imageUrl));

    const call = { about: `createItem ${viewer.id} ${listId}`, key, sent: sent ?? { ...values, price, howToPay } };
    const id = await this.em.transactional((em) =>
      once(em, call, async () => {
        const list = await lockListWithRoom(em, listId, this.settings);
        if (inBulk && list.listType !== 'SHOPPING') throw new NotInBulk();
        assertFitsList(list, values);
        if (values.isMostWanted) await assertRoomForMarks(em, listId, { added: 1 });
        if (unlessListed) await assertNotListed(em, list, values.title);
        const item = em.create(Item, {
          ...values,
          quantityDesired: quantityOf(values),
          ...(await matchOf(em, values.primaryUrl)),
          list,
          priceMinor: price === null ? null : toMinorUnits(price, values.currency),
          orderIndex: await nextPlace(em, listId),
          addedById: viewer.id,
        });
        if (upload) item.image = ref(await this.images.claim(em, upload));
        if (howToPay) keepHowToPay(em, item.id, howToPay, this.seals);
        await alongside?.(em, item);
        await putAtShopsOfBefore(em, list, [item.id]);
        await announce(em, 'ITEM_ADDED', list, { itemId: item.id, actorId: viewer.id });
        return item.id;
      }),
    );
    return this.readAgain(id);
  }

  /** Writes only what was sent; `base` says what the client had read, see assertNoConflict. */
  async updateItem(
    viewer: User,
    id: string,
    input: SentPrice<z.input<typeof itemChanges>>,
    base?: SentPrice<z.input<typeof itemChanges>> | null,
    { picture }: EditingOptions = {},
  ): Promise<ShownItem> {
    const changes = parse(itemChanges, withSplitPrice(input));
    const read = base && parse(itemChanges, withSplitPrice(base));
    const asSent = (values: z.output<typeof itemChanges>) =>
      input.unitPrice === undefined ? values : withUnitPrice(values);
    const asked = { changes: asSent(changes), base: read && asSent(read) };
    const found = await this.findItemToEdit(viewer, id);
    const upload = picture ?? (await this.findUpload(viewer, changes.imageUrl));
    const edit = { changes, asked, picture: upload ?? picture };

    const isAlone = edit.picture === undefined && isOfItsRow(found.row, changes);
    const written = isAlone ? await this.edit(this.em, viewer, found, edit) : null;
    if (written) return this.showItem(viewer, id, isNext(found.list, written.list) ? written : null);

    await withChoicesLocked(this.em, [id], async (em, items) => {
      if (items.length === 0) throw new NotFound('Item'); // deleted since it was found
      const locked = await readItemToEdit(em, viewer.id, id);
      if (locked) await this.edit(em, viewer, locked, edit);
    });
    if (edit.picture !== undefined) await this.images.removeReleased();
    return this.showItem(viewer, id);
  }

  /** In a transaction with the item locked, unless it needs nothing but its own row. Null if that is no longer as it was found. */
  private async edit(em: EntityManager, viewer: User, found: ItemToEdit, { changes, asked, picture }: Edit) {
    const { row, list } = found;
    if (changes.quantityDesired !== row.quantityDesired) assertFinite(list, changes.quantityDesired);
    const plan = planEdit(row, list, changes);
    await assertNoConflict(em, viewer, { id: row.id, listId: list.id }, { ...asked, stored: plan.stored });
    if (plan.moved === 'RESTORED') await lockListWithRoom(em, list.id, this.settings);
    await markOne(em, list.id, { before: row, changes, plan });
    const { primaryUrl, imageUrl } = plan.columns;
    const isRelinked = primaryUrl !== undefined && primaryUrl !== row.primaryUrl;
    const shown = picture && (await this.images.claim(em, picture));
    const isCopyGone = picture && row.image && this.images.isAddressOf(row.image, imageUrl ?? row.imageUrl);
    const written = await writeEdit(em, viewer, found, plan, {
      ...(isRelinked && (await matchOf(em, primaryUrl))),
      ...(shown !== undefined && { imageId: shown?.id ?? null }),
      ...(isCopyGone && { imageUrl: null }),
    });
    if (picture !== undefined) await this.images.release(em, row.image);
    return written;
  }

  /** Shows an uploaded picture, in place of the one before. */
  async setImage(viewer: User, id: string, file: UploadedFile, key?: string | null): Promise<Item> {
    const { list } = await this.findItem(viewer, id);
    await this.lists.getChangeableList(viewer, list.id, 'changing', 'Item');
    const upload = await this.images.keep(viewer, file, 'items');

    await this.em.transactional(async (em) => {
      const call = { about: `setImage ${viewer.id} ${id}`, key, sent: hashOfFile(file) };
      await once(em, call, async () => {
        const item = await this.lockItem(em, id);
        await this.show(em, item, upload);
        await announce(em, 'ITEM_EDITED', list, { itemId: id, actorId: viewer.id });
        return true;
      });
    });
    await this.images.removeReleased();
    return this.readAgain(id);
  }

  /** The uploaded picture goes, with its files. A link to a picture elsewhere stays, and is shown instead. */
  async removeImage(viewer: User, id: string): Promise<Item> {
    const { list } = await this.findItem(viewer, id);
    await this.lists.getChangeableList(viewer, list.id, 'changing', 'Item');

    await this.em.transactional(async (em) => {
      const item = await this.lockItem(em, id);
      if (!item.image) return;
      const image = await item.image.loadOrFail();
      if (this.images.isAddressOf(image, item.imageUrl)) item.imageUrl = null;
      await this.images.release(em, image);
      item.image = null;
      await announce(em, 'ITEM_EDITED', list, { itemId: id, actorId: viewer.id });
    });
    await this.images.removeReleased();
    return this.readAgain(id);
  }

  /** An archived item leaves list, shared page, counts and limits; restored, it is back in its place. */
  setItemArchived(viewer: User, id: string, isArchived: boolean): Promise<ShownItem> {
    return this.updateItem(viewer, id, { isArchived });
  }

  /** Its picture and its purchases go with it, and their buyers are told. Returns the list it was on. */
  async deleteItem(viewer: User, id: string): Promise<List> {
    const { list } = await this.findItem(viewer, id);
    await this.lists.getChangeableList(viewer, list.id, 'deleting', 'Item');

    const deletedIds = await deleteItems(this.em, viewer, list, [id]);
    if (deletedIds.length === 0) throw new NotFound('Item'); // deleted since it was found
    await this.images.removeReleased();
    this.em.clear(); // the item is gone, from the list that was read with it too
    return this.lists.readAgain(list.id);
  }

  /** Puts the named items in this order, in the places that they held; the others stay where they are. */
  async reorderItems(viewer: User, listId: string, itemIds: readonly string[]): Promise<List> {
    const ids = parse(newOrder, { itemIds }).itemIds;
    await this.lists.getChangeableList(viewer, listId, 'changing');

    await this.em.transactional(async (em) => {
      const isDone = await putInOrder(em, listId, ids);
      if (!isDone) throw new InvalidInput({ itemIds: [t`All items must be on this list`] });
      await announce(em, 'ITEMS_REORDERED', { id: listId }, { actorId: viewer.id });
    });
    this.em.clear(); // the items have other places now
    return this.lists.readAgain(listId);
  }

  /** Moves it beside another of its list. The last move decides; nobody is told of one that is there already. */
  async moveItem(viewer: User, id: string, beside: z.input<typeof itemMove>): Promise<ShownItem> {
    const { list } = await this.findItemToEdit(viewer, id);
    const { afterItemId, beforeItemId } = parse(itemMove, beside);
    if ([afterItemId, beforeItemId].includes(id))
      throw new InvalidInput({ afterItemId: [t`An item cannot stand beside itself`] });
    const idOrNull = (each: string | null | undefined) => (each != null && isId(each) ? each : null);
    const move = { listId: list.id, itemId: id, afterId: idOrNull(afterItemId), beforeId: idOrNull(beforeItemId) };

    await this.em.transactional(async (em) => {
      const outcome = await moveBeside(em, move);
      if (outcome === 'lost') throw new InvalidInput({ afterItemId: [t`Neither item is on this list any more`] });
      const { id: actorId } = viewer;
      if (outcome === 'moved') await announce(em, 'ITEM_EDITED', list, { actorId, itemId: id, isMove: true });
      else if (outcome === 'spread out') await announce(em, 'ITEMS_REORDERED', list, { actorId });
    });
    return this.showItem(viewer, id);
  }

  private async show(em: EntityManager, item: Item, upload: Image): Promise<void> {
    const image = await this.images.claim(em, upload);
    const before = await item.image?.loadOrFail();
    if (before && this.images.isAddressOf(before, item.imageUrl)) item.imageUrl = null; // its file goes
    await this.images.release(em, before);
    item.image = ref(image);
  }

  /** A link to an upload of one's own makes that the item's picture. */
  private async findUpload(viewer: User, imageUrl: string | null | undefined): Promise<Image | null> {
    return imageUrl ? this.images.findUpload(viewer, imageUrl) : null;
  }

  private async findItem(viewer: User | null, id: string): Promise<Item> {
    const item = isId(id) ? await this.em.findOne(Item, id) : null;
    if (!item) throw viewer ? new NotFound('Item') : new NotSignedIn();
    return item;
  }

  private async findItemToEdit(viewer: User, id: string): Promise<ItemToEdit> {
    const found = isId(id) ? await readItemToEdit(this.em, viewer.id, id) : null;
    if (!found) throw new NotFound('Item');
    this.lists.assertChangeable(viewer, found.list, 'changing', 'Item');
    return found;
  }

  /** After an edit: as it is `known` to be, or as it is read again. */
  private async showItem(viewer: User, id: string, known: Pick<ItemToEdit, 'row' | 'list'> | null = null) {
    const found = known ?? (await readItemToEdit(this.em, viewer.id, id));
    const { row, list } = found ?? {};
    if (!row || !list) throw new NotFound('Item'); // deleted in the meantime
    const isBought = purchaseView(viewer, list) !== 'nothing' && row.quantityPurchased > 0; // in this order: reading takes time
    const named = { listIds: [list.id], itemIds: [id] };
    const [whole] = isBought ? await readItemsOf(this.em, named, { arePurchasesHidden: false }) : [row];
    if (!whole) throw new NotFound('Item');
    return new ShownItem(whole, list, viewer);
  }

  /** With its list, whose revision is the one as of which the item was read. */
  private async readAgain(id: string): Promise<Item> {
    const item = await this.em.findOne(Item, id, { populate: ['list'], refresh: true });
    if (!item) throw new NotFound('Item'); // deleted in the meantime
    return item;
  }

  private async lockItem(em: EntityManager, id: string): Promise<Item> {
    const item = await em.findOne(Item, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!item) throw new NotFound('Item'); // deleted since it was found
    return item;
  }
}
