import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { analyticsPeriod } from '#rules/lists/analytics/analytics';
import { Field } from '../../base/design/fields/Field.tsx';
import { PartOfPremium } from '../../base/page/plans-link.tsx';
import { useHasExtra } from '../../core/session/useHasExtra.ts';
import { Figures } from './Figures.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;
const DEFAULT_DAYS = 30;

export function Analytics({ listId }: { listId: string }) {
  const id = useId();
  const isIncluded = useHasExtra('analytics');
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid gap-1">
        <h2 id={id} className="sr-only">
          {t`Analytics`}
        </h2>
        <p className="text-muted">
          {isIncluded ? (
            <span>
              <Trans>
                How often your share link is opened, not counting you and your collaborators. Days are in UTC.
              </Trans>
            </span>
          ) : (
            <span>
              <Trans>
                How many people open your share link, and when: <PartOfPremium />.
              </Trans>
            </span>
          )}
        </p>
      </div>
      {isIncluded && <ChosenDays listId={listId} />}
    </section>
  );
}

function ChosenDays({ listId }: { listId: string }) {
  const [period, setPeriod] = useState(() => ({ start: dayAgo(DEFAULT_DAYS - 1), end: dayAgo(0) }));
  const checked = analyticsPeriod.safeParse(period);
  const problems = checked.error?.flatten().fieldErrors;
  return (
    <>
      <div className="grid max-w-md grid-cols-2 items-start gap-3">
        <Field
          label={t({ message: 'From', context: 'a day' })}
          type="date"
          value={period.start}
          max={dayAgo(0)}
          problem={problems?.start?.[0]}
          onChange={(event) => setPeriod({ ...period, start: event.target.value })}
        />
        <Field
          label={t({ message: 'To', context: 'a day' })}
          type="date"
          value={period.end}
          max={dayAgo(0)}
          problem={problems?.end?.[0]}
          onChange={(event) => setPeriod({ ...period, end: event.target.value })}
        />
      </div>
      {checked.success && <Figures listId={listId} period={checked.data} />}
    </>
  );
}

function dayAgo(days: number): string {
  return new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
}
