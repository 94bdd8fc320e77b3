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
      title="End the surprise now?"
      question="You’ll see what has been bought so far, and what is bought from now on."
      action="End the Surprise"
      onConfirm={onEnd}
      onClose={onClose}
    >
      <p>
        <span>Your guests were told that you wouldn’t see it until </span>
        {eventDate ? <Day date={eventDate} /> : <span>you choose to</span>}
        <span>.</span>
        {mailEnabled && <span> Everyone who has bought something gets an email that says you can.</span>}
      </p>
    </ConfirmDialog>
  );
}
