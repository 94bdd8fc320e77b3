import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Plan, savedPercent } from '#rules/billing/plan';
import { Badge } from '../design/Badge.tsx';
import { Button } from '../design/Button.tsx';
import { Card } from '../design/Card.tsx';
import { Money, moneyText } from '../design/Money.tsx';
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
}

export function PlanCard({ plan, period, action }: PlanCardProps) {
  const { name, description, monthlyPrice, annualPrice, features, popular } = plan;
  const onSale = isOnSale(plan, useSite());
  const isFree = monthlyPrice === 0;
  const price = period === 'annual' ? annualPrice : monthlyPrice;
  return (
    <Card as="li" padding="roomy">
      <div className="flex h-full flex-col gap-5">
        <div className="grid gap-1.5">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 className="text-2xl">{name}</h2>
            {!onSale && <Badge tone="warm">COMING SOON</Badge>}
            {popular && (action || onSale) && <Badge tone="good">Most popular</Badge>}
          </div>
          <p className="text-muted">{description}</p>
        </div>
        <p className="flex items-baseline gap-2">
          <span className="font-fraunces text-5xl font-semibold">{isFree ? '$0' : <Money amount={price} />}</span>
          <span className="text-muted">{isFree ? 'for good' : period === 'annual' ? 'per year' : 'per month'}</span>
        </p>
        {!isFree && (
          <p className="hidden text-muted noscript:block">
            {`or ${moneyText(annualPrice)} per year, which saves ${savedPercent(plan)}%`}
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

/** On the pricing page: to where the plan begins, for visitors by way of signing up. */
function NextStep({ plan }: { plan: Plan }) {
  const isSignedIn = useSession().status === 'signedIn';
  const site = useSite();
  if (!isOnSale(plan, site)) return <Button disabled>COMING SOON</Button>;
  if (plan.monthlyPrice > 0) {
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
