import { t } from '@lingui/core/macro';
import { Spinner } from './Spinner.tsx';

/** Only while the session is being restored: everywhere else a skeleton says more. */
export function FullScreenSpinner() {
  return (
    <div
      role="status"
      aria-label={t`Loading`}
      className="fixed inset-0 z-50 grid place-items-center bg-paper text-brand"
    >
      <Spinner size="big" />
    </div>
  );
}
