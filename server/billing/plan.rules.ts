export type PlanId = 'free' | 'standard' | 'premium';

export interface Plan {
  id: PlanId;
  name: string;
  description: string;
  /** In dollars. */
  monthlyPrice: number;
  /** In dollars, for a whole year. */
  annualPrice: number;
  features: string[];
  popular?: boolean;
}

interface Limits {
  lists: number;
  /** Per list. */
  items: number;
}

/** What an annual price saves, in whole percent, beside twelve months of the monthly one. */
export function savedPercent({ monthlyPrice, annualPrice }: Pick<Plan, 'monthlyPrice' | 'annualPrice'>): number {
  return Math.floor(100 * (1 - annualPrice / (12 * monthlyPrice)));
}

/** The plans on sale, with the limits that hold at the time. */
export function plansWith(limits: Record<PlanId, Limits>): Plan[] {
  return [
    {
      id: 'free',
      name: 'Free',
      description: 'For birthdays, holidays and the weekly shop.',
      monthlyPrice: 0,
      annualPrice: 0,
      features: [...amounts(limits.free), 'Basic sharing', 'Email support'],
    },
    {
      id: 'standard',
      name: 'Standard',
      description: 'For a family that always has something to celebrate.',
      monthlyPrice: 4.99,
      annualPrice: 49.99,
      features: [
        ...amounts(limits.standard),
        'Sharing by link and invitation',
        'Collaborative editing',
        'Email support',
      ],
      popular: true,
    },
    {
      id: 'premium',
      name: 'Premium',
      description: 'For weddings, big families and those who build on the API.',
      monthlyPrice: 9.99,
      annualPrice: 99.99,
      features: [
        ...amounts(limits.premium),
        'Advanced sharing',
        'Collaborative editing',
        'Analytics dashboard',
        'Custom branding',
        'API access',
        'Priority email support',
      ],
    },
  ];
}

function amounts({ lists, items }: Limits): string[] {
  if (lists < 0 && items < 0) return ['Unlimited lists and items'];
  return [
    lists < 0 ? 'Unlimited lists' : `Up to ${lists} lists`,
    items < 0 ? 'Unlimited items' : `${items} items per list`,
  ];
}
