import { t } from '@lingui/core/macro';
import { Link2, LogOut, Pencil, Shuffle, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isolated } from '#rules/base/languages/isolated';
import { displayText } from '#rules/base/text/display-text';
import { MOST_CIRCLE_GUESTS } from '#rules/people/circles/circle';
import { Button } from '../../base/design/Button.tsx';
import { ConfirmDialog } from '../../base/design/dialogs/ConfirmDialog.tsx';
import { Dialog } from '../../base/design/dialogs/Dialog.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { problemText } from '../../base/network/problems.ts';
import { DrawDialog } from '../draws/DrawDialog.tsx';
import { CircleDialog } from './CircleDialog.tsx';
import { CircleGuestDialog } from './CircleGuestDialog.tsx';
import { CircleInvitation } from './CircleInvitation.tsx';
import { useLeaveCircleMutation } from './CircleScreen.generated.ts';
import type { CircleViewFragment } from './CircleView.generated.ts';

type Open = 'invite' | 'guest' | 'draw' | 'rename' | 'leave';

/** All that changes a circle, in one quiet place below what one comes for. Who is alone in it finds its link above. */
export function CircleManagement({ circle }: { circle: CircleViewFragment }) {
  const { id, isRunByYou, members, guests, inviteUrl } = circle;
  const [open, setOpen] = useState<Open | null>(null);
  const navigate = useNavigate();
  const close = () => setOpen(null);
  return (
    <section className="grid gap-2 rounded-card bg-sunk p-2 sm:p-3">
      <h2 className="px-4 pt-2 text-lg">{t`More for this circle`}</h2>
      <div className="grid justify-items-start sm:flex sm:flex-wrap">
        {inviteUrl && members.length > 1 && (
          <Button look="plain" onClick={() => setOpen('invite')}>
            <UserPlus aria-hidden className="size-4.5" />
            {t`Invite more people`}
          </Button>
        )}
        {isRunByYou && guests.length < MOST_CIRCLE_GUESTS && (
          <Button look="plain" onClick={() => setOpen('guest')}>
            <Link2 aria-hidden className="size-4.5" />
            {t`Make a personal link`}
          </Button>
        )}
        {/* Nobody there hears who takes no part. */}
        {members.length > 1 && (
          <Button look="plain" onClick={() => setOpen('draw')}>
            <Shuffle aria-hidden className="size-4.5" />
            {t`Draw names`}
          </Button>
        )}
        {isRunByYou && (
          <Button look="plain" onClick={() => setOpen('rename')}>
            <Pencil aria-hidden className="size-4.5" />
            {t`Rename`}
          </Button>
        )}
        <Button look="plain" onClick={() => setOpen('leave')}>
          <LogOut aria-hidden className="size-4.5 rtl:-scale-x-100" />
          {t`Leave the circle`}
        </Button>
      </div>
      {open === 'invite' && inviteUrl && (
        <Dialog title={t`Invite more people`} onClose={close}>
          <CircleInvitation id={id} url={inviteUrl} />
        </Dialog>
      )}
      {open === 'guest' && <CircleGuestDialog circle={circle} guest={null} onClose={close} />}
      {open === 'draw' && (
        <DrawDialog draw={null} circleId={id} onSaved={(drawId) => navigate(`/draws/${drawId}`)} onClose={close} />
      )}
      {open === 'rename' && <CircleDialog circle={circle} onSaved={close} onClose={close} />}
      {open === 'leave' && <Leave circle={circle} onClose={close} />}
    </section>
  );
}

function Leave({ circle, onClose }: { circle: CircleViewFragment; onClose: () => void }) {
  const { id, members, lists } = circle;
  const [problem, setProblem] = useState<unknown>(null);
  const [leave, { loading }] = useLeaveCircleMutation();
  const navigate = useNavigate();
  const name = isolated(displayText(circle.name));
  const goodbye = async () => {
    try {
      await leave({ variables: { id } });
      navigate('/circles', { replace: true });
    } catch (error) {
      setProblem(error);
    }
  };
  if (problem !== null)
    return (
      <Dialog title={t`Leave “${name}”?`} onClose={onClose}>
        <Notice tone="problem" takesFocus={problem}>
          {problemText(problem)}
        </Notice>
      </Dialog>
    );
  return (
    <ConfirmDialog
      title={t`Leave “${name}”?`}
      question={
        members.length === 1
          ? t`Nobody else is in it, so it ends.`
          : lists.some(({ ownerId }) => members.find(({ isYou }) => isYou)?.id === ownerId)
            ? t`You take your lists with you, and no longer see theirs. What you give stays given.`
            : t`You no longer see their lists here. What you give stays given.`
      }
      action={t`Leave the circle`}
      working={loading}
      onConfirm={() => void goodbye()}
      onClose={onClose}
    />
  );
}
