import { t } from '@lingui/core/macro';
import { demand } from '../../base/network/demand.ts';
import { keepLoading } from '../../base/network/failed-loads.ts';
import { useBeginPasskeyCheckMutation, useCheckPasskeyMutation } from './PasskeyCode.generated.ts';

const webAuthn = () => keepLoading(() => import('./web-authn.ts'));

/** Null where the person closed the browser's question. */
export function usePasskeyCode(): () => Promise<string | null> {
  const [begin] = useBeginPasskeyCheckMutation();
  const [check] = useCheckPasskeyMutation();
  return async () => {
    const failure = t`This passkey could not be checked. Please try again.`;
    const [{ signWithPasskey }, begun] = await Promise.all([webAuthn(), begin()]);
    const response = await signWithPasskey(demand(begun.data?.beginPasskeySignIn, failure).options);
    if (response === null) return null;
    const { data } = await check({ variables: { response } });
    return demand(data?.checkPasskey, failure).code;
  };
}
