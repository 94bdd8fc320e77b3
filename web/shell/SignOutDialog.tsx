import { ConfirmDialog } from '../base/design/dialogs/ConfirmDialog.tsx';
import { isPending, useLocalChanges } from '../core/changes/local-changes.ts';
import { cancelSignOut, signOutNow } from '../people/accounts/sign-out.ts';

/** Before a sign-out that would lose something. */
export function SignOutDialog() {
  const count = useLocalChanges().filter(isPending).length;
  const what = count === 1 ? '1 change is' : `${count} changes are`;
  return (
    <ConfirmDialog
      title="Sign out and lose changes?"
      question={`${what} still waiting for a connection. If you sign out now, ${count === 1 ? 'it is' : 'they are'} lost.`}
      action="Sign Out"
      onConfirm={() => void signOutNow()}
      onClose={cancelSignOut}
    />
  );
}
