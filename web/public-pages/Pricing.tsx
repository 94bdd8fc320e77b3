import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { savedPercent } from '#rules/core/plans/plan';
import { percentText } from '../base/design/percent.ts';
import { SegmentedControl } from '../base/design/SegmentedControl.tsx';
import { LinkButton } from '../base/page/LinkButton.tsx';
import { Page } from '../base/page/Page.tsx';
import { PageHead } from '../base/page/PageHead.tsx';
import { type Site, useSite } from '../base/page/site.ts';
import { FIRST_PERIOD, type OwnPlan, PlanCard, type PlanOffer } from '../money/billing/PlanCard.tsx';
import { usePlanLimits } from '../money/billing/usePlanLimits.ts';
import { dataOfPlans } from './structured-data.ts';

const questionsWith = ({ paymentsEnabled }: Site) => [
  {
    question: t`Can I change my plan later?`,
    answer: paymentsEnabled
      ? t`Yes, at any time. Plan changes are prorated: what’s left of the time you’ve paid for is credited towards the new plan.`
      : t`Yes. Once the larger plans are on sale, plan changes are prorated: what’s left of the time you’ve paid for is credited towards the new plan.`,
  },
  {
    question: t`How long is the free plan free?`,
    answer: t`The free tier never expires. It isn’t a trial, and we don’t ask for a card.`,
  },
  {
    question: t`How can I pay?`,
    answer: paymentsEnabled
      ? t`By major cards and PayPal, through a card payment provider, so we never see your card number.`
      : t`Paid plans aren’t available yet. Once they are, you can pay by major cards and PayPal, through a card payment provider, so we never see your card number.`,
  },
  {
    question: t`What happens when I cancel?`,
    answer: t`Your plan stays active until the end of the period you’ve paid for. Then you’re on the free plan, and nothing you’ve added is deleted.`,
  },
];

interface PricingProps {
  plans: readonly PlanOffer[];
  own: OwnPlan;
}

export function Pricing(props: PricingProps) {
  const { everythingForEverybody } = useSite();
  return everythingForEverybody ? <NothingToPay /> : <Plans {...props} />;
}

function NothingToPay() {
  const { siteName } = useSite();
  return (
    <Page>
      <PageHead
        title={t({ message: `Free`, context: 'costs nothing' })}
        description={t`Everything on ${siteName} is free.`}
        unlisted
      />
      <header className="grid justify-items-center gap-3 text-center">
        <h1 className="text-3xl sm:text-5xl">{t`Everything here is free.`}</h1>
        <p className="max-w-prose text-muted sm:text-lg">{t`Every account has all there is, without a limit.`}</p>
        <LinkButton look="primary" to="/dashboard">{t`Go to your lists`}</LinkButton>
      </header>
    </Page>
  );
}

function Plans({ plans, own }: PricingProps) {
  const [period, setPeriod] = useState(FIRST_PERIOD);
  const site = useSite();
  const limits = usePlanLimits();
  const premium = plans.find(({ id }) => id === 'premium');
  const saving = premium && percentText(savedPercent(premium));
  const periods = [
    { value: 'monthly', label: t`Monthly` },
    { value: 'annual', label: t`Annual`, note: saving && t`Save ${saving}` },
  ] as const;
  return (
    <Page>
      <PageHead
        title={t`Pricing`}
        description={descriptionWith(site, limits.free.lists)}
        structuredData={dataOfPlans(plans, site)}
      />
      <header className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-2 text-center sm:gap-3">
        <h1 className="text-3xl sm:text-5xl">{t`Free for most. Fair for more.`}</h1>
        <p className="max-w-prose text-muted sm:text-lg">
          {t`Guests never pay and never need an account, on any plan.`}
        </p>
        {!site.paymentsEnabled && (
          <p className="max-w-prose rounded-card border border-line bg-card px-4 py-2 font-semibold">
            {t`Paid plans aren’t available yet. Everybody is on the free plan for now.`}
          </p>
        )}
        <div className="mt-1 max-w-full min-w-0 sm:mt-2">
          <SegmentedControl label={t`Billing period`} options={periods} value={period} onChange={setPeriod} />
        </div>
      </header>
      <ul className="grid items-stretch gap-3 sm:mt-2 md:grid-cols-3 md:gap-5">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} period={period} own={own} />
        ))}
      </ul>
      <p className="max-w-prose justify-self-center text-center text-muted">
        {t`Every plan has surprises, private lists, filling a list together, and adding from any shop by link.`}
      </p>
      <section className="mt-6 grid sm:mt-10 gap-8 lg:grid-cols-[1fr_2fr]" aria-labelledby="pricing-questions">
        <div className="grid content-start justify-items-start gap-4">
          <h2 id="pricing-questions" className="text-3xl">{t`Before you ask`}</h2>
          <p className="text-muted">{t`Something else on your mind? A real person answers.`}</p>
          <LinkButton to="/contact">{t`Contact Support`}</LinkButton>
        </div>
        <dl className="grid gap-x-8 gap-y-7 sm:grid-cols-2">
          {questionsWith(site).map(({ question, answer }) => (
            <div key={question} className="border-t-2 border-line pt-4">
              <dt className="font-fraunces text-xl font-semibold">{question}</dt>
              <dd className="mt-2 leading-relaxed text-muted">{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Page>
  );
}

function descriptionWith({ siteName, paymentsEnabled }: Site, freeLists: number): string {
  return paymentsEnabled
    ? t`${siteName} is free for ${plural(freeLists, { one: '# list', other: '# lists' })}, for as long as you like. Standard and Premium have room for more.`
    : t`${siteName} is free for ${plural(freeLists, { one: '# list', other: '# lists' })}, for as long as you like. Standard and Premium will have room for more.`;
}
