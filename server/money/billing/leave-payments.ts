import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../../core/users/user.entity.ts';
import { BillingAccount } from './billing-account.entity.ts';
import type { SubscriptionEndings } from './subscription-endings.ts';

/**
 * Payments stay known, of nobody. A job sees to it that the provider charges no more and forgets the
 * person, however long that takes.
 */
export async function leavePayments(em: EntityManager, { id }: User, endings: SubscriptionEndings): Promise<void> {
  const accounts = await em.find(BillingAccount, { user: id });
  for (const account of accounts) {
    await em.execute('update billing_accounts set user_id = null, updated_at = now() where id = ?', [account.id]);
    await endings.request(em, account.id);
  }
}
