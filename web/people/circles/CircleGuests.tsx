import { t } from '@lingui/core/macro';
import { EllipsisVertical, Link2, Pencil, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { isolated } from '#rules/base/languages/isolated';
import { displayText } from '#rules/base/text/display-text';
import { Badge } from '../../base/design/Badge.tsx';
import { Card } from '../../base/design/Card.tsx';
import { ConfirmDialog } from '../../base/design/dialogs/ConfirmDialog.tsx';
import { Menu, MenuItem } from '../../base/design/dialogs/Menu.tsx';
import { IconButton } from '../../base/design/IconButton.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { problemText } from '../../base/network/problems.ts';
import { CircleGuestDialog } from './CircleGuestDialog.tsx';
import { useRemoveCircleGuestMutation } from './CircleGuests.generated.ts';
import type { CircleViewFragment } from './CircleView.generated.ts';
import type { Guest } from './circle-guest.ts';
import { RenewPersonalLink } from './RenewPersonalLink.tsx';

interface Open {
  kind: 'change' | 'renew' | 'remove';
  guest: Guest;
}

/** Guests with a personal link. Nothing of it shows until there is one. */
export function CircleGuests({ circle }: { circle: CircleViewFragment }) {
  const { id, isRunByYou, guests } = circle;
  const [open, setOpen] = useState<Open | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [remove, { loading }] = useRemoveCircleGuestMutation();
  if (guests.length === 0) return null;
  const close = () => setOpen(null);
  const takeOut = async (guest: Guest) => {
    setProblem(null);
    try {
      await remove({ variables: { id, guestId: guest.id } });
    } catch (error) {
      setProblem(error);
    }
    close();
  };
  const removing = open?.kind === 'remove' ? open.guest : null;
  const removingName = isolated(displayText(removing?.name ?? ''));
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{t`Without an account`}</h2>
      <Card padding="normal">
        <ul className="divide-y divide-line">
          {guests.map((guest) => (
            <li key={guest.id} className="flex min-h-12 flex-wrap items-center gap-x-3 py-1">
              <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
                <bdi className="font-medium wrap-anywhere">{displayText(guest.name)}</bdi>
                {guest.hasLink ? (
                  <span className="text-muted">{t`Has a personal link`}</span>
                ) : (
                  <Badge>{t`Needs a new link`}</Badge>
                )}
              </p>
              {isRunByYou && <GuestMenu guest={guest} onOpen={setOpen} />}
            </li>
          ))}
        </ul>
      </Card>
      {problem !== null && (
        <Notice tone="problem" takesFocus={problem}>
          {problemText(problem)}
        </Notice>
      )}
      {open?.kind === 'change' && <CircleGuestDialog circle={circle} guest={open.guest} onClose={close} />}
      {open?.kind === 'renew' && <RenewPersonalLink circleId={id} guest={open.guest} onClose={close} />}
      {removing && (
        <ConfirmDialog
          title={t`Take ${removingName} out of the circle?`}
          question={t`The personal link stops working at once. What they give stays given, and they can no longer take it back there.`}
          action={t`Take out`}
          working={loading}
          onConfirm={() => void takeOut(removing)}
          onClose={close}
        />
      )}
    </section>
  );
}

function GuestMenu({ guest, onOpen }: { guest: Guest; onOpen: (open: Open) => void }) {
  const name = displayText(guest.name);
  return (
    <Menu trigger={<IconButton label={t`Actions for ${name}`} icon={<EllipsisVertical aria-hidden />} />}>
      <MenuItem onSelect={() => onOpen({ kind: 'change', guest })}>
        <Pencil aria-hidden />
        {t`Change`}
      </MenuItem>
      <MenuItem onSelect={() => onOpen({ kind: 'renew', guest })}>
        <Link2 aria-hidden />
        {t`New link`}
      </MenuItem>
      <MenuItem look="danger" onSelect={() => onOpen({ kind: 'remove', guest })}>
        <UserMinus aria-hidden />
        {t`Take out`}
      </MenuItem>
    </Menu>
  );
}
