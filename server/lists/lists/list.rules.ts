import { plural, t } from '@lingui/core/macro';
import { z } from 'zod';
import { calendarDay, INVALID_DATE, isLikelyYear, unlikelyYear } from '../../base/text/dates.rules.ts';
import {
  cleanText,
  hasControlCharacters,
  inOneSpelling,
  isLongEnoughName,
  LONGEST_UNCLEANED_TEXT,
  SHORTEST_NAME,
  text,
} from '../../base/text/text.rules.ts';
import { isVisible } from '../../base/text/visible-text.rules.ts';
import {
  type ListType,
  listType,
  type PurchaseVisibility,
  privacy,
  purchaseVisibility,
} from '../../core/access/list-access.rules.ts';
import { HOLD_DAYS } from './hold-days.rules.ts';
import { keptOccasion } from './occasions.rules.ts';

export const listSource = z.enum(['ALL', 'OWNED', 'COLLABORATED']);

/** Colours for the shared page of a Premium owner. The theme defines each, for light and dark. */
export const accentColor = z.enum(['BERRY', 'ROSE', 'TERRACOTTA', 'AMBER', 'FOREST', 'OCEAN', 'PLUM', 'SLATE']);

export type AccentColor = z.output<typeof accentColor>;
export type ListSource = z.output<typeof listSource>;

/** In characters. */
export const LONGEST_LIST_NAME = 50;
export const LONGEST_EVENT_TYPE = 100;

const TOO_SHORT = () => t`Name must be at least ${SHORTEST_NAME} characters`;
const TOO_LONG = () => t`Name must be less than ${LONGEST_LIST_NAME} characters`;

const MARKUP =
  /<\/?(?:a|b|base|body|br|button|div|em|embed|form|h[1-6]|head|hr|html|i|iframe|img|input|li|link|meta|object|ol|p|s|script|span|strong|style|svg|table|t[dhr]|title|u|ul)(?![\w-])[^<>]{0,50}>/i;

export const listName = z
  .string({ error: TOO_SHORT })
  .max(LONGEST_UNCLEANED_TEXT, { error: TOO_LONG, abort: true })
  .transform(nameAsKept)
  .pipe(
    z
      .string()
      .min(1, { error: TOO_SHORT })
      .refine(isLongEnoughName, { error: TOO_SHORT })
      .refine(isVisible, { error: TOO_SHORT })
      .max(LONGEST_LIST_NAME, { error: TOO_LONG }) // goes on, so that other fields are told of, too
      .refine((name) => name.length > LONGEST_LIST_NAME || refusedPart(name) === null, {
        error: () => t`Name contains invalid characters`,
      }),
  );

/** Its length is what counts, in whichever way it was typed. */
export function nameAsKept(typed: string): string {
  return inOneSpelling(typed).trim();
}

/**
 * Finds why a name is refused: the markup or the link that acts, or "" for a sign that nobody sees. A name may hold "<3"
 * and "<new>".
 */
export function refusedPart(name: string): string | null {
  if (/[\n\r\t]/.test(name) || hasControlCharacters(name)) return '';
  const markup = MARKUP.exec(name);
  if (markup) return markup[0];
  const cleaned = cleanText(name);
  if (cleaned === name) return null;
  let start = 0;
  while (start < cleaned.length && cleaned[start] === name[start]) start++;
  return name.slice(start, start + name.length - cleaned.length).trim();
}

/** In characters. */
export const LONGEST_DESCRIPTION = 500;

const description = text({
  max: LONGEST_DESCRIPTION,
  words: { invalid: () => t`Description contains invalid characters` },
});

const eventType = text({
  max: LONGEST_EVENT_TYPE,
  words: {
    tooLong: (max) => t`Event type must be at most ${max} characters`,
    invalid: () => t`Event type contains invalid content`,
  },
}).transform((value) => keptOccasion(value) || null);

/** In characters: more than any way to write a date with its time takes. */
const LONGEST_MOMENT = 64;

/** A calendar date; of a date-time its date part. An empty one clears. */
const eventDate = z
  .string({ error: INVALID_DATE })
  .nullish()
  .transform((value, context) => {
    const sent = value?.trim();
    if (!sent) return null;
    const day = sent.slice(0, 10);
    const isDay = calendarDay().safeParse(day).success;
    const isMoment = sent.length === 10 || (sent.length <= LONGEST_MOMENT && !Number.isNaN(Date.parse(sent)));
    if (isDay && isMoment && isLikelyYear(day)) return day;
    context.addIssue({ code: 'custom', message: isDay && isMoment ? unlikelyYear() : INVALID_DATE() });
    return z.NEVER;
  });

/** Longer than any name of a time zone. */
const LONGEST_TIME_ZONE = 64;

/**
 * An IANA name, as Europe/Berlin. An unknown name counts as not sent: nobody can correct what their device is set to.
 */
const timeZone = z
  .string()
  .nullish()
  .transform((value) => (value && value.length <= LONGEST_TIME_ZONE ? knownTimeZone(value) : undefined));

function knownTimeZone(name: string): string | undefined {
  if (!/^[a-z]/i.test(name)) return; // an offset, such as +02:00, does not know of summer time
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return; // a name that nobody knows
  }
}

function holdProblem(): string {
  const { least, most } = HOLD_DAYS;
  return plural(most, { other: `Choose ${least} to # days` });
}

/** For how many days a gift of the list is reserved. */
const holdDays = z
  .int({ error: holdProblem })
  .min(HOLD_DAYS.least, { error: holdProblem })
  .max(HOLD_DAYS.most, { error: holdProblem });

const fields = z.object({
  name: listName,
  description,
  listType,
  privacy,
  purchaseVisibility,
  eventType,
  eventDate,
  timeZone,
  holdDays,
  isNameEnough: z.boolean(),
  personId: z
    .string()
    .nullable()
    .transform((id) => id || null),
});

interface Consistent {
  listType: ListType;
  purchaseVisibility: PurchaseVisibility;
  eventType?: string | null;
  eventDate?: string | null;
  personId: string | null;
}

/** Said where somebody would have to be surprised by what is for another. */
export function noSurpriseText(): string {
  return t`This list is for somebody you look after. You see what’s bought, so there’s no surprise to keep.`;
}

/** Checks fields that must fit together, whichever were sent, and gives the problems by field. */
export function listProblems(list: Consistent): Record<string, string[]> {
  const problems: Record<string, string[]> = {};
  if (list.listType === 'REGISTRY' && !(list.eventType && list.eventDate)) {
    problems[list.eventType ? 'eventDate' : 'eventType'] = [t`Event type and date are required for registries`];
  }
  if (list.listType === 'SHOPPING' && list.purchaseVisibility === 'SURPRISE') {
    problems.purchaseVisibility = [t`A shopping list cannot keep its purchases a surprise`];
  }
  if (list.personId !== null && list.purchaseVisibility === 'SURPRISE') {
    problems.purchaseVisibility = [noSurpriseText()];
  }
  return problems;
}

export const newList = fields
  .extend({
    listType: listType.default('WISHLIST'),
    privacy: privacy.default('PRIVATE'),
    purchaseVisibility: purchaseVisibility.default('OWNER_SEES_BUYERS'),
    holdDays: holdDays.default(HOLD_DAYS.usual),
    isNameEnough: z.boolean().default(false),
    personId: fields.shape.personId.default(null),
  })
  .superRefine(
    (list, context) => {
      for (const [field, [message]] of Object.entries(listProblems(list)))
        context.addIssue({ code: 'custom', path: [field], message });
    },
    // Beside what is wrong with single fields, so that all of it is said at once.
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );

/** Only what is sent is changed; null takes away. */
export const brandingChanges = z
  .object({
    accentColor: accentColor.nullable(),
    /** The address of a picture that was uploaded for this, or of the one that is shown. */
    banner: z.string().nullable(),
  })
  .partial();

/** More categories than these have no place of their own. */
export const MAX_ORDERED_CATEGORIES = 200;

/** Categories as their items spell them; "" stands for items without one. */
export const newCategoryOrder = z.object({
  categories: z
    .array(text())
    .max(MAX_ORDERED_CATEGORIES, { error: () => t`Up to ${MAX_ORDERED_CATEGORIES} categories can be put in order` })
    .refine((categories) => new Set(categories.map((category) => category.toLowerCase())).size === categories.length, {
      error: () => t`Each category can have one place only`,
    }),
});

/** Only what is sent is changed. */
export const listChanges = fields.partial();
