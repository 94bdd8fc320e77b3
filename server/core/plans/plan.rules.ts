import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { say } from '../../base/languages/say.rules.ts';
import type { Tier } from '../users/account.rules.ts';
import { PLAN_IDS, type PlanId } from './plan-id.rules.ts';
import type { PlanLimits } from './plan-limits.rules.ts';

export const PLAN_CURRENCY = 'USD';

const EXTRAS = {
  expiringLinks: msg`Advanced sharing`,
  analytics: msg`Analytics dashboard`,
  branding: msg`Custom branding`,
  apiKeys: msg`API access`,
  prioritySupport: msg`Priority email support`,
} as const;
export type Extra = keyof typeof EXTRAS;

const BASIC_SHARING = msg`Basic sharing`;
const COLLABORATIVE_EDITING = msg`Collaborative editing`;

const MEANINGS: [feature: MessageDescriptor, meaning: MessageDescriptor][] = [
  [BASIC_SHARING, msg`by link, and with people who fill the list with you`],
  [COLLABORATIVE_EDITING, msg`fill a list together, live, as on every plan`],
  [EXTRAS.expiringLinks, msg`links that end on a day you choose`],
  [EXTRAS.analytics, msg`visits and purchases, day by day`],
  [EXTRAS.branding, msg`your colour and banner on shared lists`],
  [EXTRAS.apiKeys, msg`keys for your own programs`],
  [EXTRAS.prioritySupport, msg`your questions come first`],
];

export function featureMeaning(name: string): string | null {
  const found = MEANINGS.find(([feature]) => say(feature) === name);
  return found ? say(found[1]) : null;
}

/** Everybody's, and no reason to take another plan. */
export const IN_EVERY_PLAN = {
  name: msg`Sharing by link and invitation`,
  meaning: msg`and filling a list together, live`,
};

export function extraNamed(extra: Extra): string {
  return say(EXTRAS[extra]);
}

export interface Plan {
  id: PlanId;
  name: string;
  description: string;
  monthlyPriceMinor: number;
  annualPriceMinor: number;
  features: string[];
  popular?: boolean;
}

interface Catalogued extends Omit<Plan, 'features' | 'name' | 'description'> {
  name: MessageDescriptor;
  description: MessageDescriptor;
  extras: readonly Extra[];
  featuresWith(extras: string[]): string[];
}

/** The one place for prices, texts and what a plan unlocks, in the order in which plans are shown. */
const CATALOGUE: readonly Catalogued[] = [
  {
    id: 'free',
    name: msg`Free`,
    description: msg`For birthdays, holidays and the weekly shop.`,
    monthlyPriceMinor: 0,
    annualPriceMinor: 0,
    extras: [],
    featuresWith: () => [say(BASIC_SHARING), t`Email support`],
  },
  {
    id: 'standard',
    name: msg`Standard`,
    description: msg`For a family that always has something to celebrate.`,
    monthlyPriceMinor: 499,
    annualPriceMinor: 4999,
    extras: [],
    featuresWith: () => [t`Everything in Free`],
    popular: true,
  },
  {
    id: 'premium',
    name: msg`Premium`,
    description: msg`For weddings, big families and those who build on the API.`,
    monthlyPriceMinor: 999,
    annualPriceMinor: 9999,
    extras: ['expiringLinks', 'analytics', 'branding', 'apiKeys', 'prioritySupport'],
    featuresWith: ([sharing = '', ...others]) => [sharing, say(COLLABORATIVE_EDITING), ...others],
  },
];

export function plansWith(limits: Record<PlanId, PlanLimits>): Plan[] {
  return CATALOGUE.map(({ name, description, extras, featuresWith, ...plan }) => ({
    ...plan,
    name: say(name),
    description: say(description),
    features: [...planAmounts(limits[plan.id]), ...featuresWith(extras.map(extraNamed))],
  }));
}

export function planNamed(id: PlanId): Pick<Plan, 'id' | 'name' | 'monthlyPriceMinor' | 'annualPriceMinor'> {
  const plan = CATALOGUE.find((each) => each.id === id);
  if (!plan) throw new Error(`There is no plan ${id}`);
  return { ...plan, name: say(plan.name) };
}

export function priceMinorOf(id: PlanId, isAnnual: boolean): number {
  const { monthlyPriceMinor, annualPriceMinor } = planNamed(id);
  return isAnnual ? annualPriceMinor : monthlyPriceMinor;
}

export function planOf(tier: Tier): PlanId {
  return tier.toLowerCase() as PlanId;
}

export function tierOf(plan: PlanId): Tier {
  return plan.toUpperCase() as Tier;
}

export function comparePlans(one: PlanId, other: PlanId): number {
  return PLAN_IDS.indexOf(one) - PLAN_IDS.indexOf(other);
}

declare const inForce: unique symbol;

/** Something is decided by it. A stored plan is none: only `tierInForce` and its statement give one. */
export type TierInForce = Tier & { readonly [inForce]: true };

export function tierInForce(tier: Tier, { everythingForEverybody }: { everythingForEverybody: boolean }): TierInForce {
  return (everythingForEverybody ? 'PREMIUM' : tier) as TierInForce;
}

export function unlocks(tier: TierInForce, extra: Extra): boolean {
  return hasExtra(planOf(tier), extra);
}

export function hasExtra(plan: PlanId, extra: Extra): boolean {
  return CATALOGUE.some(({ id, extras }) => id === plan && extras.includes(extra));
}

export function savedPercent({
  monthlyPriceMinor,
  annualPriceMinor,
}: Pick<Plan, 'monthlyPriceMinor' | 'annualPriceMinor'>): number {
  return Math.floor(100 * (1 - annualPriceMinor / (12 * monthlyPriceMinor)));
}

export function planAmounts({ lists, items }: PlanLimits): string[] {
  if (lists < 0 && items < 0) return [t`Unlimited lists and items`];
  return [
    lists < 0 ? t`Unlimited lists` : plural(lists, { other: 'Up to # lists' }),
    items < 0 ? t`Unlimited items` : plural(items, { other: '# items per list' }),
  ];
}
