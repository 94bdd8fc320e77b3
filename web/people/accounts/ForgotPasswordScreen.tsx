import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { passwordResetRequest } from '#rules/core/users/account';
import { Button } from '../../base/design/Button.tsx';
import { EmailField } from '../../base/design/fields/EmailField.tsx';
import { SubmitBar } from '../../base/design/fields/SubmitBar.tsx';
import { useFirstField } from '../../base/design/fields/useFirstField.ts';
import { Notice } from '../../base/design/Notice.tsx';
import { networkProblemText } from '../../base/network/connection-problems.ts';
import { demand } from '../../base/network/demand.ts';
import { authProblemText } from '../../base/network/problems.ts';
import { useStandingProblem } from '../../base/network/useStandingProblem.ts';
import { useSite } from '../../base/page/site.ts';
import { TextLink } from '../../base/page/TextLink.tsx';
import { useRuleForm } from '../../core/form/useRuleForm.ts';
import { rememberedEmail } from '../../core/session/session-storage.ts';
import { AuthPage } from './AuthPage.tsx';
import { useRequestPasswordResetMutation } from './ForgotPasswordScreen.generated.ts';
import { knownEmail } from './known-email.ts';

export function ForgotPasswordScreen() {
  const { mailEnabled, passwordsEnabled } = useSite();
  if (!passwordsEnabled) return <WithoutPasswords />;
  return mailEnabled ? <ByMail /> : <WithoutMail />;
}

function WithoutPasswords() {
  return (
    <AuthPage title={t`Reset Password`} footer={<TextLink to="/signin">{t`Back to Sign In`}</TextLink>}>
      <Notice>
        <Trans>
          People sign in here without a password of this site. If someone else may know yours, change it where you sign
          in.
        </Trans>
      </Notice>
    </AuthPage>
  );
}

function WithoutMail() {
  return (
    <AuthPage title={t`Reset Password`} footer={<TextLink to="/signin">{t`Back to Sign In`}</TextLink>}>
      <Notice>
        <Trans>
          This site sends no emails, so it can’t send you a link to choose a new password. Please ask the people who run
          it.
        </Trans>
      </Notice>
    </AuthPage>
  );
}

function ByMail() {
  const form = useRuleForm(passwordResetRequest, { email: knownEmail(useLocation()) ?? rememberedEmail() });
  const { isSubmitting } = form.formState;
  const [ask] = useRequestPasswordResetMutation();
  const [stage, setStage] = useState<'asking' | 'asked' | 'asking again'>('asking');
  const [reported, setProblem] = useState('');
  const problem = useStandingProblem(reported, reported === networkProblemText()) ?? '';

  useFirstField(() => form.setFocus('email'));

  const submit = form.handleSubmit(async ({ email }) => {
    setProblem('');
    try {
      const { data } = await ask({ variables: { email } });
      demand(data?.requestPasswordReset, t`Failed to request password reset`);
      setStage('asked');
    } catch (error) {
      if (!form.showProblems(error)) setProblem(authProblemText(error, t`Failed to process request`));
    }
  });

  useEffect(() => {
    if (stage === 'asking again') form.setFocus('email');
  }, [stage, form.setFocus]);

  const isAsked = stage === 'asked';
  return (
    <AuthPage
      title={t`Reset Password`}
      lead={isAsked ? undefined : t`We’ll send you a link to choose a new one.`}
      footer={<TextLink to="/signin">{t`Back to Sign In`}</TextLink>}
    >
      {isAsked ? (
        <WhatNext onRetry={() => setStage('asking again')} />
      ) : (
        <form onSubmit={submit} className="grid gap-4 bg-inherit" noValidate>
          {problem && (
            <Notice tone="problem" takesFocus>
              {problem}
            </Notice>
          )}
          <EmailField label={t`Email`} autoComplete="username" enterKeyHint="send" {...form.field('email')} />
          <SubmitBar>
            <Button look="primary" type="submit" working={isSubmitting}>{t`Send Reset Link`}</Button>
          </SubmitBar>
        </form>
      )}
    </AuthPage>
  );
}

function WhatNext({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid gap-5">
      <Notice tone="success" takesFocus>
        <Trans>If an account exists with that email, we've sent password reset instructions to your email.</Trans>
      </Notice>
      <p className="text-muted">
        <Trans>
          Nothing there after a few minutes? Check your spam folder, then try again or{' '}
          <TextLink to="/contact">contact support</TextLink>.
        </Trans>
      </p>
      <Button onClick={onRetry}>{t`Try again`}</Button>
    </div>
  );
}
