import { t } from '@lingui/core/macro';
import type { EntityManager } from '@mikro-orm/postgresql';
import { keptAnswer, keptCall } from '../../base/database/once.ts';
import { isId, newId } from '../../base/database/uuid.ts';
import { InvalidInput, NetworkLimited, NotAllowed, NotFound } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import { askedLanguage } from '../../base/languages/speaking.ts';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import { type LinkViewer, memberOf } from '../../core/access/link-viewer.ts';
import { rightsOf } from '../../core/access/list.policy.ts';
import { canPurchase } from '../../core/access/purchase.policy.ts';
import { announcePledgeUndone, pledgeValues } from '../../core/events/announce.ts';
import type { Origin } from '../../core/users/caller.ts';
import type { User } from '../../core/users/user.entity.ts';
import { keepGonePledges } from '../buyer-mails/keep-gone-pledges.ts';
import { giverOf } from '../gifts/gifts.service.ts';
import { guestKeyId } from '../guest-keys/guest-key-id.ts';
import { withChoicesLocked } from '../item-choices/locked-choices.ts';
import { Item } from '../items/item.entity.ts';
import type { ListsService } from '../lists/lists.service.ts';
import { assertNotPast } from '../purchases/buyable.ts';
import { GiftsAlone, SurpriseKept } from '../purchases/errors.ts';
import { assertMayPurchase } from '../purchases/purchases.service.ts';
import type { SharedItemRow } from '../sharing/shared-item-rows.ts';
import { SharedList } from '../sharing/shared-list.type.ts';
import type { SharedListsService } from '../sharing/shared-lists.service.ts';
import { deletePledgesOf, deletePromisesOf, recountPool, withPoolLocked } from './change-pool.ts';
import { CostIsNotShared, FundStays, GiftIsBought, LessIsMissing } from './errors.ts';
import type { NewPledgeInput } from './new-pledge.input.ts';
import type { OwnPledgesService } from './own-pledges.service.ts';
import { namedPledge, newPledge } from './pledge.rules.ts';
import type { ItemPledge } from './pledge.type.ts';
import { type RecordedPledge, recordPledge } from './record-pledge.ts';
import { refusalOfPromise, roomFor, sharesOf } from './unproved-promises.ts';

/** Takes pledges through a share link, and lets people who may take purchases back end a pool. */
export class PledgesService {
  constructor(
    private readonly em: EntityManager,
    private readonly sharedLists: SharedListsService,
    private readonly lists: ListsService,
    private readonly own: OwnPledgesService,
    private readonly rateLimits: RateLimits,
    private readonly origin: Origin,
  ) {}

  /** Pledges through the share link, with or without an account; a repeated `key` pledges once and gets the first answer. */
  async pledgeShared(
    viewer: LinkViewer<User>,
    shareToken: string,
    itemId: string,
    input: NewPledgeInput,
    key?: string | null,
  ): Promise<ItemPledge> {
    const giver = memberOf(viewer);
    const list = await this.sharedLists.findOpen(viewer, shareToken, isId(itemId) ? { itemId } : 'none');
    assertMayPurchase(viewer, list);
    if (list.listType === 'SHOPPING') throw new GiftsAlone();
    await this.rateLimits.consume('purchase', [this.origin.address], list.id);
    const rule = list.isNameEnough ? namedPledge : newPledge;
    const { email, name, guestKey, amount } = parse(rule, { ...input, email: input.email ?? giver?.email ?? '' });
    if (!giver && !guestKey) throw new InvalidInput({ guestKey: [t`This key doesn’t open any gifts.`] }); // else nobody could take it back
    if (list.items.length === 0) throw new NotFound('Item');
    const { address } = this.origin;
    await this.rateLimits.consumeOfNetwork('pledgeOfNetwork', address, list.id, giver);

    const pledgeId = newId();
    const once = {
      about: `pledge ${list.id} ${itemId} ${giver?.id ?? (email || `named ${name}`)}`,
      key,
      sent: { amount, email, name },
    };
    await assertNotPast(this.em, list, once);
    const kept = keptCall(once);
    const values = {
      ...pledgeValues(list.id, itemId, giver?.id),
      ...{ pledgeId, ...amount, guestEmail: email, guestName: name ?? giver?.name ?? null, language: askedLanguage() },
      guestKeyId: !giver && guestKey ? guestKeyId(guestKey) : null,
      ...{ key: kept?.key ?? null, requestHash: kept?.requestHash ?? null, answer: JSON.stringify({ pledgeId }) },
    };
    const { recorded, refusal } = await this.record({ ...values, itemId }, list.items[0], giver);
    const made = recorded?.isRecorded ? { pledgeId } : await keptAnswer<{ pledgeId: string }>(this.em, once);
    if (!made) throw refusal ?? refusalOf(recorded, amount.currency);
    const pledge = await this.own.show(giverOf(viewer, guestKey ?? null), made.pledgeId);
    const after = await this.sharedLists.findOpen(viewer, shareToken, { itemId });
    const [row] = after.items;
    if (!row) throw new NotFound('Item'); // deleted since
    return { pledge, item: new SharedList(after, viewer).item(row) };
  }

  /** Bounds promises to a fund of people without a proved address, since anybody could promise all of it. */
  private async record(values: PledgeValues, item: SharedItemRow | undefined, giver: User | null): Promise<Outcome> {
    const { listId, itemId, amountMinor } = values;
    const isBounded = item?.isFund === true && !giver?.emailVerifiedAt;
    if (!isBounded) {
      const [recorded] = await withChoicesLocked(this.em, [itemId], (em) => recordPledge(em, values));
      return { recorded };
    }
    const { address } = this.origin;
    const part = { itemId, listId, points: sharesOf(item, amountMinor) };
    return withChoicesLocked(this.em, [itemId], async (em) => {
      const { leftMinor, missingMinor } = await roomFor(em, values, item);
      if (amountMinor > missingMinor) return { recorded: (await recordPledge(em, values))[0] };
      if (amountMinor > leftMinor) return { refusal: refusalOfPromise(leftMinor, values.currency) };
      try {
        await this.rateLimits.consumePartOfNetwork('fundOfNetwork', address, part);
      } catch (refusal) {
        if (refusal instanceof NetworkLimited) return { refusal }; // a repeated call gets its first answer
        throw refusal;
      }
      const [recorded] = await recordPledge(em, values);
      if (!recorded?.isRecorded) await this.rateLimits.giveBackPartOfNetwork('fundOfNetwork', address, part);
      return { recorded };
    });
  }

  /** Takes all pledges for an item back, of a fund those that are not paid: for people who may take back what others bought. */
  async release(viewer: User, itemId: string): Promise<Item> {
    this.lists.assertMayWrite(viewer);
    const item = isId(itemId) ? await this.em.findOne(Item, itemId) : null;
    if (!item) throw new NotFound('Item');
    const list = await this.lists.getList(viewer, item.list.id, 'Item');
    if (!canPurchase(viewer, list)) throw new SurpriseKept();
    if (!rightsOf(viewer, list).clears) throw new NotAllowed();
    await withPoolLocked(this.em, { itemId }, async (em, pool) => {
      if (!pool) return;
      if (pool.isBought) throw new GiftIsBought();
      await keepGonePledges(em, pool.isFund ? { unpaidOf: itemId } : { itemIds: [itemId] }, 'RELEASED');
      if (!pool.isFund) await deletePledgesOf(em, { itemId });
      else if ((await deletePromisesOf(em, { itemId })).length === 0) throw new FundStays();
      const [after] = await recountPool(em, { itemId });
      await announcePledgeUndone(em, pool.listId, { itemId, actorId: viewer.id, remaining: after?.remaining ?? 0 });
    });
    return this.em.findOneOrFail(Item, itemId, { populate: ['list'], refresh: true });
  }
}

type PledgeValues = Parameters<typeof recordPledge>[1] & { listId: string; itemId: string };

interface Outcome {
  recorded?: RecordedPledge;
  /** Why nothing was tried. */
  refusal?: InvalidInput | NetworkLimited;
}

function refusalOf(recorded: RecordedPledge | undefined, currency: string) {
  if (!recorded) return new NotFound('Item');
  return recorded.isOpen ? new LessIsMissing(recorded.missingMinor, currency) : new CostIsNotShared();
}
