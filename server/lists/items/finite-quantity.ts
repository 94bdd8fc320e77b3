import { t } from '@lingui/core/macro';
import { InvalidInput } from '../../base/errors/errors.ts';
import type { ListAccess } from '../../core/access/list.policy.ts';
import { isAnyNumber } from '../lists/any-number.rules.ts';
import { quantityProblem } from './quantity.rules.ts';

type OfList = Pick<ListAccess, 'listType'>;

/** Refuses any number on a shopping list, where each thing is ticked off once all of it is bought. */
export function assertFinite(
  { listType }: OfList,
  quantityDesired: number | undefined,
  field = 'quantityDesired',
): void {
  if (listType === 'SHOPPING' && quantityDesired !== undefined && isAnyNumber(quantityDesired))
    throw new InvalidInput({ [field]: [quantityProblem()] });
}

/** As assertFinite, of a new item: `at` is where its fields stand in the input. */
export function assertFitsList(
  list: OfList,
  { isFund, quantityDesired }: { isFund: boolean; quantityDesired: number },
  at = '',
): void {
  if (isFund && list.listType === 'SHOPPING')
    throw new InvalidInput({ [`${at}isFund`]: [t`Shopping lists have no funds`] });
  assertFinite(list, quantityDesired, `${at}quantityDesired`);
}
