import { moneyText } from '../frame/money.ts';
import { countText, monthText } from '../frame/numbers.ts';
import { FigureTable } from './FigureTable.tsx';
import type { ReportsScreenQuery } from './ReportsScreen.generated.ts';

/** Six months, as they were at their ends. */
export function History({ months }: { months: ReportsScreenQuery['adminReport']['history'] }) {
  return (
    <div className="grid gap-3">
      <h2 className="text-xl">Month by month</h2>
      <FigureTable
        label="Month by month"
        head={['Month', 'Users', 'Lists', 'Items', 'Revenue']}
        rows={months.map(({ month, users, lists, items, revenue }) => [
          monthText(month),
          countText(users),
          countText(lists),
          countText(items),
          moneyText(revenue),
        ])}
      />
    </div>
  );
}
