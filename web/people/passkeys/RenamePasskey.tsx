import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { passkeyRename } from '#rules/keys/second-factor/passkey';
import { Button } from '../../base/design/Button.tsx';
import { Dialog, DialogActions } from '../../base/design/dialogs/Dialog.tsx';
import { Field } from '../../base/design/fields/Field.tsx';
import { SaveProblem } from '../../core/form/SaveProblem.tsx';
import { useDraft } from '../../core/form/useDraft.ts';
import { useRuleForm } from '../../core/form/useRuleForm.ts';
import { useRenamePasskeyMutation } from './PasskeysSection.generated.ts';

interface RenamePasskeyProps {
  passkey: { id: string; name: string };
  onClose: () => void;
}

export function RenamePasskey({ passkey: { id, name }, onClose }: RenamePasskeyProps) {
  const form = useRuleForm(passkeyRename, { name });
  const forgetDraft = useDraft(form, undefined, { part: `passkey ${id}` });
  const giveUp = () => {
    forgetDraft();
    onClose();
  };
  const [rename] = useRenamePasskeyMutation();
  const [problem, setProblem] = useState<unknown>(null);
  const { isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    try {
      await rename({ variables: { passkeyId: id, ...values } });
      giveUp();
    } catch (error) {
      if (!form.showProblems(error)) setProblem(error);
    }
  });
  return (
    <Dialog title={t`Rename the passkey`} onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <Field label={t`Name`} autoComplete="off" {...form.field('name')} />
        {problem !== null && (
          <SaveProblem error={problem} otherwise={t`The passkey could not be renamed. Please try again.`} />
        )}
        <DialogActions>
          <Button onClick={giveUp} disabled={isSubmitting}>{t`Cancel`}</Button>
          <Button look="primary" type="submit" working={isSubmitting}>{t`Save`}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
