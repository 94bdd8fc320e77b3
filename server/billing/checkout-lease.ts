import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../database/uuid.ts';
import type { BillingAccount } from './billing-account.entity.ts';
import type { ProviderName } from './payment-provider.ts';

/** Longer than any answer of a provider is waited for; a process that died is waited for no longer. */
const LEASE_SECONDS = 60;

/**
 * Holds somebody's billing account, which is made if there is none yet, while a provider is asked about it: no transaction
 * can stay open for so long. Gives its id, or null where another call holds it.
 */
export async function holdBillingAccount(
  em: EntityManager,
  userId: string,
  provider: ProviderName,
): Promise<string | null> {
  await em.execute(
    `insert into billing_accounts (id, created_at, updated_at, user_id, provider, plan_id)
     values (?, now(), now(), ?, ?, 'free') on conflict (user_id, provider) do nothing`,
    [newId(), userId, provider],
  );
  const [held]: { id: string }[] = await em.execute(
    `update billing_accounts set busy_until = now() + interval '${LEASE_SECONDS} seconds'
     where user_id = ? and provider = ? and (busy_until is null or busy_until < now()) returning id`,
    [userId, provider],
  );
  return held?.id ?? null;
}

export async function releaseBillingAccount(em: EntityManager, id: string): Promise<void> {
  await em.execute('update billing_accounts set busy_until = null where id = ?', [id]);
}

export async function saveCustomer(em: EntityManager, { id, customerId }: BillingAccount): Promise<void> {
  await em.execute('update billing_accounts set customer_id = ? where id = ?', [customerId, id]);
}

export async function saveOpenCheckout(em: EntityManager, { id, openCheckout }: BillingAccount): Promise<void> {
  await em.execute('update billing_accounts set open_checkout = ? where id = ?', [JSON.stringify(openCheckout), id]);
}
