import { t } from '@lingui/core/macro';
import { toast } from '../../base/page/toast.ts';
import { session } from '../../core/session/session.ts';
import { client } from '../../lists/offline/app-client.ts';
import { BeginIssuerSignOutDocument } from './SignOutThere.generated.ts';

const TIMEOUT_MS = 5000;

/**
 * Ends the session on the server, and leads the browser to where people signed in. Throws where it is not known
 * whether that site still knows them.
 */
export async function signOutThere(accessToken: string): Promise<void> {
  const asked = client.mutate({
    mutation: BeginIssuerSignOutDocument,
    context: { accessToken },
    fetchPolicy: 'no-cache',
  });
  const isSlow = new Promise<never>((_resolve, reject) => setTimeout(reject, TIMEOUT_MS, new Error('no answer')));
  toast.info(t`Signing out…`, { id: 'signing-out', duration: TIMEOUT_MS });
  const { data } = await Promise.race([asked, isSlow]);
  const exit = data?.beginIssuerSignOut;
  if (!exit) return; // the session began otherwise
  if (!exit.endSessionUrl) throw new Error('the other site cannot be asked');
  const isBack = session.getState().status === 'signedIn'; // they began anew in the meantime
  if (!isBack) window.location.assign(exit.endSessionUrl);
}
