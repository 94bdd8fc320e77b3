import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { fromKysely, type KyselyTransactionLike, type PgBoss } from 'pg-boss';
import { BillingAccount } from './billing-account.entity.ts';
import { isRunning, stateAfter } from './billing-state.ts';
import { StoredPaymentEvent } from './payment-event.entity.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { TierGrant } from './tier-grant.entity.ts';

export const SUBSCRIPTION_ENDINGS_QUEUE = 'subscription-endings';

export interface SubscriptionEndingJob {
  accountId: string;
}

export class SubscriptionEndings {
  constructor(private readonly boss: PgBoss) {}

  async request(em: EntityManager, accountId: string): Promise<void> {
    const transaction = em.getTransactionContext<KyselyTransactionLike>();
    if (!transaction) throw new Error('Subscriptions end inside the transaction that is the reason.');
    const data = { accountId } satisfies SubscriptionEndingJob;
    await this.boss.insert(SUBSCRIPTION_ENDINGS_QUEUE, [{ data }], { db: fromKysely(transaction) });
  }
}

/**
 * A deleted account loses everything, and the provider forgets the person; others lose what an administrator's
 * grant has taken the place of. Tried again for weeks.
 */
export async function endSubscriptions(
  orm: MikroORM,
  { accountId }: SubscriptionEndingJob,
  provider: PaymentProvider,
): Promise<void> {
  const em = orm.em.fork();
  const account = await em.findOne(BillingAccount, accountId);
  if (!account || account.provider !== provider.name || !account.customerId) return;
  if (account.openCheckout?.id) await provider.closeCheckout(account.openCheckout.id);
  if (!account.user) return provider.forgetCustomer(account.customerId);
  const grants = await em.find(TierGrant, { user: account.user.id });
  const replaced = new Set(grants.flatMap(({ replaces }) => replaces));
  const { subscriptions } = stateAfter(await em.find(StoredPaymentEvent, { account: accountId }));
  for (const subscription of subscriptions) {
    if (isRunning(subscription) && replaced.has(subscription.id))
      await provider.endSubscription(account.customerId, subscription.id);
  }
}
