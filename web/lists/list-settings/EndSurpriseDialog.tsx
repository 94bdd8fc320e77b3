import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ConfirmDialog } from '../../base/design/dialogs/ConfirmDialog.tsx';
import { Day } from '../../base/design/RelativeTime.tsx';
import { useSite } from '../../base/page/site.ts';

interface EndSurpriseDialogProps {
  /** The day until which guests were told that it is kept. */
  eventDate: string | null;
  onEnd: () => void;
  onClose: () => void;
}

/** Asks the owner before they see what was bought, since guests bought on the word that they would not. */
export function EndSurpriseDialog({ eventDate, onEnd, onClose }: EndSurpriseDialogProps) {
  const { mailEnabled } = useSite();
  return (
    <ConfirmDialog
      title={t`End the surprise now?`}
      question={t`You’ll see what has been bought so far, and what is bought from now on.`}
      action={t`End the Surprise`}
      onConfirm={onEnd}
      onClose={onClose}
    >
      <p>
        <Told until={eventDate} mailEnabled={mailEnabled} />
      </p>
    </ConfirmDialog>
  );
}

function Told({ until, mailEnabled }: { until: string | null; mailEnabled: boolean }) {
  if (!until)
    return mailEnabled ? (
      <Trans>
        Your guests were told that you wouldn’t see it until you choose to. Everyone who has bought something gets an
        email that says you can.
      </Trans>
    ) : (
      t`Your guests were told that you wouldn’t see it until you choose to.`
    );
  return mailEnabled ? (
    <Trans>
      Your guests were told that you wouldn’t see it until <Day date={until} />. Everyone who has bought something gets
      an email that says you can.
    </Trans>
  ) : (
    <Trans>
      Your guests were told that you wouldn’t see it until <Day date={until} />.
    </Trans>
  );
}
