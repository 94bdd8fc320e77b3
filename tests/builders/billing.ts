import type { RequiredEntityData } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { BillingAccount } from '../../server/money/billing/billing-account.entity.ts';
import { LedgerEntry } from '../../server/money/billing/ledger-entry.entity.ts';
import { aUser } from './accounts.ts';

export async function aBillingAccount(em: EntityManager, overrides: Partial<RequiredEntityData<BillingAccount>> = {}) {
  const user = overrides.user ?? (await aUser(em));
  const account = em.create(BillingAccount, { provider: 'TEST', ...overrides, user });
  await em.flush();
  return account;
}

/** Money that moved; below zero it went back to the customer. */
export async function aLedgerEntry(
  em: EntityManager,
  { amountMinor, ...overrides }: Partial<RequiredEntityData<LedgerEntry>> & { amountMinor: number },
) {
  const account = overrides.account ?? (await aBillingAccount(em));
  const entry = em.create(LedgerEntry, {
    kind: amountMinor < 0 ? 'REFUND' : 'CHARGE',
    objectId: crypto.randomUUID(),
    currency: 'USD',
    movedAt: new Date(),
    ...overrides,
    account,
    amountMinor,
  });
  await em.flush();
  return entry;
}
