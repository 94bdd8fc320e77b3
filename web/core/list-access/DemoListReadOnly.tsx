import { t } from '@lingui/core/macro';
import { EmptyState } from '../../base/design/EmptyState.tsx';
import { LinkButton } from '../../base/page/LinkButton.tsx';

export function DemoListReadOnly({ listId }: { listId: string }) {
  return (
    <EmptyState
      level={1}
      title={t`Demo lists stay as they are`}
      action={
        <>
          <LinkButton look="primary" to="/lists/create">
            {t`Create New List`}
          </LinkButton>
          <LinkButton to={`/lists/${listId}`}>{t`Back to List`}</LinkButton>
        </>
      }
    >
      <p>{t`Look around as much as you like. To change things, make a list of your own.`}</p>
    </EmptyState>
  );
}
