import type { PlanOffer } from '../money/billing/PlanCard.tsx';

const ID = 'served-plans';

export function ServedPlans({ plans }: { plans: readonly PlanOffer[] }) {
  const json = JSON.stringify(plans).replaceAll('<', '\\u003c'); // nothing in it ends the element
  return (
    <script id={ID} type="application/json">
      {json}
    </script>
  );
}

export function readServedPlans(): readonly PlanOffer[] | null {
  const json = document.getElementById(ID)?.textContent;
  return json ? JSON.parse(json) : null;
}
