import { t } from '@lingui/core/macro';
import { Check, Copy, Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../base/design/Button.tsx';
import { copyText } from '../../base/design/copy-text.ts';
import { Dialog, DialogActions } from '../../base/design/dialogs/Dialog.tsx';
import { knownSite } from '../../base/page/site.ts';
import { toast } from '../../base/page/toast.ts';
import { saveFile } from '../../core/session/download-file.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  onClose: () => void;
}

/** The server has only their hashes. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesProps) {
  const [isCopied, setCopied] = useState(false);
  const hidden = useRef<HTMLTextAreaElement>(null);
  const text = codes.join('\n');

  const copy = async () => {
    if (hidden.current && (await copyText(text, hidden.current))) setCopied(true);
    else toast.error(t`The codes could not be copied. Please write them down.`);
  };
  const save = () => {
    const file = new Blob([`${knownSite().siteName}\n\n${text}\n`], { type: 'text/plain' });
    saveFile({ name: 'recovery-codes.txt', file });
  };
  return (
    <Dialog
      title={t`Your recovery codes`}
      description={t`Keep them somewhere safe, not only on your phone. Each signs you in once when your app or passkey isn’t at hand. We show them only now.`}
      onClose={onClose}
    >
      <ul aria-label={t`Your recovery codes`} className="grid gap-x-6 gap-y-1 sm:grid-cols-2" dir="ltr">
        {codes.map((code) => (
          <li key={code} className="font-mono text-lg tabular-nums select-all">
            {code}
          </li>
        ))}
      </ul>
      <textarea ref={hidden} value={text} readOnly tabIndex={-1} aria-hidden className="sr-only" />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>
          {isCopied ? <Check aria-hidden className="size-4.5" /> : <Copy aria-hidden className="size-4.5" />}
          <span>{isCopied ? t`Copied!` : t({ message: 'Copy', context: 'to the clipboard' })}</span>
        </Button>
        <Button onClick={save}>
          <Download aria-hidden className="size-4.5" />
          <span>{t`Save as a file`}</span>
        </Button>
      </div>
      <DialogActions>
        <Button look="primary" onClick={onClose}>{t`I’ve kept them`}</Button>
      </DialogActions>
    </Dialog>
  );
}
