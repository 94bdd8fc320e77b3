import type { PlanOffer } from '../money/billing/PlanCard.tsx';

const ID = 'served-plans';

/** Writes the plans that a page was drawn with into it, so that the app shows the same without asking. */
export function ServedPlans({ plans }: { plans: readonly PlanOffer[] }) {
  const json = JSON.stringify(plans).replaceAll('<', '\\u003c'); // nothing in it ends the element
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text of an element that is no markup
  return <script id={ID} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** The plans with which the page was served that stands there; null where another was. */
export function readServedPlans(): readonly PlanOffer[] | null {
  const json = document.getElementById(ID)?.textContent;
  return json ? JSON.parse(json) : null;
}
