import { t } from '@lingui/core/macro';
import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { MoneyAmount } from '../../base/amounts/money-amount.type.ts';
import { isId } from '../../base/database/uuid.ts';
import { BadRequest, NotFound } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import { type ConnectionFields, connectionPage } from '../../base/paging/connection.type.ts';
import { keysetCursor, keysetPage, type PageArguments, rowsToRead } from '../../base/paging/keyset.ts';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import { type LinkViewer, memberOf, personOf } from '../../core/access/link-viewer.ts';
import { imagePath } from '../../core/images/image-address.ts';
import { email } from '../../core/users/account.rules.ts';
import type { Origin } from '../../core/users/caller.ts';
import type { User } from '../../core/users/user.entity.ts';
import type { GiftLinks } from '../guest-keys/gift-links.ts';
import { guestKey } from '../guest-keys/guest-key.rules.ts';
import { guestKeyId } from '../guest-keys/guest-key-id.ts';
import { adoptPurchases, joinKeys, proveAddress } from '../guest-keys/join-keys.ts';
import { findPurchases } from '../purchases/find-purchases.ts';
import { MOST_RECEIPTS_AT_ONCE } from '../purchases/receipts.service.ts';
import type { UndoSecrets } from '../purchases/undo-secrets.ts';
import { giftBudget, giftChanges } from './gift.rules.ts';
import type { Gift } from './gift.type.ts';
import { writeGiftBudget, writeGiftNote } from './gift-notes.ts';
import type { GiftSearches } from './gift-searches.ts';
import type { LapsedGift } from './lapsed-gift.type.ts';
import {
  countGifts,
  type GiftRow,
  type GiverValues,
  type LapsedRow,
  selectGifts,
  selectLapsed,
  takeAlong,
} from './own-gifts.ts';

const CURSOR = keysetCursor(z.object({ id: z.uuid() }));

const keyAlone = z.object({ guestKey });
const keyOrNone = z.object({ guestKey: guestKey.nullish() });

const joining = z.object({
  guestKey,
  otherKey: guestKey.nullish(),
  receipts: z
    .array(z.object({ purchaseId: z.string(), undoToken: z.string() }))
    .max(MOST_RECEIPTS_AT_ONCE, { error: () => t`Name at most ${MOST_RECEIPTS_AT_ONCE} receipts at once` })
    .nullish(),
  foundLink: z.string().max(1000).nullish(),
});

type Joining = z.input<typeof joining>;

interface NamedGift {
  purchaseId: string;
  guestKey: string | null;
}

interface GiftPage extends ConnectionFields<Gift> {
  totalCount: () => Promise<number>;
  lapsed: () => Promise<LapsedGift[]>;
  shownOnListId: string | null;
}

/** Gives people all that they give, on any list: by their account, and by the key of a guest that their device keeps. */
export class GiftsService {
  constructor(
    private readonly em: EntityManager,
    private readonly rateLimits: RateLimits,
    private readonly origin: Origin,
    private readonly undoSecrets: UndoSecrets,
    private readonly giftLinks: GiftLinks,
    private readonly giftSearches: GiftSearches,
  ) {}

  /** The newest first; with neither an account nor a key there are none. */
  async giftsOf(viewer: LinkViewer<User>, key: string | null, page: PageArguments): Promise<GiftPage> {
    return this.pageOf(viewer, giverOf(viewer, key), page);
  }

  private async pageOf(viewer: LinkViewer<User>, giver: GiverValues, page: PageArguments): Promise<GiftPage> {
    const window = CURSOR.windowOf(page);
    const { isFromEnd, after, before } = window;
    const bounds = {
      purchaseId: null,
      afterId: after?.id ?? null,
      beforeId: before?.id ?? null,
      isFromEnd,
      limit: rowsToRead(window),
    };
    const rows = await selectGifts(this.em, { ...giver, ...bounds });
    return {
      ...connectionPage(keysetPage(rows, window), { cursorOf: ({ id }) => CURSOR.encode({ id }), nodeOf: giftOf }),
      totalCount: async () => (await countGifts(this.em, giver))[0]?.count ?? 0,
      lapsed: async () => (await selectLapsed(this.em, giver)).map(lapsedGiftOf),
      shownOnListId: memberOf(viewer)?.holdsListId ?? null,
    };
  }

  /** Notes a giver's own step, note and price. */
  async update(viewer: LinkViewer<User>, named: NamedGift, changes: z.input<typeof giftChanges>): Promise<Gift> {
    const giver = giverOf(viewer, named.guestKey);
    const { step, note, pricePaid } = parse(giftChanges, changes);
    const values = {
      ...{ setsStep: step !== undefined, step: step ?? null },
      ...{ setsNote: note !== undefined, note: note ?? '' },
      setsPaid: pricePaid !== undefined,
      ...{ paidMinor: pricePaid?.amountMinor ?? null, paidCurrency: pricePaid?.currency ?? null },
    };
    return this.written(giver, named, (of) => writeGiftNote(this.em, { ...of, ...values }));
  }

  /** Sets the budget for the person and the year of a gift; null takes it away. */
  async setBudget(viewer: LinkViewer<User>, named: NamedGift, sent: MoneyAmount | null): Promise<Gift> {
    const giver = giverOf(viewer, named.guestKey);
    const { budget } = parse(giftBudget, { budget: sent });
    const values = { amountMinor: budget?.amountMinor ?? null, currency: budget?.currency ?? null };
    return this.written(giver, named, (of) => writeGiftBudget(this.em, { ...of, ...values }));
  }

  private async written(
    giver: GiverValues,
    { purchaseId }: NamedGift,
    write: (of: GiverValues & { purchaseId: string }) => Promise<unknown[]>,
  ): Promise<Gift> {
    const of = { ...giver, purchaseId };
    if (!isId(purchaseId) || (await write(of)).length === 0) throw new NotFound('Resource');
    const [row] = await selectGifts(this.em, { ...of, afterId: null, beforeId: null, isFromEnd: false, limit: 1 });
    if (!row) throw new NotFound('Resource'); // taken back just now
    return giftOf(row);
  }

  /** Brings together under one key: gifts of another key, of receipts, and of an address that a mailed link proves. */
  async join(viewer: LinkViewer<User>, input: Joining): Promise<GiftPage> {
    const { guestKey: key, otherKey, receipts, foundLink } = parse(joining, input);
    const id = guestKeyId(key);
    if (otherKey) await joinKeys(this.em, id, guestKeyId(otherKey));
    if (foundLink) {
      const address = this.giftLinks.read(foundLink);
      if (!address) throw new BadRequest(t`This link doesn’t work any more. Ask for a new one.`);
      await proveAddress(this.em, { guestKeyId: id, email: address });
    }
    if (receipts?.length) {
      const named = new Map(receipts.map(({ purchaseId, undoToken }) => [purchaseId, undoToken]));
      const purchases = await findPurchases(this.em, viewer, [...named.keys()]);
      const own = purchases.filter((purchase) => this.undoSecrets.open(purchase, named.get(purchase.id)));
      await adoptPurchases(this.em, { guestKeyId: id, purchaseIds: own.map((purchase) => purchase.id) });
    }
    return this.pageOf(viewer, { memberId: null, viewerId: personOf(viewer)?.id ?? null, guestKeyId: id }, {});
  }

  /** Mails a link to an address under which something was given. Says nothing about whether there is any, and does not look. */
  async find(input: { email: string }): Promise<void> {
    const { email: address } = parse(z.object({ email }), input);
    const turn = await this.rateLimits.consume('lostReceipts', [this.origin.address, address]);
    await this.giftSearches.request(address, turn);
  }

  /** Gifts of a key are those of the account from then on. */
  async takeAlong(viewer: User, key: string): Promise<GiftPage> {
    const { guestKey: sent } = parse(keyAlone, { guestKey: key });
    await takeAlong(this.em, { memberId: viewer.id, guestKeyId: guestKeyId(sent) });
    return this.giftsOf(viewer, sent, {});
  }
}

/** The holder of an account, of a key, or of both. */
export function giverOf(viewer: LinkViewer<User>, key: string | null): GiverValues {
  const { guestKey: sent } = parse(keyOrNone, { guestKey: key });
  return {
    memberId: memberOf(viewer)?.id ?? null,
    viewerId: personOf(viewer)?.id ?? null,
    guestKeyId: sent ? guestKeyId(sent) : null,
  };
}

/** Nothing of a list that is closed to its giver by now. */
function giftOf({ isOpen, thumbnailKey, ...row }: GiftRow): Gift {
  const { id, quantity, givenAt, heldUntil, isAccounts } = row;
  const whileOpen = <Value>(value: Value) => (isOpen ? value : null);
  return {
    id,
    itemId: whileOpen(row.itemId),
    title: whileOpen(row.title),
    imageUrl: whileOpen(thumbnailKey ? imagePath(thumbnailKey) : row.imageUrl),
    quantity,
    state: heldUntil ? 'RESERVED' : 'BOUGHT',
    givenAt: new Date(givenAt),
    heldUntil: heldUntil && new Date(heldUntil),
    recipientName: whileOpen(row.recipientName),
    listName: whileOpen(row.listName),
    eventDate: whileOpen(row.eventDate),
    shareToken: whileOpen(row.shareToken),
    isAccounts,
    step: row.step,
    note: row.note ?? '',
    pricePaid: amountOf(row.paidMinor, row.paidCurrency),
    unitPrice: whileOpen(amountOf(row.priceMinor, row.currency)),
    currency: whileOpen(row.currency),
    year: whileOpen(row.year),
    recipientId: whileOpen(row.recipientId),
    budget: whileOpen(row.budget),
    hasDeliveryAddress: row.hasDeliveryAddress,
    ...receivedOf(row),
  };
}

/** That a gift came, and the thanks for it: between giver and receiver, also where the list is closed by now. */
export function receivedOf({
  receivedAt,
  thanks,
}: Pick<GiftRow, 'receivedAt' | 'thanks'>): Pick<Gift, 'receivedAt' | 'thanks'> {
  return {
    receivedAt: receivedAt === null ? null : new Date(receivedAt),
    thanks: thanks && { ...thanks, writtenAt: new Date(thanks.writtenAt) },
  };
}

function amountOf(amountMinor: number | null, currency: string | null): MoneyAmount | null {
  return amountMinor === null || currency === null ? null : { amountMinor, currency };
}

function lapsedGiftOf({ thumbnailKey, imageUrl, lapsedAt, ...row }: LapsedRow): LapsedGift {
  return { ...row, imageUrl: thumbnailKey ? imagePath(thumbnailKey) : imageUrl, lapsedAt: new Date(lapsedAt) };
}
