import { t } from '@lingui/core/macro';
import { InvalidInput } from '../../base/errors/errors.ts';
import { isAnyNumber } from '../lists/any-number.rules.ts';

interface Chosen {
  choiceId?: string | null;
}

/** Anything that is one of several to choose from is given whole, and nobody begins to chip in for it. `at` is where its fields stand in the input. */
export function assertFitsChoice(
  { choiceId }: Chosen,
  { quantityDesired, isGroupGift }: { quantityDesired?: number; isGroupGift?: boolean },
  at = '',
): void {
  if (!choiceId) return;
  if (isGroupGift)
    throw new InvalidInput({ [`${at}isGroupGift`]: [t`It’s one of several to choose from, so friends can’t chip in`] });
  if (quantityDesired !== undefined && isAnyNumber(quantityDesired))
    throw new InvalidInput({
      [`${at}quantityDesired`]: [t`It’s one of several to choose from, so say how many you want`],
    });
}
