import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { problemText } from '../../base/network/problems.ts';
import { toast } from '../../base/page/toast.ts';
import { ReasonDialog } from '../frame/ReasonDialog.tsx';
import {
  type UserScreenQuery,
  useDeleteUserMutation,
  useRestoreUserMutation,
  useRevokeUserApiKeysMutation,
  useSuspendUserMutation,
} from './UserScreen.generated.ts';

interface UserActionsProps {
  user: NonNullable<UserScreenQuery['adminUser']>;
  onDone: () => Promise<unknown>;
}

/** Actions on an account. Each asks why, but for the one that restores it. */
export function UserActions({ user: { id: userId, name, suspendedAt, apiKeyCount }, onDone }: UserActionsProps) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'suspend' | 'revoke' | 'delete' | null>(null);
  const [suspend] = useSuspendUserMutation();
  const [restore, restoring] = useRestoreUserMutation();
  const [revoke] = useRevokeUserApiKeysMutation();
  const [remove] = useDeleteUserMutation();
  const close = () => setAsked(null);

  const letIn = async () => {
    try {
      await restore({ variables: { userId } });
      await onDone();
      toast.success(`${name} can sign in again`);
    } catch (error) {
      toast.error(problemText(error, 'Failed to update user. Please try again.'));
    }
  };
  return (
    <Card as="section">
      <h2 className="text-xl">If something is wrong</h2>
      <p className="mt-1 text-muted">The person gets an email with your reason. Everything is in the audit log.</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {suspendedAt ? (
          <Button working={restoring.loading} onClick={() => void letIn()}>
            Restore account
          </Button>
        ) : (
          <Button onClick={() => setAsked('suspend')}>Suspend account…</Button>
        )}
        {apiKeyCount > 0 && <Button onClick={() => setAsked('revoke')}>Revoke API keys…</Button>}
        <Button look="quietDanger" onClick={() => setAsked('delete')}>
          Delete account…
        </Button>
      </div>
      {asked === 'suspend' && (
        <ReasonDialog
          title={`Suspend ${name}?`}
          description="They’re signed out everywhere at once and can’t sign in. Their lists stay as they are."
          action="Suspend"
          onConfirm={async (reason) => {
            await suspend({ variables: { userId, reason } });
            await onDone();
          }}
          onClose={close}
        />
      )}
      {asked === 'revoke' && (
        <ReasonDialog
          title={`Revoke ${name}'s API keys?`}
          description="Programs that use them no longer work."
          action="Revoke"
          onConfirm={async (reason) => {
            await revoke({ variables: { userId, reason } });
            await onDone();
          }}
          onClose={close}
        />
      )}
      {asked === 'delete' && (
        <ReasonDialog
          title={`Delete ${name}?`}
          description="With all of their lists. This can’t be undone."
          action="Delete"
          onConfirm={async (reason) => {
            await remove({ variables: { userId, reason } });
            toast.success(`Deleted ${name}`);
            await navigate('/admin/users');
          }}
          onClose={close}
        />
      )}
    </Card>
  );
}
