import { Check } from 'lucide-react';
import type { PlanId } from '#rules/plans/plan';
import { ProgressBar } from '../design/ProgressBar.tsx';
import { useSite } from '../page/site.ts';
import { TextLink } from '../page/TextLink.tsx';
import { isOnSale, usePlans } from './usePlans.ts';

interface PlanUseProps {
  planId: PlanId;
  /** How many the person has made. */
  lists: number;
}

/** What the plan gives, how much of it is left, and what would give more. */
export function PlanUse({ planId, lists }: PlanUseProps) {
  const { plans, limits } = usePlans();
  const most = limits[planId].lists;
  const left = Math.max(0, most - lists);
  const all = plans.find(({ id }) => id === planId)?.features ?? [];
  const features = most > 0 ? all.slice(1) : all; // the first says how many lists, as the bar does
  return (
    <div className="grid items-center gap-x-10 gap-y-4 md:grid-cols-2">
      {most > 0 && (
        <div className="grid gap-1.5">
          <p className="flex flex-wrap justify-between gap-x-4 tabular-nums">
            <span className="font-semibold">
              {lists} of {most} lists
            </span>
            <span className={left === 0 ? 'font-semibold text-problem' : 'text-muted'}>
              {left === 0 ? 'None left' : `${left} left`}
            </span>
          </p>
          <ProgressBar label="Lists used" value={Math.min(lists, most)} max={most} />
        </div>
      )}
      <ul
        aria-label="Included"
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] gap-x-5 gap-y-1"
      >
        {features.map((feature) => (
          <li key={feature} className="flex gap-1.5">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-brand" strokeWidth={3} />
            {feature}
          </li>
        ))}
      </ul>
      {planId === 'free' && <More />}
    </div>
  );
}

/** The next larger plan, for people who have room for few. */
function More() {
  const site = useSite();
  const { plans, limits } = usePlans();
  const next = plans.find(({ id }) => id === 'standard');
  if (!next) return null;
  if (!isOnSale(next, site)) return <p className="text-muted md:col-span-2">Larger plans are coming soon.</p>;
  const { lists, items } = limits.standard;
  return (
    <p className="md:col-span-2">
      Need more room? {next.name} has {lists < 0 ? 'as many lists as you like' : `${lists} lists`}
      {items > 0 && `, with ${items} items each`}. <TextLink to="#upgrade">Compare plans</TextLink>
    </p>
  );
}
