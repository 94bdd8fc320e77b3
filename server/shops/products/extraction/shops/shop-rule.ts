import { z } from 'zod';

/** "amazon.*" means amazon.de, www.amazon.co.uk and every other country's; "otto.de" its subdomains, too. */
const host = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^(?:[a-z\d-]{1,63}\.){1,5}(?:[a-z\d-]{2,63}|\*)$/, { error: 'Write a host as "shop.example" or "shop.*"' });

/** A CSS selector; behind an @ the attribute that holds the value, where it is not the text. */
const selector = z.string().trim().min(1).max(300);

const fieldRule = z.object({
  /** In this order: the first that finds something counts. */
  select: z.array(selector).min(1).max(30),
  /** Elements that match one of these, or stand within one, are passed over. */
  exclude: z.array(selector).max(40).default([]),
});

export type FieldRule = z.output<typeof fieldRule>;

/** The most characters in the name of a rule. */
export const LONGEST_NAME = 80;

/** Places of things on the pages of one shop, or of all shops with one theme. */
export const shopRule = z.object({
  name: z.string().trim().min(1).max(LONGEST_NAME),
  hosts: z.array(host).max(60).default([]),
  /** A selector that finds something on every page of a theme, whatever the host. */
  sign: selector.optional(),
  title: fieldRule.optional(),
  price: fieldRule.optional(),
  picture: fieldRule.optional(),
  /** On the page only when there is nothing to buy. */
  soldOut: fieldRule.optional(),
  /** Whether a price that the rule does not find is no more than a guess. */
  isComplete: z.boolean().default(false),
});

export type ShopRule = z.output<typeof shopRule>;

export const RULED_FIELDS = ['title', 'price', 'picture'] as const;
export type RuledField = (typeof RULED_FIELDS)[number];

/** Whether a host is one of a rule's. */
export function isHostOf(rule: Pick<ShopRule, 'hosts'>, hostname: string): boolean {
  const labels = hostname.toLowerCase().split('.');
  return rule.hosts.some((pattern) => {
    const wanted = pattern.split('.');
    if (wanted.at(-1) !== '*') return `.${hostname}`.endsWith(`.${pattern}`);
    const own = wanted.slice(0, -1);
    const at = labels.lastIndexOf(own.at(-1) ?? '') - own.length + 1;
    const ending = labels.slice(at + own.length);
    return at >= 0 && own.every((label, place) => labels[at + place] === label) && isCountryEnding(ending);
  });
}

/** "de", "com" and "co.uk", and no further name below which anybody may register. */
function isCountryEnding(labels: readonly string[]): boolean {
  const [first = '', second] = labels;
  return labels.length === 1 || (labels.length === 2 && /^(?:com?|net|org)$/.test(first) && second?.length === 2);
}
