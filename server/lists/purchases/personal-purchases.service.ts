import type { EntityManager } from '@mikro-orm/postgresql';
import { NotFound } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import type { Origin } from '../../core/users/caller.ts';
import type { AbuseWatch } from '../abuse/abuse-watch.ts';
import type { SharedListRow } from '../sharing/shared-list-rows.ts';
import { assertNotPast, buyable } from './buyable.ts';
import { findPurchase } from './find-purchases.ts';
import { namedPurchase } from './purchase.rules.ts';
import { assertMayPurchase } from './purchases.service.ts';
import { newRecord, recordOnce } from './record-once.ts';
import { takeBack } from './take-back.ts';
import type { UndoSecrets } from './undo-secrets.ts';

interface Giver {
  /** The key of a guest, as the database knows it. */
  guestKeyId: string;
  name: string;
}

/** Purchases of guests who are known by a link of their own, and need no form. The caller has found the list to be open to them. */
export class PersonalPurchasesService {
  constructor(
    private readonly em: EntityManager,
    private readonly rateLimits: RateLimits,
    private readonly mailQueue: MailQueue,
    private readonly abuseWatch: AbuseWatch,
    private readonly origin: Origin,
    private readonly undoSecrets: UndoSecrets,
  ) {}

  /** One piece, by the same rules as through the share link; a repeated `key` takes one. */
  async take({ guestKeyId, name }: Giver, list: SharedListRow, itemId: string, key: string): Promise<void> {
    assertMayPurchase(null, list);
    buyable(list.items.find(({ id }) => id === itemId));
    await this.rateLimits.consume('purchase', [this.origin.address], list.id);
    const { email: guestEmail, name: guestName, quantity } = parse(namedPurchase, { name });
    const row = {
      listId: list.id,
      itemId,
      quantity,
      guestEmail,
      guestName,
      buyerId: null,
      guestKeyId,
      heldUntil: null,
    };
    const once = { about: `purchase ${list.id} ${itemId} by ${guestKeyId}`, key, sent: { quantity } };
    await assertNotPast(this.em, list, once);
    const { bought } = await recordOnce(this.em, this.mailQueue, row, newRecord(this.undoSecrets, key), {
      once,
      secrets: this.undoSecrets,
    });
    if (bought) this.abuseWatch.notePurchase(this.origin.address, list.id);
  }

  async takeBack({ guestKeyId }: Pick<Giver, 'guestKeyId'>, purchaseId: string): Promise<void> {
    const purchase = await findPurchase(this.em, null, purchaseId);
    if (!purchase || purchase.buyer || purchase.guestKeyId !== guestKeyId) throw new NotFound('Resource');
    await takeBack(this.em, null, purchase, { holdsSecret: true });
  }
}
