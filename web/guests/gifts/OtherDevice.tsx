import { t } from '@lingui/core/macro';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../base/design/Button.tsx';
import { keepLoading } from '../../base/network/failed-loads.ts';
import { CopyLink } from '../../base/page/CopyLink.tsx';
import { FailedLoadNote } from '../../base/page/FailedLoadNote.tsx';
import { siteAddress } from '../../base/routing/site-path.ts';

const QrCode = lazy(async () => ({
  default: (await keepLoading(() => import('../../base/design/QrCode.tsx'))).QrCode,
}));

/** The key of this device, to open what it gives on another. It is shown when it is asked for: others may look on. */
export function OtherDevice({ guestKey }: { guestKey: string }) {
  const [isOpen, setOpen] = useState(false);
  const link = `${siteAddress}/gifts#key=${guestKey}`;
  if (!isOpen)
    return (
      <div>
        <Button look="quiet" onClick={() => setOpen(true)}>{t`Open on another device`}</Button>
      </div>
    );
  return (
    <div className="grid max-w-sm gap-3">
      <p className="text-sm text-muted">{t`Scan this with the other device, or open the link there. Keep it to yourself: anyone who has it can undo your gifts.`}</p>
      <div className="w-44">
        <Suspense fallback={<FailedLoadNote />}>
          <QrCode text={link} label={t`A code that opens your gifts`} />
        </Suspense>
      </div>
      <CopyLink label={t`The link to your gifts`} link={link} />
    </div>
  );
}
