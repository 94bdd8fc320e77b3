import { t } from '@lingui/core/macro';
import { numberText } from '../../base/design/locale.ts';
import { type Day, longDay } from './days.ts';

/** The days on which something happened, in figures. */
export function DaysTable({ days }: { days: readonly Day[] }) {
  const shown = days.filter(({ views, purchases }) => views > 0 || purchases).toReversed();
  const isHidden = days.some(({ purchases }) => purchases === null);
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-control font-semibold text-brand underline underline-offset-3">{t`Show the days as a table`}</summary>
      <section
        aria-label={t`Days`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        className="mt-2 max-h-96 overflow-auto rounded-card border border-line bg-card"
      >
        <table className="w-full text-start tabular-nums">
          <thead className="sticky top-0 bg-sunk text-sm">
            <tr>
              <Head>{t`Day`}</Head>
              <Head isNumber>{t`Views`}</Head>
              <Head isNumber>{t`Visitors`}</Head>
              {!isHidden && <Head isNumber>{t`Purchases`}</Head>}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ day, views, visitors, purchases }) => (
              <tr key={day} className="border-t border-line">
                <th scope="row" className="px-3 py-2 sm:px-4 font-normal whitespace-nowrap">
                  {longDay(day)}
                </th>
                <td className="px-3 py-2 sm:px-4 text-end">{numberText(views)}</td>
                <td className="px-3 py-2 sm:px-4 text-end">{numberText(visitors)}</td>
                {!isHidden && (
                  <td className="px-3 py-2 sm:px-4 text-end">{purchases !== null && numberText(purchases)}</td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

function Head({ isNumber = false, children }: { isNumber?: boolean; children: string }) {
  return (
    <th scope="col" className={`px-3 py-2 sm:px-4 ${isNumber ? 'text-end' : ''}`}>
      {children}
    </th>
  );
}
