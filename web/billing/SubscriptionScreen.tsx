import { type ReactNode, useState } from 'react';
import { type PlanId, savedPercent } from '#rules/plans/plan';
import type { Tier } from '#rules/users/account';
import { Badge } from '../design/Badge.tsx';
import { Button } from '../design/Button.tsx';
import { Card } from '../design/Card.tsx';
import { SegmentedControl } from '../design/SegmentedControl.tsx';
import { Page } from '../page/Page.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { useSession } from '../session/session.ts';
import { type Period, PlanCard } from './PlanCard.tsx';
import { usePlans } from './usePlans.ts';

const PLAN_OF: Record<Tier, PlanId> = { FREE: 'free', STANDARD: 'standard', PREMIUM: 'premium' };
export function SubscriptionScreen() {
  const { account } = useSession();
  const [period, setPeriod] = useState<Period>('annual');
  const { plans } = usePlans();
  if (!account) return null;
  const saved = Math.min(...plans.filter(({ monthlyPriceMinor }) => monthlyPriceMinor > 0).map(savedPercent));
  const periods = [
    { value: 'monthly', label: 'Monthly' },
    { value: 'annual', label: 'Annual', note: `Save ${saved}%` },
  ] as const;
  const currentId = PLAN_OF[account.subscriptionTier];
  return (
    <Page>
      <PageHead title="Subscription" unlisted />
      <h1 className="text-3xl sm:text-4xl">Subscription</h1>
      <CurrentPlan id={currentId} />
      <section className="mt-4 grid gap-6" aria-labelledby="upgrade">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h2 id="upgrade" className="text-2xl sm:text-3xl">
            Upgrade Your Plan
          </h2>
          <SegmentedControl label="Billing period" options={periods} value={period} onChange={setPeriod} />
        </div>
        <ul className="grid items-stretch gap-5 md:grid-cols-3">
          {plans.map((plan) => {
            const isCurrent = plan.id === currentId;
            const action = <Button disabled>{isCurrent ? 'Current plan' : 'COMING SOON'}</Button>;
            return <PlanCard key={plan.id} plan={plan} period={period} action={action} />;
          })}
        </ul>
      </section>
    </Page>
  );
}

function CurrentPlan({ id }: { id: PlanId }) {
  const { plans, limits } = usePlans();
  const plan = plans.find((each) => each.id === id);
  const { lists, items } = limits[id];
  return (
    <Card as="section" padding="roomy">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">Current Plan</h2>
        <Badge tone="good">Active</Badge>
      </div>
      <dl className="mt-5 grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        <Row label="Plan">{plan?.name}</Row>
        <Row label="Lists">{amount(lists)}</Row>
        <Row label="Items per list">{amount(items)}</Row>
        <Row label="Billing period">Not applicable</Row>
        <Row label="Next billing">Not applicable</Row>
        <Row label="Payment method">Not applicable</Row>
      </dl>
    </Card>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm font-semibold text-muted">{label}</dt>
      <dd className="text-lg tabular-nums">{children}</dd>
    </div>
  );
}

function amount(limit: number): string {
  return limit < 0 ? 'Unlimited' : `Up to ${limit}`;
}
