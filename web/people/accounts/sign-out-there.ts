import { client } from '../../lists/offline/app-client.ts';
import { BeginIssuerSignOutDocument } from './SignOutThere.generated.ts';

const TIMEOUT_MS = 5000;

/** Ends the session here, too. Null where it began otherwise; and where nobody answers, people are signed out here alone. */
export async function beginSignOutThere(): Promise<string | null> {
  const slow = new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT_MS, null));
  const asked = client
    .mutate({ mutation: BeginIssuerSignOutDocument, fetchPolicy: 'no-cache' })
    .then(({ data }) => data?.beginIssuerSignOut?.endSessionUrl ?? null);
  return Promise.race([asked, slow]).catch(() => null);
}
