import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { passwordResetForm } from '#rules/core/users/account';
import { Button } from '../../base/design/Button.tsx';
import { SubmitBar } from '../../base/design/fields/SubmitBar.tsx';
import { useFirstField } from '../../base/design/fields/useFirstField.ts';
import { Notice } from '../../base/design/Notice.tsx';
import { networkProblemText } from '../../base/network/connection-problems.ts';
import { authProblemText } from '../../base/network/problems.ts';
import { useStandingProblem } from '../../base/network/useStandingProblem.ts';
import { useRuleForm } from '../../core/form/useRuleForm.ts';
import { session } from '../../core/session/session.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';

interface NewPasswordFormProps {
  action: string;
  send: (newPassword: string) => Promise<unknown>;
  otherwise: string;
  onDone: () => void;
}

/** Afterwards every session of the account has ended. */
export function NewPasswordForm({ action, send, otherwise, onDone }: NewPasswordFormProps) {
  const form = useRuleForm(passwordResetForm, { newPassword: '', confirmPassword: '' });
  const [reported, setProblem] = useState('');
  const problem = useStandingProblem(reported, reported === networkProblemText()) ?? '';

  useFirstField(() => form.setFocus('newPassword'));

  const submit = form.handleSubmit(async ({ newPassword }) => {
    setProblem('');
    try {
      await send(newPassword);
      session.discard();
      onDone();
    } catch (error) {
      if (!form.showProblems(error)) setProblem(authProblemText(error, otherwise));
    }
  });

  return (
    <form onSubmit={submit} className="grid gap-4 bg-inherit" noValidate>
      {problem && (
        <Notice tone="problem" takesFocus>
          {problem}
        </Notice>
      )}
      <NewPasswordFields
        label={t`New Password`}
        password={form.field('newPassword')}
        confirmation={form.field('confirmPassword')}
        typed={form.watch(['newPassword', 'confirmPassword'])}
      />
      <SubmitBar>
        <Button look="primary" type="submit" working={form.formState.isSubmitting}>
          {action}
        </Button>
      </SubmitBar>
    </form>
  );
}
