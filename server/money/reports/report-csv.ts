import type { AdminReport } from './admin-report.type.ts';
import { type Cell, tablesOf } from './report-tables.ts';

/** Tells spreadsheets that letters are in UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Characters that begin a formula in a spreadsheet. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A report as CSV, piece by piece: its tables below each other. */
export function* reportCsv(report: AdminReport, siteName: string): Generator<string> {
  yield BYTE_ORDER_MARK;
  yield line([siteName, 'Report', report.start, report.end]);
  for (const { title, head, rows } of tablesOf(report)) {
    yield line([]);
    yield line([title]);
    yield line(head);
    for (const row of rows) yield line(row);
  }
}

function line(cells: readonly Cell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

/** Numbers stay numbers; text is never taken for a formula, whatever somebody called things. */
export function cellText(cell: Cell): string {
  if (cell === null) return 'n/a';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
