import { t } from '@lingui/core/macro';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../base/design/Button.tsx';
import { demand } from '../../base/network/demand.ts';
import { keepLoading } from '../../base/network/failed-loads.ts';
import { authProblemText } from '../../base/network/problems.ts';
import { session } from '../../core/session/session.ts';
import { canUsePasskeys } from '../second-factor/passkey-support.ts';
import { useBeginPasskeySignInMutation, useSignInWithPasskeyMutation } from './PasskeySignIn.generated.ts';

/** Loaded by the press: most people have no passkey. */
const webAuthn = () => keepLoading(() => import('../second-factor/web-authn.ts'));

interface PasskeySignInProps {
  isRemembered: () => boolean;
  onDone?: () => void;
  onProblem: (problem: string) => void;
}

export function PasskeySignIn({ isRemembered, onDone, onProblem }: PasskeySignInProps) {
  const [begin] = useBeginPasskeySignInMutation();
  const [finish] = useSignInWithPasskeyMutation();
  const [working, setWorking] = useState(false);
  if (!canUsePasskeys()) return null;

  const signIn = async () => {
    onProblem('');
    setWorking(true);
    const rememberMe = isRemembered();
    try {
      const [{ signWithPasskey }, { data }] = await Promise.all([webAuthn(), begin()]);
      const response = await signWithPasskey(demand(data?.beginPasskeySignIn, t`Failed to sign in`).options);
      if (response === null) return; // the person closed the browser's question
      const answer = await finish({ variables: { input: { response, rememberMe } } });
      session.begin(demand(answer.data?.signInWithPasskey, t`Failed to sign in`), rememberMe);
      onDone?.();
    } catch (error) {
      onProblem(authProblemText(error, t`Failed to sign in`));
    } finally {
      setWorking(false);
    }
  };
  return (
    <Button working={working} onClick={() => void signIn()}>
      <KeyRound aria-hidden className="size-4.5" />
      <span>{t`Use a passkey`}</span>
    </Button>
  );
}
