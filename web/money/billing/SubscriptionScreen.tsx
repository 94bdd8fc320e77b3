import { msg, t } from '@lingui/core/macro';
import { useRef } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { say } from '#rules/base/languages/say';
import { planNamed } from '#rules/core/plans/plan';
import type { PlanId } from '#rules/core/plans/plan-id';
import { Badge } from '../../base/design/Badge.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { isAnswerMissing } from '../../base/network/problems.ts';
import { usePolling } from '../../base/network/usePolling.ts';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { ReadProblem } from '../../base/page/ReadProblem.tsx';
import { useSite } from '../../base/page/site.ts';
import { useSession } from '../../core/session/session.ts';
import { BillingHistory, TRANSACTIONS_ASKED } from './BillingHistory.tsx';
import { CurrentPlan } from './CurrentPlan.tsx';
import { useSubscriptionChangesSubscription } from './SubscriptionChanges.generated.ts';
import { type SubscriptionScreenQuery, useSubscriptionScreenQuery } from './SubscriptionScreen.generated.ts';
import { UpgradePlans } from './UpgradePlans.tsx';
import { useProviderPages } from './useProviderPages.ts';
import { useSaleChanges } from './useSaleChanges.ts';

const LOAD_FAILED = msg`Failed to load subscription data. Please try again later.`;
const UNEXPECTED = msg`An unexpected error occurred. Please try again later.`;

type Shown = SubscriptionScreenQuery['mySubscription'];

/** Nothing is to be seen where everybody gets everything. */
export function SubscriptionScreen() {
  const { everythingForEverybody } = useSite();
  return everythingForEverybody ? <Navigate replace to="/dashboard" /> : <Subscription />;
}

function Subscription() {
  const { account } = useSession();
  const { data, error, refetch } = useSubscriptionScreenQuery({
    variables: { limit: TRANSACTIONS_ASKED },
    fetchPolicy: 'cache-and-network',
    context: { queryDeduplication: false }, // a change while it is being read is read after, not with what came before
  });
  const pages = useProviderPages();
  const { paymentsEnabled } = useSite();
  usePolling(refetch);
  useSaleChanges(refetch);
  useSubscriptionChangesSubscription({
    skip: !account,
    ignoreResults: true,
    onData: () => void refetch().catch(() => {}), // the screen stays as it is until the next change
  });
  if (!account) return null;
  return (
    <Page>
      <PageHead title={t`Subscription`} unlisted />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-[min(1.875rem,12vw)] sm:text-4xl">{t`Subscription`}</h1>
        {data?.mySubscription.isTestMode && (paymentsEnabled || data.mySubscription.planId !== 'free') && (
          <Badge tone="warm">{t`Test mode: no money moves`}</Badge>
        )}
      </div>
      {!data && !error && <Skeleton rows={3} shape="form" />}
      {!data && error && (
        <ReadProblem
          error={error}
          otherwise={say(isAnswerMissing(error) ? LOAD_FAILED : UNEXPECTED)}
          onRetry={refetch}
        />
      )}
      {data && (
        <>
          <Return subscription={data.mySubscription} />
          {pages.problem && <Notice tone="problem">{pages.problem}</Notice>}
          <CurrentPlan
            subscription={data.mySubscription}
            use={{ listCount: data.me.listsCreated, lists: data.ownLists.nodes }}
            pages={pages}
          />
          {hasHistory(data) && <BillingHistory transactions={data.myTransactions} />}
          <UpgradePlans
            plans={data.plans.map((plan) => ({ ...plan, id: plan.id as PlanId }))}
            current={{ ...data.mySubscription, planId: data.mySubscription.planId as PlanId }}
            pages={pages}
          />
        </>
      )}
    </Page>
  );
}

/** People come back from the checkout. The provider may tell us later than the browser is here. */
function Return({ subscription }: { subscription: Shown }) {
  const [params] = useSearchParams();
  const wasPending = useRef(false);
  const outcome = params.get('checkout');
  if (outcome === 'cancelled') return <Notice>{t`You left before paying. Nothing was charged.`}</Notice>;
  if (outcome !== 'success') return null;
  if (subscription.pending) {
    wasPending.current = true;
    const pending = nameOf(subscription.pending.planId);
    return (
      <Notice>
        {t`Thank you! Your payment is being confirmed. This page shows your ${pending} plan as soon as it is.`}
      </Notice>
    );
  }
  if (subscription.planId === 'free') return null;
  const plan = nameOf(subscription.planId);
  return (
    <Notice tone="success" takesFocus={wasPending.current}>
      {t`You’re on ${plan} now. Thank you!`}
    </Notice>
  );
}

/** Hidden on the free plan; for a gift nothing is billed. */
function hasHistory({ mySubscription: { planId, isGranted }, myTransactions }: SubscriptionScreenQuery): boolean {
  return planId !== 'free' && !(isGranted && myTransactions.length === 0);
}

function nameOf(planId: string): string {
  return planNamed(planId as PlanId).name;
}
