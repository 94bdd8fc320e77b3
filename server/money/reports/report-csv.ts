import { t } from '@lingui/core/macro';
import { cellText } from '../../base/text/csv-cell.ts';
import type { AdminReport } from './admin-report.type.ts';
import { type Cell, tablesOf } from './report-tables.ts';

/** Tells spreadsheets that letters are in UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

export function* reportCsv(report: AdminReport, siteName: string): Generator<string> {
  yield BYTE_ORDER_MARK;
  yield line([siteName, t`Report`, report.start, report.end]);
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
