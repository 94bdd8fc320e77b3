import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { signUpForm } from '#rules/core/users/account';
import { Button } from '../../base/design/Button.tsx';
import { Checkbox } from '../../base/design/fields/Checkbox.tsx';
import { Field } from '../../base/design/fields/Field.tsx';
import { NewEmailField } from '../../base/design/fields/NewEmailField.tsx';
import { SubmitBar } from '../../base/design/fields/SubmitBar.tsx';
import { useFirstField } from '../../base/design/fields/useFirstField.ts';
import { Notice } from '../../base/design/Notice.tsx';
import { networkProblemText } from '../../base/network/connection-problems.ts';
import { demand } from '../../base/network/demand.ts';
import { credentialsProblemText, hasCode } from '../../base/network/problems.ts';
import { useCallKey } from '../../base/network/useCallKey.ts';
import { useStandingProblem } from '../../base/network/useStandingProblem.ts';
import { refreshSite, useSite } from '../../base/page/site.ts';
import { TextLink } from '../../base/page/TextLink.tsx';
import { toast } from '../../base/page/toast.ts';
import { useDraft } from '../../core/form/useDraft.ts';
import { useRuleForm } from '../../core/form/useRuleForm.ts';
import { session } from '../../core/session/session.ts';
import { useTakeGiftsAlong } from '../../core/session/useTakeGiftsAlong.ts';
import { Elsewhere } from './ElsewhereScreen.tsx';
import { IssuerButtons } from './IssuerButtons.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { redirectProblem } from './redirect-problem.ts';
import { useSignUpMutation } from './SignUpForm.generated.ts';

/** Long enough to be read on the screen that follows. */
const TOAST_DURATION_MS = 12_000;

interface SignUpFormProps {
  /** The account gets the invited address, and need not prove it again. */
  invitation?: { token: string; email: string };
}

/** The screen around it decides about the next place. */
export function SignUpForm(props: SignUpFormProps) {
  return useSite().passwordsEnabled ? <WithPassword {...props} /> : <Elsewhere cameFrom="/signup" />;
}

function WithPassword({ invitation }: SignUpFormProps) {
  const location = useLocation();
  const { allowRegistration, requireEmailVerification, mailEnabled } = useSite();
  const email = invitation?.email ?? '';
  const form = useRuleForm(signUpForm, { email, password: '', confirmPassword: '', name: '', acceptTerms: false });
  const forgetDraft = useDraft(form, undefined, { part: 'sign up', secrets: ['password', 'confirmPassword'] });
  const { isDirty, isSubmitting } = form.formState;
  const [send] = useSignUpMutation();
  const { takeGiftsAlong } = useTakeGiftsAlong();
  const [reported, setProblem] = useState(redirectProblem(location));
  const callKey = useCallKey(); // pressing again when no answer came makes one account
  const isOfClosing = useRef(false);
  const problem = useStandingProblem(reported, reported === networkProblemText()) ?? '';

  const submit = form.handleSubmit(async ({ confirmPassword: _, ...typed }) => {
    setProblem('');
    const input = invitation ? { ...typed, invitationToken: invitation.token } : typed;
    try {
      const { data } = await send({ variables: { input, idempotencyKey: callKey.keyFor(input) } });
      const started = demand(data?.signUp, t`Registration failed`);
      forgetDraft();
      session.begin(started, true);
      void takeGiftsAlong().catch(() => {}); // their page offers it again
      if (started.account.emailVerified || !mailEnabled) return;
      toast.info(t`Please check your email to verify your account before proceeding.`, {
        description: requireEmailVerification ? undefined : t`We’ve sent you a link. You can start right away.`,
        duration: TOAST_DURATION_MS,
      });
    } catch (error) {
      isOfClosing.current = hasCode(error, 'REGISTRATION_CLOSED');
      if (isOfClosing.current) void refreshSite();
      if (!form.showProblems(error)) setProblem(credentialsProblemText(error, t`Failed to sign up`));
    }
  });

  const agreement = (
    <Trans>
      I agree to the <TextLink to="/terms">Terms of Service</TextLink> and the{' '}
      <TextLink to="/privacy">Privacy Policy</TextLink>
    </Trans>
  );
  useEffect(() => {
    if (allowRegistration && isOfClosing.current) setProblem('');
  }, [allowRegistration]);
  useFirstField(() => form.setFocus(invitation ? 'password' : 'email'));
  if (!allowRegistration && !isDirty) return <Notice>{t`Registration is currently disabled.`}</Notice>;
  const shownProblem = allowRegistration
    ? problem
    : t`Registration is currently disabled. What you typed stays here in case it opens again.`;
  return (
    <form onSubmit={submit} className="grid gap-3.5 bg-inherit sm:gap-4" noValidate>
      {shownProblem && (
        <Notice tone="problem" takesFocus={problem !== ''}>
          {shownProblem}
        </Notice>
      )}
      <NewEmailField
        label={t`Email Address`}
        autoComplete="username"
        enterKeyHint="next"
        readOnly={invitation !== undefined}
        hint={
          invitation &&
          (mailEnabled ? t`The invitation was sent to this address.` : t`The invitation is for this address.`)
        }
        onCorrect={(email) => form.setValue('email', email, { shouldDirty: true, shouldValidate: true })}
        {...form.field('email')}
      />
      <NewPasswordFields
        areSideBySide
        label={t`Password`}
        password={form.field('password')}
        confirmation={form.field('confirmPassword')}
        typed={form.watch(['password', 'confirmPassword'])}
      />
      <Field
        label={t({ message: `Name`, context: 'of a person' })}
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="go"
        hint={t`So that guests know whose list it is.`}
        {...form.field('name')}
      />
      <Checkbox label={agreement} {...form.field('acceptTerms')} />
      <SubmitBar>
        <Button look="primary" type="submit" working={isSubmitting} disabled={!allowRegistration}>{t`Sign Up`}</Button>
      </SubmitBar>
      <IssuerButtons cameFrom="/signup" isRemembered={() => true} onProblem={setProblem} />
    </form>
  );
}
