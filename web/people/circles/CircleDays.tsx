import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { isolated } from '#rules/base/languages/isolated';
import { displayText } from '#rules/base/text/display-text';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { countdownText, Day, dayHere } from '../../base/design/RelativeTime.tsx';
import { DayTile } from '../draws/DayTile.tsx';
import { CircleCalendar } from './CircleCalendar.tsx';
import type { CircleViewFragment } from './CircleView.generated.ts';
import { addressOf } from './list-address.ts';

type CircleDay = CircleViewFragment['comingDays'][number];

const TONES = { BIRTHDAY: 'berry', EVENT: 'green', DRAW: 'warm' } as const;

/** As many are shown before one asks for all. */
const FIRST_DAYS = 3;

/** Birthdays, days of lists and of own draws, the next ones first. */
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
            <li key={day.id} className="relative flex items-center gap-3 py-2.5 first:pt-0">
              <DayTile date={day.date} tone={TONES[day.kind]} />
              <div className="grid min-w-0 grow">
                <p className="leading-snug font-medium wrap-anywhere">
                  <DayName day={day} lists={circle.lists} />
                </p>
                <p className="text-sm text-muted">
                  <Day date={day.date} />
                </p>
              </div>
              <p className="shrink-0 text-sm text-muted max-sm:hidden">{countdownText(day.date)}</p>
            </li>
          ))}
        </ul>
        {coming.length === 0 && <p className="text-muted">{t`Nothing in the next twelve months.`}</p>}
        <div className="-ms-4 -mb-2 flex flex-wrap">
          {shown.length < coming.length && <Button look="plain" onClick={() => setAll(true)}>{t`Show all`}</Button>}
          <CircleCalendar id={circle.id} url={circle.calendarUrl ?? null} />
        </div>
      </Card>
    </section>
  );
}

/** Leads to the list or the draw; a birthday leads nowhere. */
function DayName({ day, lists }: { day: CircleDay; lists: CircleViewFragment['lists'] }) {
  const text = textOf(day);
  const list = day.kind === 'EVENT' ? lists.find(({ id }) => id === day.id) : undefined;
  const to = day.kind === 'DRAW' ? (day.drawId ? `/draws/${day.drawId}` : '/draws') : list && addressOf(list);
  if (!to) return text;
  return (
    <Link to={to} className="rounded-xs after:absolute after:inset-0 hover:underline">
      {text}
    </Link>
  );
}

function textOf({ kind, name, who }: CircleDay): string {
  const [called, person] = [isolated(displayText(name)), isolated(displayText(who))];
  if (kind === 'BIRTHDAY') return t`${person}’s birthday`;
  const [list, draw] = [called, called];
  return kind === 'DRAW' ? t`Gifts of the draw “${draw}”` : t`${list}, for ${person}`;
}
