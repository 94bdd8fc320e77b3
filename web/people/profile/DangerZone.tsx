import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { type DangerZone_accountFragment, useDangerZone_accountFragment } from './DangerZone.generated.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

export function DangerZone({ account }: { account: FragmentType<DangerZone_accountFragment> }) {
  const { data, complete } = useDangerZone_accountFragment(account);
  const [isAsking, setIsAsking] = useState(false);
  if (!complete) return null;
  return (
    <Card as="section" padding="roomy">
      <h2 className="text-2xl text-problem">{t`Danger Zone`}</h2>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-lg text-muted">
          <Trans>
            This deletes your account and your lists, with everything on them, for good. What you bought for others
            stays marked as bought, without your name.
          </Trans>
        </p>
        <Button look="quietDanger" onClick={() => setIsAsking(true)}>{t`Delete Account`}</Button>
      </div>
      {isAsking && (
        <DeleteAccountDialog
          hasPassword={data.hasPassword}
          hasSecondFactor={data.secondFactorSince !== null}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Card>
  );
}
