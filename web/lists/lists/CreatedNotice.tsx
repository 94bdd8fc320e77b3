import { t } from '@lingui/core/macro';
import { UsersRound, X } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '../../base/design/Button.tsx';
import { IconButton } from '../../base/design/IconButton.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { keepLoading } from '../../base/network/failed-loads.ts';
import { FailedLoadNote } from '../../base/page/FailedLoadNote.tsx';
import { createdList } from '../list-settings/created-list.ts';

const CollaboratorsDialog = lazy(async () => ({
  default: (await keepLoading(() => import('../collaborators/CollaboratorsDialog.tsx'))).CollaboratorsDialog,
}));

/** On the page of a list that was just made, until something is on it, or it is put away or left. */
export function CreatedNotice({ listId }: { listId: string }) {
  const [isInviting, setInviting] = useState(false);
  useEffect(() => () => createdList.set(null), []);
  const putAway = () => {
    createdList.set(null);
    document.getElementById('items')?.focus({ preventScroll: true }); // the button has gone
  };
  return (
    <Notice tone="success" action={<IconButton label={t`Dismiss`} icon={<X aria-hidden />} onClick={putAway} />}>
      <div className="flex flex-wrap items-center gap-x-3">
        <h2 className="font-sans text-base font-semibold tracking-normal">{t`List Created Successfully!`}</h2>
        <div className="-my-2.5 text-ink *:px-0">
          <Button look="plain" onClick={() => setInviting(true)}>
            <UsersRound aria-hidden className="size-4.5" />
            {t`Add Collaborators`}
          </Button>
        </div>
      </div>
      {isInviting && (
        <Suspense fallback={<FailedLoadNote />}>
          <CollaboratorsDialog listId={listId} isLive onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </Notice>
  );
}
