import { t } from '@lingui/core/macro';
import { VisuallyHidden } from '../../base/design/VisuallyHidden.tsx';

/** As wide as the sign of the list above it. */
export function Dot({ isRead }: { isRead: boolean }) {
  return (
    <span aria-hidden className="grid h-6 w-4.5 place-items-center self-start">
      <span className={`size-2 rounded-full ${isRead ? '' : 'bg-brand'}`} />
    </span>
  );
}

export function Unread() {
  return <VisuallyHidden>{`${t`Unread:`} `}</VisuallyHidden>;
}
