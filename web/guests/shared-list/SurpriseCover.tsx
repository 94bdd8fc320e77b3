import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { displayText } from '#rules/base/text/display-text';
import { Button } from '../../base/design/Button.tsx';
import { EmptyState } from '../../base/design/EmptyState.tsx';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { returnState } from '../../core/session/return-address.ts';
import { SharedListSkeleton } from '../drawn/SharedListSkeleton.tsx';
import { openSurprise, unmarkSurprise } from '../drawn/surprise-marks.ts';
import { useSurpriseCoverQuery } from './SurpriseCover.generated.ts';

/** Reading again what was open before is no visit, and says so. */
const REFRESHING = { headers: { purpose: 'refresh' } };

/** In place of a list that is a surprise for a person who has just been signed out: as a guest they would see what was bought. */
export function SurpriseCover({ shareToken }: { shareToken: string }) {
  const location = useLocation();
  const { data, loading } = useSurpriseCoverQuery({
    variables: { token: shareToken },
    fetchPolicy: 'network-only', // what was read while it was hidden does not say whether it is over
    context: REFRESHING,
  });
  const list = data?.sharedList;
  const isOver = list?.keepsSurprise === false;
  useEffect(() => {
    if (isOver) unmarkSurprise(shareToken);
  }, [isOver, shareToken]);

  if (loading || isOver) return <SharedListSkeleton />;
  return (
    <div role="alert">
      <PageHead title={t`Keep the surprise?`} unlisted />
      <EmptyState
        level={1}
        kind={list?.listType}
        title={t`Keep the surprise?`}
        action={
          <>
            <LinkButton look="primary" to="/signin" state={returnState(location)}>
              {t`Sign In`}
            </LinkButton>
            <Button onClick={() => openSurprise(shareToken)}>{t`Go On as a Guest`}</Button>
          </>
        }
      >
        {list ? (
          <p>
            <GuestsSee name={displayText(list.name)} />
          </p>
        ) : (
          <p key="unknown">{t`You’re signed out, and guests see what’s given here. Sign in, and it stays a surprise.`}</p>
        )}
      </EmptyState>
    </div>
  );
}

function GuestsSee({ name }: { name: string }) {
  return (
    <Trans>
      You’re signed out, and guests see what’s given from <strong className="wrap-anywhere text-ink">{name}</strong>.
      Sign in, and it stays a surprise.
    </Trans>
  );
}
