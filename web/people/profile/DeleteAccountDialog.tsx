import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { accountDeletion, DELETE_WORD, typedAccountDeletion } from '#rules/people/profile/profile';
import { Button } from '../../base/design/Button.tsx';
import { Dialog, DialogActions } from '../../base/design/dialogs/Dialog.tsx';
import { Field } from '../../base/design/fields/Field.tsx';
import { PasswordField } from '../../base/design/fields/PasswordField.tsx';
import { knownSite } from '../../base/page/site.ts';
import { toast } from '../../base/page/toast.ts';
import { SaveProblem } from '../../core/form/SaveProblem.tsx';
import { useRuleForm } from '../../core/form/useRuleForm.ts';
import { session } from '../../core/session/session.ts';
import { rememberEmail } from '../../core/session/session-storage.ts';
import { signOutNow } from '../accounts/sign-out.ts';
import { type DeleteAccountMutationVariables, useDeleteAccountMutation } from './DeleteAccountDialog.generated.ts';

interface DeleteAccountDialogProps {
  hasPassword: boolean;
  onClose: () => void;
}

export function DeleteAccountDialog({ hasPassword, onClose }: DeleteAccountDialogProps) {
  return (
    <Dialog title={t`Delete Account`} description={t`This action cannot be undone.`} onClose={onClose}>
      {hasPassword ? <ByPassword onClose={onClose} /> : <ByWord onClose={onClose} />}
    </Dialog>
  );
}

interface WayProps {
  onClose: () => void;
}

function ByPassword({ onClose }: WayProps) {
  const form = useRuleForm(accountDeletion, { password: '' });
  const deletion = useDeletion(form.showProblems);
  return (
    <Confirmation {...deletion} onSubmit={form.handleSubmit(deletion.send)} onClose={onClose}>
      <PasswordField label={t`Your password`} autoComplete="current-password" {...form.field('password')} />
    </Confirmation>
  );
}

function ByWord({ onClose }: WayProps) {
  const form = useRuleForm(typedAccountDeletion, {});
  const deletion = useDeletion(form.showProblems);
  return (
    <Confirmation {...deletion} onSubmit={form.handleSubmit(deletion.send)} onClose={onClose}>
      <Field label={t`Type ${DELETE_WORD} to confirm`} autoComplete="off" {...form.field('confirm')} />
    </Confirmation>
  );
}

interface ConfirmationProps extends WayProps {
  problem: unknown;
  loading: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

function Confirmation({ problem, loading, onSubmit, onClose, children }: ConfirmationProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      noValidate
      className="grid gap-5"
    >
      {children}
      {problem !== null && <SaveProblem error={problem} otherwise={t`Failed to delete account`} />}
      <DialogActions>
        <Button onClick={onClose} disabled={loading}>{t`Cancel`}</Button>
        <Button look="danger" type="submit" working={loading}>{t`Delete Account`}</Button>
      </DialogActions>
    </form>
  );
}

/** Afterwards nothing on this device knows of the account either. */
function useDeletion(showProblems: (error: unknown) => boolean) {
  const [deleteAccount, { loading }] = useDeleteAccountMutation();
  const [problem, setProblem] = useState<unknown>(null);

  const send = async (variables: DeleteAccountMutationVariables) => {
    setProblem(null);
    session.expectEnd('/');
    try {
      await deleteAccount({ variables });
      rememberEmail(null);
      await signOutNow();
      toast.success(t`Your account and lists are deleted.`, {
        description: knownSite().mailEnabled ? t`We’ve sent you an email about it. Goodbye!` : t`Goodbye!`,
      });
    } catch (error) {
      session.expectEnd(null);
      if (!showProblems(error)) setProblem(error);
    }
  };
  return { send, loading, problem };
}
