import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSite } from './site.ts';
import { TextLink } from './TextLink.tsx';

/** For sites on which plans are for sale. Within a sentence it is as tall as its line. */
export function PlansLink({ isTall = true }: { isTall?: boolean }) {
  return (
    <TextLink isTall={isTall} to="/subscription">
      {t`See the plans`}
    </TextLink>
  );
}

export function PartOfPremium() {
  const { paymentsEnabled } = useSite();
  return paymentsEnabled ? (
    <span>
      <Trans comment="Behind a colon, as in “A picture of your own: part of Premium.”">
        <TextLink to="/subscription">part of Premium</TextLink>
      </Trans>
    </span>
  ) : (
    <span key="unavailable">
      <Trans comment="Behind a colon, as in “A picture of your own: part of Premium, which isn’t available yet.”">
        <TextLink to="/subscription">part of Premium</TextLink>, which isn’t available yet
      </Trans>
    </span>
  );
}
