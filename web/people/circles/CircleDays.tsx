import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { isolated } from '#rules/base/languages/isolated';
import { displayText } from '#rules/base/text/display-text';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { Day, dayHere } from '../../base/design/RelativeTime.tsx';
import { CircleCalendar } from './CircleCalendar.tsx';
import type { CircleViewFragment } from './CircleView.generated.ts';

type CircleDay = CircleViewFragment['comingDays'][number];

/** As many are shown before one asks for all. */
const FIRST_DAYS = 5;

/** Birthdays and the days of lists, the next ones first. */
export function CircleDays({ circle }: { circle: CircleViewFragment }) {
  const { comingDays: days } = circle;
  const [isAll, setAll] = useState(false);
  const coming = days.filter(({ date }) => date >= dayHere());
  const shown = isAll ? coming : coming.slice(0, FIRST_DAYS);
  if (coming.length === 0 && circle.calendarUrl === null) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{t`What comes next`}</h2>
      <Card padding="normal">
        <ul className="divide-y divide-line">
          {shown.map((day) => (
            <li key={day.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
              <span className="min-w-0 wrap-anywhere">{textOf(day)}</span>
              <span className="text-sm text-muted">
                <Day date={day.date} />
              </span>
            </li>
          ))}
        </ul>
        {coming.length === 0 && <p className="text-muted">{t`Nothing in the next twelve months.`}</p>}
        <div className="flex flex-wrap gap-x-4">
          {shown.length < coming.length && <Button look="plain" onClick={() => setAll(true)}>{t`Show all`}</Button>}
          <CircleCalendar id={circle.id} url={circle.calendarUrl ?? null} />
        </div>
      </Card>
    </section>
  );
}

function textOf({ kind, name, who }: CircleDay): string {
  const [list, person] = [isolated(displayText(name)), isolated(displayText(who))];
  return kind === 'BIRTHDAY' ? t`${person}’s birthday` : t`${list}, for ${person}`;
}
