import { msg } from '@lingui/core/macro';
import type { ExampleGroup } from './example.ts';

export const PLANS: ExampleGroup = {
  title: msg`Plans and payments`,
  examples: [
    {
      title: msg`See your plan`,
      query: `query MySubscription {
  mySubscription {
    planId
    status
    currentPeriodEnd
    isTestMode
  }
}
`,
    },
    {
      title: msg`See what another plan would change`,
      query: `query PlanChangeEffects($planId: ID!) {
  planChangeEffects(planId: $planId) {
    maxLists
    maxItems
    fullLists
    losesAnalytics
  }
}
`,
      variables: { planId: 'free' },
    },
    {
      title: msg`Begin to pay for a plan`,
      query: `# Answers with the page on which it is paid. Nothing is bought before.
mutation CreateCheckout($planId: ID!, $isAnnual: Boolean!) {
  createCheckout(planId: $planId, isAnnual: $isAnnual) {
    url
  }
}
`,
      variables: { planId: 'standard', isAnnual: false },
    },
    {
      title: msg`Change or end what you pay for`,
      query: `# Answers with the page for it.
mutation OpenBillingPortal {
  openBillingPortal {
    url
  }
}
`,
    },
    {
      title: msg`See what you have paid`,
      query: `query MyTransactions {
  myTransactions(limit: 10) {
    date
    amountMinor
    currency
    invoiceUrl
  }
}
`,
    },
  ],
};
