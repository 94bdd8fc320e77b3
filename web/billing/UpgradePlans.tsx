import { Check } from 'lucide-react';
import { useState } from 'react';
import { comparePlans, type PlanId, planNamed, savedPercent } from '#rules/plans/plan';
import { Button } from '../design/Button.tsx';
import { SegmentedControl } from '../design/SegmentedControl.tsx';
import { useSite } from '../page/site.ts';
import { type Period, PlanCard, Standing } from './PlanCard.tsx';
import { PlanChangeDialog } from './PlanChangeDialog.tsx';
import { isOnSale, usePlans } from './usePlans.ts';
import type { useProviderPages } from './useProviderPages.ts';

interface UpgradePlansProps {
  current: { planId: PlanId; isAnnual: boolean; isGranted: boolean; cancelAtPeriodEnd: boolean };
  pages: ReturnType<typeof useProviderPages>;
}

/** The plans, and the way into each. People who have the best one are offered none that would be better. */
export function UpgradePlans({ current, pages }: UpgradePlansProps) {
  const [period, setPeriod] = useState<Period>('annual');
  const [chosen, setChosen] = useState<PlanId | null>(null);
  const [smaller, setSmaller] = useState<PlanId | null>(null);
  const { plans } = usePlans();
  const site = useSite();
  const isAnnual = period === 'annual';
  const next = plans.find(({ id }) => comparePlans(id, current.planId) > 0);
  const isBest = !next;
  const saved = Math.min(...plans.filter(({ monthlyPriceMinor }) => monthlyPriceMinor > 0).map(savedPercent));
  const periods = [
    { value: 'monthly', label: 'Monthly' },
    { value: 'annual', label: 'Annual', note: `Save ${saved}%` },
  ] as const;

  const go = (id: PlanId) => {
    setChosen(id);
    void pages.choose(id, isAnnual, current.planId === 'free');
  };
  const actionFor = (id: PlanId) => {
    const order = comparePlans(id, current.planId);
    const { name } = planNamed(id);
    const working = pages.isLeaving && chosen === id;
    const isOther = order === 0 && id !== 'free' && !current.isGranted && current.isAnnual !== isAnnual;
    if (order === 0 && !isOther)
      return (
        <Standing>
          <Check aria-hidden className="size-4.5 text-brand" strokeWidth={3} />
          Current plan
        </Standing>
      );
    if (id === 'free') return <Standing>Included in your plan</Standing>;
    if (!isOnSale({ monthlyPriceMinor: planNamed(id).monthlyPriceMinor }, site))
      return <Button disabled>COMING SOON</Button>;
    if (order < 0 && current.isGranted) return <Standing>Included in your plan</Standing>;
    if (order < 0) return <Button onClick={() => setSmaller(id)}>Change to {name}</Button>;
    return (
      <Button look={id === next?.id ? 'primary' : 'quiet'} working={working} onClick={() => go(id)}>
        {isOther ? `Switch to ${isAnnual ? 'annual' : 'monthly'} billing` : `Upgrade to ${name}`}
      </Button>
    );
  };
  return (
    <section className="mt-4 grid gap-6" aria-labelledby="upgrade">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h2 id="upgrade" className="scroll-mt-24 text-2xl sm:text-3xl">
            {isBest ? 'Plans' : 'Upgrade Your Plan'}
          </h2>
          {isBest && <p className="text-muted">You have our best plan. Thank you!</p>}
        </div>
        <SegmentedControl label="Billing period" options={periods} value={period} onChange={setPeriod} />
      </div>
      <ul
        className={`grid items-stretch gap-5 md:grid-cols-3 ${current.planId === 'free' ? 'max-md:*:first:order-last' : ''}`}
      >
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            period={period}
            action={actionFor(plan.id)}
            isCurrent={plan.id === current.planId}
          />
        ))}
      </ul>
      {smaller && (
        <PlanChangeDialog
          planId={smaller}
          title={`Change to ${planNamed(smaller).name}`}
          question="What’s left of the time you’ve paid for is credited towards your next bills."
          action="Continue"
          working={pages.isLeaving}
          onConfirm={() => {
            go(smaller);
            setSmaller(null);
          }}
          onClose={() => setSmaller(null)}
        />
      )}
    </section>
  );
}
