import { t } from '@lingui/core/macro';
import { Button } from '../../base/design/Button.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { CopiedField } from '../../core/form/CopiedField.tsx';

/** A new key, for as long as it is looked at: the server has only its hash. */
export function NewKeyShown({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <div className="grid max-w-xl gap-3">
      <Notice tone="success">{t`Your key is ready. Keep it somewhere safe: we show it only this once.`}</Notice>
      <CopiedField
        label={t`New API key`}
        value={secret}
        failureText={t`The key could not be copied. Please select it and copy it yourself.`}
        look="primary"
        takesFocus
      />
      <div className="grid sm:justify-start">
        <Button onClick={onClose}>{t`Done`}</Button>
      </div>
    </div>
  );
}
