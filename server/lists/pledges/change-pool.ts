import { t } from '@lingui/core/macro';
import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../../base/database/prepared.ts';
import { InvalidInput } from '../../base/errors/errors.ts';
import { RECOUNTED_POOL } from '../group-gifts/pool.ts';
import { REMAINING, withChoicesLocked } from '../item-choices/locked-choices.ts';
import { MOST_PIECES } from '../items/quantity.rules.ts';
import { isAnyNumber } from '../lists/any-number.rules.ts';
import { OrganiserChanged } from './errors.ts';
import { IS_IDLE } from './pool-facts.ts';

/* Changes of a pool. Each runs under the lock of its item. */

interface LockedItem {
  listId: string;
  quantityDesired: number;
  remaining: number;
}

interface FoundPool {
  organiserId: string | null;
  /** Whether the organiser gave no sign for so long that another may take over. */
  isIdle: boolean;
  isBought: boolean;
  /** Whether it is a fund, which its owner organises. */
  isFund: boolean;
  /** Whether the pledge that is asked for is in it. */
  hasPledge: boolean;
  /** Whether its giver said before that they paid. */
  isPaid: boolean;
  /** Whether it was said that the money has come. */
  isConfirmed: boolean;
}

export type LockedPool = LockedItem & FoundPool;

/** Does something with a pool, whose item is locked. Two statements: one alone would see the pool as it was before it waited for the lock. */
export function withPoolLocked<Result>(
  em: EntityManager,
  { itemId, pledgeId = null }: { itemId: string; pledgeId?: string | null },
  work: (inside: EntityManager, pool: LockedPool | null) => Promise<Result>,
): Promise<Result> {
  return withChoicesLocked(em, [itemId], async (inside, [item]) => {
    const [pool] = await selectPool(inside, { itemId, pledgeId });
    return work(inside, item && pool ? { ...item, ...pool } : null);
  });
}

const selectPool = statement<FoundPool, { itemId: string; pledgeId: string | null }>(
  'pool of a locked item',
  `select o.organiser_id as "organiserId", ${IS_IDLE('now()')} as "isIdle", o.purchase_id is not null as "isBought", i.is_fund as "isFund",
     exists (select from pledges g where g.id = $pledgeId::uuid and g.item_id = o.item_id) as "hasPledge",
     exists (select from pledges g where g.id = $pledgeId::uuid and g.paid_at is not null) as "isPaid",
     exists (select from pledges g where g.id = $pledgeId::uuid and g.confirmed_at is not null) as "isConfirmed"
   from pools o join items i on i.id = o.item_id where o.item_id = $itemId::uuid`,
);

export const deletePledge = statement<never, { pledgeId: string }>(
  'delete pledge',
  'delete from pledges where id = $pledgeId::uuid',
);

export const deletePledges = statement<never, { pledgeIds: readonly string[] }>(
  'delete some pledges of a fund',
  'delete from pledges where id = any ($pledgeIds::uuid[])',
);

/** A pool without pledges is none, and how to pay somebody who has gone is nobody’s concern. */
export const recountPool = statement<{ remaining: number }, { itemId: string }>(
  'recount pool',
  `with gone as (
     delete from pools where item_id = $itemId::uuid and not exists (select from pledges where item_id = $itemId::uuid)
   ), forgotten as (
     update pools set pay_back = null where item_id = $itemId::uuid and organiser_id is null
       and exists (select from pledges where item_id = $itemId::uuid)
   )
   update items set ${RECOUNTED_POOL} where id = $itemId::uuid returning ${REMAINING} as remaining`,
);

export const setOrganiser = statement<never, { itemId: string; pledgeId: string | null }>(
  'set organiser',
  'update pools set organiser_id = $pledgeId::uuid, pay_back = null, organised_at = now() where item_id = $itemId::uuid',
);

/** The organiser gives a sign. */
export const noteOrganised = statement<never, { itemId: string }>(
  'note a sign of the organiser',
  'update pools set organised_at = now() where item_id = $itemId::uuid',
);

export const setPayBack = statement<never, { itemId: string; payBack: string | null }>(
  'set how to pay back',
  'update pools set pay_back = $payBack::text where item_id = $itemId::uuid',
);

export const setPaid = statement<never, { pledgeId: string; isPaid: boolean }>(
  'set pledge paid',
  `update pledges p set paid_at = case when $isPaid::boolean then coalesce(p.paid_at, now()) end, lapse_asked_at = null,
     paid_to = case when not $isPaid::boolean then null when p.paid_at is not null then p.paid_to else (
       select coalesce(u.name, g.guest_name, case when i.is_fund then owner.name end)
       from pools o join items i on i.id = o.item_id join lists l on l.id = i.list_id join users owner on owner.id = l.owner_id
         left join pledges g on g.id = o.organiser_id left join users u on u.id = g.buyer_id
       where o.item_id = p.item_id
     ) end
   where p.id = $pledgeId::uuid`,
);

export const setConfirmed = statement<{ id: string }, { pledgeId: string; itemId: string; isConfirmed: boolean }>(
  'set pledge confirmed',
  `update pledges set confirmed_at = case when $isConfirmed::boolean then coalesce(confirmed_at, now()) end
   where id = $pledgeId::uuid and item_id = $itemId::uuid returning id`,
);

/** The organiser is about to buy: while something is pledged, the statement of a purchase lets nobody through. */
export const emptyPool = statement<never, { itemId: string }>(
  'empty pool that is bought',
  'update items set pledged_minor = 0, pledge_count = 0 where id = $itemId::uuid',
);

export const settlePool = statement<never, { itemId: string; purchaseId: string }>(
  'settle pool',
  'update pools set purchase_id = $purchaseId::uuid, settled_at = now(), organised_at = now() where item_id = $itemId::uuid',
);

/** In a fund only what nobody says is paid or has come: the rest is money. */
export const deletePromisesOf = statement<{ id: string }, { itemId: string }>(
  'delete promises to a fund',
  'delete from pledges where item_id = $itemId::uuid and paid_at is null and confirmed_at is null returning id',
);

export const deletePledgesOf = statement<never, { itemId: string }>(
  'delete pledges of a pool',
  'delete from pledges where item_id = $itemId::uuid',
);

/** Money goes to a person, so a giver who paid says to whom: another may organise the gift by now. */
export function assertPaidTo(organiserPledgeId: string | null | undefined, { isPaid, organiserId }: LockedPool): void {
  if (!organiserPledgeId) throw new InvalidInput({ organiserPledgeId: [t`Required`] });
  if (!isPaid && organiserId !== organiserPledgeId) throw new OrganiserChanged();
}

/** All that are still wanted, as many as a purchase may have; one alone where any number is welcome. */
export function piecesToBuy({ quantityDesired, remaining }: LockedPool): number {
  return isAnyNumber(quantityDesired) ? 1 : Math.min(MOST_PIECES, Math.max(1, remaining));
}
