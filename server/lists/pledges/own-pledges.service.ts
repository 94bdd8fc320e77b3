import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { isId } from '../../base/database/uuid.ts';
import { NotFound } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import { type ConnectionFields, connectionPage } from '../../base/paging/connection.type.ts';
import { keysetCursor, keysetPage, type PageArguments, rowsToRead } from '../../base/paging/keyset.ts';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import { type LinkViewer, memberOf } from '../../core/access/link-viewer.ts';
import { announcePledgeUndone } from '../../core/events/announce.ts';
import { imagePath } from '../../core/images/image-address.ts';
import type { Origin } from '../../core/users/caller.ts';
import type { User } from '../../core/users/user.entity.ts';
import type { PledgeFate } from '../buyer-mails/gone-pledge.entity.ts';
import { giverOf, receivedOf } from '../gifts/gifts.service.ts';
import type { GiverValues } from '../gifts/own-gifts.ts';
import type { PayBackSeals } from '../group-gifts/pay-back-seals.ts';
import { recordPurchase } from '../purchases/record-purchase.ts';
import {
  assertPaidTo,
  deletePledge,
  emptyPool,
  type LockedPool,
  noteOrganised,
  piecesToBuy,
  recountPool,
  setConfirmed,
  setOrganiser,
  setPaid,
  setPayBack,
  settlePool,
  withPoolLocked,
} from './change-pool.ts';
import { GiftIsBought, MoneyHasCome, NotOrganiser, OrganiserIsThere } from './errors.ts';
import { MOST_GONE, type OwnGonePledge } from './gone-pledge.type.ts';
import { clearGonePledge, gonePledgeOf, selectGonePledges } from './gone-pledges.ts';
import { countPledges, type PledgeRow, selectPledges } from './own-pledges.ts';
import { Pledge } from './pledge.entity.ts';
import { pledgeChanges } from './pledge.rules.ts';
import type { OwnPledge } from './pledge.type.ts';
import { giveSharesBack } from './unproved-promises.ts';

const CURSOR = keysetCursor(z.object({ id: z.uuid() }));

interface NamedPledge {
  pledgeId: string;
  guestKey: string | null;
}

const MOST_EXPORTED = 10_000;

interface ExportedPledge {
  list: string | null;
  item: string | null;
  currency: string;
  amountMinor: number;
  /** Not kept of one that is gone. */
  pledgedAt: Date | null;
  isPaid: boolean;
  isConfirmed: boolean;
  /** Their own words, where they organise it. */
  payBack: string | null;
  /** Why it is gone, where the giver did not take it back. */
  goneBy: PledgeFate | null;
  goneAt: Date | null;
}

interface PledgePage extends ConnectionFields<OwnPledge> {
  totalCount: () => Promise<number>;
  gone: () => Promise<OwnGonePledge[]>;
}

/** Lets people see and change what they pledged, and what they organise: by their account, and by the key of a guest. */
export class OwnPledgesService {
  constructor(
    private readonly em: EntityManager,
    private readonly seals: PayBackSeals,
    private readonly rateLimits: RateLimits,
    private readonly origin: Origin,
  ) {}

  /** The newest first; with neither an account nor a key there are none. */
  async pledgesOf(viewer: LinkViewer<User>, key: string | null, page: PageArguments): Promise<PledgePage> {
    const giver = giverOf(viewer, key);
    const window = CURSOR.windowOf(page);
    const { isFromEnd, after, before } = window;
    const bounds = { afterId: after?.id ?? null, beforeId: before?.id ?? null, isFromEnd, limit: rowsToRead(window) };
    const rows = await selectPledges(this.em, { ...giver, pledgeId: null, ...bounds });
    return {
      ...connectionPage(keysetPage(rows, window), {
        cursorOf: ({ id }) => CURSOR.encode({ id }),
        nodeOf: (row) => this.shown(row),
      }),
      totalCount: async () => (await countPledges(this.em, giver))[0]?.count ?? 0,
      gone: () => this.goneOf(this.em, giver, MOST_GONE),
    };
  }

  private async goneOf(em: EntityManager, giver: GiverValues, most: number): Promise<OwnGonePledge[]> {
    return (await selectGonePledges(em, { ...giver, most })).map((row) => gonePledgeOf(row, this.seals));
  }

  /** The pledges of an account, as its export has them. */
  async exportedOf(viewer: User): Promise<ExportedPledge[]> {
    const bounds = { pledgeId: null, afterId: null, beforeId: null, isFromEnd: false, limit: MOST_EXPORTED };
    const [giver, em] = [giverOf(viewer, null), this.em.fork()];
    const rows = await selectPledges(em, { ...giver, ...bounds });
    const gone = (await this.goneOf(em, giver, MOST_EXPORTED)).map(exportedGone);
    const there = rows.map((row) => {
      const {
        listName: list,
        title: item,
        amount,
        createdAt,
        isPaid,
        isConfirmed,
        isOrganiser,
        payBack,
      } = this.shown(row);
      return {
        list,
        item,
        ...amount,
        pledgedAt: createdAt,
        isPaid,
        isConfirmed,
        payBack: isOrganiser ? payBack : null,
        ...{ goneBy: null, goneAt: null },
      };
    });
    return [...there, ...gone];
  }

  /** Notes that the giver paid, makes them the organiser or not, and keeps how to pay an organiser back. */
  async update(viewer: LinkViewer<User>, named: NamedPledge, sent: z.input<typeof pledgeChanges>): Promise<OwnPledge> {
    const { isPaid, organiserPledgeId, isOrganiser, payBack } = parse(pledgeChanges, sent);
    const giver = giverOf(viewer, named.guestKey);
    return this.changed(giver, named.pledgeId, async (em, { id, itemId }, pool) => {
      if (isPaid && !pool.isFund) assertPaidTo(organiserPledgeId, pool);
      if (isOrganiser !== undefined && pool.isFund) throw new OrganiserIsThere();
      if (isPaid !== undefined) await setPaid(em, { pledgeId: id, isPaid });
      let { organiserId } = pool;
      if (isOrganiser === true && organiserId !== id) {
        if (pool.isBought) throw new GiftIsBought(); // money for what somebody else has bought would go to them
        if (organiserId && !pool.isIdle) throw new OrganiserIsThere();
        await setOrganiser(em, { itemId, pledgeId: id });
        organiserId = id;
      } else if (organiserId === id) await noteOrganised(em, { itemId });
      if (isOrganiser === false && organiserId === id) {
        if (pool.isBought) throw new GiftIsBought();
        await setOrganiser(em, { itemId, pledgeId: null });
        organiserId = null;
      }
      if (payBack === undefined) return;
      if (organiserId !== id) throw new NotOrganiser();
      await setPayBack(em, { itemId, payBack: payBack ? this.seals.seal(payBack, id) : null });
    });
  }

  /** Says whether what somebody else paid has come: for the organiser. */
  confirm(
    viewer: LinkViewer<User>,
    named: NamedPledge,
    { ofPledgeId, isConfirmed }: { ofPledgeId: string; isConfirmed: boolean },
  ): Promise<OwnPledge> {
    const giver = giverOf(viewer, named.guestKey);
    return this.changed(giver, named.pledgeId, async (em, { id, itemId }, { organiserId }) => {
      if (organiserId !== id) throw new NotOrganiser();
      await noteOrganised(em, { itemId });
      const found = isId(ofPledgeId) ? await setConfirmed(em, { pledgeId: ofPledgeId, itemId, isConfirmed }) : [];
      if (found.length === 0) throw new NotFound('Resource');
    });
  }

  /** Marks the gift as bought for all, by the statement that makes purchases. Once more changes nothing. */
  buy(viewer: LinkViewer<User>, named: NamedPledge): Promise<OwnPledge> {
    const giver = giverOf(viewer, named.guestKey);
    return this.changed(giver, named.pledgeId, async (em, { id, itemId }, pool) => {
      if (pool.organiserId !== id) throw new NotOrganiser();
      if (pool.isBought) return;
      const pledge = await em.findOneOrFail(Pledge, id);
      const { guestEmail, guestName = null, guestKeyId = null, buyer, language } = pledge;
      const purchaseId = crypto.randomUUID();
      await emptyPool(em, { itemId });
      const row = {
        ...{ id: purchaseId, itemId, quantity: piecesToBuy(pool), guestEmail, guestName, guestKeyId },
        ...{ buyerId: buyer?.id ?? null, heldUntil: null, undoTokenHash: null, language },
      };
      const bought = await recordPurchase(em, pool.listId, row, { isChoiceLocked: true });
      if (!bought?.isRecorded) throw new NotFound('Item'); // put away, or all given by now
      await settlePool(em, { itemId, purchaseId });
    });
  }

  /** Takes a pledge back, until the gift is bought; of one that is gone it clears the record away. */
  async undo(viewer: LinkViewer<User>, named: NamedPledge): Promise<string> {
    const giver = giverOf(viewer, named.guestKey);
    const row = await this.findOwn(giver, named.pledgeId);
    if (!row) {
      const cleared = isId(named.pledgeId)
        ? await clearGonePledge(this.em, { ...giver, pledgeId: named.pledgeId })
        : [];
      if (cleared.length === 0) throw new NotFound('Resource');
      return named.pledgeId;
    }
    const { id, itemId } = row;
    const isUnpaid = await withPoolLocked(this.em, { itemId, pledgeId: id }, async (em, pool) => {
      if (!pool?.hasPledge) throw new NotFound('Resource'); // a twin of this call was faster
      if (pool.isBought) throw new GiftIsBought();
      if (pool.isFund && pool.isConfirmed) throw new MoneyHasCome();
      await deletePledge(em, { pledgeId: id });
      const [after] = await recountPool(em, { itemId });
      await announcePledgeUndone(em, pool.listId, {
        itemId,
        actorId: memberOf(viewer)?.id,
        remaining: after?.remaining ?? 0,
      });
      return !pool.isPaid && !pool.isConfirmed;
    });
    if (isUnpaid) await giveSharesBack(this.rateLimits, this.origin.address, row);
    return id;
  }

  /** One's own pledge as it is now. */
  async show(giver: GiverValues, pledgeId: string): Promise<OwnPledge> {
    return this.shown(await this.find(giver, pledgeId));
  }

  private async changed(
    giver: GiverValues,
    pledgeId: string,
    change: (em: EntityManager, own: PledgeRow, pool: LockedPool) => Promise<void>,
  ): Promise<OwnPledge> {
    const own = await this.find(giver, pledgeId);
    await withPoolLocked(this.em, { itemId: own.itemId, pledgeId }, async (em, pool) => {
      if (!pool?.hasPledge) throw new NotFound('Resource'); // taken back just now
      await change(em, own, pool);
    });
    return this.show(giver, pledgeId);
  }

  private async find(giver: GiverValues, pledgeId: string): Promise<PledgeRow> {
    const row = await this.findOwn(giver, pledgeId);
    if (!row) throw new NotFound('Resource');
    return row;
  }

  private async findOwn(giver: GiverValues, pledgeId: string): Promise<PledgeRow | undefined> {
    const one = { pledgeId, afterId: null, beforeId: null, isFromEnd: false, limit: 1 };
    const [row] = isId(pledgeId) ? await selectPledges(this.em, { ...giver, ...one }) : [];
    return row;
  }

  /** Nothing of a list that is closed to its giver by now, but what is between friends. */
  private shown({ isOpen, thumbnailKey, others, payBack, organiserId, ownerName, ...row }: PledgeRow): OwnPledge {
    const whileOpen = <Value>(value: Value) => (isOpen ? value : null);
    const { id, currency, amountMinor, goalMinor, pledgedMinor, pledgeCount, isBought, isFund, isAccounts } = row;
    return {
      ...{ id, isBought, isFund, isAccounts, pledgeCount, isPaid: row.isPaid, isConfirmed: row.isConfirmed },
      amount: { currency, amountMinor },
      createdAt: new Date(row.createdAt),
      itemId: whileOpen(row.itemId),
      title: whileOpen(row.title),
      imageUrl: whileOpen(thumbnailKey ? imagePath(thumbnailKey) : row.imageUrl),
      outgoingUrl: whileOpen(row.outgoingUrl),
      isWithdrawn: isOpen && row.isArchived,
      recipientName: whileOpen(row.recipientName),
      listName: whileOpen(row.listName),
      shareToken: whileOpen(row.shareToken),
      goal: isBought || goalMinor === null ? null : whileOpen({ currency, amountMinor: goalMinor }),
      pledged: { currency, amountMinor: pledgedMinor },
      isOrganiser: organiserId === id,
      organiserPledgeId: organiserId,
      hasOrganiser: organiserId !== null || isFund,
      organiserName: isFund ? whileOpen(ownerName) : row.organiserName || null,
      isOrganiserIdle: row.isIdle,
      paidToName: row.paidToName || null,
      ...receivedOf(row),
      payBack: isFund ? whileOpen(this.seals.open(payBack, row.itemId)) : this.seals.open(payBack, organiserId),
      pledges: (others ?? []).map(({ amountMinor: minor, name, ...other }) => ({
        ...other,
        name: name || null,
        amount: { currency, amountMinor: minor },
      })),
    };
  }
}

function exportedGone({
  listName: list,
  title: item,
  amount,
  goneAt,
  isPaid,
  isConfirmed,
  fate,
}: OwnGonePledge): ExportedPledge {
  return { list, item, ...amount, pledgedAt: null, isPaid, isConfirmed, payBack: null, goneBy: fate, goneAt };
}
