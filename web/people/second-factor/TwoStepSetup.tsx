import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { secondFactorCode, setupForm } from '#rules/keys/second-factor/second-factor';
import { Button } from '../../base/design/Button.tsx';
import { Dialog, DialogActions } from '../../base/design/dialogs/Dialog.tsx';
import { PasswordField } from '../../base/design/fields/PasswordField.tsx';
import { QrCode } from '../../base/design/QrCode.tsx';
import { demand } from '../../base/network/demand.ts';
import { SaveProblem } from '../../core/form/SaveProblem.tsx';
import { useRuleForm } from '../../core/form/useRuleForm.ts';
import { CodeField } from './CodeField.tsx';
import { canUsePasskeys } from './passkey-support.ts';
import {
  type SetUpSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useHasPasskeysQuery,
  useSetUpSecondFactorMutation,
} from './TwoStepSetup.generated.ts';
import { usePasskeyCode } from './usePasskeyCode.ts';

type Setup = SetUpSecondFactorMutation['setUpSecondFactor'];

const failureText = () => t`Two-step sign-in could not be set up. Please try again.`;

interface TwoStepSetupProps {
  hasPassword: boolean;
  onClose: () => void;
  onCodes: (codes: readonly string[]) => void;
}

export function TwoStepSetup({ hasPassword, onClose, onCodes }: TwoStepSetupProps) {
  const { data } = useHasPasskeysQuery({ skip: !canUsePasskeys() });
  const [setup, setSetup] = useState<Setup | null>(null);
  return (
    <Dialog
      title={t`Set up two-step sign-in`}
      description={
        setup
          ? t`Scan the code with your authenticator app. Then enter the digits that the app shows.`
          : t`After your password, signing in then takes a code from an authenticator app on your phone. Any such app will do.`
      }
      onClose={onClose}
    >
      {setup ? (
        <ScanForm setup={setup} onClose={onClose} onCodes={onCodes} />
      ) : (
        <>
          <StartForm hasPassword={hasPassword} onSetup={setSetup} onClose={onClose} />
          {data && data.me.passkeys.length > 0 && <PasskeysInstead onCodes={onCodes} />}
        </>
      )}
    </Dialog>
  );
}

interface StartFormProps {
  hasPassword: boolean;
  onSetup: (setup: Setup) => void;
  onClose: () => void;
}

function StartForm({ hasPassword, onSetup, onClose }: StartFormProps) {
  const form = useRuleForm(setupForm, { password: '' });
  const [begin, { loading }] = useSetUpSecondFactorMutation();
  const [problem, setProblem] = useState<unknown>(null);
  const submit = form.handleSubmit(async ({ password }) => {
    setProblem(null);
    try {
      const { data } = await begin({ variables: { password: hasPassword ? password : null } });
      onSetup(demand(data?.setUpSecondFactor, failureText()));
    } catch (error) {
      if (!form.showProblems(error)) setProblem(error);
    }
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {hasPassword && (
        <PasswordField label={t`Your password`} autoComplete="current-password" {...form.field('password')} />
      )}
      {problem !== null && <SaveProblem error={problem} otherwise={failureText()} />}
      <DialogActions>
        <Button onClick={onClose} disabled={loading}>{t`Cancel`}</Button>
        <Button look="primary" type="submit" working={loading}>{t`Continue`}</Button>
      </DialogActions>
    </form>
  );
}

/** Somebody who can show a passkey needs no password for it. */
function PasskeysInstead({ onCodes }: Pick<TwoStepSetupProps, 'onCodes'>) {
  const ask = usePasskeyCode();
  const [confirm] = useConfirmSecondFactorMutation();
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const press = async () => {
    setProblem(null);
    setWorking(true);
    try {
      const code = await ask();
      if (code === null) return;
      const { data } = await confirm({ variables: { code } });
      onCodes(demand(data?.confirmSecondFactor, failureText()).recoveryCodes);
    } catch (error) {
      setProblem(error);
    } finally {
      setWorking(false);
    }
  };
  return (
    <div className="mt-5 grid gap-3 border-t border-line pt-5">
      <p>{t`Or let your passkeys be the second step: after your password, signing in then takes one of them, or a recovery code.`}</p>
      {problem !== null && <SaveProblem error={problem} otherwise={failureText()} />}
      <Button working={working} onClick={() => void press()}>
        <KeyRound aria-hidden className="size-4.5" />
        <span>{t`Use a passkey`}</span>
      </Button>
    </div>
  );
}

interface ScanFormProps extends Omit<TwoStepSetupProps, 'hasPassword' | 'hasPasskeys'> {
  setup: Setup;
}

function ScanForm({ setup: { secret, uri }, onClose, onCodes }: ScanFormProps) {
  const form = useRuleForm(secondFactorCode, { code: '' });
  const [confirm, { loading }] = useConfirmSecondFactorMutation();
  const [problem, setProblem] = useState<unknown>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, since the button that was pressed is gone
  useEffect(() => form.setFocus('code'), []);
  const spelled = secret.replaceAll(/.{4}(?=.)/g, '$& ');
  const submit = form.handleSubmit(async ({ code }) => {
    setProblem(null);
    try {
      const { data } = await confirm({ variables: { code } });
      onCodes(demand(data?.confirmSecondFactor, failureText()).recoveryCodes);
    } catch (error) {
      if (!form.showProblems(error)) setProblem(error);
    }
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <div className="mx-auto w-48 overflow-hidden rounded-control">
        <QrCode text={uri} label={t`Code for your authenticator app`} />
      </div>
      <p className="text-sm text-muted">
        <Trans>
          On this phone already?{' '}
          <a href={uri} className="font-semibold text-brand underline">
            Open the app
          </a>
          , or type this key into it:
        </Trans>{' '}
        <code dir="ltr" className="inline-block font-mono text-ink select-all">
          {spelled}
        </code>
      </p>
      <CodeField isAppOnly {...form.field('code')} />
      {problem !== null && <SaveProblem error={problem} otherwise={failureText()} />}
      <DialogActions>
        <Button onClick={onClose} disabled={loading}>{t`Cancel`}</Button>
        <Button look="primary" type="submit" working={loading}>{t`Switch it on`}</Button>
      </DialogActions>
    </form>
  );
}
