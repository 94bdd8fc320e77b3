import { Trans } from '@lingui/react/macro';
import { TextLink } from '../../base/page/TextLink.tsx';

/** For those who left a name alone. */
export function ToAllGifts() {
  return (
    <p className="text-sm text-muted">
      <Trans>
        No receipt is sent. You’ll find it again under <TextLink to="/gifts">Your gifts</TextLink>.
      </Trans>
    </p>
  );
}
