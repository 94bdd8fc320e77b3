import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Download, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { say } from '#rules/base/languages/say';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { locale } from '../../base/design/locale.ts';
import { Notice } from '../../base/design/Notice.tsx';
import { problemText } from '../../base/network/problems.ts';
import { toast } from '../../base/page/toast.ts';
import { DownloadProblem, downloadFile, saveFile } from '../../core/session/download-file.ts';

const EXPORT = '/api/v1/users/me/export';
const FAILURE_TEXT = msg`Failed to download your data`;

export function DataExport() {
  const { bytes, problem, start, cancel } = useExport();
  const isUnderWay = bytes !== null;
  return (
    <Card as="section" padding="roomy">
      <h2 className="text-2xl">{t`Your Data`}</h2>
      <div className="mt-3 grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="max-w-md text-muted">
            <Trans>
              One file with your account, your lists with everything on them, what you bought, and your pictures. A note
              inside says what’s where.
            </Trans>
          </p>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => void start()} working={isUnderWay}>
              <Download aria-hidden className="size-4.5" />
              {t`Download Your Data`}
            </Button>
            {isUnderWay && (
              <Button look="plain" onClick={cancel}>
                <X aria-hidden className="size-4.5" />
                {t`Cancel`}
              </Button>
            )}
          </div>
        </div>
        {isUnderWay && (
          <p className="text-sm text-muted tabular-nums">{bytes === 0 ? t`Getting it ready…` : soFarText(bytes)}</p>
        )}
        {problem && (
          <Notice tone="problem" takesFocus>
            {problem}
          </Notice>
        )}
      </div>
    </Card>
  );
}

/** `bytes` is null while nothing is under way; leaving the screen cancels it. */
function useExport() {
  const [bytes, setBytes] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const underWay = useRef<AbortController | null>(null);
  const cancel = () => underWay.current?.abort();
  useEffect(() => () => underWay.current?.abort(), []);

  const start = async () => {
    const control = new AbortController();
    underWay.current = control;
    setProblem(null);
    setBytes(0);
    try {
      saveFile(
        await downloadFile(EXPORT, { onProgress: setBytes, signal: control.signal, failure: say(FAILURE_TEXT) }),
      );
      toast.success(t`Your data is saved.`);
    } catch (failure) {
      if (control.signal.aborted) return;
      setProblem(failure instanceof DownloadProblem ? failure.message : problemText(failure, say(FAILURE_TEXT)));
    } finally {
      setBytes(null);
    }
  };
  return { bytes, problem, start, cancel };
}

function soFarText(bytes: number): string {
  const megabytes = inMegabytes(bytes);
  return t({ message: `${megabytes} MB so far…`, comment: 'While a file is being downloaded' });
}

function inMegabytes(bytes: number): string {
  return (bytes / 1_000_000).toLocaleString(locale(), { maximumFractionDigits: 1, minimumFractionDigits: 1 });
}
