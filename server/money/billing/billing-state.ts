import { addDays } from 'date-fns';
import { comparePlans } from '../../core/plans/plan.rules.ts';
import type { PlanId } from '../../core/plans/plan-id.rules.ts';
import { GRACE_DAYS } from './grace-period.ts';
import type { DatedFact, DisputeFact, InvoiceFact, PaymentFact, RefundFact, SubscriptionFact } from './payment-fact.ts';

export interface BillingState {
  subscriptions: SubscriptionFact[];
  invoices: InvoiceFact[];
  refunds: RefundFact[];
  disputes: DisputeFact[];
}

/** Statuses in the order in which an object can reach them, for facts of the same second. */
const RANKS: { [Kind in PaymentFact['kind']]: readonly Extract<PaymentFact, { kind: Kind }>['status'][] } = {
  subscription: ['incomplete', 'active', 'past_due', 'paused', 'canceled'],
  invoice: ['pending', 'failed', 'void', 'paid'],
  refund: ['pending', 'succeeded', 'failed'],
  dispute: ['open', 'lost', 'won'],
};

/** These are final, whatever a late event says. */
const FINAL: Record<PaymentFact['kind'], readonly string[]> = {
  subscription: ['canceled'],
  invoice: ['void', 'paid'],
  refund: ['failed'],
  dispute: ['lost', 'won'],
};

/**
 * Keeps the latest version of each object, so that the order in which events arrive, and how often, makes no
 * difference. A subscription whose price names no plan any more keeps the last one that it named.
 */
export function stateAfter(events: Iterable<DatedFact>): BillingState {
  const latest = new Map<string, DatedFact>();
  const latestWithPlan = new Map<string, DatedFact>();
  const keep = (kept: Map<string, DatedFact>, key: string, event: DatedFact) => {
    const known = kept.get(key);
    if (!known || compareFacts(known, event) < 0) kept.set(key, event);
  };
  for (const event of events) {
    const key = `${event.fact.kind} ${event.fact.id}`;
    keep(latest, key, event);
    if (planOf(event)) keep(latestWithPlan, key, event);
  }
  const facts = [...latest]
    .map(([key, { fact }]): PaymentFact => {
      const planId = planOf(latestWithPlan.get(key));
      return fact.kind === 'subscription' && planId ? { ...fact, planId: fact.planId ?? planId } : fact;
    })
    .toSorted((one, other) => compareTexts(one.id, other.id));
  const of = <Kind extends PaymentFact['kind']>(kind: Kind) =>
    facts.filter((fact): fact is Extract<PaymentFact, { kind: Kind }> => fact.kind === kind);
  return {
    subscriptions: of('subscription'),
    invoices: of('invoice'),
    refunds: of('refund'),
    disputes: of('dispute'),
  };
}

function planOf(event: DatedFact | undefined): PlanId | null {
  return event?.fact.kind === 'subscription' ? event.fact.planId : null;
}

/** Below zero where the second fact about an object is the later one. It orders all facts, so that none is a matter of luck. */
function compareFacts(one: DatedFact, other: DatedFact): number {
  const isFinal = ({ fact }: DatedFact) => Number(FINAL[fact.kind].includes(fact.status));
  const rank = ({ fact }: DatedFact) => (RANKS[fact.kind] as readonly string[]).indexOf(fact.status);
  const periodEnd = ({ fact }: DatedFact) => (fact.kind === 'subscription' ? Date.parse(fact.currentPeriodEnd) : 0);
  return (
    isFinal(one) - isFinal(other) ||
    one.occurredAt.getTime() - other.occurredAt.getTime() ||
    (one.askedAt?.getTime() ?? 0) - (other.askedAt?.getTime() ?? 0) ||
    rank(one) - rank(other) ||
    periodEnd(one) - periodEnd(other) ||
    compareTexts(one.eventId, other.eventId)
  );
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

export function givesPlanUntil({ status, currentPeriodStart, currentPeriodEnd }: SubscriptionFact): Date | null {
  if (status === 'active') return addDays(currentPeriodEnd, GRACE_DAYS);
  if (status === 'past_due') return addDays(currentPeriodStart, GRACE_DAYS); // when the renewal was due
  return null;
}

export function isRunning({ status }: SubscriptionFact): boolean {
  return status === 'active' || status === 'past_due' || status === 'paused';
}

/** The one that gives most now. `replaced` count no more. */
export function subscriptionInForce(
  { subscriptions }: Pick<BillingState, 'subscriptions'>,
  now: Date,
  replaced: readonly string[] = [],
): SubscriptionFact | null {
  const giving = subscriptions.filter((subscription) => {
    const until = givesPlanUntil(subscription);
    return until !== null && now < until && !replaced.includes(subscription.id);
  });
  const [best = null] = giving.toSorted(
    (one, other) =>
      comparePlans(other.planId ?? 'free', one.planId ?? 'free') || compareTexts(other.startedAt, one.startedAt),
  );
  return best;
}

export function betterPlan(one: PlanId, other: PlanId): PlanId {
  return comparePlans(one, other) >= 0 ? one : other;
}
