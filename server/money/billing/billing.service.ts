import type { EntityManager } from '@mikro-orm/postgresql';
import { isId } from '../../base/database/uuid.ts';
import { NotSignedIn } from '../../base/errors/errors.ts';
import { comparePlans, planOf } from '../../core/plans/plan.rules.ts';
import { PLAN_IDS } from '../../core/plans/plan-id.rules.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import { User } from '../../core/users/user.entity.ts';
import { BillingAccount } from './billing-account.entity.ts';
import { givesPlanUntil } from './billing-state.ts';
import { CheckoutRefused } from './errors.ts';
import { offeredPlans } from './offered-plans.ts';
import type { ProviderName } from './payment-provider.ts';
import { effectsOfPlan } from './plan-change-effects.ts';
import type { PlanChangeEffects, PlanSubscription, PlanType } from './plan-subscription.type.ts';
import { Transaction } from './transaction.entity.ts';
import { transactionIdsOf } from './transaction-ids.ts';

export const MOST_TRANSACTIONS = 100;

export class BillingService {
  constructor(
    private readonly em: EntityManager,
    private readonly provider: ProviderName,
    private readonly settings: SiteSettings,
  ) {}

  get isTestMode(): boolean {
    return this.provider === 'TEST';
  }

  plans(): PlanType[] {
    return offeredPlans({ ...this.settings, paymentsEnabled: this.settings.stripeEnabled });
  }

  async subscriptionOf({ id }: User): Promise<PlanSubscription> {
    const user = await this.em.findOne(User, id, { refresh: true });
    if (!user) throw new NotSignedIn();
    const accounts = await this.em.find(BillingAccount, { user: id }, { refresh: true });
    const planId = planOf(user.subscriptionTier);
    const [paid] = accounts
      .filter(({ subscription }) => subscription != null)
      .toSorted((one, other) => comparePlans(other.planId, one.planId));
    const subscription = paid?.planId === planId ? paid.subscription : null;
    const ours = accounts.find(({ provider }) => provider === this.provider);
    const pending = ours?.openCheckout ?? null;
    const unpaid = { isAnnual: false, priceMinor: null, currency: null, currentPeriodStart: null };
    return {
      id,
      planId,
      status: subscription?.status === 'past_due' ? 'PAST_DUE' : 'ACTIVE',
      ...unpaid,
      ...(subscription && {
        isAnnual: subscription.isAnnual,
        priceMinor: subscription.priceMinor,
        currency: subscription.currency,
        currentPeriodStart: new Date(subscription.currentPeriodStart),
      }),
      currentPeriodEnd: subscription ? new Date(subscription.currentPeriodEnd) : null,
      cancelAtPeriodEnd: subscription?.cancelAtPeriodEnd ?? false,
      graceEndsAt: subscription?.status === 'past_due' ? givesPlanUntil(subscription) : null,
      paymentMethod: subscription?.paymentMethod ?? null,
      isGranted: planId !== 'free' && !subscription,
      canManage: ours?.customerId != null && (ours.subscription != null || (await this.hasHistory(ours))),
      isTestMode: this.isTestMode,
      pending: pending && { planId: pending.planId, isAnnual: pending.isAnnual },
    };
  }

  /** Newest first; `before` is the last id that is known. */
  async transactionsOf({ id }: User, limit: number, before: string | null = null): Promise<Transaction[]> {
    if (before !== null && !isId(before)) return [];
    const most = Math.min(MOST_TRANSACTIONS, Math.max(1, limit));
    const ids = await transactionIdsOf(this.em, id, most, before);
    return this.em.find(Transaction, { id: ids }, { orderBy: { date: 'desc', id: 'desc' }, refresh: true });
  }

  async effectsOf({ id }: User, planId: string): Promise<PlanChangeEffects> {
    const known = PLAN_IDS.find((each) => each === planId);
    if (!known) throw new CheckoutRefused();
    const user = await this.em.findOneOrFail(User, id, { refresh: true });
    return effectsOfPlan(this.em, user, known, this.settings);
  }

  private async hasHistory(account: BillingAccount): Promise<boolean> {
    return (await this.em.count(Transaction, { account })) > 0;
  }
}
