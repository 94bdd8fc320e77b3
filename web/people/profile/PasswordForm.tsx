import { useState } from 'react';
import { SHORTEST_PASSWORD } from '#rules/core/users/account';
import { passwordChangeForm } from '#rules/people/profile/profile';
import { Button } from '../../base/design/Button.tsx';
import { PasswordField } from '../../base/design/fields/PasswordField.tsx';
import { demand } from '../../base/network/demand.ts';
import { authProblemText } from '../../base/network/problems.ts';
import { toast } from '../../base/page/toast.ts';
import { SaveProblem } from '../../core/form/SaveProblem.tsx';
import { useRuleForm } from '../../core/form/useRuleForm.ts';
import { useChangePasswordMutation } from './PasswordForm.generated.ts';
import { SessionsCardDocument } from './SessionsCard.generated.ts';

const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** `email` is for password managers, which keep the new password under it. */
export function PasswordForm({ email }: { email: string }) {
  const form = useRuleForm(passwordChangeForm, EMPTY);
  const [change, { loading }] = useChangePasswordMutation();
  const [problem, setProblem] = useState<unknown>(null);

  const submit = form.handleSubmit(async ({ currentPassword, newPassword }) => {
    setProblem(null);
    try {
      const { data } = await change({
        variables: { currentPassword, newPassword },
        refetchQueries: [SessionsCardDocument], // it ended the others
      });
      demand(data?.changePassword, 'Failed to change password');
      form.reset(EMPTY);
      toast.success('Password changed successfully');
    } catch (error) {
      if (!form.showProblems(error)) setProblem(error);
    }
  });

  return (
    <form onSubmit={submit} noValidate className="grid max-w-xl gap-5">
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label="Current Password" autoComplete="current-password" {...form.field('currentPassword')} />
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        hint={`At least ${SHORTEST_PASSWORD} characters. You’ll be signed out everywhere else.`}
        {...form.field('newPassword')}
      />
      <PasswordField label="Confirm New Password" autoComplete="new-password" {...form.field('confirmPassword')} />
      {problem !== null && (
        <SaveProblem error={problem} textOf={authProblemText} otherwise="Failed to change password" />
      )}
      <div className="grid sm:justify-start">
        <Button look="primary" type="submit" working={loading}>
          Change Password
        </Button>
      </div>
    </form>
  );
}
