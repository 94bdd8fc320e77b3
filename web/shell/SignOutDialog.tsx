import { plural, t } from '@lingui/core/macro';
import { ConfirmDialog } from '../base/design/dialogs/ConfirmDialog.tsx';
import { countSuggestionsOf } from '../base/storage/suggestions-of-account.ts';
import { isAwaited, useLocalChanges } from '../core/changes/local-changes.ts';
import { useSession } from '../core/session/session.ts';
import { cancelSignOut, signOutNow } from '../people/accounts/sign-out.ts';

export function SignOutDialog() {
  const { account } = useSession();
  const count = useLocalChanges().filter(isAwaited).length + countSuggestionsOf(account?.id);
  return (
    <ConfirmDialog
      title={t`Sign out and lose changes?`}
      question={plural(count, {
        one: '# change is still waiting for a connection. If you sign out now, it is lost.',
        other: '# changes are still waiting for a connection. If you sign out now, they are lost.',
      })}
      action={t`Sign Out`}
      onConfirm={() => void signOutNow()}
      onClose={cancelSignOut}
    />
  );
}
