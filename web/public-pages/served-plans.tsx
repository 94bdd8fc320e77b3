import type { PlanOffer } from '../money/billing/PlanCard.tsx';

const ID = 'served-plans';

/** Writes the plans that a page was drawn with into it, so that the app shows the same without asking. */
export function ServedPlans({ plans }: { plans: readonly PlanOffer[] }) {
  const json = JSON.stringify(plans).replaceAll('<', '\\u003c'); // nothing in it ends the element
  return (
    <script id={ID} type="application/json">
      {json}
    </script>
  );
}

/** The plans with which the page was served that stands there; null where another was. */
export function readServedPlans(): readonly PlanOffer[] | null {
  const json = document.getElementById(ID)?.textContent;
  return json ? JSON.parse(json) : null;
}
