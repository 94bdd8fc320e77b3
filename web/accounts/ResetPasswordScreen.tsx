import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { passwordResetForm } from '#rules/users/account';
import { Button } from '../design/Button.tsx';
import { Notice } from '../design/Notice.tsx';
import { PasswordField } from '../design/PasswordField.tsx';
import { useRuleForm } from '../form/useRuleForm.ts';
import { NETWORK_PROBLEM_TEXT } from '../network/connection-problems.ts';
import { demand } from '../network/demand.ts';
import { authProblemText } from '../network/problems.ts';
import { useStandingProblem } from '../network/useStandingProblem.ts';
import { TextLink } from '../page/TextLink.tsx';
import { session } from '../session/session.ts';
import { AuthPage } from './AuthPage.tsx';
import { useResetPasswordMutation } from './ResetPasswordScreen.generated.ts';

const REDIRECT_DELAY_MS = 3000;

/** Behind the link of a reset mail. */
export function ResetPasswordScreen() {
  const { token } = useParams();
  const [isDone, setDone] = useState(false);
  return (
    <AuthPage title="Reset Password" footer={<TextLink to="/signin">Back to Sign In</TextLink>}>
      {isDone ? (
        <Done />
      ) : token ? (
        <NewPasswordForm token={token} onDone={() => setDone(true)} />
      ) : (
        <Notice tone="problem">Reset token is missing. Please check your reset link.</Notice>
      )}
    </AuthPage>
  );
}

function NewPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const form = useRuleForm(passwordResetForm, { newPassword: '', confirmPassword: '' });
  const [reset, { loading }] = useResetPasswordMutation();
  const [reported, setProblem] = useState('');
  const problem = useStandingProblem(reported, reported === NETWORK_PROBLEM_TEXT) ?? '';

  const submit = form.handleSubmit(async ({ newPassword }) => {
    setProblem('');
    try {
      const { data } = await reset({ variables: { token, newPassword } });
      demand(data?.resetPassword, 'Failed to reset password');
      session.discard(); // the server has ended every session of the account
      onDone();
    } catch (error) {
      if (!form.showProblems(error)) setProblem(authProblemText(error, 'Failed to reset password'));
    }
  });

  return (
    <form onSubmit={submit} className="grid gap-5" noValidate>
      {problem && (
        <Notice tone="problem" takesFocus>
          {problem}
        </Notice>
      )}
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        hint="At least 8 characters."
        {...form.field('newPassword')}
      />
      <PasswordField label="Confirm Password" autoComplete="new-password" {...form.field('confirmPassword')} />
      <Button look="primary" type="submit" working={loading}>
        Reset Password
      </Button>
    </form>
  );
}

function Done() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate('/signin'), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <Notice tone="success" takesFocus>
      Your password has been successfully reset!
    </Notice>
  );
}
