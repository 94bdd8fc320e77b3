import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { z } from 'zod';
import { SHORTEST_PASSWORD } from '#rules/core/users/account';
import { passwordChangeForm } from '#rules/people/profile/profile';
import { Button } from '../../base/design/Button.tsx';
import { PasswordField } from '../../base/design/fields/PasswordField.tsx';
import { demand } from '../../base/network/demand.ts';
import { authProblemText } from '../../base/network/problems.ts';
import { toast } from '../../base/page/toast.ts';
import { SaveProblem } from '../../core/form/SaveProblem.tsx';
import { useRuleForm } from '../../core/form/useRuleForm.ts';
import { CodeField } from '../second-factor/CodeField.tsx';
import { useChangePasswordMutation } from './PasswordForm.generated.ts';
import { SessionsCardDocument } from './SessionsCard.generated.ts';

const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '', code: '' };
const withCode = passwordChangeForm.safeExtend({ code: z.string() });

/** `email` is for password managers. */
export function PasswordForm({ email, hasSecondFactor }: { email: string; hasSecondFactor: boolean }) {
  const form = useRuleForm(withCode, EMPTY);
  const { isSubmitting } = form.formState;
  const [change] = useChangePasswordMutation();
  const [problem, setProblem] = useState<unknown>(null);

  const submit = form.handleSubmit(async ({ currentPassword, newPassword, code }) => {
    setProblem(null);
    try {
      const { data } = await change({
        variables: { currentPassword, newPassword, code: hasSecondFactor ? code : null },
        refetchQueries: [SessionsCardDocument], // it ended the others
      });
      demand(data?.changePassword, t`Failed to change password`);
      form.reset(EMPTY);
      toast.success(t`Password changed successfully`);
    } catch (error) {
      if (!form.showProblems(error)) setProblem(error);
    }
  });

  return (
    <form onSubmit={submit} noValidate className="grid max-w-xl gap-5">
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label={t`Current Password`} autoComplete="current-password" {...form.field('currentPassword')} />
      <PasswordField
        label={t`New Password`}
        autoComplete="new-password"
        hint={plural(SHORTEST_PASSWORD, {
          one: 'At least # character. You’ll be signed out everywhere else.',
          other: 'At least # characters. You’ll be signed out everywhere else.',
        })}
        {...form.field('newPassword')}
      />
      <PasswordField label={t`Confirm New Password`} autoComplete="new-password" {...form.field('confirmPassword')} />
      {hasSecondFactor && <CodeField {...form.field('code')} />}
      {problem !== null && (
        <SaveProblem error={problem} textOf={authProblemText} otherwise={t`Failed to change password`} />
      )}
      <div className="grid sm:justify-start">
        <Button look="primary" type="submit" working={isSubmitting}>{t`Change Password`}</Button>
      </div>
    </form>
  );
}
