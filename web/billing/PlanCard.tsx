import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { minorText } from '#rules/money';
import { PLAN_CURRENCY, type Plan, savedPercent } from '#rules/plans/plan';
import { Badge } from '../design/Badge.tsx';
import { Button } from '../design/Button.tsx';
import { Card } from '../design/Card.tsx';
import { LinkButton } from '../page/LinkButton.tsx';
import { useSite } from '../page/site.ts';
import { returnState } from '../session/return-address.ts';
import { useSession } from '../session/session.ts';
import { isOnSale } from './usePlans.ts';

const SUBSCRIPTION = { pathname: '/subscription', search: '', hash: '' };

export type Period = 'monthly' | 'annual';

interface PlanCardProps {
  plan: Plan;
  period: Period;
  /** What can be done with the plan here, when it is something else than on the pricing page. */
  action?: ReactNode;
  /** Whether the person has it. */
  isCurrent?: boolean;
}

export function PlanCard({ plan, period, action, isCurrent = false }: PlanCardProps) {
  const { name, description, monthlyPriceMinor, annualPriceMinor, features, popular } = plan;
  const onSale = isOnSale(plan, useSite());
  const isFree = monthlyPriceMinor === 0;
  const mark =
    onSale || action ? popular && <Badge tone="good">Most popular</Badge> : <Badge tone="warm">COMING SOON</Badge>;
  const price = priceText(period === 'annual' ? annualPriceMinor : monthlyPriceMinor);
  return (
    <Card as="li" padding="roomy">
      {isCurrent && (
        <div aria-hidden className="pointer-events-none absolute -inset-px rounded-card border-2 border-brand" />
      )}
      <div className="absolute -top-3 left-[min(1.5rem,7.5vw)] flex max-w-[calc(100%-2rem)] sm:left-8">{mark}</div>
      <div className="flex h-full flex-col gap-5">
        <div className="grid gap-1.5">
          <h2 className="text-2xl">{name}</h2>
          <p className="text-muted">{description}</p>
        </div>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-fraunces text-5xl font-semibold tabular-nums md:max-lg:text-3xl">
            {isFree ? '$0' : price}
          </span>
          <span className="whitespace-nowrap text-muted">
            {isFree ? 'for good' : period === 'annual' ? 'per year' : 'per month'}
          </span>
        </p>
        {!isFree && (
          <p className="hidden text-muted noscript:block">
            {`or ${priceText(annualPriceMinor)} per year, which saves ${savedPercent(plan)}%`}
          </p>
        )}
        <ul className="grid gap-2.5">
          {features.map((feature) => (
            <li key={feature} className="flex gap-2.5">
              <Check aria-hidden className="mt-1 size-4 shrink-0 text-brand" strokeWidth={3} />
              {feature}
            </li>
          ))}
        </ul>
        <div className="mt-auto grid pt-3">{action ?? <NextStep plan={plan} />}</div>
      </div>
    </Card>
  );
}

function priceText(amountMinor: number): string {
  return minorText(amountMinor, PLAN_CURRENCY);
}

/** On the pricing page: to where the plan begins, for visitors by way of signing up. */
function NextStep({ plan }: { plan: Plan }) {
  const isSignedIn = useSession().status === 'signedIn';
  const site = useSite();
  if (!isOnSale(plan, site)) return <Button disabled>COMING SOON</Button>;
  if (plan.monthlyPriceMinor > 0) {
    return (
      <LinkButton
        look="primary"
        to={isSignedIn ? SUBSCRIPTION.pathname : '/signup'}
        state={isSignedIn ? undefined : returnState(SUBSCRIPTION)}
      >
        Choose {plan.name}
      </LinkButton>
    );
  }
  return (
    <LinkButton look="primary" to={isSignedIn ? '/dashboard' : '/signup'}>
      {isSignedIn ? 'Go to Dashboard' : 'Get Started'}
    </LinkButton>
  );
}
