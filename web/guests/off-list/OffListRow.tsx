import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { displayText } from '#rules/base/text/display-text';
import { Button } from '../../base/design/Button.tsx';
import { problemText } from '../../base/network/problems.ts';
import { toast } from '../../base/page/toast.ts';
import { ReportText } from '../../core/safety/ReportText.tsx';
import { guestKey } from '../../core/session/guest-key.ts';
import { useRemoveOffListGiftMutation } from './off-list.generated.ts';

interface OffListRowProps {
  gift: { id: string; what: string };
  isMine: boolean;
  /** Its giver takes it back; others clear it away. */
  canRemove?: boolean;
  /** The token of the list, for people who may report what others wrote there. */
  shareToken?: string;
  /** Further words about it. */
  children?: ReactNode;
  onRemoved: () => Promise<unknown>;
}

/** A gift that is not on the list; its giver can take it back. */
export function OffListRow({
  gift: { id, what: written },
  isMine,
  canRemove = isMine,
  shareToken,
  children,
  onRemoved,
}: OffListRowProps) {
  const [remove] = useRemoveOffListGiftMutation();
  const [isBusy, setBusy] = useState(false);
  const what = displayText(written) || t`Something that isn’t on the list`;
  const name = what;
  const run = async () => {
    setBusy(true);
    try {
      await remove({ variables: { offListGiftId: id, guestKey: guestKey() } });
      await onRemoved();
    } catch (problem) {
      toast.error(problemText(problem, t`That didn’t work. Please try again.`));
    }
    setBusy(false);
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
      <p className="min-w-0 grow basis-[min(100%,9rem)] wrap-anywhere">
        <span dir="auto">{what}</span>
        {isMine && <span className="block text-sm text-muted">{children ?? t`From you`}</span>}
      </p>
      {canRemove && (
        <Button
          aria-label={isMine ? t`Take it back: ${what}` : t`Remove: ${name}`}
          working={isBusy}
          onClick={() => void run()}
        >
          {isMine ? t({ message: 'Take it back', context: 'something one gives' }) : t`Remove`}
        </Button>
      )}
      {!canRemove && written !== '' && shareToken && (
        <ReportText shareToken={shareToken} name={name} text={{ offListGiftId: id }} />
      )}
    </li>
  );
}
