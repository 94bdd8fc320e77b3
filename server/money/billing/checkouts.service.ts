import type { EntityManager } from '@mikro-orm/postgresql';
import { claimed, keptAnswer } from '../../base/database/once.ts';
import { newId } from '../../base/database/uuid.ts';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import { PLAN_CURRENCY, planOf, priceMinorOf, tierOf } from '../../core/plans/plan.rules.ts';
import { PLAN_IDS, type PlanId } from '../../core/plans/plan-id.rules.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import { User } from '../../core/users/user.entity.ts';
import { BillingAccount } from './billing-account.entity.ts';
import { isRunning } from './billing-state.ts';
import { holdInTurn, releaseBillingAccount, saveCustomer, saveOpenCheckout } from './checkout-lease.ts';
import { CheckoutBusy, CheckoutRefused, PaymentsAway, PaymentUnconfirmed, PlanHeld, PortalRefused } from './errors.ts';
import type { Offer, PaymentProvider } from './payment-provider.ts';
import { ProviderAway } from './payment-provider.ts';
import { assertRoomOn } from './plan-room.ts';

export class CheckoutsService {
  constructor(
    private readonly em: EntityManager,
    private readonly provider: PaymentProvider,
    private readonly rateLimits: RateLimits,
    private readonly settings: SiteSettings,
  ) {}

  /** People who pay for another plan already get a page that changes it. A repeated `key` leads to the same page. */
  async openCheckout(viewer: User, planId: string, isAnnual: boolean, key?: string | null): Promise<string> {
    const offer = this.offerOf(planId, isAnnual);
    await this.rateLimits.consume('checkout', [viewer.id]);
    const call = { about: `checkout ${viewer.id}`, key, sent: { planId, isAnnual } };
    return this.alone(viewer, key ?? null, 'Failed to create checkout session', async (account) => {
      const first = await keptAnswer<string>(this.em, call);
      if (first) return first;
      const url = await this.checkoutFor(viewer, account, offer);
      await claimed(this.em, call, url);
      return url;
    });
  }

  async openPortal(viewer: User, isCancelling: boolean): Promise<string> {
    await this.rateLimits.consume('checkout', [viewer.id]);
    const account = await this.em.findOne(
      BillingAccount,
      { user: viewer.id, provider: this.provider.name },
      { refresh: true },
    );
    if (!account?.customerId) throw new PortalRefused();
    const { customerId, subscription } = account;
    const cancelling = isCancelling && subscription && isRunning(subscription) ? subscription.id : null;
    return this.asking(new PortalRefused().message, () =>
      this.provider.openPortal({ customerId, returnUrl: this.returnUrl(), cancelling }),
    );
  }

  private async checkoutFor(viewer: User, account: BillingAccount, offer: Offer): Promise<string> {
    const { planId, isAnnual } = offer;
    const { subscriptionTier } = await this.em.findOneOrFail(User, viewer.id, { refresh: true });
    const running = account.subscription && isRunning(account.subscription) ? account.subscription : null;
    const isSame = running?.planId === planId && running.isAnnual === isAnnual;
    if (isSame && !running.cancelAtPeriodEnd) throw new PlanHeld();
    if (!running && planOf(subscriptionTier) === planId) throw new PlanHeld(); // it was given to them
    if (planOf(subscriptionTier) !== planId) {
      await this.em.fork().transactional((em) => assertRoomOn(em, tierOf(planId), this.settings));
    }
    const customerId = await this.customerOf(account, viewer);
    if (isSame) return this.provider.openPortal({ customerId, returnUrl: this.returnUrl() }); // where it is resumed
    await this.closeOpen(account, offer);
    const key = account.openCheckout?.key ?? newId();
    const opened = { key, planId, isAnnual, openedAt: new Date().toISOString() };
    account.openCheckout = opened;
    await saveOpenCheckout(this.em, account);
    const urls = { successUrl: this.returnUrl('success'), cancelUrl: this.returnUrl('cancelled') };
    if (running) return this.provider.openPlanChange({ ...offer, ...urls, customerId, subscriptionId: running.id });
    const { id, url } = await this.provider.openCheckout({ ...offer, ...urls, customerId, key });
    account.openCheckout = { ...opened, id };
    await saveOpenCheckout(this.em, account);
    return url;
  }

  private offerOf(planId: string, isAnnual: boolean): Offer {
    const known = PLAN_IDS.find((id): id is PlanId => id === planId);
    if (!this.settings.stripeEnabled || !known || known === 'free') throw new CheckoutRefused();
    return { planId: known, isAnnual, priceMinor: priceMinorOf(known, isAnnual), currency: PLAN_CURRENCY };
  }

  /**
   * While this works, nobody else does for the same person: the second of two tabs that buy at once is asked to wait. A call with
   * the key of the one at work waits itself.
   */
  private async alone(
    viewer: User,
    key: string | null,
    failed: string,
    work: (account: BillingAccount) => Promise<string>,
  ): Promise<string> {
    const held = await holdInTurn(this.em, viewer.id, this.provider.name, key);
    if (!held) throw new CheckoutBusy();
    try {
      const account = await this.em.fork().findOneOrFail(BillingAccount, held);
      return await this.asking(failed, () => work(account));
    } finally {
      await releaseBillingAccount(this.em, held);
    }
  }

  private async customerOf(account: BillingAccount, { email, name }: User): Promise<string> {
    if (account.customerId) return account.customerId;
    account.customerId = await this.provider.createCustomer({ accountId: account.id, email, name });
    await saveCustomer(this.em, account);
    return account.customerId;
  }

  /**
   * Closes checkouts in other tabs, so that they cannot be paid. The same request that never got an answer is repeated.
   */
  private async closeOpen(account: BillingAccount, { planId, isAnnual }: Offer): Promise<void> {
    const { openCheckout: open } = account;
    if (!open) return;
    const isRepeated = open.planId === planId && open.isAnnual === isAnnual && !open.id;
    if (isRepeated) return;
    if (open.id && (await this.provider.closeCheckout(open.id)) === 'completed') throw new PaymentUnconfirmed();
    account.openCheckout = null;
  }

  private async asking(failed: string, ask: () => Promise<string>): Promise<string> {
    try {
      return await ask();
    } catch (problem) {
      throw problem instanceof ProviderAway ? new PaymentsAway(failed) : problem;
    }
  }

  private returnUrl(checkout?: 'success' | 'cancelled'): string {
    return `${this.settings.siteUrl}/subscription${checkout ? `?checkout=${checkout}` : ''}`;
  }
}
