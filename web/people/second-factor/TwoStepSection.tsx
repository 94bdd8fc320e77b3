import type { FragmentType } from '@apollo/client';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { Badge } from '../../base/design/Badge.tsx';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { RelativeTime } from '../../base/design/RelativeTime.tsx';
import { demand } from '../../base/network/demand.ts';
import { keepLoading } from '../../base/network/failed-loads.ts';
import { FailedLoadNote } from '../../base/page/FailedLoadNote.tsx';
import { QuietLine } from '../../base/page/QuietLine.tsx';
import { toast } from '../../base/page/toast.ts';
import {
  type TwoStepSection_accountFragment,
  useRemoveSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useTwoStepSection_accountFragment,
} from './TwoStepSection.generated.ts';

const TwoStepSetup = lazy(async () => ({
  default: (await keepLoading(() => import('./TwoStepSetup.tsx'))).TwoStepSetup,
}));
const CodeDialog = lazy(async () => ({
  default: (await keepLoading(() => import('./CodeDialog.tsx'))).CodeDialog,
}));
const RecoveryCodesDialog = lazy(async () => ({
  default: (await keepLoading(() => import('./RecoveryCodes.tsx'))).RecoveryCodesDialog,
}));

const FEW = 3;

type Open = 'setup' | 'off' | 'renew' | null;

/** A quiet line until it is on: most people never need it. */
export function TwoStepSection({ account }: { account: FragmentType<TwoStepSection_accountFragment> }) {
  const { data, complete } = useTwoStepSection_accountFragment(account);
  const [open, setOpen] = useState<Open>(null);
  const [fresh, setFresh] = useState<readonly string[] | null>(null);
  const [remove] = useRemoveSecondFactorMutation();
  const [renew] = useRenewRecoveryCodesMutation();
  const close = () => setOpen(null);
  const show = (codes: readonly string[]) => {
    close();
    setFresh(codes);
  };
  if (!complete) return null;
  const { secondFactorSince: since, recoveryCodesLeft: left, hasPassword, hasAuthenticatorApp } = data;

  return (
    <>
      {since ? (
        <Card as="section" padding="roomy">
          <h2 className="flex flex-wrap items-center gap-x-3 text-2xl">
            {t`Two-step sign-in`} <Badge tone="good">{t({ message: 'On', context: 'two-step sign-in' })}</Badge>
          </h2>
          <p className="mt-1 text-muted">
            {hasAuthenticatorApp ? (
              <Trans>
                Signing in takes a code from your app. Switched on <RelativeTime at={since} />.
              </Trans>
            ) : (
              <Trans>
                Signing in takes a passkey, or a recovery code after your password. Switched on{' '}
                <RelativeTime at={since} />.
              </Trans>
            )}
          </p>
          <p className="mt-1 text-muted">
            {plural(left, {
              one: 'You have # recovery code left.',
              other: 'You have # recovery codes left.',
            })}
          </p>
          <div className="mt-4 grid gap-4">
            {left <= FEW && (
              <Notice>{t`Make new recovery codes, so that you can still get in when your phone is lost.`}</Notice>
            )}
            <div className="flex flex-wrap gap-3">
              <Button onClick={() => setOpen('renew')}>{t`New recovery codes`}</Button>
              <Button look="quietDanger" onClick={() => setOpen('off')}>{t`Switch off`}</Button>
            </div>
          </div>
        </Card>
      ) : (
        <QuietLine text={t`Two-step sign-in is off.`}>
          <Button onClick={() => setOpen('setup')}>{t`Set it up`}</Button>
        </QuietLine>
      )}
      <Suspense fallback={<FailedLoadNote />}>
        {open === 'setup' && <TwoStepSetup hasPassword={hasPassword} onClose={close} onCodes={show} />}
        {open === 'off' && (
          <CodeDialog
            title={t`Switch off two-step sign-in?`}
            description={t`Signing in will no longer take a code, and your recovery codes are deleted.`}
            action={t`Switch off`}
            onCode={async (code) => {
              await remove({ variables: { code } });
              close();
              toast.success(t`Two-step sign-in is off.`);
            }}
            onClose={close}
          />
        )}
        {open === 'renew' && (
          <CodeDialog
            title={t`New recovery codes`}
            description={t`The ones you have now will stop working.`}
            action={t`Make new codes`}
            onCode={async (code) => {
              const answer = await renew({ variables: { code } });
              const made = demand(answer.data?.renewRecoveryCodes, t`New codes could not be made. Please try again.`);
              show(made.recoveryCodes);
            }}
            onClose={close}
          />
        )}
        {fresh && <RecoveryCodesDialog codes={fresh} onClose={() => setFresh(null)} />}
      </Suspense>
    </>
  );
}
