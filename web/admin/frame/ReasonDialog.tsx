import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { moderationReason, optionalModerationReason } from '#rules/site/admin/admin-users';
import { Button } from '../../base/design/Button.tsx';
import { Dialog, DialogActions } from '../../base/design/dialogs/Dialog.tsx';
import { TextArea } from '../../base/design/fields/TextArea.tsx';
import { useSite } from '../../base/page/site.ts';
import { SaveProblem } from '../../core/form/SaveProblem.tsx';
import { useDraft } from '../../core/form/useDraft.ts';
import { useRuleForm } from '../../core/form/useRuleForm.ts';

interface ReasonDialogProps {
  /** The id of what is acted upon: a reason that was typed for one thing is never there for another. */
  about: string;
  title: string;
  description: string;
  action: string;
  isOptional?: boolean;
  hint?: string;
  onConfirm: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

export function ReasonDialog({
  about,
  title,
  description,
  action,
  isOptional = false,
  hint,
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const { mailEnabled } = useSite();
  const usualHint = mailEnabled
    ? t`We’ll email this to them, word for word.`
    : t`This site sends no emails: please tell them yourself.`;
  const form = useRuleForm(isOptional ? optionalModerationReason : moderationReason, { reason: '' });
  const forgetDraft = useDraft(form, undefined, { part: `${about} ${action}` });
  const giveUp = () => {
    forgetDraft();
    onClose();
  };
  const [problem, setProblem] = useState<unknown>(null);
  const submit = form.handleSubmit(async ({ reason = '' }) => {
    setProblem(null);
    try {
      await onConfirm(reason);
      giveUp();
    } catch (error) {
      if (!form.showProblems(error)) setProblem(error);
    }
  });
  return (
    <Dialog title={title} description={description} onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <TextArea
          label={isOptional ? t`Reason (optional)` : t`Reason`}
          hint={hint ?? usualHint}
          {...form.field('reason')}
        />
        {problem !== null && <SaveProblem error={problem} otherwise={t`That didn’t work. Please try again.`} />}
        <DialogActions>
          <Button onClick={giveUp}>{t`Cancel`}</Button>
          <Button type="submit" look={isOptional ? 'primary' : 'danger'} working={form.formState.isSubmitting}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
