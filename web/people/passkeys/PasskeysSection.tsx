import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { ConfirmDialog } from '../../base/design/dialogs/ConfirmDialog.tsx';
import { IconButton } from '../../base/design/IconButton.tsx';
import { RelativeTime } from '../../base/design/RelativeTime.tsx';
import { keepLoading } from '../../base/network/failed-loads.ts';
import { problemText } from '../../base/network/problems.ts';
import { FailedLoadNote } from '../../base/page/FailedLoadNote.tsx';
import { QuietLine } from '../../base/page/QuietLine.tsx';
import { toast } from '../../base/page/toast.ts';
import { canUsePasskeys } from '../second-factor/passkey-support.ts';
import {
  type PasskeysSection_accountFragment,
  usePasskeysQuery,
  useRemovePasskeyMutation,
} from './PasskeysSection.generated.ts';

const NewPasskey = lazy(async () => ({
  default: (await keepLoading(() => import('./NewPasskey.tsx'))).NewPasskey,
}));

const CodeDialog = lazy(async () => ({
  default: (await keepLoading(() => import('../second-factor/CodeDialog.tsx'))).CodeDialog,
}));

const RenamePasskey = lazy(async () => ({
  default: (await keepLoading(() => import('./RenamePasskey.tsx'))).RenamePasskey,
}));

type Key = PasskeysSection_accountFragment['passkeys'][number];

/** A quiet line until there is one. */
export function PasskeysSection() {
  const { data } = usePasskeysQuery({ fetchPolicy: 'cache-and-network' });
  const [isAdding, setAdding] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  if (!data) return null; // nobody adds one without a connection
  const { passkeys, hasPassword, secondFactorSince, hasAuthenticatorApp } = data.me;
  const isOnlyStep = passkeys.length === 1 && !hasAuthenticatorApp; // it stays, so no code is asked for
  const canAdd = canUsePasskeys();
  if (passkeys.length === 0 && !canAdd) return null;
  const add = () => setAdding(true);
  const close = () => setAdding(false);

  return (
    <>
      {passkeys.length > 0 ? (
        <Card as="section" padding="roomy">
          <h2 ref={heading} tabIndex={-1} className="text-2xl">{t`Passkeys`}</h2>
          <p className="mt-1 text-muted">{t`Sign in with your fingerprint, face or PIN, without password or code.`}</p>
          <ul className="mt-4 divide-y divide-line">
            {passkeys.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                takesCode={secondFactorSince !== null && !isOnlyStep}
                onGone={() => heading.current?.focus()}
              />
            ))}
          </ul>
          {canAdd && (
            <div className="mt-4 grid sm:justify-start">
              <Button onClick={add}>{t`Add a passkey`}</Button>
            </div>
          )}
        </Card>
      ) : (
        <QuietLine text={t`You have no passkeys.`}>
          <Button onClick={add}>{t`Add a passkey`}</Button>
        </QuietLine>
      )}
      <Suspense fallback={<FailedLoadNote />}>
        {isAdding && (
          <NewPasskey hasPassword={hasPassword} hasSecondFactor={secondFactorSince !== null} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

interface PasskeyRowProps {
  passkey: Key;
  takesCode: boolean;
  onGone: () => void;
}

function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt }, takesCode, onGone }: PasskeyRowProps) {
  const [isAsking, setAsking] = useState(false);
  const [isRenaming, setRenaming] = useState(false);
  const [remove, { loading }] = useRemovePasskeyMutation();
  const end = async (code?: string) => {
    await remove({ variables: { passkeyId: id, code } });
    setAsking(false);
    toast.success(t`Removed ${name}`);
    onGone();
  };
  const failure = (error: unknown) =>
    void toast.error(problemText(error, t`The passkey could not be removed. Please try again.`));
  const asking = {
    title: t`Remove ${name}?`,
    action: t`Remove`,
    onClose: () => setAsking(false),
  };
  const question = t`It can no longer sign in to your account. Delete it on your device, too.`;
  return (
    <li className="flex min-h-16 items-center gap-3 py-2">
      <KeyRound aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-muted">
          {lastUsedAt ? (
            <Trans>
              Last used <RelativeTime at={lastUsedAt} />
            </Trans>
          ) : (
            <Trans>
              Added <RelativeTime at={createdAt} />
            </Trans>
          )}
        </p>
      </div>
      <IconButton label={t`Rename ${name}`} icon={<Pencil aria-hidden />} onClick={() => setRenaming(true)} />
      <IconButton label={t`Remove ${name}`} icon={<Trash2 aria-hidden />} onClick={() => setAsking(true)} />
      {isAsking && !takesCode && (
        <ConfirmDialog {...asking} question={question} working={loading} onConfirm={() => void end().catch(failure)} />
      )}
      <Suspense fallback={<FailedLoadNote />}>
        {isAsking && takesCode && <CodeDialog {...asking} description={question} onCode={end} />}
        {isRenaming && <RenamePasskey passkey={{ id, name }} onClose={() => setRenaming(false)} />}
      </Suspense>
    </li>
  );
}
