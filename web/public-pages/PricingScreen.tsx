import { lazy, Suspense, useState } from 'react';
import { keepLoading } from '../base/network/failed-loads.ts';
import { FailedLoadNote } from '../base/page/FailedLoadNote.tsx';
import { useSite } from '../base/page/site.ts';
import { useSession } from '../core/session/session.ts';
import type { PlanOffer } from '../money/billing/PlanCard.tsx';
import { saleOf } from '../money/billing/useSaleChanges.ts';
import { isServedWhole } from '../shell/take-over.tsx';
import { Pricing } from './Pricing.tsx';
import { readServedPlans } from './served-plans.tsx';

const loadAskedPricing = () =>
  keepLoading(() => Promise.all([import('../shell/ApolloLayout.tsx'), import('./AskedPricing.tsx')]));

const AskedPricing = lazy(async () => {
  const [{ ApolloLayout }, { AskedPricing: Asked }] = await loadAskedPricing();
  return {
    default: () => (
      <ApolloLayout>
        <Asked />
      </ApolloLayout>
    ),
  };
});

let served: readonly PlanOffer[] | null = null;

/** Belongs before the app stands in the page's place. */
export async function readPricing(): Promise<void> {
  served = isServedWhole() ? readServedPlans() : null;
  if (!served) await loadAskedPricing();
}

/** Visitors of a page that was served whole see its plans, and nothing is fetched. */
export function PricingScreen() {
  const site = useSite();
  const { status } = useSession();
  const [first] = useState(saleOf(site));
  if (site.everythingForEverybody) return <Pricing plans={[]} own={null} />;
  if (served && status !== 'signedIn' && first === saleOf(site)) {
    return <Pricing plans={served} own={status === 'signedOut' ? null : undefined} />;
  }
  return (
    <Suspense fallback={<FailedLoadNote />}>
      <AskedPricing />
    </Suspense>
  );
}
