import type { EntityManager } from '@mikro-orm/postgresql';
import { keptAnswer, keptCall, type RepeatableCall } from '../../base/database/once.ts';
import { hashSecret } from '../../base/database/secret-token.ts';
import { newId } from '../../base/database/uuid.ts';
import { type AppError, NotFound } from '../../base/errors/errors.ts';
import type { MailRow } from '../../core/email/insert-mails.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import type { User } from '../../core/users/user.entity.ts';
import { guestKeyId } from '../guest-keys/guest-key-id.ts';
import { withChoicesLocked } from '../item-choices/locked-choices.ts';
import { AlreadyBought, GiftIsShared, NoLongerNeeded, NotEnoughLeft, PutBack } from './errors.ts';
import { type Bought, type LatePurchase, type NewPurchaseRow, recordPurchase } from './record-purchase.ts';
import type { UndoSecrets } from './undo-secrets.ts';

/** A purchase before it is recorded: what identifies it is in `Recorded`. */
interface PurchaseToRecord extends Omit<NewPurchaseRow, 'id' | 'undoTokenHash'> {
  listId: string;
}

export interface Buying {
  itemId: string;
  quantity: number;
  email: string;
  name: string | null;
  buyer: User | null;
  /** The secret of a guest's device. */
  guestKey?: string | null;
  /** Until when it is reserved; null for what is bought. */
  heldUntil: Date | null;
}

export interface Recorded {
  purchaseId: string;
  undoToken: string;
}

/** The recorded purchase of a call; `bought` is null for a repeated call. */
interface RecordedOnce extends Recorded {
  bought: Bought | null;
}

interface RecordOptions {
  once: RepeatableCall;
  late?: LatePurchase;
  receipt?: MailRow | null;
  secrets: UndoSecrets;
}

/** The stored answer to a repeated call has no secret: it is made again. Answers of the day before an upgrade have it in them. */
export type KeptRecord = Pick<Recorded, 'purchaseId'> & Partial<Recorded>;

/** Names the calls of a form for a gift, which is sent without scripts. */
export function formCall(itemId: string): string {
  return `form ${itemId}`;
}

export function newRecord(secrets: UndoSecrets, key: string | null | undefined): Recorded {
  const purchaseId = newId();
  return { purchaseId, undoToken: secrets.of(purchaseId, key) };
}

/** Records a purchase and gives what was recorded. A repeated call gets what the first one recorded. */
export async function recordOnce(
  em: EntityManager,
  mailQueue: MailQueue,
  { listId, ...purchase }: PurchaseToRecord,
  recorded: Recorded,
  { once: call, late = {}, receipt, secrets }: RecordOptions,
): Promise<RecordedOnce> {
  const { purchaseId, undoToken } = recorded;
  const row = { ...purchase, id: purchaseId, undoTokenHash: hashSecret(undoToken) };
  const kept = keptCall(call);
  const once = kept && { ...kept, answer: { purchaseId } satisfies KeptRecord };
  const attempt = (on: EntityManager, isChoiceLocked: boolean) => {
    const buy = (inside: EntityManager) => recordPurchase(inside, listId, row, { isChoiceLocked, late, once, receipt });
    return receipt?.state === 'QUEUED' ? buyAndDeliver(on, mailQueue, receipt, buy) : buy(on);
  };
  let item = await attempt(em, false);
  if (item?.needsChoiceLock) item = await withChoicesLocked(em, [row.itemId], (inside) => attempt(inside, true));
  if (!item) throw new NotFound('Item');
  if (item.isRecorded) return { ...recorded, bought: item };
  const first = await keptAnswer<KeptRecord>(em, call);
  if (!first) throw refusalOf(item, late);
  return { undoToken: secrets.of(first.purchaseId, call.key), ...first, bought: null };
}

/** The job that delivers a mail is a statement of its own. */
function buyAndDeliver(
  em: EntityManager,
  mailQueue: MailQueue,
  receipt: MailRow,
  buy: (em: EntityManager) => Promise<Bought | null>,
): Promise<Bought | null> {
  return em.transactional(async (inside) => {
    const item = await buy(inside);
    if (item?.isRecorded) await mailQueue.requestDelivery(inside, [receipt.id]);
    return item;
  });
}

export function refusalOf(
  { title, remaining, timesPutBack, isShared, isUnneeded }: Bought,
  late: LatePurchase = {},
): AppError {
  if (isUnneeded) return new NoLongerNeeded(title);
  if (isShared) return new GiftIsShared();
  if (late.timesPutBack != null && timesPutBack > late.timesPutBack) return new PutBack(title);
  return late.orWhatRemains ? new AlreadyBought(title) : new NotEnoughLeft(remaining);
}

/** A member needs no key. */
export function rowOf(
  listId: string,
  { itemId, quantity, email, name, buyer, guestKey, heldUntil }: Buying,
): PurchaseToRecord {
  const giver = { guestEmail: email, guestName: name, buyerId: buyer?.id ?? null };
  return {
    listId,
    itemId,
    quantity,
    heldUntil,
    ...giver,
    guestKeyId: !buyer && guestKey ? guestKeyId(guestKey) : null,
  };
}
