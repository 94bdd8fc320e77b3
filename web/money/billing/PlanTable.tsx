import { t } from '@lingui/core/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { say } from '#rules/base/languages/say';
import { type Extra, extraNamed, featureMeaning, hasExtra, IN_EVERY_PLAN } from '#rules/core/plans/plan';
import type { PlanId } from '#rules/core/plans/plan-id';
import { Badge } from '../../base/design/Badge.tsx';
import { Card } from '../../base/design/Card.tsx';
import { numberText } from '../../base/design/locale.ts';
import { VisuallyHidden } from '../../base/design/VisuallyHidden.tsx';
import { freeText, type Period, PopularMark, priceText } from './PlanCard.tsx';
import { usePlanLimits } from './usePlanLimits.ts';

const EXTRAS: readonly Extra[] = ['expiringLinks', 'analytics', 'branding', 'apiKeys'];

export interface OfferedPlan {
  id: PlanId;
  name: string;
  monthlyPriceMinor: number;
  annualPriceMinor: number;
  popular: boolean;
  available: boolean;
}

interface PlanTableProps {
  plans: readonly OfferedPlan[];
  current: PlanId;
  period: Period;
  actionFor: (id: PlanId) => ReactNode;
}

export function PlanTable({ plans, current, period, actionFor }: PlanTableProps) {
  const limits = usePlanLimits();
  const actions = plans.map(({ id }) => actionFor(id));
  const cells = (textOf: (id: PlanId) => ReactNode) =>
    plans.map(({ id, name }) => (
      <td
        key={id}
        data-plan={name}
        className={`px-2 py-3 text-center tabular-nums max-sm:pt-1 sm:px-5 ${BELOW_EACH_OTHER} ${groundOf(id, current)}`}
      >
        {textOf(id)}
      </td>
    ));
  return (
    <Card padding="none">
      <table aria-labelledby="upgrade" className="w-full wrap-anywhere max-sm:block sm:table-fixed">
        <thead className="max-sm:block">
          <tr className={ROW}>
            <th className="w-2/5 max-sm:hidden">
              <VisuallyHidden>{t`What it gives`}</VisuallyHidden>
            </th>
            {plans.map((plan) => (
              <PlanHead key={plan.id} plan={plan} period={period} current={current} />
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          <Line label={t`Lists`}>{cells((id) => amountText(limits[id].lists))}</Line>
          <Line label={t`Items per list`}>{cells((id) => amountText(limits[id].items))}</Line>
          <Line label={say(IN_EVERY_PLAN.name)} about={say(IN_EVERY_PLAN.meaning)}>
            {cells(() => (
              <Included />
            ))}
          </Line>
          {EXTRAS.map((extra) => (
            <Line key={extra} label={extraNamed(extra)} about={featureMeaning(extraNamed(extra)) ?? undefined}>
              {cells((id) => (hasExtra(id, extra) ? <Included /> : <NotIncluded />))}
            </Line>
          ))}
          <Line label={t`Email support`}>
            {cells((id) =>
              hasExtra(id, 'prioritySupport') ? t({ message: 'Priority', context: 'email support' }) : <Included />,
            )}
          </Line>
          {actions.some(Boolean) && (
            <tr className={ROW}>
              <td className="max-sm:hidden" />
              {plans.map(({ id }, index) => (
                <td
                  key={id}
                  className={`px-1 py-4 align-top max-sm:text-xs sm:px-5 max-sm:[&>button]:px-0.5 [&>button]:w-full ${groundOf(id, current)}`}
                >
                  {actions[index]}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </Card>
  );
}

/** Large letters would break words in three columns: then each cell has a line with the name of its plan. */
const BELOW_EACH_OTHER =
  'max-[16rem]:flex max-[16rem]:items-center max-[16rem]:flex-wrap max-[16rem]:justify-between max-[16rem]:gap-x-3 max-[16rem]:px-4 max-[16rem]:py-1 max-[16rem]:before:text-muted max-[16rem]:before:content-[attr(data-plan)] max-[16rem]:[&>svg]:mx-0';
const ROW = 'border-t border-line first:border-t-0 max-sm:grid max-sm:grid-cols-3 max-[16rem]:grid-cols-1';

/** On a phone, where the names of lines would break the column, bold. */
function groundOf(id: PlanId, current: PlanId): string {
  return id === current ? 'max-sm:font-semibold sm:bg-registry-wash/60' : '';
}

function PlanHead({ plan, period, current }: { plan: OfferedPlan; period: Period; current: PlanId }) {
  const { id, name, monthlyPriceMinor, annualPriceMinor } = plan;
  const isFree = monthlyPriceMinor === 0;
  return (
    <th scope="col" className={`px-1.5 pt-4 pb-3 text-center align-top font-normal sm:px-5 ${groundOf(id, current)}`}>
      <span className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-1">
        <span className="font-fraunces text-lg font-semibold sm:text-2xl">{name}</span>
        <span className="text-xl font-semibold tabular-nums sm:text-2xl">
          {isFree ? freeText() : priceText(period === 'annual' ? annualPriceMinor : monthlyPriceMinor)}
        </span>
        <span className="text-sm text-muted">
          {isFree ? t`for good` : period === 'annual' ? t`a year` : t`a month`}
        </span>
        <PopularMark plan={plan} canWrap />
        {id === current && <Badge tone="good" canWrap>{t`Your plan`}</Badge>}
      </span>
    </th>
  );
}

function Line({ label, about, children }: { label: string; about?: string; children: ReactNode }) {
  return (
    <tr className={ROW}>
      <th scope="row" className="px-4 py-3 text-start font-semibold max-sm:col-span-full max-sm:pb-0 sm:px-6">
        <span>{label}</span>
        {about && <span className="block text-sm font-normal text-muted">{about}</span>}
      </th>
      {children}
    </tr>
  );
}

function Included() {
  return (
    <>
      <Check aria-hidden className="mx-auto size-5 text-brand" strokeWidth={3} />
      <VisuallyHidden>{t`Included`}</VisuallyHidden>
    </>
  );
}

function NotIncluded() {
  return (
    <span className="text-muted">
      <span aria-hidden>–</span>
      <VisuallyHidden>{t`Not included`}</VisuallyHidden>
    </span>
  );
}

function amountText(amount: number): string {
  return amount < 0 ? t`Unlimited` : numberText(amount);
}
