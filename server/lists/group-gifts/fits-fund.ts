import { t } from '@lingui/core/macro';
import { InvalidInput } from '../../base/errors/errors.ts';
import { ANY_NUMBER, isAnyNumber } from '../lists/any-number.rules.ts';

interface FundFields {
  isFund?: boolean;
  primaryUrl?: string | null;
  secondaryUrl?: string | null;
  quantityDesired?: number;
  amount?: string;
  variant?: string;
  isGroupGift?: boolean;
  isMostWanted?: boolean;
  choiceId?: string | null;
  quantityBought?: number;
  howToPay?: string;
  currency?: string;
}

/** Refuses each field that a fund cannot have. `at` is where its fields stand in the input. */
export function assertFitsFund(
  { isFund, currency }: { isFund: boolean; currency?: string },
  sent: FundFields,
  at = '',
): void {
  if (!isFund) {
    if (sent.howToPay) throw new InvalidInput({ [`${at}howToPay`]: [t`Only a fund says how to pay`] });
    return;
  }
  const wrong = Object.entries(problemsOf(sent, currency)).filter(([, problem]) => problem !== null);
  if (wrong.length > 0)
    throw new InvalidInput(Object.fromEntries(wrong.map(([field, problem]) => [`${at}${field}`, [problem ?? '']])));
}

/** The currency stays also where nothing was given: otherwise the refusal would tell an owner during a surprise. */
function problemsOf(sent: FundFields, currency: string | undefined): Record<string, string | null> {
  const shop = t`A fund has no shop`;
  const pieces = t`A fund has no pieces, sizes or amounts`;
  const { quantityDesired = 1 } = sent;
  return {
    primaryUrl: sent.primaryUrl ? shop : null,
    secondaryUrl: sent.secondaryUrl ? shop : null,
    quantityDesired: quantityDesired === 1 || isAnyNumber(quantityDesired) ? null : pieces,
    quantityBought: sent.quantityBought ? t`Nothing is bought for a fund` : null,
    amount: sent.amount ? pieces : null,
    variant: sent.variant ? pieces : null,
    isGroupGift: sent.isGroupGift ? t`Friends give to a fund anyway` : null,
    isMostWanted: sent.isMostWanted ? t`A fund can’t be most wanted` : null,
    currency: sent.currency && currency && sent.currency !== currency ? t`A fund keeps its currency` : null,
    choice: sent.choiceId ? t`A fund can’t be one of several to choose from` : null,
  };
}

/** A fund counts as something of which any number is welcome: never taken in full, and in no count of what is still wanted. */
export function quantityOf({ isFund, quantityDesired }: { isFund: boolean; quantityDesired: number }): number {
  return isFund ? ANY_NUMBER : quantityDesired;
}
