import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../../base/database/prepared.ts';
import { Fund } from './fund.entity.ts';
import type { PayBackSeals } from './pay-back-seals.ts';

/** Is written with the new item. */
export function keepHowToPay(em: EntityManager, itemId: string, howToPay: string, seals: PayBackSeals): void {
  em.create(Fund, { item: itemId, howToPay: seals.seal(howToPay, itemId) });
}

/** Gives nothing where the fund has been deleted meanwhile. */
export const writeHowToPay = statement<{ itemId: string }, { itemId: string; howToPay: string }>(
  'write how to give to a fund',
  `insert into funds (item_id, how_to_pay)
     select i.id, $howToPay::text from items i where i.id = $itemId::uuid for key share
   on conflict (item_id) do update set how_to_pay = excluded.how_to_pay returning item_id as "itemId"`,
);

export const clearHowToPay = statement<never, { itemId: string }>(
  'clear how to give to a fund',
  'delete from funds where item_id = $itemId::uuid',
);

export const selectHowToPayOn = statement<{ itemId: string; howToPay: string }, { listIds: readonly string[] }>(
  'how to give to the funds of lists',
  `select f.item_id as "itemId", f.how_to_pay as "howToPay" from funds f join items i on i.id = f.item_id
   where i.list_id = any ($listIds::uuid[])`,
);

export const selectHowToPay = statement<{ howToPay: string }, { itemId: string }>(
  'how to give to a fund',
  'select how_to_pay as "howToPay" from funds where item_id = $itemId::uuid',
);
