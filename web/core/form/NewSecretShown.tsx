import { t } from '@lingui/core/macro';
import { Button } from '../../base/design/Button.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { CopiedField } from './CopiedField.tsx';

interface NewSecretShownProps {
  secret: string;
  label: string;
  notice: string;
  onClose: () => void;
}

/** The server does not keep it. */
export function NewSecretShown({ secret, label, notice, onClose }: NewSecretShownProps) {
  return (
    <div className="grid max-w-xl gap-3">
      <Notice tone="success">{notice}</Notice>
      <CopiedField
        label={label}
        value={secret}
        failureText={t`It could not be copied. Please select it and copy it yourself.`}
        look="primary"
        takesFocus
      />
      <div className="grid sm:justify-start">
        <Button onClick={onClose}>{t`Done`}</Button>
      </div>
    </div>
  );
}
