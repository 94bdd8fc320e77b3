import { isDeepStrictEqual } from 'node:util';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { inLanguage } from '../../base/languages/speaking.ts';
import { noteProblem } from '../../core/audit/note-problem.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import { announceEvent } from '../../core/events/announce.ts';
import { planOf, tierOf } from '../../core/plans/plan.rules.ts';
import type { PlanId } from '../../core/plans/plan-id.rules.ts';
import type { Tier } from '../../core/users/account.rules.ts';
import { lockUser } from '../../core/users/lock-user.ts';
import { languageOf } from '../../core/users/note-language.ts';
import { User } from '../../core/users/user.entity.ts';
import { BillingAccount, type OpenCheckout } from './billing-account.entity.ts';
import { historyOf } from './billing-history.ts';
import {
  type BillingState,
  betterPlan,
  givesPlanUntil,
  isRunning,
  stateAfter,
  subscriptionInForce,
} from './billing-state.ts';
import { PaymentEventRefused } from './errors.ts';
import { movementsOf } from './money-movements.ts';
import { StoredPaymentEvent } from './payment-event.entity.ts';
import {
  type DatedFact,
  type PaymentEvent,
  paymentFact,
  type SubscriptionFact,
  type UnreadEvent,
} from './payment-fact.ts';
import type { ProviderName } from './payment-provider.ts';
import { planMailsFor } from './plan-mails.ts';
import type { SubscriptionEndings } from './subscription-endings.ts';
import { TierGrant } from './tier-grant.entity.ts';
import { writeHistory } from './write-history.ts';

export class PaymentIntake {
  constructor(
    private readonly orm: MikroORM,
    private readonly endings: SubscriptionEndings,
    private readonly mailQueue: MailQueue,
  ) {}

  /**
   * Gives false for an event that was known, or is about nobody here. Two processes with the same event are one after the other. Throws
   * PaymentEventRefused for an event of a customer here that cannot be used, after it was written down for administrators.
   */
  async receive(provider: ProviderName, event: PaymentEvent | UnreadEvent): Promise<boolean> {
    if ('reason' in event) return this.refuse(provider, event);
    const fact = paymentFact.safeParse(event.fact);
    if (!fact.success) return this.refuse(provider, { ...event, reason: reasonOf(fact.error) });
    const dated = { ...event, fact: fact.data };
    const taken = await this.store(provider, dated);
    if (taken !== 'undecided') return taken === 'new';
    const askedAt = new Date();
    const now = paymentFact.safeParse(await event.askNow?.());
    return (await this.store(provider, { ...dated, askedAt, fact: now.success ? now.data : fact.data })) === 'new';
  }

  private async store(provider: ProviderName, event: PaymentEvent): Promise<'new' | 'known' | 'undecided'> {
    const { eventId, occurredAt, askedAt, customerId, fact } = event;
    return this.orm.em.fork().transactional(async (em) => {
      const known = await em.findOne(BillingAccount, { provider, customerId });
      if (!known) return 'known';
      const account = await lockAccount(em, known.id);
      if ((await em.count(StoredPaymentEvent, { provider, eventId })) > 0) return 'known';
      if (event.askNow && !askedAt && (await isUndecided(em, account.id, event))) return 'undecided';
      em.create(StoredPaymentEvent, { provider, eventId, account, occurredAt, askedAt, fact });
      await em.flush();
      await writeMovements(em, account.id, { eventId, occurredAt, fact });
      await this.bringUpToDate(em, account);
      if (fact.kind === 'subscription' && isRunning(fact) && !fact.planId) {
        await noteProblem(em, { area: 'PAYMENTS', subject: fact.id, message: withoutPlan(customerId, fact, account) });
      }
      return 'new';
    });
  }

  private async refuse(provider: ProviderName, event: UnreadEvent): Promise<false> {
    const em = this.orm.em.fork();
    const isOurs = (await em.count(BillingAccount, { provider, customerId: event.customerId })) > 0;
    if (!isOurs) return false;
    const refusal = new PaymentEventRefused(event);
    await noteProblem(em, { area: 'PAYMENTS', subject: event.eventId, message: refusal.message });
    throw refusal;
  }

  /** The account must be locked. */
  async bringUpToDate(em: EntityManager, account: BillingAccount, now = new Date()): Promise<void> {
    const rows = await em.find(StoredPaymentEvent, { account: account.id });
    const state = stateAfter(rows);
    const { replaced } = account.user ? await grantsOf(em, account.user.id) : { replaced: [] };
    const subscription = subscriptionInForce(state, now, replaced);
    const change = { before: account.subscription ?? null, after: subscription };
    account.planId = subscription?.planId ?? 'free';
    account.subscription = subscription;
    account.planEndsAt = subscription && givesPlanUntil(subscription);
    if (account.openCheckout && isConfirmed(account.openCheckout, state)) account.openCheckout = null;
    await em.flush();
    await writeHistory(em, account.id, historyOf(state));
    if (account.user) {
      await setTierOf(em, account.user.id);
      const payer = await em.findOneOrFail(User, account.user.id, { refresh: true });
      const mails = await inLanguage(languageOf(payer), () => planMailsFor(payer, change));
      await this.mailQueue.queueAll(em, mails);
    } else if (state.subscriptions.some(isRunning)) await this.endings.request(em, account.id); // paid after the account was deleted
  }
}

export async function setTierOf(em: EntityManager, userId: string): Promise<void> {
  const { tier } = await grantsOf(em, userId);
  const accounts = await em.find(BillingAccount, { user: userId });
  const plan = accounts.reduce<PlanId>((best, { planId }) => betterPlan(best, planId), planOf(tier));
  await em.nativeUpdate(
    User,
    { id: userId, subscriptionTier: { $ne: tierOf(plan) } },
    { subscriptionTier: tierOf(plan) },
  );
  await announceEvent(em, { kind: 'ACCOUNT_CHANGED', userId });
}

/** The person before their billing account, as everybody locks who needs both. */
export async function lockAccount(em: EntityManager, accountId: string): Promise<BillingAccount> {
  const { user } = await em.findOneOrFail(BillingAccount, accountId);
  if (user) await lockUser(em, user.id);
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  return em.findOneOrFail(BillingAccount, accountId, lock);
}

async function grantsOf(em: EntityManager, userId: string): Promise<{ tier: Tier; replaced: string[] }> {
  const grants = await em.find(TierGrant, { user: userId }, { orderBy: { id: 'desc' } });
  return { tier: grants[0]?.tier ?? 'FREE', replaced: grants.flatMap(({ replaces }) => replaces) };
}

async function writeMovements(em: EntityManager, accountId: string, event: DatedFact): Promise<void> {
  for (const { kind, objectId, amountMinor, currency, movedAt } of movementsOf(event)) {
    await em.execute(
      `insert into ledger_entries (id, account_id, kind, object_id, amount_minor, currency, moved_at, created_at)
       values (gen_random_uuid(), ?, ?, ?, ?, ?, ?, now()) on conflict (account_id, kind, object_id) do nothing`,
      [accountId, kind, objectId, amountMinor, currency, movedAt],
    );
  }
}

/** Clocks differ. */
const CLOCK_SKEW_MS = 5 * 60_000;

function isConfirmed({ planId, isAnnual, openedAt }: OpenCheckout, { subscriptions }: BillingState): boolean {
  return subscriptions.some((subscription) => {
    const isAsked = subscription.planId === planId && subscription.isAnnual === isAnnual;
    const isNew = Date.parse(subscription.startedAt) >= Date.parse(openedAt) - CLOCK_SKEW_MS;
    return subscription.status !== 'incomplete' && (isNew || (isAsked && isRunning(subscription)));
  });
}

/** The provider knows which of two facts of the same moment is the later one. */
async function isUndecided(
  em: EntityManager,
  accountId: string,
  { occurredAt, fact }: Pick<DatedFact, 'occurredAt' | 'fact'>,
): Promise<boolean> {
  const others = await em.find(StoredPaymentEvent, { account: accountId, occurredAt });
  return others.some(({ fact: other }) => {
    return other.kind === fact.kind && other.id === fact.id && !isDeepStrictEqual(other, fact);
  });
}

function withoutPlan(customerId: string, { id }: SubscriptionFact, { planId }: BillingAccount): string {
  const kept = planId === 'free' ? 'The person has no plan for it' : `The person keeps the plan ${planId}`;
  return `Subscription ${id} of customer ${customerId} has no item whose price says in its metadata, as planId, which plan it sells. ${kept}. Give the price that planId at the payment provider.`;
}

function reasonOf({ issues }: z.ZodError): string {
  const [first] = issues;
  return `${first?.path.join('.')}: ${first?.message}`;
}
