import { t } from '@lingui/core/macro';
import { displayText } from '#rules/base/text/display-text';
import type { OwnPledge } from './useOwnPledges.ts';

/** Money that went to the organiser before is theirs to hand on. */
export function paidText({
  isPaid,
  paidToName,
  organiserName,
}: Pick<OwnPledge, 'isPaid' | 'paidToName' | 'organiserName'>) {
  if (!isPaid) return undefined;
  return paidToName && paidToName !== organiserName ? paidToText(paidToName) : t`Says it’s paid.`;
}

export function paidToText(paidToName: string): string {
  const name = displayText(paidToName);
  return t`Paid to ${name}`;
}

export function partText(name: string | null, amount: string): string {
  const who = name ? displayText(name) : t`A friend`;
  return t({ message: `${who}: ${amount}`, comment: 'Who chips in for a gift, and how much' });
}
