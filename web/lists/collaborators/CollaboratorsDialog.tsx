import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Avatar } from '../../base/design/Avatar.tsx';
import { Badge } from '../../base/design/Badge.tsx';
import { Button } from '../../base/design/Button.tsx';
import { Dialog } from '../../base/design/dialogs/Dialog.tsx';
import { Skeleton } from '../../base/design/Skeleton.tsx';
import { usePolling } from '../../base/network/usePolling.ts';
import { ReadProblem } from '../../base/page/ReadProblem.tsx';
import { CollaboratorRow } from './CollaboratorRow.tsx';
import {
  type CollaboratorsDialogQuery,
  useCollaboratorsDialogQuery,
  useLiveCollaboratorsSubscription,
} from './CollaboratorsDialog.generated.ts';
import { InviteForm } from './InviteForm.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';

interface CollaboratorsDialogProps {
  listId: string;
  /** Whether the screen behind keeps the list fresh. */
  isLive?: boolean;
  onClose: () => void;
}

/** The collaborators of a list: the owner invites and removes, the others see who is there and can leave. */
export function CollaboratorsDialog({ listId, isLive = false, onClose }: CollaboratorsDialogProps) {
  const { data, error, refetch } = useCollaboratorsDialogQuery({
    variables: { listId },
    fetchPolicy: 'cache-and-network',
  });
  usePolling(async () => isLive || refetch());
  useLiveCollaboratorsSubscription({ variables: { listId }, skip: isLive, ignoreResults: true });

  return (
    <Dialog title={t`Collaborators`} description={t`People who can see and edit this list.`} onClose={onClose}>
      {data && <People data={data} onClose={onClose} />}
      {!data && !error && <Skeleton rows={2} />}
      {!data && error && <ReadProblem error={error} onRetry={refetch} />}
    </Dialog>
  );
}

function People({ data: { me, list }, onClose }: { data: CollaboratorsDialogQuery; onClose: () => void }) {
  const isOwner = list.viewerRole === 'OWNER';
  return (
    <>
      {isOwner && <InviteForm list={list} />}
      <ul aria-label={t({ message: `People`, context: 'of a list' })} className="min-w-0 divide-y divide-line">
        <li className="flex min-h-14 items-center gap-3 py-2">
          <Avatar name={list.owner.name} src={list.owner.avatarUrl} size="normal" />
          <p dir="auto" className="min-w-0 flex-1 wrap-anywhere font-medium">
            {list.owner.name}
          </p>
          <Badge tone="good">{t`Owner`}</Badge>
        </li>
        {list.collaborators.map((collaborator) => (
          <CollaboratorRow
            key={collaborator.userId ?? collaborator.invitationId}
            list={list}
            collaborator={collaborator}
            isOwner={isOwner}
          />
        ))}
      </ul>
      {list.viewerRole === 'COLLABORATOR' && <LeaveList listId={list.id} viewerId={me.id} onClose={onClose} />}
    </>
  );
}

function LeaveList({ listId, viewerId, onClose }: { listId: string; viewerId: string; onClose: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();

  const leave = () => {
    onClose();
    navigate('/dashboard');
  };
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{t`Leave list`}</Button>
      {isAsking && (
        <RemoveDialog
          listId={listId}
          collaboratorId={viewerId}
          title={t`Leave list`}
          question={t`Are you sure you want to leave this list? You won’t be able to see or edit it unless you’re invited again.`}
          action={t`Leave list`}
          onRemoved={leave}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
