import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { INVALID_DATE } from '../../base/text/dates.rules.ts';
import { text } from '../../base/text/text.rules.ts';

/** In characters. */
export const LONGEST_PERSON_NAME = 50;

/** How many people somebody can look after. */
export const MOST_PERSONS = 50;

const FIRST_YEAR = 1900;

/** A leap year, so that a birthday on February 29 is one without its year, too. */
const ANY_YEAR = 2000;

const personName = text({
  min: 1,
  max: LONGEST_PERSON_NAME,
  isName: true,
  words: {
    tooShort: () => t`Please enter a name`,
    tooLong: (max) => t`Name must be at most ${max} characters`,
    invalid: () => t`Name contains invalid characters`,
  },
});

function isDay({ month, day, year }: { month: number; day: number; year?: number | null }): boolean {
  const date = new Date(Date.UTC(year ?? ANY_YEAR, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && date.getTime() <= Date.now();
}

/** Day and month are enough. */
export const birthday = z
  .object({
    month: z.int({ error: INVALID_DATE }).min(1, { error: INVALID_DATE }).max(12, { error: INVALID_DATE }),
    day: z.int({ error: INVALID_DATE }).min(1, { error: INVALID_DATE }).max(31, { error: INVALID_DATE }),
    year: z.int({ error: INVALID_DATE }).min(FIRST_YEAR, { error: INVALID_DATE }).nullish(),
  })
  .refine(isDay, { error: INVALID_DATE });

export type BirthdayValues = z.output<typeof birthday>;

export const newPerson = z.object({ name: personName, birthday: birthday.nullish() });

/** Only what is sent is changed; null takes the birthday away. */
export const personChanges = z.object({ name: personName.optional(), birthday: birthday.nullish() });
