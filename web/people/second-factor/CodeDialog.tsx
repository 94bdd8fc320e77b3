import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { secondFactorCode } from '#rules/keys/second-factor/second-factor';
import { Button } from '../../base/design/Button.tsx';
import { Dialog, DialogActions } from '../../base/design/dialogs/Dialog.tsx';
import { unexpectedProblemText } from '../../base/network/problems.ts';
import { SaveProblem } from '../../core/form/SaveProblem.tsx';
import { useRuleForm } from '../../core/form/useRuleForm.ts';
import { CodeField } from './CodeField.tsx';

interface CodeDialogProps {
  title: string;
  description: string;
  action: string;
  onCode: (code: string) => Promise<void>;
  onClose: () => void;
}

export function CodeDialog({ title, description, action, onCode, onClose }: CodeDialogProps) {
  const form = useRuleForm(secondFactorCode, { code: '' });
  const [problem, setProblem] = useState<unknown>(null);
  const submit = form.handleSubmit(async ({ code }) => {
    setProblem(null);
    try {
      await onCode(code);
    } catch (error) {
      if (!form.showProblems(error)) setProblem(error);
    }
  });
  const { isSubmitting } = form.formState;
  return (
    <Dialog title={title} description={description} onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <CodeField {...form.field('code')} />
        {problem !== null && <SaveProblem error={problem} otherwise={unexpectedProblemText()} />}
        <DialogActions>
          <Button onClick={onClose} disabled={isSubmitting}>{t`Cancel`}</Button>
          <Button look="primary" type="submit" working={isSubmitting}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
