import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { toast } from 'sonner';
import { signUpForm } from '#rules/users/account';
import { Button } from '../design/Button.tsx';
import { Checkbox } from '../design/Checkbox.tsx';
import { Field } from '../design/Field.tsx';
import { Notice } from '../design/Notice.tsx';
import { useRuleForm } from '../form/useRuleForm.ts';
import { problemCode } from '../network/problems.ts';
import { refreshSite, useSite } from '../page/site.ts';
import { TextLink } from '../page/TextLink.tsx';
import { session } from '../session/session.ts';
import { AuthPage } from './AuthPage.tsx';
import { credentialsProblemText, demand } from './auth-problem.ts';
import { GoogleSignIn } from './GoogleSignIn.tsx';
import { PasswordField } from './PasswordField.tsx';
import { redirectProblem } from './redirect-problem.ts';
import { useSignUpMutation } from './SignUpScreen.generated.ts';

const EMPTY = { name: '', email: '', password: '', confirmPassword: '', acceptTerms: false };

const CLOSED = 'Registration is currently disabled.';

/** Long enough to be read on the screen that follows. */
const READING = 12_000;

/** Once signed up, the guard around this screen leads on to the page that was asked for. */
export function SignUpScreen() {
  const location = useLocation();
  const { state, hash } = location;
  const { allowRegistration } = useSite();
  const invited = invitedAddress(hash);
  const form = useRuleForm(signUpForm, { ...EMPTY, email: invited });
  // Another invitation may be opened in the same tab; what was typed stays.
  useEffect(() => form.reset({ ...EMPTY, email: invited }, { keepDirtyValues: true }), [form.reset, invited]);
  const { isDirty } = form.formState;
  const [send, { loading }] = useSignUpMutation();
  const [problem, setProblem] = useState(redirectProblem(location));

  const submit = form.handleSubmit(async ({ confirmPassword: _, ...input }) => {
    setProblem('');
    try {
      const { data } = await send({ variables: { input } });
      session.begin(demand(data?.signUp, 'Registration failed'), true);
      toast.info('Please check your email to verify your account before proceeding.', { duration: READING });
    } catch (error) {
      if (problemCode(error) === 'REGISTRATION_CLOSED') void refreshSite();
      if (!form.showProblems(error)) setProblem(credentialsProblemText(error, 'Failed to sign up'));
    }
  });

  const toSignIn = (
    <>
      Already have an account?{' '}
      <TextLink to="/signin" state={state}>
        Sign in
      </TextLink>
    </>
  );
  const agreement = (
    <>
      I agree to the <TextLink to="/terms">Terms of Service</TextLink> and the{' '}
      <TextLink to="/privacy">Privacy Policy</TextLink>
    </>
  );
  useEffect(() => {
    if (allowRegistration) setProblem((before) => (before === CLOSED ? '' : before));
  }, [allowRegistration]);
  if (!allowRegistration && !isDirty) {
    return (
      <AuthPage title="Create an Account" footer={toSignIn}>
        <Notice>{CLOSED}</Notice>
      </AuthPage>
    );
  }
  const told = allowRegistration ? problem : `${CLOSED} What you typed stays here, in case it is opened again.`;
  return (
    <AuthPage title="Create an Account" lead="It is free, for as long as you like." footer={toSignIn}>
      <form onSubmit={submit} className="grid gap-5" noValidate>
        {told && (
          <Notice tone="problem" takesFocus={problem !== ''}>
            {told}
          </Notice>
        )}
        <Field label="Name" autoComplete="name" {...form.field('name')} />
        <Field label="Email Address" type="email" autoComplete="email" inputMode="email" {...form.field('email')} />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint="At least 8 characters."
          {...form.field('password')}
        />
        <PasswordField label="Confirm Password" autoComplete="new-password" {...form.field('confirmPassword')} />
        <Checkbox label={agreement} {...form.field('acceptTerms')} />
        <Button look="primary" type="submit" working={loading} disabled={!allowRegistration}>
          Sign Up
        </Button>
        <GoogleSignIn cameFrom="/signup" isRemembered={() => true} onProblem={setProblem} />
      </form>
    </AuthPage>
  );
}

/** The address that a list was shared with: an account with another one would not get it. */
function invitedAddress(hash: string): string {
  return new URLSearchParams(hash.slice(1)).get('email') ?? '';
}
