import type { EntityManager } from '@mikro-orm/postgresql';
import { isId } from '../../base/database/uuid.ts';
import { NotAllowed, NotFound } from '../../base/errors/errors.ts';
import { canWorkOn } from '../../core/access/list.policy.ts';
import { purchaseView, revisionFor } from '../../core/access/purchase.policy.ts';
import type { User } from '../../core/users/user.entity.ts';
import { Item } from '../../lists/items/item.entity.ts';
import { readItemsOf } from '../../lists/items/item-rows.ts';
import type { ItemsService } from '../../lists/items/items.service.ts';
import type { ListItemsService } from '../../lists/items/list-items.service.ts';
import { MOST_PIECES } from '../../lists/items/quantity.rules.ts';
import { ShownItem } from '../../lists/items/shown-item.ts';
import type { List } from '../../lists/lists/list.entity.ts';
import type { ListsService } from '../../lists/lists/lists.service.ts';
import { AlreadyBought } from '../../lists/purchases/errors.ts';
import type { PurchasesService } from '../../lists/purchases/purchases.service.ts';
import { ReminderChanged, ReminderGone, UidTaken } from './errors.ts';
import { Reminder } from './reminder.entity.ts';
import {
  type KnownState,
  type ReminderShown,
  reminderOf,
  type SentReminder,
  stateOf,
  stateOfEtag,
} from './reminder.ts';
import { changesOf, tickOf } from './reminder-changes.ts';
import { itemOfLine } from './reminder-line.ts';
import { waysOf } from './reminder-ways.ts';

/** The state from which an app makes its change, as it says: one of these ETags, any, or that there is nothing yet. */
export interface Condition {
  etags?: readonly string[] | 'any';
  isNew?: boolean;
}

/** A reminder as it is found: its item may be in the archive, or gone. */
interface Found {
  shown: ReminderShown | null;
  /** Whether an app has added something under this name. */
  wasThere: boolean;
}

/** Shopping lists for reminders apps: each change goes by the services that everything else goes by. */
export class RemindersService {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: ListsService,
    private readonly items: ItemsService,
    private readonly listItems: ListItemsService,
    private readonly purchases: PurchasesService,
  ) {}

  /** Shopping lists that the viewer works on, the newest first. */
  async shoppingLists(viewer: User): Promise<List[]> {
    return this.lists.listsOf(viewer, { type: 'SHOPPING' });
  }

  /** One of them. Every other list looks missing, also those that the viewer may know. */
  async shoppingList(viewer: User, id: string): Promise<List> {
    const list = await this.lists.getList(viewer, id).catch((refusal) => {
      throw refusal instanceof NotAllowed ? new NotFound('List') : refusal;
    });
    if (list.listType !== 'SHOPPING' || list.isDemo || !canWorkOn(viewer, list)) throw new NotFound('List');
    return list;
  }

  /** Another one after each change of the list or of what is on it. */
  revisionOf(viewer: User, list: List): number {
    return revisionFor(purchaseView(viewer, list), list);
  }

  /** In the order of the list. */
  async remindersOn(viewer: User, list: List): Promise<ReminderShown[]> {
    const rows = await this.em.find(Reminder, { list: list.id });
    const given = new Map(rows.map((row) => [row.itemId, row]));
    const items = await this.listItems.showItems(viewer, list);
    return items.map((item) => reminderOf(item, given.get(item.id)));
  }

  async reminder(viewer: User, list: List, name: string): Promise<ReminderShown> {
    const { shown } = await this.find(viewer, list, name);
    if (!shown || shown.item.isArchived) throw new NotFound('Item');
    return shown;
  }

  /**
   * Adds a reminder, or changes it by the rules of late changes: what the app left as it had read it stays as it is now, a tick is made once,
   * and where two people have changed the same, the app hears of it.
   */
  async save(
    viewer: User,
    list: List,
    name: string,
    sent: SentReminder,
    condition: Condition,
  ): Promise<'added' | 'changed'> {
    const { shown, wasThere } = await this.find(viewer, list, name);
    if (shown) {
      await this.change(viewer, shown, sent, condition);
      return 'changed';
    }
    if (condition.etags) throw new ReminderChanged();
    if (!condition.isNew && (wasThere || isNameOfOurs(name))) throw new ReminderGone();
    await this.add(viewer, list, name, sent);
    return 'added';
  }

  async delete(viewer: User, list: List, name: string, { etags = 'any' }: Condition): Promise<void> {
    const { item, etag } = await this.reminder(viewer, list, name);
    if (etags !== 'any' && !etags.includes(etag)) throw new ReminderChanged();
    await this.items.deleteItem(viewer, item.id);
  }

  private async add(viewer: User, list: List, name: string, sent: SentReminder): Promise<void> {
    const { uid, summary, notes, categories } = sent;
    const currency = await this.currencyOf(list);
    const fields = itemOfLine(summary, waysOf(viewer, currency));
    const input = { currency, ...fields, notes, category: categories?.[0] ?? '' };
    const item = await this.items.addItem(viewer, list.id, input, null, {
      alongside: (em, { id: itemId }) => giveNames(em, list, { name, uid, itemId }),
    });
    if (sent.isTicked) await this.tick(viewer, item.id, item.timesPutBack);
  }

  private async change(viewer: User, shown: ReminderShown, sent: SentReminder, condition: Condition): Promise<void> {
    if (condition.isNew) throw new ReminderChanged();
    const { item } = shown;
    if (item.isArchived && condition.etags) throw new ReminderChanged();
    const current = stateOf(shown);
    const known = knownBy(condition, shown, current);
    const tick = tickOf({ known, current, sent });
    const { changes, base } = changesOf({ shown, known, current, sent }, waysOf(viewer, item.currency));
    if (item.isArchived) Object.assign(changes, { isArchived: false });
    if (Object.keys(changes).length > 0) await this.items.updateItem(viewer, item.id, changes, base);
    if (tick === 'tick') await this.tick(viewer, item.id, known.timesPutBack);
    if (tick === 'untick') await this.untick(viewer, item);
  }

  private async tick(viewer: User, itemId: string, timesPutBack: number): Promise<void> {
    const late = { timesPutBack, orWhatRemains: true };
    try {
      await this.purchases.purchaseItem(viewer, itemId, MOST_PIECES, null, late);
    } catch (refusal) {
      if (!(refusal instanceof AlreadyBought)) throw refusal; // somebody else ticked it
    }
  }

  private async untick(viewer: User, { id, purchases }: ShownItem): Promise<void> {
    if (purchases.some(({ canUndo }) => !canUndo)) throw new NotAllowed(); // all of it, or nothing
    for (const purchase of purchases) {
      try {
        await this.purchases.undoPurchase(viewer, purchase.id, id);
      } catch (refusal) {
        if (!(refusal instanceof NotFound)) throw refusal; // somebody else took it back
      }
    }
  }

  private async find(viewer: User, list: List, name: string): Promise<Found> {
    const ownId = idIn(name);
    const rows = await this.em.find(Reminder, {
      list: list.id,
      $or: [{ name }, ...(ownId ? [{ itemId: ownId }] : [])],
    });
    const row = rows.find((each) => each.name === name);
    const itemId = row?.itemId ?? (rows.length === 0 ? ownId : null); // an item has one name
    const shown = itemId ? await this.shownItem(viewer, list, itemId) : null;
    return { shown: shown && reminderOf(shown, row), wasThere: row !== undefined };
  }

  private async shownItem(viewer: User, list: List, itemId: string): Promise<ShownItem | null> {
    const arePurchasesHidden = purchaseView(viewer, list) === 'nothing';
    const [row] = await readItemsOf(this.em, { listIds: [list.id], itemIds: [itemId] }, { arePurchasesHidden });
    return row ? new ShownItem(row, list, viewer) : null;
  }

  /** The currency of the latest price on the list. */
  private async currencyOf(list: List): Promise<string> {
    const which = { list: list.id, priceMinor: { $ne: null } };
    const [priced] = await this.em.find(Item, which, { orderBy: { id: 'desc' }, limit: 1, disableIdentityMap: true });
    return priced?.currency ?? 'USD';
  }
}

/** In the transaction that adds the item, which has locked its list: two apps that add the same come one after the other. */
async function giveNames(
  em: EntityManager,
  list: Pick<List, 'id'>,
  given: Pick<Reminder, 'name' | 'uid' | 'itemId'>,
): Promise<void> {
  const { name, uid } = given;
  const rows = await em.find(Reminder, { list: list.id, $or: [{ name }, { uid }] });
  const itemIds = [...rows.map(({ itemId }) => itemId), ...(isId(uid) ? [uid] : [])];
  const items = await em.find(Item, { list: list.id, id: { $in: itemIds } }, { disableIdentityMap: true });
  const there = new Set(items.map(({ id }) => id));
  const named = rows.find((row) => row.name === name);
  if (named && there.has(named.itemId)) throw new ReminderChanged();
  if (there.size > 0) throw new UidTaken(rows.find((row) => there.has(row.itemId))?.name ?? `${uid}.ics`);
  await em.nativeDelete(Reminder, { list: list.id, name }); // of something that is gone
  em.create(Reminder, { list: list.id, ...given });
}

/** The state from which the app made its change: without a word of it, the one of now. */
function knownBy({ etags = 'any' }: Condition, { etag }: ReminderShown, current: KnownState): KnownState {
  if (etags === 'any' || etags.includes(etag)) return current;
  const [known] = etags.flatMap((each) => stateOfEtag(each) ?? []);
  if (!known || (known.item !== null && known.item !== current.item)) throw new ReminderChanged();
  return known;
}

function idIn(name: string): string | null {
  const id = /^(?<id>[\da-f-]{36})\.ics$/.exec(name)?.groups?.id ?? '';
  return isId(id) ? id : null;
}

/** Names of items that we gave, as UUIDs of version 7: apps make others. */
function isNameOfOurs(name: string): boolean {
  return idIn(name)?.[14] === '7';
}
