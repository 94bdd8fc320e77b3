import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { passwordResetForm } from '#rules/users/account';
import { Button } from '../design/Button.tsx';
import { Notice } from '../design/Notice.tsx';
import { SubmitBar } from '../design/SubmitBar.tsx';
import { useFirstField } from '../design/useFirstField.ts';
import { useRuleForm } from '../form/useRuleForm.ts';
import { NETWORK_PROBLEM_TEXT } from '../network/connection-problems.ts';
import { demand } from '../network/demand.ts';
import { authProblemText } from '../network/problems.ts';
import { useStandingProblem } from '../network/useStandingProblem.ts';
import { TextLink } from '../page/TextLink.tsx';
import { session } from '../session/session.ts';
import { AuthPage } from './AuthPage.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
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

  useFirstField(() => form.setFocus('newPassword'));

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
    <form onSubmit={submit} className="grid gap-4 bg-inherit" noValidate>
      {problem && (
        <Notice tone="problem" takesFocus>
          {problem}
        </Notice>
      )}
      <NewPasswordFields
        label="New Password"
        password={form.field('newPassword')}
        confirmation={form.field('confirmPassword')}
        typed={form.watch(['newPassword', 'confirmPassword'])}
      />
      <SubmitBar>
        <Button look="primary" type="submit" working={loading}>
          Reset Password
        </Button>
      </SubmitBar>
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
