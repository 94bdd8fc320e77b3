import { t } from '@lingui/core/macro';
import { minorText } from '../../base/amounts/money.rules.ts';
import { ENGLISH, speaker, spokenBy } from '../../base/languages/i18n.rules.ts';
import { SOURCE_LANGUAGE } from '../../base/languages/languages.rules.ts';
import { planNamed } from '../../core/plans/plan.rules.ts';
import { PLAN_IDS } from '../../core/plans/plan-id.rules.ts';
import type { HistoryEntry } from './history-entry.ts';
import type { InvoiceFact } from './payment-fact.ts';
import type { Offer } from './payment-provider.ts';

type Product = Pick<Offer, 'planId' | 'isAnnual'>;

const MAX_LENGTH = 500;

export function productName({ planId, isAnnual }: Product): string {
  const plan = planNamed(planId).name;
  return isAnnual
    ? t({ message: `${plan}, annual`, comment: 'A plan that is paid by the year, as an invoice names it' })
    : t({ message: `${plan}, monthly`, comment: 'A plan that is paid by the month, as an invoice names it' });
}

export function englishProductName(product: Product): string {
  return spokenBy(ENGLISH, () => productName(product));
}

/** As the provider wrote it where the product is none of ours. */
export function lineText({ description, amountMinor, isProration }: InvoiceFact['lines'][number]): string {
  if (speaker().language === SOURCE_LANGUAGE) return description;
  const product = products().find((each) => description.includes(englishProductName(each)));
  if (!product) return description;
  const name = productName(product);
  if (!isProration) return name;
  return amountMinor < 0 ? t`Unused time on ${name}` : t`Remaining time on ${name}`;
}

type Told = Pick<HistoryEntry, 'kind' | 'status' | 'amountMinor' | 'currency'> & {
  description?: string;
  lines?: HistoryEntry['lines'];
};

/** A line that was written before lines were kept stays as it is. */
export function transactionText({ kind, status, amountMinor, currency, lines, description }: Told): string {
  if (kind === 'REFUND') return t({ message: 'Refund', comment: 'A line of the billing history' });
  if (kind === 'DISPUTE') return disputeText(status, amountMinor);
  return lines ? invoiceText(lines, currency).slice(0, MAX_LENGTH) : (description ?? '');
}

function disputeText(status: HistoryEntry['status'], amountMinor: number): string {
  if (status === 'PENDING') return t`Payment disputed with the bank`;
  return amountMinor < 0 ? t`Disputed payment taken back by the bank` : t`Dispute settled: the payment stands`;
}

function invoiceText(lines: InvoiceFact['lines'], currency: string): string {
  const creditMinor = lines.reduce((sum, { amountMinor }) => sum + Math.min(0, amountMinor), 0);
  const things = lines.filter(({ amountMinor }) => amountMinor >= 0).map(lineText);
  const list = new Intl.ListFormat(speaker().locale, { type: 'unit' });
  const bought = list.format(things) || t({ message: 'Change of plan', comment: 'A line of the billing history' });
  const credit = minorText(-creditMinor, currency);
  return creditMinor < 0
    ? t({ message: `${bought}, less ${credit} for unused time`, comment: 'A plan, and an amount that is taken off' })
    : bought;
}

function products(): Product[] {
  return PLAN_IDS.flatMap((planId) => [true, false].map((isAnnual) => ({ planId, isAnnual })));
}
