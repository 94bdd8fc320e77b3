import { t } from '@lingui/core/macro';
import { isolated } from '#rules/base/languages/isolated';
import { displayText } from '#rules/base/text/display-text';
import { Button } from '../../base/design/Button.tsx';
import { buttonLook } from '../../base/design/button-looks.ts';
import { Dialog, DialogActions } from '../../base/design/dialogs/Dialog.tsx';
import { QrCode } from '../../base/design/QrCode.tsx';
import { CopyLink } from '../../base/page/CopyLink.tsx';

interface PersonalLinkDialogProps {
  url: string;
  name: string;
  onClose: () => void;
}

/** A personal link, which is shown this once. */
export function PersonalLinkDialog({ url, name: written, onClose }: PersonalLinkDialogProps) {
  const name = isolated(displayText(written));
  return (
    <Dialog
      title={t`The link for ${name}`}
      description={t`It’s shown this once: send it, scan it with their device, or print it now. You can make a new one later.`}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <CopyLink label={t`Personal link`} link={url} />
        <div className="mx-auto w-48">
          <QrCode text={url} label={t`The code of the link`} />
        </div>
        <p className="text-sm text-muted">
          {t`Everybody who has it gives as ${name}, and sees what is taken, also on your own lists. If you want to be surprised, don’t look there.`}
        </p>
        <DialogActions>
          <a href={`${url}/sheet`} target="_blank" rel="noopener noreferrer" className={buttonLook('quiet', 'normal')}>
            {t`Print it`}
          </a>
          <Button look="primary" onClick={onClose}>{t`Done`}</Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
