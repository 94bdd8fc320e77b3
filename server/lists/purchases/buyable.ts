import type { EntityManager } from '@mikro-orm/postgresql';
import { keptAnswer, type RepeatableCall } from '../../base/database/once.ts';
import { NotFound } from '../../base/errors/errors.ts';
import type { ListAccess } from '../../core/access/list.policy.ts';
import { FundIsNotBought, ListIsPast } from './errors.ts';

/** To a fund people give; it is one from the beginning, so nothing can change that meanwhile. */
export function buyable<Of extends { isFund: boolean }>(item: Of | undefined): Of {
  if (!item) throw new NotFound('Item');
  if (item.isFund) throw new FundIsNotBought();
  return item;
}

/** Nothing new is given from a past list: this is where every door asks. */
export function refusePast(list: Pick<ListAccess, 'isPast'>): void {
  if (list.isPast) throw new ListIsPast();
}

/** A call that is repeated gets its first answer also since the list is past. */
export async function assertNotPast(em: EntityManager, list: ListAccess, call: RepeatableCall): Promise<void> {
  if (list.isPast && (await keptAnswer(em, call)) === null) refusePast(list);
}
