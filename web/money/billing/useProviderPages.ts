import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { PlanId } from '#rules/core/plans/plan-id';
import { problemText } from '../../base/network/problems.ts';
import { newUuid } from '../../base/network/uuid.ts';
import { leaveSheets } from '../../base/routing/sheets.ts';
import { useCreateCheckoutMutation, useOpenBillingPortalMutation } from './useProviderPages.generated.ts';

export function useProviderPages() {
  const [createCheckout] = useCreateCheckoutMutation();
  const [openBillingPortal] = useOpenBillingPortalMutation();
  const [isLeaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const leave = async (otherwise: string, ask: () => Promise<string | undefined>) => {
    setLeaving(true);
    setProblem(null);
    try {
      const url = await ask();
      if (url) {
        await leaveSheets(); // a step back afterwards would call off the way there
        return window.location.assign(url); // the button stays busy until the page is there
      }
      setProblem(otherwise);
    } catch (error) {
      setProblem(problemText(error, otherwise));
    }
    setLeaving(false);
  };

  const portal = (otherwise: string, cancel: boolean) =>
    leave(otherwise, async () => (await openBillingPortal({ variables: { cancel } })).data?.openBillingPortal.url);
  return {
    isLeaving,
    problem,
    choose: (planId: PlanId, isAnnual: boolean, isFirst: boolean) =>
      leave(
        isFirst ? t`Failed to create checkout session` : t`Failed to update subscription. Please try again.`,
        async () => {
          const variables = { planId, isAnnual, idempotencyKey: newUuid() }; // one per press: pages at the provider expire
          return (await createCheckout({ variables })).data?.createCheckout.url;
        },
      ),
    manage: () => portal(t`Failed to access billing portal. Please try again.`, false),
    cancel: () => portal(t`Failed to cancel subscription. Please try again.`, true),
  };
}
