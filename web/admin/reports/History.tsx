import { t } from '@lingui/core/macro';
import { numberText } from '../../base/design/locale.ts';
import { useSite } from '../../base/page/site.ts';
import { moneyText } from '../frame/money.ts';
import { monthText } from '../frame/numbers.ts';
import { FigureTable } from './FigureTable.tsx';
import type { ReportsScreenQuery } from './ReportsScreen.generated.ts';

export function History({ months }: { months: ReportsScreenQuery['adminReport']['history'] }) {
  const { everythingForEverybody } = useSite();
  return (
    <div className="grid gap-3">
      <h2 className="text-xl">{t`Month by month`}</h2>
      <FigureTable
        label={t`Month by month`}
        head={[t`Month`, t`Users`, t`Lists`, t`Items`, ...(everythingForEverybody ? [] : [t`Revenue`])]}
        rows={months.map(({ month, users, lists, items, revenue }) => [
          monthText(month),
          numberText(users),
          numberText(lists),
          numberText(items),
          ...(everythingForEverybody ? [] : [moneyText(revenue)]),
        ])}
      />
    </div>
  );
}
