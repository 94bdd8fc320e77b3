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

/** "1 of 2" and "4/6" in a column of ticks. */
const PART = /^(?<some>\d{1,2})\s?(?:\/|of|von|sur|de|di|van|z|av|من)\s?(?<all>\d{1,2})$/iu;

function partIn(cell: string): number | null {
  const { some, all } = PART.exec(plainSigns(cell).trim())?.groups ?? {};
  return some !== undefined && Number(some) <= Number(all) ? Number(some) : null;
}

/** How much of a row was bought, and by whom. What somebody gives is not wanted again, unless the file says that none of it was bought. */
export function boughtPieces({ ticked, bought, giver }: BoughtCells, { quantityDesired, written, isGivable }: Wanted) {
  const name = isGivable ? giverIn(giver, isTickedCell) : null;
  const count = countOf(plainSigns(bought)) ?? partIn(ticked);
  const isAll = isTickedCell(bought) || (count !== null && count >= quantityDesired && count <= LARGEST_AMOUNT);
  const isTicked = isTickedCell(ticked) || isAll || (name !== null && bought.trim() === '');
  const quantityBought = isTicked ? written : Math.min(LARGEST_AMOUNT, quantityDesired, count ?? 0);
  const isSaid = name !== null && name !== '';
  return {
    isTicked,
    pieces: { quantityBought, boughtBy: quantityBought > 0 && isSaid ? name.slice(0, LONGEST_BUYER_NAME) : null },
    /** A name beside nothing that was bought. */
    named: quantityBought === 0 && isSaid ? name : '',
  };
}
