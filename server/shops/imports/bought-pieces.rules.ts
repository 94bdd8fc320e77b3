import { LONGEST_BUYER_NAME } from '../../lists/purchases/purchase.rules.ts';
import { countOf, LARGEST_AMOUNT } from '../lines/line.rules.ts';
import { plainSigns } from '../lines/words/plain-signs.rules.ts';
import { isTickedCell } from '../lines/words/ticked-cells.rules.ts';
import { giverIn } from './givers.rules.ts';

interface BoughtCells {
  ticked: string;
  bought: string;
  giver: string;
}

interface Wanted {
  /** How many are wanted; of any number, how many were written. */
  quantityDesired: number;
  written: number;
  /** Nobody gives what stands on a shopping list, and nothing is bought for a fund. */
  isGivable: boolean;
}

/** How much of a row was bought, and by whom. What somebody gives is not wanted again, also where no number says it. */
export function boughtPieces({ ticked, bought, giver }: BoughtCells, { quantityDesired, written, isGivable }: Wanted) {
  const name = isGivable ? giverIn(giver, isTickedCell) : null;
  const count = countOf(plainSigns(bought));
  const isAll = isTickedCell(bought) || (count !== null && count >= quantityDesired && count <= LARGEST_AMOUNT);
  const isTicked = isTickedCell(ticked) || isAll || (name !== null && bought.trim() === '');
  const some = Math.min(LARGEST_AMOUNT, quantityDesired, count ?? (name === null ? 0 : 1));
  const quantityBought = isTicked ? written : some;
  return { isTicked, quantityBought, boughtBy: quantityBought > 0 && name ? name.slice(0, LONGEST_BUYER_NAME) : null };
}
