import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
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
import { CodeField } from '../second-factor/CodeField.tsx';
import { type DeleteAccountMutationVariables, useDeleteAccountMutation } from './DeleteAccountDialog.generated.ts';

/** The server says when it is missing. */
const code = { code: z.string() };

interface DeleteAccountDialogProps {
  hasPassword: boolean;
  hasSecondFactor: boolean;
  onClose: () => void;
}

export function DeleteAccountDialog({ hasPassword, ...way }: DeleteAccountDialogProps) {
  return (
    <Dialog title={t`Delete Account`} description={t`This action cannot be undone.`} onClose={way.onClose}>
      {hasPassword ? <ByPassword {...way} /> : <ByWord {...way} />}
    </Dialog>
  );
}

interface WayProps {
  hasSecondFactor: boolean;
  onClose: () => void;
}

function ByPassword({ hasSecondFactor, onClose }: WayProps) {
  const form = useRuleForm(accountDeletion.extend(code), { password: '', code: '' });
  const deletion = useDeletion(form.showProblems, hasSecondFactor);
  return (
    <Confirmation {...deletion} onSubmit={form.handleSubmit(deletion.send)} onClose={onClose}>
      <PasswordField label={t`Your password`} autoComplete="current-password" {...form.field('password')} />
      {hasSecondFactor && <CodeField {...form.field('code')} />}
    </Confirmation>
  );
}

function ByWord({ hasSecondFactor, onClose }: WayProps) {
  const form = useRuleForm(typedAccountDeletion.extend(code), { code: '' });
  const deletion = useDeletion(form.showProblems, hasSecondFactor);
  return (
    <Confirmation {...deletion} onSubmit={form.handleSubmit(deletion.send)} onClose={onClose}>
      <Field label={t`Type ${DELETE_WORD} to confirm`} autoComplete="off" {...form.field('confirm')} />
      {hasSecondFactor && <CodeField {...form.field('code')} />}
    </Confirmation>
  );
}

interface ConfirmationProps {
  onClose: () => void;
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

/** Nothing on this device knows of the account afterwards. */
function useDeletion(showProblems: (error: unknown) => boolean, hasSecondFactor: boolean) {
  const [deleteAccount, { loading }] = useDeleteAccountMutation();
  const [problem, setProblem] = useState<unknown>(null);

  const send = async ({ code, ...proof }: DeleteAccountMutationVariables) => {
    setProblem(null);
    session.expectEnd('/');
    try {
      await deleteAccount({ variables: hasSecondFactor ? { ...proof, code } : proof });
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
