import { t } from '@lingui/core/macro';
import { toMinorUnits } from '#rules/base/amounts/money';
import { canGive, fundText } from '../text/fund-text.ts';
import type { SharedCost } from '../text/shared-cost-text.ts';

/** On paper nothing else says that it is given money. */
export function printedFundText(fund: SharedCost): string[] {
  return [canGive({ ...fund, isFund: true }) ? t`Fund: chip in` : t`Fund`, fundText(fund)];
}

interface OwnFund extends Omit<SharedCost, 'pledgeGoalMinor'> {
  price: number | null;
}

/** As people who work on the list have it: its price is its goal. */
export function printedOwnFundText({ price, currency, pledgedMinor, pledgeCount }: OwnFund): string[] {
  const pledgeGoalMinor = price === null ? null : toMinorUnits(price, currency) || null;
  return printedFundText({ currency, pledgeGoalMinor, pledgedMinor, pledgeCount });
}
