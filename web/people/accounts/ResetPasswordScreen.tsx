import { msg, t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { say } from '#rules/base/languages/say';
import { Notice } from '../../base/design/Notice.tsx';
import { demand } from '../../base/network/demand.ts';
import { TextLink } from '../../base/page/TextLink.tsx';
import { AuthPage } from './AuthPage.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { useResetPasswordMutation } from './ResetPasswordScreen.generated.ts';

const REDIRECT_DELAY_MS = 3000;
const FAILED = msg`Failed to reset password`;

export function ResetPasswordScreen() {
  const { token } = useParams();
  const [isDone, setDone] = useState(false);
  return (
    <AuthPage title={t`Reset Password`} footer={<TextLink to="/signin">{t`Back to Sign In`}</TextLink>}>
      {isDone ? (
        <Done />
      ) : token ? (
        <NewPassword token={token} onDone={() => setDone(true)} />
      ) : (
        <Notice tone="problem">{t`Reset token is missing. Please check your reset link.`}</Notice>
      )}
    </AuthPage>
  );
}

function NewPassword({ token, onDone }: { token: string; onDone: () => void }) {
  const [reset] = useResetPasswordMutation();
  const send = async (newPassword: string) => {
    const { data } = await reset({ variables: { token, newPassword } });
    demand(data?.resetPassword, say(FAILED));
  };
  return <NewPasswordForm action={t`Reset Password`} send={send} otherwise={say(FAILED)} onDone={onDone} />;
}

function Done() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate('/signin'), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return <Notice tone="success" takesFocus>{t`Your password has been successfully reset!`}</Notice>;
}
