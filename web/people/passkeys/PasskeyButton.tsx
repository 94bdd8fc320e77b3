import { t } from '@lingui/core/macro';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../base/design/Button.tsx';
import { demand } from '../../base/network/demand.ts';
import { keepLoading } from '../../base/network/failed-loads.ts';
import { canUsePasskeys } from '../second-factor/passkey-support.ts';
import { useBeginPasskeySignInMutation } from './PasskeyButton.generated.ts';

/** Loaded by the press: most people have no passkey. */
const webAuthn = () => keepLoading(() => import('../second-factor/web-authn.ts'));

interface PasskeyButtonProps {
  /** The sign-in that waits for its second step: the device then offers passkeys of that person alone. */
  challenge?: string;
  onSigned: (response: string) => Promise<void>;
  onProblem: (error: unknown) => void;
}

export function PasskeyButton({ challenge, onSigned, onProblem }: PasskeyButtonProps) {
  const [begin] = useBeginPasskeySignInMutation();
  const [working, setWorking] = useState(false);
  if (!canUsePasskeys()) return null;

  const press = async () => {
    onProblem(null);
    setWorking(true);
    try {
      const [{ signWithPasskey }, { data }] = await Promise.all([webAuthn(), begin({ variables: { challenge } })]);
      const response = await signWithPasskey(demand(data?.beginPasskeySignIn, t`Failed to sign in`).options);
      if (response !== null) await onSigned(response); // else the person closed the browser's question
    } catch (error) {
      onProblem(error);
    } finally {
      setWorking(false);
    }
  };
  return (
    <Button working={working} onClick={() => void press()}>
      <KeyRound aria-hidden className="size-4.5" />
      <span>{t`Use a passkey`}</span>
    </Button>
  );
}
