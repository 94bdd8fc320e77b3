import { InvalidInput } from '../../base/errors/errors.ts';
import type { ListAccess } from '../../core/access/list.policy.ts';
import { isAnyNumber } from '../lists/any-number.rules.ts';
import { quantityProblem } from './quantity.rules.ts';

/** Refuses any number on a shopping list, where each thing is ticked off once all of it is bought. */
export function assertFinite(
  { listType }: Pick<ListAccess, 'listType'>,
  quantityDesired: number | undefined,
  field = 'quantityDesired',
): void {
  if (listType === 'SHOPPING' && quantityDesired !== undefined && isAnyNumber(quantityDesired))
    throw new InvalidInput({ [field]: [quantityProblem()] });
}
