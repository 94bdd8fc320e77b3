import { t } from '@lingui/core/macro';
import { UsersRound } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '../../base/design/Button.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { keepLoading } from '../../base/network/failed-loads.ts';
import { FailedLoadNote } from '../../base/page/FailedLoadNote.tsx';
import { LinkButton } from '../../base/page/LinkButton.tsx';
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
    <Notice tone="success">
      <h2 className="font-sans text-base font-semibold tracking-normal">{t`List Created Successfully!`}</h2>
      <div className="-mb-2 -ms-3 flex flex-wrap text-ink *:px-3 max-sm:text-sm">
        <Button look="plain" onClick={() => setInviting(true)}>
          <UsersRound aria-hidden className="size-4.5" />
          {t`Add Collaborators`}
        </Button>
        <Button look="plain" onClick={putAway}>{t`View List`}</Button>
        <LinkButton look="plain" to="/dashboard">{t`Go to Dashboard`}</LinkButton>
      </div>
      {isInviting && (
        <Suspense fallback={<FailedLoadNote />}>
          <CollaboratorsDialog listId={listId} isLive onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </Notice>
  );
}
