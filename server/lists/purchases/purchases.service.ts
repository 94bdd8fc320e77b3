import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { hashSecret } from '../../base/database/secret-token.ts';
import { isId } from '../../base/database/uuid.ts';
import { NotFound } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import { type LinkViewer, memberOf, personOf } from '../../core/access/link-viewer.ts';
import { canWorkOn, isRecipient, type ListAccess } from '../../core/access/list.policy.ts';
import { canPurchase, hasOtherRecipients, keepsSurprise, purchaseView } from '../../core/access/purchase.policy.ts';
import { isOpenTo } from '../../core/access/shared-list.policy.ts';
import type { MailRow } from '../../core/email/insert-mails.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import { imagePath } from '../../core/images/image-address.ts';
import type { Origin } from '../../core/users/caller.ts';
import { User } from '../../core/users/user.entity.ts';
import type { AbuseWatch } from '../abuse/abuse-watch.ts';
import { forgetNotice } from '../buyer-mails/tell-buyers.ts';
import { type GiftLinks, RECEIPT_LINK_DAYS } from '../guest-keys/gift-links.ts';
import { isFromHolder } from '../guest-keys/gifts-of-key.ts';
import { Item } from '../items/item.entity.ts';
import { piecesLeft } from '../items/quantity.rules.ts';
import { DemoListKept } from '../lists/errors.ts';
import type { ListsService } from '../lists/lists.service.ts';
import type { SharedItemRow } from '../sharing/shared-item-rows.ts';
import { SharedItem, SharedList } from '../sharing/shared-list.type.ts';
import { type ListToBuyFrom, readSharedLists } from '../sharing/shared-list-rows.ts';
import type { SharedListsService } from '../sharing/shared-lists.service.ts';
import { assertNotPast, buyable } from './buyable.ts';
import { GiftsAlone, PutBack, SurpriseKept } from './errors.ts';
import { findPurchase } from './find-purchases.ts';
import { holdAddress } from './hold-email.ts';
import { holdEnd } from './hold-end.rules.ts';
import { listAfterPurchase } from './list-after-purchase.ts';
import type { NewPurchaseInput } from './new-purchase.input.ts';
import { memberPurchase, namedPurchase, newPurchase, partialUndo } from './purchase.rules.ts';
import type { GuestPurchase, MemberPurchase, UndonePurchase } from './purchase-receipt.type.ts';
import { leftAfter, receiptEmail } from './receipt-email.ts';
import { type Buying, formCall, newRecord, type Recorded, recordOnce, rowOf } from './record-once.ts';
import type { LatePurchase } from './record-purchase.ts';
import type { ShownPurchasesService } from './shown-purchases.service.ts';
import { mayKnowOf, takeBack } from './take-back.ts';
import type { UndoSecrets } from './undo-secrets.ts';

interface Offer {
  list: SharedList;
  item: SharedItem | null;
}

export class PurchasesService {
  constructor(
    private readonly em: EntityManager,
    private readonly sharedLists: SharedListsService,
    private readonly lists: ListsService,
    private readonly shown: ShownPurchasesService,
    private readonly rateLimits: RateLimits,
    private readonly abuseWatch: AbuseWatch,
    private readonly mailQueue: MailQueue,
    private readonly siteUrl: string,
    private readonly origin: Origin,
    private readonly undoSecrets: UndoSecrets,
    private readonly giftLinks: GiftLinks,
  ) {}

  /** Buys through the share link, with or without an account; a repeated `key` buys once and gets the first answer. */
  purchaseShared(
    viewer: LinkViewer<User>,
    shareToken: string,
    itemId: string,
    input: NewPurchaseInput,
    key?: string | null,
  ): Promise<GuestPurchase> {
    return this.take(viewer, shareToken, itemId, input, { key, isHeld: false });
  }

  /** Reserves through the share link, as purchaseShared() buys: for as long as the list says. */
  reserveShared(
    viewer: LinkViewer<User>,
    shareToken: string,
    itemId: string,
    input: NewPurchaseInput,
    key?: string | null,
  ): Promise<GuestPurchase> {
    return this.take(viewer, shareToken, itemId, input, { key, isHeld: true });
  }

  /** Takes it from a form without scripts, whose key counts once for the gift, with any name and any button: its answer may have got lost. */
  takeByForm(
    shareToken: string,
    itemId: string,
    { isHeld, ...input }: NewPurchaseInput & { isHeld: boolean },
    key: string,
  ): Promise<GuestPurchase> {
    return this.take(null, shareToken, itemId, input, { key, isHeld, isOfForm: true });
  }

  private async take(
    viewer: LinkViewer<User>,
    shareToken: string,
    itemId: string,
    input: NewPurchaseInput,
    { key, isHeld, isOfForm = false }: { key: string | null | undefined; isHeld: boolean; isOfForm?: boolean },
  ): Promise<GuestPurchase> {
    const buyer = memberOf(viewer);
    const list = await this.sharedLists.findToBuyFrom(viewer, shareToken, itemId);
    assertMayPurchase(viewer, list);
    if (isHeld && list.listType === 'SHOPPING') throw new GiftsAlone();
    await this.rateLimits.consume('purchase', [this.origin.address], list.id);
    const rule = list.isNameEnough ? namedPurchase : newPurchase;
    const { email, name, quantity, guestKey } = parse(rule, { ...input, email: input.email ?? buyer?.email ?? '' });
    const item = buyable(list.items[0]);
    if (isHeld) await this.rateLimits.consumeOfNetwork('holdOfNetwork', this.origin.address, list.id, buyer);
    const heldUntil = isHeld ? holdEnd(list) : null;
    const buying = { itemId, quantity, email, name: name ?? buyer?.name ?? null, buyer, guestKey, heldUntil };
    const recorded = newRecord(this.undoSecrets, key);
    const receipt = await this.receiptFor(list, item, buying, recorded);
    const what = isHeld ? 'reserve' : 'purchase';
    const sent = { quantity, email, name };
    const once = isOfForm
      ? { about: formCall(itemId), key, sent: { ...sent, what } }
      : { about: `${what} ${list.id} ${itemId} ${buyer?.id ?? (email || `named ${name}`)}`, key, sent };
    await assertNotPast(this.em, list, once);
    const row = rowOf(list.id, buying);
    const { purchaseId, undoToken, bought } = await recordOnce(this.em, this.mailQueue, row, recorded, {
      once,
      receipt,
      secrets: this.undoSecrets,
    });
    if (bought) this.abuseWatch.notePurchase(this.origin.address, list.id);
    const after = bought && listAfterPurchase(list, { ...row, id: purchaseId }, buyer?.name ?? null, bought);
    const shown = after ?? (await this.sharedLists.findToBuyFrom(viewer, shareToken, itemId));
    return { ...showBought(viewer, shown, purchaseId), isWithoutAddress: bought?.hasAddress === false, undoToken };
  }

  /**
   * Gives the item that somebody is about to buy through the share link, as they may see it; no item where it is not on
   * the list any more. A fund is nothing to buy, but one may ask about it.
   */
  async offerShared(viewer: LinkViewer<User>, shareToken: string, itemId: string, isToBuy = true): Promise<Offer> {
    const row = await this.sharedLists.findOpen(viewer, shareToken, isId(itemId) ? { itemId } : 'none');
    assertMayPurchase(viewer, row);
    const list = new SharedList(row, viewer);
    return { list, item: row.items[0] ? list.item(isToBuy ? buyable(row.items[0]) : row.items[0]) : null };
  }

  /** Ticks off an item of a list that the viewer works on. */
  async purchaseItem(
    viewer: User,
    itemId: string,
    quantity: number,
    key?: string | null,
    late: LatePurchase = {},
  ): Promise<MemberPurchase> {
    const parsed = parse(memberPurchase, { quantity });
    this.lists.assertMayWrite(viewer);
    const found = await this.findItem(itemId);
    const list = await this.lists.getList(viewer, found.list.id, 'Item');
    assertMayPurchase(viewer, list);
    buyable(found);
    const buying = { itemId, ...parsed, email: viewer.email, name: viewer.name, buyer: viewer, heldUntil: null };
    const once = { about: `purchaseItem ${itemId} ${viewer.id}`, key, sent: parsed };
    await assertNotPast(this.em, list, once);
    const recorded = newRecord(this.undoSecrets, key);
    const { purchaseId, undoToken } = await recordOnce(this.em, this.mailQueue, rowOf(list.id, buying), recorded, {
      once,
      late,
      secrets: this.undoSecrets,
    });
    const item = await this.em.findOne(Item, itemId, { populate: ['list'], refresh: true });
    if (!item) throw new NotFound('Item');
    const entries = await this.shown.purchasesFor(viewer, item);
    const purchase = entries.find(({ id }) => id === purchaseId);
    if (!purchase) {
      // undone since the first answer to this key
      throw late.timesPutBack == null ? new NotFound('Resource') : new PutBack(item.title);
    }
    const remaining = piecesLeft(item);
    return { purchase, item, remaining, completed: remaining === 0, undoToken };
  }

  /** Takes a purchase back that was made through the share link. The secret of the receipt, or the guest's key, works on its own. */
  async undoShared(
    viewer: LinkViewer<User>,
    shareToken: string,
    purchaseId: string,
    undoToken?: string | null,
    input: z.input<typeof partialUndo> = {},
  ): Promise<UndonePurchase> {
    const { keeping } = parse(partialUndo, input);
    const isHolders = await isFromHolder(this.em, purchaseId, undoToken);
    const purchase = await findPurchase(this.em, viewer, purchaseId);
    if (undoToken && isId(purchaseId) && keeping === 0)
      await forgetNotice(this.em, { purchaseId, undoTokenHash: hashSecret(undoToken) }); // whether or not there is such a purchase
    const holdsSecret = purchase !== null && (isHolders || this.undoSecrets.open(purchase, undoToken));
    if (!holdsSecret) {
      const open = await this.sharedLists.findOpen(viewer, shareToken, 'none');
      if (!canPurchase(viewer, open)) throw new SurpriseKept(); // whether or not there is such a purchase
      if (!purchase || purchase.item.unwrap().list.id !== open.id) throw new NotFound('Resource');
    }
    if (!purchase) throw new NotFound('Resource');
    await takeBack(this.em, viewer, purchase, { holdsSecret, keeping });

    const { id: itemId, list } = purchase.item.unwrap();
    const [row] = await readSharedLists(this.em, personOf(viewer)?.id ?? null, { id: list.id }, 'all');
    if (!row || !isOpenTo(memberOf(viewer), row) || !holdsLink(memberOf(viewer), row, shareToken))
      return { item: null, list: null };
    const shown = new SharedList(row, viewer);
    return { list: shown, item: shown.items.find(({ id }) => id === itemId) ?? null };
  }

  /** Takes a purchase back in the list itself: one's own, or as the owner anybody's. `itemId`, if given, must be its item. */
  async undoPurchase(viewer: User, purchaseId: string, itemId?: string): Promise<Item> {
    this.lists.assertMayWrite(viewer);
    const purchase = (await mayKnowOf(this.em, viewer, purchaseId))
      ? await findPurchase(this.em, viewer, purchaseId)
      : null;
    if (!purchase || (itemId !== undefined && purchase.item.id !== itemId)) throw new NotFound('Resource');
    const { id, list } = purchase.item.unwrap();
    if (!canPurchase(viewer, await this.lists.getList(viewer, list.id))) throw new NotFound('Resource');
    await takeBack(this.em, viewer, purchase);
    return this.em.findOneOrFail(Item, id, { populate: ['list'], refresh: true });
  }

  private async receiptFor(
    list: ListToBuyFrom,
    { title: itemTitle, image, ...wanted }: SharedItemRow,
    { quantity, email, buyer, heldUntil }: Buying,
    { purchaseId, undoToken }: Recorded,
  ): Promise<MailRow | null> {
    if (!email) return null;
    if (keepsSurprise(list) && (await isAddressOfRecipient(this.em, list, email))) return null; // their own mailbox would tell them
    const { name: listName, listType, ownerName, person, eventDate, timeZone, shareToken } = list;
    const listUrl = `${this.siteUrl}/shared/${shareToken}`;
    const undoUrl = `${listUrl}?undo=${purchaseId}.${undoToken}`;
    const told = list.purchaseVisibility === 'OWNER_SEES_TAKEN' ? 'counts' : 'buyers';
    const ownerLearns = keepsSurprise(list) ? 'nothing' : told;
    const hold = heldUntil && { heldUntil, timeZone, url: holdAddress(listUrl, purchaseId, undoToken) };
    const ownersPart = { ownerName, ownerLearns, isForOthers: hasOtherRecipients(list) } as const;
    const about = { hold, itemTitle, listName, listType, person, eventDate, quantity, ...ownersPart };
    const picturePath = image && imagePath(image.thumbnailKey);
    const giftsUrl = buyer
      ? `${this.siteUrl}/gifts`
      : this.giftLinks.addressFor(this.siteUrl, email, RECEIPT_LINK_DAYS);
    const mail = receiptEmail({ ...about, ...leftAfter(wanted, quantity), picturePath, listUrl, undoUrl, giftsUrl });
    return this.mailQueue.rowOf({ to: email, ...mail, aboutListIds: [list.id] });
  }

  private async findItem(itemId: string): Promise<Item> {
    const item = isId(itemId) ? await this.em.findOne(Item, itemId) : null;
    if (!item) throw new NotFound('Item');
    return item;
  }
}

function showBought(
  viewer: LinkViewer,
  list: ListToBuyFrom,
  purchaseId: string,
): Omit<GuestPurchase, 'undoToken' | 'isWithoutAddress'> {
  const [row] = list.items;
  if (!row) throw new NotFound('Item'); // deleted since
  const item = new SharedItem(row, list, viewer, purchaseView(viewer, list));
  const purchase = item.purchases.find(({ id }) => id === purchaseId);
  if (!purchase) throw new NotFound('Undone purchase'); // since the first answer to this key
  const remaining = item.quantityRemaining;
  return { purchase, item, remaining, completed: remaining === 0, listId: list.id, shareToken: list.shareToken };
}

/** A receipt outlives the link that it was bought through, and is not to tell the one that took its place. */
export function holdsLink(viewer: User | null, list: ListToBuyFrom, shareToken: string): boolean {
  return list.shareToken === shareToken || canWorkOn(viewer, list);
}

export function assertMayPurchase(viewer: LinkViewer, list: ListAccess): void {
  if (list.isDemo) throw new DemoListKept();
  if (!canPurchase(viewer, list)) throw new SurpriseKept(); // before any item is looked at: alike for every one
}

async function isAddressOfRecipient(em: EntityManager, list: ListAccess, email: string): Promise<boolean> {
  const ids = [list.ownerId, ...Object.keys(list.collaboratorRoles)].filter((id) => isRecipient({ id }, list));
  return (await em.count(User, { id: ids, email })) > 0;
}
