import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { isolated } from '#rules/base/languages/isolated';
import { displayText } from '#rules/base/text/display-text';
import { ConfirmDialog } from '../../base/design/dialogs/ConfirmDialog.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { problemText } from '../../base/network/problems.ts';
import { useCallKey } from '../../base/network/useCallKey.ts';
import { useRenewPersonalLinkMutation } from './CircleGuests.generated.ts';
import type { Guest } from './circle-guest.ts';
import { PersonalLinkDialog } from './PersonalLinkDialog.tsx';

interface RenewPersonalLinkProps {
  circleId: string;
  guest: Guest;
  onClose: () => void;
}

/** Asks, and then shows the new link. */
export function RenewPersonalLink({ circleId, guest, onClose }: RenewPersonalLinkProps) {
  const [url, setUrl] = useState<string | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [renew, { loading }] = useRenewPersonalLinkMutation();
  const callKey = useCallKey();
  const name = isolated(displayText(guest.name));
  const start = async () => {
    setProblem(null);
    try {
      const idempotencyKey = callKey.keyFor({ guestId: guest.id });
      const { data } = await renew({ variables: { id: circleId, guestId: guest.id, idempotencyKey } });
      if (data) setUrl(data.renewPersonalLink.url);
    } catch (error) {
      setProblem(error);
    }
  };
  if (url) return <PersonalLinkDialog url={url} name={guest.name} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={t`A new link for ${name}?`}
      question={t`The link they have now stops working at once, also on paper. What they give stays theirs.`}
      action={t`Make a new link`}
      look="primary"
      working={loading}
      onConfirm={() => void start()}
      onClose={onClose}
    >
      {problem !== null && (
        <Notice tone="problem" takesFocus={problem}>
          {problemText(problem)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
