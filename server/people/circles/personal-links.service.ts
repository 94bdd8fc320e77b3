import type { EntityManager } from '@mikro-orm/postgresql';
import { hashSecret } from '../../base/database/secret-token.ts';
import { isId } from '../../base/database/uuid.ts';
import { NotFound } from '../../base/errors/errors.ts';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import type { Origin } from '../../core/users/caller.ts';
import type { PersonalPurchasesService } from '../../lists/purchases/personal-purchases.service.ts';
import { SharedList } from '../../lists/sharing/shared-list.type.ts';
import { type ItemChoice, readSharedLists, type SharedListRow } from '../../lists/sharing/shared-list-rows.ts';
import {
  type LinkedGuest,
  type LinkedList,
  type LinkedPurchase,
  selectLinkedGuest,
  selectLinkedListOf,
  selectLinkedLists,
  selectLinkedPurchases,
} from './personal-link-rows.ts';

/** Lists of a circle as the guest with a personal link sees them: as any guest does, also private ones, and no list that is not open to the circle. */
export class PersonalLinksService {
  constructor(
    private readonly em: EntityManager,
    private readonly rateLimits: RateLimits,
    private readonly origin: Origin,
    private readonly purchases: PersonalPurchasesService,
  ) {}

  /** Null for a link that is over, and for one that never was: one statement in both cases. */
  async findGuest(secret: string): Promise<LinkedGuest | null> {
    await this.rateLimits.consume('personalLink', [this.origin.address]);
    const [guest] = await selectLinkedGuest(this.em, { secretHash: hashSecret(secret) });
    return guest ?? null;
  }

  listsFor({ id: guestId, circleId, name: guestName }: LinkedGuest): Promise<LinkedList[]> {
    return selectLinkedLists(this.em, { circleId, guestId, guestName });
  }

  purchasesOf({ id: guestId, circleId }: LinkedGuest): Promise<LinkedPurchase[]> {
    return selectLinkedPurchases(this.em, { guestId, circleId });
  }

  /** A list as the guest sees it, with all that is on it. */
  async showList(guest: LinkedGuest, listId: string): Promise<SharedList> {
    const open = (await this.listsFor(guest)).find(({ id }) => id === listId);
    if (!open) throw new NotFound('List');
    return new SharedList(await this.read(open, 'all'), null);
  }

  /** The list of an item, as the guest sees it, with all that is on it. */
  async showListOf(guest: LinkedGuest, itemId: string): Promise<SharedList> {
    return new SharedList(await this.read(await this.findListOf(guest, itemId), 'all'), null);
  }

  /** Takes one piece of a gift, without a form. A repeated `key` takes one. */
  async take(guest: LinkedGuest, itemId: string, key: string): Promise<void> {
    const list = await this.read(await this.findListOf(guest, itemId), { itemId });
    await this.purchases.take({ guestKeyId: guest.id, name: guest.name }, list, itemId, key);
  }

  /** Takes a gift of theirs back, also of a list that is open to the circle no longer. */
  giveBack(guest: LinkedGuest, purchaseId: string): Promise<void> {
    return this.purchases.takeBack({ guestKeyId: guest.id }, purchaseId);
  }

  private async findListOf(
    { id: guestId, circleId, name: guestName }: LinkedGuest,
    itemId: string,
  ): Promise<LinkedList> {
    const [list] = isId(itemId) ? await selectLinkedListOf(this.em, { circleId, guestId, guestName, itemId }) : [];
    if (!list) throw new NotFound('Item');
    return list;
  }

  private async read({ id }: LinkedList, choice: ItemChoice): Promise<SharedListRow> {
    const [row] = await readSharedLists(this.em, null, { id }, choice);
    if (!row) throw new NotFound('List');
    return row;
  }
}
