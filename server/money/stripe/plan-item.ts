import type Stripe from 'stripe';
import { comparePlans } from '../../core/plans/plan.rules.ts';
import { PLAN_IDS, type PlanId } from '../../core/plans/plan-id.rules.ts';

export type ReadItem = Pick<Stripe.SubscriptionItem, 'id'> & {
  /** On the item since 2025-03-31. */
  current_period_start?: number;
  current_period_end?: number;
  price: Pick<Stripe.Price, 'unit_amount' | 'currency' | 'metadata'> & {
    recurring: Pick<Stripe.Price.Recurring, 'interval'> | null;
  };
};

interface PlanItem<Item> {
  item: Item | undefined;
  planId: PlanId | null;
}

/** Other items may stand beside it: of several with a plan, the one that gives most. */
export function planItemOf<Item extends Pick<ReadItem, 'price'>>({
  items,
}: {
  items?: { data: Item[] };
}): PlanItem<Item> {
  const all = items?.data ?? [];
  const plans = all.flatMap((item) => {
    const planId = PLAN_IDS.find((known) => known === item.price?.metadata?.planId);
    return planId ? [{ item, planId }] : [];
  });
  const [best] = plans.toSorted((one, other) => comparePlans(other.planId, one.planId));
  return best ?? { item: all[0], planId: null };
}
