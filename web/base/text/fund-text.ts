import { plural, t } from '@lingui/core/macro';
import { toMajorUnits } from '#rules/base/amounts/money';
import { shortMoneyText } from '../design/Money.tsx';
import { missingMinorOf, type SharedCost, sharedCostText } from './shared-cost-text.ts';

/** How much is given to a fund, and its goal, if there is one. */
export function fundText(fund: SharedCost): string {
  const { currency, pledgeGoalMinor, pledgedMinor, pledgeCount } = fund;
  const amountOf = (amountMinor: number) => shortMoneyText(toMajorUnits(amountMinor, currency), currency);
  if (pledgeCount === 0) {
    if (pledgeGoalMinor === null) return t`Any amount is welcome`;
    const goal = amountOf(pledgeGoalMinor);
    return t`Goal: ${goal}`;
  }
  if (pledgedMinor === null) return plural(pledgeCount, { one: '# friend gives', other: '# friends give' });
  if (pledgeGoalMinor !== null) return sharedCostText(fund);
  const given = amountOf(pledgedMinor);
  return plural(pledgeCount, { one: `${given} from # friend`, other: `${given} from # friends` });
}

/** Whether friends can chip in, or give, right now. */
export function canGive({ isFund, ...cost }: SharedCost & { isFund: boolean }): boolean {
  if (!isFund || cost.pledgeGoalMinor !== null) return missingMinorOf(cost) > 0;
  return cost.pledgedMinor !== null;
}
