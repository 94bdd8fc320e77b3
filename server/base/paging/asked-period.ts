import { t } from '@lingui/core/macro';
import { InvalidInput } from '../errors/errors.ts';
import type { PeriodInput } from './period.input.ts';

export function askedPeriod(period: PeriodInput | null, days: PeriodInput): PeriodInput {
  if (!period) return days;
  for (const day of ['start', 'end'] as const) {
    if (days[day] != null) throw new InvalidInput({ [day]: [t`Give the day in \`period\` alone`] });
  }
  return { start: period.start ?? null, end: period.end ?? null };
}
