import { NotFound } from '../../base/errors/errors.ts';
import { FundIsNotBought } from './errors.ts';

/** To a fund people give; it is one from the beginning, so nothing can change that meanwhile. */
export function buyable<Of extends { isFund: boolean }>(item: Of | undefined): Of {
  if (!item) throw new NotFound('Item');
  if (item.isFund) throw new FundIsNotBought();
  return item;
}
