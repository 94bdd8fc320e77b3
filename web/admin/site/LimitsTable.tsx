import { msg, t } from '@lingui/core/macro';
import { say } from '#rules/base/languages/say';
import { CONTROL } from '../../base/design/fields/control-look.ts';
import { describedBy, FieldNotes } from '../../base/design/fields/FieldFrame.tsx';
import { kindOfSetting, LIMITED, labelOfSetting, PLAN_COLUMNS } from './settings-fields.ts';

const PLAN_NAMES = { free: msg`Free`, standard: msg`Standard`, premium: msg`Premium` };

interface LimitsTableProps {
  textOf: (path: string) => string;
  problems: Record<string, string>;
  onType: (path: string, text: string) => void;
}

export function LimitsTable({ textOf, problems, onType }: LimitsTableProps) {
  return (
    <table className="w-full max-sm:block sm:table-fixed">
      <thead className="max-sm:block">
        <tr className={ROW}>
          <th className="w-1/4 max-sm:hidden">
            <span className="sr-only">{t`Limit`}</span>
          </th>
          {PLAN_COLUMNS.map((plan) => (
            <th key={plan} scope="col" className="px-1 pb-1 text-start text-sm font-semibold text-muted">
              {say(PLAN_NAMES[plan])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {LIMITED.map(({ setting, name }) => (
          <tr key={setting} className={ROW}>
            <th scope="row" className="py-1.5 pe-4 text-start text-sm font-semibold max-sm:col-span-3 max-sm:pb-0">
              {say(name)}
            </th>
            {PLAN_COLUMNS.map((plan) => {
              const path = `${setting}.${plan}`;
              return (
                <td key={plan} className="px-1 py-1.5 align-top">
                  <Limit path={path} text={textOf(path)} problem={problems[path]} onType={onType} />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const ROW = 'max-sm:grid max-sm:grid-cols-3';

interface LimitProps extends Pick<LimitsTableProps, 'onType'> {
  path: string;
  text: string;
  problem: string | undefined;
}

function Limit({ path, text, problem, onType }: LimitProps) {
  return (
    <>
      <input
        name={path}
        aria-label={labelOfSetting(path)}
        {...describedBy(path, { problem })}
        placeholder={kindOfSetting(path) === 'unlimited' ? t`Unlimited` : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={({ target }) => onType(path, target.value)}
        className={`min-h-11 tabular-nums max-sm:placeholder:text-xs ${CONTROL} max-sm:px-2`}
      />
      <FieldNotes id={path} name={path} problem={problem} />
    </>
  );
}
