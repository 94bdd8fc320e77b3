import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { problemText } from '../../base/network/problems.ts';
import { useSite } from '../../base/page/site.ts';
import { toast } from '../../base/page/toast.ts';
import { ReasonDialog } from '../frame/ReasonDialog.tsx';
import {
  type UserScreenQuery,
  useDeleteUserMutation,
  useResetSecondFactorMutation,
  useRestoreUserMutation,
  useRevokeUserApiKeysMutation,
  useSuspendUserMutation,
} from './UserScreen.generated.ts';

interface UserActionsProps {
  user: NonNullable<UserScreenQuery['adminUser']>;
  onDone: () => Promise<unknown>;
}

/** Each asks why, but for the one that restores it. */
export function UserActions({
  user: { id: userId, name, suspendedAt, apiKeyCount, passkeyCount, hasSecondFactor },
  onDone,
}: UserActionsProps) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'suspend' | 'revoke' | 'reset' | 'delete' | null>(null);
  const [suspend] = useSuspendUserMutation();
  const [restore, restoring] = useRestoreUserMutation();
  const [revoke] = useRevokeUserApiKeysMutation();
  const [reset] = useResetSecondFactorMutation();
  const [remove] = useDeleteUserMutation();
  const { mailEnabled } = useSite();
  const close = () => setAsked(null);

  const letIn = async () => {
    try {
      await restore({ variables: { userId } });
      await onDone();
      toast.success(t`${name} can sign in again`);
    } catch (error) {
      toast.error(problemText(error, t`Failed to update user. Please try again.`));
    }
  };
  return (
    <Card as="section">
      <h2 className="text-xl">{t`Suspend or delete`}</h2>
      <p className="mt-1 text-muted">
        {mailEnabled
          ? t`The person gets an email with your reason. Everything is in the audit log.`
          : t`No mail server is set, so tell the person yourself. Everything is in the audit log.`}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {suspendedAt ? (
          <Button working={restoring.loading} onClick={() => void letIn()}>{t`Restore account`}</Button>
        ) : (
          <Button onClick={() => setAsked('suspend')}>{t`Suspend account…`}</Button>
        )}
        {apiKeyCount > 0 && <Button onClick={() => setAsked('revoke')}>{t`Revoke API keys…`}</Button>}
        {(hasSecondFactor || passkeyCount > 0) && (
          <Button onClick={() => setAsked('reset')}>{t`Reset two-step sign-in`}</Button>
        )}
        <Button look="quietDanger" onClick={() => setAsked('delete')}>{t`Delete account…`}</Button>
      </div>
      {asked === 'suspend' && (
        <ReasonDialog
          about={userId}
          title={t`Suspend ${name}?`}
          description={t`They’re signed out everywhere at once and can’t sign in. Their lists stay as they are.`}
          action={t`Suspend`}
          onConfirm={async (reason) => {
            await suspend({ variables: { userId, reason } });
            await onDone();
          }}
          onClose={close}
        />
      )}
      {asked === 'revoke' && (
        <ReasonDialog
          about={userId}
          title={t`Revoke ${name}’s API keys?`}
          description={t`Programs that use them no longer work.`}
          action={t`Revoke`}
          onConfirm={async (reason) => {
            await revoke({ variables: { userId, reason } });
            await onDone();
          }}
          onClose={close}
        />
      )}
      {asked === 'reset' && (
        <ReasonDialog
          about={userId}
          title={t`Reset ${name}’s two-step sign-in?`}
          description={t`For people who lost their phone and their recovery codes. Their passkeys go, too. Make sure it’s really them: from then on, the password alone signs in.`}
          action={t`Reset two-step sign-in`}
          onConfirm={async (reason) => {
            await reset({ variables: { userId, reason } });
            await onDone();
          }}
          onClose={close}
        />
      )}
      {asked === 'delete' && (
        <ReasonDialog
          about={userId}
          title={t`Delete ${name}?`}
          description={t`With all of their lists. This can’t be undone.`}
          action={t`Delete`}
          onConfirm={async (reason) => {
            await remove({ variables: { userId, reason } });
            toast.success(t`Deleted ${name}`);
            await navigate('/admin/users');
          }}
          onClose={close}
        />
      )}
    </Card>
  );
}
