import { msg, t } from '@lingui/core/macro';
import { FileSpreadsheet, FileText } from 'lucide-react';
import { useState } from 'react';
import { say } from '#rules/base/languages/say';
import type { ReportPeriod } from '#rules/money/reports/report';
import { Button } from '../../base/design/Button.tsx';
import { problemText } from '../../base/network/problems.ts';
import { toast } from '../../base/page/toast.ts';
import { DownloadProblem, downloadFile, saveFile } from '../../core/session/download-file.ts';

const FAILURE = msg`Failed to export the report. Please try again.`;

export function ReportExport({ period }: { period: ReportPeriod }) {
  const [format, setFormat] = useState<'csv' | 'pdf' | null>(null);
  const save = async (wanted: 'csv' | 'pdf') => {
    setFormat(wanted);
    try {
      const query = new URLSearchParams({ format: wanted, ...period });
      saveFile(await downloadFile(`/api/v1/admin/reports/export?${query}`, { failure: say(FAILURE) }));
    } catch (problem) {
      toast.error(problem instanceof DownloadProblem ? problem.message : problemText(problem, say(FAILURE)));
    } finally {
      setFormat(null);
    }
  };
  return (
    <div className="flex flex-wrap gap-3 self-end">
      <Button working={format === 'csv'} disabled={format !== null} onClick={() => void save('csv')}>
        <FileSpreadsheet aria-hidden className="size-5" />
        {t`Export CSV`}
      </Button>
      <Button working={format === 'pdf'} disabled={format !== null} onClick={() => void save('pdf')}>
        <FileText aria-hidden className="size-5" />
        {t`Export PDF`}
      </Button>
    </div>
  );
}
