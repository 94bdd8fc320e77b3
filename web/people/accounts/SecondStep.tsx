import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { secondFactorCode } from '#rules/keys/second-factor/second-factor';
import { Button } from '../../base/design/Button.tsx';
import { Field } from '../../base/design/fields/Field.tsx';
import { SubmitBar } from '../../base/design/fields/SubmitBar.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { networkProblemText } from '../../base/network/connection-problems.ts';
import { demand } from '../../base/network/demand.ts';
import { authProblemText, fieldProblems } from '../../base/network/problems.ts';
import { useStandingProblem } from '../../base/network/useStandingProblem.ts';
import { useRuleForm } from '../../core/form/useRuleForm.ts';
import { session } from '../../core/session/session.ts';
import { PasskeyButton } from '../passkeys/PasskeyButton.tsx';
import { AuthPage } from './AuthPage.tsx';
import { useCompleteSignInMutation } from './SecondStep.generated.ts';
import type { HeldSignIn } from './second-step.ts';

interface SecondStepProps {
  held: HeldSignIn;
  isRemembered: boolean;
  onDone?: () => void;
  onBack: (problem: string) => void;
}

export function SecondStep({
  held: { challenge, hasApp, hasPasskeys },
  isRemembered,
  onDone,
  onBack,
}: SecondStepProps) {
  const [isByApp, setByApp] = useState(hasApp);
  const form = useRuleForm(secondFactorCode, { code: '' });
  const { isSubmitting } = form.formState;
  const [complete] = useCompleteSignInMutation();
  const [reported, setProblem] = useState('');
  const problem = useStandingProblem(reported, reported === networkProblemText()) ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button that was pressed is gone
  useEffect(() => form.setFocus('code'), [isByApp]);

  const finish = async (proof: { code: string } | { response: string }) => {
    const { data } = await complete({ variables: { input: { challenge, ...proof } } });
    session.begin(demand(data?.completeSignIn, t`Failed to sign in`), isRemembered);
    onDone?.();
  };
  const say = (error: unknown) => {
    const { challenge: isOver } = fieldProblems(error);
    if (isOver) onBack(isOver);
    else setProblem(error === null ? '' : authProblemText(error, t`Failed to sign in`));
  };
  const submit = form.handleSubmit(async ({ code }) => {
    setProblem('');
    await finish({ code }).catch((error) => form.showProblems(error) || say(error));
  });
  const change = () => {
    setByApp(!isByApp);
    form.reset();
  };

  const lead = isByApp
    ? t`Open your authenticator app and enter the code it shows for this site.`
    : hasApp
      ? t`Enter one of the codes you kept when you set up two-step sign-in. Each works once.`
      : t`Use your passkey, or enter one of the codes you kept when you set up two-step sign-in. Each works once.`;
  return (
    <AuthPage title={t`One more step`} lead={lead}>
      <form onSubmit={submit} className="grid gap-3.5 bg-inherit sm:gap-4" noValidate>
        {problem && (
          <Notice tone="problem" takesFocus>
            {problem}
          </Notice>
        )}
        <Field
          key={`${isByApp}`}
          label={isByApp ? t`Code` : t`Recovery code`}
          autoComplete={isByApp ? 'one-time-code' : 'off'}
          inputMode={isByApp ? 'numeric' : 'text'}
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          {...form.field('code')}
        />
        <SubmitBar>
          <Button look="primary" type="submit" working={isSubmitting}>{t`Sign In`}</Button>
        </SubmitBar>
        {hasPasskeys && (
          <PasskeyButton challenge={challenge} onSigned={(response) => finish({ response })} onProblem={say} />
        )}
        <div className="flex flex-wrap justify-between gap-x-4">
          {hasApp && (
            <Button look="plain" onClick={change}>
              {isByApp ? t`Use a recovery code` : t`Use the app`}
            </Button>
          )}
          <Button look="plain" onClick={() => onBack('')}>{t`Start over`}</Button>
        </div>
        <p className="text-sm text-muted">
          <Trans>No phone and no recovery codes? Ask the people who run this site to let you in again.</Trans>
        </p>
      </form>
    </AuthPage>
  );
}
