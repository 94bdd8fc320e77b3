import { useApolloClient } from '@apollo/client/react';
import { msg, t } from '@lingui/core/macro';
import { useState } from 'react';
import { say } from '#rules/base/languages/say';
import { Button } from '../../base/design/Button.tsx';
import { Dialog } from '../../base/design/dialogs/Dialog.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { problemText } from '../../base/network/problems.ts';
import { saveFile } from '../../core/session/download-file.ts';
import { ExportListDocument, type ExportListQuery } from './ExportDialog.generated.ts';

const FORMS = [
  { format: 'CSV', label: msg`Save as CSV`, hint: msg`A table for Excel, Numbers and Google Sheets.` },
  { format: 'JSON', label: msg`Save as JSON`, hint: msg`Everything, to bring it back or to another account.` },
  { format: 'TEXT', label: msg`Send as text`, hint: msg`For mails and chats, without notes and pictures.` },
] as const;

interface ExportDialogProps {
  listId: string;
  onClose: () => void;
}

/** The list as a file, or as text to send. It holds what its reader is shown, and no more. */
export function ExportDialog({ listId, onClose }: ExportDialogProps) {
  const client = useApolloClient();
  const [busy, setBusy] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<{ text?: string; problem?: string }>({});

  const take = async (format: (typeof FORMS)[number]['format']) => {
    setBusy(format);
    setOutcome({});
    try {
      const { data } = await client.query({
        query: ExportListDocument,
        variables: { listId, format },
        fetchPolicy: 'no-cache',
      });
      if (!data) throw new Error('Empty response from server');
      setOutcome({ text: await handOver(format, data.exportList) });
    } catch (error) {
      setOutcome({ problem: problemText(error, t`The list could not be exported. Please try again.`) });
    } finally {
      setBusy(null);
    }
  };
  return (
    <Dialog title={t`Export`} onClose={onClose}>
      <ul className="grid gap-3">
        {FORMS.map(({ format, label, hint }) => (
          <li key={format} className="grid gap-1.5">
            <Button working={busy === format} onClick={() => void take(format)}>
              {say(label)}
            </Button>
            <p className="text-sm text-muted">{say(hint)}</p>
          </li>
        ))}
      </ul>
      {outcome.text && <Notice tone="success">{outcome.text}</Notice>}
      {outcome.problem && <Notice tone="problem">{outcome.problem}</Notice>}
    </Dialog>
  );
}

/** Gives a file to the browser, and text to another app or the clipboard. Says what came of it. */
async function handOver(
  format: (typeof FORMS)[number]['format'],
  { fileName, contentType, content }: ExportListQuery['exportList'],
): Promise<string> {
  if (format === 'TEXT') {
    try {
      if (navigator.share && matchMedia('(pointer: coarse)').matches) {
        await navigator.share({ text: content });
        return t`The list was handed over as text.`;
      }
      await navigator.clipboard.writeText(content);
      return t`The list is copied. Paste it into a mail or a chat.`;
    } catch {
      // where neither is allowed it is a file
    }
  }
  saveFile({ name: fileName, file: new Blob([content], { type: contentType }) });
  return t`${fileName} is saved.`;
}
