import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { INVALID_DATE } from '../../base/text/dates.rules.ts';
import { text } from '../../base/text/text.rules.ts';
import { email } from '../../core/users/account.rules.ts';
import { preferredLanguage } from '../../core/users/preferences.rules.ts';
import { sentUnitPrice, webAddress } from '../../lists/items/item.rules.ts';
import { newPerson } from '../../lists/lists/person.rules.ts';

/** With two, everybody knows everything. */
export const FEWEST_IN_DRAW = 3;
export const MOST_IN_DRAW = 100;

/** One organiser has no more at a time. */
export const MOST_DRAWS = 20;

/** In characters. */
export const LONGEST_DRAW_NAME = 100;
export const LONGEST_DRAW_NOTE = 1_000;

export const MOST_EXCLUSIONS = 500;

/** How long before its day a draw can be made. */
export const DRAW_AHEAD_DAYS = 730;

/** How long after its day it is kept. */
export const DRAW_KEPT_DAYS = 90;

const DAY_MS = 86_400_000;

const name = text({
  min: 1,
  max: LONGEST_DRAW_NAME,
  isName: true,
  words: {
    tooShort: () => t`Please enter a name`,
    tooLong: (max) => t`Name must be at most ${max} characters`,
    invalid: () => t`Name contains invalid characters`,
  },
});

/** Somewhere it is still yesterday. */
function isSoon(day: string, now = Date.now()): boolean {
  const at = Date.parse(day);
  return at >= now - 2 * DAY_MS && at <= now + DRAW_AHEAD_DAYS * DAY_MS;
}

const day = z.iso
  .date({ error: INVALID_DATE })
  .refine((sent) => isSoon(sent), { error: () => t`Choose a day from today on, within the next two years` });

const budget = sentUnitPrice.shape.unitPrice.nullable();

export const newDraw = z.object({
  name,
  day,
  budget: budget.nullish(),
  note: text({ max: LONGEST_DRAW_NOTE }),
  takesPart: z.boolean(),
  circleId: z.string().nullish(),
});

/** Only what is sent is changed. */
export const drawChanges = z.object({ name, day, budget, note: text({ max: LONGEST_DRAW_NOTE }) }).partial();

/** By an address, or out of the circle of the draw. */
export const newDrawParticipant = z
  .object({
    name: newPerson.shape.name,
    email: email.nullish(),
    memberId: z.string().nullish(),
    language: preferredLanguage.nullish(),
    apartFromId: z.string().nullish(),
  })
  .refine((sent) => Boolean(sent.email) !== Boolean(sent.memberId), {
    path: ['email'],
    error: () => t`Email is required`,
  });

export const drawExclusions = z.object({
  exclusions: z
    .array(z.object({ giverId: z.string(), receiverId: z.string(), isMutual: z.boolean() }))
    .max(MOST_EXCLUSIONS),
});

/** Only what is sent is changed. A list and an address replace each other. */
export const drawPartChanges = z
  .object({ isConfirmed: z.literal(true), wishlistId: z.string().nullable(), wishlistUrl: webAddress })
  .partial();

/** The part of a draw that a form asks for as it stands. */
export const drawForm = newDraw.omit({ budget: true, takesPart: true, circleId: true });
