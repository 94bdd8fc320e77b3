import { t } from '@lingui/core/macro';
import { numberText } from '../../base/design/locale.ts';
import { ScrollingTable } from '../../base/design/ScrollingTable.tsx';
import { Definition } from '../frame/Definition.tsx';
import { shortMonthText, wholePercentText } from '../frame/numbers.ts';
import type { ReportsScreenQuery } from './ReportsScreen.generated.ts';

type Cohort = ReportsScreenQuery['adminReport']['cohorts'][number];

export function Cohorts({ cohorts }: { cohorts: readonly Cohort[] }) {
  const shown = cohorts.filter(({ signUps }) => signUps > 0);
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-1">
        <h2 className="text-xl">{t`Retention by month of sign-up`}</h2>
        <Definition of="cohorts" name={t`Retention by month of sign-up`} />
      </div>
      {shown.length === 0 ? (
        <p className="rounded-card border border-dashed border-edge/60 px-5 py-6 text-center text-muted">
          {t`Nobody signed up in these twelve months.`}
        </p>
      ) : (
        <CohortTable cohorts={shown} />
      )}
    </div>
  );
}

function CohortTable({ cohorts }: { cohorts: readonly Cohort[] }) {
  const months = Math.max(...cohorts.map(({ active }) => active.length));
  const later = Array.from({ length: months }, (_, index) => index);
  return (
    <ScrollingTable label={t`Retention by month of sign-up`}>
      <table className="w-full text-end text-sm whitespace-nowrap tabular-nums">
        <thead className="bg-sunk">
          <tr>
            <th scope="col" className="px-3 py-2 text-start">{t`Signed up`}</th>
            <th scope="col" className="px-3 py-2">{t`People`}</th>
            {later.map((month) => (
              <th key={month} scope="col" className="px-3 py-2">
                {month === 0 ? t`Same month` : `+${month}`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cohorts.map(({ month, signUps, active }) => (
            <tr key={month} className="border-t border-line">
              <th scope="row" className="px-3 py-2 text-start font-normal">
                {shortMonthText(month)}
              </th>
              <td className="px-3 py-2">{numberText(signUps)}</td>
              {later.map((index) => (
                <Share key={index} active={active[index]} signUps={signUps} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollingTable>
  );
}

/** Deeper, the more came back; the number says it, too. */
function Share({ active, signUps }: { active: number | undefined; signUps: number }) {
  if (active === undefined) return <td className="px-3 py-2" />;
  const percent = Math.round((100 * active) / signUps);
  const background = `color-mix(in srgb, var(--color-brand) ${percent * 0.35}%, transparent)`;
  return (
    <td className="px-3 py-2" style={{ background }}>
      {wholePercentText(active / signUps)}
    </td>
  );
}
