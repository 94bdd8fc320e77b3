import type { EntityManager } from '@mikro-orm/postgresql';
import { isId } from '../../base/database/uuid.ts';
import { AppError, NotFound } from '../../base/errors/errors.ts';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import { type LinkViewer, memberOf, personOf } from '../../core/access/link-viewer.ts';
import { isThereFor } from '../../core/access/list.policy.ts';
import { isMine } from '../../core/access/purchase.policy.ts';
import { isOpenTo } from '../../core/access/shared-list.policy.ts';
import type { Origin } from '../../core/users/caller.ts';
import type { User } from '../../core/users/user.entity.ts';
import { isFromHolder } from '../guest-keys/gifts-of-key.ts';
import { withChoicesLocked } from '../item-choices/locked-choices.ts';
import { withAccess } from '../lists/list-access.ts';
import { SharedList } from '../sharing/shared-list.type.ts';
import { readSharedLists, type SharedListRow } from '../sharing/shared-list-rows.ts';
import type { SharedListsService } from '../sharing/shared-lists.service.ts';
import { refusePast } from './buyable.ts';
import { changeHold, holdAgain } from './change-hold.ts';
import { findPurchase } from './find-purchases.ts';
import { holdEnd } from './hold-end.rules.ts';
import { LapsedHold } from './lapsed-hold.entity.ts';
import type { HeldPurchase } from './purchase-receipt.type.ts';
import { assertMayPurchase, holdsLink } from './purchases.service.ts';
import { refusalOf } from './record-once.ts';
import { recordPurchase } from './record-purchase.ts';
import type { UndoSecrets } from './undo-secrets.ts';

/** A reserved purchase as somebody names it: with the secret of its receipt or of a mail, the key of a guest, or signed in as its buyer. */
export interface NamedHold {
  shareToken: string;
  purchaseId: string;
  undoToken?: string | null;
}

/** The purchase, or what is left of one that lapsed. */
interface Found {
  itemId: string;
  listId: string;
  title: string;
  quantity: number;
  /** Null once it is bought. */
  heldUntil: Date | null;
  /** Present once it lapsed. */
  lapsed: LapsedHold | null;
  /** Whether the caller has its secret. */
  holdsSecret: boolean;
}

/** A hold as its page shows it. */
export interface ShownHold extends Pick<Found, 'title' | 'quantity' | 'heldUntil'> {
  state: 'RESERVED' | 'BOUGHT' | 'LAPSED';
}

/** Lets the giver of a reserved gift hold it for longer, buy it, or take it back once it has lapsed. Letting go is an undo. */
export class HoldsService {
  constructor(
    private readonly em: EntityManager,
    private readonly sharedLists: SharedListsService,
    private readonly rateLimits: RateLimits,
    private readonly origin: Origin,
    private readonly undoSecrets: UndoSecrets,
  ) {}

  /** The hold of a link in a mail; null for any other secret, and once it is let go. */
  async showHold(viewer: LinkViewer<User>, named: NamedHold): Promise<ShownHold | null> {
    const list = await this.sharedLists.findOpen(viewer, named.shareToken, 'none');
    assertMayPurchase(viewer, list);
    const found = await this.find(viewer, named);
    if (found?.listId !== list.id) return null;
    const { title, quantity, heldUntil, lapsed } = found;
    return { title, quantity, heldUntil, state: lapsed ? 'LAPSED' : heldUntil ? 'RESERVED' : 'BOUGHT' };
  }

  /** Holds it for as long again as the list says, from now on. Asking twice holds it no longer than asking once. */
  async extend(viewer: LinkViewer<User>, named: NamedHold): Promise<HeldPurchase> {
    const list = await this.findOpen(viewer, named.shareToken);
    const found = await this.findOn(viewer, named, list);
    if (found.lapsed || !found.heldUntil) throw new NotFound('Resource');
    const { purchaseId } = named;
    const hold = { ...found, purchaseId, actorId: memberOf(viewer)?.id };
    if (!(await changeHold(this.em, hold, holdEnd(list)))) throw new NotFound('Resource'); // bought, or lapsed just now
    return this.shown(viewer, named, found.listId);
  }

  /** Says that it was bought; also of one that has lapsed, if enough of it is still needed. The secret works on its own. */
  async buy(viewer: LinkViewer<User>, named: NamedHold): Promise<HeldPurchase> {
    const { purchaseId } = named;
    let found = await this.findToBuy(viewer, named);
    const hold = { ...found, purchaseId, actorId: memberOf(viewer)?.id };
    if (found.heldUntil && !(await changeHold(this.em, hold, null))) {
      const now = await this.find(viewer, named); // bought, or lapsed just now
      if (!now) throw new NotFound('Resource');
      found = now;
    }
    if (found.lapsed) await this.record(found.lapsed, found, null);
    return this.shown(viewer, named, found.listId);
  }

  /** Reserves again what was marked as bought by mistake. Asking twice changes nothing more. */
  async putBack(viewer: LinkViewer<User>, named: NamedHold): Promise<HeldPurchase> {
    const list = await this.findOpen(viewer, named.shareToken);
    const found = await this.findOn(viewer, named, list);
    const { purchaseId } = named;
    const hold = { ...found, purchaseId, actorId: memberOf(viewer)?.id };
    const isReserved = found.heldUntil !== null || (await holdAgain(this.em, hold, holdEnd(list)));
    if (found.lapsed || !isReserved) throw new NotFound('Resource');
    return this.shown(viewer, named, found.listId);
  }

  /** Reserves once more what has lapsed, if enough of it is still needed. */
  async takeAgain(viewer: LinkViewer<User>, named: NamedHold): Promise<HeldPurchase> {
    const list = await this.findOpen(viewer, named.shareToken);
    const found = await this.findOn(viewer, named, list);
    if (found.lapsed) await this.record(found.lapsed, found, holdEnd(list));
    return this.shown(viewer, named, found.listId);
  }

  /** The same purchase again, by the statement that makes purchases: the faster giver has it. */
  private async record(lapsed: LapsedHold, { listId, itemId }: Found, heldUntil: Date | null): Promise<void> {
    const { purchaseId: id, quantity, guestEmail, guestName = null, guestKeyId = null, buyer } = lapsed;
    const { undoTokenHash = null, language } = lapsed;
    refusePast(lapsed.item.unwrap().list.unwrap());
    await withChoicesLocked(this.em, [itemId], async (em) => {
      if ((await em.nativeDelete(LapsedHold, { purchaseId: id })) === 0) return; // a twin of this call was faster
      const giver = { guestEmail, guestName, guestKeyId, buyerId: buyer?.id ?? null };
      const row = { id, itemId, quantity, ...giver, heldUntil, undoTokenHash, language };
      const recorded = await recordPurchase(em, listId, row, { isChoiceLocked: true });
      if (!recorded) throw new NotFound('Item');
      if (!recorded.isRecorded) throw refusalOf(recorded);
    });
  }

  private async findOpen(viewer: LinkViewer<User>, shareToken: string): Promise<SharedListRow> {
    const list = await this.sharedLists.findOpen(viewer, shareToken, 'none');
    assertMayPurchase(viewer, list);
    await this.rateLimits.consume('purchase', [this.origin.address], list.id);
    return list;
  }

  /** On a closed list only with the secret, for which nobody needs the list. */
  private async findToBuy(viewer: LinkViewer<User>, named: NamedHold): Promise<Found> {
    const list = await this.sharedLists.findOpen(viewer, named.shareToken, 'none').catch((closed: unknown) => {
      if (closed instanceof AppError) return closed;
      throw closed;
    });
    if (!(list instanceof AppError)) {
      assertMayPurchase(viewer, list); // before any purchase is looked for: alike for every one
      return this.findOn(viewer, named, list);
    }
    const found = await this.find(viewer, named);
    if (!found?.holdsSecret) throw list;
    return found;
  }

  private async findOn(viewer: LinkViewer<User>, named: NamedHold, list: SharedListRow): Promise<Found> {
    const found = await this.find(viewer, named);
    if (found?.listId !== list.id) throw new NotFound('Resource');
    return found;
  }

  /** Null for any other secret, unless it is the viewer's own. Looks in both places, whatever it finds in the first. */
  private async find(viewer: LinkViewer<User>, { purchaseId, undoToken }: NamedHold): Promise<Found | null> {
    const isHolders = await isFromHolder(this.em, purchaseId, undoToken);
    const purchase = await findPurchase(this.em, viewer, purchaseId);
    const left = isId(purchaseId) ? await this.findLapsed(viewer, purchaseId) : null;
    const lapsed = purchase ? null : left;
    const found = purchase ?? lapsed;
    if (!found) return null;
    const { undoTokenHash, quantity, buyer } = found;
    const holdsSecret = isHolders || this.undoSecrets.open({ id: purchaseId, undoTokenHash }, undoToken);
    if (!holdsSecret && !isMine(viewer, { buyerId: buyer?.id ?? null })) return null;
    const { id: itemId, title, list } = found.item.unwrap();
    const heldUntil = purchase?.heldUntil ?? null;
    return { itemId, listId: list.id, title, quantity, heldUntil, lapsed, holdsSecret };
  }

  private async findLapsed(viewer: LinkViewer<User>, purchaseId: string): Promise<LapsedHold | null> {
    const lapsed = await this.em.findOne(LapsedHold, { purchaseId }, { populate: ['item.list'], refresh: true });
    const list = lapsed?.item.unwrap().list.unwrap();
    if (list?.isHidden) await withAccess(list);
    return list && isThereFor(memberOf(viewer), list) ? lapsed : null;
  }

  private async shown(
    viewer: LinkViewer<User>,
    { shareToken, purchaseId }: NamedHold,
    id: string,
  ): Promise<HeldPurchase> {
    const [row] = await readSharedLists(this.em, personOf(viewer)?.id ?? null, { id }, 'all');
    const member = memberOf(viewer);
    if (!row || !isOpenTo(member, row) || !holdsLink(member, row, shareToken))
      return { item: null, list: null, purchase: null };
    const list = new SharedList(row, viewer);
    const itemRow = row.items.find(({ purchases }) => purchases.some((purchase) => purchase.id === purchaseId));
    const item = itemRow ? list.item(itemRow) : null;
    return { list, item, purchase: item?.purchases.find((purchase) => purchase.id === purchaseId) ?? null };
  }
}
