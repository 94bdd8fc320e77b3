import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { passkeyForm } from '#rules/keys/second-factor/passkey';
import { Button } from '../../base/design/Button.tsx';
import { Dialog, DialogActions } from '../../base/design/dialogs/Dialog.tsx';
import { Field } from '../../base/design/fields/Field.tsx';
import { PasswordField } from '../../base/design/fields/PasswordField.tsx';
import { demand } from '../../base/network/demand.ts';
import { toast } from '../../base/page/toast.ts';
import { SaveProblem } from '../../core/form/SaveProblem.tsx';
import { useDraft } from '../../core/form/useDraft.ts';
import { useRuleForm } from '../../core/form/useRuleForm.ts';
import { CodeField } from '../second-factor/CodeField.tsx';
import { isKnownPasskey, makePasskey } from '../second-factor/web-authn.ts';
import { useAddPasskeyMutation, useBeginPasskeyMutation } from './NewPasskey.generated.ts';

const failureText = () => t`The passkey could not be added. Please try again.`;
const knownText = () => t`This device has a passkey for your account already.`;

interface NewPasskeyProps {
  hasPassword: boolean;
  hasSecondFactor: boolean;
  onClose: () => void;
}

export function NewPasskey({ hasPassword, hasSecondFactor, onClose }: NewPasskeyProps) {
  const form = useRuleForm(passkeyForm, { name: '', password: '', code: '' });
  const forgetDraft = useDraft(form, undefined, { part: 'new passkey', secrets: ['password', 'code'] });
  const giveUp = () => {
    forgetDraft();
    onClose();
  };
  const [begin] = useBeginPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const [problem, setProblem] = useState<unknown>(null);
  const submit = form.handleSubmit(async ({ name, password, code }) => {
    setProblem(null);
    try {
      const proof = { password: hasPassword ? password : null, code: hasSecondFactor ? code : null };
      const { data } = await begin({ variables: proof });
      const response = await makePasskey(demand(data?.beginPasskey, failureText()).options);
      if (response === null) return; // the person closed the browser's question
      await add({ variables: { input: { name, response } } });
      toast.success(t`Added ${name}`);
      giveUp();
    } catch (error) {
      if (!form.showProblems(error)) setProblem(error);
    }
  });
  const { isSubmitting } = form.formState;
  return (
    <Dialog
      title={t`Add a passkey`}
      description={t`Your device or password manager keeps it, and asks for your fingerprint, face or PIN each time.`}
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        <Field
          label={t`Name`}
          hint={t`So you can tell them apart, like “My phone”.`}
          autoComplete="off"
          {...form.field('name')}
        />
        {hasPassword && (
          <PasswordField label={t`Your password`} autoComplete="current-password" {...form.field('password')} />
        )}
        {hasSecondFactor && <CodeField {...form.field('code')} />}
        {problem !== null && (
          <SaveProblem error={problem} otherwise={isKnownPasskey(problem) ? knownText() : failureText()} />
        )}
        <DialogActions>
          <Button onClick={giveUp} disabled={isSubmitting}>{t`Cancel`}</Button>
          <Button look="primary" type="submit" working={isSubmitting}>{t`Continue`}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
