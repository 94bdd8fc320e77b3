import { t } from '@lingui/core/macro';
import { minorText } from '../../base/amounts/money.rules.ts';
import type { ToldPledge } from './told-pledge.ts';

/** News for people who give to a fund, where it is not as of a gift that friends share; null where it is. */
export function fundSubject({ news }: Pick<ToldPledge, 'news'>, what: string): string | null {
  switch (news) {
    case 'LAPSING':
      return t`Still giving to it? ${what}`;
    case 'LAPSED':
      return t`Your promise has lapsed: ${what}`;
    case 'RELEASED':
      return t`Your promise was taken back: ${what}`;
    case 'ITEM_REMOVED':
    case 'LIST_REMOVED':
      return t`No longer on a list: ${what}`;
    default:
      return null;
  }
}

export function fundLines(told: ToldPledge, what: string): string[] | null {
  const { news, paidMinor, currency, paidToName: name } = told;
  const amount = minorText(told.amountMinor, currency);
  const paid = minorText(paidMinor, currency);
  const money =
    paidMinor === 0
      ? keepsText()
      : name
        ? t`You paid ${paid} to ${name}: please talk to them about it.`
        : t`You paid ${paid} to the friend who organised it: please talk to them about it.`;
  switch (news) {
    case 'LAPSING':
      return [
        t`You promised ${amount} to ${what}, and it isn’t marked as paid. Tomorrow the promise lapses, so that others can give.`,
        t`Paid already? Tick “I’ve paid” on the page of your gifts, and it stays. Changed your mind? There’s nothing to do.`,
      ];
    case 'LAPSED':
      return [
        t`You promised ${amount} to ${what}, and it wasn’t marked as paid in time, so it no longer counts. You’re welcome to give again.`,
      ];
    case 'RELEASED':
      return [
        t`The people who look after the list took back the ${amount} that you promised to ${what}, since it hasn’t come.`,
        t`Did you pay? Please talk to them, and give it once more here. If not, there’s nothing to do: you’re welcome to give again.`,
      ];
    case 'ITEM_REMOVED':
      return [t`${what}, to which you give ${amount}, is no longer on its list.`, money];
    case 'LIST_REMOVED':
      return [t`The list with ${what}, to which you give ${amount}, is gone.`, money];
    default:
      return null;
  }
}

const keepsText = () => t`There’s nothing to pay: you keep your money.`;
