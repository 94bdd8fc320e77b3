import type { FragmentType } from '@apollo/client';
import { msg, t } from '@lingui/core/macro';
import { type ComponentProps, useState } from 'react';
import { say } from '#rules/base/languages/say';
import { planNamed } from '#rules/core/plans/plan';
import type { PlanId } from '#rules/core/plans/plan-id';
import { Badge } from '../../base/design/Badge.tsx';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { perLocale } from '../../base/design/locale.ts';
import { minorMoneyText } from '../../base/design/Money.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { type CurrentPlan_subscriptionFragment, useCurrentPlan_subscriptionFragment } from './CurrentPlan.generated.ts';
import { PlanChangeDialog } from './PlanChangeDialog.tsx';
import { PlanUse } from './PlanUse.tsx';
import type { useProviderPages } from './useProviderPages.ts';

const NOT_APPLICABLE = msg`Not applicable`;
const CANCEL_QUESTION = msg`Are you sure you want to cancel your subscription? You will still have access until the end of your billing period.`;

interface CurrentPlanProps {
  subscription: FragmentType<CurrentPlan_subscriptionFragment>;
  use: Omit<ComponentProps<typeof PlanUse>, 'planId'>;
  pages: ReturnType<typeof useProviderPages>;
}

export function CurrentPlan({ subscription, use, pages }: CurrentPlanProps) {
  const { data, complete } = useCurrentPlan_subscriptionFragment(subscription);
  const [isCancelling, setCancelling] = useState(false);
  if (!complete) return null;
  const { planId, isAnnual, priceMinor, currency, currentPeriodStart, currentPeriodEnd, paymentMethod } = data;
  const isPaid = priceMinor != null && currency != null;
  const end = currentPeriodEnd && day(currentPeriodEnd);
  return (
    <Card as="section" padding="roomy">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="font-sans text-base font-semibold text-muted">{t`Current Plan`}</h2>
        <Status {...data} />
      </div>
      <div className="mt-1 grid gap-x-12 gap-y-5 md:grid-cols-2">
        <p className="flex flex-wrap content-start items-baseline gap-x-3">
          <span className="font-fraunces text-[min(1.875rem,12vw)] leading-tight font-semibold sm:text-[min(2.25rem,12vw)]">
            {planNamed(planId as PlanId).name}
          </span>
          <span className="text-muted">
            {isPaid && <span>{perPeriodText(minorMoneyText(priceMinor, currency), isAnnual)}</span>}
            {data.isGranted && <span>{t`A gift from us`}</span>}
            {planId === 'free' && <span>{t`for good`}</span>}
          </span>
        </p>
        <div className="grid content-center gap-4">
          <PlanUse planId={planId as PlanId} {...use} />
        </div>
      </div>
      {!data.isGranted && (
        <dl className="mt-5 grid gap-x-8 gap-y-2 border-t border-line pt-4 sm:grid-cols-3">
          {isPaid ? (
            <>
              <Row label={t`Billing period`}>
                {currentPeriodStart && currentPeriodEnd ? daysText(currentPeriodStart, currentPeriodEnd) : null}
              </Row>
              <Row label={t`Next billing`}>{end && !data.cancelAtPeriodEnd ? end : null}</Row>
              <Row label={t`Payment method`}>{paymentMethod ? methodText(paymentMethod) : null}</Row>
            </>
          ) : (
            <div className="flex flex-wrap gap-x-3 text-sm text-muted sm:col-span-3">
              <dt>{t`Billing`}</dt>
              <dd>{t`Not applicable: there’s nothing to pay`}</dd>
            </div>
          )}
        </dl>
      )}
      {data.graceEndsAt && (
        <div className="mt-5">
          <Notice
            tone="problem"
            action={
              data.canManage && (
                <Button
                  look="primary"
                  working={pages.isLeaving && !isCancelling}
                  onClick={() => void pages.manage()}
                >{t`Change card`}</Button>
              )
            }
          >
            {graceText(day(data.graceEndsAt))}
          </Notice>
        </div>
      )}
      {data.canManage && (
        <div className="mt-6 flex flex-wrap items-center gap-3">
          <Button
            working={pages.isLeaving && !isCancelling}
            onClick={() => void pages.manage()}
          >{t`Manage Billing`}</Button>
          {isPaid && !data.cancelAtPeriodEnd && (
            <Button look="plain" onClick={() => setCancelling(true)}>{t`Cancel Subscription`}</Button>
          )}
          {data.cancelAtPeriodEnd && end && <p className="font-medium">{t`Your subscription will end on ${end}`}</p>}
        </div>
      )}
      {isCancelling && (
        <PlanChangeDialog
          planId="free"
          title={t`Cancel Subscription`}
          question={say(CANCEL_QUESTION)}
          action={t`Go on to cancel`}
          keep={keepText(planNamed(planId as PlanId).name)}
          next={t`You cancel on the billing page that opens. Until you do, nothing changes.`}
          working={pages.isLeaving}
          onConfirm={() => void pages.cancel().then(() => setCancelling(false))}
          onClose={() => setCancelling(false)}
        />
      )}
    </Card>
  );
}

function Status({ status, cancelAtPeriodEnd, currentPeriodEnd }: CurrentPlan_subscriptionFragment) {
  if (status === 'PAST_DUE') return <Badge tone="problem">{t`Past due`}</Badge>;
  if (cancelAtPeriodEnd && currentPeriodEnd) return <Badge tone="warm">{endsText(day(currentPeriodEnd))}</Badge>;
  return <Badge tone="good">{t({ message: `Active`, context: 'a plan' })}</Badge>;
}

/** No news where it does not apply: said quietly. */
function Row({ label, children }: { label: string; children: string | null }) {
  return (
    <div className="text-sm">
      <dt className="text-muted">{label}</dt>
      <dd className={`tabular-nums ${children === null ? 'text-muted' : 'font-medium'}`}>
        {children ?? say(NOT_APPLICABLE)}
      </dd>
    </div>
  );
}

function methodText({
  brand,
  last4,
  expiryMonth,
  expiryYear,
}: NonNullable<CurrentPlan_subscriptionFragment['paymentMethod']>): string {
  const card = last4 ? `${brand} •••• ${last4}` : brand;
  if (!expiryMonth || !expiryYear) return card;
  const expiry = `${expiryMonth}/${expiryYear}`;
  return t({ message: `${card}, expires ${expiry}`, comment: 'A card: “Visa •••• 4242, expires 12/2030”' });
}

function perPeriodText(price: string, isAnnual: boolean): string {
  return isAnnual ? t`${price} per year` : t`${price} per month`;
}

function graceText(end: string): string {
  return t`We couldn’t take your last payment. Choose another card by ${end} to keep your plan.`;
}

function keepText(plan: string): string {
  return t({ message: `Keep ${plan}`, comment: 'The button that does not cancel the subscription' });
}

function endsText(end: string): string {
  return t({ message: `Ends ${end}`, context: 'a subscription' });
}

const longDay = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }));

export function day(at: string): string {
  return longDay().format(new Date(at));
}

function daysText(start: string, end: string): string {
  const [from, to] = [day(start), day(end)];
  return t({ message: `${from} – ${to}`, comment: 'From a day to another' });
}
