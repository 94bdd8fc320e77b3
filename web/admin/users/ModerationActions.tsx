import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from 'sonner';
import { Button } from '../../base/design/Button.tsx';
import { Menu, MenuItem } from '../../base/design/dialogs/Menu.tsx';
import { IconButton } from '../../base/design/IconButton.tsx';
import { ReasonDialog } from '../frame/ReasonDialog.tsx';
import {
  type ModeratedListCard_listFragment,
  useCloseListReportsMutation,
  useHideListMutation,
  useRestoreListMutation,
} from './SafetyScreen.generated.ts';
import { useRevokeUserApiKeysMutation, useSuspendUserMutation } from './UserScreen.generated.ts';

interface ModerationActionsProps {
  list: ModeratedListCard_listFragment & { title: string };
  onDone: () => Promise<unknown>;
}

type Asked = 'hide' | 'restore' | 'close' | 'suspend' | 'revoke';

export function ModerationActions({ list, onDone }: ModerationActionsProps) {
  const { id: listId, title, ownerId, ownerName, hiddenAt, openReports, isDemo } = list;
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [hide] = useHideListMutation();
  const [restore] = useRestoreListMutation();
  const [closeReports] = useCloseListReportsMutation();
  const [suspend] = useSuspendUserMutation();
  const [revoke] = useRevokeUserApiKeysMutation();
  const canHide = !hiddenAt && !isDemo;

  const questions: Record<Asked, Omit<Parameters<typeof ReasonDialog>[0], 'about' | 'onClose' | 'onConfirm'> & Act> = {
    hide: {
      title: t`Hide “${title}”?`,
      description: t`Only its owner and collaborators can still open it. We’ll tell the owner.`,
      action: t`Hide List`,
      act: (reason) => hide({ variables: { listId, reason } }),
      done: t`The list is hidden`,
    },
    restore: {
      title: t`Show “${title}” again?`,
      description: t`Everyone who could open it before can open it again. We’ll tell the owner.`,
      action: t`Show Again`,
      isOptional: true,
      act: (reason) => restore({ variables: { listId, reason } }),
      done: t`The list is shown again`,
    },
    close: {
      title: t`Close its reports?`,
      description: t`Nothing more to do? The list stays as it is, and nobody is told.`,
      action: t`Close Reports`,
      isOptional: true,
      hint: t`Only for the audit log.`,
      act: (reason) => closeReports({ variables: { listId, reason } }),
      done: t`The reports are closed`,
    },
    suspend: {
      title: t`Suspend ${ownerName}?`,
      description: t`They’re signed out everywhere at once and can’t sign in. Their lists stay as they are.`,
      action: t`Suspend`,
      act: (reason) => suspend({ variables: { userId: ownerId, reason } }),
      done: t`${ownerName} is suspended`,
    },
    revoke: {
      title: t`Revoke ${ownerName}’s API keys?`,
      description: t`Programs that use them no longer work.`,
      action: t`Revoke`,
      act: (reason) => revoke({ variables: { userId: ownerId, reason } }),
      done: t`The keys are revoked`,
    },
  };
  const question = asked && questions[asked];
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      {canHide && <Button look="quietDanger" onClick={() => setAsked('hide')}>{t`Hide list…`}</Button>}
      {hiddenAt && <Button onClick={() => setAsked('restore')}>{t`Show again…`}</Button>}
      {openReports > 0 && <Button onClick={() => setAsked('close')}>{t`Close reports…`}</Button>}
      <Menu trigger={<IconButton label={t`More about ${title}`} icon={<Ellipsis aria-hidden />} />}>
        <MenuItem onSelect={() => void navigate(`/admin/users/${ownerId}`)}>
          <Trans>Open {ownerName}’s account</Trans>
        </MenuItem>
        <MenuItem onSelect={() => void navigate(`/admin/audit-log?subject=${listId}`)}>
          {t`Audit log of this list`}
        </MenuItem>
        {!list.isOwnerSuspended && (
          <MenuItem look="danger" onSelect={() => setAsked('suspend')}>
            <Trans>Suspend {ownerName}…</Trans>
          </MenuItem>
        )}
        {list.ownerApiKeyCount > 0 && (
          <MenuItem look="danger" onSelect={() => setAsked('revoke')}>{t`Revoke API keys…`}</MenuItem>
        )}
      </Menu>
      {question && (
        <ReasonDialog
          about={`${listId} ${ownerId}`}
          {...question}
          onConfirm={async (reason) => {
            await question.act(reason);
            await onDone();
            toast.success(question.done);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

interface Act {
  act: (reason: string) => Promise<unknown>;
  done: string;
}
