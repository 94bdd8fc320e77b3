import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { say } from '#rules/base/languages/say';
import { LONGEST_REPORT_DETAILS, REPORT_REASON_LABELS, typedListReport } from '#rules/site/safety/list-report';
import { Button } from '../../base/design/Button.tsx';
import { Dialog, DialogActions } from '../../base/design/dialogs/Dialog.tsx';
import { Select } from '../../base/design/fields/Select.tsx';
import { TextArea } from '../../base/design/fields/TextArea.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { SaveProblem } from '../form/SaveProblem.tsx';
import { useDraft } from '../form/useDraft.ts';
import { useRuleForm } from '../form/useRuleForm.ts';
import { useReportListMutation } from './ReportDialog.generated.ts';

export interface ReportedText {
  offListGiftId?: string;
  questionId?: string;
}

interface ReportDialogProps {
  lists: readonly { shareToken: string; name: string }[];
  /** A text of a guest on the first of them, reported in its place. */
  text?: ReportedText;
  onClose: () => void;
}

/** The people who run the site read it; the list's owner learns nothing of who wrote. */
export function ReportDialog({ lists, text, onClose }: ReportDialogProps) {
  const [isSent, setSent] = useState(false);
  if (!isSent) return <Writing lists={lists} text={text} onSent={() => setSent(true)} onClose={onClose} />;
  return (
    <Dialog title={text ? t`Report this text` : t`Report this list`} onClose={onClose}>
      <Notice tone="success" takesFocus>
        {text ? t`Thank you. We’ll take a look at it.` : t`Thank you. We’ll take a look at the list.`}
      </Notice>
      <p className="text-muted">
        {text
          ? t`You won’t hear back from us, and it stays until we’ve looked.`
          : t`You won’t hear back from us, and the list stays open until we’ve looked.`}
      </p>
      <DialogActions>
        <Button look="primary" onClick={onClose}>
          {t`Done`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Writing({ lists, text, onSent, onClose }: ReportDialogProps & { onSent: () => void }) {
  const form = useRuleForm(typedListReport, { token: lists[0]?.shareToken ?? '', reason: 'SPAM', details: '' });
  const forgetDraft = useDraft(form, undefined, { part: `report ${text?.offListGiftId ?? text?.questionId ?? ''}` });
  const [problem, setProblem] = useState<unknown>(null);
  const [report] = useReportListMutation();
  const submit = form.handleSubmit(async ({ token, ...input }) => {
    setProblem(null);
    try {
      await report({ variables: { token, input: { ...input, ...text } } });
      forgetDraft();
      onSent();
    } catch (error) {
      if (!form.showProblems(error)) setProblem(error);
    }
  });
  return (
    <Dialog
      title={text ? t`Report this text` : t`Report this list`}
      description={
        text
          ? t`The people who run this site will look into it. Nobody else learns of your report.`
          : t`We’ll look into it. The owner won’t learn who told us.`
      }
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        {lists.length > 1 && (
          <Select label={t`Which list?`} {...form.field('token')}>
            {lists.map(({ shareToken, name }) => (
              <option key={shareToken} value={shareToken}>
                {name}
              </option>
            ))}
          </Select>
        )}
        <Select label={t`What’s wrong?`} {...form.field('reason')}>
          {Object.entries(REPORT_REASON_LABELS).map(([reason, label]) => (
            <option key={reason} value={reason}>
              {say(label)}
            </option>
          ))}
        </Select>
        <TextArea
          label={t`Anything else we should know? (optional)`}
          hint={t`At most ${LONGEST_REPORT_DETAILS} characters.`}
          {...form.field('details')}
        />
        {problem !== null && (
          <SaveProblem error={problem} otherwise={t`Failed to send the report. Please try again.`} />
        )}
        <DialogActions>
          <Button
            onClick={() => {
              forgetDraft();
              onClose();
            }}
          >{t`Cancel`}</Button>
          <Button type="submit" look="primary" working={form.formState.isSubmitting}>
            {t`Send Report`}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
