import { t } from '@lingui/core/macro';
import { EmptyState } from '../../base/design/EmptyState.tsx';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { useScrollToTop } from '../../base/page/useScrollToTop.ts';

interface ListDeletedProps {
  name: string;
  by: string | null;
}

export function ListDeleted({ name, by }: ListDeletedProps) {
  useScrollToTop();
  return (
    <div role="alert">
      <EmptyState
        level={1}
        title={by ? t`${by} deleted this list` : t`This list has been deleted`}
        action={
          <LinkButton look="primary" to="/dashboard">
            {t`My Lists`}
          </LinkButton>
        }
      >
        <p className="wrap-anywhere">{t`“${name}” is gone, with everything that was on it.`}</p>
      </EmptyState>
    </div>
  );
}
