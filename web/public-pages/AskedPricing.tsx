import { t } from '@lingui/core/macro';
import { planOf } from '#rules/core/plans/plan';
import type { PlanId } from '#rules/core/plans/plan-id';
import { Skeleton } from '../base/design/Skeleton.tsx';
import { Page } from '../base/page/Page.tsx';
import { PageHead } from '../base/page/PageHead.tsx';
import { ReadProblem } from '../base/page/ReadProblem.tsx';
import { useSession } from '../core/session/session.ts';
import type { OwnPlan } from '../money/billing/PlanCard.tsx';
import { useSaleChanges } from '../money/billing/useSaleChanges.ts';
import { useAskedPricingQuery, useOwnPlanQuery } from './AskedPricing.generated.ts';
import { Pricing } from './Pricing.tsx';

export function AskedPricing() {
  const { data, error, refetch } = useAskedPricingQuery();
  const own = useOwnPlan();
  useSaleChanges(refetch);
  if (data) return <Pricing plans={data.plans.map((plan) => ({ ...plan, id: plan.id as PlanId }))} own={own} />;
  return (
    <Page>
      <PageHead title={t`Pricing`} />
      {error ? (
        <ReadProblem
          error={error}
          otherwise={t`An unexpected error occurred. Please try again later.`}
          onRetry={refetch}
        />
      ) : (
        <Skeleton rows={3} shape="form" />
      )}
    </Page>
  );
}

/** This device may remember an account from before they took another plan. */
function useOwnPlan(): OwnPlan {
  const { status } = useSession();
  const { data } = useOwnPlanQuery({
    skip: status !== 'signedIn',
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  if (status === 'signedOut') return null;
  return status === 'signedIn' && data ? planOf(data.me.subscriptionTier) : undefined;
}
