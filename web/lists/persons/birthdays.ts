import { z } from 'zod';
import { INVALID_DATE } from '#rules/base/text/dates';
import { birthday, newPerson } from '#rules/lists/lists/person';
import { plainSigns } from '#rules/shops/lines/words/plain-signs';

interface DayOfYear {
  month: number;
  day: number;
}

/** The day on which a birthday comes next, today included, as YYYY-MM-DD. On February 29 it is the 28th in most years. */
export function nextBirthday({ month, day }: DayOfYear, now = new Date()): string {
  const inYear = (year: number) => {
    const isMoved = month === 2 && day === 29 && new Date(year, 1, 29).getMonth() !== 1;
    return new Date(year, month - 1, isMoved ? 28 : day);
  };
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const here = inYear(now.getFullYear());
  const next = here < today ? inYear(now.getFullYear() + 1) : here;
  const [nextMonth, nextDay] = [next.getMonth() + 1, next.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${next.getFullYear()}-${nextMonth}-${nextDay}`;
}

/** A person as people type one: all of a birthday may be missing, and of one that is there the year. */
export const personForm = z
  .object({ name: newPerson.shape.name, day: z.string(), month: z.string(), year: z.string() })
  .transform(({ name, day, month, year }, context) => {
    const [typedDay, typedMonth, typedYear] = [day, month, year].map(numberIn);
    if (typedDay === null && typedMonth === null && typedYear === null) return { name, birthday: null };
    const read = birthday.safeParse({ day: typedDay, month: typedMonth, year: typedYear });
    if (read.success) return { name, birthday: read.data };
    context.addIssue({ code: 'custom', path: ['day'], message: INVALID_DATE() });
    return z.NEVER;
  });

/** In the digits of any script. Null for nothing, NaN for what is no number. */
function numberIn(typed: string): number | null {
  const text = plainSigns(typed).trim();
  if (text === '') return null;
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}
