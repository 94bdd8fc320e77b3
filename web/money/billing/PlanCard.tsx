import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { comparePlans, featureMeaning, PLAN_CURRENCY, planAmounts, savedPercent } from '#rules/core/plans/plan';
import type { PlanId } from '#rules/core/plans/plan-id';
import { Badge } from '../../base/design/Badge.tsx';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { perLocale } from '../../base/design/locale.ts';
import { minorMoneyText, shortMoneyText } from '../../base/design/Money.tsx';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { returnState } from '../../core/session/return-address.ts';
import type { PlanCard_planFragment } from './PlanCard.generated.ts';
import { usePlanLimits } from './usePlanLimits.ts';

const SUBSCRIPTION = { pathname: '/subscription', search: '', hash: '' };

export type Period = 'monthly' | 'annual';

export const FIRST_PERIOD: Period = 'annual';

export type PlanOffer = Omit<PlanCard_planFragment, '__typename' | 'id'> & { id: PlanId };

/** Null for visitors, undefined while it is not known. */
export type OwnPlan = PlanId | null | undefined;

interface PlanCardProps {
  plan: PlanOffer;
  period: Period;
  own: OwnPlan;
}

/** Price and room in one look: half a screen on a phone. */
export function PlanCard({ plan, period, own }: PlanCardProps) {
  const { id, name, description, monthlyPriceMinor, annualPriceMinor, features } = plan;
  const amounts = planAmounts(usePlanLimits()[id]);
  const isCurrent = id === own;
  const isFree = monthlyPriceMinor === 0;
  const [monthly, saved] = [priceText(monthlyPriceMinor), isFree ? '' : percentText(savedPercent(plan))];
  const price = priceText(period === 'annual' ? annualPriceMinor : monthlyPriceMinor);
  return (
    <Card as="li" padding="roomy">
      {isCurrent && (
        <div aria-hidden className="pointer-events-none absolute -inset-px rounded-card border-2 border-brand" />
      )}
      <div className="flex h-full flex-col gap-3 md:gap-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 md:gap-y-2">
          <h2 className="text-2xl">{name}</h2>
          <div className="flex flex-wrap gap-x-3 gap-y-1 empty:hidden">
            <PopularMark plan={plan} />
            {isCurrent && <Badge tone="good">{t`Your plan`}</Badge>}
          </div>
          <p className="flex basis-full flex-wrap items-baseline gap-x-2">
            <span className="font-fraunces text-3xl font-semibold tabular-nums lg:text-5xl">
              {isFree ? freeText() : price}
            </span>
            <span className="whitespace-nowrap text-muted">
              {isFree ? t`for good` : period === 'annual' ? t`per year` : t`per month`}
            </span>
          </p>
        </div>
        {!isFree && (
          <p className="hidden text-muted noscript:block">
            {t`or ${monthly} per month; a year at once saves ${saved}`}
          </p>
        )}
        <p className="text-muted md:min-h-[3em]">{description}</p>
        <div className="grid">
          <NextStep plan={plan} own={own} />
        </div>
        <ul className="flex flex-wrap gap-x-4 gap-y-1.5 md:grid md:gap-y-2">
          {features.map((feature) => (
            <li
              key={feature}
              className={`flex gap-2 ${amounts.includes(feature) ? 'font-semibold md:text-lg' : 'max-md:text-sm'}`}
            >
              <Check aria-hidden className="mt-[0.3em] size-[0.9em] shrink-0 text-brand" strokeWidth={3} />
              <span className="leading-snug">
                <Feature name={feature} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

/** No plan that nobody can buy is popular. */
export function PopularMark({ plan, canWrap }: { plan: Pick<PlanOffer, 'popular' | 'available'>; canWrap?: boolean }) {
  return plan.popular && plan.available ? <Badge tone="good" canWrap={canWrap}>{t`Most popular`}</Badge> : null;
}

const percent = perLocale((locale) => new Intl.NumberFormat(locale, { style: 'percent' }));

export function percentText(amount: number): string {
  return percent().format(amount / 100);
}

export function freeText(): string {
  return shortMoneyText(0, PLAN_CURRENCY);
}

export function priceText(amountMinor: number): string {
  return minorMoneyText(amountMinor, PLAN_CURRENCY);
}

/** Visitors go by way of signing up. One of the plans is proposed to each. */
function NextStep({ plan, own }: Pick<PlanCardProps, 'plan' | 'own'>) {
  const { name } = plan;
  if (own === undefined) return <div className="min-h-11" />;
  const order = own ? comparePlans(plan.id, own) : 1;
  if (own && order === 0) {
    return <LinkButton to="/dashboard">{t`Go to Dashboard`}</LinkButton>;
  }
  if (own && order < 0) return <Standing>{t`Included in your plan`}</Standing>;
  if (!plan.available) return <ComingSoon />;
  if (!own && plan.monthlyPriceMinor === 0) {
    return <LinkButton look="primary" to="/signup">{t`Get Started`}</LinkButton>;
  }
  const isNext = own !== null && (plan.popular || own !== 'free');
  return (
    <LinkButton
      look={isNext ? 'primary' : 'quiet'}
      to={own ? SUBSCRIPTION.pathname : '/signup'}
      state={own ? undefined : returnState(SUBSCRIPTION)}
    >
      {t`Choose ${name}`}
    </LinkButton>
  );
}

/** Said once in a calm voice: beside a plan that nobody can buy yet, capitals would shout. */
export function ComingSoon() {
  return (
    <Button disabled>
      <span className="inline-block lowercase first-letter:uppercase">{t`COMING SOON`}</span>
    </Button>
  );
}

function Standing({ children }: { children: ReactNode }) {
  return <p className="flex min-h-11 items-center justify-center gap-2 text-center font-semibold">{children}</p>;
}

/** With its meaning, if the name alone does not say it. */
function Feature({ name }: { name: string }) {
  const meaning = featureMeaning(name);
  if (!meaning) return <span>{name}</span>;
  return (
    <span>
      <Trans comment="A feature of a plan, and what it means">
        {name}
        <span className="text-muted">: {meaning}</span>
      </Trans>
    </span>
  );
}
