import { t } from '@lingui/core/macro';
import { demand } from '../../base/network/demand.ts';
import { authProblemText } from '../../base/network/problems.ts';
import { session } from '../../core/session/session.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { useSignInWithPasskeyMutation } from './PasskeySignIn.generated.ts';

interface PasskeySignInProps {
  isRemembered: () => boolean;
  onDone?: () => void;
  onProblem: (problem: string) => void;
}

export function PasskeySignIn({ isRemembered, onDone, onProblem }: PasskeySignInProps) {
  const [finish] = useSignInWithPasskeyMutation();
  const signIn = async (response: string) => {
    const rememberMe = isRemembered();
    const { data } = await finish({ variables: { input: { response, rememberMe } } });
    session.begin(demand(data?.signInWithPasskey, t`Failed to sign in`), rememberMe);
    onDone?.();
  };
  const say = (error: unknown) => onProblem(error === null ? '' : authProblemText(error, t`Failed to sign in`));
  return <PasskeyButton onSigned={signIn} onProblem={say} />;
}
