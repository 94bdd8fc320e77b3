import { t } from '@lingui/core/macro';
import { planOf } from '#rules/core/plans/plan';
import type { PlanId } from '#rules/core/plans/plan-id';
import { Skeleton } from '../base/design/Skeleton.tsx';
import { keepLoading } from '../base/network/failed-loads.ts';
import { Page } from '../base/page/Page.tsx';
import { PageHead } from '../base/page/PageHead.tsx';
import { ReadProblem } from '../base/page/ReadProblem.tsx';
import { useSite } from '../base/page/site.ts';
import { useSession } from '../core/session/session.ts';
import type { OwnPlan } from '../money/billing/PlanCard.tsx';
import { useSaleChanges } from '../money/billing/useSaleChanges.ts';
import { isServedWhole } from '../shell/take-over.tsx';
import { Pricing } from './Pricing.tsx';
import { PricingScreenDocument, useOwnPlanQuery, usePricingScreenQuery } from './PricingScreen.generated.ts';

/** Reads what the screen draws at once: until then the page stands as it was served. */
export async function readPricing(): Promise<void> {
  if (!isServedWhole()) return;
  try {
    const { client } = await keepLoading(() => import('../lists/offline/app-client.ts'));
    await client.query({ query: PricingScreenDocument });
  } catch {
    // the screen asks again, and says why not
  }
}

/** The plans on sale, beside the person's own. */
export function PricingScreen() {
  const { everythingForEverybody } = useSite();
  const { data, error, refetch } = usePricingScreenQuery({ skip: everythingForEverybody });
  const own = useOwnPlan();
  useSaleChanges(refetch);
  const plans = data?.plans.map((plan) => ({ ...plan, id: plan.id as PlanId })) ?? [];
  if (data || everythingForEverybody) return <Pricing plans={plans} own={own} />;
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

/** As the server has it: what this device remembers of an account may be from before they took another plan. */
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
