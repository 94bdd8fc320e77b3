import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { comparePlans, savedPercent } from '#rules/core/plans/plan';
import type { PlanId } from '#rules/core/plans/plan-id';
import { Button } from '../../base/design/Button.tsx';
import { SegmentedControl } from '../../base/design/SegmentedControl.tsx';
import { useSite } from '../../base/page/site.ts';
import { ComingSoon, FIRST_PERIOD, percentText } from './PlanCard.tsx';
import { PlanChangeDialog } from './PlanChangeDialog.tsx';
import { type OfferedPlan, PlanTable } from './PlanTable.tsx';
import type { useProviderPages } from './useProviderPages.ts';

interface UpgradePlansProps {
  plans: readonly OfferedPlan[];
  current: { planId: PlanId; isAnnual: boolean; isGranted: boolean; cancelAtPeriodEnd: boolean };
  pages: ReturnType<typeof useProviderPages>;
}

/** People who have the best plan are offered none. */
export function UpgradePlans({ plans, current, pages }: UpgradePlansProps) {
  const [period, setPeriod] = useState(FIRST_PERIOD);
  const [chosen, setChosen] = useState<PlanId | null>(null);
  const [smaller, setSmaller] = useState<OfferedPlan | null>(null);
  const site = useSite();
  const isAnnual = period === 'annual';
  const next = plans.find(({ id }) => comparePlans(id, current.planId) > 0);
  const isBest = !next;
  const saved = percentText(
    Math.min(...plans.filter(({ monthlyPriceMinor }) => monthlyPriceMinor > 0).map(savedPercent)),
  );
  const periods = [
    { value: 'monthly', label: t`Monthly` },
    { value: 'annual', label: t`Annual`, note: t`Save ${saved}` },
  ] as const;

  const go = (id: PlanId) => {
    setChosen(id);
    void pages.choose(id, isAnnual, current.planId === 'free');
  };
  const actionFor = (id: PlanId) => {
    const order = comparePlans(id, current.planId);
    const plan = plans.find((each) => each.id === id);
    if (!plan) return null;
    const isOther = order === 0 && !current.isGranted && current.isAnnual !== isAnnual;
    if (id === 'free' || (order === 0 && !isOther)) return null;
    if (!plan.available) return order > 0 && <ComingSoon />;
    if (order < 0)
      return !current.isGranted && <Button onClick={() => setSmaller(plan)}>{changeText(plan.name)}</Button>;
    return (
      <Button
        look={id === next?.id ? 'primary' : 'quiet'}
        working={pages.isLeaving && chosen === id}
        onClick={() => go(id)}
      >
        {isOther ? switchText(isAnnual) : upgradeText(plan.name)}
      </Button>
    );
  };
  return (
    <section className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-5" aria-labelledby="upgrade">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h2 id="upgrade" className="scroll-mt-24 text-2xl sm:text-3xl">
            {isBest || !site.paymentsEnabled ? t`Plans` : t`Upgrade Your Plan`}
          </h2>
          {isBest && <p className="text-muted">{t`You have our best plan. Thank you!`}</p>}
          {!isBest && !site.paymentsEnabled && <p className="text-muted">{t`Paid plans aren’t available yet.`}</p>}
        </div>
        <SegmentedControl label={t`Billing period`} options={periods} value={period} onChange={setPeriod} />
      </div>
      <PlanTable plans={plans} current={current.planId} period={period} actionFor={actionFor} />
      {smaller && (
        <PlanChangeDialog
          planId={smaller.id}
          title={changeText(smaller.name)}
          question={t`What’s left of the time you’ve paid for is credited towards your next bills.`}
          action={t`Continue`}
          working={pages.isLeaving}
          onConfirm={() => {
            go(smaller.id);
            setSmaller(null);
          }}
          onClose={() => setSmaller(null)}
        />
      )}
    </section>
  );
}

function changeText(plan: string): string {
  return t`Change to ${plan}`;
}

function upgradeText(plan: string): string {
  return t`Upgrade to ${plan}`;
}

function switchText(isAnnual: boolean): string {
  return isAnnual ? t`Switch to annual billing` : t`Switch to monthly billing`;
}
