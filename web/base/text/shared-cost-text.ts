import { plural, t } from '@lingui/core/macro';
import { toMajorUnits } from '#rules/base/amounts/money';
import { minorMoneyText, shortMoneyText } from '../design/Money.tsx';

export interface SharedCost {
  currency: string;
  pledgeGoalMinor: number | null;
  /** Null in another currency by now. */
  pledgedMinor: number | null;
  pledgeCount: number;
}

export function sharedCostText({ currency, pledgeGoalMinor, pledgedMinor, pledgeCount }: SharedCost): string {
  if (pledgeCount === 0) return t`Friends can share the cost`;
  if (pledgeGoalMinor === null || pledgedMinor === null)
    return plural(pledgeCount, { one: '# friend chips in', other: '# friends chip in' });
  const pledged = shortMoneyText(toMajorUnits(pledgedMinor, currency), currency);
  const goal = shortMoneyText(toMajorUnits(pledgeGoalMinor, currency), currency);
  return plural(pledgeCount, {
    one: `${pledged} of ${goal} from # friend`,
    other: `${pledged} of ${goal} from # friends`,
  });
}

export function ownPartText({ currency, amountMinor }: { currency: string; amountMinor: number }): string {
  const amount = minorMoneyText(amountMinor, currency);
  return t`You chip in ${amount}.`;
}

export function isCostShared({ pledgeGoalMinor, pledgeCount }: SharedCost): boolean {
  return pledgeGoalMinor !== null || pledgeCount > 0;
}

export function missingMinorOf({ pledgeGoalMinor, pledgedMinor }: SharedCost): number {
  return pledgeGoalMinor === null || pledgedMinor === null ? 0 : Math.max(0, pledgeGoalMinor - pledgedMinor);
}
