import { t } from '@lingui/core/macro';
import { EllipsisVertical, KeyRound, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { isolated } from '#rules/base/languages/isolated';
import { displayText } from '#rules/base/text/display-text';
import { MOST_RUNNING } from '#rules/people/circles/circle';
import { Avatar } from '../../base/design/Avatar.tsx';
import { Badge } from '../../base/design/Badge.tsx';
import { Card } from '../../base/design/Card.tsx';
import { ConfirmDialog } from '../../base/design/dialogs/ConfirmDialog.tsx';
import { Menu, MenuItem } from '../../base/design/dialogs/Menu.tsx';
import { IconButton } from '../../base/design/IconButton.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { problemText } from '../../base/network/problems.ts';
import { CircleInvitation } from './CircleInvitation.tsx';
import { useRemoveCircleMemberMutation, useSetCircleRunnerMutation } from './CircleScreen.generated.ts';
import type { CircleViewFragment } from './CircleView.generated.ts';

type Member = CircleViewFragment['members'][number];

/** The people of a circle; those who run it remove here, and invite while they are alone. */
export function CirclePeople({ circle }: { circle: CircleViewFragment }) {
  const { id, isRunByYou, members } = circle;
  const [removing, setRemoving] = useState<Member | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [remove, { loading }] = useRemoveCircleMemberMutation();
  const [setRunner, settingRunner] = useSetCircleRunnerMutation();
  const running = members.filter(({ runsIt }) => runsIt).length;
  const removingName = isolated(displayText(removing?.name ?? ''));
  const attempt = async (work: () => Promise<unknown>) => {
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(error);
    }
    setRemoving(null);
  };
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-2xl">{t`Who is in it`}</h2>
      <Card padding="normal">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <ul className="divide-y divide-line">
            {members.map((member) => {
              const name = displayText(member.name);
              const canRun = isRunByYou && !member.runsIt && running < MOST_RUNNING;
              return (
                <li key={member.id} className="flex min-h-12 flex-wrap items-center gap-x-3 py-1">
                  <Avatar name={name} src={null} />
                  <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
                    <bdi className="font-medium wrap-anywhere">{name}</bdi>
                    {member.isYou && (
                      <span className="text-muted">{t({ message: 'You', context: 'among people' })}</span>
                    )}
                    {member.runsIt && <Badge>{t`Runs it`}</Badge>}
                  </p>
                  {isRunByYou && (canRun || !member.isYou) && (
                    <Menu
                      trigger={<IconButton label={t`Actions for ${name}`} icon={<EllipsisVertical aria-hidden />} />}
                    >
                      {canRun && (
                        <MenuItem
                          disabled={settingRunner.loading}
                          onSelect={() =>
                            void attempt(() => setRunner({ variables: { id, memberId: member.id, runsIt: true } }))
                          }
                        >
                          <KeyRound aria-hidden />
                          {t`Let them run it`}
                        </MenuItem>
                      )}
                      {!member.isYou && (
                        <MenuItem look="danger" onSelect={() => setRemoving(member)}>
                          <UserMinus aria-hidden />
                          {t`Take out`}
                        </MenuItem>
                      )}
                    </Menu>
                  )}
                </li>
              );
            })}
          </ul>
          {problem !== null && (
            <Notice tone="problem" takesFocus={problem}>
              {problemText(problem)}
            </Notice>
          )}
          {circle.inviteUrl && members.length === 1 && <CircleInvitation id={id} url={circle.inviteUrl} />}
        </div>
      </Card>
      {removing && (
        <ConfirmDialog
          title={t`Take ${removingName} out of the circle?`}
          question={t`They take their lists with them, and no longer see yours. The link to join is replaced, so they can’t come back with it.`}
          action={t`Take out`}
          working={loading}
          onConfirm={() => void attempt(() => remove({ variables: { id, memberId: removing.id } }))}
          onClose={() => setRemoving(null)}
        />
      )}
    </section>
  );
}
