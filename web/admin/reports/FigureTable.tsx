import type { ReactNode } from 'react';
import { ScrollingTable } from '../../base/design/ScrollingTable.tsx';

interface FigureTableProps {
  label: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

export function FigureTable({ label, head, rows }: FigureTableProps) {
  return (
    <ScrollingTable label={label} className="max-h-96">
      <table className="w-full text-start whitespace-nowrap tabular-nums">
        <thead className="sticky top-0 bg-sunk text-sm">
          <tr>
            {head.map((title, index) => (
              <th key={title} scope="col" className={`px-3 py-2 sm:px-4 ${index > 0 ? 'text-end' : ''}`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="px-3 py-2 font-normal sm:px-4">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]} className="px-3 py-2 text-end sm:px-4">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollingTable>
  );
}

export function TableBehind({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-control font-semibold text-brand underline underline-offset-3">
        {summary}
      </summary>
      <div className="mt-2">{children}</div>
    </details>
  );
}
