import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { UserMinus } from 'lucide-react';
import { useState } from 'react';
import { displayText } from '#rules/base/text/display-text';
import { Avatar } from '../../base/design/Avatar.tsx';
import { Badge } from '../../base/design/Badge.tsx';
import { Button } from '../../base/design/Button.tsx';
import { IconButton } from '../../base/design/IconButton.tsx';
import { RelativeTime } from '../../base/design/RelativeTime.tsx';
import { problemText } from '../../base/network/problems.ts';
import { CopyLink } from '../../base/page/CopyLink.tsx';
import { useSite } from '../../base/page/site.ts';
import { toast } from '../../base/page/toast.ts';
import type { CollaboratorRow_collaboratorFragment } from './CollaboratorRow.generated.ts';
import { canMailAgain } from './invitation-mail.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { hasRoles, type ListOfRoles, roleName } from './roles.ts';
import { useInvite } from './useInvite.ts';

interface CollaboratorRowProps {
  list: ListOfRoles & { id: string };
  /** Unmasked: people of a list have no identity of their own in the cache by which to look them up. */
  collaborator: CollaboratorRow_collaboratorFragment;
  /** Whether this viewer may give people another role, and take them off the list. */
  isOwner: boolean;
}

export function CollaboratorRow({ list, collaborator, isOwner }: CollaboratorRowProps) {
  const { mailEnabled } = useSite();
  const [isAsking, setIsAsking] = useState(false);
  const { userId, invitationId, name, avatarUrl, email, role, status, mailedAt, invitationLink } = collaborator;
  const isPending = status === 'PENDING';
  const who = displayText(name) || email;
  const id = userId ?? invitationId ?? '';
  return (
    <li className="flex min-h-14 items-center gap-3 py-2">
      <Avatar name={who} src={avatarUrl} size="normal" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <div className="min-w-0 grow basis-52">
          <p className="wrap-anywhere font-medium">{who}</p>
          {who !== email && <p className="wrap-anywhere text-sm text-muted">{email}</p>}
          {mailedAt && (
            <p className="text-sm text-muted">
              <Trans comment="“Invited 3 minutes ago”">
                Invited <RelativeTime at={mailedAt} />
              </Trans>
            </p>
          )}
        </div>
        {isPending && <Badge tone="warm">{t`Pending`}</Badge>}
        {isOwner && hasRoles(list) ? (
          <RoleChoice list={list} collaboratorId={id} who={who} role={role} />
        ) : (
          !(isPending && role === 'EDITOR') && <Badge tone="plain">{roleName(role)}</Badge>
        )}
        {invitationLink && <CopyLink label={t`Link to pass on to ${email}`} link={invitationLink} />}
        {isOwner && mailEnabled && mailedAt && canMailAgain(mailedAt) && <SendAgain listId={list.id} email={email} />}
      </div>
      {isOwner && (
        <IconButton
          label={isPending ? t`Withdraw the invitation to ${who}` : t`Remove ${who}`}
          icon={<UserMinus aria-hidden />}
          onClick={() => setIsAsking(true)}
        />
      )}
      {isAsking && (
        <RemoveDialog
          listId={list.id}
          collaboratorId={id}
          title={isPending ? t`Withdraw invitation` : t`Remove collaborator`}
          question={
            isPending
              ? t`Are you sure you want to withdraw the invitation to ${who}?`
              : t`Are you sure you want to remove ${who}? They won’t be able to see or edit this list any more.`
          }
          action={isPending ? t`Withdraw` : t`Remove`}
          onClose={() => setIsAsking(false)}
        />
      )}
    </li>
  );
}

/** For a mail that went astray. */
function SendAgain({ listId, email }: { listId: string; email: string }) {
  const { invite, loading } = useInvite(listId);
  const send = async () => {
    try {
      await invite({ email });
      toast.success(t`Invitation sent again to ${email}.`);
    } catch (error) {
      toast.error(problemText(error, t`Failed to send invitation`));
    }
  };
  return (
    <Button
      look="plain"
      working={loading}
      aria-label={t`Send again to ${email}`}
      onClick={send}
    >{t`Send again`}</Button>
  );
}
