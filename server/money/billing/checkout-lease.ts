import { setTimeout } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../base/database/uuid.ts';
import type { BillingAccount } from './billing-account.entity.ts';
import type { ProviderName } from './payment-provider.ts';

/** Longer than any answer of a provider is waited for; a process that died is waited for no longer. */
const LEASE_SECONDS = 60;

const LOOK_AGAIN_MS = 100;

type Held = { id: string } | { busyKey: string | null };

/**
 * For as long as a provider is asked: no transaction can stay open for so long. Makes the account if there is
 * none yet; where another call holds it, gives the key of that call.
 */
async function holdBillingAccount(
  em: EntityManager,
  userId: string,
  provider: ProviderName,
  key: string | null,
): Promise<Held> {
  await em.execute(
    `insert into billing_accounts (id, created_at, updated_at, user_id, provider, plan_id)
     values (?, now(), now(), ?, ?, 'free') on conflict (user_id, provider) do nothing`,
    [newId(), userId, provider],
  );
  const [held]: { id: string }[] = await em.execute(
    `update billing_accounts set busy_until = now() + interval '${LEASE_SECONDS} seconds', busy_key = ?
     where user_id = ? and provider = ? and (busy_until is null or busy_until < now()) returning id`,
    [key, userId, provider],
  );
  if (held) return held;
  const [other]: { busyKey: string | null }[] = await em.execute(
    'select busy_key as "busyKey" from billing_accounts where user_id = ? and provider = ?',
    [userId, provider],
  );
  return { busyKey: other?.busyKey ?? null };
}

/** A call that repeats the one that holds the account waits until that is done. Null where another call holds it. */
export async function holdInTurn(
  em: EntityManager,
  userId: string,
  provider: ProviderName,
  key: string | null,
): Promise<string | null> {
  for (;;) {
    const held = await holdBillingAccount(em, userId, provider, key);
    if ('id' in held) return held.id;
    if (key === null || (held.busyKey !== null && held.busyKey !== key)) return null;
    await setTimeout(LOOK_AGAIN_MS);
  }
}

export async function releaseBillingAccount(em: EntityManager, id: string): Promise<void> {
  await em.execute('update billing_accounts set busy_until = null, busy_key = null where id = ?', [id]);
}

export async function saveCustomer(em: EntityManager, { id, customerId }: BillingAccount): Promise<void> {
  await em.execute('update billing_accounts set customer_id = ? where id = ?', [customerId, id]);
}

export async function saveOpenCheckout(em: EntityManager, { id, openCheckout }: BillingAccount): Promise<void> {
  await em.execute('update billing_accounts set open_checkout = ? where id = ?', [JSON.stringify(openCheckout), id]);
}
