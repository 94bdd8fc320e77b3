import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { signIn } from '#rules/core/users/account';
import { Button } from '../../base/design/Button.tsx';
import { Checkbox } from '../../base/design/fields/Checkbox.tsx';
import { EmailField } from '../../base/design/fields/EmailField.tsx';
import { PasswordField } from '../../base/design/fields/PasswordField.tsx';
import { SubmitBar } from '../../base/design/fields/SubmitBar.tsx';
import { useFirstField } from '../../base/design/fields/useFirstField.ts';
import { Notice } from '../../base/design/Notice.tsx';
import { networkProblemText } from '../../base/network/connection-problems.ts';
import { demand } from '../../base/network/demand.ts';
import { credentialsProblemText } from '../../base/network/problems.ts';
import { useStandingProblem } from '../../base/network/useStandingProblem.ts';
import { useSite } from '../../base/page/site.ts';
import { TextLink } from '../../base/page/TextLink.tsx';
import { useRuleForm } from '../../core/form/useRuleForm.ts';
import { session } from '../../core/session/session.ts';
import { sessionEndText } from '../../core/session/session-end-text.ts';
import { rememberedEmail } from '../../core/session/session-storage.ts';
import { PasskeySignIn } from '../passkeys/PasskeySignIn.tsx';
import { AuthPage } from './AuthPage.tsx';
import { ElsewhereScreen } from './ElsewhereScreen.tsx';
import { IssuerButtons } from './IssuerButtons.tsx';
import { knownEmail } from './known-email.ts';
import { redirectProblem } from './redirect-problem.ts';
import { SecondStep } from './SecondStep.tsx';
import { useSignInMutation } from './SignInScreen.generated.ts';
import { type HeldSignIn, heldSignInOf } from './second-step.ts';
import { signInReason } from './sign-in-reason.ts';

export function SignInScreen() {
  return useSite().passwordsEnabled ? <WithPassword /> : <ElsewhereScreen />;
}

function WithPassword() {
  const location = useLocation();
  const { state } = location;
  const { siteName } = useSite();
  const [search] = useSearchParams();
  const [email] = useState(() => knownEmail(location) ?? rememberedEmail());
  const form = useRuleForm(signIn, { email, password: '', rememberMe: rememberedEmail() !== '' });
  const { isSubmitting } = form.formState;
  const [send] = useSignInMutation();
  const [reported, setProblem] = useState(redirectProblem(location));
  const [held, setHeld] = useState<HeldSignIn | null>(null);
  const problem = useStandingProblem(reported, reported === networkProblemText()) ?? '';
  useFirstField(() => form.setFocus(email ? 'password' : 'email'));
  const endText = sessionEndText(`/signin?${search}`);

  const submit = form.handleSubmit(async (input) => {
    setProblem('');
    try {
      const { data } = await send({ variables: { input } });
      const answer = demand(data?.signIn, t`Login failed: Could not authenticate user`);
      session.begin(answer, input.rememberMe);
    } catch (error) {
      const next = heldSignInOf(error);
      if (next) setHeld(next);
      else if (!form.showProblems(error)) setProblem(credentialsProblemText(error, t`Failed to sign in`));
    }
  });

  if (held) {
    const goBack = (reason: string) => {
      setProblem(reason);
      setHeld(null);
    };
    return <SecondStep held={held} isRemembered={form.getValues('rememberMe') ?? true} onBack={goBack} />;
  }
  const toSignUp = (
    <Trans>
      New to {siteName}?{' '}
      <TextLink to={{ pathname: '/signup', search: location.search }} state={state}>
        Create an account
      </TextLink>
    </Trans>
  );
  return (
    <AuthPage title={t`Sign In`} lead={signInReason(location)} footer={toSignUp}>
      <form onSubmit={submit} className="grid gap-3.5 bg-inherit sm:gap-4" noValidate>
        {endText && !problem && <Notice>{endText}</Notice>}
        {problem && (
          <Notice tone="problem" takesFocus>
            {problem}
          </Notice>
        )}
        <EmailField label={t`Email`} autoComplete="username" enterKeyHint="next" {...form.field('email')} />
        <PasswordField
          label={t`Password`}
          autoComplete="current-password"
          enterKeyHint="go"
          {...form.field('password')}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox label={t`Remember me`} {...form.register('rememberMe')} />
          <TextLink to="/forgot-password" state={{ email: form.watch('email') }} isTall>{t`Forgot password?`}</TextLink>
        </div>
        <SubmitBar>
          <Button look="primary" type="submit" working={isSubmitting}>{t`Sign In`}</Button>
        </SubmitBar>
        <PasskeySignIn isRemembered={() => form.getValues('rememberMe') ?? true} onProblem={setProblem} />
        <IssuerButtons
          cameFrom="/signin"
          isRemembered={() => form.getValues('rememberMe') ?? true}
          onProblem={setProblem}
        />
      </form>
    </AuthPage>
  );
}
